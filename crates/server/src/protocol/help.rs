//! What a page needs so that it knows no rules.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Card, Colors, Tile, Tokens, Words};

/// What the viewer can do, and how things stand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Help {
    /// Every legal action, in the engine's order; empty unless the viewer is to act.
    #[ts(type = "Action[]")]
    pub legal: Vec<Words>,
    /// What legal actions bring beyond their own words; those without anything to say are absent.
    pub outcomes: Vec<Outcome>,
    /// The face-up cards and those of the own hand; empty for spectators and at tables "as printed".
    pub cards: Vec<CardHelp>,
    /// The nobles or locations that lie out; empty at tables "as printed".
    pub tiles: Vec<TileHelp>,
    /// Per seat, the parts of the ways to win in the order they are shown; empty at tables "as printed".
    pub goals: Vec<Vec<Goal>>,
    /// Why no card can be reserved from a deck: the code of the rule that refuses, by level. Decks that can be reserved
    /// from are absent, and all are unless the viewer is to act.
    #[serde(default)]
    #[ts(type = "Partial<Record<LevelKey, string>>")]
    pub closed_decks: BTreeMap<String, String>,
    /// The most tokens a player may keep.
    pub token_limit: u8,
    /// The most cards a player may reserve.
    pub reserve_limit: u8,
}

/// How a card stands to the viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct CardHelp {
    /// Which card.
    pub card: Card,
    /// Cost less the own bonuses.
    pub price: Tokens,
    /// Whether it can be paid.
    pub state: CardState,
    /// The payment with the fewest jokers, jokers included; for `short` what could be paid towards it.
    pub pay: Tokens,
    /// Jokers within `pay`.
    pub gold: u8,
    /// Colours lacking before any joker is spent.
    pub missing: Tokens,
    /// For `closed`, the code of the rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub closed: Option<String>,
}

/// Whether a card can be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CardState {
    /// With what is held.
    Buy,
    /// With jokers.
    Gold,
    /// Not yet.
    Short,
    /// With what is held, but a rule stands in the way.
    Closed,
}

/// How near each seat is to a noble or location.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TileHelp {
    /// Which tile.
    pub tile: Tile,
    /// Per seat, the bonuses still needed; none means that it would come.
    pub lacking: Vec<Tokens>,
}

/// One part of a way to win, for one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Goal {
    /// Which part.
    pub goal: GoalKind,
    /// How much there is.
    pub have: u8,
    /// How much it takes.
    pub need: u8,
    /// For `color`, the colour with the most points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Color")]
    pub color: Option<String>,
    /// For `colors`, those still lacking.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Color[]")]
    pub lacking: Option<Colors>,
}

/// A part of a way to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum GoalKind {
    /// Points in all.
    Prestige,
    /// Bonuses of each colour (Marvel).
    Colors,
    /// The time stone (Marvel).
    Time,
    /// Crowns (Duel).
    Crowns,
    /// Points in one colour (Duel).
    Color,
}

/// What a legal action would bring, beyond its own words.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// Index into `legal`.
    pub action: usize,
    /// Tokens that come besides those that the action names: the joker of a reservation, the time stone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gains: Option<Tokens>,
    /// How many tokens would have to go back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub over: Option<u8>,
    /// Which ones may.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub returnable: Option<Tokens>,
    /// Whether the opponent takes a privilege.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gives_privilege: Option<bool>,
    /// Whether a privilege comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gains_privilege: Option<bool>,
    /// Whether another turn follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub extra_turn: Option<bool>,
    /// The points it brings, tiles included.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<u8>,
    /// The nobles, locations or royals that would come, or be to choose from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tiles: Option<Vec<Tile>>,
    /// Cards that would become affordable.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reach: Option<Vec<Card>>,
}
