//! Pieces by their names: cards, tiles and colours.

use std::fmt;
use std::marker::PhantomData;

use parure_engine::card::CardId;
use parure_engine::chance::Draw;
use parure_engine::notation::{Notation, card_from_text, card_name, tile_from_text};
use parure_engine::tile::TileId;
use parure_engine::tokens::Color;
use serde::de::{self, Deserializer, Unexpected, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

/// Something of a game `G` that has a name in the vocabulary.
pub(crate) struct Named<G, T> {
    pub(crate) it: T,
    game: PhantomData<fn() -> G>,
}

/// A card by its id, as `"S1-03"`.
pub(crate) type CardName<G> = Named<G, CardId>;
/// A tile by its id, as `"SN-02"`.
pub(crate) type TileName<G> = Named<G, TileId>;
/// A colour by its word, as `"white"`.
pub(crate) type ColorWord<G> = Named<G, Color>;
/// What chance gave, by the name of the card, tile or colour.
pub(crate) type DrawName<G> = Named<G, Draw>;

impl<G, T> Named<G, T> {
    pub(crate) const fn new(it: T) -> Self {
        Self { it, game: PhantomData }
    }
}

impl<G, T: Copy> Clone for Named<G, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G, T: Copy> Copy for Named<G, T> {}

impl<G, T: fmt::Debug> fmt::Debug for Named<G, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.it.fmt(f)
    }
}

impl<G: Notation> fmt::Display for Named<G, CardId> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        card_name::<G>(self.it).fmt(f)
    }
}

impl<G: Notation> fmt::Display for Named<G, TileId> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::tile_id(self.it).ok_or(fmt::Error)?)
    }
}

impl<G: Notation> fmt::Display for Named<G, Color> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::COLORS[self.it.index()].word)
    }
}

impl<G: Notation> fmt::Display for Named<G, Draw> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.it {
            Draw::Card(card) => CardName::<G>::new(card).fmt(f),
            Draw::Tile(tile) => TileName::<G>::new(tile).fmt(f),
            Draw::Token(color) => ColorWord::<G>::new(color).fmt(f),
        }
    }
}

/// A thing whose name is one text.
pub(crate) trait TextName<G>: Sized {
    /// What belongs here, with an example or the choice.
    fn expected() -> String;

    /// The thing of exactly this name.
    fn from_text(text: &str) -> Option<Self>;
}

impl<G: Notation> TextName<G> for CardId {
    fn expected() -> String {
        format!("the id of a card of this game, such as `{}1-03`", G::PREFIX)
    }

    fn from_text(text: &str) -> Option<Self> {
        card_from_text::<G>(text).ok().filter(|&card| CardName::<G>::new(card).to_string() == text)
    }
}

impl<G: Notation> TextName<G> for TileId {
    fn expected() -> String {
        format!("the id of a tile of this game, such as `{}`", TileName::<G>::new(Self::new(0)))
    }

    fn from_text(text: &str) -> Option<Self> {
        tile_from_text::<G>(text).ok().filter(|&tile| G::tile_id(tile) == Some(text))
    }
}

impl<G: Notation> TextName<G> for Color {
    fn expected() -> String {
        let words: Vec<_> = G::COLORS.iter().map(|color| format!("`{}`", color.word)).collect();
        format!("a colour: {}", words.join(", "))
    }

    fn from_text(text: &str) -> Option<Self> {
        G::COLORS.iter().position(|color| color.word == text).map(Self::at)
    }
}

impl<G: Notation> TextName<G> for Draw {
    fn expected() -> String {
        "a card, a tile or a colour of this game".to_owned()
    }

    fn from_text(text: &str) -> Option<Self> {
        let card = || TextName::<G>::from_text(text).map(Self::Card);
        let tile = || TextName::<G>::from_text(text).map(Self::Tile);
        let token = || TextName::<G>::from_text(text).map(Self::Token);
        card().or_else(tile).or_else(token)
    }
}

impl<G, T> Serialize for Named<G, T>
where
    Self: fmt::Display,
    T: TextName<G>,
{
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de, G, T: TextName<G>> Deserialize<'de> for Named<G, T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Text<G, T>(PhantomData<(fn() -> G, T)>);
        impl<G, T: TextName<G>> Visitor<'_> for Text<G, T> {
            type Value = Named<G, T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&T::expected())
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Named<G, T>, E> {
                T::from_text(text).map(Named::new).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
            }
        }
        from.deserialize_str(Text(PhantomData))
    }
}
