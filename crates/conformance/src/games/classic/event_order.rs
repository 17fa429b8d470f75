//! Whether the events of a classic game are in order.

use parure_engine::classic::{Event, Phase, State};
use parure_engine::game::Reason;
use parure_engine::seat::Seat;

use super::ClassicLawSubject;
use crate::laws::{Law, demand, same};

pub(super) fn audit_event_order<R: ClassicLawSubject>(table: &State<R>, events: &[Event<R::Event>]) -> Law {
    let (mut turns, mut set_off) = (0, None);
    for &event in events {
        match event {
            Event::LastRound { .. } => set_off = Some(turns),
            Event::TurnEnded { seat } => {
                same("whose turn ends", &Some(seat), &Seat::new(turns % table.players()))?;
                turns += 1;
            }
            _ => {}
        }
    }
    let Phase::Over(outcome) = table.phase() else {
        return demand(!events.iter().any(|event| matches!(event, Event::GameOver { .. })), || "it is over".to_owned());
    };
    same("the last event", &events.last(), &Some(&Event::GameOver { outcome }))?;
    if outcome.reason == Reason::Deadlock {
        return Ok(());
    }
    if R::ends_at_once(table.options()) {
        return demand(set_off.is_none(), || "a last round was set off".to_owned());
    }
    same("the number of turns", &Some(turns), &set_off.map(|turn| R::turns(table, turn)))
}
