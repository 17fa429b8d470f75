//! Games of Duel in which one player hoards gold and pearls, which random games hardly ever come to.

use parure_engine::chance::{Entropy, Recording, Sampled, SplitMix64};
use parure_engine::duel::{Duel, DuelOptions};
use parure_engine::game::{Game, Setup, ToAct};
use parure_engine::seat::Seat;
use parure_vocabulary::transcript::{Step, ending, opening};
use parure_vocabulary::{GameResult, Vocabulary};
use serde_json::Value;

use super::lines::Transcript;

/// A game in which seat 0 hoards and seat 1 lets it, and claims only after some chances to do so.
pub fn stalling_game(seed: u64) -> Transcript {
    let (mut chance, mut noise) = (Recording::new(Sampled::from_seed(seed)), SplitMix64::new(!seed));
    let setup = Setup { players: 2, options: DuelOptions { stalling: true, ..DuelOptions::default() } };
    let mut game = Duel::new(&setup, &mut chance).unwrap();
    chance.take();
    let mut lines = Transcript { opening: json(&opening(&game, seed)), steps: Vec::new(), result: Value::Null };
    let mut claims_left = noise.below(6);
    loop {
        let seat = match game.to_act() {
            ToAct::Seat(seat) if lines.steps.len() < 600 => seat,
            ToAct::Seat(_) => return lines.ended(GameResult::turn_cap(&game)),
            ToAct::Over(outcome) => return lines.ended(GameResult::of(&game, outcome)),
        };
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        let state = game.state_to_json();
        let liking = |action: &Value| match seat {
            Seat::FIRST => hoarder(action, &state),
            _ => dupe(action, &state, claims_left == 0),
        };
        let likings: Vec<_> = legal.iter().map(|&action| liking(&Duel::action_to_json(action))).collect();
        let best = *likings.iter().max().unwrap();
        let liked: Vec<_> = legal.iter().zip(&likings).filter(|&(_, liking)| *liking == best).collect();
        let action = *liked[noise.below(liked.len() as u32) as usize].0;
        let could_claim = legal.iter().any(|&action| Duel::action_to_json(action)["type"] == "claim");
        claims_left = claims_left.saturating_sub(could_claim.into());
        game.apply(action, &mut chance, &mut ()).unwrap();
        let seq = lines.steps.len() + 1;
        let step = Step { seq, seat, legal: &legal, action, draws: &chance.take(), after: &game };
        lines.steps.push(json(&step.line()));
    }
}

impl Transcript {
    fn ended(mut self, result: GameResult) -> Self {
        self.result = json(&ending(result))["result"].clone();
        self
    }
}

fn json(line: &impl serde::Serialize) -> Value {
    serde_json::to_value(line).unwrap()
}

/// Gold first, then pearls, then anything but a purchase.
fn hoarder(action: &Value, state: &Value) -> i32 {
    match action["type"].as_str().unwrap() {
        "reserve" => 9,
        "privilege" | "take" if pearls(action, state) > 0 => 8,
        "discard" if action["token"] != "gold" && action["token"] != "pearl" => 7,
        "take" => 5,
        "replenish" => 4,
        "buy" | "discard" => -1,
        _ => 0,
    }
}

/// Anything that leaves gold and pearls alone.
fn dupe(action: &Value, state: &Value, claims: bool) -> i32 {
    match action["type"].as_str().unwrap() {
        "claim" if claims => 9,
        "claim" | "reserve" => -5,
        "privilege" | "take" if pearls(action, state) > 0 => -4,
        "steal" if action["token"] == "pearl" => -4,
        "replenish" => 2,
        "take" | "buy" => 3,
        _ => 1,
    }
}

/// How many pearls a take or a privilege brings.
fn pearls(action: &Value, state: &Value) -> usize {
    let at = |cell: &Value| &state["board"][cell[0].as_u64().unwrap() as usize][cell[1].as_u64().unwrap() as usize];
    let cells = action["cells"].as_array().cloned().unwrap_or_else(|| vec![action["cell"].clone()]);
    cells.iter().filter(|cell| at(cell) == "pearl").count()
}
