//! What Marvel has to say of its own: the Avengers and the time stone.

use parure_engine::marvel::{ASSEMBLE_POINTS, Avengers, Event, Marvel, MarvelRules};
use parure_engine::seat::Seat;

use crate::GameEvent;
use crate::classic::ClassicVocabulary;

impl ClassicVocabulary for MarvelRules {
    const AVENGERS_POINTS: Option<u8> = Some(ASSEMBLE_POINTS);

    fn avengers(extra: &Avengers) -> Option<Avengers> {
        Some(*extra)
    }

    fn from_avengers(avengers: Avengers) -> Avengers {
        avengers
    }

    fn describe_own(after: &Marvel, event: Event) -> Option<GameEvent> {
        match event {
            Event::Gained { seat, .. } => Some(GameEvent::TimeStone { seat: seat.index() }),
            Event::Assembled { seat, from } => Some(GameEvent::AvengersTile {
                seat: seat.index(),
                tags: after.extra().tags[seat.index()],
                points: ASSEMBLE_POINTS,
                from: from.map(Seat::index),
            }),
        }
    }
}
