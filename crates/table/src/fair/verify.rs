//! Checking the proof of a finished game's luck.

use parure_engine::any::GameId;
use parure_engine::with_game;
use parure_vocabulary::rules_from_json;

use super::redraw::{Redrawn, redraw};
use super::verdict::{Finding, Verdict};
use super::{COMMITTED, Deal, OPEN, Secret, numbers, seating, witness};
use crate::ids::TableId;
use crate::protocol::{Proof, ProofOrigin, ProofStep, Seen};

/// How many games may have gone on from one another.
const MOST_ORIGINS: usize = 16;

/// Draws everything again, and holds it against what devices saw.
pub fn verify(proof: &Proof, seen: &[Seen]) -> Verdict {
    let mut verdict = Verdict::default();
    if let Err(broken) = check(proof, seen, MOST_ORIGINS, &mut verdict) {
        verdict.broken = Some(broken);
    }
    verdict
}

/// Why a proof is broken.
pub(super) type Broken = Finding;

/// A field that cannot be read, or is missing.
pub(super) fn unreadable(field: &str, why: impl std::fmt::Display) -> Broken {
    Finding::new("fair-broken-field").text("field", field).text("why", why.to_string())
}

fn check(proof: &Proof, seen: &[Seen], origins: usize, verdict: &mut Verdict) -> Result<(), Broken> {
    let table = TableId::parse(&proof.table).ok_or_else(|| unreadable("table", "no id of a table"))?;
    let secret = Secret::from_hex(&proof.secret).ok_or_else(|| unreadable("secret", "no 64 hexadecimal digits"))?;
    if secret.commitment() != proof.commitment {
        return Err(Finding::new("fair-broken-secret"));
    }
    verdict.prove(Finding::new("fair-proved-secret"));
    if !(2..=4).contains(&proof.players) {
        return Err(unreadable("players", proof.players));
    }
    let deal = match proof.format.as_str() {
        COMMITTED => {
            let last = numbers::check(proof, &table, verdict)?;
            let nonces: Vec<&str> = last.parts.iter().map(|part| part.nonce.as_deref().unwrap_or_default()).collect();
            Deal::new(&secret, &table, proof.rounds.len() as u32 - 1, &nonces)
        }
        OPEN => {
            if proof.nonces.len() != proof.players || !proof.rounds.is_empty() {
                return Err(unreadable("nonces", "one for each player"));
            }
            verdict.leave_open(Finding::new("fair-open-method"));
            let nonces: Vec<&str> = proof.nonces.iter().map(String::as_str).collect();
            Deal::open(&secret, &table, &nonces)
        }
        other => return Err(unreadable("format", other)),
    };
    check_seats(proof, &deal, verdict)?;
    if let Some(origin) = &proof.origin {
        check_origin(proof, origin, origins, verdict)?;
    }
    let rules = rules_from_json(GameId::from(proof.game), &proof.options);
    let rules = rules.map_err(|error| unreadable("options", error))?;
    let redrawn = with_game!(rules, G => redraw::<G>(proof, &deal))?;
    let draws = Finding::new("fair-proved-draws").number("draws", redrawn.draws);
    verdict.prove(draws.number("moves", proof.steps.len()));
    check_end(proof, &redrawn, verdict)?;
    for record in seen {
        witness::check(proof, &table, record, &redrawn.views, verdict)?;
    }
    match seen.len() {
        0 => verdict.leave_open(Finding::new("fair-open-record")),
        1 => {}
        count => verdict.prove(Finding::new("fair-proved-story").number("devices", count)),
    }
    verdict.leave_open(Finding::new("fair-open-look"));
    Ok(())
}

fn check_seats(proof: &Proof, deal: &Deal, verdict: &mut Verdict) -> Result<(), Broken> {
    let expected =
        if proof.seats_drawn { seating(proof.players, &mut deal.seats()) } else { (0..proof.players).collect() };
    if proof.seating != expected {
        return Err(Finding::new("fair-broken-seats"));
    }
    if proof.seats_drawn {
        verdict.prove(Finding::new("fair-proved-seats"));
    } else {
        verdict.leave_open(Finding::new("fair-open-seats"));
    }
    Ok(())
}

/// The game that this one goes on from has its own proof, and this one begins with its draws and moves.
fn check_origin(proof: &Proof, origin: &ProofOrigin, left: usize, verdict: &mut Verdict) -> Result<(), Broken> {
    let missing = || Finding::new("fair-broken-origin").text("table", origin.table.clone());
    let before = origin.proof.as_deref().filter(|_| left > 0).ok_or_else(missing)?;
    let (layout, mut steps) = match &before.origin {
        Some(first) => (&first.layout, first.steps.iter().collect()),
        None => (&before.layout, Vec::<&ProofStep>::new()),
    };
    steps.extend(&before.steps);
    let same = |(one, other): (&ProofStep, &&ProofStep)| (&one.action, &one.draws) == (&other.action, &other.draws);
    let goes_on = before.table == origin.table
        && (before.game, before.players, &before.options) == (proof.game, proof.players, &proof.options)
        && *layout == origin.layout
        && origin.steps.len() <= steps.len()
        && origin.steps.iter().zip(&steps).all(same)
        && proof.layout.is_empty();
    if !goes_on {
        return Err(missing());
    }
    check(before, &[], left - 1, &mut Verdict::default())?;
    verdict.prove(Finding::new("fair-proved-origin").text("table", origin.table.clone()));
    verdict.leave_open(Finding::new("fair-open-origin"));
    Ok(())
}

/// The game is whole.
fn check_end(proof: &Proof, redrawn: &Redrawn, verdict: &mut Verdict) -> Result<(), Broken> {
    let cut = || Finding::new("fair-broken-cut").number("moves", proof.steps.len());
    match (&redrawn.over, proof.ended.as_deref()) {
        // Proofs of the older method did not say.
        (Some(_), None) if proof.format == OPEN => verdict.prove(Finding::new("fair-proved-end")),
        (Some(reason), Some(ended)) if reason == ended => verdict.prove(Finding::new("fair-proved-end")),
        (None, Some(reason @ ("resigned" | "timeout" | "turn_cap" | "closed"))) => {
            verdict.leave_open(Finding::new("fair-open-end").text("reason", reason));
        }
        _ => return Err(cut()),
    }
    Ok(())
}
