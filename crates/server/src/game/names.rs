//! Pieces by their words.

use std::borrow::Cow;

use parure_engine::card::CardId;
use parure_engine::notation::{Notation, write_card};
use parure_engine::tile::TileId;
use parure_engine::tokens::{Color, Tokens};

use crate::protocol;

/// A card's id.
pub fn card<G: Notation>(card: CardId) -> String {
    let mut text = String::new();
    write_card::<G>(card, &mut text).expect("writing into a string does not fail");
    text
}

/// A tile's id.
pub fn tile<G: Notation>(tile: TileId) -> String {
    G::tile_id(tile).unwrap_or_default().to_owned()
}

/// A colour's word.
pub fn color<G: Notation>(color: Color) -> String {
    G::COLORS[color.index()].word.to_owned()
}

/// Tokens by their colours' words.
pub fn tokens<G: Notation>(tokens: Tokens) -> protocol::Tokens {
    let count = |color: Color| (Cow::Borrowed(G::COLORS[color.index()].word), tokens.get(color));
    protocol::Tokens(tokens.colors().iter().map(count).collect())
}
