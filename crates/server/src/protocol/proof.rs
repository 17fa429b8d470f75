//! The proof of a finished game's luck.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::GameName;
use crate::table::{Origin, Refusal, Seating, Table};

/// Everything with which anybody can draw a finished game's luck again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// `parure-fair-deal/1`.
    pub format: String,
    /// The table.
    pub table: String,
    /// The game.
    #[schema(value_type = String)]
    pub game: GameName,
    /// How many play.
    pub players: usize,
    /// Every house rule with its value.
    #[schema(value_type = Object)]
    #[ts(type = "HouseRules")]
    pub options: serde_json::Value,
    /// Published before anybody sat down: SHA-256 of the secret.
    pub commitment: String,
    /// The secret.
    pub secret: String,
    /// Each player's part, in the order of the places before seats were drawn.
    pub nonces: Vec<String>,
    /// Whether seats were drawn.
    pub seats_drawn: bool,
    /// The place that each seat came from.
    pub seating: Vec<usize>,
    /// What chance gave while the game was laid out, in notation.
    pub layout: String,
    /// What came before, for a game that goes on from another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub origin: Option<ProofOrigin>,
    /// The moves that stand.
    pub steps: Vec<ProofStep>,
}

/// What came before a game that goes on from another one. That one has a proof of its own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProofOrigin {
    /// The other table.
    pub table: String,
    /// What chance gave there while the game was laid out, in notation.
    pub layout: String,
    /// The moves there.
    pub steps: Vec<ProofStep>,
}

/// A move and what chance gave in it, in notation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProofStep {
    /// The move.
    pub action: String,
    /// The draws.
    pub draws: String,
}

impl Proof {
    /// The proof of a finished game.
    pub fn of(table: &Table) -> Result<Self, Refusal> {
        let play = table.finished()?;
        let mut nonces = vec![String::new(); table.seat_holders().len()];
        for (seat, &place) in play.seating().iter().enumerate() {
            nonces[place] = table.seat_holders()[seat].nonce.clone().unwrap_or_default();
        }
        Ok(Self {
            format: crate::fair::FORMAT.to_owned(),
            table: table.id().to_string(),
            game: table.config().game,
            players: table.seat_holders().len(),
            options: serde_json::Value::Object(table.config().options.clone()),
            commitment: table.secret().commitment(),
            secret: table.secret().reveal(),
            nonces,
            seats_drawn: table.config().seating == Seating::Random,
            seating: play.seating().to_vec(),
            layout: play.layout().to_owned(),
            origin: table.origin().map(ProofOrigin::from),
            steps: play.moves().iter().map(|made| made.notation().into()).collect(),
        })
    }
}

impl From<&Origin> for ProofOrigin {
    fn from(origin: &Origin) -> Self {
        let steps = origin.moves.iter().cloned().map(ProofStep::from).collect();
        Self { table: origin.table.to_string(), layout: origin.layout.clone(), steps }
    }
}

impl From<(String, String)> for ProofStep {
    fn from((action, draws): (String, String)) -> Self {
        Self { action, draws }
    }
}
