//! Whether a game of Duel is in order.

use parure_engine::card::{CardId, Level};
use parure_engine::duel::{Bonus, Cell, Duel, GOLD, Phase, Refill};
use parure_engine::game::{Outcome, Reason};
use parure_engine::seat::{Seat, SeatSet};
use parure_engine::tokens::Tokens;

use super::super::{colors, every_card};
use super::rulebook::bonus_of;
use crate::census::{Census, Place};
use crate::laws::{Law, demand, same};

pub(super) fn census(duel: &Duel) -> Result<Census, String> {
    let (open, mut census) = (duel.open(), Census::default());
    duel.decks().iter().try_for_each(|card| census.card(card, Place::Table))?;
    for level in Level::ALL {
        for (space, card) in open.pyramid.row(level).iter().enumerate() {
            card.iter().try_for_each(|&card| census.card(card, Place::Space(level, space as u8)))?;
        }
    }
    open.royals.iter().try_for_each(|royal| census.tile(royal, Place::Table))?;
    census.tokens(open.bag, Place::Bag);
    census.privileges(3 - open.players[0].privileges - open.players[1].privileges, Place::Table);
    for cell in Cell::all() {
        let here = colors().filter(|&color| open.board.of(color).contains(cell));
        here.for_each(|color| census.tokens(Tokens::one(color), Place::Cell(cell.index() as u8)));
    }
    for seat in Seat::all(2) {
        let player = open.player(seat);
        census.tokens(player.tokens, Place::Player(seat));
        census.privileges(player.privileges, Place::Player(seat));
        player.cards.iter().try_for_each(|card| census.card(card, Place::Player(seat)))?;
        player.royals.iter().try_for_each(|royal| census.tile(royal, Place::Player(seat)))?;
        for reserved in duel.hand(seat).iter() {
            let place = if reserved.blind { Place::Secret(seat) } else { Place::Hand(seat) };
            census.card(reserved.card, place)?;
        }
    }
    Ok(census)
}

pub(super) fn audit(duel: &Duel) -> Law {
    let (open, census) = (duel.open(), census(duel)?);
    every_card(&census, &[[30, 24, 13]])?;
    same("all tokens", &census.all_tokens(), &Tokens::from_counts([4, 4, 4, 4, 4, 2, 3, 0]))?;
    same("the number of royals", &census.tiles(), &4)?;
    for cell in Cell::all() {
        let here = colors().filter(|&color| open.board.of(color).contains(cell)).count();
        demand(here <= 1 && (here == 1) == open.board.color_at(cell).is_some(), || format!("{here} tokens on {cell}"))?;
    }
    pyramid(duel)?;
    Seat::all(2).try_for_each(|seat| player(duel, seat))?;
    demand(open.options.stalling || open.players.iter().all(|player| player.stalled == 0), || {
        "stalled turns are counted against the option".to_owned()
    })?;
    match open.phase {
        Phase::Over(outcome) => over(duel, outcome),
        _ => choice(duel),
    }
}

pub(super) fn audit_course(duel: &Duel) -> Law {
    let open = duel.open();
    let is_over = matches!(open.phase, Phase::Over(_));
    let ended = |seat: &Seat| *seat != open.seat || open.phase == Phase::Act;
    let winner = Seat::all(2).filter(ended).find(|&seat| victory(duel, seat).is_some());
    demand(is_over || winner.is_none(), || format!("{winner:?} should have won"))
}

fn pyramid(duel: &Duel) -> Law {
    let open = duel.open();
    let mut listed: Vec<CardId> =
        Level::ALL.into_iter().flat_map(|level| open.pyramid.row(level).iter().copied().flatten()).collect();
    listed.sort_unstable();
    same("the face-up cards", &open.pyramid.cards().iter().collect::<Vec<_>>(), &listed)?;
    for (level, spaces) in Level::ALL.into_iter().zip([5, 4, 3]) {
        let row = open.pyramid.row(level);
        same("the spaces of a level", &row.len(), &spaces)?;
        let at_once = open.options.refill == Refill::AtOnce;
        let settled = at_once || matches!(open.phase, Phase::Act | Phase::Over(_));
        let filled = row.iter().all(Option::is_some) || duel.decks().level(level).is_empty();
        demand(!settled || filled, || format!("{level:?} has an empty space and a deck"))?;
    }
    Ok(())
}

fn player(duel: &Duel, seat: Seat) -> Law {
    let (open, player) = (duel.open(), duel.open().player(seat));
    let (mut bonuses, mut color_points) = (Tokens::ZERO, Tokens::ZERO);
    for card in player.cards.iter() {
        let is_open = open.phase == Phase::Joker(card) && seat == open.seat;
        let placed = Duel::face(card).bonus != Bonus::Joker || player.jokers.get(card).is_some();
        demand(placed != is_open, || format!("the joker card {card:?} has no place"))?;
        if let Some((color, count)) = bonus_of(duel, seat, card) {
            bonuses += Tokens::of(color, count);
            color_points += Tokens::of(color, Duel::face(card).points);
        }
    }
    same("the bonuses", &player.bonuses, &bonuses)?;
    same("the points by colour", &player.color_points, &color_points)?;
    let royals: u8 = player.royals.iter().map(|royal| Duel::royals()[royal.index()].points).sum();
    let points = royals + player.cards.iter().map(|card| Duel::face(card).points).sum::<u8>();
    same("the points", &player.points, &points)?;
    same("the crowns", &player.crowns, &player.cards.iter().map(|card| Duel::face(card).crowns).sum())?;
    demand(duel.hand(seat).iter().count() <= 3, || format!("seat {seat} has too many cards in hand"))?;
    demand(player.privileges <= 3, || format!("seat {seat} has too many privileges"))?;
    let tokens = player.tokens.counts().iter().sum::<u8>();
    let turn_runs = seat == open.seat;
    demand(tokens <= 10 || turn_runs, || format!("seat {seat} has {tokens} tokens"))?;
    // D-21: the royals are there when the turn is.
    let due = [3, 6].iter().filter(|&&crowns| player.crowns >= crowns).count();
    let pending = turn_runs && !matches!(open.phase, Phase::Act | Phase::Discard | Phase::Over(_));
    demand(player.royals.len() == due || pending, || format!("seat {seat} has not as many royals as earned"))
}

fn choice(duel: &Duel) -> Law {
    let open = duel.open();
    let cells = |color| Cell::all().filter(|&cell| open.board.color_at(cell) == Some(color)).count();
    let choices = match open.phase {
        Phase::Joker(_) => open.current().bonuses.colors().len(),
        Phase::TakeToken(color) => cells(color),
        Phase::Steal => open.opponent().tokens.colors().iter().filter(|&color| color != GOLD).count(),
        Phase::Royal => open.royals.len(),
        Phase::Discard => usize::from(open.current().tokens.total() > 10) * 2,
        Phase::Act | Phase::Over(_) => 2,
    };
    demand(choices > 1, || format!("{:?} leaves {choices} choices", open.phase))?;
    let left = !open.bag.is_empty() && open.replenished && open.phase == Phase::Act;
    demand(!left, || "a replenish left something in the bag".to_owned())
}

/// The first condition of victory that a player meets (D-23).
fn victory(duel: &Duel, seat: Seat) -> Option<Reason> {
    let player = duel.open().player(seat);
    let colored = player.color_points.counts().iter().any(|&points| points >= 10);
    let met =
        [(player.points >= 20, Reason::Points20), (player.crowns >= 10, Reason::Crowns10), (colored, Reason::Color10)];
    met.into_iter().find(|&(met, _)| met).map(|(_, reason)| reason)
}

fn over(duel: &Duel, outcome: Outcome) -> Law {
    let (seat, opponent) = (duel.open().seat, duel.open().opponent());
    same("the winner", &outcome.winners, &SeatSet::EMPTY.with(seat))?;
    if outcome.reason == Reason::Claim {
        return demand(opponent.stalled >= 3, || "a claim without cause".to_owned());
    }
    same("the reason", &Some(outcome.reason), &victory(duel, seat))
}
