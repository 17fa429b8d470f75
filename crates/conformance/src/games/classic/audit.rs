//! Whether the state of a classic game is in order.

use parure_engine::card::{CardId, Level};
use parure_engine::classic::{Phase, Player, State};
use parure_engine::game::Reason;
use parure_engine::seat::{MAX_SEATS, Seat};
use parure_engine::tokens::Tokens;

use super::super::every_card;
use super::ClassicLawSubject;
use super::consequences::reached;
use crate::census::{Census, Place};
use crate::laws::{Law, demand, same};

pub(super) fn census<R: ClassicLawSubject>(table: &State<R>) -> Result<Census, String> {
    let mut census = Census::default();
    table.decks().iter().try_for_each(|card| census.card(card, Place::Table))?;
    for level in Level::ALL {
        for (space, card) in table.market().row(level).iter().enumerate() {
            card.iter().try_for_each(|&card| census.card(card, Place::Space(level, space as u8)))?;
        }
    }
    for (card, space) in R::more_face_up(table) {
        census.card(card, Place::Space(card.level(), space))?;
    }
    table.tiles().iter().try_for_each(|tile| census.tile(tile, Place::Table))?;
    census.tokens(table.bank(), Place::Table);
    for seat in Seat::all(table.players()) {
        let player = table.player(seat);
        census.tokens(player.tokens, Place::Player(seat));
        player.cards.iter().try_for_each(|card| census.card(card, Place::Player(seat)))?;
        player.tiles.iter().try_for_each(|tile| census.tile(tile, Place::Player(seat)))?;
        for reserved in player.hand.iter() {
            let place = if reserved.blind { Place::Secret(seat) } else { Place::Hand(seat) };
            census.card(reserved.card, place)?;
        }
    }
    R::own_census(table, &mut census)?;
    Ok(census)
}

pub(super) fn audit<R: ClassicLawSubject>(table: &State<R>) -> Law {
    let census = census(table)?;
    every_card(&census, R::DECKS)?;
    let gems = R::GEMS[table.players() - 2];
    let [sixth, seventh] = R::other_tokens(table.players());
    let supply = Tokens::from_counts([gems, gems, gems, gems, gems, 5, sixth, seventh]);
    same("all tokens", &census.all_tokens(), &supply)?;
    market(table)?;
    Seat::all(table.players()).try_for_each(|seat| player(table, seat))?;
    let empty = (table.players()..MAX_SEATS).filter_map(Seat::new);
    empty.into_iter().try_for_each(|seat| same("an empty seat", table.player(seat), &Player::default()))?;
    phase(table)?;
    R::audit(table)
}

fn market<R: ClassicLawSubject>(table: &State<R>) -> Law {
    let rows = Level::ALL.into_iter().flat_map(|level| table.market().row(level).iter().copied().flatten());
    let mut listed: Vec<CardId> = rows.collect();
    listed.sort_unstable();
    same("the face-up cards", &table.market().cards().iter().collect::<Vec<_>>(), &listed)?;
    for level in Level::ALL {
        let (used, unused) = table.market().row(level).split_at(R::spaces(table.options()));
        demand(unused.iter().all(Option::is_none), || format!("{level:?} has too many spaces"))?;
        let waits = matches!(table.phase(), Phase::Module(phase) if R::spaces_wait(phase));
        let filled = used.iter().all(Option::is_some) || table.decks().level(level).first_deck().is_empty() || waits;
        demand(filled, || format!("{level:?} has an empty space and a deck"))?;
    }
    Ok(())
}

fn player<R: ClassicLawSubject>(table: &State<R>, seat: Seat) -> Law {
    let player = table.player(seat);
    let faces = player.cards.iter().map(|card| R::CARDS.face(card));
    let colors = player.cards.iter().flat_map(|card| R::bonus_colors(table, card));
    let bonuses = colors.fold(Tokens::ZERO, |sum, color| sum + Tokens::one(color));
    same("the bonuses", &player.bonuses, &bonuses)?;
    let tiles: u8 = player.tiles.iter().map(|tile| R::TILES[tile.index()].points).sum();
    let points = faces.map(|face| face.points).sum::<u8>() + tiles + R::other_points(table, seat);
    same("the points", &player.points, &points)?;
    demand(player.hand.iter().count() <= 3, || format!("seat {seat} has too many cards in hand"))?;
    let returns = table.phase() == Phase::Return && table.seat() == seat;
    let tokens = player.tokens.counts().iter().sum::<u8>();
    // C-03: the limit comes after what an action brings.
    let within = matches!(table.phase(), Phase::Module(_)) && table.seat() == seat;
    demand((within || (tokens > 10) == returns) && tokens <= 13, || format!("seat {seat} has {tokens} tokens"))
}

fn phase<R: ClassicLawSubject>(table: &State<R>) -> Law {
    match table.phase() {
        Phase::Over(outcome) => same("the winners", &outcome.winners, &R::winners(table, outcome)),
        Phase::Act | Phase::Return | Phase::Module(_) => Ok(()),
        Phase::Tile => {
            let reached = reached(table, table.seat());
            demand(reached > 1, || format!("a choice between {reached} tiles"))
        }
    }
}

pub(super) fn audit_course<R: ClassicLawSubject>(table: &State<R>) -> Law {
    same("the number of tiles", &census(table)?.tiles(), &R::tiles(table.players()))?;
    if let Phase::Over(outcome) = table.phase() {
        let all_passed = usize::from(table.passes()) == table.players();
        return demand(all_passed || outcome.reason != Reason::Deadlock, || "not all have passed".to_owned());
    }
    let turn_runs = |seat| R::allies(table, table.seat()).contains(seat) && table.phase() != Phase::Act;
    let done = Seat::all(table.players()).find(|&seat| R::is_done(table, seat) && !turn_runs(seat));
    demand(done.is_none() || table.trigger().is_some(), || format!("{done:?} has set off the end unnoticed"))?;
    let goes_on = table.trigger().is_none_or(|trigger| R::goes_on(table, trigger));
    demand(goes_on, || format!("seat {} plays on after the last round", table.seat()))?;
    // The last of the passes may still bring a choice between tiles.
    let most = table.players() - usize::from(table.phase() != Phase::Tile);
    demand(usize::from(table.passes()) <= most, || "all have passed".to_owned())
}
