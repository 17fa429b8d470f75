//! The Cities.

use parure_engine::chance::Sampled;
use parure_engine::classic::{Phase, Rules};
use parure_engine::foresight::Foresight;
use parure_engine::game::{Game, Reason};
use parure_engine::splendor::Cities;
use parure_engine::splendor::cities::{CitiesRules, city};

use super::{MARKET, seat};
use crate::support::{after, legal, outcome, position, refusal, seat_to_act, winners};

fn table(players: usize, lines: &str) -> Cities {
    position(&format!("splendor {players} expansion=cities\n{}{lines}", MARKET.replace("S3-02 S3-03", "S3-13 S3-14")))
}

/// Cards worth 13 with four white and three blue bonuses.
const VENICE: &str = "S3-02 S3-03 S1-05 S1-06 S3-08 S1-09 S1-10";

#[test]
fn c_10_three_of_seven_tiles_lie_out_each_with_one_side() {
    for players in 2..=4 {
        for seed in 0..20 {
            let game = Cities::start(players, &mut Sampled::from_seed(seed)).expect("a setup");
            let tiles: Vec<_> = game.tiles().iter().map(|tile| tile.index() / 2).collect();
            assert!(tiles.len() == 3 && tiles.windows(2).all(|pair| pair[0] != pair[1]), "{tiles:?}");
        }
    }
    assert_eq!(CitiesRules::TILES.len(), 14);
    assert!(CitiesRules::TILES.iter().all(|tile| tile.points == 0));
}

#[test]
fn c_11_a_city_asks_for_prestige_and_bonuses() {
    // Venice (C2A): 13 prestige, 3 white and 4 blue.
    let few = table(2, &format!("tiles C2A\nseat 0 cards {VENICE}"));
    assert_eq!(few.player(seat(0)).points, 13);
    assert!(after(&few, &["take wug"]).player(seat(0)).tiles.is_empty(), "three blue are not enough");
    let enough = table(2, &format!("tiles C2A\nseat 0 cards {VENICE} S1-11"));
    let taken = after(&enough, &["take wug"]);
    assert_eq!((taken.player(seat(0)).tiles.len(), taken.player(seat(0)).points), (1, 13));
    let poor = table(2, "tiles C2A\nseat 0 cards S1-05 S1-06 S1-07 S1-09 S1-10 S1-11 S1-12");
    assert!(after(&poor, &["take wug"]).player(seat(0)).tiles.is_empty(), "prestige is lacking");
}

#[test]
fn c_11_of_several_the_player_chooses_one() {
    // Lisbon (C3A) asks for 17 prestige, Lyon (C5B) for 15 and five of one colour.
    let rich = "S3-02 S3-03 S3-04 S1-05 S1-06 S3-07";
    let game = after(&table(2, &format!("tiles C3A C5B\nseat 0 cards {rich}")), &["take wug"]);
    assert_eq!((game.phase(), legal(&game)), (Phase::Tile, vec!["tile C3A".to_owned(), "tile C5B".to_owned()]));
    assert_eq!((refusal(&game, "take wug"), refusal(&game, "tile C1A")), ("C-11", "C-11"));
    assert_eq!(after(&game, &["tile C5B"]).player(seat(0)).tiles.len(), 1);
}

#[test]
fn c_12_one_other_colour_is_one_that_the_tile_does_not_name() {
    // Bruges (C6B): 14 prestige, 4 green and 4 of one other colour.
    let green = "S1-17 S1-18 S3-10 S3-12 S3-11 S1-20 S1-21 S1-22";
    let split = table(2, &format!("tiles C6B\nseat 0 cards {green} S1-05 S1-06 S1-09 S1-10 S2-21"));
    assert!(split.player(seat(0)).points >= 14);
    assert!(split.reached_tiles(seat(0)).is_empty(), "eight green are no other colour");
    let four = table(2, &format!("tiles C6B\nseat 0 cards {green} S1-05 S1-06 S1-07 S1-08"));
    assert_eq!(four.reached_tiles(seat(0)).len(), 1);
    // Lyon (C5A) names none: six of any colour.
    let any = table(2, "tiles C5A\nseat 0 cards S1-17 S1-18 S1-19 S3-10 S3-12 S2-18");
    assert_eq!((any.player(seat(0)).points, any.reached_tiles(seat(0)).len()), (12, 1));
}

#[test]
fn c_12_distances_tell_what_is_lacking() {
    let game = table(2, "tiles C6B\nseat 0 cards S1-17 S1-18 S3-10 S1-05 S1-06 S1-09");
    let distance = &game.tile_distances()[0];
    assert_eq!((distance.lacking[0].total(), distance.more[0].points, distance.more[0].other), (1, 10, 2));
    assert_eq!((game.target(), city(distance.tile).prestige), (14, 14));
}

#[test]
fn c_13_a_taken_tile_is_gone_for_the_others() {
    let both = "tiles C3A\nseat 0 cards S3-02 S3-03 S3-04 S3-07\nseat 1 cards S3-08 S3-12 S3-16 S3-06";
    let game = after(&table(2, both), &["take wug", "take wug"]);
    assert_eq!((game.player(seat(0)).tiles.len(), game.player(seat(1)).tiles.len()), (1, 0));
}

#[test]
fn c_14_fifteen_prestige_end_nothing_but_a_city_does() {
    let game = after(&table(2, "turn 1 round 9\ntiles C1A\nseat 1 cards S3-02 S3-03 S3-04 S3-07"), &["take wug"]);
    assert_eq!((game.player(seat(1)).points, seat_to_act(&game), game.trigger()), (17, 0, None));
    let game = after(&table(3, "turn 0 round 9\ntiles C3A\nseat 0 cards S3-02 S3-03 S3-04 S3-07"), &["take wug"]);
    assert_eq!((game.trigger(), seat_to_act(&game)), (Some(seat(0)), 1));
    let game = after(&game, &["take wug", "take wug"]);
    assert_eq!((outcome(&game).reason, winners(&game)), (Reason::City, vec![0]));
    assert_eq!(refusal(&game, "take wug"), "C-14");
}

#[test]
fn c_14_only_players_with_a_city_can_win() {
    // Seat 1 has more prestige, and no city.
    let lines = "turn 1 round 9 trigger 0\ntiles C1A\nseat 0 cards S3-02 S3-03 S3-04 S3-07 tiles C3A\n\
                 seat 1 cards S3-08 S3-12 S3-16 S3-20";
    let game = table(2, lines);
    assert!(game.player(seat(1)).points > game.player(seat(0)).points);
    assert_eq!(winners(&after(&game, &["take wug"])), [0]);
}

#[test]
fn c_14_of_several_cities_prestige_then_fewer_cards_decide() {
    let lines = "turn 1 round 9 trigger 0\ntiles C1A\nseat 0 cards S3-02 S3-03 S3-04 S3-07 S1-05 tiles C3A\n\
                 seat 1 cards S3-06 S3-10 S3-12 S3-11 tiles C5B";
    let game = after(&table(2, lines), &["take wug"]);
    assert_eq!((game.player(seat(0)).points, game.player(seat(1)).points, winners(&game)), (17, 17, vec![1]));
}

#[test]
fn c_15_a_deadlock_without_a_city_is_decided_by_prestige() {
    let text = "splendor 2 expansion=cities\n1 S1-02 S1-13 S1-20 S1-36\n2 S2-24 S2-30 S2-21 S2-04\n\
                3 S3-02 S3-18 S3-20 S3-04\ntiles C1A C2A C3A\n\
                seat 0 tokens wwwwuuuugg cards S1-09 hand S3-03 S3-19 S3-06\n\
                seat 1 tokens ggrrrrkkkk cards S2-15 hand S3-01 S3-05 S3-09";
    let game = after(&position::<Cities>(text), &["pass", "pass"]);
    assert_eq!((outcome(&game).reason, winners(&game)), (Reason::Deadlock, vec![1]));
}
