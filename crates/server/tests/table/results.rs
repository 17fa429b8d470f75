//! How a game ended, seat by seat: who gave up, left or ran out of time, and what decided among the others.

use parure_engine::chance::SplitMix64;
use parure_server::table::{GameName, PlayerRequest, Stage};
use parure_vocabulary::{Forfeit, GameResult, SeatForfeit};
use serde_json::json;

use crate::support::{TableHarness, people};

fn result(harness: &TableHarness) -> GameResult {
    harness.watched().state.result.expect("the game is over")
}

fn out(seat: usize, why: Forfeit) -> SeatForfeit {
    SeatForfeit { seat, why }
}

#[test]
fn whoever_gives_up_is_named_at_tables_of_every_size() {
    for players in 2..=4 {
        let mut harness = TableHarness::begun(people(GameName::Splendor, players));
        let letters = ['A', 'B', 'C'];
        for (seat, letter) in letters.into_iter().enumerate().take(players - 1) {
            assert_eq!(harness.table.stage(), Stage::Playing);
            harness.ask(letter, PlayerRequest::Resign { seat }).unwrap();
        }
        let result = result(&harness);
        assert_eq!((&result.winners, result.reason.as_str()), (&vec![players - 1], "resigned"));
        let named: Vec<_> = (0..players - 1).map(|seat| out(seat, Forfeit::Resigned)).collect();
        assert_eq!((result.forfeits, result.tie_break), (named, None));
    }
}

#[test]
fn whoever_leaves_where_that_loses_is_told_apart_from_whoever_gives_up() {
    let mut value = people(GameName::Marvel, 3);
    value["absence"] = json!("lose");
    let mut harness = TableHarness::begun(value);
    harness.ask('B', PlayerRequest::Leave { seat: 1 }).unwrap();
    harness.ask('A', PlayerRequest::Resign { seat: 0 }).unwrap();
    let result = result(&harness);
    assert_eq!((result.winners, result.reason.as_str()), (vec![2], "resigned"));
    assert_eq!(result.forfeits, [out(1, Forfeit::Left), out(0, Forfeit::Resigned)]);
}

#[test]
fn the_file_of_a_record_says_what_it_holds() {
    let mut harness = TableHarness::begun(people(GameName::Duel, 2));
    harness.ask('A', PlayerRequest::Resign { seat: 0 }).unwrap();
    let name = harness.table.record_name();
    assert!(name.starts_with("duel-") && name.ends_with(".parure") && name.matches('-').count() == 5, "{name}");
}

/// A bot plays on for whoever gave up and may gather the most points: the best of the others wins by all that the rules
/// compare, and is told to have done so.
#[test]
fn whoever_gave_up_cannot_win_however_many_points_the_seat_gathers() {
    let (mut overtaken, mut tied) = (0, 0);
    for seed in 0..60 {
        for (game, players) in [(GameName::Splendor, 3), (GameName::Splendor, 4), (GameName::Marvel, 3)] {
            let mut harness = TableHarness::begun(people(game, players));
            harness.ask('A', PlayerRequest::Resign { seat: 0 }).unwrap();
            harness.play_random(4_000, &mut SplitMix64::new(seed));
            if harness.table.stage() != Stage::Over {
                continue;
            }
            let result = result(&harness);
            assert!(!result.winners.contains(&0) && !result.winners.is_empty());
            assert_eq!(result.forfeits, [out(0, Forfeit::Resigned)]);
            let best = (1..players).map(|seat| result.points[seat]).max().unwrap();
            let won = result.points[result.winners[0]];
            overtaken += usize::from(result.points[0] > won);
            if game == GameName::Splendor {
                assert_eq!(won, best, "{result:?}");
                let level = (1..players).filter(|&seat| result.points[seat] == best).count();
                assert_eq!(result.tie_break.is_some(), level > result.winners.len(), "{result:?}");
                tied += usize::from(result.tie_break.is_some());
            }
        }
    }
    assert!(overtaken > 0 && tied > 0, "the seeds show each case: {overtaken} {tied}");
}
