//! Whatever is asked, a bot answers with a legal action.

mod common;

use parure_bots::search::{Searcher, Settings};
use parure_bots::{Bot, BotGame, BotSpec, Budget, Knowledge};
use parure_engine::chance::SplitMix64;
use parure_engine::game::{Game, Setup};
use parure_engine::notation::parse_position;
use parure_engine::seat::Observer;
use parure_engine::splendor::Strongholds;

/// Positions for each setup.
const POSITIONS: u32 = 700;

fn every_bot_plays_legal_actions<G: BotGame>(setup: &Setup<G::Options>) {
    let specs = ["random", "greedy", "level1", "level2:blocker", "level3:rusher:20it", "level5:noble_hunter:12it"];
    let mut bots: Vec<Box<dyn Bot<G>>> =
        specs.iter().map(|spec| BotSpec::parse(spec).unwrap().build().unwrap()).collect();
    bots.push(Box::new(Searcher::<G>::new(Settings::default())));
    let mut entropy = SplitMix64::new(5);
    let (mut shown, mut steps_within_a_turn) = (0, 0);
    common::walk::<G>(setup, 3, POSITIONS, |state, seat| {
        let view = state.view(Observer::Seat(seat));
        shown += 1;
        let busy = !state.is_quiet();
        steps_within_a_turn += u32::from(busy);
        // Every bot answers the rare questions; the frequent ones go round.
        for (place, bot) in bots.iter_mut().enumerate() {
            if busy || place == shown % specs.len() || place == specs.len() {
                let choice = bot.choose(&view, &Budget::iterations(16), &mut entropy);
                assert_eq!(
                    state.check(choice.action),
                    Ok(()),
                    "{} in {state:?}",
                    specs.get(place).unwrap_or(&"search")
                );
                assert!(choice.ranked.iter().all(|candidate| state.check(candidate.action).is_ok()));
                let total: f32 = choice.win.iter().sum();
                assert!(total > 0.99 && total < 2.01, "{:?}", choice.win);
            }
        }
        true
    });
    assert!(steps_within_a_turn > 5, "{steps_within_a_turn}");
}

#[test]
fn every_bot_plays_legal_actions_in_every_game_and_phase() {
    for_all_setups!(every_bot_plays_legal_actions);
}

fn narrowing_keeps_a_part<G: Knowledge>(setup: &Setup<G::Options>) {
    common::walk::<G>(setup, 9, POSITIONS, |state, _| {
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        let mut kept = legal.clone();
        state.narrow(&mut kept);
        assert!(!kept.is_empty() && kept.is_sorted(), "{state:?}");
        assert!(kept.iter().all(|action| legal.binary_search(action).is_ok()));
        let mut sketches = Vec::new();
        state.sketch(&legal, &mut sketches);
        assert_eq!(sketches.len(), legal.len());
        assert!(sketches.iter().all(|sketch| sketch.kind < G::KINDS && sketch.features.iter().all(|f| f.is_finite())));
        true
    });
}

#[test]
fn narrowing_keeps_some_of_the_list_in_order() {
    for_all_setups!(narrowing_keeps_a_part);
}

/// With all three on one card and nothing to send back, a stronghold can only be moved, and none of the moves is one that is
/// worth a thought elsewhere (C-41).
#[test]
fn strongholds_that_can_only_be_moved_are_moved() {
    let position = "splendor 2 expansion=strongholds\nturn 0 phase stronghold\n1 S1-01 S1-02 S1-03 -\n\
                    2 S2-01 S2-02 S2-03 S2-04\n3 S3-01 S3-02 S3-03 S3-04\ntiles SN-01 SN-02 SN-03\n\
                    seat 0 cards S1-05 strongholds S3-01 S3-01 S3-01\n";
    let state: Strongholds = parse_position(position).unwrap_or_else(|error| panic!("{error}"));
    let mut actions = state.legal();
    state.narrow(&mut actions);
    assert!(!actions.is_empty());
}
