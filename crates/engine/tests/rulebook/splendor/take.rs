//! Taking tokens.

use super::{seat, table, tokens, two};
use crate::support::{after, legal, legal_of, refusal, seat_to_act};

#[test]
fn s_08_nobody_passes_while_anything_is_legal() {
    assert_eq!(refusal(&two(""), "pass"), "S-08");
}

#[test]
fn s_08_one_action_a_turn() {
    let after_take = after(&two(""), &["take wug"]);
    assert_eq!(seat_to_act(&after_take), 1);
}

#[test]
fn s_09_three_different_gems() {
    let table = two("");
    assert_eq!(legal_of(&table, "take").len(), 10 + 5);
    let after_take = after(&table, &["take wrk"]);
    assert_eq!(after_take.player(seat(0)).tokens, tokens([1, 0, 0, 1, 1, 0]));
    assert_eq!(after_take.bank(), tokens([3, 4, 4, 3, 3, 5]));
}

#[test]
fn s_09_gold_cannot_be_taken() {
    for text in ["take *", "take wu*", "take **"] {
        assert_eq!(refusal(&two(""), text), "S-09", "{text}");
    }
    assert_eq!(refusal(&two(""), "take wugr"), "S-09");
}

#[test]
fn s_09_a_colour_that_is_gone_cannot_be_taken() {
    let table = two("seat 1 tokens wwww");
    assert_eq!(refusal(&table, "take wug"), "S-09");
    assert_eq!(legal_of(&table, "take").len(), 4 + 4);
}

#[test]
fn s_10_with_three_colours_left_all_three_are_taken() {
    let table = two("seat 0 tokens wwww\nseat 1 tokens uuuu");
    assert_eq!(legal_of(&table, "take"), ["take grk", "take gg", "take rr", "take kk"]);
    for text in ["take g", "take gr"] {
        assert_eq!(refusal(&table, text), "S-10", "{text}");
    }
}

#[test]
fn s_10_with_fewer_colours_as_many_as_there_are() {
    let two_colours = two("seat 0 tokens wwwwgg\nseat 1 tokens uuuugg");
    assert_eq!(legal_of(&two_colours, "take"), ["take rk", "take rr", "take kk"]);
    assert_eq!(refusal(&two_colours, "take r"), "S-10");
    let one_colour = two("seat 0 tokens wwwwggrr\nseat 1 tokens uuuuggrr");
    assert_eq!(legal_of(&one_colour, "take"), ["take k", "take kk"]);
    let none = two("seat 0 tokens wwwwggrrkk\nseat 1 tokens uuuuggrrkk");
    assert_eq!(legal_of(&none, "take"), [""; 0]);
}

#[test]
fn s_10_two_alike_stay_possible_however_few_colours_are_left() {
    let table = two("seat 0 tokens wwwwggrr\nseat 1 tokens uuuuggrr");
    assert_eq!(after(&table, &["take kk"]).player(seat(0)).tokens, tokens([4, 0, 2, 2, 2, 0]));
}

#[test]
fn s_10_an_option_allows_to_take_fewer() {
    let lenient = table(2, "take_fewer=true", "");
    assert_eq!(legal_of(&lenient, "take").len(), 5 + 10 + 10 + 5);
    let after_take = after(&lenient, &["take w", "take ug"]);
    assert_eq!(after_take.player(seat(0)).tokens, tokens([1, 0, 0, 0, 0, 0]));
    assert_eq!(after_take.player(seat(1)).tokens, tokens([0, 1, 1, 0, 0, 0]));
}

#[test]
fn s_11_two_alike_need_four_in_the_bank() {
    let four_left = two("");
    assert_eq!(after(&four_left, &["take ww"]).player(seat(0)).tokens, tokens([2, 0, 0, 0, 0, 0]));
    let three_left = two("seat 1 tokens w");
    assert_eq!(refusal(&three_left, "take ww"), "S-11");
    let five_left = table(3, "", "");
    assert!(legal(&five_left).contains(&"take ww".to_owned()));
}
