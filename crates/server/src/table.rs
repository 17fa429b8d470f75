//! A table as a pure state machine.
//!
//! Requests come in with the time; steps to store come out ([`Table::decide`]). The state is the fold of the stored steps
//! ([`Table::apply`]) and of nothing else; what has to happen next follows from it ([`Table::needs`]). Nothing here waits,
//! reads a clock, or draws a number by itself.

mod clock;
mod decide;
mod fold;
mod lobby;
mod needs;
mod origin;
mod place;
mod play;
mod refusal;
mod remains;
mod request;
mod seen;
mod step;
mod talk;

pub use clock::Clocks;
pub use fold::FoldError;
pub use lobby::{check_config, check_name, is_unprintable};
pub use needs::{BotTurn, Needs};
pub use place::{Place, Sitter};
pub use play::{Move, Play};
pub use refusal::Refusal;
pub use request::{Decision, Request, Who};
pub use seen::Presence;
pub use step::{Origin, Stamped, Step};

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use parure_engine::any::GameId;
use parure_engine::seat::Seat;

use crate::fair::Secret;
use crate::ids::{PersonId, TableId};
use crate::protocol::{ChatLine, Stage, TableConfig};
use crate::world::Millis;

/// How much of what was said is kept at hand.
const CHAT_KEPT: usize = 50;

/// The longest game that a table plays, in rounds; the rules know no end to dawdling.
pub const ROUND_CAP: u16 = 300;

/// A table with everything that was stored about it.
#[derive(Clone, Debug)]
pub struct Table {
    id: TableId,
    secret: Secret,
    version: u64,
    /// The last version that changed more than what was said.
    changed_version: u64,
    created: Millis,
    changed: Millis,
    owner: PersonId,
    config: TableConfig,
    /// Shared, because tables are copied before every step.
    origin: Option<Arc<Origin>>,
    /// In the order of the plan until the game begins, then by seat.
    places: Vec<Place>,
    stage: Stage,
    play: Option<Play>,
    chat: VecDeque<ChatLine>,
    done: HashMap<Arc<str>, u64>,
    rematch: Vec<Seat>,
    next: Option<TableId>,
}

impl Table {
    /// The table's id.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The number of the last step.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// When something happened last.
    pub fn changed(&self) -> Millis {
        self.changed
    }

    /// When the table was made.
    pub fn created(&self) -> Millis {
        self.created
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// What was agreed on.
    pub fn config(&self) -> &TableConfig {
        &self.config
    }

    /// Which game.
    pub fn game(&self) -> GameId {
        self.config.game.into()
    }

    /// Who made it.
    pub fn owner(&self) -> &PersonId {
        &self.owner
    }

    /// The places at the table, by seat once the game has begun.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The game, once it has begun.
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// The server's part of the fair deal.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// The table of the rematch.
    pub fn next(&self) -> Option<&TableId> {
        self.next.as_ref()
    }

    /// The seat to act, while the game is on.
    pub fn to_act(&self) -> Option<Seat> {
        if self.stage == Stage::Playing { self.play.as_ref()?.position().to_act() } else { None }
    }

    /// The places that a person holds.
    pub fn held_by<'a>(&'a self, person: &'a PersonId) -> impl Iterator<Item = usize> + 'a {
        let held = self.places.iter().enumerate().filter(move |(_, place)| place.is_held_by(person));
        held.map(|(seat, _)| seat)
    }
}
