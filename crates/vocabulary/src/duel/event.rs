//! The events of Splendor Duel, as a log tells them.

use parure_engine::card::CardOrigin;
use parure_engine::duel::{Duel, Event};
use parure_engine::seat::Seat;
use parure_engine::tokens;

use crate::GameEvent;
use crate::log::LogBuilder;
use crate::words::{Tokens, card_word, color_word, tile_word};

/// The line of an event.
pub(super) fn describe(event: Event, log: &mut LogBuilder) -> Option<GameEvent> {
    if let Event::Reserved { seat, card: Some(card), from, .. } | Event::Bought { seat, card, from, .. } = event {
        log.leave(seat, card, from);
    }
    describe_card(event, log).or_else(|| describe_token(event)).or_else(|| describe_turn(event, log))
}

fn describe_card(event: Event, log: &mut LogBuilder) -> Option<GameEvent> {
    let card_word = card_word::<Duel>;
    Some(match event {
        Event::Reserved { seat, card, from, .. } => {
            let (level, deck) = match (from, card) {
                (CardOrigin::Deck(level), _) => (level, true),
                (_, Some(card)) => (card.level(), false),
                _ => return None,
            };
            let card = card.map(card_word);
            GameEvent::Reserve { seat: seat.index(), card, level: level.number(), deck, orient: None, joker: true }
        }
        Event::Bought { seat, card, paid, .. } => {
            GameEvent::Buy { seat: seat.index(), card: card_word(card), pay: Tokens::of::<Duel>(paid.tokens()) }
        }
        Event::PlacedJoker { seat, card, color } => {
            GameEvent::Joker { seat: seat.index(), card: card_word(card), color: color_word::<Duel>(color) }
        }
        Event::TookRoyal { seat, royal } => GameEvent::Royal {
            seat: seat.index(),
            royal: tile_word::<Duel>(royal),
            points: Duel::royal(royal).map_or(0, |royal| royal.points),
        },
        Event::Refilled { space, card } => {
            let left = log.refill(card.level(), space)?;
            GameEvent::Reveal {
                seat: left.seat.index(),
                level: card.level().number(),
                slot: space,
                orient: None,
                card: Some(card_word(card)),
                replaces: card_word(left.card),
            }
        }
        _ => return None,
    })
}

fn describe_token(event: Event) -> Option<GameEvent> {
    let word = color_word::<Duel>;
    Some(match event {
        Event::SpentPrivilege { seat, token, .. } => GameEvent::UsePrivilege { seat: seat.index(), token: word(token) },
        Event::Took { seat, tokens, .. } => {
            GameEvent::Take { seat: seat.index(), tokens: Tokens::of::<Duel>(tokens.tokens()) }
        }
        Event::TookToken { seat, token, .. } => GameEvent::TakeToken { seat: seat.index(), token: word(token) },
        Event::Stole { seat, token } => GameEvent::Steal { seat: seat.index(), token: word(token) },
        Event::Discarded { seat, token } => {
            GameEvent::Return { seat: seat.index(), tokens: Tokens::of::<Duel>(tokens::Tokens::one(token)) }
        }
        Event::TookPrivilege { seat, from } => {
            GameEvent::GainPrivilege { seat: seat.index(), from: from.map(Seat::index) }
        }
        _ => return None,
    })
}

fn describe_turn(event: Event, log: &mut LogBuilder) -> Option<GameEvent> {
    Some(match event {
        Event::Replenished { seat } => GameEvent::Replenish { seat: seat.index(), count: 0 },
        // One line tells of the whole bag: whoever collects the lines adds these up.
        Event::Placed { .. } => GameEvent::Replenish { seat: 0, count: 1 },
        Event::Passed { seat } => GameEvent::Pass { seat: seat.index() },
        Event::Claimed { seat } => GameEvent::Claim { seat: seat.index() },
        Event::TurnEnded { seat, extra_turn } => {
            log.end_turn(seat);
            return extra_turn.then_some(GameEvent::ExtraTurn { seat: seat.index() });
        }
        _ => return None,
    })
}
