//! The Trading Posts.

use parure_engine::card::{CardId, Level};
use parure_engine::classic::{Event, Phase};
use parure_engine::foresight::{Affordability, Foresight};
use parure_engine::splendor::Posts;
use parure_engine::splendor::posts::{self, Post};

use super::{MARKET, seat, tokens};
use crate::support::{after, after_with, legal, legal_of, position, refusal};

fn two(lines: &str) -> Posts {
    position(&format!("splendor 2 expansion=posts\n{MARKET}{lines}"))
}

fn stands(game: &Posts, at: usize) -> Vec<&'static str> {
    game.extra().of(seat(at)).iter().map(Post::id).collect()
}

/// Nobody can take or reserve, and seat 0 has these cards.
fn stuck(first: &str) -> Posts {
    position(&format!(
        "splendor 2 expansion=posts\n1 S1-02 S1-13 S1-20 S1-36\n2 S2-24 S2-30 S2-21 S2-04\n3 S3-02 S3-18 S3-20 S3-04\n\
         seat 0 tokens wwwwuuuugg {first}\nseat 1 tokens ggrrrrkkkk cards S2-15 hand S3-01 S3-05 S3-09"
    ))
}

#[test]
fn c_20_any_number_of_players_stand_on_a_post_beside_the_nobles() {
    let game = two("tiles SN-01 SN-02 SN-03\nseat 0 cards S1-05 S1-06\nseat 1 cards S1-07 S1-08");
    let game = after(&game, &["take ugr", "take ugr"]);
    assert_eq!((stands(&game, 0), stands(&game, 1)), (vec!["T2"], vec!["T2"]));
    assert_eq!(game.tiles().len(), 3);
}

#[test]
fn c_21_coats_of_arms_come_at_the_end_of_the_own_turn_all_at_once() {
    // Three red and a white, two white, three black: T1, T2 and T5.
    let cards = "S1-05 S1-06 S1-25 S1-26 S1-27 S1-33 S1-34 S1-35";
    let mut events = Vec::new();
    let game = two(&format!("seat 0 cards {cards}\nseat 1 cards S1-07 S1-08"));
    let game = after_with(&game, &["take wug"], &mut events);
    assert_eq!((stands(&game, 0), stands(&game, 1)), (vec!["T1", "T2", "T5"], vec![]));
    let coats = events.iter().filter(|event| matches!(event, Event::Module(posts::Event::Coat { .. }))).count();
    assert_eq!(coats, 3);
}

#[test]
fn c_21_powers_hold_from_the_next_turn_on() {
    // The purchase of the white card meets T1.
    let bought = after(&two("seat 0 tokens k cards S1-25 S1-26 S1-27"), &["buy S1-01 k"]);
    assert_eq!((bought.phase(), bought.seat(), stands(&bought, 0)), (Phase::Act, seat(1), vec!["T1"]));
    assert_eq!(bought.player(seat(0)).tokens, tokens([0; 6]));
}

#[test]
fn c_21_posts_are_looked_at_after_a_pass_too() {
    let game = stuck("cards S1-05 S1-06 hand S3-03 S3-19 S3-06");
    assert_eq!(legal(&game), ["pass"]);
    assert_eq!(stands(&after(&game, &["pass"]), 0), ["T2"]);
}

#[test]
fn c_22_a_gem_comes_after_a_purchase_from_market_or_hand() {
    let game = two("seat 0 tokens rrkuuu hand S1-06 posts T1");
    for (buy, paid) in [("buy S1-01 rrk", "r"), ("buy S1-06 uuu", "u")] {
        let bought = after(&game, &[buy]);
        assert_eq!(legal(&bought).len(), 5, "what was paid lies in the bank by now");
        assert_eq!(refusal(&bought, "post_gem gold"), "C-22");
        let later = after(&bought, &[&format!("post_gem {paid}")]);
        assert_eq!((later.player(seat(0)).tokens.total(), later.seat()), (4, seat(1)));
    }
    assert_eq!(refusal(&game, "post_gem w"), "C-22");
    let free = two("seat 0 cards S1-25 S1-26 S1-33 posts T1");
    assert!(matches!(after(&free, &["buy S1-01 -"]).phase(), Phase::Module(_)), "a card that cost nothing counts");
}

#[test]
fn c_22_as_long_as_the_bank_has_a_gem_it_is_taken() {
    // The bank is empty; the three blue that are paid are the lone answer.
    let bought = after(&stuck("hand S1-06 S3-19 S3-06 posts T1"), &["buy S1-06 uuu"]);
    assert_eq!((bought.player(seat(0)).tokens, bought.seat()), (tokens([4, 2, 2, 0, 0, 0]), seat(1)));
    // Nothing is paid, and nothing comes.
    let free = after(&stuck("cards S1-09 S1-10 S1-11 hand S1-06 S3-19 S3-06 posts T1"), &["buy S1-06 -"]);
    assert_eq!((free.player(seat(0)).tokens.total(), free.seat()), (10, seat(1)));
}

#[test]
fn c_23_a_third_token_of_another_colour_comes_with_two_alike() {
    let game = two("seat 0 posts T2");
    let taken = after(&game, &["take ww"]);
    assert_eq!(legal(&taken), ["post_gem u", "post_gem g", "post_gem r", "post_gem k"]);
    assert_eq!((refusal(&taken, "post_gem w"), refusal(&taken, "post_gem *")), ("C-23", "C-22"));
    assert_eq!(after(&taken, &["post_gem k"]).player(seat(0)).tokens, tokens([2, 0, 0, 0, 1, 0]));
    assert_eq!(after(&game, &["take wug"]).seat(), seat(1), "three different bring no fourth");
    let fewer: Posts = position(&format!("splendor 2 expansion=posts take_fewer=true\n{MARKET}seat 0 posts T2"));
    assert!(matches!(after(&fewer, &["take ww"]).phase(), Phase::Module(_)), "it is not optional");
}

#[test]
fn c_24_gold_stands_for_two_of_one_colour() {
    let market = MARKET.replace("S1-01", "S1-31");
    let table =
        |posts: &str| position::<Posts>(&format!("splendor 2 expansion=posts\n{market}seat 0 tokens w**{posts}"));
    let game = table(" posts T3");
    let payments = legal_of(&game, "buy").into_iter().filter(|text| text.contains("S1-31"));
    assert_eq!(payments.collect::<Vec<_>>(), ["buy S1-31 w*", "buy S1-31 **", "buy S1-31 w**"]);
    assert_eq!((refusal(&game, "buy S1-31 w"), refusal(&game, "buy S1-31 *")), ("S-16", "S-16"));
    assert_eq!(legal_of(&table(""), "buy"), ["buy S1-31 w**"]);
    assert_eq!(game.player(seat(0)).tokens.total(), 3, "in hand it is one token");
}

#[test]
fn c_24_gold_does_not_stand_for_two_colours() {
    // S1-01 costs two red and one black, S1-04 two blue and two black.
    assert_eq!(legal_of(&two("seat 0 tokens * posts T3"), "buy"), [""; 0]);
    let game = two("seat 0 tokens ** posts T3");
    assert_eq!(legal_of(&game, "buy"), ["buy S1-01 **", "buy S1-04 **"]);
    let price = game.price_of(seat(0), CardId::new(Level::One, 0));
    assert_eq!((price.affordability, price.jokers, price.short_by()), (Affordability::WithJokers, 2, 0));
}

#[test]
fn c_25_points_of_t4_and_t5_grow_with_later_posts() {
    assert_eq!(two("seat 0 cards S1-33 S1-34 S1-35 posts T5").player(seat(0)).points, 1);
    let game = two("seat 0 cards S1-33 S1-34 S1-35 S1-05 S1-06 posts T5");
    assert_eq!(after(&game, &["take wug"]).player(seat(0)).points, 2);
    let green = "S1-17 S1-18 S1-19 S1-20 S1-21";
    let without = after(&two(&format!("seat 0 cards {green}")), &["take wug"]);
    assert_eq!((without.player(seat(0)).points, stands(&without, 0)), (0, vec![]));
    let with = after(&two(&format!("seat 0 cards {green} tiles SN-01")), &["take wug"]);
    assert_eq!((with.player(seat(0)).points, stands(&with, 0)), (3 + 5, vec!["T4"]));
    let distance = &without.post_distances()[3];
    assert_eq!((distance.lacking[0].total(), distance.nobles[0]), (0, 1));
}

#[test]
fn c_26_the_limit_of_ten_holds_after_a_gem() {
    let game = two("seat 0 tokens wwwuuuggg* cards S1-25 S1-26 S1-33 posts T1");
    let bought = after(&game, &["buy S1-01 -", "post_gem r"]);
    assert_eq!((bought.phase(), bought.player(seat(0)).tokens.total()), (Phase::Return, 11));
    assert_eq!(after(&bought, &["return r"]).seat(), seat(1));
}
