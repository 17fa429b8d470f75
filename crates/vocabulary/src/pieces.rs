//! Decks, hands and sets as they stand in states and views.

use std::fmt;
use std::marker::PhantomData;

use parure_engine::card::{CardId, Level};
use parure_engine::card_set::CardSet;
use parure_engine::hand::{HAND_LIMIT, HandView, Reserved};
use parure_engine::notation::Notation;
use parure_engine::tile::TileSet;
use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::{Deserialize as DeriveDeserialize, Serialize};

use crate::VocabularyError;
use crate::names::{CardName, TileName};
use crate::places::LevelNumber;

/// The undrawn cards of a level: all of them for the referee, their number for everyone else.
#[derive(Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "Deck", concrete(G = crate::typescript::AnyClassic), bound = "")
)]
#[serde(untagged, bound = "G: Notation")]
pub(crate) enum DeckWords<G> {
    Cards(Vec<CardName<G>>),
    Count(u8),
}

impl<G: Notation> DeckWords<G> {
    /// The cards of a level that are among these.
    pub(crate) fn cards(level: Level, cards: &CardSet) -> Self {
        let cards = cards.level(level).iter().map(|index| CardName::new(CardId::new(level, index)));
        Self::Cards(cards.collect())
    }
}

impl<'de, G: Notation> Deserialize<'de> for DeckWords<G> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Deck<G>(PhantomData<fn() -> G>);
        impl<'de, G: Notation> Visitor<'de> for Deck<G> {
            type Value = DeckWords<G>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cards, or how many there are")
            }

            fn visit_u64<E: Error>(self, count: u64) -> Result<DeckWords<G>, E> {
                let few =
                    u8::try_from(count).map_err(|_| E::custom(format_args!("a deck does not have {count} cards")));
                few.map(DeckWords::Count)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<DeckWords<G>, A::Error> {
                let mut cards = Vec::new();
                while let Some(card) = seq.next_element()? {
                    cards.push(card);
                }
                Ok(DeckWords::Cards(cards))
            }
        }
        from.deserialize_any(Deck(PhantomData))
    }
}

/// A reserved card: `{"card":"S2-01","blind":true}`, or `{"level":2}` where it is hidden.
#[derive(Clone, Copy, Serialize, DeriveDeserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "Reserved", concrete(G = crate::typescript::AnyClassic), bound = "")
)]
#[serde(untagged, bound = "G: Notation", from = "ReservedFields<G>")]
pub(crate) enum ReservedWords<G> {
    Known {
        card: CardName<G>,
        blind: bool,
    },
    Hidden {
        level: LevelNumber,
    },
    /// What was read and is neither; never written.
    #[serde(skip)]
    Neither,
}

/// What may stand in a reserved card.
#[derive(DeriveDeserialize)]
#[serde(bound = "G: Notation", deny_unknown_fields)]
struct ReservedFields<G> {
    #[serde(default)]
    card: Option<CardName<G>>,
    #[serde(default)]
    blind: Option<bool>,
    #[serde(default)]
    level: Option<LevelNumber>,
}

impl<G> From<ReservedFields<G>> for ReservedWords<G> {
    fn from(fields: ReservedFields<G>) -> Self {
        match (fields.card, fields.level) {
            (Some(card), None) => Self::Known { card, blind: fields.blind.unwrap_or(false) },
            (None, Some(level)) if fields.blind != Some(false) => Self::Hidden { level },
            _ => Self::Neither,
        }
    }
}

impl<G: Notation> ReservedWords<G> {
    pub(crate) fn of_hand(hand: &HandView) -> Vec<Self> {
        let known = hand.known.iter();
        let known = known.map(|reserved| Self::Known { card: CardName::new(reserved.card), blind: reserved.blind });
        known.chain(hand.hidden_levels().map(|level| Self::Hidden { level: LevelNumber(level) })).collect()
    }

    pub(crate) fn hand(reserved: &[Self]) -> Result<HandView, VocabularyError> {
        if reserved.len() > HAND_LIMIT {
            return Err(VocabularyError::new("there are at most three cards in a hand"));
        }
        let mut hand = HandView::default();
        for (place, words) in reserved.iter().enumerate() {
            match *words {
                Self::Known { card, blind } => hand.known.insert(Reserved { card: card.it, blind }),
                Self::Hidden { level } => hand.hidden[level.0.index()] += 1,
                Self::Neither => {
                    let forms = "either a `card` (and `blind`, if it was drawn unseen) or the `level` of a hidden one";
                    return Err(VocabularyError::at(format!("[{place}]"), forms));
                }
            }
        }
        Ok(hand)
    }
}

/// The cards of a set.
pub(crate) fn card_names<G>(cards: &CardSet) -> Vec<CardName<G>> {
    cards.iter().map(CardName::new).collect()
}

/// The set of these cards, each of which may be named once.
pub(crate) fn card_set<G: Notation>(names: impl IntoIterator<Item = CardName<G>>) -> Result<CardSet, VocabularyError> {
    let mut cards = CardSet::EMPTY;
    for name in names {
        if cards.contains(name.it) {
            return Err(VocabularyError::new(format_args!("`{name}` is named twice")));
        }
        cards.insert(name.it);
    }
    Ok(cards)
}

/// The tiles of a set.
pub(crate) fn tile_names<G>(tiles: TileSet) -> Vec<TileName<G>> {
    tiles.iter().map(TileName::new).collect()
}

/// The set of these tiles.
pub(crate) fn tile_set<G>(names: &[TileName<G>]) -> TileSet {
    names.iter().map(|name| name.it).collect::<TileSet>()
}
