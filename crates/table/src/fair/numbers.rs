//! Checking the rounds of commitments.

use super::nonce_commitment;
use super::verdict::{Finding, Verdict};
use super::verify::{Broken, unreadable};
use crate::ids::TableId;
use crate::protocol::{Proof, ProofPart, ProofRound, RoundEnd, Who};

/// Checks every round, and says which one led to the deal.
pub(super) fn check<'a>(proof: &'a Proof, table: &TableId, verdict: &mut Verdict) -> Result<&'a ProofRound, Broken> {
    let (last, ended) = proof.rounds.split_last().ok_or_else(|| unreadable("rounds", "there is none"))?;
    if last.end.is_some() || ended.iter().any(|round| round.end.is_none()) || !proof.nonces.is_empty() {
        return Err(unreadable("rounds", "every round but the last one ended without a deal"));
    }
    for (number, round) in proof.rounds.iter().enumerate() {
        check_round(proof, table, number as u32, round)?;
    }
    check_order(proof)?;
    let owing: Vec<&ProofPart> = last.parts.iter().filter(|part| owes(part)).collect();
    if !owing.is_empty() {
        return Err(Finding::new("fair-broken-missing").names("names", names(owing)));
    }
    let of = |wanted: &dyn Fn(&ProofPart) -> bool| last.parts.iter().filter(|part| wanted(part)).collect::<Vec<_>>();
    let committed = of(&|part| part.commitment.is_some());
    if !committed.is_empty() {
        verdict.prove(Finding::new("fair-proved-numbers").names("names", names(committed)));
    }
    let openly = of(&|part| part.commitment.is_none() && part.nonce.is_some());
    if !openly.is_empty() {
        verdict.leave_open(Finding::new("fair-open-openly").names("names", names(openly)));
    }
    let silent = of(&|part| part.who == Who::Person && part.nonce.is_none());
    if !silent.is_empty() {
        verdict.leave_open(Finding::new("fair-open-silent").names("names", names(silent)));
    }
    let bots = of(&|part| part.who == Who::Bot).len();
    if bots > 0 {
        verdict.leave_open(Finding::new("fair-open-bots").number("bots", bots));
    }
    if !ended.is_empty() {
        let who = ended.iter().flat_map(|round| {
            let places = round.end.iter().flat_map(|end| &end.places);
            places.filter_map(|&place| round.parts.get(place))
        });
        let rounds = Finding::new("fair-open-rounds").number("rounds", ended.len());
        verdict.leave_open(rounds.names("names", names(who)));
    }
    Ok(last)
}

fn owes(part: &ProofPart) -> bool {
    part.commitment.is_some() && part.nonce.is_none()
}

fn names<'a>(parts: impl IntoIterator<Item = &'a ProofPart>) -> Vec<String> {
    parts.into_iter().map(|part| part.name.clone()).collect()
}

fn check_round(proof: &Proof, table: &TableId, number: u32, round: &ProofRound) -> Result<(), Broken> {
    if round.parts.len() != proof.players {
        return Err(unreadable("rounds", "a round has a part for each player"));
    }
    for (place, part) in round.parts.iter().enumerate() {
        let adds = part.commitment.is_some() || part.nonce.is_some();
        if part.who == Who::Free || (part.who == Who::Bot && adds) {
            return Err(unreadable("rounds", "people add to a deal, and nobody else"));
        }
        if let (Some(commitment), Some(nonce)) = (&part.commitment, &part.nonce)
            && nonce_commitment(table, number, place, nonce) != *commitment
        {
            return Err(Finding::new("fair-broken-nonce").text("name", part.name.clone()));
        }
    }
    let Some(end) = &round.end else { return Ok(()) };
    let owing: Vec<usize> = (0..proof.players).filter(|&place| owes(&round.parts[place])).collect();
    let fits = match end.why {
        RoundEnd::NotRevealed => end.places == owing && !owing.is_empty(),
        RoundEnd::Stood | RoundEnd::Removed => end.places.len() == 1 && end.places[0] < proof.players,
    };
    if fits { Ok(()) } else { Err(unreadable("rounds", "a round ends by those who did not reveal, or left")) }
}

/// One thing came after the other.
fn check_order(proof: &Proof) -> Result<(), Broken> {
    let rounds = proof.rounds.iter().flat_map(|round| [Some(round.fixed), round.end.as_ref().map(|end| end.version)]);
    let steps = proof.steps.iter().map(|step| step.version.ok_or_else(|| unreadable("steps", "no version")));
    let steps = steps.collect::<Result<Vec<u64>, _>>()?;
    let versions: Vec<u64> = rounds.flatten().chain(steps).collect();
    let ordered = versions.windows(2).all(|pair| pair[0] < pair[1]);
    if ordered { Ok(()) } else { Err(unreadable("rounds", "the versions are out of order")) }
}
