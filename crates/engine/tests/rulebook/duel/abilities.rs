//! The abilities of bought cards.

use parure_engine::duel::Event;

use super::{drawing, duel, line, player, privileges, tokens, verdict};
use crate::support::{after, after_with, legal, legal_of, refusal, seat_to_act};

#[test]
fn d_16_an_extra_turn_follows_this_one() {
    let game = duel("1 D1-03 D1-07 D1-12 D1-17 D1-22\nturn 1 round 4 phase act\nseat 1 tokens uuggp");
    let extra = drawing(&game, "buy D1-03 uuggp", "D1-30");
    assert_eq!(line(&extra, "turn"), "1 round 4 phase act");
    let replenished = drawing(&extra, "replenish", "wwwwuuuuggggrrrrkkkkpp***");
    assert_eq!(line(&drawing(&replenished, "take c3", ""), "turn"), "0 round 5 phase act");
}

#[test]
fn d_16_an_extra_turn_is_a_full_turn() {
    let game =
        duel("1 D1-03 D1-07 D1-12 D1-17 D1-22\nboard wugr./...../...../...../.....\nseat 0 tokens uuggp privileges 1");
    let replenished = after(&game, &["privilege a1", "replenish"]);
    assert_eq!(refusal(&replenished, "privilege b1"), "D-08");
    let extra = after(&replenished, &["buy D1-03 uuggp"]);
    assert_eq!(seat_to_act(&extra), 0);
    assert!(!extra.open().extra_turn && !extra.open().replenished);
    let paid = tokens([0, 2, 2, 0, 0, 1, 0]);
    assert_eq!(extra.open().bag, paid);
    assert_eq!(verdict(&extra, "replenish"), Ok(()));
}

#[test]
fn d_16_the_turn_before_ends_with_its_discard() {
    let game = duel(
        "board p*.../...../...../...../.....\n1 D1-03 D1-07 D1-12 D1-17 D1-22\n\
         seat 0 tokens wwwwrrrrkkkp cards D2-06 D2-09",
    );
    let bought = after(&game, &["buy D1-03 p"]);
    assert_eq!(line(&bought, "turn"), "0 round 1 phase discard extra");
    assert_eq!(line(&after(&bought, &["discard w"]), "turn"), "0 round 1 phase act");
}

#[test]
fn d_17_a_joker_needs_an_own_card_with_a_bonus() {
    // D1-27 costs 4 black and a pearl; D1-30 has no bonus.
    let row = "1 D1-27 D1-07 D1-12 D1-17 D1-22";
    for (seat, expected) in [
        ("tokens kkkkp", Err("D-17")),
        ("tokens kkkkp cards D1-30", Err("D-17")),
        ("tokens kkkkp cards D1-01", Ok(())),
        ("tokens kkkkp cards D1-01 D1-28=w", Ok(())),
    ] {
        let game = duel(&format!("{row}\nseat 0 {seat}\nseat 1 cards D1-04"));
        assert_eq!(verdict(&game, "buy D1-27 kkkkp"), expected, "{seat}");
    }
    let reserved = duel("seat 0 tokens kkkkp cards D1-30 hand D1-27");
    assert_eq!(verdict(&reserved, "buy D1-27 kkkkp"), Err("D-17"));
    assert!(legal_of(&reserved, "buy").iter().all(|text| !text.contains("D1-27")));
}

#[test]
fn d_17_the_only_colour_is_taken_without_asking() {
    let game = duel("1 D1-27 D1-07 D1-12 D1-17 D1-22\nseat 0 tokens kkkkp cards D1-01 D1-30");
    let bought = drawing(&game, "buy D1-27 kkkkp", "D1-29");
    assert_eq!(line(&bought, "seat 0"), "cards D1-01 D1-27=w D1-30");
    assert_eq!(player(&bought, 0).bonuses, tokens([2, 0, 0, 0, 0, 0, 0]));
    assert_eq!(seat_to_act(&bought), 1);
}

#[test]
fn d_17_the_colour_is_one_of_the_groups_and_permanent() {
    let game = duel("1 D1-27 D1-07 D1-12 D1-17 D1-22\nseat 0 tokens kkkkp cards D2-02 D1-16 D1-30");
    let open = drawing(&game, "buy D1-27 kkkkp", "");
    assert_eq!(
        (line(&open, "turn").as_str(), line(&open, "seat 0").as_str()),
        ("0 round 1 phase joker", "cards D1-16 D1-27=? D1-30 D2-02")
    );
    assert_eq!(legal(&open), ["joker w", "joker r"]);
    for action in ["joker u", "joker p", "joker *", "pass", "take c3"] {
        assert_eq!(refusal(&open, action), "D-17", "{action}");
    }
    // The points and crowns count at once, the bonus and the colour's points when the card is placed.
    assert_eq!((player(&open, 0).points, player(&open, 0).bonuses), (5, tokens([2, 0, 0, 1, 0, 0, 0])));
    assert_eq!(player(&open, 0).color_points, tokens([1, 0, 0, 0, 0, 0, 0]));
    // One bonus, even on a card with two.
    let white = after(&open, &["joker w"]);
    assert_eq!(player(&white, 0).bonuses, tokens([3, 0, 0, 1, 0, 0, 0]));
    assert_eq!(player(&white, 0).color_points, tokens([2, 0, 0, 0, 0, 0, 0]));
    assert_eq!(line(&white, "seat 0"), "cards D1-16 D1-27=w D1-30 D2-02");
    let red = after(&open, &["joker r"]);
    assert_eq!(player(&red, 0).color_points, tokens([1, 0, 0, 1, 0, 0, 0]));
}

#[test]
fn d_17_there_is_no_joker_to_place_otherwise() {
    assert_eq!(refusal(&duel("seat 0 cards D1-01 D1-16"), "joker w"), "D-17");
}

#[test]
fn d_18_a_token_of_the_cards_colour_of_choice() {
    let game = duel("board w...w/...../..u../...../*...w\n1 D1-01 D1-07 D1-12 D1-17 D1-22\nseat 0 tokens rrkk");
    let open = drawing(&game, "buy D1-01 rrkk", "");
    assert_eq!(line(&open, "turn"), "0 round 1 phase take_token w");
    assert_eq!(legal(&open), ["take_token a1", "take_token e1", "take_token e5"]);
    for action in ["take_token c3", "take_token a5", "take_token b2", "pass", "take a1"] {
        assert_eq!(refusal(&open, action), "D-18", "{action}");
    }
    let taken = after(&open, &["take_token e1"]);
    assert_eq!(player(&taken, 0).tokens, tokens([1, 0, 0, 0, 0, 0, 0]));
    assert_eq!((line(&taken, "board").as_str(), seat_to_act(&taken)), ("w..../...../..u../...../*...w", 1));
}

#[test]
fn d_18_the_only_token_is_taken_and_none_is_no_matter() {
    let game = duel("board u..../...../.w.../...../.....\n1 D1-01 D1-07 D1-12 D1-17 D1-22\nseat 0 tokens rrkk");
    let mut events = Vec::new();
    let taken = after_with(&game, &["buy D1-01 rrkk"], &mut events);
    assert_eq!(player(&taken, 0).tokens, tokens([1, 0, 0, 0, 0, 0, 0]));
    assert!(events.iter().any(|event| matches!(event, Event::TookToken { cell, .. } if cell.to_string() == "b3")));
    let none = duel("board u*.../...../...../...../.....\n1 D1-01 D1-07 D1-12 D1-17 D1-22\nseat 0 tokens rrkk");
    let nothing = after(&none, &["buy D1-01 rrkk"]);
    assert_eq!((player(&nothing, 0).tokens.total(), seat_to_act(&nothing)), (0, 1));
    assert_eq!(refusal(&none, "take_token a1"), "D-18");
}

#[test]
fn d_18_a_token_just_paid_lies_in_the_bag_and_not_on_the_board() {
    let game = duel("board u..../...../...../...../.....\n1 D1-08 D1-07 D1-12 D1-17 D1-22\nseat 0 tokens wwkk");
    assert_eq!(player(&after(&game, &["buy D1-08 wwkk"]), 0).tokens, tokens([0, 1, 0, 0, 0, 0, 0]));
}

#[test]
fn d_19_a_card_that_brings_a_privilege() {
    let cases = [((0, 1, 2), (1, 1, 1)), ((1, 2, 0), (2, 1, 0)), ((0, 3, 0), (1, 2, 0)), ((3, 0, 0), (3, 0, 0))];
    for ((mine, theirs, _), expected) in cases {
        // D2-11 costs 2 blue, 4 green and a pearl.
        let game = duel(&format!(
            "2 D2-11 D2-08 D2-12 D2-16\nseat 0 tokens uuggggp privileges {mine}\nseat 1 privileges {theirs}"
        ));
        assert_eq!(privileges(&after(&game, &["buy D2-11 uuggggp"])), expected);
    }
}

/// D2-13 steals and costs 3 blue and 4 black.
const STEAL: &str = "2 D2-13 D2-08 D2-12 D2-16\nseat 0 tokens uuukkkk";

#[test]
fn d_20_a_gem_or_pearl_of_choice_from_the_opponent() {
    let game = duel(&format!("{STEAL}\nseat 1 tokens wwrp**"));
    let open = drawing(&game, "buy D2-13 uuukkkk", "");
    assert_eq!(
        (line(&open, "turn").as_str(), legal(&open)),
        ("0 round 1 phase steal", vec!["steal w".into(), "steal r".into(), "steal p".into()])
    );
    for action in ["steal *", "steal u", "pass", "replenish"] {
        assert_eq!(refusal(&open, action), "D-20", "{action}");
    }
    let stolen = after(&open, &["steal p"]);
    assert_eq!(player(&stolen, 0).tokens, tokens([0, 0, 0, 0, 0, 1, 0]));
    assert_eq!(player(&stolen, 1).tokens, tokens([2, 0, 0, 1, 0, 0, 2]));
}

#[test]
fn d_20_the_only_kind_is_stolen_and_gold_never() {
    let one_kind = after(&duel(&format!("{STEAL}\nseat 1 tokens ww**")), &["buy D2-13 uuukkkk"]);
    assert_eq!(
        (player(&one_kind, 0).tokens, player(&one_kind, 1).tokens),
        (tokens([1, 0, 0, 0, 0, 0, 0]), tokens([1, 0, 0, 0, 0, 0, 2]))
    );
    for theirs in ["tokens **", "privileges 1"] {
        let game = duel(&format!("{STEAL}\nseat 1 {theirs}"));
        let nothing = after(&game, &["buy D2-13 uuukkkk"]);
        assert_eq!((player(&nothing, 0).tokens.total(), seat_to_act(&nothing)), (0, 1));
        assert_eq!(player(&nothing, 1).tokens, player(&game, 1).tokens);
        assert_eq!(refusal(&game, "steal w"), "D-20");
    }
}

#[test]
fn d_24_one_card_is_a_joker_and_brings_an_extra_turn() {
    // D3-12 costs 8 red.
    let cards = "D2-14 D1-16 D1-17 D1-18";
    let game = duel(&format!("3 D3-12 D3-03 D3-05\n1 D1-02 D1-07 D1-12 D1-19 D1-22\nseat 0 tokens rrr cards {cards}"));
    let only = drawing(&game, "buy D3-12 rrr", "D3-13");
    assert_eq!(line(&only, "turn"), "0 round 1 phase act");
    assert!(line(&only, "seat 0").contains("D3-12=r"));
    let game =
        duel(&format!("3 D3-12 D3-03 D3-05\n1 D1-02 D1-07 D1-12 D1-19 D1-22\nseat 0 tokens rrr cards {cards} D1-01"));
    let open = drawing(&game, "buy D3-12 rrr", "");
    assert_eq!(line(&open, "turn"), "0 round 1 phase joker extra");
    let placed = drawing(&open, "joker w", "D3-13");
    assert_eq!(
        (line(&placed, "turn").as_str(), player(&placed, 0).color_points),
        ("0 round 1 phase act", tokens([3, 0, 0, 1, 0, 0, 0]))
    );
}
