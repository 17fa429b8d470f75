//! The Team game.

use parure_engine::game::Game;
use parure_engine::game::Reason;
use parure_engine::seat::Observer;
use parure_engine::splendor::partner;

use super::{seat, table, tokens};
use crate::support::{after, legal_of, outcome, refusal, seat_to_act, winners};

#[test]
fn s_40_partners_sit_opposite() {
    let partners: Vec<_> = (0..4).map(|index| partner(seat(index)).index()).collect();
    assert_eq!(partners, [2, 3, 0, 1]);
}

#[test]
fn s_41_a_price_is_reduced_by_both_partners_bonuses() {
    // S1-01 costs 2 rubies and 1 onyx; one ruby each of seats 0 and 2, the onyx of an opponent does not help.
    let lines = "seat 0 tokens k cards S1-25\nseat 1 cards S1-33\nseat 2 cards S1-26";
    let game = table(4, "team=true", lines);
    assert_eq!(legal_of(&game, "buy"), ["buy S1-01 k"]);
    assert_eq!(refusal(&table(4, "", lines), "buy S1-01 k"), "S-16");
    let bought = after(&game, &["buy S1-01 k"]);
    assert_eq!(bought.player(seat(0)).bonuses, tokens([1, 0, 0, 1, 0, 0]));
    assert_eq!(bought.bonuses(seat(2)), tokens([1, 0, 0, 2, 0, 0]));
}

#[test]
fn s_41_nobles_look_at_the_shared_bonuses() {
    let lines = "tiles SN-06\nseat 0 cards S1-05 S1-06 S1-07 S1-09\nseat 2 cards S1-10 S1-11 S1-17 S1-18 S1-19";
    let game = after(&table(4, "team=true", lines), &["take wug"]);
    assert_eq!((game.player(seat(0)).points, game.player(seat(2)).points), (3, 0));
    assert_eq!(after(&table(4, "", lines), &["take wug"]).player(seat(0)).points, 0);
}

#[test]
fn s_41_the_target_is_reached_by_the_shared_prestige() {
    let lines = "turn 2 round 9\nseat 0 cards S3-04 S3-08\nseat 2 cards S3-12\nseat 1 cards S3-16";
    let game = after(&table(4, "team=true", lines), &["take wug"]);
    assert_eq!((game.trigger(), seat_to_act(&game)), (Some(seat(2)), 3));
    let over = after(&game, &["take wug"]);
    assert_eq!((outcome(&over).reason, winners(&over)), (Reason::Prestige, vec![0, 2]));
}

#[test]
fn s_42_tokens_and_hands_are_each_players_own() {
    let game = table(4, "team=true", "seat 0 tokens rr hand S1-10 S1-11 S1-12\nseat 2 tokens k hand S1-06");
    assert_eq!(refusal(&game, "buy S1-01 rrk"), "S-17");
    assert_eq!(refusal(&game, "buy S1-06 -"), "S-15");
    assert_eq!(refusal(&game, "reserve 1"), "S-13");
}

#[test]
fn s_42_a_partners_blind_reserve_is_hidden_too() {
    let game = |card| table(4, "team=true", &format!("seat 2 hand ({card})"));
    let observer = Observer::Seat(seat(0));
    assert_eq!(game("S2-10").view(observer), game("S2-11").view(observer));
}

#[test]
fn s_43_a_noble_goes_to_the_player_whose_turn_it_is() {
    let bonuses = "S1-05 S1-06 S1-07 S1-09 S1-10 S1-11 S1-17 S1-18 S1-19";
    let game =
        after(&table(4, "team=true", &format!("turn 2 round 3\ntiles SN-06\nseat 0 cards {bonuses}")), &["take wug"]);
    assert_eq!((game.player(seat(0)).tiles.len(), game.player(seat(2)).tiles.len()), (0, 1));
}

#[test]
fn s_43_teams_rank_by_prestige_then_fewest_cards() {
    let end = |first: &str, second: &str| {
        let lines = format!("turn 3 round 9 trigger 0\nseat 0 cards {first}\nseat 1 cards {second}");
        winners(&after(&table(4, "team=true", &lines), &["take wug"]))
    };
    assert_eq!(end("S3-04 S3-08 S3-12", "S3-16 S3-20 S3-10"), [0, 2]);
    assert_eq!(end("S3-04 S3-08 S2-06 S2-09", "S3-12 S3-16 S3-20"), [1, 3]);
    assert_eq!(end("S3-04 S3-08 S3-12", "S3-16 S3-20 S2-06 S2-09"), [0, 2]);
}

#[test]
fn s_43_equal_teams_share_the_victory() {
    let lines = "turn 3 round 9 trigger 0\nseat 0 cards S3-04 S3-08\nseat 2 cards S2-06 S2-09\n\
                 seat 1 cards S3-16\nseat 3 cards S3-20 S2-12 S2-15";
    assert_eq!(winners(&after(&table(4, "team=true", lines), &["take wug"])), [0, 1, 2, 3]);
}
