//! What a card brings that comes to a player: colours, cards and nobles, one after the other (C-32 to C-37).

use crate::card::{CardId, Level};
use crate::card_set::CardSet;
use crate::classic::{Event, Rules};
use crate::game::Sink;
use crate::tile::TileId;
use crate::tokens::{Color, ColorSet, Tokens};

use super::kind::{COPIES, is_copy};
use super::{Choice, Kind, Orient, OrientRules, kind};

/// What a card brings that has just come, up to the first choice (C-04: a lone answer is no choice).
pub(super) fn bring(state: &mut Orient, card: CardId, sink: &mut impl Sink<Event<super::Event>>) -> Option<Choice> {
    match kind(card)? {
        Kind::Copy | Kind::CopyTake => {
            let colors = to_copy(state);
            match colors.last() {
                Some(color) if colors.len() == 1 => copy(state, color, sink),
                Some(_) => Some(Choice::Copy),
                None => None,
            }
        }
        Kind::ReserveNoble => {
            match state.tiles.len() {
                0 => {}
                1 => state.tiles.iter().for_each(|tile| set_aside(state, tile, sink)),
                _ => return Some(Choice::SetAside),
            }
            None
        }
        Kind::Take => offer(state, Level::Two, sink),
        Kind::Gold | Kind::Double | Kind::Sacrifice(_) => None,
    }
}

/// The colours of the bonuses of the player to act.
pub(super) fn to_copy(state: &Orient) -> ColorSet {
    state.player(state.seat).bonuses.colors().and(ColorSet::GEMS)
}

/// The copy of the player to act that has no colour yet, in phase `copy`.
pub(super) fn blank_copy(state: &Orient) -> Option<CardId> {
    let copies = state.player(state.seat).cards.and(&COPIES);
    copies.iter().find(|&card| state.extra.color(card).is_none())
}

/// Gives the copy that came its colour, and goes on with what it brings.
pub(super) fn copy(state: &mut Orient, color: Color, sink: &mut impl Sink<Event<super::Event>>) -> Option<Choice> {
    let card = blank_copy(state)?;
    state.extra.set_color(card, Some(color));
    state.current().bonuses += Tokens::one(color);
    sink.emit(Event::Module(super::Event::Copied { seat: state.seat, card, color }));
    if kind(card) == Some(Kind::CopyTake) { offer(state, Level::One, sink) } else { None }
}

/// The face-up cards of a level, which can be taken for nothing.
pub(super) fn to_take(state: &Orient, level: Level) -> CardSet {
    OrientRules::face_up_cards(state).only(level)
}

/// Offers a card of a level for nothing (C-37: it is taken as long as one can be).
fn offer(state: &mut Orient, level: Level, sink: &mut impl Sink<Event<super::Event>>) -> Option<Choice> {
    let cards = to_take(state, level);
    match cards.len() {
        0 => None,
        1 => cards.iter().next().and_then(|card| free(state, card, sink)),
        _ => Some(Choice::Free(level)),
    }
}

/// Takes a face-up card for nothing, and goes on with what it brings.
pub(super) fn free(state: &mut Orient, card: CardId, sink: &mut impl Sink<Event<super::Event>>) -> Option<Choice> {
    let from = OrientRules::leave_market(state, card, sink);
    let player = state.current();
    player.bonuses += OrientRules::bonus(card);
    player.points += OrientRules::CARDS.face(card).points;
    player.cards.insert(card);
    sink.emit(Event::Module(super::Event::Freed { seat: state.seat, card, from }));
    bring(state, card, sink)
}

/// Sets a face-up noble aside for the player to act (C-34).
pub(super) fn set_aside(state: &mut Orient, tile: TileId, sink: &mut impl Sink<Event<super::Event>>) {
    let seat = state.seat;
    state.tiles = state.tiles.without_tile(tile);
    let own = state.extra.set_aside_mut(seat);
    *own = own.with(tile);
    sink.emit(Event::Module(super::Event::SetAside { seat, tile }));
}

/// Takes a card of the player to act out of the game, with its points and bonuses (C-31, C-38).
pub(super) fn remove(state: &mut Orient, card: CardId, sink: &mut impl Sink<Event<super::Event>>) {
    let bonus = state.extra.bonus(card);
    let player = state.current();
    player.bonuses -= bonus;
    player.points -= OrientRules::CARDS.face(card).points;
    player.cards.remove(card);
    if is_copy(card) {
        state.extra.set_color(card, None);
    }
    sink.emit(Event::Module(super::Event::Removed { seat: state.seat, card }));
}
