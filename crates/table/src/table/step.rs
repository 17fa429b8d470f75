//! What is stored of a table: one step after the other, for ever.

use serde::{Deserialize, Serialize};

use super::{BotChoice, NotedAction, NotedDraws, Phrase, RoundEnd, TableConfig};
use crate::ids::{PersonId, TableId};
use crate::world::Millis;

/// Something that happened at a table.
///
/// Stored steps are read by every later version of the program: variants and fields are added, never changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields' names say it")]
pub enum Step {
    /// The table was made; the owner sits where the plan says so. With `origin`, another game goes on here; with `brought`,
    /// one of a device was brought here, under the name that it had there.
    Made {
        config: Box<TableConfig>,
        owner: PersonId,
        owner_name: String,
        commitment: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<Box<Origin>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        brought: Option<TableId>,
    },
    /// A person sat down.
    Sat { seat: usize, person: PersonId, name: String, nonce: Option<String>, id: Option<String> },
    /// A person added to the fair deal, without a commitment: older programs do.
    Nonce { person: PersonId, nonce: String, id: Option<String> },
    /// A person committed to the nonce that a place adds to the fair deal.
    Committed { seat: usize, commitment: String, id: Option<String> },
    /// Every commitment stands: from here on the nonces are revealed.
    Fixed { id: Option<String> },
    /// A nonce that was committed to.
    Revealed { seat: usize, nonce: String, id: Option<String> },
    /// The commitments led to no deal: these places are free, and everybody commits anew.
    RoundEnded { seats: Vec<usize>, why: RoundEnd, id: Option<String> },
    /// A place became free.
    Stood { seat: usize, id: Option<String> },
    /// Two places changed who is there.
    Swapped { seats: [usize; 2], id: Option<String> },
    /// A person is called otherwise, wherever they sit under their own name.
    Renamed { seat: usize, name: String },
    /// The owner put a bot on a place, or took it away.
    BotSet { seat: usize, bot: Option<BotChoice>, id: Option<String> },
    /// The game began: from which place each seat comes, what chance gave for the layout, in notation, and which round of
    /// commitments it is dealt by; none for games before there were any.
    Begun {
        seating: Vec<usize>,
        layout: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u32>,
        id: Option<String>,
    },
    /// A move, with what chance gave in it, and how long it took where that counts.
    Moved { seat: usize, action: NotedAction, draws: NotedDraws, used: Option<Millis>, id: Option<String> },
    /// The last move was taken back.
    Undone { seat: usize, used: Option<Millis>, id: Option<String> },
    /// A player gave up.
    Resigned { seat: usize, id: Option<String> },
    /// A player's time was up.
    TimedOut { seat: usize },
    /// From one time to another nobody could play, because the service or their node was not there.
    Paused { from: Millis, to: Millis },
    /// A player left for good.
    Left { seat: usize, id: Option<String> },
    /// A player came back to a seat that a bot had taken over.
    Resumed { seat: usize, id: Option<String> },
    /// Every person has lost, and bots alone do not play on: the game is over.
    Ended {},
    /// Something was said.
    Said { seat: usize, phrase: Option<Phrase>, text: Option<String>, id: Option<String> },
    /// A seat can be continued by whoever has the key with this hash.
    Linked { seat: usize, key_hash: String },
    /// No key opens a seat any more.
    Unlinked { seat: usize },
    /// A person came with such a key, which opens nothing from then on. Those stored before do not name it.
    Claimed {
        seat: usize,
        person: PersonId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key_hash: Option<String>,
    },
    /// A guest signed in to an account that they had elsewhere: what was theirs here is the account's.
    #[serde(rename = "brought")]
    SeatsMerged { from: PersonId, to: PersonId },
    /// A player wants a rematch.
    WantsRematch { seat: usize, id: Option<String> },
    /// The table of the rematch was made.
    Next { table: TableId },
    /// The owner does not want a person at the table.
    Barred { person: PersonId },
    /// The table was closed: by its owner, or because nobody came for a long time.
    Closed {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
}

/// What came before the game of a table that goes on from a finished one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// Where it was played.
    pub table: TableId,
    /// What chance gave for the layout, in notation.
    pub layout: String,
    /// The moves, each with what chance gave in it, in notation.
    pub moves: Vec<(String, String)>,
    /// Where the moves begin, with nothing hidden, in notation: somebody has set it up, and it was never laid out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

impl Step {
    /// The id of the request that led to it.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Sat { id, .. }
            | Self::Nonce { id, .. }
            | Self::Committed { id, .. }
            | Self::Fixed { id }
            | Self::Revealed { id, .. }
            | Self::RoundEnded { id, .. }
            | Self::Stood { id, .. }
            | Self::Swapped { id, .. }
            | Self::BotSet { id, .. }
            | Self::Begun { id, .. }
            | Self::Moved { id, .. }
            | Self::Undone { id, .. }
            | Self::Resigned { id, .. }
            | Self::Left { id, .. }
            | Self::Resumed { id, .. }
            | Self::Said { id, .. }
            | Self::WantsRematch { id, .. }
            | Self::Closed { id } => id.as_deref(),
            Self::Made { .. }
            | Self::Renamed { .. }
            | Self::TimedOut { .. }
            | Self::Ended {}
            | Self::Paused { .. }
            | Self::Linked { .. }
            | Self::Unlinked { .. }
            | Self::Claimed { .. }
            | Self::SeatsMerged { .. }
            | Self::Barred { .. }
            | Self::Next { .. } => None,
        }
    }

    /// Whether a move that was thought of before may no longer hold; words, seat links and rematches leave the game alone.
    pub fn changes_game(&self) -> bool {
        !matches!(
            self,
            Self::Said { .. }
                | Self::Renamed { .. }
                | Self::Paused { .. }
                | Self::Linked { .. }
                | Self::Unlinked { .. }
                | Self::Barred { .. }
                | Self::Claimed { .. }
                | Self::SeatsMerged { .. }
                | Self::WantsRematch { .. }
                | Self::Next { .. }
        )
    }
}

/// A step with its number and time, as it is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Stamped {
    /// Its number at the table, from 1: the version that it leads to.
    pub seq: u64,
    /// When it happened.
    pub time: Millis,
    /// What happened.
    pub step: Step,
}
