//! The proof of a finished game's luck.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{GameName, RoundEnd, Who};
use crate::fair;
use crate::table::{EndedRound, Method, Origin, Part, Play, Refusal, Seating, Sitter, Table};

/// Everything with which anybody can draw a finished game's luck again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// `parure-fair-deal/2`, or `parure-fair-deal/1` for games that began before there were commitments.
    pub format: String,
    /// The table.
    pub table: String,
    /// The game.
    pub game: GameName,
    /// How many play.
    pub players: usize,
    /// Every house rule with its value.
    #[ts(type = "HouseRules")]
    pub options: serde_json::Value,
    /// Published before anybody sat down: SHA-256 of the secret.
    pub commitment: String,
    /// The secret.
    pub secret: String,
    /// Each round of commitments; the last one led to the deal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ProofRound>>")]
    pub rounds: Vec<ProofRound>,
    /// Each player's part by the older method, in the order of the places before seats were drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
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
    /// The moves that were taken back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ProofUndo>>")]
    pub undone: Vec<ProofUndo>,
    /// How the game ended: a reason of the rules, `resigned`, `timeout`, `turn_cap`, or `closed`. Proofs written before
    /// there were commitments have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ended: Option<String>,
}

/// A round of commitments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ProofRound {
    /// What each place added, in the order of the places before seats were drawn.
    pub parts: Vec<ProofPart>,
    /// The version at which the commitments were fixed.
    pub fixed: u64,
    /// How it ended, if it led to no deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end: Option<ProofRoundEnd>,
}

/// What a place added to the deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ProofPart {
    /// Who sat there.
    pub who: Who,
    /// A person's name; empty for a bot.
    pub name: String,
    /// The hash of the nonce, published before any nonce was revealed; absent where nothing was committed to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commitment: Option<String>,
    /// The nonce; absent where none was revealed. Without a commitment it was sent openly, by an older program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nonce: Option<String>,
}

/// How a round of commitments ended without a deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ProofRoundEnd {
    /// The places that ended it.
    pub places: Vec<usize>,
    /// How.
    pub why: RoundEnd,
    /// The version at which it ended.
    pub version: u64,
}

/// What came before a game that goes on from another one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ProofOrigin {
    /// The other table.
    pub table: String,
    /// What chance gave there while the game was laid out, in notation.
    pub layout: String,
    /// The moves there.
    pub steps: Vec<ProofStep>,
    /// The proof of the game there. Without it nothing is known of these draws.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub proof: Option<Box<Proof>>,
}

/// A move and what chance gave in it, in notation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ProofStep {
    /// The version it was stored as; absent in older proofs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub version: Option<u64>,
    /// The move.
    pub action: String,
    /// The draws.
    pub draws: String,
}

/// A move that was taken back: from one version to before another it stood.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ProofUndo {
    /// The version of the move.
    pub made: u64,
    /// The version at which it was taken back.
    pub undone: u64,
}

impl Proof {
    /// The proof of a finished game; what another table has to say about its beginning is not in it yet.
    pub fn of(table: &Table) -> Result<Self, Refusal> {
        let (play, dealing) = (table.finished()?, table.dealing());
        if table.brought().is_some() {
            return Err(Refusal::NotDealt);
        }
        let (format, rounds, nonces) = match dealing.method {
            Method::Committed => (fair::COMMITTED, rounds(table, play), Vec::new()),
            Method::Open => {
                let nonces = dealing.parts.iter().map(|part| part.nonce.clone().unwrap_or_default());
                (fair::OPEN, Vec::new(), nonces.collect())
            }
        };
        let step = |(version, (action, draws))| ProofStep { version: Some(version), action, draws };
        Ok(Self {
            format: format.to_owned(),
            table: table.id().to_string(),
            game: table.config().game,
            players: table.seat_holders().len(),
            options: serde_json::Value::Object(table.config().options.clone()),
            commitment: table.secret().commitment(),
            secret: table.secret().reveal(),
            rounds,
            nonces,
            seats_drawn: table.config().seating == Seating::Random,
            seating: play.seating().to_vec(),
            layout: play.layout().to_owned(),
            origin: table.origin().map(ProofOrigin::from),
            steps: play.moves().iter().map(|made| step((made.version, made.notation()))).collect(),
            undone: play.undos().iter().map(|&(undone, made)| ProofUndo { made, undone }).collect(),
            ended: Some(play.result().map_or_else(|| "closed".to_owned(), |result| result.reason.clone())),
        })
    }
}

fn rounds(table: &Table, play: &Play) -> Vec<ProofRound> {
    let dealing = table.dealing();
    let mut last = vec![&Sitter::Free; dealing.parts.len()];
    for (seat, &place) in play.seating().iter().enumerate() {
        last[place] = &table.seat_holders()[seat].sitter;
    }
    let ended = dealing.ended.iter().map(ProofRound::from);
    let fixed = dealing.fixed.as_ref().map_or(0, |fixed| fixed.version);
    ended.chain([ProofRound { parts: parts(last, &dealing.parts), fixed, end: None }]).collect()
}

fn parts<'a>(sitters: impl IntoIterator<Item = &'a Sitter>, parts: &[Part]) -> Vec<ProofPart> {
    let part = |(sitter, part): (&Sitter, &Part)| ProofPart {
        who: sitter.into(),
        name: sitter.name().to_owned(),
        commitment: part.commitment.clone(),
        nonce: part.nonce.clone(),
    };
    sitters.into_iter().zip(parts).map(part).collect()
}

impl From<&EndedRound> for ProofRound {
    fn from(round: &EndedRound) -> Self {
        let end = ProofRoundEnd { places: round.places.clone(), why: round.why, version: round.version };
        Self { parts: parts(&round.sitters, &round.parts), fixed: round.fixed, end: Some(end) }
    }
}

impl From<&Origin> for ProofOrigin {
    fn from(origin: &Origin) -> Self {
        let step = |(action, draws)| ProofStep { version: None, action, draws };
        let steps = origin.moves.iter().cloned().map(step).collect();
        Self { table: origin.table.to_string(), layout: origin.layout.clone(), steps, proof: None }
    }
}
