//! What a classic game supplies to be encoded.

use parure_engine::card::{CardId, CardTable};
use parure_engine::classic::{Cards, Rules};
use parure_engine::seat::Seat;

use crate::Tensor;
use crate::tensor::{first, one_hot};

/// A card as numbers: cost, bonus, points, tags, level, and whether its owner drew it unseen.
pub type Row = [u8; 16];

/// What counts as 1 in each place of a [`Row`].
pub(super) const ROW_SCALE: Row = [7, 7, 7, 7, 7, 1, 1, 1, 1, 1, 5, 2, 1, 1, 1, 1];

/// Where a row says that the card was drawn unseen.
pub(super) const UNSEEN: usize = 15;

/// The place of the first level's flag.
pub(super) const LEVEL: usize = 12;

/// What a game of this kind supplies to be encoded.
pub trait ClassicEncoding: Rules {
    /// The name of the encoding of actions.
    const ACTIONS: &'static str;
    /// The name of the encoding of views.
    const OBSERVATIONS: &'static str;

    /// Every card as numbers.
    fn rows() -> &'static CardTable<Row>;

    /// Writes the house rules.
    fn describe_options(options: &Self::Options, out: &mut impl Tensor);

    /// Writes what only this game knows of a player.
    fn describe_player(_: &Self::Extra, _: Seat, _: &mut impl Tensor) {}

    /// Whether two play against two.
    fn is_team(_: &Self::Options) -> bool {
        false
    }
}

/// Every card of a game as numbers, with the tags of each.
pub(super) fn rows(cards: &Cards, tags: impl Fn(CardId) -> u8) -> CardTable<Row> {
    let mut rows = [[0; 16]; 256];
    for card in cards.all().iter() {
        let face = cards.face(card);
        let row = &mut rows[CardTable::<Row>::place(card)];
        row[..5].copy_from_slice(&first::<5>(face.cost.counts()));
        row[5..10].copy_from_slice(&one_hot::<5>(Some(face.bonus.index())));
        (row[10], row[11]) = (face.points, tags(card));
        row[LEVEL + card.level().index()] = 1;
    }
    CardTable::new(rows)
}
