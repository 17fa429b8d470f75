//! What a game supplies to be shown and played in the terminal.

mod classic;
mod duel;
mod marvel;
mod splendor;

use parure_bots::Knowledge;
use parure_engine::card::CardId;
use parure_engine::foresight::Foresight;
use parure_engine::game::Game;
use parure_engine::notation::{Notation, action_text};
use parure_engine::seat::Seat;
use parure_engine::tokens::{Color, Tokens};

use crate::messages::Messages;
use crate::picture::{Chip, Mark, Picture, Reach, Tint, Touched};

/// The kinds of moves by which a list can be filtered, in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// Purchases.
    Buy,
    /// Takes.
    Take,
    /// Reserves.
    Reserve,
    /// Everything else.
    Other,
}

/// A game that can be shown.
pub trait Stage: Notation + Knowledge {
    /// The table as a seat sees it, or someone without one.
    fn picture(view: &Self::View, viewer: Option<Seat>, messages: &Messages) -> Picture;

    /// The key of the question that is open.
    fn question(view: &Self::View) -> &'static str;

    /// The kind of a move.
    fn group(action: Self::Action) -> Group;

    /// How much a move takes: of one kind, those that take most come first.
    fn size(_: Self::Action) -> usize {
        0
    }

    /// Whether the move differs from the one before it in the list only by what is paid, or by which gold is taken.
    fn is_variant(before: Self::Action, action: Self::Action) -> bool;

    /// What a move brings, in a few words.
    fn outlook(&self, action: Self::Action, messages: &Messages) -> String;

    /// What a move is about.
    fn touched(action: Self::Action) -> Touched;

    /// What the log says about an event, if it needs saying besides the move itself.
    fn event_text(event: Self::Event, messages: &Messages) -> Option<String>;

    /// What everyone has, line by line.
    fn details(view: &Self::View, names: &[String], messages: &Messages) -> Vec<String>;
}

/// A move in the user's language: the notation with its verb translated.
pub fn move_text<G: Stage>(action: G::Action, messages: &Messages) -> String {
    let text = action_text::<G>(action);
    let (verb, rest) = text.split_once(' ').unwrap_or((&text, ""));
    let verb = messages.text(&format!("terminal-verb-{verb}"));
    if rest.is_empty() { verb } else { format!("{verb} {rest}") }
}

/// The mark of a colour of a game.
fn mark<G: Game>(color: Color) -> Mark {
    let name = G::COLORS[color.index()];
    let tint = match name.word {
        "white" => Tint::White,
        "blue" => Tint::Blue,
        "green" => Tint::Green,
        "red" => Tint::Red,
        "black" => Tint::Black,
        "gold" | "yellow" => Tint::Yellow,
        "orange" => Tint::Orange,
        "pearl" | "purple" => Tint::Purple,
        _ => Tint::Gray,
    };
    Mark { letter: name.letter, tint }
}

/// Tokens of the kinds of which there are any.
fn chips<G: Game>(tokens: Tokens) -> Vec<Chip> {
    tokens.colors().iter().map(|color| Chip { mark: mark::<G>(color), count: tokens.get(color) }).collect()
}

/// Tokens of these kinds, also where there are none.
fn all_chips<G: Game>(tokens: Tokens, kinds: usize) -> Vec<Chip> {
    (0..kinds).map(Color::at).map(|color| Chip { mark: mark::<G>(color), count: tokens.get(color) }).collect()
}

/// Whether a seat can pay a card.
fn reach<G: Foresight>(game: &G, seat: Seat, card: CardId) -> Reach {
    let price = game.price_of(seat, card);
    if price.is_buyable() {
        Reach::Buy(price.jokers + price.gold_cards)
    } else {
        Reach::Short(chips::<G>(price.missing))
    }
}

/// How many tokens are held after a take, and how many have to go back.
fn held_text(held: u8, over: u8, messages: &Messages) -> String {
    match over {
        0 => messages.with("terminal-then-hold", &[("held", held.into())]),
        over => messages.with("terminal-then-return", &[("held", held.into()), ("count", over.into())]),
    }
}

/// Tokens as text, `2w1u`.
fn tokens_text<G: Game>(tokens: Tokens) -> String {
    chips::<G>(tokens).iter().map(|chip| format!("{}{}", chip.count, chip.mark.letter)).collect()
}

/// The levels as they are printed, the dearest first.
const LEVELS: [(parure_engine::card::Level, &str); 3] = [
    (parure_engine::card::Level::Three, "III"),
    (parure_engine::card::Level::Two, "II"),
    (parure_engine::card::Level::One, "I"),
];
