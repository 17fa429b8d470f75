//! The leak oracle: what an observer cannot know is changed, and not one byte that they get may change with it.

use parure_engine::any::{AnyGame, RulesId};
use parure_engine::card::Level;
use parure_engine::chance::{Entropy, SplitMix64};
use parure_engine::notation::card_name;
use parure_engine::{on_game, with_game};
use parure_server::ids::PersonId;
use parure_server::protocol::{Presence, Proof, Replay, ServerMsg, Snapshot, TableSummary, Update};
use parure_server::table::{GameName, PlayerRequest, Refusal, Stamped, Step, Table};
use serde_json::json;

use crate::support::{TableHarness, people, person};

/// Everything that an observer ever gets of a table, byte for byte.
fn bytes(harness: &TableHarness, steps: &[Stamped], observer: Option<&PersonId>) -> Vec<String> {
    let presence = Presence::default();
    let mut sent = Vec::new();
    let mut table = Table::fold(harness.id.clone(), harness.secret.clone(), &steps[..1]).unwrap();
    for step in &steps[1..] {
        let since = table.version();
        table.apply(step).unwrap();
        let update = Update::since(&table, observer, since, step.time, &presence).unwrap();
        sent.push(serde_json::to_string(&ServerMsg::Update(Box::new(update))).unwrap());
        let snapshot = Snapshot::of(&table, observer, step.time, &presence);
        sent.push(serde_json::to_string(&ServerMsg::Snapshot(Box::new(snapshot))).unwrap());
        sent.push(serde_json::to_string(&TableSummary::of(&table, observer, &presence)).unwrap());
        sent.push(format!("{:?} {:?}", table.record().err(), Proof::of(&table).err()));
    }
    sent
}

/// The same steps, but with another card in the blind reserve of `seq`; nothing if there is no other.
fn resampled(harness: &TableHarness, place: usize, luck: &mut SplitMix64) -> Option<Vec<Stamped>> {
    let before = Table::fold(harness.id.clone(), harness.secret.clone(), &harness.steps[..place]).unwrap();
    let Step::Moved { draws, .. } = &harness.steps[place].step else { return None };
    let old = draws.text().split(' ').next()?.to_owned();
    let level = Level::from_number(old.chars().nth(1)?.to_digit(10)? as u8)?;
    let undrawn: Vec<_> = match before.play()?.position().any() {
        AnyGame::Orient(game) if old.starts_with('O') => game.decks().level(level).second_deck().iter().collect(),
        AnyGame::Orient(game) => game.decks().level(level).first_deck().iter().collect(),
        game => on_game!(game, game => game.decks().level(level).iter().collect()),
    };
    let other = undrawn[luck.below(undrawn.len() as u32) as usize];
    let other = parure_engine::card::CardId::new(level, other);
    let name = with_game!(harness.table.rules(), G => card_name::<G>(other).to_string());
    // If the other card comes up later, the old one comes up in its place.
    let swap = |text: &str| -> String {
        let words = text.split(' ').map(|word| match word {
            word if word == old => name.clone(),
            word if word == name => old.clone(),
            word => word.to_owned(),
        });
        words.collect::<Vec<_>>().join(" ")
    };
    let mut steps = harness.steps.clone();
    if let Step::Moved { draws, .. } = &mut steps[place].step {
        *draws = draws.text().replacen(&old, &name, 1).into();
    }
    for step in &mut steps[place + 1..] {
        if let Step::Moved { draws, action, .. } = &mut step.step {
            // From here on it shows: the card was bought, or the other one came up in the open.
            let names = |card: &str| action.text().contains(card);
            if names(&old) || names(&name) || draws.text().contains(&name) {
                let seq = step.seq as usize;
                steps.truncate(seq - 1);
                return Some(steps);
            }
            *draws = swap(draws.text()).into();
        }
    }
    Some(steps)
}

fn is_blind(step: &Stamped, rules: RulesId) -> bool {
    let Step::Moved { action, draws, .. } = &step.step else { return false };
    let deck = action.read(rules).map(|action| format!("{action:?}"));
    deck.is_ok_and(|action| action.contains("ReserveTop") || action.contains("Deck(")) && !draws.text().is_empty()
}

#[test]
fn no_byte_depends_on_what_the_observer_cannot_know() {
    let games = [
        (GameName::Splendor, "none", 3),
        (GameName::Splendor, "cities", 2),
        (GameName::Splendor, "posts", 2),
        (GameName::Splendor, "orient", 2),
        (GameName::Splendor, "strongholds", 2),
        (GameName::Marvel, "none", 2),
        (GameName::Duel, "none", 2),
    ];
    for (game, expansion, players) in games {
        let (mut compared, mut luck) = (0, SplitMix64::new(3));
        for seed in 0..6 {
            let mut value = people(game, players);
            if expansion != "none" {
                value["options"] = json!({ "expansion": expansion });
            }
            value["open_reserves"] = json!(seed % 2 == 0);
            let mut harness = TableHarness::begun(value);
            let mut choice = SplitMix64::new(seed);
            for _ in 0..30 {
                let legal = harness.legal();
                let blind: Vec<_> = legal.iter().filter(|action| action.get("deck").is_some()).collect();
                let pool: Vec<_> = if blind.is_empty() || choice.below(3) > 0 { legal.iter().collect() } else { blind };
                let action = pool[choice.below(pool.len() as u32) as usize].clone();
                harness.play(action).unwrap();
            }
            for place in
                (0..harness.steps.len()).filter(|&place| is_blind(&harness.steps[place], harness.table.rules()))
            {
                let Some(other) = resampled(&harness, place, &mut luck) else { continue };
                let Step::Moved { seat, .. } = harness.steps[place].step else { continue };
                let owner = (0..players)
                    .map(|nth| person(char::from(b'A' + nth as u8)))
                    .find(|person| harness.table.seat_holders()[seat].is_held_by(person));
                let same = &harness.steps[..other.len()];
                let observers = (0..players).map(|nth| Some(person(char::from(b'A' + nth as u8)))).chain([None]);
                for observer in observers {
                    let (one, two) =
                        (bytes(&harness, same, observer.as_ref()), bytes(&harness, &other, observer.as_ref()));
                    if observer == owner {
                        let differs = one != two || same == other;
                        assert!(differs, "the owner sees the card, or this test sees nothing");
                    } else {
                        assert_eq!(one, two, "{game:?}, step {place}");
                        compared += one.len();
                    }
                }
            }
        }
        assert!(compared > 200, "{game:?}: {compared}");
    }
}

#[test]
fn a_hidden_step_keeps_its_number() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    harness.play_some(|action| action.get("deck").is_some());
    let versions = |letter| harness.seen(letter).log.iter().map(|entry| entry.version).collect::<Vec<_>>();
    assert_eq!(versions('A'), versions('B'));
}

#[test]
fn a_replay_shows_a_seat_what_it_saw() {
    for game in [GameName::Splendor, GameName::Marvel, GameName::Duel] {
        let mut harness = TableHarness::begun(people(game, 2));
        let mut luck = SplitMix64::new(5);
        let mut seen = vec![harness.seen('B').state.view];
        for _ in 0..40 {
            harness.play_random(1, &mut luck);
            seen.push(harness.seen('B').state.view);
        }
        if harness.table.to_act().is_some() {
            harness.ask('A', PlayerRequest::Resign { seat: 0 }).unwrap();
        }
        let replay = Replay::of(&harness.table, None, Some(1)).unwrap();
        let shown = std::iter::once(replay.start).chain(replay.steps.into_iter().map(|step| step.view)).map(Some);
        assert_eq!(shown.collect::<Vec<_>>(), seen, "{game:?}");
        let open = Replay::of(&harness.table, None, None).unwrap();
        assert!(open.steps.into_iter().zip(&seen[1..]).any(|(step, seen)| Some(step.view) != *seen), "{game:?}");
        assert_eq!(Replay::of(&harness.table, None, Some(2)).unwrap_err(), Refusal::BadSeat);
    }
}
