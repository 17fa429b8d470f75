//! The Orient.

use parure_engine::card::{CardId, Level};
use parure_engine::classic::{Event, Phase};
use parure_engine::foresight::{Affordability, Foresight};
use parure_engine::game::Game;
use parure_engine::notation::{card_from_text, parse_action, view_text};
use parure_engine::seat::Observer;
use parure_engine::splendor::Orient;
use parure_engine::splendor::orient::Choice;

use super::{MARKET, seat, tokens};
use crate::support::{after, after_with, legal, legal_of, position, refusal, winners};

const ROWS: &str = "O1 O1-01 O1-06\nO2 O2-01 O2-06\nO3 O3-01 O3-06\n";

/// A table for two with these further lines.
pub fn two(lines: &str) -> Orient {
    with_rows(ROWS, lines)
}

fn with_rows(rows: &str, lines: &str) -> Orient {
    position(&format!("splendor 2 expansion=orient\n{MARKET}{rows}{lines}"))
}

fn card(text: &str) -> CardId {
    card_from_text::<Orient>(text).expect("a card")
}

fn buys(game: &Orient, text: &str) -> Vec<String> {
    legal_of(game, "buy").into_iter().filter(|action| action.contains(&format!("buy {text} "))).collect()
}

const COPY: Phase<Choice> = Phase::Module(Choice::Copy);
const SET_ASIDE: Phase<Choice> = Phase::Module(Choice::SetAside);

#[test]
fn c_30_orient_cards_are_reserved_from_rows_and_decks() {
    let game = two("");
    assert_eq!(legal_of(&game, "reserve").len(), 12 + 6 + 3 + 3);
    assert_eq!(game.orient_deck_size(Level::Two), 8);
    let blind = after(&game, &["reserve O2"]);
    let reserved = blind.player(seat(0)).hand.iter().next().expect("a card");
    assert!(reserved.blind && reserved.card.is_of_second_deck() && reserved.card.level() == Level::Two);
    assert_eq!((blind.player(seat(0)).tokens, blind.orient_deck_size(Level::Two)), (tokens([0, 0, 0, 0, 0, 1]), 7));
    let full = two("seat 0 hand S1-10 O2-02 (O3-02)");
    assert_eq!((refusal(&full, "reserve O1"), refusal(&full, "reserve O1-01")), ("S-13", "S-13"));
    let empty = two("seat 1 cards O3-02 O3-03 O3-04 O3-05 O3-07 O3-08 O3-09 O3-10");
    assert_eq!(refusal(&empty, "reserve O3"), "C-30");
}

#[test]
fn c_30_a_blind_reserve_of_an_orient_deck_is_its_owners_secret() {
    let (secret, other) = (two("seat 0 hand (O2-02)"), two("seat 0 hand (O2-09)"));
    for observer in [Observer::Seat(seat(1)), Observer::Spectator] {
        assert_eq!(secret.view(observer), other.view(observer));
        assert!(view_text::<Orient>(&secret.view(observer)).contains("hand ?O2"));
    }
    assert_ne!(secret.view(Observer::Seat(seat(1))), two("seat 0 hand (S2-10)").view(Observer::Seat(seat(1))));
    let mut events = Vec::new();
    after_with(&two(""), &["reserve O2"], &mut events);
    let seen = |observer| {
        events.iter().any(|&event| matches!(Orient::visible(event, observer), Event::Reserved { card: Some(_), .. }))
    };
    assert!(seen(Observer::Seat(seat(0))) && !seen(Observer::Seat(seat(1))) && !seen(Observer::Spectator));
}

#[test]
fn c_31_a_gold_card_pays_like_two_gold() {
    // S1-31 costs three white.
    let market = MARKET.replace("S1-01", "S1-31");
    let table = |lines: &str| position::<Orient>(&format!("splendor 2 expansion=orient\n{market}{ROWS}{lines}"));
    let game = table("seat 0 tokens ww** cards O1-02 O1-04");
    assert_eq!(
        buys(&game, "S1-31"),
        [
            "buy S1-31 ww*",
            "buy S1-31 w**",
            "buy S1-31 w O1-02",
            "buy S1-31 ww O1-02",
            "buy S1-31 * O1-02",
            "buy S1-31 - O1-02 O1-04",
        ]
    );
    for text in ["buy S1-31 w O1-04", "buy S1-31 w* O1-02", "buy S1-31 w O1-02 O1-04", "buy S1-31 - O1-02"] {
        assert_eq!(refusal(&game, text), "C-31", "{text}");
    }
    let bought = after(&game, &["buy S1-31 w O1-02"]);
    assert_eq!(bought.player(seat(0)).cards.iter().collect::<Vec<_>>(), [card("S1-31"), card("O1-04")]);
    assert_eq!(
        (bought.removed().iter().collect::<Vec<_>>(), bought.bank()),
        (vec![card("O1-02")], tokens([3, 4, 4, 4, 4, 3]))
    );
    let price = table("seat 0 tokens * cards O1-02").price_of(seat(0), card("S1-31"));
    assert_eq!((price.affordability, price.jokers, price.gold_cards), (Affordability::WithJokers, 1, 1));
    let typed = parse_action::<Orient>("buy S1-31", Some(&table("seat 0 tokens * cards O1-02")));
    assert_eq!(typed, parse_action::<Orient>("buy S1-31 * O1-02", None));
}

#[test]
fn c_31_a_gold_card_has_no_colour_and_is_no_token() {
    let game = two("seat 0 cards O1-02");
    assert_eq!((game.player(seat(0)).bonuses, game.player(seat(0)).tokens), (tokens([0; 6]), tokens([0; 6])));
    assert_eq!(
        buys(&two("seat 0 cards O1-02 S1-25 S1-26 S1-33"), "S1-01"),
        ["buy S1-01 -"],
        "nothing could be left out"
    );
}

#[test]
fn c_31_discarded_cards_do_not_count_in_a_tie() {
    let lines = "turn 1 round 9 trigger 0\nremoved O1-02 O1-03\nseat 0 cards S3-04 S3-08 S3-12\n\
                 seat 1 cards S3-16 S3-20 S2-06 S2-09";
    assert_eq!(winners(&after(&two(lines), &["take wug"])), [0]);
}

#[test]
fn c_32_a_copy_takes_the_colour_of_an_own_bonus() {
    // O1-06 costs three green and two black.
    let game = two("seat 0 tokens gggkk cards S1-09 S1-25");
    let bought = after(&game, &["buy O1-06 gggkk"]);
    assert_eq!((bought.phase(), legal(&bought)), (COPY, vec!["copy u".to_owned(), "copy r".to_owned()]));
    assert_eq!(bought.player(seat(0)).bonuses, tokens([0, 1, 0, 1, 0, 0]), "its bonus does not count yet");
    assert_eq!((refusal(&bought, "copy w"), refusal(&bought, "take wug")), ("C-32", "C-32"));
    let copied = after(&bought, &["copy r"]);
    assert_eq!((copied.player(seat(0)).bonuses, copied.seat()), (tokens([0, 1, 0, 2, 0, 0]), seat(1)));
    assert!(view_text::<Orient>(&copied.view(Observer::Referee)).contains("O1-06=r"));
    assert_eq!(refusal(&game, "copy r"), "C-32");
}

#[test]
fn c_32_without_a_bonus_a_copy_cannot_be_bought() {
    let game = two("seat 0 tokens gggkk cards O1-02");
    assert_eq!((refusal(&game, "buy O1-06 gggkk"), buys(&game, "O1-06")), ("C-32", vec![]));
    assert_eq!(refusal(&game, "buy O1-06 ggg O1-02"), "C-32");
    assert_eq!(after(&game, &["reserve O1-06"]).player(seat(0)).hand.len(), 1);
}

#[test]
fn c_32_the_colour_stays_when_its_source_is_removed() {
    // The copy took its red from S1-25; with two red others leaving, it stays red.
    let rows = ROWS.replace("O3-01", "O3-05");
    let game = with_rows(&rows, "seat 0 cards S1-25 S1-26 O1-07=r");
    let later = after(&game, &["buy O3-05 sacrifice S1-25 O1-07"]);
    assert_eq!(later.player(seat(0)).bonuses, tokens([0, 0, 0, 1, 1, 0]));
    let kept = with_rows(&rows, "removed S1-25\nseat 0 cards O1-07=r");
    assert_eq!(kept.player(seat(0)).bonuses, tokens([0, 0, 0, 1, 0, 0]));
}

#[test]
fn c_33_a_double_has_two_bonuses_for_prices_and_nobles() {
    let game = two("tiles SN-02\nseat 0 cards O2-02 S1-09 S1-10 O2-03 S1-17 S1-18");
    assert_eq!(game.player(seat(0)).bonuses, tokens([0, 4, 4, 0, 0, 0]));
    assert_eq!(after(&game, &["take wug"]).player(seat(0)).points, 3);
}

#[test]
fn c_34_a_noble_is_set_aside_for_its_owner_only() {
    let game = two(
        "tiles SN-01 SN-02 SN-03\nseat 0 tokens uuggrrkk\nseat 1 cards S1-09 S1-10 S1-11 S1-12 S1-17 S1-18 S1-19 S1-20",
    );
    let bought = after(&game, &["buy O2-06 uuggrrkk"]);
    assert_eq!((bought.phase(), legal(&bought).len()), (SET_ASIDE, 3));
    assert_eq!((refusal(&bought, "set_aside SN-07"), refusal(&bought, "pass")), ("C-34", "C-34"));
    assert_eq!(refusal(&game, "set_aside SN-01"), "C-34");
    let aside = after(&bought, &["set_aside SN-02"]);
    assert_eq!((aside.tiles().len(), aside.extra().set_aside(seat(0)).len(), aside.player(seat(0)).points), (2, 1, 1));
    // Seat 1 has four blue and four green, but that noble does not visit them.
    assert!(after(&aside, &["take wug"]).player(seat(1)).tiles.is_empty());
}

#[test]
fn c_34_a_noble_set_aside_visits_in_the_same_turn_already() {
    let cards = "S1-05 S1-06 S1-07 S1-09 S1-10 S1-11 S1-12";
    let game = two(&format!("tiles SN-01 SN-02\nseat 0 tokens ggrrkk cards {cards}"));
    let later = after(&game, &["buy O2-06 ggrrkk", "set_aside SN-01"]);
    assert_eq!((later.player(seat(0)).tiles.len(), later.player(seat(0)).points), (1, 1 + 3));
    assert!(later.extra().set_aside(seat(0)).is_empty());
    let both = two(
        "tiles SN-02\nseat 0 cards S1-05 S1-06 S1-07 S1-08 S1-09 S1-10 S1-11 S1-12 S1-17 S1-18 S1-19 S1-20 aside SN-01",
    );
    assert_eq!(legal(&after(&both, &["take wug"])), ["tile SN-01", "tile SN-02"]);
}

#[test]
fn c_34_with_no_noble_left_nothing_happens() {
    let later = after(&two("seat 0 tokens uuggrrkk"), &["buy O2-06 uuggrrkk"]);
    assert_eq!((later.seat(), later.player(seat(0)).points), (seat(1), 1));
    let lone = after(&two("tiles SN-09\nseat 0 tokens uuggrrkk"), &["buy O2-06 uuggrrkk"]);
    assert_eq!((lone.seat(), lone.extra().set_aside(seat(0)).len()), (seat(1), 1), "a lone noble is set aside at once");
}

#[test]
fn c_35_a_copy_and_take_is_a_copy_and_brings_a_card_of_level_1() {
    // O2-09 costs four green, three red and one black.
    let rows = ROWS.replace("O2-01", "O2-09");
    let game = with_rows(&rows, "seat 0 tokens ggggrrrk cards S1-09 S1-05");
    let copied = after(&game, &["buy O2-09 ggggrrrk", "copy u"]);
    assert_eq!(copied.phase(), Phase::Module(Choice::Free(Level::One)));
    assert_eq!(legal(&copied).len(), 6, "base and Orient");
    assert_eq!((refusal(&copied, "free S2-01"), refusal(&copied, "copy u")), ("C-37", "C-37"));
    let freed = after(&copied, &["free S1-02"]);
    assert_eq!((freed.player(seat(0)).cards.len(), freed.seat()), (4, seat(1)));
}

#[test]
fn c_36_a_take_brings_a_card_of_level_2() {
    let game = two("seat 0 tokens wuuuggg cards S1-09 S1-10 S1-11");
    let bought = after(&game, &["buy O3-06 wuuuggg"]);
    assert_eq!((bought.phase(), legal(&bought).len()), (Phase::Module(Choice::Free(Level::Two)), 6));
    let freed = after(&bought, &["free S2-03"]);
    assert_eq!((freed.player(seat(0)).points, freed.player(seat(0)).tokens), (2, tokens([0; 6])));
    assert_eq!(refusal(&game, "free S2-03"), "C-37");
}

#[test]
fn c_37_free_cards_make_chains() {
    // A take brings a copy-and-take, which brings a copy: each chooses its colour.
    let rows = ROWS.replace("O2-01", "O2-09");
    let game = with_rows(&rows, "seat 0 tokens wuuuggg cards S1-09 S1-10 S1-11");
    let steps = ["buy O3-06 wuuuggg", "free O2-09", "copy w", "free O1-06", "copy u"];
    let later = after(&game, &steps);
    assert_eq!(later.player(seat(0)).bonuses, tokens([2, 4, 0, 0, 0, 0]));
    assert_eq!((later.player(seat(0)).cards.len(), later.seat()), (6, seat(1)));
    assert!(Level::ALL.iter().all(|&level| later.extra().row(level).iter().all(Option::is_some)));
    let within = after(&game, &steps[..3]);
    assert_eq!((within.extra().row(Level::Two)[0], within.extra().row(Level::Three)[1]), (None, None));
}

#[test]
fn c_37_a_card_is_taken_as_long_as_one_can_be() {
    // Only one card of level 2 lies out: it comes at once.
    let text = |row: &str, orient: &str, gone: &str| {
        format!(
            "splendor 2 expansion=orient face_up=1\n1 S1-01\n2 {row}\n3 S3-01\nO1 O1-01 O1-06\nO2 {orient}\nO3 O3-01 O3-06\n\
             removed {gone}\nseat 0 tokens wuuuggg cards S1-09 S1-10 S1-11"
        )
    };
    let base: Vec<_> = (2..=30).map(|number| format!("S2-{number:02}")).collect();
    let orient: Vec<_> = (1..=10).map(|number| format!("O2-{number:02}")).collect();
    let gone = format!("{} {}", base.join(" "), orient.join(" "));
    let lone: Orient = position(&text("S2-01", "- -", &gone));
    let later = after(&lone, &["buy O3-06 wuuuggg"]);
    assert_eq!((later.player(seat(0)).cards.len(), later.seat()), (5, seat(1)));
    let none: Orient = position(&text("-", "- -", &format!("S2-01 {gone}")));
    assert_eq!(after(&none, &["buy O3-06 wuuuggg"]).player(seat(0)).cards.len(), 4);
}

#[test]
fn c_38_a_sacrifice_is_paid_with_two_bonuses_of_its_colour() {
    // O3-01 asks for black, is white and worth 3.
    let game = two("seat 0 tokens wwwww cards S1-33 S1-34 S2-29 S1-09".replace("wwwww", "wwww").as_str());
    assert_eq!(
        buys(&game, "O3-01"),
        ["buy O3-01 sacrifice S1-33 S1-34", "buy O3-01 sacrifice S1-33 S2-29", "buy O3-01 sacrifice S1-34 S2-29",]
    );
    for text in [
        "buy O3-01 -",
        "buy O3-01 sacrifice S1-33 S1-09",
        "buy O3-01 sacrifice S1-33",
        "buy O2-01 sacrifice S1-33 S1-34",
    ] {
        assert_eq!(refusal(&game, text), "C-38", "{text}");
    }
    let later = after(&game, &["buy O3-01 sacrifice S1-33 S2-29"]);
    let player = later.player(seat(0));
    assert_eq!((player.points, player.bonuses, player.cards.len()), (3, tokens([1, 1, 0, 0, 1, 0]), 3));
    assert_eq!(later.removed().iter().collect::<Vec<_>>(), [card("S1-33"), card("S2-29")]);
}

#[test]
fn c_38_copies_go_first_and_a_double_alone() {
    let sacrifices = |cards: &str| -> Vec<String> {
        let all = buys(&two(&format!("seat 0 cards {cards}")), "O3-01");
        all.into_iter().map(|text| text.replace("buy O3-01 sacrifice ", "")).collect()
    };
    assert_eq!(sacrifices("S1-33 S1-34 O2-05"), ["S1-33 S1-34", "O2-05"], "never a single and a double");
    assert_eq!(sacrifices("S1-33 O2-05 O1-07=k"), ["S1-33 O1-07", "O1-07 O2-05"], "the copy and any other");
    assert_eq!(sacrifices("S1-33 O2-05 O1-07=k O2-10=k"), ["O1-07 O2-10"], "two copies");
    assert_eq!(sacrifices("O1-07=k"), [""; 0]);
    assert_eq!(sacrifices("S1-33 O1-07=r"), [""; 0]);
}

#[test]
fn c_38_nobles_that_have_come_stay_and_it_may_be_the_only_action() {
    let lines = "seat 0 tokens wwwwuuuugg cards S1-33 S1-34 hand S3-07 S3-19 S3-06 tiles SN-05\n\
                 seat 1 tokens ggrrrrkkkk hand S3-08 S3-10 S3-09";
    let market = "1 S1-02 S1-13 S1-20 S1-36\n2 S2-24 S2-30 S2-21 S2-04\n3 S3-02 S3-18 S3-20 S3-04\n";
    let game: Orient = position(
        &format!("splendor 2 expansion=orient\n{market}{ROWS}{lines}")
            .replace("O2-01 O2-06", "O2-09 O2-04")
            .replace("O1-01 O1-06", "O1-01 O1-02"),
    );
    let actions = legal(&game);
    assert!(actions.iter().all(|text| text.starts_with("buy ")), "{actions:?}");
    let later = after(&game, &["buy O3-01 sacrifice S1-33 S1-34"]);
    assert_eq!((later.player(seat(0)).points, later.player(seat(0)).tiles.len()), (3 + 3, 1));
    assert_eq!(refusal(&game, "pass"), "S-08");
}
