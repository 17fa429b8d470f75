//! What is asked of a table, and what it decides.

use parure_engine::any::AnyAction;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::{BotChoice, Phrase, Refusal, RoundEnd, Step};
use crate::ids::{PersonId, TableId};
use crate::world::Millis;

/// Everything that can be asked of a table, by those who can ask for it.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Somebody at the table, by a message.
    Player(Asker, PlayerRequest),
    /// A person who holds a seat, or has the key to one.
    Access(PersonId, AccessRequest),
    /// The service itself.
    House(HouseRequest),
}

/// Who sends a message.
#[derive(Clone, Debug, PartialEq)]
pub struct Asker {
    /// Who it is.
    pub person: PersonId,
    /// The name that they are known by.
    pub name: String,
    /// How long their messages are under way, as measured.
    pub lag: Millis,
}

/// What somebody asks for by a message, which the protocol carries as it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "`seat` means the same everywhere")]
// Those without fields have braces: serde would let unknown fields pass with the others.
pub enum PlayerRequest {
    /// Sits down on a free seat before the game begins.
    Sit {
        /// Which seat.
        seat: usize,
        /// The name to show there; by default the person's own. A second seat on one device needs its own.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
        /// As in `nonce`.
        #[serde(default)]
        #[ts(optional)]
        nonce: Option<String>,
    },
    /// Commits to the nonce that an own seat adds to the fair deal, before the commitments are fixed. The last one
    /// counts.
    Commit {
        /// `fair.round`; if there is a later one, the commitment is refused as `stale`.
        round: u32,
        seat: usize,
        /// The hash of the nonce (`docs/fair-deal.md`): 64 hexadecimal digits.
        commitment: String,
    },
    /// Reveals the nonce of an own seat, once the commitments are fixed.
    Reveal {
        /// As in `commit`.
        round: u32,
        seat: usize,
        /// 64 hexadecimal digits.
        nonce: String,
    },
    /// Adds to the fair deal for all own seats without a commitment, as older programs do: it proves nothing to whoever
    /// sends it.
    Nonce {
        /// 16 to 64 hexadecimal digits.
        nonce: String,
    },
    /// Gives an own seat back before the game begins.
    Stand { seat: usize },
    /// Two seats change who is there, before the game begins: the owner chooses any two, others move to a free one.
    Swap {
        seat: usize,
        /// The other seat.
        with: usize,
    },
    /// The owner puts a bot on a free seat, or takes one away.
    SetBot {
        seat: usize,
        /// The bot; absent to free the seat.
        #[serde(default)]
        #[ts(optional)]
        bot: Option<BotChoice>,
    },
    /// The owner frees the seat of somebody, who does not sit down at this table again.
    Remove { seat: usize },
    /// The owner closes the table before its game begins.
    Close {},
    /// The owner has the commitments fixed as soon as every seat is taken; whoever has sent none adds nothing. By itself
    /// it happens when every seat is taken and every person has committed. The game begins when all nonces are revealed.
    Start {},
    /// A move of whichever own seat is to act.
    Move {
        /// The version the move was made on. If the game has gone on since, the move is refused as `stale`.
        expected_version: u64,
        /// One of the snapshot's `legal` actions.
        #[ts(type = "Action")]
        action: Value,
    },
    /// Takes the own last move back.
    Undo {
        /// As in a move.
        expected_version: u64,
    },
    /// Gives up.
    Resign { seat: usize },
    /// Leaves for good: the table's rule for absence decides.
    Leave { seat: usize },
    /// Takes a seat back that a bot has taken over.
    Resume { seat: usize },
    /// Offers a rematch, or agrees to one. When every person has, `next` names the new table.
    Rematch {},
    /// Says a preset phrase.
    Say { phrase: Phrase },
    /// Says something in own words, where the table allows it: at most 200 characters.
    Chat { text: String },
}

/// What is asked for about the holding of seats.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "a key is known by its hash alone")]
pub enum AccessRequest {
    /// A key is to open an own seat.
    Link { seat: usize, key_hash: String },
    /// No key is to open an own seat any more.
    Unlink { seat: usize },
    /// Somebody comes with a key.
    Claim { key_hash: String },
}

/// What the service asks for: a clock that ran down, a bot, a janitor.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the variants say it")]
pub enum HouseRequest {
    /// A bot's answer to the position of this version.
    BotMove { version: u64, seat: usize, action: AnyAction },
    /// Time has passed.
    Tick,
    /// From one time to another nobody could play.
    Pause { from: Millis, to: Millis },
    /// The table of the rematch was made.
    Next { table: TableId },
    /// Nobody came for a long time.
    Close,
    /// A guest has signed in to an account, which gets their seats.
    MergeSeats { from: PersonId, to: PersonId },
    /// Somebody is called otherwise from now on.
    Rename { person: PersonId, before: String, name: String },
}

/// What a table decides: what to store, and what to answer once that is done.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The steps to store, in order; none if there is nothing to do.
    pub steps: Vec<Step>,
    /// Set where the request was done before, to the version it was stored as.
    pub before: Option<u64>,
    /// Refused all the same: what is stored (a clock that ran down, say) is the reason.
    pub refused: Option<Refusal>,
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

    /// Whether it ends somebody's time, to move or to reveal.
    pub fn times_out(&self) -> bool {
        let late =
            |step: &Step| matches!(step, Step::TimedOut { .. } | Step::RoundEnded { why: RoundEnd::NotRevealed, .. });
        self.steps.iter().any(late)
    }

    /// Nothing to do.
    pub fn nothing() -> Self {
        Self::steps(Vec::new())
    }
}
