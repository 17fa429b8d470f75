//! Drawing a finished game's luck again.

use parure_engine::any::GameId;
use parure_engine::chance::{Draw, Recorded, Recording};
use parure_engine::game::{Refusal, Setup, ToAct};
use parure_engine::notation::{Notation, draws_text, parse_action, parse_draws};
use parure_engine::with_game;
use parure_vocabulary::{Vocabulary, options_from_json};
use thiserror::Error;

use super::{Deal, Secret, seating};
use crate::ids::TableId;
use crate::protocol::{Proof, ProofOrigin};

/// The method that this program knows.
pub const FORMAT: &str = "parure-fair-deal/1";

/// Why a proof does not hold.
#[derive(Debug, Error)]
pub enum VerifyError {
    /// Another method.
    #[error("the format is `{0}`, and this program knows `{FORMAT}`")]
    Format(String),
    /// A field cannot be read.
    #[error("`{field}`: {why}")]
    Field {
        /// Which field.
        field: String,
        /// Why.
        why: String,
    },
    /// The secret is not the one that was promised.
    #[error("the secret does not fit the commitment: another secret was used than the one promised before the game")]
    Commitment,
    /// The seats were not drawn by it.
    #[error("the seats were not drawn by this secret: it gives {expected:?}")]
    Seating {
        /// The order that it gives.
        expected: Vec<usize>,
    },
    /// A draw was not drawn by it.
    #[error("{place}: the luck was not drawn by this secret: it gives `{expected}`, the record has `{found}`")]
    Draws {
        /// The layout or which move.
        place: String,
        /// What the secret gives.
        expected: String,
        /// What was recorded.
        found: String,
    },
    /// A move that the rules forbid.
    #[error("move {nth}: {why}")]
    Move {
        /// Which move, from 1.
        nth: usize,
        /// Why.
        why: String,
    },
}

/// Draws everything again and says how many draws there were.
pub fn verify(proof: &Proof) -> Result<usize, VerifyError> {
    if proof.format != FORMAT {
        return Err(VerifyError::Format(proof.format.clone()));
    }
    let secret = Secret::from_hex(&proof.secret).ok_or_else(|| field("secret", "64 hexadecimal digits are needed"))?;
    if secret.commitment() != proof.commitment {
        return Err(VerifyError::Commitment);
    }
    let table = TableId::parse(&proof.table).ok_or_else(|| field("table", "this is not the id of a table"))?;
    if proof.nonces.len() != proof.players || proof.seating.len() != proof.players || proof.players > 4 {
        return Err(field("players", "there are as many nonces and seats as players"));
    }
    let nonces: Vec<&str> = proof.nonces.iter().map(String::as_str).collect();
    let deal = Deal::new(&secret, &nonces, &table);
    if proof.seats_drawn {
        let expected = seating(proof.players, &mut deal.seats());
        if expected != proof.seating {
            return Err(VerifyError::Seating { expected });
        }
    }
    with_game!(GameId::from(proof.game), G => verify_game::<G>(proof, &deal))
}

fn verify_game<G: Vocabulary>(proof: &Proof, deal: &Deal) -> Result<usize, VerifyError> {
    let options = options_from_json(&proof.options).map_err(|error| field("options", error))?;
    let setup = Setup { players: proof.players, options };
    let (mut game, mut drawn) = match &proof.origin {
        Some(origin) => (before::<G>(&setup, origin)?, 0),
        None => {
            let mut chance = Recording::new(deal.layout());
            let game = G::new(&setup, &mut chance).map_err(|error| field("players", error))?;
            (game, compare::<G>("the layout", &chance.take(), &proof.layout)?)
        }
    };
    for (nth, step) in proof.steps.iter().enumerate() {
        let wrong = |why: String| VerifyError::Move { nth: nth + 1, why };
        let action = parse_action::<G>(&step.action, None).map_err(|error| wrong(error.to_string()))?;
        if matches!(game.to_act(), ToAct::Over(_)) {
            return Err(wrong("the game is over before it".to_owned()));
        }
        let mut chance = Recording::new(deal.step(nth));
        game.apply(action, &mut chance, &mut ()).map_err(|refusal| wrong(format!("{refusal} [{}]", refusal.code())))?;
        drawn += compare::<G>(&format!("move {}", nth + 1), &chance.take(), &step.draws)?;
    }
    Ok(drawn)
}

/// The position that a game goes on from: its luck is another table's.
fn before<G: Vocabulary>(setup: &Setup<G::Options>, origin: &ProofOrigin) -> Result<G, VerifyError> {
    let draws = |text: &str| parse_draws::<G>(text).map_err(|error| field("origin", error));
    let layout = draws(&origin.layout)?;
    let mut game = G::new(setup, &mut Recorded::new(&layout)).map_err(|error| field("players", error))?;
    for step in &origin.steps {
        let action = parse_action::<G>(&step.action, None).map_err(|error| field("origin", error))?;
        let drawn = draws(&step.draws)?;
        let mut chance = Recorded::new(&drawn);
        game.apply(action, &mut chance, &mut ()).map_err(|refusal| field("origin", refusal))?;
        chance.finish().map_err(|error| field("origin", error))?;
    }
    Ok(game)
}

fn compare<G: Notation>(place: &str, drawn: &[Draw], recorded: &str) -> Result<usize, VerifyError> {
    if parse_draws::<G>(recorded).map_err(|error| field(place, error))? == drawn {
        return Ok(drawn.len());
    }
    let expected = draws_text::<G>(drawn);
    Err(VerifyError::Draws { place: place.to_owned(), expected, found: recorded.to_owned() })
}

fn field(field: &str, why: impl std::fmt::Display) -> VerifyError {
    VerifyError::Field { field: field.to_owned(), why: why.to_string() }
}
