//! What the suite knows of each game.

mod cities;
mod classic;
mod duel;
mod expansion;
mod marvel;
mod orient;
mod payments;
mod posts;
mod splendor;
mod strongholds;

use parure_engine::card::{CardId, CardOrigin, Level};
use parure_engine::chance::{Entropy, SplitMix64};
use parure_engine::seat::Seat;
use parure_engine::tokens::{Color, MAX_COLORS, PackedTokens, Tokens};

use crate::census::{Census, Place};
use crate::laws::{Law, demand};

/// Every card that can be named, whether the game has it or not.
fn cards() -> impl Iterator<Item = CardId> {
    Level::ALL.into_iter().flat_map(|level| (0..CardId::PER_LEVEL).map(move |index| CardId::new(level, index)))
}

/// Every colour that can be named, whether the game has it or not.
fn colors() -> impl Iterator<Item = Color> {
    (0..MAX_COLORS).map(Color::at)
}

/// Any payment at all.
fn any_payment(stream: &mut SplitMix64) -> PackedTokens {
    let most = 1 + stream.below(15);
    let tokens = colors().fold(Tokens::ZERO, |sum, color| sum + Tokens::of(color, stream.below(most) as u8));
    PackedTokens::new(tokens).unwrap_or_default()
}

/// Demands that every card of decks of these sizes has its place.
fn every_card(census: &Census, decks: &[[usize; 3]]) -> Law {
    let of_deck = |deck: usize, level: Level| {
        let first = deck * CardId::SECOND_DECK;
        (first..first + decks[deck][level.index()]).map(move |index| CardId::new(level, index))
    };
    let all = Level::ALL.into_iter().flat_map(|level| (0..decks.len()).flat_map(move |deck| of_deck(deck, level)));
    let placed = census.cards().map(|(card, _)| card);
    demand(all.eq(placed), || format!("cards are missing, or too many: {census:?}"))
}

/// Where a card lay that this seat took.
fn place(from: CardOrigin, seat: Seat) -> Place {
    match from {
        CardOrigin::Market { level, space } => Place::Space(level, space),
        CardOrigin::Deck(_) | CardOrigin::SecondDeck(_) => Place::Table,
        CardOrigin::Hand => Place::Hand(seat),
    }
}
