//! Help that a client works out from a state without it is what the server would have sent, byte for byte.

use parure_engine::any::RulesId;
use parure_engine::chance::{Entropy, SplitMix64};
use parure_server::ids::PersonId;
use parure_server::protocol::{HelpFrom, Onlooker, Presence, ServerMsg, Snapshot, TableState, Update};
use parure_server::table::{GameName, PlayerRequest};
use serde_json::{Value, json};

use crate::support::{TableHarness, people, person};

/// Both forms of what an onlooker is told, after the game has gone on from a version.
fn forms(harness: &TableHarness, person: Option<&PersonId>) -> [Snapshot; 2] {
    [HelpFrom::Server, HelpFrom::Client]
        .map(|help| Snapshot::of(&harness.table, Onlooker { person, help }, harness.now, &Presence::default()))
}

/// Holds what an onlooker works out against what they are told.
fn compare(harness: &TableHarness, person: Option<&PersonId>) {
    let [full, lean] = forms(harness, person);
    assert!(lean.state.help.is_none());
    // As it travels.
    let sent: TableState = serde_json::from_str(&serde_json::to_string(&lean.state).unwrap()).unwrap();
    let own = sent.own_help().unwrap_or_else(|error| panic!("{error}: {:?}", lean.state.position));
    assert_eq!(serde_json::to_string(&own).unwrap(), serde_json::to_string(&full.state.help).unwrap());
    assert_eq!(TableState { help: own, position: None, ..lean.state }, full.state);
}

fn compare_all(harness: &TableHarness, players: usize) {
    for letter in ('A'..='D').take(players) {
        compare(harness, Some(&person(letter)));
    }
    compare(harness, None);
}

/// Every kind of game: rules, number of players, house rules.
fn kinds() -> Vec<(GameName, usize, Value)> {
    let mut kinds = Vec::new();
    for rules in RulesId::ALL {
        let options = rules.expansion().map_or(json!({}), |word| json!({ "expansion": word }));
        let most = if rules == RulesId::Duel { 2 } else { 4 };
        kinds.extend((2..=most).map(|players| (GameName::from(rules.game()), players, options.clone())));
    }
    kinds.push((GameName::Splendor, 4, json!({ "team": true })));
    kinds.push((GameName::Splendor, 2, json!({ "preset": "quick" })));
    kinds
}

#[test]
fn a_client_works_out_what_the_server_would_have_sent() {
    for (game, players, options) in kinds() {
        for seed in 0..3 {
            let mut config = people(game, players);
            config["options"] = options.clone();
            config["open_reserves"] = json!(seed == 1);
            config["helpers"] = json!(seed != 2);
            let mut harness = TableHarness::begun(config);
            let mut luck = SplitMix64::new(seed);
            compare_all(&harness, players);
            while harness.table.to_act().is_some() {
                // What lies hidden is what could differ: blind reservations are sought.
                let legal = harness.legal();
                let blind: Vec<_> = legal.iter().filter(|action| action.get("deck").is_some()).collect();
                let bought: Vec<_> = legal.iter().filter(|action| action["type"] == "buy").collect();
                let pool = match luck.below(3) {
                    0 if !blind.is_empty() => blind,
                    1 | 2 if !bought.is_empty() => bought,
                    _ => legal.iter().collect(),
                };
                let action = pool[luck.below(pool.len() as u32) as usize].clone();
                harness.play(action).unwrap();
                compare_all(&harness, players);
            }
        }
    }
}

#[test]
fn nobody_is_told_to_act_for_whom_a_bot_plays_or_after_the_end() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 3));
    harness.play_random(4, &mut SplitMix64::new(1));
    let seat = harness.table.to_act().unwrap().index();
    let away = harness.to_act();
    harness.ask(away, PlayerRequest::Leave { seat }).unwrap();
    compare_all(&harness, 3);
    harness.ask(away, PlayerRequest::Resume { seat }).unwrap();
    compare_all(&harness, 3);
    for letter in ['A', 'B'] {
        let seat = harness.table.held_by(&person(letter)).next().unwrap();
        harness.ask(letter, PlayerRequest::Resign { seat }).unwrap();
        compare_all(&harness, 3);
    }
    assert!(harness.table.to_act().is_none());
}

#[test]
fn before_the_game_there_is_nothing_to_work_out() {
    let harness = TableHarness::new(people(GameName::Duel, 2));
    let [full, lean] = forms(&harness, Some(&person('A')));
    assert_eq!(full, lean);
    assert_eq!(lean.state.own_help(), Ok(None));
}

#[test]
fn what_is_no_position_is_refused() {
    let harness = TableHarness::begun(people(GameName::Splendor, 2));
    let [_, Snapshot { mut state, .. }] = forms(&harness, None);
    state.position = state.position.map(|text| text.replace("S1-", "S9-"));
    assert!(state.own_help().is_err());
}

/// What of a message is left, over whole games: prints the figures of docs/device.md with `--nocapture`.
#[test]
fn most_of_a_state_is_left_out() {
    for (game, players) in
        [(GameName::Splendor, 2), (GameName::Splendor, 4), (GameName::Marvel, 2), (GameName::Duel, 2)]
    {
        // While the viewer is to act, and while another is.
        let mut sums = [Sums::default(), Sums::default()];
        for seed in 0..4 {
            let mut harness = TableHarness::begun(people(game, players));
            let mut luck = SplitMix64::new(seed);
            while harness.table.to_act().is_some() {
                let since = harness.table.version();
                let legal = harness.legal();
                let bought: Vec<_> = legal.iter().filter(|action| action["type"] == "buy").collect();
                let pool = if bought.is_empty() { legal.iter().collect() } else { bought };
                let action = pool[luck.below(pool.len() as u32) as usize].clone();
                harness.play(action).unwrap();
                let acts = harness.table.to_act().is_some_and(|seat| seat.index() == 0);
                sums[usize::from(!acts)].add(&harness, since);
            }
        }
        for (sums, who) in sums.iter().zip(["viewer", "another"]) {
            let mean = |sum: usize| sum / sums.states;
            let (bytes, deflated) = (sums.bytes.map(mean), sums.deflated.map(mean));
            println!(
                "{game:?} {players}, {who} to act: {bytes:?} bytes, {deflated:?} deflated, {} states",
                sums.states
            );
        }
        let [full, lean] = [0, 1].map(|form| sums.iter().map(|sums| sums.bytes[form]).sum::<usize>());
        assert!(lean * 3 < full * 2, "{game:?} {players}: {lean} of {full}");
    }
}

/// Bytes of updates, with help and without.
#[derive(Default)]
struct Sums {
    states: usize,
    bytes: [usize; 2],
    deflated: [usize; 2],
}

impl Sums {
    fn add(&mut self, harness: &TableHarness, since: u64) {
        self.states += 1;
        for (form, help) in [HelpFrom::Server, HelpFrom::Client].into_iter().enumerate() {
            let onlooker = Onlooker { person: Some(&person('A')), help };
            let update = Update::since(&harness.table, onlooker, since, harness.now, &Presence::default());
            let text = serde_json::to_string(&ServerMsg::Update(Box::new(update.unwrap()))).unwrap();
            self.bytes[form] += text.len();
            self.deflated[form] += deflated(text.as_bytes());
        }
    }
}

fn deflated(bytes: &[u8]) -> usize {
    use std::io::Write;
    let mut encoder = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(bytes).expect("memory");
    encoder.finish().expect("memory").len()
}
