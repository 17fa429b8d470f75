//! Cards and royals in numbers, as one seat sees them beside its rival.

use parure_engine::duel::{Ability, Bonus, Duel, GOLD, PEARL};
use parure_engine::seat::Seat;
use parure_engine::tokens::Tokens;

use super::{Prospect, Prospects, gems};
use crate::sheet::{Needs, Row, Sheet, Subject};

/// Where the numbers of royals begin.
const ROYAL: usize = super::features::ITEM_NUMBERS - 8;

/// Describes the items of a seat.
pub(super) fn describe(game: &Duel, seat: Seat, own: &Prospects, rival: &Prospects, sheet: &mut Sheet) {
    for (at, prospect) in own.iter().enumerate() {
        // The cards of the pyramid stand at the same place in both sights.
        let other = rival.0.get(at).filter(|_| !prospect.in_hand);
        let written = describe_card(game, seat, prospect, other, sheet.row(0));
        let needs = Needs::Card(prospect.reach);
        sheet.end_item(Subject::Card(prospect.card), needs, gems(prospect.face), written);
    }
    for royal in game.open().royals.iter() {
        let face = &Duel::royals()[royal.index()];
        let mut write = sheet.row(ROYAL);
        write.put(1.0);
        write.count(face.points, 3.0);
        write.flag(face.ability == Some(Ability::ExtraTurn));
        write.flag(face.ability == Some(Ability::TakePrivilege));
        write.flag(face.ability == Some(Ability::Steal));
        let crowns = game.open().player(seat).crowns;
        write.flag(crowns < 3);
        write.flag((3..6).contains(&crowns));
        write.flag(crowns >= 6);
        debug_assert_eq!(write.at(), super::features::ITEM_NUMBERS);
        let written = write.end();
        sheet.end_item(Subject::Tile(royal), Needs::Tile(Tokens::ZERO), Tokens::ZERO, written);
    }
}

fn describe_card(game: &Duel, seat: Seat, prospect: &Prospect, rival: Option<&Prospect>, mut write: Row<'_>) -> usize {
    let player = game.open().player(seat);
    let (face, reach) = (prospect.face, prospect.reach);
    write.mark(face.points.min(6) * 5 + reach.turns.min(4), 35);
    write.mark(reach.missing, 8);
    write.mark(reach.price.total(), 9);
    write.mark(rival.map_or(9, |rival| rival.reach.missing), 8);
    write.mark(rival.map_or(5, |rival| rival.reach.turns), 6);
    write.mark(prospect.card.level().number() - 1, 3);
    write.mark(face.crowns * 3 + reach.turns.min(2), 12);
    write.mark(prospect.color_points, 11);
    let ability = match face.ability {
        None => 0,
        Some(Ability::ExtraTurn) => 1,
        Some(Ability::TakeToken) => 2,
        Some(Ability::TakePrivilege) => 3,
        Some(Ability::Steal) => 4,
    };
    write.mark(ability, 5);
    let (bonus, held) = match face.bonus {
        Bonus::None => (0, 0),
        Bonus::Joker => (1, 0),
        Bonus::Gem { color, count } => (1 + count, player.bonuses.get(color)),
    };
    write.mark(bonus, 4);
    write.mark(held, 5);
    write.flag(prospect.in_hand);
    write.flag(prospect.wins(player));
    write.flag(prospect.wins(player) && reach.turns == 0);
    write.flag(rival.is_some_and(|rival| rival.wins(game.open().player(seat.next(2)))));
    write.count(prospect.royals, 2.0);
    write.flag(reach.short.get(PEARL) > 0);
    write.count(player.tokens.get(GOLD), 3.0);
    write.put(prospect.value / 6.0);
    debug_assert!(write.at() <= ROYAL, "{}", write.at());
    write.end()
}
