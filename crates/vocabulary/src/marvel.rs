//! What Marvel has to say of its own: the Avengers and the time stone.

use parure_engine::classic::View;
use parure_engine::marvel::{ASSEMBLE_POINTS, Avengers, Event, Marvel, MarvelRules};
use parure_engine::seat::Seat;

use crate::classic::ClassicVocabulary;
use crate::classic::position::PositionWords;
use crate::log::LogBuilder;
use crate::places::seat;
use crate::{GameEvent, VocabularyError};

impl ClassicVocabulary for MarvelRules {
    const AVENGERS_POINTS: Option<u8> = Some(ASSEMBLE_POINTS);
    const FIELDS: &'static [&'static str] = &["avengers_tile", "avengers"];

    fn write_own(view: &View<Self>, words: &mut PositionWords<Self>) {
        words.avengers_tile = Some(view.extra.holder.map(Seat::index));
        words.players.iter_mut().zip(view.extra.tags).for_each(|(player, tags)| player.avengers = Some(tags));
    }

    fn read_own(words: &PositionWords<Self>, players: usize) -> Result<Avengers, VocabularyError> {
        let mut avengers = Avengers::default();
        for (tags, player) in avengers.tags.iter_mut().zip(&words.players) {
            *tags = player.avengers.unwrap_or(0);
        }
        let holder = words.avengers_tile.flatten();
        avengers.holder = holder.map(|index| seat("avengers_tile", index, players)).transpose()?;
        Ok(avengers)
    }

    fn describe_own(after: &Marvel, event: Event, _: &mut LogBuilder) -> Option<GameEvent> {
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
