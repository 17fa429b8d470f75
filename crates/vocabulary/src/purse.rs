//! Tokens by their colours.

use std::fmt;
use std::marker::PhantomData;

use parure_engine::notation::Notation;
use parure_engine::tokens::{MAX_COLORS, Tokens};
use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Serialize};

use crate::names::ColorWord;

/// The most tokens of a colour that are read: more than any game has.
const MOST: u8 = 99;

/// Tokens of a game `G`, as `{"white":2,"gold":1}`; what is absent is 0.
pub(crate) struct Purse<G> {
    pub(crate) tokens: Tokens,
    game: PhantomData<fn() -> G>,
}

impl<G> Purse<G> {
    pub(crate) const fn new(tokens: Tokens) -> Self {
        Self { tokens, game: PhantomData }
    }
}

impl<G: Notation> Serialize for Purse<G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let colors = self.tokens.colors();
        let mut counts = to.serialize_map(Some(colors.len()))?;
        for color in colors.iter() {
            counts.serialize_entry(G::COLORS[color.index()].word, &self.tokens.get(color))?;
        }
        counts.end()
    }
}

impl<'de, G: Notation> Deserialize<'de> for Purse<G> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Counts<G>(PhantomData<fn() -> G>);
        impl<'de, G: Notation> Visitor<'de> for Counts<G> {
            type Value = Purse<G>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a number of tokens for each colour, such as {{\"{}\":2}}", G::COLORS[0].word)
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Purse<G>, A::Error> {
                let mut counts = [0; MAX_COLORS];
                while let Some(color) = map.next_key::<ColorWord<G>>()? {
                    let count: i64 = map.next_value()?;
                    let problem = format_args!("there cannot be {count} {color} tokens");
                    let few = u8::try_from(count).ok().filter(|&count| count <= MOST);
                    counts[color.it.index()] = few.ok_or_else(|| de::Error::custom(problem))?;
                }
                Ok(Purse::new(Tokens::from_counts(counts)))
            }
        }
        from.deserialize_map(Counts(PhantomData))
    }
}
