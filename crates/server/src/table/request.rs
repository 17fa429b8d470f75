//! What is asked of a table, and what it decides.

use serde_json::Value;

use super::Step;
use crate::ids::PersonId;
use crate::ids::TableId;
use crate::protocol::{BotChoice, Phrase};
use crate::world::Millis;

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// A guest.
    Person(PersonId),
    /// The service itself: a clock that ran down, a bot, a janitor.
    House,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the client's messages describe them")]
pub enum Request {
    Sit {
        seat: usize,
        name: String,
        nonce: Option<String>,
    },
    Nonce {
        nonce: String,
    },
    Stand {
        seat: usize,
    },
    SetBot {
        seat: usize,
        bot: Option<BotChoice>,
    },
    Start,
    /// `lag` is how long messages of this client are under way, as measured.
    Move {
        expected_version: u64,
        action: Value,
        lag: Millis,
    },
    Undo {
        expected_version: u64,
    },
    Resign {
        seat: usize,
    },
    Leave {
        seat: usize,
    },
    Resume {
        seat: usize,
    },
    Say {
        phrase: Phrase,
    },
    Chat {
        text: String,
    },
    Rematch,
    Link {
        seat: usize,
        key_hash: String,
    },
    Claim {
        key_hash: String,
    },
    /// A guest has signed in to an account.
    Bring {
        from: PersonId,
        to: PersonId,
    },
    /// A bot's answer, in notation, to the position of this version.
    BotMove {
        version: u64,
        seat: usize,
        action: String,
    },
    /// Time has passed.
    Tick,
    /// The table of the rematch was made.
    Next {
        table: TableId,
    },
    /// Nobody came for a long time.
    Close,
}

/// What a table decides: what to store, and what to answer once that is done.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The steps to store, in order; none if there is nothing to do.
    pub steps: Vec<Step>,
    /// Set where the request was done before, to the version it was stored as.
    pub before: Option<u64>,
    /// Refused all the same: what is stored (a clock that ran down, say) is the reason.
    pub refused: Option<super::Refusal>,
}

impl Decision {
    /// These steps.
    pub fn steps(steps: Vec<Step>) -> Self {
        Self { steps, before: None, refused: None }
    }

    /// One step.
    pub fn step(step: Step) -> Self {
        Self::steps(vec![step])
    }

    /// Nothing to do.
    pub fn nothing() -> Self {
        Self::steps(Vec::new())
    }
}
