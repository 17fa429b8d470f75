//! The classic games as text.

mod action;
mod draft;
mod finish;
mod position;

use std::borrow::Cow;
use std::fmt;

use crate::card::CardId;
use crate::never::Never;
use crate::notation::{Notation, ParseError, Words};
use crate::seat::{Observer, Seat};
use crate::tile::TileId;

use super::{Phase, Rules, State, View};
use draft::Draft;

/// What a game of this kind supplies to be written and read.
pub trait ClassicNotation: Rules<Action: ModuleNotation, Phase: ModuleNotation> {
    /// The game's word.
    const NAME: &'static str;
    /// The key of the line that says who holds the tile that moves between players, if the game has one (M-13).
    const HOLDER_KEY: Option<&'static str>;

    /// Who holds that tile.
    fn holder(extra: &Self::Extra) -> Option<Seat>;

    /// Derives what the game keeps beyond the shared pieces, and the points it gives, from the cards and the holder.
    fn complete(view: &mut View<Self>, holder: Option<Seat>) -> Result<(), Misfit>;

    /// Whether this seat can have set off the last round in this position (S-25, M-17), and if not, why.
    fn check_trigger(state: &State<Self>, trigger: Seat) -> Result<(), &'static str>;
}

/// The text of a module's own actions and phases.
pub trait ModuleNotation: Sized {
    /// Writes the verb or the phase's word, then what it names, parted by single spaces.
    fn write(self, out: &mut impl fmt::Write) -> fmt::Result;

    /// Reads what was written, if its first word is one of the module's.
    fn read(words: &mut Words<'_>) -> Option<Result<Self, ParseError>>;
}

impl ModuleNotation for Never {
    fn write(self, _: &mut impl fmt::Write) -> fmt::Result {
        match self {}
    }

    fn read(_: &mut Words<'_>) -> Option<Result<Self, ParseError>> {
        None
    }
}

/// What cannot be in a position, by the rules of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// The holder of the tile that moves.
    Holder(Cow<'static, str>),
    /// What a player has.
    Player(Seat, Cow<'static, str>),
    /// A player's tokens.
    Tokens(Seat, Cow<'static, str>),
}

impl<R: ClassicNotation> Notation for State<R> {
    const NAME: &'static str = R::NAME;

    fn has_card(card: CardId) -> bool {
        R::CARDS.has(card)
    }

    fn tile_id(tile: TileId) -> Option<&'static str> {
        R::TILES.get(tile.index()).map(|tile| tile.id)
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn ended_turn(&self, _: Self::Action) -> bool {
        matches!(self.phase, Phase::Act | Phase::Over(_))
    }

    fn write_action(action: Self::Action, out: &mut impl fmt::Write) -> fmt::Result {
        action::write::<R>(action, out)
    }

    fn read_action(words: &mut Words<'_>, at: Option<&Self>) -> Result<Self::Action, ParseError> {
        action::read(words, at)
    }

    fn write_position(view: &View<R>, out: &mut impl fmt::Write) -> fmt::Result {
        position::write(view, out)
    }

    fn read_position(text: &str) -> Result<View<R>, ParseError> {
        Draft::read(text)?.finish()
    }
}

impl<R: ClassicNotation> fmt::Display for State<R> {
    /// The text of the position, with nothing hidden.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        position::write(&self.view(Observer::Referee), f)
    }
}

impl<R: ClassicNotation> fmt::Display for View<R> {
    /// The text of the position as the observer knows it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        position::write(self, f)
    }
}
