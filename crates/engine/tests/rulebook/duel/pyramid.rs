//! Refilling the pyramid.

use parure_engine::game::Reason;

use super::{drawing, duel, line, with_options};
use crate::support::{legal_of, outcome};

#[test]
fn d_15_a_space_is_refilled_from_its_own_deck_into_the_same_space() {
    let game = duel("board *..../...../...../...../.....\nseat 0 tokens wgrk");
    let bought = drawing(&game, "buy D1-07 wgrk", "D1-30");
    assert_eq!(line(&bought, "1"), "D1-02 D1-30 D1-12 D1-17 D1-22");
    let reserved = drawing(&game, "reserve D2-16 a1", "D2-24");
    assert_eq!(line(&reserved, "2"), "D2-04 D2-08 D2-12 D2-24");
}

#[test]
fn d_15_a_card_from_a_deck_or_the_reserve_leaves_no_space() {
    let game = duel("board *..../...../...../...../.....\nseat 0 tokens uuu hand D1-04");
    assert_eq!(line(&drawing(&game, "buy D1-04 uuu", ""), "1"), line(&game, "1"));
    assert_eq!(line(&drawing(&game, "reserve 1 a1", "D1-30"), "1"), line(&game, "1"));
}

#[test]
fn d_15_an_empty_deck_leaves_the_space_empty() {
    // All thirteen cards of level 3 are out, or all but D3-05.
    let game = |hand: &str| {
        duel(&format!(
            "board *..../...../...../...../.....\n3 D3-01 D3-03 D3-10\n\
             seat 0 cards D3-02 D3-04 D3-13 hand {hand}\n\
             seat 1 cards D3-06 D3-08 hand D3-07 (D3-11) D3-12"
        ))
    };
    let last = drawing(&game("D3-09"), "reserve D3-03 a1", "D3-05");
    assert_eq!(line(&last, "3"), "D3-01 D3-05 D3-10");
    let none = drawing(&game("D3-05 D3-09"), "reserve D3-03 a1", "");
    assert_eq!(line(&none, "3"), "D3-01 - D3-10");
    let later = drawing(&drawing(&none, "replenish", "wwwwuuuuggggrrrrkkkkpp**"), "take c3", "");
    assert_eq!(line(&later, "3"), "D3-01 - D3-10");
}

#[test]
fn d_15_the_refill_comes_at_the_end_of_the_turn_after_abilities() {
    // D2-13 steals; seat 0 then holds eleven tokens and discards.
    let game = duel(
        "2 D2-13 D2-08 D2-12 D2-16\n\
         seat 0 tokens wwwggggrppuk cards D1-06 D2-06 D1-11 D1-21 D2-18 D1-22\n1 D1-02 D1-07 D1-12 D1-17 D1-10\n\
         seat 1 tokens rr*k",
    );
    let bought = drawing(&game, "buy D2-13 -", "");
    assert_eq!(
        (line(&bought, "turn").as_str(), line(&bought, "2").as_str()),
        ("0 round 1 phase steal", "- D2-08 D2-12 D2-16")
    );
    let stolen = drawing(&bought, "steal r", "");
    assert_eq!(
        (line(&stolen, "turn").as_str(), line(&stolen, "2").as_str()),
        ("0 round 1 phase discard", "- D2-08 D2-12 D2-16")
    );
    let one_more = drawing(&drawing(&stolen, "discard w", ""), "discard g", "");
    let ended = drawing(&one_more, "discard w", "D2-24");
    assert_eq!(
        (line(&ended, "turn").as_str(), line(&ended, "2").as_str()),
        ("1 round 1 phase act", "D2-24 D2-08 D2-12 D2-16")
    );
}

#[test]
fn d_15_the_refill_comes_before_an_extra_turn() {
    let game = duel("1 D1-03 D1-07 D1-12 D1-17 D1-22\nseat 0 tokens uuggprrr");
    let extra = drawing(&game, "buy D1-03 uuggp", "D1-14");
    assert_eq!(legal_of(&extra, "buy"), ["buy D1-14 rrr"]);
}

#[test]
fn d_15_the_refill_comes_on_a_winning_turn_too() {
    let game = duel("1 D1-20 D1-07 D1-12 D1-17 D1-22\nseat 0 tokens uuu cards D3-13 D2-24 D1-30 D3-02 D1-05");
    let won = drawing(&game, "buy D1-20 uuu", "D1-29");
    assert_eq!((outcome(&won).reason, line(&won, "1").as_str()), (Reason::Points20, "D1-29 D1-07 D1-12 D1-17 D1-22"));
}

#[test]
fn d_15_an_option_refills_right_after_the_purchase() {
    // D2-13 steals: the new card lies there before the token is chosen.
    let lines = "2 D2-13 D2-08 D2-12 D2-16\nseat 0 tokens uuukkkk\nseat 1 tokens rr*g";
    let bought = drawing(&with_options("refill=at_once", lines), "buy D2-13 uuukkkk", "D2-24");
    assert_eq!(
        (line(&bought, "turn").as_str(), line(&bought, "2").as_str()),
        ("0 round 1 phase steal", "D2-24 D2-08 D2-12 D2-16")
    );
    assert_eq!(line(&drawing(&bought, "steal r", ""), "2"), "D2-24 D2-08 D2-12 D2-16");
}

#[test]
fn d_15_an_option_refills_right_after_the_reserve() {
    // With eleven tokens a discard follows, and the new card can be looked at before it.
    let lines = "board *..../...../...../...../.....\nseat 0 tokens wwwuuuggrr";
    let reserved = drawing(&with_options("refill=at_once", lines), "reserve D2-16 a1", "D2-24");
    assert_eq!(
        (line(&reserved, "turn").as_str(), line(&reserved, "2").as_str()),
        ("0 round 1 phase discard", "D2-04 D2-08 D2-12 D2-24")
    );
    assert_eq!(line(&drawing(&reserved, "discard w", ""), "2"), "D2-04 D2-08 D2-12 D2-24");
    // A card from a deck leaves no space.
    let blind = drawing(&with_options("refill=at_once", lines), "reserve 1 a1", "D1-30");
    assert_eq!(line(&blind, "1"), "D1-02 D1-07 D1-12 D1-17 D1-22");
}
