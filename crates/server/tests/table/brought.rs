//! Games of a device that are brought to the service: the same games there, and nothing else is taken for one.

use parure_engine::any::RulesId;
use parure_engine::chance::{Entropy, SplitMix64};
use parure_server::ids::TableId;
use parure_server::protocol::{Presence, Proof, Replay, Snapshot, TableSummary};
use parure_server::table::{
    Absence, DeviceGame, GameName, HouseRequest, Origin, PlayerRequest, Refusal, SeatHolder, SeatPlan, Stage, Table,
};
use serde_json::{Map, Value, json};

use crate::support::{TableHarness, bring, person};

/// A table of a device: whoever holds it sits on every seat that is no bot's.
fn here(rules: RulesId, players: usize, bots: usize) -> Value {
    let (game, expansion) = (GameName::from(rules.game()), rules.expansion());
    let own = (0..players - bots).map(|nth| json!({ "who": "me", "name": format!("N{nth}") }));
    let bots = (0..bots).map(|_| json!({ "who": "bot", "level": "level2", "personality": "engine_builder" }));
    let options = expansion.map_or(json!({}), |word| json!({ "expansion": word }));
    json!({ "game": game, "options": options, "seats": own.chain(bots).collect::<Vec<_>>() })
}

/// A finished game of a device.
fn finished(config: Value, seed: u64) -> TableHarness {
    let mut harness = TableHarness::begun(config);
    harness.play_random(10_000, &mut SplitMix64::new(seed));
    assert_eq!(harness.table.stage(), Stage::Over);
    harness
}

/// What is told of a game, without what differs by where it is.
fn told(table: &Table, letter: char) -> Value {
    let replay = Replay::of(table, Some(&person(letter)), None).expect("it is over");
    let mut told = serde_json::to_value(&replay).expect("JSON");
    for field in ["table", "config"] {
        told.as_object_mut().expect("an object").remove(field);
    }
    told["steps"].as_array_mut().expect("steps").iter_mut().for_each(|step| {
        step["log"].as_array_mut().expect("lines").iter_mut().for_each(|line| line["version"] = json!(0));
    });
    told
}

#[test]
fn a_game_of_a_device_is_the_same_game_at_the_service() {
    for rules in RulesId::ALL {
        for (players, bots) in
            [(2, 1), (2, 0), (4, 2)].into_iter().filter(|(players, _)| rules != RulesId::Duel || *players == 2)
        {
            let harness = finished(here(rules, players, bots), 5);
            let game = harness.table.device_game().expect("it can be brought");
            // As it travels.
            let game: DeviceGame = serde_json::from_str(&serde_json::to_string(&game).unwrap()).unwrap();
            let (table, steps) = bring(&game).unwrap();
            assert_eq!(table.stage(), Stage::Over);
            assert_eq!(table.play().unwrap().result(), harness.table.play().unwrap().result());
            assert_eq!(told(&table, 'Z'), told(&harness.table, 'A'));
            assert_eq!(table.record().unwrap(), harness.table.record().unwrap());
            assert_eq!((table.created(), table.changed()), (harness.table.created(), harness.table.changed()));
            let bot = |table: &Table| table.seat_holders().iter().map(SeatHolder::bot).collect::<Vec<_>>();
            assert_eq!(bot(&table), bot(&harness.table));
            // What is stored makes it again.
            let folded = Table::fold(table.id().clone(), table.secret().clone(), &steps).unwrap();
            assert_eq!(told(&folded, 'Z'), told(&table, 'Z'));
            assert_eq!(folded.needs(), Default::default(), "nobody is waited for");
        }
    }
}

#[test]
fn it_says_that_it_was_brought_and_proves_nothing() {
    let harness = finished(here(RulesId::Splendor, 2, 1), 1);
    let (table, _) = bring(&harness.table.device_game().unwrap()).unwrap();
    let state = Snapshot::of(&table, Some(&person('Z')), 0, &Presence::default()).state;
    assert!(state.brought && state.fair.secret.is_none());
    assert!(TableSummary::of(&table, None, &Presence::default()).brought);
    assert_eq!(Proof::of(&table), Err(Refusal::NotDealt));
    assert!(!harness.watched().state.brought);
}

#[test]
fn whoever_gave_up_on_the_way_has_lost_there_too() {
    for (config, absence) in
        [(here(RulesId::Splendor, 3, 0), Absence::Bot), (here(RulesId::Splendor, 4, 1), Absence::Lose)]
    {
        let mut config = config;
        config["absence"] = json!(absence);
        let mut harness = TableHarness::begun(config);
        let mut luck = SplitMix64::new(3);
        harness.play_random(7, &mut luck);
        // Whoever sits there can also be away for a while, which leaves nothing behind.
        let gives_up = |harness: &TableHarness| {
            let people = harness.table.seat_holders().iter().enumerate().filter(|(_, holder)| holder.can_win());
            people.map(|(seat, _)| seat).next().expect("somebody plays")
        };
        let first = gives_up(&harness);
        harness.ask('A', PlayerRequest::Resign { seat: first }).unwrap();
        harness.play_random(5, &mut luck);
        let second = gives_up(&harness);
        let request = match absence {
            Absence::Lose => PlayerRequest::Leave { seat: second },
            Absence::Bot => PlayerRequest::Resign { seat: second },
        };
        harness.ask('A', request).unwrap();
        harness.play_random(10_000, &mut luck);
        let game = harness.table.device_game().unwrap();
        assert_eq!(game.forfeits.len(), 2);
        assert!(game.forfeits[0].after < game.forfeits[1].after);
        let (table, _) = bring(&game).unwrap();
        let result = |table: &Table| table.play().unwrap().result().cloned();
        assert_eq!(result(&table), result(&harness.table));
        assert_eq!(told(&table, 'Z'), told(&harness.table, 'A'));
    }
}

#[test]
fn a_game_that_everybody_gave_up_is_over() {
    let mut harness = TableHarness::begun(here(RulesId::Duel, 2, 1));
    harness.play_random(5, &mut SplitMix64::new(1));
    let seat = harness.table.held_by(&person('A')).next().unwrap();
    harness.ask('A', PlayerRequest::Resign { seat }).unwrap();
    let mut game = harness.table.device_game().unwrap();
    assert_eq!(bring(&game).unwrap().0.play().unwrap().result(), harness.table.play().unwrap().result());
    // Without it, nothing is over.
    game.forfeits.clear();
    assert!(matches!(bring(&game), Err(Refusal::BadRecord(_))));
    // Bots do not give up.
    game.forfeits = vec![serde_json::from_value(json!({ "seat": 1 - seat, "why": "resigned", "after": 5 })).unwrap()];
    assert_eq!(bring(&game).map(|_| ()), Err(Refusal::NotYours));
}

#[test]
fn a_game_that_went_on_from_another_begins_where_it_did() {
    let before = finished(here(RulesId::Orient, 2, 0), 2);
    let seats = vec![SeatPlan::Me { name: None }, SeatPlan::Me { name: Some("Ben".to_owned()) }];
    let (config, origin) = before.table.go_on(9, seats).unwrap();
    let mut harness = TableHarness::new(serde_json::to_value(&config).unwrap());
    harness.make_again(Some(Box::new(origin)));
    harness.ask('A', PlayerRequest::Start {}).unwrap();
    harness.play_random(10_000, &mut SplitMix64::new(8));
    let game = harness.table.device_game().unwrap();
    assert_eq!(game.before, 9);
    let (table, _) = bring(&game).unwrap();
    assert_eq!(told(&table, 'Z'), told(&harness.table, 'A'));
    assert_eq!(table.record().unwrap(), harness.table.record().unwrap());
}

#[test]
fn what_is_no_whole_game_is_refused_in_words() {
    let harness = finished(here(RulesId::Splendor, 2, 1), 4);
    let game = harness.table.device_game().unwrap();
    let refused = |change: &dyn Fn(&mut DeviceGame)| {
        let mut game = game.clone();
        change(&mut game);
        match bring(&game) {
            Err(Refusal::BadRecord(why)) => why,
            other => panic!("{:?}", other.map(|_| ())),
        }
    };
    let lines: Vec<&str> = game.record.lines().collect();
    let first = lines.iter().position(|line| line.starts_with("1.0 ")).unwrap();
    let edited = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines[at] = line;
        lines.join("\n")
    };
    assert!(refused(&|game| game.record = String::new()).contains("line 1"));
    assert!(refused(&|game| game.record = edited(first, "1.0 pass")).contains("S-"), "a rule refuses");
    assert!(refused(&|game| game.record = edited(first, "1.0 reserve 1 {S3-01}")).contains("draw"));
    let unfinished = |game: &mut DeviceGame| {
        let kept: Vec<&str> =
            lines[..lines.len() - 1].iter().copied().filter(|line| !line.starts_with("[result")).collect();
        game.record = kept.join("\n");
    };
    assert_eq!(refused(&unfinished), "the game in it is not over");
    assert!(refused(&|game| game.game = "../etc".to_owned()).contains("id"));
    let other = |game: &mut DeviceGame| (game.config.game, game.config.options) = (GameName::Marvel, Map::new());
    assert!(refused(&other).contains("agreed on"));
    let to_21 = |game: &mut DeviceGame| _ = game.config.options.insert("target".to_owned(), json!(21));
    assert!(refused(&to_21).contains("agreed on"));
    assert!(refused(&|game| game.config.seats[0] = SeatPlan::Open).contains("every seat"));
    let bot = game.config.seats.iter().find(|plan| matches!(plan, SeatPlan::Bot { .. })).expect("a bot");
    assert!(refused(&|game| game.config.seats = vec![bot.clone(); 2]).contains("yours"));
    assert!(refused(&|game| game.before = 10_000).contains("fewer"));
    let late = json!({ "seat": 0, "why": "resigned", "after": 10_000 });
    assert!(refused(&|game| game.forfeits = vec![serde_json::from_value(late.clone()).unwrap()]).contains("gives up"));
}

#[test]
fn a_game_that_is_on_or_was_set_up_cannot_be_brought() {
    let mut harness = TableHarness::begun(here(RulesId::Splendor, 2, 0));
    assert_eq!(harness.table.device_game(), Err(Refusal::NotOver));
    harness.house(HouseRequest::Close).unwrap();
    assert_eq!(harness.table.device_game(), Err(Refusal::NotOver), "closed is not finished");

    let position = Some(harness.table.play().unwrap().position().any().to_string());
    let table = TableId::parse(&"S".repeat(22)).unwrap();
    let mut harness = TableHarness::new(here(RulesId::Splendor, 2, 0));
    harness.make_again(Some(Box::new(Origin { table, layout: String::new(), moves: Vec::new(), position })));
    harness.ask('A', PlayerRequest::Start {}).unwrap();
    harness.play_random(10_000, &mut SplitMix64::new(1));
    assert_eq!(harness.table.device_game(), Err(Refusal::NoRecord));
}

#[test]
fn times_that_cannot_be_are_not_believed() {
    let harness = finished(here(RulesId::Duel, 2, 1), 1);
    let game = DeviceGame { began: u64::MAX, ended: u64::MAX, ..harness.table.device_game().unwrap() };
    let (table, _) = bring(&game).unwrap();
    assert_eq!((table.created(), table.changed()), (9_000_000, 9_000_000));
}

/// Nobody can bring what breaks the service: arbitrary changes to a record are refused or are another whole game.
#[test]
fn no_change_to_a_record_breaks_anything() {
    let harness = finished(here(RulesId::Marvel, 2, 1), 6);
    let game = harness.table.device_game().unwrap();
    let mut luck = SplitMix64::new(1);
    let letters: Vec<char> = game.record.chars().collect();
    for _ in 0..300 {
        let mut changed = letters.clone();
        for _ in 0..=luck.below(3) {
            let (at, from) = (luck.below(changed.len() as u32) as usize, luck.below(letters.len() as u32) as usize);
            changed[at] = letters[from];
        }
        if let Ok((table, steps)) = bring(&DeviceGame { record: changed.into_iter().collect(), ..game.clone() }) {
            assert_eq!(table.stage(), Stage::Over);
            assert!(Table::fold(table.id().clone(), table.secret().clone(), &steps).is_ok());
        }
    }
}
