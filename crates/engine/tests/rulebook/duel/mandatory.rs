//! The mandatory actions: taking, reserving, buying.

use parure_engine::card::CardOrigin;
use parure_engine::duel::{Duel, Event, View};
use parure_engine::game::Game;
use parure_engine::hand::Reserved;
use parure_engine::notation::view_text;
use parure_engine::seat::Observer;
use parure_engine::tokens::Tokens;

use super::{GEMS, at, drawing, duel, line, player, privileges, tokens, verdict};
use crate::support::{after, after_with, legal, legal_of, refusal, seat_to_act};

#[test]
fn d_11_one_to_three_in_a_straight_unbroken_line() {
    // Every direction, and where a line turns, breaks or leaves the board.
    let game = duel("board wu.r./gkw../u.kg./..rw./wu..r");
    let cases = [
        ("take a1", Ok(())),
        ("take a1 b1", Ok(())),
        ("take a1 a2", Ok(())),
        ("take a1 a2 a3", Ok(())),
        ("take a2 b2 c2", Ok(())),
        ("take a1 b2 c3", Ok(())),
        ("take b2 c3", Ok(())),
        ("take c4 d3", Ok(())),
        ("take b5 c4 d3", Ok(())),
        ("take c3 d4 e5", Ok(())),
        ("take a1 a2 b2", Err("D-11")),
        ("take a1 b1 a2", Err("D-11")),
        ("take a1 b1 d1", Err("D-11")),
        ("take a1 d1", Err("D-11")),
        ("take a1 c3", Err("D-11")),
        ("take b1 a3", Err("D-11")),
        ("take d1 a2", Err("D-11")),
        ("take c2 c4", Err("D-11")),
        ("take a1 b1 c1", Err("D-11")),
        ("take b2 c3 d4 e5", Err("D-11")),
        ("take e1", Err("D-11")),
    ];
    for (action, expected) in cases {
        assert_eq!(verdict(&game, action), expected, "{action}");
    }
}

#[test]
fn d_11_the_list_of_a_small_board_is_complete() {
    let game = duel("board wu.../g*k../...../...../....r");
    let takes = ["a1", "b1", "a2", "c2", "e5", "a1 b1", "b1 a2", "a1 a2", "b1 c2"];
    assert_eq!(legal_of(&game, "take"), takes.map(|cells| format!("take {cells}")));
}

#[test]
fn d_11_gold_cannot_be_taken() {
    let game = duel("board w*u../...../...../...../.....");
    for action in ["take b1", "take a1 b1", "take a1 b1 c1"] {
        assert_eq!(refusal(&game, action), "D-11");
    }
}

#[test]
fn d_11_the_tokens_move_to_the_player_and_the_turn_passes() {
    let game = after(&duel("board wug../...../...../...../....."), &["take a1 b1 c1"]);
    assert_eq!(player(&game, 0).tokens, tokens([1, 1, 1, 0, 0, 0, 0]));
    assert_eq!(line(&game, "board"), "...../...../...../...../.....");
    assert_eq!(line(&game, "turn"), "1 round 1 phase act");
    assert_eq!(line(&after(&game, &["replenish", "take c3"]), "turn"), "0 round 2 phase act");
}

#[test]
fn d_12_three_of_a_colour_or_two_pearls_give_a_privilege() {
    let cases = [
        ("www..", "take a1 b1 c1", true),
        ("pp...", "take a1 b1", true),
        ("ppw..", "take a1 b1 c1", true),
        ("pwp..", "take a1 b1 c1", true),
        ("wpp..", "take a1 b1 c1", true),
        ("www..", "take a1 b1", false),
        ("wwu..", "take a1 b1 c1", false),
        ("wug..", "take a1 b1 c1", false),
        ("wpw..", "take a1 b1 c1", false),
        ("p....", "take a1", false),
    ];
    for (row, action, generous) in cases {
        let game = duel(&format!("board {row}/...../...../...../.....\nseat 0 privileges 1"));
        let expected = if generous { (1, 1, 1) } else { (1, 0, 2) };
        assert_eq!(privileges(&after(&game, &[action])), expected, "{row} {action}");
    }
}

#[test]
fn d_12_the_privilege_is_taken_at_once_whatever_is_discarded() {
    let game = duel("board www../...../...../...../.....\nseat 0 tokens uuuuggrr");
    let taken = after(&game, &["take a1 b1 c1"]);
    assert_eq!((line(&taken, "turn"), privileges(&taken)), ("0 round 1 phase discard".to_owned(), (0, 1, 2)));
    assert_eq!(privileges(&after(&taken, &["discard w"])), (0, 1, 2));
}

#[test]
fn d_13_a_reserve_takes_a_gold_of_choice_and_a_card() {
    let game = duel("board *..../...../..*../...../.....");
    assert_eq!(legal_of(&game, "reserve").len(), 2 * (12 + 3));
    let reserved = drawing(&game, "reserve D2-08 c3", "D2-20");
    assert_eq!(line(&reserved, "board"), "*..../...../...../...../.....");
    assert_eq!(line(&reserved, "seat 0"), "tokens * hand D2-08");
    assert_eq!(line(&drawing(&game, "reserve D2-08 a1", "D2-20"), "board"), "...../...../..*../...../.....");
    let blind = drawing(&game, "reserve 3 a1", "D3-13");
    assert_eq!(line(&blind, "seat 0"), "tokens * hand (D3-13)");
}

#[test]
fn d_13_a_reserve_needs_a_gold_on_the_board() {
    let game = duel(GEMS);
    assert_eq!(legal_of(&game, "reserve"), [""; 0]);
    for action in ["reserve D2-08 a1", "reserve 1 a1", "reserve 1 c3"] {
        assert_eq!(refusal(&game, action), "D-13");
    }
}

#[test]
fn d_13_at_most_three_cards_are_reserved() {
    let two = duel("board *..../...../...../...../.....\nseat 0 hand D1-30 (D2-24)");
    assert_eq!(after(&two, &["reserve 1 a1"]).hand(at(0)).len(), 3);
    let three = duel("board *..../...../...../...../.....\nseat 0 hand D1-30 (D2-24) D3-13");
    assert_eq!(legal_of(&three, "reserve"), [""; 0]);
    assert_eq!(refusal(&three, "reserve 1 a1"), "D-13");
    assert_eq!(refusal(&three, "reserve D2-08 a1"), "D-13");
}

#[test]
fn d_13_a_reserve_takes_what_is_there() {
    let game = duel("board *..../...../...../...../.....\nseat 1 hand D1-30");
    // In the opponent's reserve, in the deck.
    assert_eq!(refusal(&game, "reserve D1-30 a1"), "D-13");
    assert_eq!(refusal(&game, "reserve D1-29 a1"), "D-13");
    let empty_deck = duel(
        "board *..../...../...../...../.....\n\
         seat 0 cards D3-02 D3-04 D3-13 hand D3-09 D3-10\n\
         seat 1 cards D3-06 D3-08 hand D3-07 (D3-11) D3-12",
    );
    assert_eq!(refusal(&empty_deck, "reserve 3 a1"), "D-13");
    assert_eq!(after(&empty_deck, &["reserve 2 a1"]).hand(at(0)).len(), 3);
}

#[test]
fn d_13_only_a_reserve_brings_gold() {
    let game = duel("board *pw../...../...../...../.....\nseat 0 privileges 1\nseat 1 tokens *");
    let holds_gold = |text: &String| {
        let next = after(&game, &[text]);
        player(&next, 0).tokens.counts()[6] > 0
    };
    let bringing: Vec<_> = legal(&game).into_iter().filter(|text| text != "replenish").filter(holds_gold).collect();
    assert_eq!(bringing, legal_of(&game, "reserve"));
}

#[test]
fn d_13_a_blind_reserve_is_its_owners_secret() {
    let (one, other) = (duel("seat 0 hand (D2-01) D1-30"), duel("seat 0 hand (D2-23) D1-30"));
    for observer in [Observer::Seat(at(1)), Observer::Spectator] {
        assert_eq!(one.view(observer), other.view(observer));
        assert!(view_text::<Duel>(&one.view(observer)).contains("seat 0 hand D1-30 ?2"));
    }
    assert_ne!(one.view(Observer::Seat(at(0))), other.view(Observer::Seat(at(0))));
    let mut events = Vec::new();
    let game = duel("board *..../...../...../...../.....");
    let reserved = after_with(&game, &["reserve 2 a1"], &mut events);
    let Some(Reserved { card, blind: true }) = reserved.hand(at(0)).iter().next() else { panic!("a blind card") };
    let seen = |observer| events.iter().map(|&event| Duel::visible(event, observer)).collect::<Vec<_>>();
    let told = |event: &Event| matches!(event, Event::Reserved { card: Some(known), from: CardOrigin::Deck(_), .. } if *known == card);
    assert!(seen(Observer::Seat(at(0))).iter().any(told) && seen(Observer::Referee).iter().any(told));
    assert!(!seen(Observer::Seat(at(1))).iter().any(told) && !seen(Observer::Spectator).iter().any(told));
}

#[test]
fn d_27_everything_but_reserved_cards_lies_open() {
    let game = duel("seat 0 tokens wup* privileges 1 cards D1-04 hand (D2-01) D1-30\nseat 1 tokens rr");
    for observer in [Observer::Seat(at(0)), Observer::Seat(at(1)), Observer::Spectator] {
        let View { open, hands, .. } = game.view(observer);
        assert_eq!(open, *game.open());
        assert_eq!(hands[0].known.len(), if observer == Observer::Seat(at(0)) { 2 } else { 1 });
    }
}

#[test]
fn d_13_a_reserved_card_has_no_effect_until_it_is_bought() {
    let game = duel("seat 0 hand D3-13 D2-02 D1-04");
    assert_eq!((player(&game, 0).points, player(&game, 0).crowns), (0, 0));
    assert_eq!(player(&game, 0).bonuses, Tokens::ZERO);
}

#[test]
fn d_14_a_card_costs_its_price_less_the_bonuses() {
    // D1-20 costs 2 white and 3 blue.
    let row = "1 D1-20 D1-07 D1-12 D1-17 D1-22";
    let cases = [
        ("", "wwuuu", true),
        ("", "wwuu", false),
        ("D1-01", "wuuu", true),
        ("D1-01", "wwuuu", false),
        ("D2-02 D2-06", "u", true),
        ("D2-02 D1-01 D2-06 D1-06", "-", true),
        ("D2-02 D1-01 D2-06 D1-06", "u", false),
    ];
    for (cards, pay, legal) in cases {
        let cards = if cards.is_empty() { String::new() } else { format!(" cards {cards}") };
        let game = duel(&format!("{row}\nseat 0 tokens wwwuuuu{cards}"));
        let action = format!("buy D1-20 {pay}");
        if legal {
            let bought = after(&game, &[&action]);
            let paid = player(&game, 0).tokens - player(&bought, 0).tokens;
            assert_eq!(bought.open().bag - game.open().bag, paid, "paid tokens go into the bag");
        } else {
            assert_eq!(refusal(&game, &action), "D-14");
        }
    }
}

#[test]
fn d_14_gold_stands_for_any_gem_or_pearl_even_one_in_hand() {
    // D1-18 costs 2 white, 2 black and a pearl.
    let row = "1 D1-18 D1-07 D1-12 D1-17 D1-22";
    let game = duel(&format!("{row}\nseat 0 tokens wwkkp**"));
    let mut expected = ["wwkkp", "wwkk*", "wwkp*", "wkkp*", "wwk**", "wkk**", "wwp**", "wkp**", "kkp**"]
        .map(|pay| format!("buy D1-18 {pay}"));
    let of_card =
        |game| legal_of(game, "buy").into_iter().filter(|text| text.starts_with("buy D1-18")).collect::<Vec<_>>();
    let mut listed = of_card(&game);
    assert_eq!(listed[0], "buy D1-18 wwkkp", "the least gold comes first");
    listed.sort();
    expected.sort();
    assert_eq!(listed, expected);
    for pay in ["wwkkp*", "wwkkp**", "wwkk", "kk***", "wwwkp"] {
        assert_eq!(refusal(&game, &format!("buy D1-18 {pay}")), "D-14");
    }
    let short = duel(&format!("{row}\nseat 0 tokens wk***"));
    assert_eq!(of_card(&short), ["buy D1-18 wk***"]);
}

#[test]
fn d_14_paid_gold_goes_into_the_bag() {
    let game = duel("1 D1-04 D1-07 D1-12 D1-17 D1-22\nboard *..../...../...../...../.....\nseat 0 tokens u**");
    assert_eq!(game.open().bag, tokens([4, 3, 4, 4, 4, 2, 0]));
    assert_eq!(after(&game, &["buy D1-04 u**"]).open().bag, tokens([4, 4, 4, 4, 4, 2, 2]));
}

#[test]
fn d_14_cards_of_the_pyramid_and_the_own_reserve_are_for_sale() {
    let game = duel("seat 0 tokens uuukkk hand (D1-04)\nseat 1 hand D1-19");
    assert_eq!(legal_of(&game, "buy"), ["buy D1-04 uuu"]);
    let bought = drawing(&game, "buy D1-04 uuu", "");
    assert_eq!(line(&bought, "seat 0"), "tokens kkk cards D1-04");
    // In the opponent's reserve; in a deck.
    assert_eq!(refusal(&game, "buy D1-19 kkk"), "D-14");
    assert_eq!(refusal(&game, "buy D1-10 kkk"), "D-14");
}

#[test]
fn d_14_the_own_bonus_does_not_count_for_the_card_itself() {
    // D2-03 is white and costs 4 white, 2 black and a pearl.
    let game = duel("2 D2-03 D2-08 D2-12 D2-16\nseat 0 tokens wwwkkp");
    assert_eq!(refusal(&game, "buy D2-03 wwwkkp"), "D-14");
    assert_eq!(legal_of(&game, "buy"), [""; 0]);
}

#[test]
fn d_14_a_double_bonus_saves_two() {
    let game = duel("1 D1-04 D1-07 D1-12 D1-17 D1-22\nseat 0 tokens u cards D2-06");
    assert_eq!(player(&game, 0).bonuses, tokens([0, 2, 0, 0, 0, 0, 0]));
    assert_eq!(seat_to_act(&after(&game, &["buy D1-04 u"])), 1);
}
