//! Games as text that people can read and type: actions, positions and records.
//!
//! The formats are described in `docs/notation.md` and `docs/record.md`. A game joins by implementing [`Notation`];
//! everything else here works for all of them.
//!
//! Reading never panics, whatever the text, and an error says where and why. What `Words` cuts the text into is
//! understood by the `read_…` functions, each the inverse of a `write_…` function or of a name.

mod draws;
mod error;
mod fault;
mod game_name;
mod hand;
mod names;
mod outcome;
mod position;
mod record;
mod row;
mod verb;
mod words;

pub(crate) use draws::read_draws;
pub use draws::{draws_text, parse_draws, write_draws};
pub use error::{LineColumn, ParseError, Problem, Why};
pub use fault::Fault;
pub use game_name::{expansion_name, game_name};
pub(crate) use hand::{HandText, check_hands, read_second_deck, write_hand};
pub use names::{card_from_text, card_name, tile_from_text};
pub(crate) use names::{
    color_name, read_card, read_color, read_level, read_number, read_payment, read_seat, read_tile, read_tokens,
    tile_name, tokens_name, write_list,
};
pub(crate) use outcome::{read_outcome, write_outcome};
pub use position::{EXPANSION, NO_EXPANSION, expansion, set_option};
pub(crate) use position::{Keys, Lines, read_lines, read_observer, read_round, write_observer, write_setup};
pub use record::{GameResult, Record, RecordWriter, Replay, ReplayError, ReplayProblem, Step, Tag, TagError, Turn};
pub(crate) use row::{RowText, every_row, place_card, write_row, write_spaces};
pub(crate) use verb::read_verb;
pub(crate) use words::{Word, Words};

use std::fmt;

use crate::card::CardId;
use crate::chance::Sampled;
use crate::game::Game;
use crate::seat::Observer;
use crate::tile::TileId;

/// A game whose actions and positions can be written and read.
///
/// For every action and view that a game can come to, reading what was written gives the same back.
pub trait Notation: Game {
    /// The game's word, with which its position text begins.
    const NAME: &'static str;

    /// The expansion's word, where the game is one with an expansion: its texts say it as the option `expansion` (C-01).
    const EXPANSION: Option<&'static str> = None;

    /// The letter that the ids of a second deck's cards begin with, where the game has one.
    const SECOND_PREFIX: Option<char> = None;

    /// Whether the game has this card.
    fn has_card(card: CardId) -> bool;

    /// The id of a tile as in the data, or nothing if the game has no such tile.
    fn tile_id(tile: TileId) -> Option<&'static str>;

    /// The number of the round, from 1; without meaning once the game is over.
    fn round(&self) -> u16;

    /// Whether the action that led to this position was the last of its turn: a record begins a new line then.
    fn ended_turn(&self, action: Self::Action) -> bool;

    /// Writes the action: its full verb, then what it names, parted by single spaces.
    fn write_action(action: Self::Action, out: &mut impl fmt::Write) -> fmt::Result;

    /// Reads an action and leaves what follows it in `words`. From outside, [`parse_action`] reads one that stands alone.
    ///
    /// `at` is the position in which the action was typed. It only completes what a person may leave out: the payment
    /// of a purchase, which becomes the one with the fewest jokers, whether or not the player can pay it. Whether the
    /// action is legal is not looked at.
    fn read_action(words: &mut Words<'_>, at: Option<&Self>) -> Result<Self::Action, ParseError>;

    /// Writes the position as the view's observer knows it, line by line, each line ended.
    fn write_position(view: &Self::View, out: &mut impl fmt::Write) -> fmt::Result;

    /// An action of this game, to be written by `{}`.
    ///
    /// ```
    /// use parure_engine::{Game, Notation, Sampled, Splendor};
    ///
    /// let game = Splendor::start(2, &mut Sampled::from_seed(7))?;
    /// assert_eq!(game.text(game.legal()[0]).to_string(), "take wug");
    /// # Ok::<(), parure_engine::SetupError>(())
    /// ```
    fn text(&self, action: Self::Action) -> ActionText<Self> {
        ActionText(action)
    }

    /// Reads a position. Whatever is accepted is safe to play from, once what is hidden has been filled in by
    /// [`Game::determinize`]; a referee's view hides nothing.
    fn read_position(text: &str) -> Result<Self::View, ParseError>;
}

/// An action that writes itself in the notation of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionText<G: Game>(pub G::Action);

impl<G: Notation> fmt::Display for ActionText<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        G::write_action(self.0, f)
    }
}

/// The text of an action.
pub fn action_text<G: Notation>(action: G::Action) -> String {
    written(|out| G::write_action(action, out))
}

/// Reads an action that stands alone; `at` is the position it was typed in, to complete what was left out.
pub fn parse_action<G: Notation>(text: &str, at: Option<&G>) -> Result<G::Action, ParseError> {
    let mut words = Words::new(text);
    let action = G::read_action(&mut words, at)?;
    words.end()?;
    Ok(action)
}

/// The text of a position with nothing hidden.
pub fn position_text<G: Notation>(game: &G) -> String {
    view_text::<G>(&game.view(Observer::Referee))
}

/// Reads a position with nothing hidden; a view of a seat or a spectator is refused.
pub fn parse_position<G: Notation>(text: &str) -> Result<G, ParseError> {
    let view = parse_view::<G>(text)?;
    if let Some(mut seen) = Lines::new(text).find(|line| line.clone().keyword("seen").is_ok()) {
        let word = seen.keyword("seen")?;
        return Err(word.wrong("this position is what one observer knows; here one with nothing hidden is needed"));
    }
    Ok(G::determinize(&view, &mut Sampled::from_seed(0)))
}

/// The text of a position as an observer knows it.
pub fn view_text<G: Notation>(view: &G::View) -> String {
    written(|out| G::write_position(view, out))
}

/// Reads a position, whoever looks at it.
pub fn parse_view<G: Notation>(text: &str) -> Result<G::View, ParseError> {
    G::read_position(text)
}

fn written(write: impl FnOnce(&mut String) -> fmt::Result) -> String {
    let mut text = String::new();
    write(&mut text).expect("writing into a string does not fail");
    text
}
