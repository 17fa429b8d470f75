//! Holding a proof against what a device saw.

use serde_json::Value;

use super::nonce_commitment;
use super::verdict::{Finding, Verdict};
use super::verify::{Broken, unreadable};
use crate::ids::TableId;
use crate::protocol::{Proof, Seen, SeenNonce, SeenRound, Sight};

/// How a device's record is written.
const FORMAT: &str = "parure-fair-seen/1";

/// Checks the proof against one device's record. `views` are the positions before the first move and after each.
pub(super) fn check(
    proof: &Proof,
    table: &TableId,
    seen: &Seen,
    views: &[Value],
    verdict: &mut Verdict,
) -> Result<(), Broken> {
    if seen.format != FORMAT {
        return Err(unreadable("format", &seen.format));
    }
    check_terms(proof, seen)?;
    if seen.commitment != proof.commitment {
        return Err(Finding::new("fair-broken-commitment"));
    }
    verdict.prove(Finding::new("fair-proved-commitment"));
    for round in &seen.rounds {
        check_round(proof, table, round)?;
    }
    if adds(proof, table, seen) {
        verdict.prove(Finding::new("fair-proved-own"));
    } else {
        verdict.leave_open(Finding::new("fair-open-own"));
    }
    check_seats(proof, table, seen)?;
    for sight in &seen.sights {
        check_sight(proof, sight, views)?;
    }
    if seen.ended.is_some() && seen.ended != proof.ended {
        return Err(Finding::new("fair-broken-cut").number("moves", proof.steps.len()));
    }
    verdict.prove(Finding::new("fair-proved-sights").number("sights", seen.sights.len()));
    Ok(())
}

fn check_terms(proof: &Proof, seen: &Seen) -> Result<(), Broken> {
    let other = [
        ("table", seen.table != proof.table),
        ("game", seen.game != proof.game),
        ("players", seen.players != proof.players),
        ("options", seen.options != proof.options),
        ("seats_drawn", seen.seats_drawn != proof.seats_drawn),
    ];
    let differs = other.into_iter().find(|(_, differs)| *differs);
    differs.map_or(Ok(()), |(field, _)| Err(Finding::new("fair-broken-terms").text("field", field)))
}

fn check_round(proof: &Proof, table: &TableId, seen: &SeenRound) -> Result<(), Broken> {
    let number = seen.round as usize;
    let Some(round) = proof.rounds.get(number) else {
        // A round that was never fixed led to nothing, and is no part of a proof.
        let hidden = !seen.commitments.is_empty();
        return if hidden { Err(Finding::new("fair-broken-rounds").number("round", number + 1)) } else { Ok(()) };
    };
    if seen.commitments.is_empty() {
        return Ok(());
    }
    if !round.parts.iter().map(|part| &part.commitment).eq(&seen.commitments) {
        return Err(Finding::new("fair-broken-promises").number("round", number + 1));
    }
    for own in &seen.nonces {
        let given = round.parts.get(own.place).and_then(|part| part.nonce.as_ref());
        if own.revealed && given != Some(&own.nonce) && stands(table, seen, own) {
            return Err(Finding::new("fair-broken-own").number("round", number + 1));
        }
    }
    Ok(())
}

/// Whether the commitment to an own nonce was among those that were fixed.
fn stands(table: &TableId, seen: &SeenRound, own: &SeenNonce) -> bool {
    let commitment = nonce_commitment(table, seen.round, own.place, &own.nonce);
    seen.commitments.get(own.place) == Some(&Some(commitment))
}

/// The round that led to the deal, as the device saw it.
fn last_round<'a>(proof: &Proof, seen: &'a Seen) -> Option<&'a SeenRound> {
    let last = proof.rounds.len().checked_sub(1)?;
    seen.rounds.iter().find(|round| round.round as usize == last)
}

/// Whether a nonce of this device is in the deal, and all commitments were fixed before it was revealed.
fn adds(proof: &Proof, table: &TableId, seen: &Seen) -> bool {
    let (Some(last), Some(round)) = (proof.rounds.last(), last_round(proof, seen)) else { return false };
    round.nonces.iter().any(|own| {
        let given = last.parts.get(own.place).and_then(|part| part.nonce.as_ref());
        given == Some(&own.nonce) && stands(table, round, own)
    })
}

/// The places that the device has committed for were drawn to own seats.
fn check_seats(proof: &Proof, table: &TableId, seen: &Seen) -> Result<(), Broken> {
    let Some(round) = last_round(proof, seen).filter(|_| !seen.seats.is_empty()) else { return Ok(()) };
    let is_own = |place: usize| round.nonces.iter().any(|own| own.place == place && stands(table, round, own));
    let fits = proof.seating.iter().enumerate().all(|(seat, &place)| !is_own(place) || seen.seats.contains(&seat));
    if fits { Ok(()) } else { Err(Finding::new("fair-broken-seats")) }
}

/// What lay on the table at a moment is what was drawn by then.
fn check_sight(proof: &Proof, sight: &Sight, views: &[Value]) -> Result<(), Broken> {
    let wrong = || Finding::new("fair-broken-sight").number("version", sight.version as usize);
    let made = proof.steps.iter().filter(|step| step.version.is_some_and(|version| version <= sight.version)).count();
    let view = views.get(made).ok_or_else(wrong)?;
    let taken_back = proof.undone.iter().any(|undo| (undo.made..undo.undone).contains(&sight.version));
    let fits = left(view) == sight.decks && if taken_back { drawn(view, sight) } else { same(view, sight) };
    if fits { Ok(()) } else { Err(wrong()) }
}

fn left(view: &Value) -> [usize; 3] {
    ["1", "2", "3"].map(|level| view["decks"][level].as_array().map_or(0, Vec::len))
}

fn same(view: &Value, sight: &Sight) -> bool {
    let players = view["players"].as_array().map(Vec::as_slice).unwrap_or_default();
    let points = players.iter().map(|player| player["points"].as_u64());
    let reserved = players.iter().zip(&sight.reserved).all(|(player, seen)| {
        let cards = player["reserved"].as_array().map(Vec::as_slice).unwrap_or_default();
        seen.iter().all(|card| cards.iter().any(|reserved| reserved["card"] == **card))
    });
    let tiles = view.get("tiles").or_else(|| view.get("royals"));
    view["round"].as_u64() == Some(sight.round.into())
        && view["seat"].as_u64() == Some(sight.seat as u64)
        && points.eq(sight.points.iter().map(|&points| Some(points.into())))
        && view["market"] == sight.market
        && tiles == Some(&sight.tiles)
        && view.get("board") == sight.board.as_ref()
        && reserved
}

/// For a moment that was taken back: nothing lay there that was still to be drawn.
fn drawn(view: &Value, sight: &Sight) -> bool {
    let market = sight.market.as_object().into_iter().flat_map(|levels| levels.values().filter_map(Value::as_array));
    let open = market.flatten().filter_map(Value::as_str);
    let reserved = sight.reserved.iter().flatten().map(String::as_str);
    let undrawn = |card: &str| {
        ["1", "2", "3"].iter().any(|level| {
            view["decks"][level].as_array().is_some_and(|deck| deck.iter().any(|undrawn| *undrawn == *card))
        })
    };
    !open.chain(reserved).any(undrawn)
}
