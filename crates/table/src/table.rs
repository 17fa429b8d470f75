//! A table as a pure state machine.
//!
//! Requests come in with the time; steps to store come out ([`Table::decide`]). The state is the fold of the stored steps
//! ([`Table::apply`]) and of nothing else; what has to happen next follows from it ([`Table::needs`]). Nothing here waits,
//! reads a clock, or draws a number by itself.

mod absence;
mod access;
mod archive;
mod bounds;
mod chat;
mod clock;
mod config;
mod dealing;
mod decide;
mod device_game;
mod fold;
mod lobby;
mod log;
mod name;
mod needs;
mod noted;
mod origin;
mod owner;
mod pauses;
mod play;
mod refusal;
mod rematch;
mod request;
mod seat_holder;
mod step;

pub use absence::DESERTED_AGE;
pub use access::LINK_AGE;
pub use bounds::{LOBBY_STEPS, STEPS_OF_ONE};
pub use chat::{ChatLine, Phrase};
pub use clock::{Bounds, ClockBounds, ClockRule, ClockState, Clocks};
pub use config::{Absence, BotChoice, Chat, SeatPlan, Seating, TableConfig, check_config};
pub use dealing::{Dealing, EndedRound, Method, Part, RoundEnd};
pub use device_game::{Bringer, DeviceForfeit, DeviceGame};
pub use fold::FoldError;
pub use log::{LogEntry, LogEvent, TableEvent, TableLine};
pub use name::{check_name, is_shown};
pub use needs::{BotTurn, Needs};
pub use noted::{Noted, NotedAction, NotedDraws};
pub use parure_vocabulary::{GameName, HouseRules};
pub use pauses::Pauses;
pub use play::{Move, Play, ROUND_CAP};
pub use refusal::Refusal;
pub use request::{AccessRequest, Asker, Decision, HouseRequest, PlayerRequest, Request};
pub use seat_holder::{SeatHolder, SeatKey, Sitter};
pub use step::{Origin, Stamped, Step};

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use parure_engine::any::{GameId, RulesId};
use parure_engine::seat::Seat;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::fair::Secret;
use crate::ids::{PersonId, TableId};
use crate::world::Millis;

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
    /// What the game was called on the device that it was brought from.
    brought: Option<TableId>,
    /// In the order of the plan until the game begins, then by seat.
    seat_holders: Vec<SeatHolder>,
    dealing: Arc<Dealing>,
    stage: Stage,
    play: Option<Play>,
    chat: VecDeque<ChatLine>,
    done: HashMap<Arc<str>, u64>,
    /// How many steps each person has made here, as far as they are bounded.
    steps_by: HashMap<PersonId, u32>,
    /// Whom the owner has removed.
    barred: Vec<PersonId>,
    rematch: Vec<Seat>,
    next: Option<TableId>,
    /// Time that does not count, as far back as the running clock goes.
    pauses: Pauses,
    /// Since when nobody is at the table who could play, though somebody could come back.
    deserted: Option<Millis>,
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

    /// By which rules: those of the game, or of one of its expansions.
    pub fn rules(&self) -> RulesId {
        self.config.rules()
    }

    /// Who made it.
    pub fn owner(&self) -> &PersonId {
        &self.owner
    }

    /// Who holds the seats: in the order of the plan until the game begins, then by seat.
    pub fn seat_holders(&self) -> &[SeatHolder] {
        &self.seat_holders
    }

    /// The game, once it has begun.
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// The server's part of the fair deal.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// Where the game comes from, if it goes on from another one.
    pub fn origin(&self) -> Option<&Origin> {
        self.origin.as_deref()
    }

    /// What the game was called on the device that it was brought from: it was not dealt here, and nobody saw it played.
    pub fn brought(&self) -> Option<&TableId> {
        self.brought.as_ref()
    }

    /// What was said lately, the newest last.
    pub fn chat(&self) -> impl Iterator<Item = &ChatLine> {
        self.chat.iter()
    }

    /// The seats that want a rematch.
    pub fn rematch(&self) -> &[Seat] {
        &self.rematch
    }

    /// The table of the rematch.
    pub fn next(&self) -> Option<&TableId> {
        self.next.as_ref()
    }

    /// Time that does not count.
    pub fn pauses(&self) -> &Pauses {
        &self.pauses
    }

    /// The seat to act, while the game is on.
    pub fn to_act(&self) -> Option<Seat> {
        if self.stage == Stage::Playing { self.play.as_ref()?.position().to_act() } else { None }
    }

    /// The seats that a person holds.
    pub fn held_by<'a>(&'a self, person: &'a PersonId) -> impl Iterator<Item = usize> + 'a {
        let held = self.seat_holders.iter().enumerate().filter(move |(_, holder)| holder.is_held_by(person));
        held.map(|(seat, _)| seat)
    }
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Stage {
    /// People are sitting down.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// The table was closed before its game ended.
    Closed,
}
