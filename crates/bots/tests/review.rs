//! A review says of every move what a search in the mover's seat thinks of it.

mod common;

use parure_bots::{BotGame, Budget, Reviewer};
use parure_engine::game::{Game, Setup};
use parure_engine::seat::Seat;

fn every_move_is_judged<G: BotGame>(setup: &Setup<G::Options>) {
    let reviewer = Reviewer { budget: Budget::iterations(60), seed: 3 };
    let mut seq = 0;
    common::walk::<G>(setup, 4, 60, |state, seat| {
        seq += 1;
        if seq % 6 != 0 {
            return true;
        }
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        for &played in [legal.first(), legal.last()].into_iter().flatten() {
            let reviewed = state.judge(&reviewer, played, seq);
            assert_eq!(reviewed, state.judge(&reviewer, played, seq), "the same seed gives the same judgement");
            assert_eq!((reviewed.seat, reviewed.legal), (seat, legal.len()));
            assert!((0.0..=1.0).contains(&reviewed.win) && reviewed.given_away >= 0.0);
            assert!((reviewed.best[0].win - reviewed.given_away - reviewed.win).abs() < 1e-6);
            assert!(reviewed.best.windows(2).all(|two| two[0].win >= two[1].win), "the best stands first");
            assert!(reviewed.best.iter().all(|advice| state.check(advice.action) == Ok(())));
            assert_eq!(reviewed.chances[seat.index()], reviewed.win);
            let sides = Seat::all(setup.players).filter(|&seat| state.side(seat).first() == Some(seat));
            let total: f32 = sides.map(|seat| reviewed.chances[seat.index()]).sum();
            assert!((total - 1.0).abs() < 1e-4, "the sides share one victory: {:?}", reviewed.chances);
            let chance = |seat: Seat| reviewed.chances[seat.index()];
            let partners = |seat: Seat| state.side(seat).iter().all(|partner| chance(partner) == chance(seat));
            assert!(Seat::all(setup.players).all(partners), "{:?}", reviewed.chances);
        }
        true
    });
}

#[test]
fn every_move_is_judged_for_every_seat() {
    for_all_setups!(every_move_is_judged);
}

#[test]
fn the_best_move_gives_nothing_away() {
    use parure_engine::splendor::Splendor;
    let reviewer = Reviewer { budget: Budget::iterations(80), seed: 3 };
    common::walk::<Splendor>(&common::setup::<Splendor>(3, &[]), 4, 20, |state, _| {
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        let best = state.judge(&reviewer, legal[0], 1).best[0].action;
        assert_eq!(state.judge(&reviewer, best, 1).given_away, 0.0);
        true
    });
}

#[test]
fn a_long_game_is_looked_at_more_quickly() {
    let each = |moves| Reviewer::of_game(moves).budget.iterations.unwrap();
    assert_eq!([0, 60, 150, 10_000].map(each), [500, 500, 200, 50]);
    assert!(Reviewer::of_game(60).budget.time.is_none(), "time cannot be repeated");
}
