//! A record of any game.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::{AnyGame, AnySetup, GameId, KnownGame, RulesId, UnknownGame, any_of};
use crate::game::OptionError;
use crate::notation::{EXPANSION, ParseError, Record, ReplayError, expansion_name, game_name};
use crate::{on_any, with_game};

any_of! {
    /// A record of one of the games, read from and written as text.
    ///
    /// ```
    /// use parure_engine::any::AnyRecord;
    /// # use parure_engine::{RecordWriter, Sampled, Setup, Splendor};
    /// # let setup = Setup { players: 2, options: Default::default() };
    /// # let text = RecordWriter::<Splendor>::new(&setup, &mut Sampled::from_seed(7))?.record().to_string();
    ///
    /// let record: AnyRecord = text.parse()?;
    /// assert_eq!((record.id().name(), record.setup().players()), ("splendor", 2));
    /// assert_eq!(record.check()?.round(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[derive(Clone, PartialEq, Eq, Debug)]
    AnyRecord, Record
}

impl AnyRecord {
    /// How the game was set up.
    pub fn setup(&self) -> AnySetup {
        fn setup<G: KnownGame>(record: &Record<G>) -> AnySetup {
            G::any_setup(*record.setup())
        }
        on_any!(AnyRecord, self, record => setup(record))
    }

    /// Plays the record to its end and gives the last position, or refuses at the first thing that is wrong.
    pub fn check(&self) -> Result<AnyGame, ReplayError> {
        on_any!(AnyRecord, self, record => record.check().map(KnownGame::any))
    }
}

impl FromStr for AnyRecord {
    type Err = AnyTextError;

    /// Reads a record. Whether its moves are legal is for [`AnyRecord::check`] to say.
    fn from_str(text: &str) -> Result<Self, AnyTextError> {
        let rules = rules_of_text(text)?;
        Ok(with_game!(rules, G => G::any_record(Record::<G>::parse(text)?)))
    }
}

impl fmt::Display for AnyRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        on_any!(AnyRecord, self, record => record.fmt(f))
    }
}

/// The rules that a record or a position is of, by its name and its expansion (C-01).
pub(super) fn rules_of_text(text: &str) -> Result<RulesId, AnyTextError> {
    let game: GameId = game_name(text)?.parse()?;
    Ok(RulesId::chosen(game, &[(EXPANSION, expansion_name(text))])?)
}

/// Why a text of any game cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyTextError {
    /// It is about a game that there is not.
    UnknownGame(UnknownGame),
    /// It is about an expansion that there is not.
    UnknownExpansion(OptionError),
    /// It does not say what it should.
    Unreadable(ParseError),
}

impl From<UnknownGame> for AnyTextError {
    fn from(error: UnknownGame) -> Self {
        Self::UnknownGame(error)
    }
}

impl From<OptionError> for AnyTextError {
    fn from(error: OptionError) -> Self {
        Self::UnknownExpansion(error)
    }
}

impl From<ParseError> for AnyTextError {
    fn from(error: ParseError) -> Self {
        Self::Unreadable(error)
    }
}

impl fmt::Display for AnyTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownGame(error) => error.fmt(f),
            Self::UnknownExpansion(error) => error.fmt(f),
            Self::Unreadable(error) => error.fmt(f),
        }
    }
}

impl Error for AnyTextError {}
