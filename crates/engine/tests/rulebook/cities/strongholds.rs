//! The Strongholds.

use parure_engine::card::Level;
use parure_engine::classic::{Event, Phase};
use parure_engine::foresight::{Affordability, Foresight};
use parure_engine::game::{Game, Reason};
use parure_engine::notation::card_from_text;
use parure_engine::splendor::Strongholds;
use parure_engine::splendor::strongholds::{self, Choice};

use super::{MARKET, seat, tokens};
use crate::support::{after, after_with, legal, legal_of, outcome, position, refusal};

fn two(lines: &str) -> Strongholds {
    position(&format!("splendor 2 expansion=strongholds\n{MARKET}{lines}"))
}

fn supply(game: &Strongholds, at: usize) -> u8 {
    game.extra().supply(seat(at))
}

const USE: Phase<Choice> = Phase::Module(Choice::Use);
const CONQUER: Phase<Choice> = Phase::Module(Choice::Conquer);

#[test]
fn c_40_each_player_has_three_strongholds_and_nobles_come_as_usual() {
    let game = two("tiles SN-05\nseat 0 tokens rr cards S1-05 S1-06 S1-07 S1-33 S1-34 S1-35 S1-36");
    assert_eq!((supply(&game, 0), supply(&game, 1)), (3, 3));
    let later = after(&game, &["buy S1-01 rr", "stronghold put S1-02"]);
    assert_eq!((later.player(seat(0)).points, supply(&later, 0)), (3, 2));
    let text = format!("splendor 2 expansion=strongholds\n{MARKET}seat 0 strongholds S1-01 S1-01 S1-01 S1-01");
    assert!(parure_engine::notation::parse_position::<Strongholds>(&text).is_err());
}

#[test]
fn c_41_after_a_purchase_strongholds_are_used_once() {
    let game = two("seat 0 tokens rrkuuu hand S1-06 strongholds S1-02\nseat 1 strongholds S2-01 S2-01 S3-01");
    for buy in ["buy S1-01 rrk", "buy S1-06 uuu"] {
        let bought = after(&game, &[buy]);
        assert_eq!(bought.phase(), USE);
        let uses = legal(&bought);
        // Of the cards that lie out, two are the rival's.
        let open = if buy.contains("S1-01") { 9 } else { 10 };
        let count = |verb: &str| uses.iter().filter(|text| text.starts_with(verb)).count();
        assert_eq!(count("stronghold put"), open);
        assert_eq!(count("stronghold move S1-02"), open - 1);
        assert_eq!(count("stronghold remove"), 2);
        assert_eq!(uses.len(), open + open - 1 + 2);
        assert_eq!(refusal(&bought, "take wug"), "C-41");
        assert_eq!(refusal(&bought, "decline"), "C-41");
    }
    let bought = after(&game, &["buy S1-01 rrk"]);
    let cases = [
        ("stronghold put S1-01", "the space is empty"),
        ("stronghold put S2-01", "a rival stands there"),
        ("stronghold move S1-03 S1-04", "none stands there"),
        ("stronghold move S1-02 S1-02", "it goes to another card"),
        ("stronghold move S1-02 S2-01", "a rival stands there"),
        ("stronghold remove S1-02 0", "it is the own"),
        ("stronghold remove S1-02 1", "it is another's"),
    ];
    for (text, why) in cases {
        assert_eq!(refusal(&bought, text), "C-41", "{why}");
    }
}

#[test]
fn c_41_put_move_and_send_back() {
    let game = two("seat 0 tokens rrk strongholds S1-02\nseat 1 strongholds S2-01 S2-01");
    let bought = after(&game, &["buy S1-01 rrk"]);
    let on = |game: &Strongholds, at, card| {
        game.extra().count(seat(at), card_from_text::<Strongholds>(card).expect("a card"))
    };
    let put = after(&bought, &["stronghold put S1-02"]);
    assert_eq!((on(&put, 0, "S1-02"), supply(&put, 0), put.seat()), (2, 1, seat(1)));
    let moved = after(&bought, &["stronghold move S1-02 S3-01"]);
    assert_eq!((on(&moved, 0, "S1-02"), on(&moved, 0, "S3-01"), supply(&moved, 0)), (0, 1, 2));
    let removed = after(&bought, &["stronghold remove S2-01 1"]);
    assert_eq!((on(&removed, 1, "S2-01"), supply(&removed, 1)), (1, 2));
}

#[test]
fn c_41_with_an_empty_supply_none_is_put_and_no_other_action_brings_a_use() {
    let game = two("seat 0 tokens rrk strongholds S1-02 S1-03 S1-04");
    let bought = after(&game, &["buy S1-01 rrk"]);
    assert_eq!(refusal(&bought, "stronghold put S2-01"), "C-41");
    assert!(legal(&bought).iter().all(|text| text.starts_with("stronghold move")));
    for action in ["take wug", "reserve S1-03", "reserve 1"] {
        assert_eq!(after(&game, &[action]).seat(), seat(1));
    }
    assert_eq!(refusal(&game, "stronghold move S1-02 S2-01"), "C-41");
}

#[test]
fn c_42_a_card_with_a_rivals_stronghold_is_closed() {
    let game = two("seat 0 tokens rrk\nseat 1 strongholds S1-01");
    assert_eq!((refusal(&game, "buy S1-01 rrk"), refusal(&game, "reserve S1-01")), ("C-42", "C-42"));
    assert_eq!(legal_of(&game, "buy"), [""; 0]);
    let price = game.price_of(seat(0), card_from_text::<Strongholds>("S1-01").expect("a card"));
    assert!(matches!(price.affordability, Affordability::Closed(_)));
}

#[test]
fn c_42_own_strongholds_return_when_the_card_leaves() {
    let game = two("seat 0 tokens rrk strongholds S1-01 S1-01 S2-01");
    let reserved = after(&game, &["reserve S1-01"]);
    assert_eq!((supply(&reserved, 0), reserved.player(seat(0)).hand.len()), (2, 1));
    let mut events = Vec::new();
    let bought = after_with(&game, &["buy S1-01 rrk"], &mut events);
    assert_eq!((supply(&bought, 0), bought.phase()), (2, USE));
    assert!(
        events.iter().any(|event| { matches!(event, Event::Module(strongholds::Event::Returned { count: 2, .. })) })
    );
}

#[test]
fn c_43_three_strongholds_on_one_card_offer_a_conquest_after_the_action() {
    let game = two("seat 0 tokens rrkw strongholds S1-01 S1-01 S1-01");
    for action in ["take ugk", "reserve 1", "reserve S2-01"] {
        let acted = after(&game, &[action]);
        assert_eq!((acted.phase(), acted.seat()), (CONQUER, seat(0)));
        assert_eq!(legal(&acted).last().map(String::as_str), Some("decline"));
        assert_eq!(after(&acted, &["decline"]).seat(), seat(1));
        assert_eq!(refusal(&acted, "take wug"), "C-43");
        assert_eq!(refusal(&acted, "conquer S1-02 rrk"), "C-43");
        assert_eq!(refusal(&acted, "conquer S1-01 rr"), "S-16");
        let conquered = after(&acted, &["conquer S1-01 rrk"]);
        assert_eq!((conquered.phase(), supply(&conquered, 0)), (USE, 3));
        let later = after(&conquered, &["stronghold put S3-01"]);
        assert_eq!((later.seat(), later.player(seat(0)).cards.len(), supply(&later, 0)), (seat(1), 1, 2));
        assert!(later.market().row(Level::One)[0].is_some());
    }
    assert_eq!((refusal(&game, "conquer S1-01 rrk"), refusal(&game, "decline")), ("C-43", "C-43"));
}

#[test]
fn c_43_without_a_payment_nothing_is_offered() {
    let game = two("seat 0 strongholds S1-01 S1-01 S1-01");
    assert_eq!(after(&game, &["take wug"]).seat(), seat(1));
    assert_eq!(after(&game, &["take rr"]).seat(), seat(1), "one black is wanting");
}

#[test]
fn c_43_the_third_stronghold_of_this_turns_purchase_counts() {
    // S1-06 is bought from the hand, and its use puts the third on S1-01.
    let game = two("seat 0 tokens rrkuuu hand S1-06 strongholds S1-01 S1-01");
    let used = after(&game, &["buy S1-06 uuu", "stronghold put S1-01"]);
    assert_eq!(used.phase(), CONQUER);
    let conquered = after(&used, &["conquer S1-01 rrk"]);
    assert_eq!((conquered.phase(), conquered.player(seat(0)).cards.len()), (USE, 2));
}

#[test]
fn c_43_tokens_above_ten_may_pay() {
    let game = two("seat 0 tokens rrkwwwuuu* strongholds S1-01 S1-01 S1-01");
    let taken = after(&game, &["take ugk"]);
    assert_eq!((taken.phase(), taken.player(seat(0)).tokens.total()), (CONQUER, 13));
    let conquered = after(&taken, &["conquer S1-01 rrk", "stronghold put S1-02"]);
    assert_eq!((conquered.player(seat(0)).tokens, conquered.seat()), (tokens([3, 4, 1, 0, 1, 1]), seat(1)));
    assert_eq!(after(&taken, &["decline"]).phase(), Phase::Return);
}

#[test]
fn c_44_closed_cards_are_not_there_for_who_could_do_nothing_else() {
    // All level 3 but one card is gone, the bank has no gem, and seat 0 could only reserve or buy what is closed.
    let text = |closed: &str| {
        format!(
            "splendor 2 expansion=strongholds\n1 S1-06 S1-13 S1-20 S1-36\n2 S2-24 S2-30 S2-21 S2-04\n\
             3 S3-02 S3-18 S3-20 S3-04\nseat 0 tokens wwwwuuuugg hand S3-03 S3-19 S3-06\n\
             seat 1 tokens ggrrrrkkkk cards S2-15 hand S3-01 S3-05 S3-09{closed}"
        )
    };
    let open: Strongholds = position(&text(""));
    assert_eq!(legal(&open), ["buy S1-06 uuu"]);
    let closed: Strongholds = position(&text(" strongholds S1-06"));
    assert_eq!(legal(&closed), ["pass"]);
    assert_eq!(refusal(&open, "pass"), "S-08");
    let game = after(&closed, &["pass"]);
    assert_eq!(game.passes(), 1);
    if legal(&game) == ["pass"] {
        assert_eq!(outcome(&after(&game, &["pass"])).reason, Reason::Deadlock);
    }
    assert_eq!(game.to_act(), parure_engine::game::ToAct::Seat(seat(1)));
}
