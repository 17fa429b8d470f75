//! The Strongholds in words.

use std::collections::BTreeMap;

use parure_engine::classic::{State, View};
use parure_engine::seat::{MAX_SEATS, Seat};
use parure_engine::splendor::strongholds::{
    Choice, Event, Placed, STRONGHOLDS_EACH, StrongholdAction, Strongholds, StrongholdsRules,
};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::Error;

use crate::classic::ClassicVocabulary;
use crate::classic::action::ActionWords;
use crate::classic::module::{ActionModule, PhaseModule};
use crate::classic::position::{PhaseWord, PositionWords, StrongholdsWords, required};
use crate::fields::Fields;
use crate::log::LogBuilder;
use crate::names::CardName;
use crate::places::seat;
use crate::purse::Purse;
use crate::words::card_word;
use crate::{GameEvent, VocabularyError};

type Card = CardName<State<StrongholdsRules>>;

impl ClassicVocabulary for StrongholdsRules {
    const FIELDS: &'static [&'static str] = &["strongholds"];

    fn write_own(view: &View<Self>, words: &mut PositionWords<Self>) {
        let mut cards = BTreeMap::new();
        for seat in Seat::all(view.players) {
            for card in view.extra.of(seat) {
                let count = view.extra.count(seat, card);
                cards.insert(card_word::<Strongholds>(card), StrongholdsWords { seat: seat.index(), count });
            }
        }
        words.strongholds = Some(cards);
    }

    fn read_own(words: &PositionWords<Self>, players: usize) -> Result<Placed, VocabularyError> {
        let mut placed = Placed::default();
        for (id, on) in required(&words.strongholds, "strongholds")? {
            let path = format!("strongholds.{id}");
            let name = IntoDeserializer::<Error>::into_deserializer(id.as_str());
            let card = Card::deserialize(name).map_err(|error| VocabularyError::at(&path, error))?;
            let owner = seat(&path, on.seat, players)?;
            if on.count == 0 || on.count > placed.supply(owner) {
                let problem = format_args!("each player has {STRONGHOLDS_EACH} strongholds (C-40)");
                return Err(VocabularyError::at(path, problem));
            }
            (0..on.count).for_each(|_| placed.put(owner, card.it));
        }
        Ok(placed)
    }

    fn describe_own(_: &Strongholds, event: Event, _: &mut LogBuilder) -> Option<GameEvent> {
        let card_word = card_word::<Strongholds>;
        Some(match event {
            Event::Put { seat, card } => GameEvent::PutStronghold { seat: seat.index(), card: card_word(card) },
            Event::Moved { seat, from, to } => {
                GameEvent::MoveStronghold { seat: seat.index(), from: card_word(from), card: card_word(to) }
            }
            Event::Removed { seat, card, of } => {
                GameEvent::RemoveStronghold { seat: seat.index(), card: card_word(card), of: of.index() }
            }
            Event::Returned { seat, card, count } => {
                GameEvent::StrongholdsReturn { seat: seat.index(), card: card_word(card), count }
            }
            Event::Conquered { seat, card } => GameEvent::Conquer { seat: seat.index(), card: card_word(card) },
            Event::Declined { seat } => GameEvent::Decline { seat: seat.index() },
        })
    }
}

impl ActionModule<StrongholdsRules> for StrongholdAction {
    const TYPES: &'static [&'static str] = &["stronghold", "conquer", "decline"];

    fn words(self) -> ActionWords<StrongholdsRules> {
        match self {
            Self::Put(card) => ActionWords::PutStronghold { put: CardName::new(card) },
            Self::Move(from, to) => ActionWords::MoveStronghold { from: CardName::new(from), put: CardName::new(to) },
            Self::Remove(card, of) => ActionWords::RemoveStronghold { remove: CardName::new(card), of: of.index() },
            Self::Conquer(card, payment) => {
                ActionWords::Conquer { card: CardName::new(card), pay: Purse::new(payment.tokens()) }
            }
            Self::Decline => ActionWords::Decline,
        }
    }

    fn read(kind: &str, fields: &mut Fields<'_>) -> Result<Option<Self>, VocabularyError> {
        Ok(Some(match kind {
            "stronghold" => read_use(fields)?,
            "conquer" => {
                let card = fields.get::<Card>("card")?.it;
                Self::Conquer(card, fields.payment::<Strongholds>()?.into())
            }
            "decline" => Self::Decline,
            _ => return Ok(None),
        }))
    }
}

fn read_use(fields: &mut Fields<'_>) -> Result<StrongholdAction, VocabularyError> {
    let [put, from, remove] = [fields.optional::<Card>("put")?, fields.optional("from")?, fields.optional("remove")?];
    let of: Option<usize> = fields.optional("of")?;
    match (put, from, remove, of) {
        (Some(put), None, None, None) => Ok(StrongholdAction::Put(put.it)),
        (Some(put), Some(from), None, None) => Ok(StrongholdAction::Move(from.it, put.it)),
        (None, None, Some(card), Some(of)) => Ok(StrongholdAction::Remove(card.it, seat("of", of, MAX_SEATS)?)),
        _ => {
            let forms =
                "a stronghold is `put`, moved `from` one card and `put` on another, or `remove` names one `of` a seat";
            Err(VocabularyError::new(forms))
        }
    }
}

impl PhaseModule<StrongholdsRules> for Choice {
    fn write(self, _: &mut PositionWords<StrongholdsRules>) -> PhaseWord {
        match self {
            Self::Use => PhaseWord::Stronghold,
            Self::Conquer => PhaseWord::Conquer,
        }
    }

    fn read(words: &PositionWords<StrongholdsRules>) -> Result<Option<Self>, VocabularyError> {
        Ok(match words.phase_word() {
            PhaseWord::Stronghold => Some(Self::Use),
            PhaseWord::Conquer => Some(Self::Conquer),
            _ => None,
        })
    }
}
