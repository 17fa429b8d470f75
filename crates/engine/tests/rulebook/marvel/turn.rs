//! The four actions.

use parure_engine::card::Level;
use parure_engine::classic::Phase;
use parure_engine::marvel::Marvel;

use super::{MARKET, seat, table, tokens};
use crate::support::{after, legal, legal_of, position, refusal, seat_to_act};

#[test]
fn m_07_three_different_stones_never_shield_or_time() {
    let game = table(2, "");
    assert_eq!(legal_of(&game, "take").len(), 10 + 5);
    assert_eq!(after(&game, &["take yup"]).player(seat(0)).tokens, tokens([1, 1, 0, 0, 1, 0, 0]));
    for text in ["take *", "take g", "take yu*", "take yug", "take yuor"] {
        assert_eq!(refusal(&game, text), "M-07", "{text}");
    }
}

#[test]
fn m_07_with_fewer_colours_left_two_or_one() {
    let game = table(2, "seat 0 tokens yyyyoo\nseat 1 tokens uuuuoo");
    assert_eq!(legal_of(&game, "take"), ["take rp", "take rr", "take pp"]);
    assert_eq!(refusal(&game, "take r"), "M-07");
    let lenient: Marvel = position(&format!("marvel 2 take_fewer=true\n{MARKET}"));
    assert_eq!(legal_of(&lenient, "take").len(), 30);
}

#[test]
fn m_08_two_alike_need_four_there_and_are_never_shield_or_time() {
    assert!(legal(&table(2, "")).contains(&"take yy".to_owned()));
    assert_eq!(refusal(&table(2, "seat 1 tokens y"), "take yy"), "M-08");
    // Four time stones lie out for four players, five S.H.I.E.L.D. tokens always.
    for text in ["take gg", "take **"] {
        assert_eq!(refusal(&table(4, ""), text), "M-07");
    }
}

#[test]
fn m_09_a_reserve_brings_a_shield_token() {
    let game = after(&table(2, ""), &["reserve M1-05"]);
    assert_eq!(game.player(seat(0)).tokens, tokens([0, 0, 0, 0, 0, 1, 0]));
    let blind = after(&game, &["reserve 3"]);
    assert!(blind.player(seat(1)).hand.iter().all(|reserved| reserved.blind && reserved.card.level() == Level::Three));
    let none_left = table(2, "seat 1 tokens *****");
    assert_eq!(after(&none_left, &["reserve 1"]).player(seat(0)).tokens, tokens([0; 7]));
}

#[test]
fn m_09_at_most_three_in_hand() {
    let game = after(&table(2, "seat 0 hand M1-10 M1-11"), &["reserve 1", "take yuo"]);
    assert_eq!(game.player(seat(0)).hand.len(), 3);
    assert_eq!(refusal(&game, "reserve M1-05"), "M-09");
}

#[test]
fn m_10_recruiting_pays_the_cost_less_the_bonuses() {
    // M1-03 costs 2 orange and 2 red.
    let game = table(2, "seat 0 tokens orr* cards M1-18");
    let payments: Vec<_> = legal_of(&game, "buy").into_iter().filter(|text| text.contains("M1-03")).collect();
    assert_eq!(payments, ["buy M1-03 orr", "buy M1-03 or*", "buy M1-03 rr*"]);
    let recruited = after(&game, &["buy M1-03 or*"]);
    assert_eq!(recruited.bank(), tokens([4, 4, 4, 3, 4, 5, 2]));
    assert_eq!(refusal(&game, "buy M1-04 -"), "M-10");
}

#[test]
fn m_10_time_is_never_paid() {
    let game = table(2, "seat 0 tokens rrg cards M3-20");
    assert_eq!(refusal(&game, "buy M1-01 rrg"), "M-10");
}

#[test]
fn m_11_spaces_are_refilled_at_once_into_the_same_space() {
    let before = table(2, "");
    let later = after(&before, &["reserve M2-03"]);
    let (old, new) = (before.market().row(Level::Two), later.market().row(Level::Two));
    assert!(new[1].is_some_and(|card| before.decks().contains(card)));
    assert_eq!((new[0], new[2], new[3]), (old[0], old[2], old[3]));
}

#[test]
fn m_11_an_empty_deck_leaves_the_space_empty() {
    let bought: Vec<_> =
        (1..=20).filter(|number| ![2, 4, 6, 8].contains(number)).map(|number| format!("M3-{number:02}")).collect();
    let game = table(2, &format!("avengers 1\nseat 1 tokens g cards {}", bought.join(" ")));
    assert_eq!(after(&game, &["reserve M3-04"]).market().row(Level::Three)[1], None);
}

#[test]
fn m_14_the_limit_counts_shield_and_time() {
    let game = after(&table(2, "seat 0 tokens yyuuoo*g cards M3-20"), &["take yur"]);
    assert_eq!((game.phase(), game.player(seat(0)).tokens.total()), (Phase::Return, 11));
    assert_eq!(legal(&game), ["return y", "return u", "return o", "return r", "return *"]);
    let ten = after(&table(2, "seat 0 tokens yyuuoog cards M3-20"), &["take yur"]);
    assert_eq!((ten.player(seat(0)).tokens.total(), seat_to_act(&ten)), (10, 1));
}

#[test]
fn m_14_time_is_never_returned() {
    let game = after(&table(2, "seat 0 tokens yyuuoo*g cards M3-20"), &["take yur"]);
    assert_eq!(refusal(&game, "return g"), "M-14");
    assert_eq!(refusal(&game, "take yuo"), "M-14");
}

#[test]
fn e_m2_bonuses_and_a_token_pay_for_rocket() {
    let game = table(2, "seat 0 tokens r cards M1-04 M1-26");
    let recruited = after(&game, &["buy M1-05 r"]);
    assert_eq!(recruited.player(seat(0)).tokens, tokens([0; 7]));
}
