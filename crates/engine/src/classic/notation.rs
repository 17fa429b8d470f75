//! The classic games as text.

mod action;
mod draft;
mod finish;
mod position;

use std::fmt;

use crate::card::CardId;
use crate::never::Never;
use crate::notation::{Notation, ParseError, Why, Word, Words};
use crate::seat::{Observer, Seat};
use crate::tile::TileId;
use crate::tokens::{PackedTokens, Tokens};

use super::{Action, JOKER, Phase, Rules, State, View};
use draft::Draft;
pub(crate) use draft::Placed;

/// What a game of this kind supplies to be written and read.
///
/// What it keeps beyond the shared pieces stands in lines and behind keys of its own, read one by one into `Extra`.
pub trait ClassicNotation: Rules<Action: ModuleNotation, Phase: ModuleNotation> {
    /// The game's word.
    const NAME: &'static str;
    /// The expansion's word; see [`Notation::EXPANSION`].
    const EXPANSION: Option<&'static str> = None;
    /// The letter of a second deck's cards; see [`Notation::SECOND_PREFIX`].
    const SECOND_PREFIX: Option<char> = None;
    /// The keys of lines that only this game has.
    const LINE_KEYS: &'static [&'static str] = &[];
    /// The keys within the line of a seat that only this game has.
    const SEAT_KEYS: &'static [&'static str] = &[];

    /// Writes the lines that only this game has, each ended.
    fn write_lines(_: &View<Self>, _: &mut impl fmt::Write) -> fmt::Result {
        Ok(())
    }

    /// Writes what only this game has of a seat: a space, the key, what follows it.
    fn write_seat(_: &View<Self>, _: Seat, _: &mut impl fmt::Write) -> fmt::Result {
        Ok(())
    }

    /// Writes what a bought card has become in this game, as `=r` behind it.
    fn write_note(_: &Self::Extra, _: CardId, _: &mut impl fmt::Write) -> fmt::Result {
        Ok(())
    }

    /// Reads what follows one of [`ClassicNotation::LINE_KEYS`].
    fn read_line(
        _: &mut Self::Extra,
        key: Word<'_>,
        _: &mut Words<'_>,
        _: &mut Placed<Self>,
    ) -> Result<(), ParseError> {
        Err(key.expected("another line"))
    }

    /// Reads the next word behind one of [`ClassicNotation::SEAT_KEYS`] in the line of a seat.
    fn read_seat(
        _: &mut Self::Extra,
        _: Seat,
        _key: &str,
        word: Word<'_>,
        _: &mut Placed<Self>,
    ) -> Result<(), ParseError> {
        Err(word.expected("another key"))
    }

    /// Reads what stands behind `=` at a bought card, if anything does.
    fn read_note(_: &mut Self::Extra, _: CardId, note: Option<Word<'_>>) -> Result<(), ParseError> {
        note.map_or(Ok(()), |note| Err(note.wrong("no card of this game is given a colour")))
    }

    /// The purchase of a card with the fewest jokers, whether or not the player can pay it.
    fn cheapest(state: &State<Self>, card: CardId) -> Action<Self::Action> {
        let fewest = || {
            let (price, purse) = (state.price(state.seat, card), state.player(state.seat).tokens);
            let jokers = Self::jokers_for(state, state.seat, price.saturating_sub(purse));
            PackedTokens::new(price.min(purse) + Tokens::of(JOKER, jokers)).unwrap_or_default()
        };
        Action::Buy(card, state.first_payment(state.seat, card).unwrap_or_else(fewest))
    }

    /// Checks what the game keeps beyond the shared pieces, and adds the points and bonuses it gives.
    fn complete(_: &mut View<Self>) -> Result<(), Misfit> {
        Ok(())
    }

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
    /// What a line says that only this game has, by its key.
    Line(&'static str, Why),
    /// The phase.
    Phase(Why),
    /// What a player has.
    Player(Seat, Why),
    /// A player's tokens.
    Tokens(Seat, Why),
}

impl<R: ClassicNotation> Notation for State<R> {
    const NAME: &'static str = R::NAME;
    const EXPANSION: Option<&'static str> = R::EXPANSION;
    const SECOND_PREFIX: Option<char> = R::SECOND_PREFIX;

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
