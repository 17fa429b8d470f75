//! The optional actions: privileges and replenishing.

use super::{GEMS, drawing, duel, line, player, privileges, tokens};
use crate::support::{after, legal, legal_of, refusal, seat_to_act};

#[test]
fn d_06_a_privilege_brings_any_gem_or_pearl() {
    let game = duel("board w...p/...../..*../...../....k\nseat 0 privileges 1");
    assert_eq!(legal_of(&game, "privilege"), ["privilege a1", "privilege e1", "privilege e5"]);
    for (cell, taken) in [("a1", [1, 0, 0, 0, 0, 0, 0]), ("e1", [0, 0, 0, 0, 0, 1, 0]), ("e5", [0, 0, 0, 0, 1, 0, 0])] {
        let spent = after(&game, &[&format!("privilege {cell}")]);
        assert_eq!(player(&spent, 0).tokens, tokens(taken));
        assert_eq!(privileges(&spent), (0, 0, 3));
        assert_eq!(seat_to_act(&spent), 0);
        assert!(!line(&spent, "board").contains("w...p/...../..*../...../....k"));
    }
}

#[test]
fn d_06_a_privilege_brings_no_gold_and_nothing_from_an_empty_space() {
    let game = duel("board w...p/...../..*../...../....k\nseat 0 privileges 1");
    assert_eq!(refusal(&game, "privilege c3"), "D-06");
    assert_eq!(refusal(&game, "privilege b1"), "D-06");
    let none = duel("board w...p/...../..*../...../....k\nseat 1 privileges 3");
    assert_eq!(refusal(&none, "privilege a1"), "D-06");
}

#[test]
fn d_07_replenishing_needs_tokens_in_the_bag() {
    let empty = duel("board wugrk/wugrk/pw*up/wugrk/**.gr\nseat 1 tokens k");
    assert!(empty.open().bag.is_empty());
    assert_eq!(refusal(&empty, "replenish"), "D-07");
    let one = duel("board wugrk/wugrk/pw*up/wugrk/**.gr");
    assert_eq!(line(&drawing(&one, "replenish", "k"), "board"), "wugrk/wugrk/pw*up/wugrk/**kgr");
}

#[test]
fn d_07_tokens_fill_the_empty_spaces_along_the_spiral() {
    let game = duel("board wugrk/w.*rk/uw.ug/wugrk/*...r\nseat 1 tokens g");
    assert_eq!(game.open().bag, tokens([0, 0, 0, 0, 1, 2, 1]));
    let full = drawing(&game, "replenish", "pk*p");
    // c3 first, then b2, then along the bottom from d5 to the left; a space stays empty once the bag is.
    assert_eq!(line(&full, "board"), "wugrk/wk*rk/uwpug/wugrk/*.p*r");
    assert!(full.open().bag.is_empty() && full.open().replenished);
    assert_eq!(seat_to_act(&full), 0);
}

#[test]
fn d_07_the_opponent_takes_a_privilege() {
    let game = duel("seat 1 tokens wwuuggrrkk");
    assert_eq!(privileges(&after(&game, &["replenish"])), (0, 1, 2));
}

#[test]
fn d_08_privileges_come_before_replenishing() {
    let game = duel(&format!("{GEMS}\nseat 0 privileges 2"));
    let both = after(&game, &["privilege a1", "replenish", "take b1"]);
    assert_eq!((seat_to_act(&both), privileges(&both)), (1, (1, 1, 1)));
    let replenished = after(&game, &["replenish"]);
    assert_eq!(refusal(&replenished, "privilege a1"), "D-08");
    assert_eq!(legal_of(&replenished, "privilege"), [""; 0]);
    assert_eq!(refusal(&replenished, "replenish"), "D-07");
}

#[test]
fn d_08_up_to_three_privileges_in_a_turn_anywhere_on_the_board() {
    let game = duel(&format!("{GEMS}\nseat 0 privileges 3"));
    let spent = after(&game, &["privilege a1", "privilege e5", "privilege c1"]);
    assert_eq!((privileges(&spent), seat_to_act(&spent)), ((0, 0, 3), 0));
    assert_eq!(refusal(&spent, "privilege b1"), "D-06");
}

#[test]
fn d_08_tokens_by_privilege_give_the_opponent_nothing() {
    let game = duel(&format!("{GEMS}\nseat 0 privileges 3"));
    let white = after(&game, &["privilege a1", "privilege a2", "privilege a4"]);
    assert_eq!((player(&white, 0).tokens, privileges(&white)), (tokens([3, 0, 0, 0, 0, 0, 0]), (0, 0, 3)));
    let pearls = after(&game, &["privilege a3", "privilege e3", "take a1 a2"]);
    assert_eq!(privileges(&pearls), (1, 0, 2));
}

#[test]
fn d_08_nothing_optional_follows_the_mandatory_action() {
    let game = duel(&format!("{GEMS}\nseat 0 privileges 1\nseat 1 privileges 1"));
    assert_eq!(seat_to_act(&after(&game, &["take a1"])), 1);
}

#[test]
fn d_09_a_privilege_comes_from_the_board_else_from_the_opponent() {
    // Seat 0 replenishes, so seat 1 takes a privilege.
    let cases = [
        ((0, 0, 3), (0, 1, 2)),
        ((1, 1, 1), (1, 2, 0)),
        ((0, 2, 1), (0, 3, 0)),
        ((2, 1, 0), (1, 2, 0)),
        ((3, 0, 0), (2, 1, 0)),
        ((1, 2, 0), (0, 3, 0)),
        ((0, 3, 0), (0, 3, 0)),
    ];
    for ((mine, theirs, by_the_board), expected) in cases {
        let game = duel(&format!("{GEMS}\nseat 0 privileges {mine}\nseat 1 privileges {theirs}"));
        assert_eq!(privileges(&game), (mine, theirs, by_the_board));
        assert_eq!(privileges(&after(&game, &["replenish"])), expected, "{mine} {theirs}");
    }
}

#[test]
fn d_10_without_a_mandatory_action_the_player_must_replenish() {
    let stuck = duel("seat 0 privileges 1\nseat 1 tokens wwuuggrrkk");
    assert_eq!(legal(&stuck), ["replenish"]);
    assert_eq!(refusal(&stuck, "pass"), "D-10");
    let replenished = after(&stuck, &["replenish"]);
    assert_eq!((privileges(&replenished), seat_to_act(&replenished)), ((1, 1, 1), 0));
    assert_eq!(refusal(&replenished, "pass"), "D-10");
}

#[test]
fn d_10_any_mandatory_action_makes_replenishing_free() {
    let cases = [
        ("board ..w../...../...../...../.....", "take c1"),
        ("board ..*../...../...../...../.....", "reserve 1 c1"),
        ("seat 0 tokens ugrk", "buy D1-02 ugrk"),
    ];
    for (lines, action) in cases {
        let game = duel(lines);
        assert!(legal(&game).contains(&action.to_owned()) && legal(&game).contains(&"replenish".to_owned()));
        assert_eq!(refusal(&game, "pass"), "D-10");
    }
}

/// Nothing in these rows can be paid with white, blue and green alone.
const TOO_DEAR: &str = "1 D1-02 D1-07 D1-12 D1-17 D1-22\n2 D2-04 D2-08 D2-12 D2-16\n3 D3-01 D3-03 D3-05";

#[test]
fn d_10_who_spent_privileges_and_can_do_nothing_passes() {
    let game = duel(&format!(
        "{TOO_DEAR}\nboard *..../*..../*..../...../....w\n\
         seat 0 tokens wwwuuuugggg hand D2-01 D2-03 D2-05 privileges 1\nseat 1 tokens rrrrkkkkpp"
    ));
    assert!(game.open().bag.is_empty());
    assert_eq!(refusal(&game, "pass"), "D-10");
    let stuck = after(&game, &["privilege e5"]);
    assert_eq!(legal(&stuck), ["pass"]);
    // The turn ends as any other: with a discard down to ten.
    let passed = after(&stuck, &["pass"]);
    assert_eq!(line(&passed, "turn"), "0 round 1 phase discard");
    assert_eq!(seat_to_act(&after(&passed, &["discard w", "discard u"])), 1);
}

#[test]
fn d_10_a_forced_replenish_that_brings_only_gold() {
    let lines = "seat 0 tokens wwwwuuuugggg hand D2-01 D2-03 D2-05\nseat 1 tokens rrrrkkkkpp";
    let game = duel(&format!("{TOO_DEAR}\n{lines}"));
    assert_eq!(legal(&game), ["replenish"]);
    let full_hand = drawing(&game, "replenish", "***");
    assert_eq!(legal(&full_hand), ["pass"]);
    // With room in the hand, the gold makes a reserve possible.
    let game = duel(&format!("{TOO_DEAR}\n{}", lines.replace(" D2-05", "")));
    let room = drawing(&game, "replenish", "***");
    assert_eq!(legal_of(&room, "reserve").len(), 3 * 15);
    assert_eq!(refusal(&room, "pass"), "D-10");
}

#[test]
fn d_10_a_forced_replenish_leaves_the_claim() {
    let seats = "seat 0 tokens wwwwuuuugggg hand D2-01 D2-03 D2-05\nseat 1 tokens rrkkkpp*** stalled 3";
    let game = duel(&format!("{TOO_DEAR}\n{seats}"));
    assert_eq!(legal(&game), ["replenish", "claim"]);
    assert_eq!(refusal(&game, "pass"), "D-10");
}
