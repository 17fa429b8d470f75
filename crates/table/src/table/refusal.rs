//! Why a request is refused.

use std::time::Duration;

use strum::IntoStaticStr;
use thiserror::Error;

use crate::game::PositionError;
use crate::world::Millis;

/// Why a table refuses a request, each under a code that is its name. It has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Refusal {
    #[error("the game has gone on since: look at the table again")]
    Stale,
    #[error("this is not an action of the game: {0}")]
    BadAction(String),
    #[error("{message}")]
    Rule { code: &'static str, rule: &'static str, message: String },
    #[error("a name has 1 to 24 characters and no control characters")]
    BadName,
    #[error("a nonce has 16 to 64 hexadecimal digits")]
    BadNonce,
    #[error("a commitment has 64 hexadecimal digits, in lower case")]
    BadCommitment,
    #[error("this is not the nonce that was committed to")]
    WrongNonce,
    #[error("nonces are revealed when every commitment is fixed")]
    NotFixed,
    #[error("the commitments are fixed: the nonces are being revealed")]
    Fixed,
    #[error("there is no such seat")]
    BadSeat,
    #[error("a text has 1 to 200 characters and no control characters")]
    BadText,
    #[error("{0}")]
    BadConfig(String),
    #[error("this is not your seat")]
    NotYours,
    #[error("only who made the table may do this")]
    NotOwner,
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("only who sits at the table may do this")]
    NotSeated,
    #[error("somebody sits there already")]
    SeatTaken,
    #[error("some seats are still free")]
    SeatsFree,
    #[error("the game has already begun")]
    NotWaiting,
    #[error("the game is not on")]
    NotPlaying,
    #[error("this is possible when the game is over")]
    NotOver,
    #[error("there is no move of yours that can be taken back")]
    NothingToUndo,
    #[error("at this table moves are not taken back")]
    UndoOff,
    #[error("this is not said at this table")]
    ChatOff,
    #[error("this is a lot at once: wait a moment")]
    #[strum(serialize = "too_fast")]
    TooManyWords { wait: Millis },
    #[error("you have done this too often at this table")]
    TooManySteps,
    #[error("who made the table does not want you here")]
    Barred,
    #[error("this table is played as printed, without help")]
    HelpersOff,
    #[error("the time is up")]
    OutOfTime,
    #[error("no bot plays for this seat")]
    NotAway,
    #[error("this key does not open a seat here")]
    NoKey,
    #[error("a game that began in a position that was set up has no record")]
    NoRecord,
    #[error("this is no record of a whole game: {0}")]
    BadRecord(String),
    #[error("this game was brought from a device: its luck was not drawn here, so there is nothing to prove")]
    NotDealt,
}

impl Refusal {
    /// A stable code.
    pub fn code(&self) -> &'static str {
        if let Self::Rule { code, .. } = self { code } else { self.into() }
    }

    /// How long to wait before trying again, where that is known.
    pub fn wait(&self) -> Option<Duration> {
        if let Self::TooManyWords { wait } = self { Some(Duration::from_millis(*wait)) } else { None }
    }

    /// The rule of the game that refuses.
    pub fn rule(&self) -> Option<&'static str> {
        if let Self::Rule { rule, .. } = self { Some(rule) } else { None }
    }
}

impl From<PositionError> for Refusal {
    fn from(error: PositionError) -> Self {
        match error {
            PositionError::Refused { code, rule, message } => Self::Rule { code, rule, message },
            PositionError::Setup(why) => Self::BadConfig(why),
            PositionError::Unreadable(why) | PositionError::Draws(why) => Self::BadAction(why),
        }
    }
}
