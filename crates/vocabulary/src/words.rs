//! Words where the game is no longer part of the type: messages hold pieces of whichever game.

use std::borrow::Cow;
use std::collections::BTreeMap;

use parure_engine::card::CardId;
use parure_engine::notation::{Notation, card_name};
use parure_engine::tile::TileId;
use parure_engine::tokens;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// JSON that the vocabulary wrote: an action, a view.
///
/// Written once and sent as it is. Two are equal if they say the same, in whatever order.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Words(Box<RawValue>);

impl<'de> Deserialize<'de> for Words {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        // Messages are told apart by a field, so serde reads them twice, and the second time there is no text any more.
        Value::deserialize(from).map(|value| Self::of(&value))
    }
}

impl Words {
    /// What the value says, as JSON.
    pub fn of(value: &impl Serialize) -> Self {
        Self(serde_json::value::to_raw_value(value).expect("words have texts as keys and no numbers beyond JSON's"))
    }

    /// The JSON text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        let value = |words: &Self| serde_json::from_str::<Value>(words.get()).ok();
        self.get() == other.get() || value(self) == value(other)
    }
}

impl Eq for Words {}

/// A number of tokens for each colour; absent is 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Partial<Record<Color, number>>"))]
#[serde(transparent)]
pub struct Tokens(pub BTreeMap<Cow<'static, str>, u8>);

impl Tokens {
    /// Tokens by their colours' words.
    pub fn of<G: Notation>(tokens: tokens::Tokens) -> Self {
        let count = |color: tokens::Color| (Cow::Borrowed(G::COLORS[color.index()].word), tokens.get(color));
        Self(tokens.colors().iter().map(count).collect())
    }

    /// The same, or nothing where there is no token.
    pub fn some<G: Notation>(tokens: tokens::Tokens) -> Option<Self> {
        (!tokens.is_empty()).then(|| Self::of::<G>(tokens))
    }
}

/// The id of a card, as `S1-03`.
pub type Card = String;
/// The id of a noble, location or royal, as `SN-02`.
pub type Tile = String;
/// The word of a colour, as `white`.
pub type Color = Cow<'static, str>;

/// A card's id.
pub fn card_word<G: Notation>(card: CardId) -> Card {
    card_name::<G>(card).to_string()
}

/// A tile's id.
pub fn tile_word<G: Notation>(tile: TileId) -> Tile {
    G::tile_id(tile).unwrap_or_default().to_owned()
}

/// A colour's word.
pub fn color_word<G: Notation>(color: tokens::Color) -> Color {
    Cow::Borrowed(G::COLORS[color.index()].word)
}
