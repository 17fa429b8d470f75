//! The gauntlet.

use parure_engine::game::Reason;
use parure_engine::marvel::Marvel;

use super::{seat, table, table_with};
use crate::support::{after, legal, outcome, position, seat_to_act, winners};

/// 16 points, a bonus of each colour and the time stone.
const WORTHY: &str = "tokens g cards M3-12 M3-16 M3-10 M1-32 M1-40 M1-02 M1-09";

fn points(game: &Marvel, index: usize) -> u8 {
    game.player(seat(index)).points
}

#[test]
fn m_16_points_colours_and_time_together_meet_the_condition() {
    let game = table(2, &format!("seat 0 {WORTHY}"));
    assert_eq!((points(&game, 0), game.meets_gauntlet(seat(0))), (16, true));
}

#[test]
fn m_16_each_of_the_three_is_needed() {
    for (missing, replaced) in
        [("one point", ("M1-40", "M1-33")), ("yellow", ("M1-02", "M1-17")), ("purple", ("M1-40", "M1-24"))]
    {
        let game = table(2, &format!("seat 0 {}", WORTHY.replace(replaced.0, replaced.1)));
        assert!(!game.meets_gauntlet(seat(0)), "{missing}");
    }
    // 16 points without any level 3 character, and so without the time stone.
    let low = "cards M2-18 M2-12 M2-24 M2-30 M2-15 M2-23 M1-02";
    let game = table(2, &format!("seat 0 {low}"));
    assert_eq!((points(&game, 0), game.meets_gauntlet(seat(0))), (16, false));
}

#[test]
fn m_17_the_round_is_completed() {
    for players in 2..=4 {
        for to_act in 0..players {
            let mut game = table(players, &format!("turn {to_act} round 9\nseat {to_act} {WORTHY}"));
            game = after(&game, &["take yuo"]);
            for next in to_act + 1..players {
                assert_eq!((seat_to_act(&game), game.trigger()), (next, Some(seat(to_act))));
                game = after(&game, &["take yuo"]);
            }
            assert_eq!((outcome(&game).reason, winners(&game)), (Reason::Gauntlet, vec![to_act]));
        }
    }
}

#[test]
fn m_17_an_option_ends_the_game_at_once() {
    for players in 2..=4 {
        for to_act in 0..players {
            let lines = format!("turn {to_act} round 9\nseat {to_act} {WORTHY}");
            let game = after(&table_with(players, "last_round=at_once", &lines), &["take yuo"]);
            assert_eq!((outcome(&game).reason, winners(&game), game.trigger()), (Reason::Gauntlet, vec![to_act], None));
        }
    }
}

#[test]
fn m_18_the_game_goes_on_when_nobody_meets_it_at_the_rounds_end() {
    // The first has 16 points only with the Avengers tile, and the second can take it by a fourth tag.
    let first = "tokens g cards M3-12 M3-10 M1-02 M1-35 M1-16 M1-40 M1-32 M1-24";
    let second = "tokens yuo cards M1-07 M1-18 M1-31 hand M1-13";
    let game = table(2, &format!("avengers 0\nseat 0 {first}\nseat 1 {second}"));
    assert_eq!((points(&game, 0), game.meets_gauntlet(seat(0))), (16, true));
    let triggered = after(&game, &["reserve 1"]);
    assert_eq!(triggered.trigger(), Some(seat(0)));
    let lost = after(&triggered, &["buy M1-13 yuo"]);
    assert_eq!((points(&lost, 0), lost.extra().holder), (13, Some(seat(1))));
    assert_eq!((seat_to_act(&lost), lost.trigger(), lost.round()), (0, None, 2));
}

#[test]
fn m_18_only_those_who_meet_it_at_the_rounds_end_count() {
    // The second takes the tile, and with it the condition, from the first.
    let first = "tokens g cards M3-12 M3-10 M1-02 M1-35 M1-16 M1-40 M1-32 M1-24";
    let second = "tokens yog cards M3-16 M3-20 M2-12 M1-07 M1-18 M1-31 hand M1-13";
    let game = after(&table(2, &format!("avengers 0\nseat 0 {first}\nseat 1 {second}")), &["reserve 1"]);
    let over = after(&game, &["buy M1-13 yo"]);
    assert_eq!((points(&over, 0), points(&over, 1), winners(&over)), (13, 16, vec![1]));
}

#[test]
fn m_19_most_points_then_the_tile_then_fewest_characters() {
    let last_turn = |lines: &str| after(&table(2, &format!("turn 1 round 9 trigger 0\n{lines}")), &["take yuo"]);
    // Both meet the condition; the second has a point more.
    let other = "tokens g cards M3-18 M3-20 M3-11 M3-14 M1-04 M1-10";
    let more = last_turn(&format!("seat 0 {WORTHY}\nseat 1 {other}"));
    assert_eq!((points(&more, 0), points(&more, 1), winners(&more)), (16, 17, vec![1]));
    // Equal points, fewer characters.
    let equal = "tokens g cards M3-18 M3-11 M3-14 M3-15 M1-04 M1-10";
    let fewer = last_turn(&format!("seat 0 {WORTHY}\nseat 1 {equal}"));
    assert_eq!((points(&fewer, 1), winners(&fewer)), (16, vec![1]));
}

#[test]
fn m_19_the_holder_of_the_tile_wins_a_tie_whatever_the_number_of_characters() {
    let lines = "turn 1 round 9 trigger 0\navengers 0\n\
         seat 0 tokens g cards M3-12 M3-10 M1-02 M1-35 M1-16 M1-40 M1-32 M1-24\n\
         seat 1 tokens g cards M3-18 M3-11 M3-14 M3-15 M1-04 M1-14";
    let game = after(&table(2, lines), &["take yuo"]);
    assert_eq!((points(&game, 0), points(&game, 1), winners(&game)), (16, 16, vec![0]));
}

#[test]
fn m_19_a_full_tie_is_shared() {
    let lines = format!(
        "turn 1 round 9 trigger 0\nseat 0 {WORTHY}\nseat 1 tokens g cards M3-18 M3-11 M3-14 M3-15 M1-04 M1-10 M1-33"
    );
    assert_eq!(winners(&after(&table(2, &lines), &["take yuo"])), [0, 1]);
}

#[test]
fn m_20_a_deadlock_ranks_by_points() {
    let game: Marvel = position(
        "marvel 2\n1 M1-06 M1-10 M1-29 M1-37\n2 M2-06 M2-12 M2-24 M2-30\n3 M3-02 M3-06 M3-11 M3-14\n\
         seat 0 tokens yyyyuuuuoo hand M3-07 M3-13 M3-17\n\
         seat 1 tokens oorrrrpppp cards M1-24 hand M3-01 M3-05 M3-09",
    );
    assert_eq!(legal(&game), ["pass"]);
    let over = after(&game, &["pass", "pass"]);
    assert_eq!((outcome(&over).reason, winners(&over)), (Reason::Deadlock, vec![1]));
}
