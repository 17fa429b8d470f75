//! The events of the classic games, as a log tells them.

use parure_engine::card::CardOrigin;
use parure_engine::classic::{Event, MAX_FACE_UP, State};
use parure_engine::tokens;

use super::ClassicVocabulary;
use crate::GameEvent;
use crate::log::LogBuilder;
use crate::words::{Tokens, card_word, tile_word};

/// The line of an event; the table is as it was after the step.
pub(super) fn describe<R: ClassicVocabulary>(
    after: &State<R>,
    event: Event<R::Event>,
    log: &mut LogBuilder,
) -> Option<GameEvent> {
    if let Event::Reserved { seat, card: Some(card), from, .. } | Event::Bought { seat, card, from, .. } = event {
        log.leave(seat, card, from);
    }
    let card_word = card_word::<State<R>>;
    Some(match event {
        Event::Took { seat, tokens } => {
            GameEvent::Take { seat: seat.index(), tokens: Tokens::of::<State<R>>(tokens.tokens()) }
        }
        Event::Reserved { seat, card, from, joker } => {
            let (level, deck, orient) = match from {
                CardOrigin::Market { level, .. } => (level, false, None),
                CardOrigin::Deck(level) => (level, true, None),
                CardOrigin::SecondDeck(level) => (level, true, Some(true)),
                CardOrigin::Hand => return None,
            };
            let (seat, card) = (seat.index(), card.map(card_word));
            GameEvent::Reserve { seat, card, level: level.number(), deck, orient, joker }
        }
        Event::Bought { seat, card, paid, .. } => {
            GameEvent::Buy { seat: seat.index(), card: card_word(card), pay: Tokens::of::<State<R>>(paid.tokens()) }
        }
        Event::Refilled { level, space, card } => {
            let left = log.refill(level, space)?;
            // The spaces of a second row are numbered behind those of the market.
            let second = space.checked_sub(MAX_FACE_UP as u8);
            GameEvent::Reveal {
                seat: left.seat.index(),
                level: level.number(),
                slot: second.unwrap_or(space),
                orient: second.map(|_| true),
                card: card.map(card_word),
                replaces: card_word(left.card),
            }
        }
        Event::Returned { seat, token } => {
            GameEvent::Return { seat: seat.index(), tokens: Tokens::of::<State<R>>(tokens::Tokens::one(token)) }
        }
        Event::Received { seat, tile } => GameEvent::Tile {
            seat: seat.index(),
            tile: tile_word::<State<R>>(tile),
            points: R::TILES[tile.index()].points,
        },
        Event::Module(event) => return R::describe_own(after, event, log),
        Event::Passed { seat } => GameEvent::Pass { seat: seat.index() },
        Event::LastRound { seat } => GameEvent::LastRound { seat: seat.index() },
        Event::TurnEnded { seat } => {
            log.end_turn(seat);
            return None;
        }
        Event::GameOver { .. } => return None,
    })
}
