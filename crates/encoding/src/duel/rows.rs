//! Cards of Duel as numbers.

use std::sync::LazyLock;

use parure_engine::card::CardTable;
use parure_engine::duel::{Ability, Bonus, Duel};

use crate::tensor::{first, one_hot};

/// A card as numbers: cost with pearls, bonuses by colour, whether it is a joker, points, crowns, ability, level, and
/// whether its owner drew it unseen.
pub(super) type Row = [u8; 22];

/// What counts as 1 in each place of a [`Row`].
pub(super) const ROW_SCALE: Row = [8, 8, 8, 8, 8, 2, 2, 2, 2, 2, 2, 1, 6, 3, 1, 1, 1, 1, 1, 1, 1, 1];

/// The place of the first level's flag.
pub(super) const LEVEL: usize = 18;

/// Where a row says that the card was drawn unseen.
pub(super) const UNSEEN: usize = 21;

/// No card.
pub(super) const BLANK: Row = [0; 22];

/// Every card as numbers.
pub(super) fn rows() -> &'static CardTable<Row> {
    static ROWS: LazyLock<CardTable<Row>> = LazyLock::new(|| {
        let mut rows = [BLANK; 256];
        for card in Duel::cards().iter() {
            let face = Duel::face(card);
            let row = &mut rows[CardTable::<Row>::place(card)];
            row[..6].copy_from_slice(&first::<6>(face.cost.counts()));
            match face.bonus {
                Bonus::Gem { color, count } => row[6 + color.index()] = count,
                Bonus::Joker => row[11] = 1,
                Bonus::None => {}
            }
            (row[12], row[13]) = (face.points, face.crowns);
            row[14..18].copy_from_slice(&one_hot::<4>(face.ability.map(|ability| match ability {
                Ability::ExtraTurn => 0,
                Ability::TakeToken => 1,
                Ability::TakePrivilege => 2,
                Ability::Steal => 3,
            })));
            row[LEVEL + card.level().index()] = 1;
        }
        CardTable::new(rows)
    });
    &ROWS
}
