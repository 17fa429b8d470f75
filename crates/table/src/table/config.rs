//! How a table is set up. It is stored as it is sent: every later version of the program reads it.

use parure_bots::{BotLevel, BotSpec, Personality};
use parure_engine::any::RulesId;
use parure_vocabulary::{GameName, HouseRules, rules_from_json};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use super::clock::{ClockRule, check_clock};
use super::{Refusal, check_name};
use crate::game::Position;

/// Everything that is agreed on before a game begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TableConfig {
    /// Which game.
    pub game: GameName,
    /// The house rules of the game, as `{"target":10}`; what is absent has its default.
    #[serde(default)]
    #[ts(optional, as = "Option<HouseRules>")]
    pub options: Map<String, Value>,
    /// Who is to sit where. As many entries as players; seat 0 starts.
    pub seats: Vec<SeatPlan>,
    /// Who gets which of the seats.
    #[serde(default)]
    #[ts(optional, as = "Option<Seating>")]
    pub seating: Seating,
    /// How long a player may think.
    #[serde(default)]
    #[ts(optional, as = "Option<ClockRule>")]
    pub clock: ClockRule,
    /// What happens to a seat whose player leaves or runs out of time.
    #[serde(default)]
    #[ts(optional, as = "Option<Absence>")]
    pub absence: Absence,
    /// Whether the table is in the list for everybody; otherwise it is found by its link only.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub listed: bool,
    /// Whether prices and distances are shown; otherwise the table is "as printed", without hints, too.
    #[serde(default = "yes")]
    #[ts(optional, as = "Option<bool>")]
    pub helpers: bool,
    /// Whether a player may ask a bot for advice. Between people that is a wish of its own.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    #[ts(optional, as = "Option<bool>")]
    pub hints: bool,
    /// Whether the others see the face of a card reserved from the market (S-14).
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub open_reserves: bool,
    /// Whether a move may be taken back by the undo rule.
    #[serde(default = "yes")]
    #[ts(optional, as = "Option<bool>")]
    pub undo: bool,
    /// What may be said.
    #[serde(default)]
    #[ts(optional, as = "Option<Chat>")]
    pub chat: Chat,
}

const fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
const fn is_yes(wanted: &bool) -> bool {
    *wanted
}

/// Who is to sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "who", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever makes the table; several such seats are a hot seat, each with a name.
    Me {
        /// The name to show; by default the person's own.
        #[serde(default)]
        #[ts(optional = nullable)]
        name: Option<String>,
    },
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// How strong it plays.
        level: BotLevel,
        /// What it leans towards.
        #[serde(default)]
        #[ts(optional, as = "Option<Personality>")]
        personality: Personality,
    },
}

/// A bot at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BotChoice {
    /// How strong it plays.
    pub level: BotLevel,
    /// What it leans towards.
    #[serde(default)]
    #[ts(optional, as = "Option<Personality>")]
    pub personality: Personality,
}

impl From<BotChoice> for BotSpec {
    fn from(BotChoice { level, personality }: BotChoice) -> Self {
        Self::new(level, personality)
    }
}

/// Who gets which seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// Drawn by the fair deal when the game begins.
    #[default]
    Random,
    /// As listed.
    AsSet,
}

/// What happens to a seat whose player leaves or runs out of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// A bot plays on; the player may come back.
    #[default]
    Bot,
    /// The seat has lost. With more than two sides a bot plays its turns, and it cannot win.
    Lose,
}

/// What may be said at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Chat {
    /// Preset phrases, which everyone reads in their own language.
    #[default]
    Phrases,
    /// Phrases and free text.
    Free,
    /// Nothing.
    Off,
}

impl TableConfig {
    /// The rules that the options choose. A table is made only with options that choose some.
    pub fn rules(&self) -> RulesId {
        let game = self.game.into();
        let options = Value::Object(self.options.clone());
        rules_from_json(game, &options).unwrap_or_else(|_| game.into())
    }
}

/// The config with every option filled in, or why a table cannot be so.
pub fn check_config(mut config: TableConfig) -> Result<TableConfig, Refusal> {
    let full = Position::full_options(config.game.into(), config.seats.len(), &config.options)?;
    let Value::Object(full) = full else { return Err(Refusal::BadConfig("options are an object".to_owned())) };
    config.options = full;
    for plan in &mut config.seats {
        if let SeatPlan::Me { name: Some(name) } = plan {
            *name = check_name(name)?;
        }
    }
    check_clock(config.clock)?;
    Ok(config)
}
