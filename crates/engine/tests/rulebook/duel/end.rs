//! The end of a turn and of the game.

use parure_engine::game::Reason;

use super::{drawing, duel, line, player, tokens};
use crate::support::{after, legal, outcome, refusal, seat_to_act, winners};

#[test]
fn d_22_more_than_ten_tokens_are_discarded_down_to_ten() {
    // The tokens before, the take; how many must go.
    let cases = [
        ("wuuuuggg", "take a1", 0),
        ("wuuuuggg", "take a1 b1", 0),
        ("wuuuuggg", "take a1 b1 c1", 1),
        ("wuuuugggg*", "take a1", 1),
        ("wuuuugggg*", "take a1 b1 c1", 3),
    ];
    for (held, take, excess) in cases {
        let game = duel(&format!("board rkp../...../...../...../.....\nseat 0 tokens {held}"));
        let mut next = after(&game, &[take]);
        for _ in 0..excess {
            assert_eq!(line(&next, "turn"), "0 round 1 phase discard");
            next = after(&next, &["discard u"]);
        }
        assert_eq!((seat_to_act(&next), player(&next, 0).tokens.total() <= 10), (1, true), "{held} {take}");
    }
}

#[test]
fn d_22_any_token_gold_too_goes_into_the_bag() {
    let game = duel("board rkp../...../...../...../.....\nseat 0 tokens wwuugg***");
    let open = after(&game, &["take a1 b1"]);
    assert_eq!(legal(&open), ["w", "u", "g", "r", "k", "*"].map(|token| format!("discard {token}")));
    assert_eq!(refusal(&open, "discard p"), "D-22");
    assert_eq!(refusal(&open, "pass"), "D-22");
    assert_eq!(refusal(&game, "discard w"), "D-22");
    let before = open.open().bag;
    let discarded = after(&open, &["discard *"]);
    assert_eq!(discarded.open().bag - before, tokens([0, 0, 0, 0, 0, 0, 1]));
    assert_eq!(player(&discarded, 0).tokens, tokens([2, 2, 2, 1, 1, 0, 2]));
}

#[test]
fn d_22_within_the_turn_there_may_be_more_than_ten() {
    let game = duel("board rkp../...../...../...../.....\nseat 0 tokens wwwuuuuggg privileges 1");
    let more = after(&game, &["privilege a1"]);
    assert_eq!((player(&more, 0).tokens.total(), line(&more, "turn").as_str()), (11, "0 round 1 phase act"));
    // D1-13 costs 2 white and 2 blue: paying brings the player below the limit again.
    let buying = duel(
        "board rkk../...../...../...../.....\n1 D1-13 D1-02 D1-07 D1-12 D1-22\nseat 0 tokens wwwuuuuggg privileges 1",
    );
    assert_eq!(line(&after(&buying, &["privilege a1", "buy D1-13 wwuu"]), "turn"), "1 round 1 phase act");
}

#[test]
fn d_22_a_reserve_may_lead_to_a_discard() {
    let game = duel("board *..../...../...../...../.....\nseat 0 tokens wwwuuuuggg");
    let open = drawing(&game, "reserve D2-08 a1", "");
    assert_eq!(line(&open, "turn"), "0 round 1 phase discard");
    assert_eq!(seat_to_act(&drawing(&open, "discard w", "D2-20")), 1);
}

#[test]
fn d_23_twenty_points_win_and_nineteen_do_not() {
    // D3-13, D2-24 and D1-30 are worth 14 without a colour; D1-20 costs 2 white and 3 blue and is worth 1.
    let row = "1 D1-20 D1-02 D1-07 D1-12 D1-22";
    let nineteen =
        after(&duel(&format!("{row}\nseat 0 tokens uuu cards D3-13 D2-24 D1-30 D3-02 D1-01")), &["buy D1-20 uuu"]);
    assert_eq!((player(&nineteen, 0).points, seat_to_act(&nineteen)), (19, 1));
    let twenty =
        after(&duel(&format!("{row}\nseat 0 tokens uuu cards D3-13 D2-24 D1-30 D3-02 D1-05")), &["buy D1-20 uuu"]);
    assert_eq!((player(&twenty, 0).points, outcome(&twenty).reason, winners(&twenty)), (20, Reason::Points20, vec![0]));
}

#[test]
fn d_23_ten_crowns_win_and_nine_do_not() {
    let row = "1 D1-14 D1-02 D1-07 D1-12 D1-22\n3 D3-02 D3-04 D3-06";
    let game = |cards: &str| {
        duel(&format!("{row}\nturn 1 round 9 phase act\nseat 1 tokens rrr cards {cards} royals DR-01 DR-02"))
    };
    // Few points: D2-21, D2-22 and D3-11 are worth none.
    let eight = "D1-04 D2-21=w D2-22=w D3-11=w";
    let nine = after(&game(eight), &["buy D1-14 rrr"]);
    assert_eq!((player(&nine, 1).crowns, seat_to_act(&nine)), (9, 0));
    let ten = after(&game(&format!("{eight} D1-09")), &["buy D1-14 rrr"]);
    assert_eq!((player(&ten, 1).crowns, outcome(&ten).reason, winners(&ten)), (10, Reason::Crowns10, vec![1]));
}

#[test]
fn d_23_ten_points_of_one_colour_win_and_nine_do_not() {
    // White: D3-02 4, D3-01 3, D2-01 1, D2-02 1 with D1-05 as the card to buy (2 green, 3 red) for 1.
    let row = "1 D1-05 D1-02 D1-07 D1-12 D1-22\n3 D3-03 D3-04 D3-05";
    let nine = after(&duel(&format!("{row}\nseat 0 tokens ggrrr cards D3-02 D3-01 D2-01")), &["buy D1-05 ggrrr"]);
    assert_eq!((player(&nine, 0).color_points.counts()[0], seat_to_act(&nine)), (9, 1));
    let ten = after(&duel(&format!("{row}\nseat 0 tokens ggrrr cards D3-02 D3-01 D2-01 D2-02")), &["buy D1-05 ggrrr"]);
    assert_eq!((player(&ten, 0).points, outcome(&ten).reason), (10, Reason::Color10));
}

#[test]
fn d_23_a_joker_counts_with_the_colour_it_lies_on() {
    // D1-27 is worth 1 and costs 4 black and a pearl.
    let row = "1 D1-27 D1-02 D1-07 D1-12 D1-22\n3 D3-03 D3-04 D3-05";
    let game = duel(&format!(
        "{row}\nseat 0 tokens kkkkp cards D3-02 D3-01 D2-01 D2-02 D1-04 D1-09 royals DR-04\nseat 1 tokens wu"
    ));
    let open = after(&game, &["buy D1-27 kkkkp"]);
    assert_eq!(player(&open, 0).color_points.counts()[0], 9);
    assert_eq!(outcome(&after(&open, &["joker w"])).reason, Reason::Color10);
    assert_eq!(seat_to_act(&after(&open, &["joker u"])), 1);
}

#[test]
fn d_23_the_first_condition_that_holds_is_the_reason() {
    // 20 points, 10 of them white, by the same purchase.
    let game = duel(
        "1 D1-05 D1-02 D1-07 D1-12 D1-22\n3 D3-03 D3-04 D3-05\nseat 0 tokens ggrrr cards D3-02 D3-01 D2-01 D2-02 D2-24 D1-30 D1-20 D1-25",
    );
    assert_eq!(player(&game, 0).points, 19);
    assert_eq!(outcome(&after(&game, &["buy D1-05 ggrr"])).reason, Reason::Points20);
}

#[test]
fn d_23_victory_is_checked_at_the_end_of_the_turn_after_the_discard() {
    // D1-20 is free with these cards, and brings the twentieth point to a player with thirteen tokens.
    let game = duel(
        "1 D1-20 D1-02 D1-07 D1-12 D1-22\n\
         seat 0 tokens uuuggggrrrrkk cards D3-13 D2-24 D1-30 D3-02 D1-01 D2-06 D1-06",
    );
    let bought = after(&game, &["buy D1-20 -"]);
    assert_eq!((line(&bought, "turn").as_str(), player(&bought, 0).points), ("0 round 1 phase discard", 20));
    let almost = after(&bought, &["discard u", "discard u"]);
    assert_eq!(line(&almost, "turn"), "0 round 1 phase discard");
    assert_eq!(outcome(&after(&almost, &["discard u"])).reason, Reason::Points20);
}

#[test]
fn d_23_nothing_is_legal_after_the_end() {
    let game = duel("1 D1-20 D1-02 D1-07 D1-12 D1-22\nseat 0 tokens uuu cards D3-13 D2-24 D1-30 D3-02 D1-05");
    let over = after(&game, &["buy D1-20 uuu"]);
    assert_eq!(legal(&over), [""; 0]);
    for action in ["replenish", "pass", "take a1", "claim", "discard w", "royal DR-01"] {
        assert_eq!(refusal(&over, action), "D-23");
    }
}

#[test]
fn d_25_points_without_a_colour_count_to_the_twenty_only() {
    let game = duel("1 D1-20 D1-02 D1-07 D1-12 D1-22\nseat 0 tokens wwuuu cards D3-13 D2-24 D1-30");
    assert_eq!((player(&game, 0).points, player(&game, 0).color_points), (14, tokens([0; 7])));
    assert_eq!(seat_to_act(&after(&game, &["buy D1-20 wwuuu"])), 1);
    // Royals have no colour either: 8 white points and a royal worth 3 are no ten of a colour.
    let crowned = duel(
        "1 D1-05 D1-02 D1-07 D1-12 D1-22\n3 D3-03 D3-04 D3-05\nseat 0 tokens ggrrr cards D3-02 D3-01 D1-04 royals DR-04",
    );
    assert_eq!(seat_to_act(&after(&crowned, &["buy D1-05 ggrrr"])), 1);
}
