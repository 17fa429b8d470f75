//! Crowns and royals.

use super::{drawing, duel, line, player, privileges, tokens};
use crate::support::{after, legal, legal_of, refusal, seat_to_act};

#[test]
fn d_21_the_third_and_the_sixth_crown_bring_a_royal() {
    // What seat 0 holds, with the card to buy in hand; the crowns after, and whether they bring a royal.
    let cases = [
        // D1-14 shows one crown and costs 3 red.
        ("tokens rrr hand D1-14 cards D1-04", 2, false),
        ("tokens rrr hand D1-14 cards D1-04 D1-09", 3, true),
        ("tokens rrr hand D1-14 cards D1-04 D1-09 D1-24 royals DR-04", 4, false),
        ("tokens rrr hand D1-14 cards D3-05 D3-09 royals DR-04", 5, false),
        ("tokens rrr hand D1-14 cards D3-05 D3-09 D1-04 royals DR-04", 6, true),
        ("tokens rrr hand D1-14 cards D3-05 D3-09 D1-04 D1-24 royals DR-04 DR-03", 7, false),
        ("tokens rrr hand D1-14 cards D3-05 D3-09 D3-03 D1-04 D1-24 royals DR-04 DR-03", 9, false),
        // D2-21 shows two and costs 6 green and a pearl.
        ("tokens ggggp** hand D2-21 cards D1-24", 3, true),
        ("tokens ggggp** hand D2-21 cards D1-24 D1-19", 4, true),
        ("tokens ggggp** hand D2-21 cards D1-24 D1-19 D1-04 royals DR-04", 5, false),
        ("tokens ggggp** hand D2-21 cards D3-09 D1-24 D1-19 royals DR-04", 6, true),
        ("tokens ggggp** hand D2-21 cards D3-09 D1-24 D1-19 D1-04 royals DR-04", 7, true),
        // D3-11 shows three and costs 8 black.
        ("tokens kkkk hand D3-11 cards D2-18 D1-21 D1-23", 3, true),
        ("tokens kkk hand D3-11 cards D2-18 D1-21 D1-23 D1-24 D1-04", 5, true),
        ("tokens kkk hand D3-11 cards D2-18 D1-21 D1-23 D1-24 D1-04 D1-09 royals DR-04", 6, true),
    ];
    for (seat, crowns, royal) in cases {
        let game = duel(&format!("3 D3-02 D3-04 D3-06\nseat 0 {seat}\nseat 1 tokens wu"));
        let card = seat.split(' ').nth(3).expect("the card in hand");
        let purchase = legal_of(&game, "buy").into_iter().find(|text| text.contains(card)).expect("it can be bought");
        let mut bought = after(&game, &[&purchase]);
        if line(&bought, "turn").contains("joker") {
            bought = after(&bought, &[&legal(&bought)[0]]);
        }
        assert_eq!(player(&bought, 0).crowns, crowns, "{seat}");
        assert_eq!(line(&bought, "turn") == "0 round 1 phase royal", royal, "{seat}");
        assert_eq!(seat_to_act(&bought), usize::from(!royal), "{seat}");
    }
}

#[test]
fn d_21_one_of_the_royals_left_of_choice() {
    let game = duel(
        "1 D1-14 D1-02 D1-07 D1-12 D1-22\n3 D3-02 D3-04 D3-06\n\
         seat 0 tokens rrr cards D1-04 D1-09\nseat 1 cards D3-01 D1-19 royals DR-02",
    );
    let open = drawing(&game, "buy D1-14 rrr", "");
    assert_eq!(legal(&open), ["royal DR-01", "royal DR-03", "royal DR-04"]);
    for action in ["royal DR-02", "pass", "replenish"] {
        assert_eq!(refusal(&open, action), "D-21", "{action}");
    }
    let taken = drawing(&open, "royal DR-04", "D1-29");
    assert_eq!(
        (line(&taken, "seat 0").as_str(), player(&taken, 0).points),
        ("cards D1-04 D1-09 D1-14 royals DR-04", 3)
    );
    assert_eq!((taken.open().royals.len(), seat_to_act(&taken)), (2, 1));
    assert_eq!(refusal(&game, "royal DR-01"), "D-21");
}

#[test]
fn d_21_the_last_royal_is_taken_without_asking() {
    let game = duel(
        "1 D1-14 D1-02 D1-07 D1-12 D1-22\nseat 0 tokens rrr cards D3-05 D3-09 D1-04 royals DR-01\n\
         seat 1 cards D3-01 D3-03 D3-07 royals DR-02 DR-04 tokens ww*\n3 D3-02 D3-04 D3-06",
    );
    let taken = after(&game, &["buy D1-14 rrr"]);
    assert!(line(&taken, "seat 0").contains("royals DR-01 DR-03"));
    assert!(taken.open().royals.is_empty());
    // Its ability is done too: the only kind of token is stolen.
    assert_eq!(player(&taken, 0).tokens, tokens([1, 0, 0, 0, 0, 0, 0]));
}

#[test]
fn d_21_the_royals_abilities() {
    let game = duel(
        "1 D1-14 D1-02 D1-07 D1-12 D1-22\nturn 1 round 2 phase act\n\
         seat 1 tokens rrr cards D1-04 D1-09\nseat 0 tokens wu* privileges 3",
    );
    let open = after(&game, &["buy D1-14 rrr"]);
    assert_eq!(line(&after(&open, &["royal DR-01"]), "turn"), "1 round 2 phase act");
    assert_eq!(privileges(&after(&open, &["royal DR-02"])), (2, 1, 0));
    let steal = after(&open, &["royal DR-03"]);
    assert_eq!(
        (line(&steal, "turn").as_str(), legal(&steal)),
        ("1 round 2 phase steal", vec!["steal w".into(), "steal u".into()])
    );
    assert_eq!(line(&after(&steal, &["steal u"]), "turn"), "0 round 3 phase act");
    let points =
        ["DR-01", "DR-02", "DR-03", "DR-04"].map(|royal| player(&after(&open, &[&format!("royal {royal}")]), 1).points);
    assert_eq!(points, [2, 2, 2, 3]);
}

#[test]
fn d_21_a_royal_comes_after_the_cards_own_ability() {
    // D1-26 is a joker with a crown; it is coloured first.
    let game = duel("1 D1-26 D1-02 D1-07 D1-12 D1-22\nseat 0 tokens wwwp cards D1-04 D1-09");
    let open = drawing(&game, "buy D1-26 wwwp", "");
    assert_eq!((line(&open, "turn").as_str(), player(&open, 0).crowns), ("0 round 1 phase joker", 3));
    let placed = drawing(&open, "joker u", "");
    assert_eq!(line(&placed, "turn"), "0 round 1 phase royal");
    assert_eq!(line(&drawing(&placed, "royal DR-04", "D1-29"), "turn"), "1 round 1 phase act");
}

#[test]
fn d_21_a_royal_comes_before_the_discard() {
    // D1-14 is free with three red bonuses, so all eleven tokens are left.
    let game = duel("seat 0 tokens wwwwuuuuggg hand D1-14 cards D1-04 D1-09 D2-14 D1-16\nseat 1 tokens rk");
    let open = after(&game, &["buy D1-14 -"]);
    assert_eq!(line(&open, "turn"), "0 round 1 phase royal");
    let stolen = after(&open, &["royal DR-03", "steal r"]);
    assert_eq!((line(&stolen, "turn").as_str(), player(&stolen, 0).tokens.total()), ("0 round 1 phase discard", 12));
}

#[test]
fn d_21_royals_have_no_colour_crown_or_bonus() {
    let without = duel("3 D3-02 D3-04 D3-06\nseat 0 cards D3-01");
    let with = duel("3 D3-02 D3-04 D3-06\nseat 0 cards D3-01 D1-04 royals DR-04");
    let (without, with) = (player(&without, 0), player(&with, 0));
    assert_eq!((with.points - without.points, with.crowns - without.crowns), (3, 1));
    assert_eq!(with.bonuses - without.bonuses, tokens([1, 0, 0, 0, 0, 0, 0]));
    assert_eq!(with.color_points, without.color_points);
}
