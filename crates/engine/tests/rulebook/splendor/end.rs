//! The end of the game.

use parure_engine::classic::Phase;
use parure_engine::game::{Game, Reason};
use parure_engine::notation::parse_position;
use parure_engine::seat::Observer;
use parure_engine::splendor::Splendor;

use super::{MARKET, seat, table, two};
use crate::support::{after, legal, outcome, position, refusal, seat_to_act, winners};

/// Cards worth 14 that do not help to pay for S1-24, which costs 4 onyx and is worth 1.
const FOURTEEN: &str = "S3-08 S3-12 S3-10";

/// A table at which the seat to act has 14 and can buy a point.
fn about_to_win(players: usize, to_act: usize, options: &str) -> Splendor {
    let market = "1 S1-24 S1-02 S1-03 S1-04\n2 S2-01 S2-02 S2-03 S2-04\n3 S3-01 S3-02 S3-03 S3-05";
    let text = format!(
        "splendor {players} {options}\nturn {to_act} round 9\n{market}\nseat {to_act} tokens kkkk cards {FOURTEEN}"
    );
    position(&text)
}

#[test]
fn s_25_the_round_is_finished_whoever_reaches_fifteen() {
    for players in 2..=4 {
        for to_act in 0..players {
            let mut game = after(&about_to_win(players, to_act, ""), &["buy S1-24 kkkk"]);
            assert_eq!(game.player(seat(to_act)).points, 15);
            // Everyone who sits behind has one more turn, nobody else.
            for next in to_act + 1..players {
                assert_eq!((seat_to_act(&game), game.trigger()), (next, Some(seat(to_act))));
                game = after(&game, &["take wug"]);
            }
            assert_eq!((outcome(&game).reason, winners(&game)), (Reason::Prestige, vec![to_act]));
        }
    }
}

#[test]
fn s_25_fourteen_is_not_enough() {
    let game = after(&about_to_win(2, 1, ""), &["take wug"]);
    assert_eq!((seat_to_act(&game), game.trigger()), (0, None));
}

#[test]
fn s_25_an_option_gives_everyone_else_one_more_turn() {
    for to_act in 0..3 {
        let mut game = after(&about_to_win(3, to_act, "last_round=everyone_else_once"), &["buy S1-24 kkkk"]);
        for offset in 1..3 {
            assert_eq!(seat_to_act(&game), (to_act + offset) % 3);
            game = after(&game, &["take wug"]);
        }
        assert_eq!(winners(&game), [to_act]);
    }
}

#[test]
fn s_25_an_option_ends_the_game_at_once() {
    for players in 2..=4 {
        for to_act in 0..players {
            let game = after(&about_to_win(players, to_act, "last_round=at_once"), &["buy S1-24 kkkk"]);
            assert_eq!((outcome(&game).reason, winners(&game), game.trigger()), (Reason::Prestige, vec![to_act], None));
        }
    }
    // Fourteen is not enough, and nobody has set anything off.
    let game = after(&about_to_win(2, 0, "last_round=at_once"), &["take wug"]);
    assert_eq!((seat_to_act(&game), game.trigger()), (1, None));
}

#[test]
fn s_25_at_once_no_position_has_a_last_round() {
    let lines = format!("turn 1 round 9 trigger 0\nseat 0 cards {FOURTEEN} S1-24");
    let text = format!("splendor 2 last_round=at_once\n{MARKET}{lines}");
    let refused = parse_position::<Splendor>(&text).expect_err("it is refused").to_string();
    assert!(refused.contains("there is no last round"), "{refused}");
}

#[test]
fn s_25_the_target_is_an_option() {
    let game = table(2, "target=5", "turn 1 round 3\nseat 1 cards S3-04");
    assert_eq!(winners(&after(&game, &["take wug"])), [1]);
    let game = table(2, "target=6", "turn 1 round 3\nseat 1 cards S3-04");
    assert_eq!(seat_to_act(&after(&game, &["take wug"])), 0);
}

#[test]
fn s_25_nothing_is_legal_after_the_end() {
    let game = after(&about_to_win(2, 1, ""), &["buy S1-24 kkkk"]);
    assert!(matches!(game.phase(), Phase::Over(_)) && legal(&game).is_empty());
    for text in ["take wug", "pass", "return w", "tile SN-01", "reserve 1", "buy S1-24 kkkk"] {
        assert_eq!(refusal(&game, text), "S-25");
    }
}

#[test]
fn s_26_the_most_prestige_wins_not_the_first() {
    let lines = "turn 1 round 9 trigger 0\nseat 0 cards S3-04 S3-08 S3-12\nseat 1 cards S3-16 S3-20 S2-06 S2-12";
    assert_eq!(winners(&after(&two(lines), &["take wug"])), [1]);
}

#[test]
fn s_26_a_tie_goes_to_the_fewest_cards() {
    let lines = "turn 1 round 9 trigger 0\nseat 0 cards S3-04 S3-08 S3-12\nseat 1 cards S3-16 S3-20 S2-06 S2-09";
    let game = after(&two(lines), &["take wug"]);
    assert_eq!((game.player(seat(0)).points, game.player(seat(1)).points), (15, 15));
    assert_eq!(winners(&game), [0]);
}

#[test]
fn s_26_a_full_tie_is_a_shared_victory() {
    let lines = "turn 1 round 9 trigger 0\nseat 0 cards S3-04 S3-08 S2-06 S2-09\nseat 1 cards S3-16 S3-20 S2-12 S2-15";
    let game = after(&two(lines), &["take wug"]);
    assert_eq!((game.player(seat(0)).points, winners(&game)), (15, vec![0, 1]));
}

/// Nobody can take (the bank is empty), reserve (the hands are full) or buy.
fn stuck(lines: &str, first_cards: &str) -> Splendor {
    position(&format!(
        "splendor 2\n{lines}\n1 S1-02 S1-13 S1-20 S1-36\n2 S2-24 S2-30 S2-21 S2-04\n3 S3-02 S3-18 S3-20 S3-04\n\
         seat 0 tokens wwwwuuuugg cards {first_cards} hand S3-03 S3-19 S3-06\n\
         seat 1 tokens ggrrrrkkkk cards S2-15 hand S3-01 S3-05 S3-09"
    ))
}

#[test]
fn s_27_without_any_legal_action_a_player_passes() {
    let game = stuck("", "S1-09");
    assert_eq!(legal(&game), ["pass"]);
    let passed = after(&game, &["pass"]);
    assert_eq!((passed.passes(), seat_to_act(&passed)), (1, 1));
}

#[test]
fn s_27_as_many_passes_in_a_row_as_players_end_the_game() {
    let game = after(&stuck("", "S1-09"), &["pass", "pass"]);
    assert_eq!((outcome(&game).reason, winners(&game)), (Reason::Deadlock, vec![1]));
}

#[test]
fn s_27_any_action_breaks_the_row_of_passes() {
    let game = position::<Splendor>(
        "splendor 2\nturn 1 round 5 passes 1\n1 S1-02 S1-13 S1-20 S1-36\n2 S2-24 S2-30 S2-21 S2-04\n\
         3 S3-02 S3-18 S3-20 S3-04\nseat 0 tokens wwwwuuuugg hand S3-03 S3-19 S3-06\n\
         seat 1 tokens ggrrrrkkkk hand S3-01 S3-05",
    );
    let reserved = after(&game, &["reserve 1", "return k"]);
    assert_eq!(reserved.passes(), 0);
    assert_eq!(legal(&reserved), ["take k"]);
}

#[test]
fn s_27_a_pass_has_its_turns_end() {
    let bonuses = "S1-05 S1-06 S1-07 S1-09 S1-10 S1-11 S1-17 S1-18 S1-19";
    let game = stuck("tiles SN-06", bonuses);
    assert_eq!(legal(&game), ["pass"]);
    assert_eq!(after(&game, &["pass"]).player(seat(0)).points, 3);
}

#[test]
fn s_14_once_the_game_is_over_nothing_is_hidden() {
    let market = "1 S1-24 S1-02 S1-03 S1-04\n2 S2-01 S2-02 S2-03 S2-04\n3 S3-01 S3-02 S3-03 S3-05";
    let game = position::<Splendor>(&format!(
        "splendor 2\nturn 1 round 9\n{market}\nseat 0 hand (S2-30)\nseat 1 tokens kkkk cards {FOURTEEN}"
    ));
    let hidden = |game: &Splendor| game.view(Observer::Spectator).seats[0].hand.hidden;
    assert_eq!(hidden(&game), [0, 1, 0]);
    assert_eq!(hidden(&after(&game, &["buy S1-24 kkkk"])), [0, 0, 0]);
}
