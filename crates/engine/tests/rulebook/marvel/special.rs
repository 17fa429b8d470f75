//! Time stone, Avengers Assemble, locations.

use parure_engine::classic::{self, Phase};
use parure_engine::marvel::{Event, Marvel, TIME};

use super::{seat, table, tokens};
use crate::support::{after, after_with, legal, refusal, seat_to_act};

/// Three yellow, three blue, three red.
const NINE: &str = "M1-02 M1-04 M1-06 M1-09 M1-10 M1-11 M1-25 M1-26 M1-27";

#[test]
fn m_12_the_first_level_three_brings_a_time_stone() {
    let game = table(2, "seat 0 tokens uuuu***");
    let recruited = after(&game, &["buy M3-02 uuuu***"]);
    assert_eq!(recruited.player(seat(0)).tokens, tokens([0, 0, 0, 0, 0, 0, 1]));
    assert_eq!(recruited.bank().get(TIME), 1);
}

#[test]
fn m_12_from_the_hand_too_but_only_once() {
    let game = table(2, "seat 0 tokens pppp*** hand M3-14");
    let once = after(&game, &["buy M3-14 pppp***"]);
    assert_eq!(once.player(seat(0)).tokens.get(TIME), 1);
    let again = table(2, "seat 0 tokens pppp***g cards M3-12 hand M3-14");
    assert_eq!(after(&again, &["buy M3-14 pppp***"]).player(seat(0)).tokens, tokens([0, 0, 0, 0, 0, 0, 1]));
}

#[test]
fn m_12_lower_levels_bring_none() {
    assert_eq!(after(&table(2, "seat 0 tokens rrr"), &["buy M1-01 rrr"]).player(seat(0)).tokens, tokens([0; 7]));
}

#[test]
fn m_12_a_free_recruit_at_ten_tokens_makes_eleven() {
    let blue = "M1-09 M1-10 M1-11 M1-12 M1-13 M1-14 M1-15";
    let game = after(&table(2, &format!("seat 0 tokens yyyyooooru cards {blue}")), &["buy M3-02 -"]);
    assert_eq!((game.phase(), game.player(seat(0)).tokens.total()), (Phase::Return, 11));
    assert_eq!(refusal(&game, "return g"), "M-14");
    assert_eq!(seat_to_act(&after(&game, &["return y"])), 1);
}

/// A table for three with tags as given and cards with tags to recruit for nothing from each hand.
fn tagged(holder: &str, cards: [&str; 3], lines: &str) -> Marvel {
    let seats: String = cards.iter().enumerate().map(|(index, cards)| format!("seat {index} {cards}\n")).collect();
    table(3, &format!("{lines}\n{holder}\n{seats}"))
}

#[test]
fn m_13_the_third_tag_takes_the_tile() {
    // M1-02 and M1-07 carry a tag each; M1-13 costs 2 yellow, 1 blue, 2 orange and carries the third.
    let two_tags = tagged("", ["tokens uoo cards M1-02 M1-07 hand M1-13", "", ""], "");
    assert_eq!((two_tags.extra().holder, two_tags.extra().tags[0]), (None, 2));
    let mut events = Vec::new();
    let three = after_with(&two_tags, &["buy M1-13 uoo"], &mut events);
    assert_eq!((three.extra().holder, three.player(seat(0)).points), (Some(seat(0)), 3));
    assert!(events.contains(&classic::Event::Module(Event::Assembled { seat: seat(0), from: None })));
}

#[test]
fn m_13_the_second_tag_does_not() {
    let game = tagged("", ["tokens uoo cards M1-02 M1-06 hand M1-13", "", ""], "");
    assert_eq!(after(&game, &["buy M1-13 uoo"]).extra().holder, None);
}

#[test]
fn m_13_only_strictly_more_tags_take_it_from_the_holder() {
    // The holder has three tags; the other goes from two to three, then from three to four.
    let holder = "cards M1-18 M1-23 M1-28";
    let equal = tagged("avengers 1", ["tokens uoo cards M1-02 M1-07 hand M1-13", holder, ""], "");
    let equal = after(&equal, &["buy M1-13 uoo"]);
    assert_eq!((equal.extra().holder, equal.extra().tags), (Some(seat(1)), [3, 3, 0, 0]));
    assert_eq!((equal.player(seat(0)).points, equal.player(seat(1)).points), (0, 3));
    let more = tagged("avengers 1", ["tokens uoo cards M1-02 M1-07 M1-38 hand M1-13", holder, ""], "");
    let more = after(&more, &["buy M1-13 uoo"]);
    assert_eq!((more.extra().holder, more.extra().tags), (Some(seat(0)), [4, 3, 0, 0]));
    assert_eq!((more.player(seat(0)).points, more.player(seat(1)).points), (3, 0));
}

#[test]
fn m_13_the_holder_keeps_it_with_a_further_tag() {
    let game = tagged("avengers 0", ["tokens uoo cards M1-02 M1-07 M1-38 hand M1-13", "", ""], "");
    let later = after(&game, &["buy M1-13 uoo"]);
    assert_eq!((later.extra().holder, later.player(seat(0)).points), (Some(seat(0)), 3));
}

#[test]
fn e_m4_equal_tags_leave_the_tile_and_two_more_move_it() {
    // The holder has 4. Another goes from 3 to 4: the tile stays. A third goes from 3 to 5: the tile moves.
    let holder = "cards M1-18 M1-23 M1-28 M1-31";
    let second = "tokens uoo cards M1-02 M1-07 M1-38 hand M1-13";
    // M3-13 costs 3 yellow, 3 blue, 3 red, 5 purple and carries two tags; the bonuses leave 1 yellow, 3 red, 2 purple.
    let third = "tokens yrrrpp cards M1-15 M1-35 M2-02 M1-04 M1-09 M1-10 M1-33 M1-34 hand M3-13";
    let game = tagged("avengers 0", [holder, second, third], "turn 1 round 5");
    assert_eq!(game.extra().tags, [4, 3, 3, 0]);
    let equal = after(&game, &["buy M1-13 uoo"]);
    assert_eq!((equal.extra().holder, equal.extra().tags), (Some(seat(0)), [4, 4, 3, 0]));
    let moved = after(&equal, &["buy M3-13 yrrrpp"]);
    assert_eq!((moved.extra().holder, moved.extra().tags), (Some(seat(2)), [4, 4, 5, 0]));
    assert_eq!((moved.player(seat(0)).points, moved.player(seat(2)).points), (0, 1 + 3 + 3));
}

#[test]
fn m_15_a_location_must_be_taken_at_the_end_of_the_turn() {
    let game = after(&table(2, &format!("tiles ML3A ML1B\nseat 0 cards {NINE}")), &["take yuo"]);
    assert_eq!((game.player(seat(0)).points, game.player(seat(0)).tiles.len()), (3, 1));
    assert_eq!((game.tiles().len(), seat_to_act(&game)), (1, 1));
}

#[test]
fn m_15_one_a_turn_of_own_choice_after_the_limit() {
    // With three purple as well, Atlantis (blue, red, purple) matches beside Hell's Kitchen or Knowhere.
    let cards = format!("{NINE} M1-33 M1-34 M1-36 M1-17 M1-19 M1-20");
    let lines = format!("tiles ML3A ML1A\nseat 0 tokens yyyyrrrr** cards {cards}");
    let over = after(&table(2, &lines), &["take uop"]);
    assert_eq!(over.phase(), Phase::Return);
    let choice = after(&over, &["return y", "return y", "return *"]);
    assert_eq!((choice.phase(), legal(&choice)), (Phase::Tile, vec!["tile ML1A".to_owned(), "tile ML3A".to_owned()]));
    assert_eq!(refusal(&choice, "tile ML4A"), "M-15");
    let chosen = after(&choice, &["tile ML1A"]);
    assert_eq!((chosen.player(seat(0)).points, chosen.tiles().len(), seat_to_act(&chosen)), (3, 1, 1));
}

#[test]
fn e_m3_three_yellow_blue_and_red_earn_the_location() {
    let game = after(&table(2, &format!("tiles ML3A\nseat 0 cards {NINE}")), &["take yuo"]);
    assert_eq!(game.player(seat(0)).points, 3);
    let short = NINE.replace("M1-27", "M1-17");
    assert_eq!(after(&table(2, &format!("tiles ML3A\nseat 0 cards {short}")), &["take yuo"]).player(seat(0)).points, 0);
}
