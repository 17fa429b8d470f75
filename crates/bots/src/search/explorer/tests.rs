//! What a walk does at the end of a game.

use parure_engine::game::Setup;
use parure_engine::marvel::Marvel;
use parure_engine::seat::Observer;
use parure_engine::splendor::{Splendor, Strongholds};

use super::*;

/// The best that the seat to act can come to if the game ends with its turn; nothing if it may go on.
fn best_end<G: Knowledge>(state: &G, seat: Seat, luck: &mut Sampled<SplitMix64>) -> Option<f32> {
    match state.to_act() {
        ToAct::Over(outcome) => Some(results(outcome)[seat.index()]),
        ToAct::Seat(next) if next != seat => None,
        ToAct::Seat(_) => state.legal().into_iter().try_fold(0.0, |best, action| {
            let mut after = state.clone();
            after.apply_unchecked(action, luck, &mut ());
            best_end(&after, seat, luck).map(|end| greater(best, end))
        }),
    }
}

fn last_turns_are_exact<G: Knowledge>(players: usize, options: &[(&str, &str)]) {
    let setup = Setup::<G::Options>::with_options(players, options).unwrap();
    let mut luck = Sampled::from_seed(5);
    let (mut explorer, settings) = (Explorer::<G>::default(), Settings::default());
    let (mut last, mut won) = (0, 0);
    for _ in 0..12 {
        let mut state = G::new(&setup, &mut luck).unwrap();
        while let ToAct::Seat(seat) = state.to_act() {
            let legal = state.legal();
            if state.is_quiet() && state.is_last_round() {
                let view = state.view(Observer::Seat(seat));
                let task = Task { view: &view, model: state.model(), settings: &settings, seat, threads: 1 };
                let found = explorer.last_turn(&state, seat, &task, &mut luck).map(|values| values[seat.index()]);
                assert_eq!(found, best_end(&state, seat, &mut luck), "{setup:?}, {legal:?}");
                last += u32::from(found.is_some());
                won += u32::from(found == Some(1.0));
            }
            // Who buys what there is comes to an end.
            let bought = legal.iter().copied().rfind(|&action| state.purchase(action).is_some());
            let action = bought.unwrap_or_else(|| luck.pick(&legal).unwrap());
            state.apply_unchecked(action, &mut luck, &mut ());
        }
    }
    assert!(last > 2 && won > 0 && won < last, "{setup:?}: {won} of {last} last turns were won");
}

#[test]
fn a_turn_that_ends_the_game_is_worth_what_it_can_bring() {
    last_turns_are_exact::<Splendor>(2, &[]);
    last_turns_are_exact::<Splendor>(4, &[("team", "true")]);
    last_turns_are_exact::<Splendor>(3, &[("last_round", "everyone_else_once")]);
    last_turns_are_exact::<Strongholds>(2, &[]);
    last_turns_are_exact::<Marvel>(3, &[]);
}

#[test]
fn where_a_turn_wins_nothing_else_is_tried() {
    let mut tree = Tree::default();
    tree.extend(NodeId::ROOT, &[1], &[1.0]);
    let step = tree.step(NodeId::ROOT, 0);
    tree.add_child(&step, 0.5);
    let node = tree.edges(NodeId::ROOT)[0].child.unwrap();
    tree.extend(node, &[1, 2, 3], &[20.0, 1e-4, 1.0]);
    let mut explorer = Explorer::<Splendor> { open: vec![0, 1, 2], ..Explorer::default() };
    let settings = Settings::default();
    assert_eq!(explorer.select(&mut tree, node, &settings), 0, "the most tempting comes first");
    for edge in tree.edges_mut(node) {
        (edge.visits, edge.value) = (1, 1.0);
    }
    let others = [tree.step(node, 0), tree.step(node, 2)];
    others.iter().for_each(|step| tree.add_child(step, 0.9));
    assert_eq!(explorer.select(&mut tree, node, &settings), 1, "only what ends the game has nothing behind it");
}
