//! The events of the classic games, as a log tells them.

use parure_engine::card::CardOrigin;
use parure_engine::classic::{Event, State};
use parure_engine::tokens;

use super::ClassicVocabulary;
use crate::GameEvent;
use crate::log::{Departure, LogBuilder};
use crate::words::{Tokens, card_word, tile_word};

/// The line of an event; the table is as it was after the step.
pub(super) fn describe<R: ClassicVocabulary>(
    after: &State<R>,
    event: Event<R::Event>,
    log: &mut LogBuilder,
) -> Option<GameEvent> {
    if let Event::Reserved { seat, card: Some(card), from: CardOrigin::Market { level, space }, .. }
    | Event::Bought { seat, card, from: CardOrigin::Market { level, space }, .. } = event
    {
        log.leave(Departure { seat, level, space, card });
    }
    let card_word = card_word::<State<R>>;
    Some(match event {
        Event::Took { seat, tokens } => {
            GameEvent::Take { seat: seat.index(), tokens: Tokens::of::<State<R>>(tokens.tokens()) }
        }
        Event::Reserved { seat, card, from, joker } => {
            let (level, deck) = match from {
                CardOrigin::Market { level, .. } => (level, false),
                CardOrigin::Deck(level) | CardOrigin::SecondDeck(level) => (level, true),
                CardOrigin::Hand => return None,
            };
            GameEvent::Reserve { seat: seat.index(), card: card.map(card_word), level: level.number(), deck, joker }
        }
        Event::Bought { seat, card, paid, .. } => {
            GameEvent::Buy { seat: seat.index(), card: card_word(card), pay: Tokens::of::<State<R>>(paid.tokens()) }
        }
        Event::Refilled { level, space, card } => {
            let left = log.refill(level, space)?;
            GameEvent::Reveal {
                seat: left.seat.index(),
                level: level.number(),
                slot: space,
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
        Event::Module(event) => return R::describe_own(after, event),
        Event::Passed { seat } => GameEvent::Pass { seat: seat.index() },
        Event::LastRound { seat } => GameEvent::LastRound { seat: seat.index() },
        Event::TurnEnded { seat } => {
            log.end_turn(seat);
            return None;
        }
        Event::GameOver { .. } => return None,
    })
}
