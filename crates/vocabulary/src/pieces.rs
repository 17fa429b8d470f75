//! Decks, hands and sets as they stand in states and views.

use std::fmt;
use std::marker::PhantomData;

use parure_engine::card::{CardId, Level};
use parure_engine::card_set::{CardSet, LevelSet};
use parure_engine::hand::{HAND_LIMIT, HandView, Reserved};
use parure_engine::notation::Notation;
use parure_engine::tile::TileSet;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize as DeriveDeserialize, Serialize};

use crate::VocabularyError;
use crate::names::{CardName, ColorWord, TileName};
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
    /// These cards of a level.
    pub(crate) fn cards(level: Level, cards: LevelSet) -> Self {
        Self::Cards(cards.iter().map(|index| CardName::new(CardId::new(level, index))).collect())
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

/// A reserved card: `{"card":"S2-01","blind":true}`, or `{"level":2}` where it is hidden, of the Orient
/// `{"level":2,"orient":true}`.
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
        /// Whether it is of the Orient; absent where it is not.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        orient: Option<bool>,
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
    #[serde(default)]
    orient: Option<bool>,
}

impl<G> From<ReservedFields<G>> for ReservedWords<G> {
    fn from(fields: ReservedFields<G>) -> Self {
        match (fields.card, fields.level) {
            (Some(card), None) if fields.orient.is_none() => Self::Known { card, blind: fields.blind.unwrap_or(false) },
            (None, Some(level)) if fields.blind != Some(false) => {
                Self::Hidden { level, orient: fields.orient.filter(|&orient| orient) }
            }
            _ => Self::Neither,
        }
    }
}

impl<G: Notation> ReservedWords<G> {
    pub(crate) fn of_hand(hand: &HandView) -> Vec<Self> {
        let known = hand.known.iter();
        let known = known.map(|reserved| Self::Known { card: CardName::new(reserved.card), blind: reserved.blind });
        let hidden = hand.hidden_levels().map(|level| (level, None));
        let hidden = hidden.chain(hand.hidden_second_levels().map(|level| (level, Some(true))));
        known.chain(hidden.map(|(level, orient)| Self::Hidden { level: LevelNumber(level), orient })).collect()
    }

    pub(crate) fn hand(reserved: &[Self]) -> Result<HandView, VocabularyError> {
        if reserved.len() > HAND_LIMIT {
            return Err(VocabularyError::new("there are at most three cards in a hand"));
        }
        let mut hand = HandView::default();
        for (place, words) in reserved.iter().enumerate() {
            match *words {
                Self::Known { card, blind } => hand.known.insert(Reserved { card: card.it, blind }),
                Self::Hidden { level, orient: None } => hand.hidden[level.0.index()] += 1,
                Self::Hidden { level, .. } if G::SECOND_PREFIX.is_some() => {
                    hand.hidden_second[level.0.index()] += 1;
                }
                Self::Hidden { .. } => {
                    return Err(VocabularyError::at(format!("[{place}].orient"), "this game has no Orient"));
                }
                Self::Neither => {
                    let forms = "either a `card` (and `blind`, if it was drawn unseen) or the `level` of a hidden one";
                    return Err(VocabularyError::at(format!("[{place}]"), forms));
                }
            }
        }
        Ok(hand)
    }
}

/// A bought card: its id, or for one that was given a colour `{"card":"D1-26","as":"red"}`.
#[derive(Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "Owned", concrete(G = crate::typescript::AnyClassic), bound = "")
)]
#[serde(untagged, bound = "G: Notation")]
pub(crate) enum OwnedWords<G> {
    Plain(CardName<G>),
    Joker(JokerWords<G>),
}

/// A bought joker card or copy and the colour it was given; none while that is open.
#[derive(Serialize, DeriveDeserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "OwnedJoker", concrete(G = crate::typescript::AnyClassic), bound = "")
)]
#[serde(bound = "G: Notation", deny_unknown_fields)]
pub(crate) struct JokerWords<G> {
    pub(crate) card: CardName<G>,
    pub(crate) r#as: Option<ColorWord<G>>,
}

impl<G> OwnedWords<G> {
    /// Which card.
    pub(crate) const fn card(&self) -> CardName<G> {
        match self {
            Self::Plain(card) | Self::Joker(JokerWords { card, .. }) => *card,
        }
    }
}

impl<'de, G: Notation> Deserialize<'de> for OwnedWords<G> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Owned<G>(PhantomData<fn() -> G>);
        impl<'de, G: Notation> Visitor<'de> for Owned<G> {
            type Value = OwnedWords<G>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let example = G::SECOND_PREFIX.map_or_else(|| "D1-26".to_owned(), |letter| format!("{letter}1-06"));
                write!(f, "the id of a card, or one with its colour as {{\"card\":\"{example}\",\"as\":\"red\"}}")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<OwnedWords<G>, E> {
                CardName::deserialize(text.into_deserializer()).map(OwnedWords::Plain)
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<OwnedWords<G>, A::Error> {
                JokerWords::deserialize(MapAccessDeserializer::new(map)).map(OwnedWords::Joker)
            }
        }
        from.deserialize_any(Owned(PhantomData))
    }
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
