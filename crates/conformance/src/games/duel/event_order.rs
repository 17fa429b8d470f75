//! Whether the events of a game of Duel are in order.

use parure_engine::duel::{Duel, Event, Phase};
use parure_engine::seat::Seat;

use crate::laws::{Law, demand, same};

pub(super) fn audit_event_order(duel: &Duel, events: &[Event]) -> Law {
    let mut next = Seat::FIRST;
    for &event in events {
        if let Event::TurnEnded { seat, extra_turn } = event {
            same("whose turn ends", &seat, &next)?;
            next = if extra_turn { seat } else { seat.next(2) };
        }
    }
    match duel.open().phase {
        Phase::Over(outcome) => same("the last event", &events.last(), &Some(&Event::GameOver { outcome })),
        _ => demand(!events.iter().any(|event| matches!(event, Event::GameOver { .. })), || "it is over".to_owned()),
    }
}
