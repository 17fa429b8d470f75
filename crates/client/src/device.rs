//! A player's device in the fair deal: commits, reveals, and keeps what it saw.

use parure_engine::chance::{Entropy, SplitMix64};
use parure_server::fair::nonce_commitment;
use parure_server::ids::TableId;
use parure_server::protocol::{FairDeal, PlayerRequest, Seating, Seen, SeenNonce, SeenRound, Sight, Stage, TableState};
use serde_json::Value;

/// A device at one table.
pub struct Device {
    luck: SplitMix64,
    seen: Option<Seen>,
}

impl Device {
    /// A device whose nonces follow from a seed: good for tests and load, not for play.
    pub fn new(seed: u64) -> Self {
        Self { luck: SplitMix64::new(seed), seen: None }
    }

    /// What it saw so far.
    pub fn seen(&self) -> Option<&Seen> {
        self.seen.as_ref()
    }

    /// Writes down what there is to see, and says what the table waits for from here.
    pub fn see(&mut self, state: &TableState) -> Vec<PlayerRequest> {
        let seen = self.seen.get_or_insert_with(|| first_look(state));
        match state.stage {
            Stage::Waiting => answer(seen, state, &mut self.luck),
            _ => {
                watch(seen, state);
                Vec::new()
            }
        }
    }

    /// The server has acknowledged a request.
    pub fn acked(&mut self, request: &PlayerRequest) {
        let PlayerRequest::Reveal { round, seat, .. } = request else { return };
        let rounds = self.seen.iter_mut().flat_map(|seen| &mut seen.rounds);
        let own = rounds.filter(|known| known.round == *round).flat_map(|known| &mut known.nonces);
        own.filter(|own| own.place == *seat).for_each(|own| own.revealed = true);
    }
}

fn first_look(state: &TableState) -> Seen {
    Seen {
        format: "parure-fair-seen/1".to_owned(),
        table: state.table.clone(),
        game: state.config.game,
        players: state.config.seats.len(),
        options: Value::Object(state.config.options.clone()),
        seats_drawn: state.config.seating == Seating::Random,
        commitment: state.fair.commitment.clone(),
        rounds: Vec::new(),
        seats: Vec::new(),
        sights: Vec::new(),
        ended: None,
    }
}

/// Commits where that is missing, and reveals once everything is fixed.
fn answer(seen: &mut Seen, state: &TableState, luck: &mut SplitMix64) -> Vec<PlayerRequest> {
    let FairDeal { commitment, round, parts, reveal_by, .. } = &state.fair;
    let Some(table) = TableId::parse(&state.table).filter(|_| *commitment == seen.commitment) else {
        return Vec::new();
    };
    let known = seen.rounds.iter().position(|known| known.round == *round).unwrap_or_else(|| {
        seen.rounds.push(SeenRound { round: *round, nonces: Vec::new(), commitments: Vec::new() });
        seen.rounds.len() - 1
    });
    let known = &mut seen.rounds[known];
    if reveal_by.is_some() && known.commitments.is_empty() {
        known.commitments = parts.iter().map(|part| part.commitment.clone()).collect();
    }
    let mut requests = Vec::new();
    for &seat in &state.mine {
        let own = known.nonces.iter_mut().find(|own| own.place == seat).map(|own| {
            own.revealed |= parts[seat].revealed;
            own.clone()
        });
        let commitment = |own: &SeenNonce| nonce_commitment(&table, *round, seat, &own.nonce);
        match own {
            // Another device of the seat has committed later.
            Some(own) if parts[seat].commitment.as_ref().is_some_and(|other| *other != commitment(&own)) => {}
            Some(own) if reveal_by.is_some() => {
                // Once more what was fixed first: it is what the proof is held against.
                let fixed = known.commitments.get(seat) == Some(&Some(commitment(&own)));
                let reveal = PlayerRequest::Reveal { round: *round, seat, nonce: own.nonce };
                requests.extend((fixed && !own.revealed).then_some(reveal));
            }
            Some(own) if parts[seat].commitment.is_none() => {
                requests.push(PlayerRequest::Commit { round: *round, seat, commitment: commitment(&own) });
            }
            None if reveal_by.is_none() => {
                let nonce = (0..4).map(|_| format!("{:016x}", luck.next_u64())).collect();
                let own = SeenNonce { place: seat, nonce, revealed: false };
                requests.push(PlayerRequest::Commit { round: *round, seat, commitment: commitment(&own) });
                known.nonces.push(own);
            }
            Some(_) | None => {}
        }
    }
    requests
}

/// Writes down what lies on the table, where that is something new.
fn watch(seen: &mut Seen, state: &TableState) {
    if seen.seats.is_empty() {
        seen.seats.clone_from(&state.mine);
    }
    seen.ended = state.result.as_ref().map(|result| result.reason.clone());
    let view = state.view.as_ref().and_then(|view| serde_json::from_str::<Value>(view.get()).ok());
    let Some(sight) = view.and_then(|view| sight(state.version, &view)) else { return };
    let old = seen.sights.last().map(|last| Sight { version: state.version, ..last.clone() });
    if old.as_ref() != Some(&sight) {
        seen.sights.push(sight);
    }
}

fn sight(version: u64, view: &Value) -> Option<Sight> {
    let players = view["players"].as_array()?;
    let decks = ["1", "2", "3"].map(|level| match &view["decks"][level] {
        Value::Array(cards) => cards.len(),
        count => count.as_u64().unwrap_or_default() as usize,
    });
    let cards = |player: &Value| -> Vec<String> {
        let reserved = player["reserved"].as_array().into_iter().flatten();
        reserved.filter_map(|reserved| reserved["card"].as_str().map(str::to_owned)).collect()
    };
    Some(Sight {
        version,
        round: view["round"].as_u64()? as u32,
        seat: view["seat"].as_u64()? as usize,
        points: players.iter().map(|player| player["points"].as_u64().unwrap_or_default() as u32).collect(),
        market: view["market"].clone(),
        decks,
        tiles: view.get("tiles").or_else(|| view.get("royals"))?.clone(),
        board: view.get("board").cloned(),
        reserved: players.iter().map(cards).collect(),
    })
}
