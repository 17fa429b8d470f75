//! Cards and tiles in numbers, as one seat sees them among its rivals.

use parure_engine::classic::{JOKER, State};
use parure_engine::foresight::Foresight;
use parure_engine::game::Game;
use parure_engine::seat::{MAX_SEATS, Seat};
use parure_engine::tokens::Tokens;

use super::{ClassicKnowledge, Prospect, Prospects};
use crate::eval::reach::share;
use crate::eval::wants::demand;
use crate::sheet::{Needs, Row, Sheet, Subject};

/// Describes the items of the seat at a place.
pub(super) fn describe<R: ClassicKnowledge>(
    table: &State<R>,
    order: &[Seat],
    place: usize,
    sights: &[Prospects; MAX_SEATS],
    sheet: &mut Sheet,
) {
    let (seat, side) = (order[place], table.side(order[place]));
    let own = &sights[place];
    let seen = Seen {
        bonuses: table.bonuses(seat),
        demand: demand(own.iter().map(|prospect| (&prospect.reach, prospect.worth()))),
        left: table.target().saturating_sub(R::points(table, seat)),
    };
    for (at, prospect) in own.iter().enumerate() {
        let others = order.iter().zip(sights).filter(|(other, _)| !prospect.in_hand && !side.contains(**other));
        let soonest = others.filter_map(|(_, sight)| sight.get_near(at, prospect.card)).map(|other| other.reach);
        let (missing, turns) =
            soonest.fold((9, 5), |(missing, turns), reach| (reach.missing.min(missing), reach.turns.min(turns)));
        let written = describe_card(table, seat, prospect, &seen, (missing, turns), sheet.row(0));
        let bonus = Tokens::one(prospect.face.bonus);
        sheet.end_item(Subject::Card(prospect.card), Needs::Card(prospect.reach), bonus, written);
    }
    for tile in R::tiles_for(table, seat).iter() {
        let face = &R::TILES[tile.index()];
        let lacks = |seat| face.needs.saturating_sub(table.bonuses(seat));
        let bonuses = |seat| lacks(seat).total() + R::lacking_besides(table, seat, tile).other;
        let rivals = order.iter().filter(|other| !side.contains(**other));
        let nearest = rivals.map(|&other| bonuses(other)).min().unwrap_or(9);
        let mut write = sheet.row(TILE);
        write.put(1.0);
        write.mark(bonuses(seat), 9);
        write.mark(nearest, 7);
        write.mark(lacks(seat).colors().len() as u8, 4);
        write.put(f32::from(face.points) / 3.0);
        debug_assert_eq!(write.at(), super::features::ITEM_NUMBERS);
        let written = write.end();
        sheet.end_item(Subject::Tile(tile), Needs::Tile(lacks(seat)), Tokens::ZERO, written);
    }
}

/// What cards are described by.
struct Seen {
    bonuses: Tokens,
    demand: [f32; 8],
    left: u8,
}

/// Where the numbers of tiles begin; the four before are what only one game's cards have.
pub(super) const TILE: usize = super::features::ITEM_NUMBERS - 22;

fn describe_card<R: ClassicKnowledge>(
    table: &State<R>,
    seat: Seat,
    prospect: &Prospect,
    seen: &Seen,
    (rival_missing, rival_turns): (u8, u8),
    mut write: Row<'_>,
) -> usize {
    let (face, reach) = (prospect.face, prospect.reach);
    let scarce = reach.short.saturating_sub(table.bank()).total();
    write.mark(prospect.points.min(6) * 5 + reach.turns.min(4), 35);
    write.mark(reach.missing, 8);
    write.mark(reach.price.total(), 10);
    write.mark(reach.most, 5);
    write.mark(scarce, 4);
    write.mark(rival_missing, 8);
    write.mark(rival_turns, 6);
    write.mark(seen.bonuses.get(face.bonus), 5);
    write.mark(prospect.card.level().number() - 1, 3);
    write.flag(prospect.in_hand);
    write.flag(prospect.points > face.points);
    write.flag(prospect.points >= seen.left);
    write.put(if prospect.points >= seen.left { share(reach.turns) } else { 0.0 });
    write.put(seen.demand[face.bonus.index()] / 5.0);
    write.put(f32::from(prospect.points) / f32::from(1 + reach.price.total()));
    write.flag(rival_turns < reach.turns);
    write.flag(table.player(seat).tokens.get(JOKER) > 0 && reach.missing == 0);
    debug_assert_eq!(write.at(), TILE - 4);
    R::describe_card(table, seat, prospect.card, &mut write);
    debug_assert!(write.at() <= TILE, "{}", write.at());
    write.end()
}
