//! The end of a turn: token limit, nobles.

use parure_engine::classic::Phase;
use parure_engine::game::Game;
use parure_engine::seat::Observer;

use super::{seat, tokens, two};
use crate::support::{after, legal, refusal, seat_to_act};

/// Three bonuses each of diamond, sapphire and emerald.
const THREE_OF_THREE: &str = "S1-05 S1-06 S1-07 S1-09 S1-10 S1-11 S1-17 S1-18 S1-19";

#[test]
fn s_21_up_to_ten_tokens_nothing_is_returned() {
    for (held, total) in [("wwuugg", 9), ("wwuuggr", 10)] {
        let table = after(&two(&format!("seat 0 tokens {held}")), &["take wuk"]);
        assert_eq!((table.player(seat(0)).tokens.total(), seat_to_act(&table)), (total, 1));
    }
}

#[test]
fn s_21_from_eleven_tokens_on_any_are_returned_down_to_ten() {
    let table = after(&two("seat 0 tokens wwuugg*r"), &["take wuk"]);
    assert_eq!((table.phase(), seat_to_act(&table)), (Phase::Return, 0));
    // Any token: just taken or older, gold too.
    assert_eq!(legal(&table), ["return w", "return u", "return g", "return r", "return k", "return *"]);
    let returned = after(&table, &["return *"]);
    assert_eq!(returned.player(seat(0)).tokens, tokens([3, 3, 2, 1, 1, 0]));
    assert_eq!((returned.bank().total(), seat_to_act(&returned)), (15, 1));
}

#[test]
fn s_21_tokens_are_returned_one_by_one_and_first() {
    let table = after(&two("seat 0 tokens wwuuggrr**"), &["take wuk"]);
    assert_eq!(refusal(&table, "take wug"), "S-21");
    let once = after(&table, &["return w"]);
    assert_eq!(once.phase(), Phase::Return);
    assert_eq!(after(&once, &["return w", "return w"]).player(seat(0)).tokens, tokens([0, 3, 2, 2, 1, 2]));
    assert_eq!(refusal(&after(&once, &["return w", "return w"]), "return u"), "S-21");
}

#[test]
fn s_21_a_reserve_can_go_over_the_limit_too() {
    let table = after(&two("seat 0 tokens wwuuggrrkk"), &["reserve S1-01"]);
    assert_eq!((table.phase(), table.player(seat(0)).tokens.total()), (Phase::Return, 11));
}

#[test]
fn s_21_only_held_tokens_are_returned() {
    let table = after(&two("seat 0 tokens wwuuggrr**"), &["take wug"]);
    assert_eq!(refusal(&table, "return k"), "S-21");
}

#[test]
fn s_22_tokens_cards_points_and_bonuses_are_public() {
    let table = two("seat 0 tokens wu* cards S3-04 S1-09");
    for observer in [Observer::Seat(seat(1)), Observer::Spectator] {
        let seen = table.view(observer).seats[0];
        let player = table.player(seat(0));
        assert_eq!((seen.tokens, seen.cards, seen.points), (player.tokens, player.cards, player.points));
        assert_eq!(seen.bonuses, tokens([1, 1, 0, 0, 0, 0]));
    }
}

#[test]
fn s_23_a_noble_comes_by_itself_and_cannot_be_refused() {
    let table = after(&two(&format!("tiles SN-06 SN-01\nseat 0 cards {THREE_OF_THREE}")), &["take wug"]);
    assert_eq!((table.player(seat(0)).points, table.player(seat(0)).tiles.len()), (3, 1));
    assert_eq!((table.tiles().len(), seat_to_act(&table)), (1, 1));
}

#[test]
fn s_23_a_noble_looks_at_bonuses_and_never_at_tokens() {
    let table = two("tiles SN-06\nseat 0 tokens wuuggg cards S1-05 S1-06");
    assert_eq!(after(&table, &["take wrk"]).player(seat(0)).tiles.len(), 0);
}

#[test]
fn s_23_one_noble_a_turn_of_own_choice() {
    let cards = format!("{THREE_OF_THREE} S1-25 S1-26 S1-27");
    let table = after(&two(&format!("tiles SN-06 SN-07 SN-04\nseat 0 cards {cards}")), &["take wug"]);
    assert_eq!((table.phase(), seat_to_act(&table)), (Phase::Tile, 0));
    assert_eq!(legal(&table), ["tile SN-06", "tile SN-07"]);
    assert_eq!(refusal(&table, "tile SN-04"), "S-23");
    assert_eq!(refusal(&table, "take wug"), "S-23");
    let chosen = after(&table, &["tile SN-07"]);
    assert_eq!((chosen.player(seat(0)).points, seat_to_act(&chosen)), (3, 1));
    // The other one still matches and comes at the end of the next own turn.
    let later = after(&chosen, &["take rgk", "take wuk"]);
    assert_eq!((later.player(seat(0)).points, seat_to_act(&later)), (6, 1));
}

#[test]
fn s_23_the_first_to_reach_a_noble_has_it() {
    let lines = format!("turn 1 round 4\ntiles SN-06\nseat 1 cards {THREE_OF_THREE}");
    let table = after(&two(&lines), &["take wug"]);
    assert_eq!((table.player(seat(1)).points, table.player(seat(0)).points), (3, 0));
    assert!(table.tiles().is_empty());
}

#[test]
fn s_24_the_limit_comes_before_the_noble() {
    let lines = format!("tiles SN-06\nseat 0 tokens wwwwuuuugg cards {THREE_OF_THREE}");
    let table = after(&two(&lines), &["take grk"]);
    assert_eq!((table.phase(), table.player(seat(0)).points), (Phase::Return, 0));
    assert_eq!(refusal(&table, "tile SN-06"), "S-21");
    let returned = after(&table, &["return g", "return r", "return k"]);
    assert_eq!((returned.player(seat(0)).points, seat_to_act(&returned)), (3, 1));
}

#[test]
fn s_24_the_noble_comes_before_the_end_is_checked() {
    // 12 points and the noble's 3 make 15 within the same turn.
    let lines = format!("turn 1 round 9\ntiles SN-06\nseat 1 cards {THREE_OF_THREE} S2-24 S3-16 S3-14");
    let table = after(&two(&lines), &["take wug"]);
    assert_eq!(crate::support::winners(&table), [1]);
}
