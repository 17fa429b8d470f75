//! Reserving and buying.

use parure_engine::card::{CardId, Level};
use parure_engine::classic::{Event, Rules};
use parure_engine::game::Game;
use parure_engine::notation::{position_text, view_text};
use parure_engine::seat::Observer;
use parure_engine::splendor::{Splendor, SplendorRules};

use super::{seat, tokens, two};
use crate::support::{after, after_with, legal, legal_of, position, refusal};

#[test]
fn s_12_a_reserve_brings_a_gold() {
    let after_reserve = after(&two(""), &["reserve S1-03"]);
    assert_eq!(after_reserve.player(seat(0)).tokens, tokens([0, 0, 0, 0, 0, 1]));
    assert_eq!(after_reserve.bank(), tokens([4, 4, 4, 4, 4, 4]));
    assert!(position_text(&after_reserve).contains("hand S1-03"));
}

#[test]
fn s_12_the_top_of_a_deck_can_be_reserved() {
    let before = two("");
    let after_reserve = after(&before, &["reserve 2"]);
    let hand = after_reserve.player(seat(0)).hand;
    let reserved = hand.iter().next().expect("a reserved card");
    assert!(reserved.blind && reserved.card.level() == Level::Two && before.decks().contains(reserved.card));
    assert_eq!(after_reserve.decks().level(Level::Two).len(), 25);
    assert_eq!(after_reserve.market(), before.market());
}

#[test]
fn s_12_without_gold_the_card_is_still_reserved() {
    let table = two("seat 1 tokens *****");
    let after_reserve = after(&table, &["reserve S1-03"]);
    assert_eq!(after_reserve.player(seat(0)).tokens, tokens([0; 6]));
    assert_eq!(after_reserve.player(seat(0)).hand.len(), 1);
    let last_gold = two("seat 1 tokens ****");
    assert_eq!(after(&last_gold, &["reserve 1"]).player(seat(0)).tokens, tokens([0, 0, 0, 0, 0, 1]));
}

#[test]
fn s_13_at_most_three_cards_in_hand() {
    let with_two = two("seat 0 hand S1-10 (S2-10)");
    let with_three = after(&with_two, &["reserve S3-01", "take wug"]);
    assert_eq!(with_three.player(seat(0)).hand.len(), 3);
    assert_eq!(legal_of(&with_three, "reserve"), [""; 0]);
    for text in ["reserve S1-01", "reserve 1"] {
        assert_eq!(refusal(&with_three, text), "S-13");
    }
}

#[test]
fn s_13_a_reserved_card_leaves_the_hand_only_by_being_bought() {
    let table = two("seat 0 tokens uuu hand S1-06 S1-10 S1-11");
    let bought = after(&table, &["buy S1-06 uuu"]);
    assert_eq!((bought.player(seat(0)).hand.len(), bought.player(seat(0)).cards.len()), (2, 1));
    let verbs: std::collections::BTreeSet<_> =
        legal(&table).iter().map(|text| text.split(' ').next().expect("a verb").to_owned()).collect();
    assert_eq!(verbs.into_iter().collect::<Vec<_>>(), ["buy", "take"]);
}

#[test]
fn s_14_a_blind_reserve_is_its_owners_secret() {
    let secret = two("seat 0 hand (S2-10)");
    let other = two("seat 0 hand (S2-30)");
    for observer in [Observer::Seat(seat(1)), Observer::Spectator] {
        assert_eq!(secret.view(observer), other.view(observer));
        assert!(view_text::<Splendor>(&secret.view(observer)).contains("hand ?2"));
    }
    assert!(view_text::<Splendor>(&secret.view(Observer::Seat(seat(0)))).contains("hand (S2-10)"));
}

#[test]
fn s_14_a_card_reserved_from_the_market_is_known_to_all() {
    let table = after(&two(""), &["reserve S1-03"]);
    assert!(view_text::<Splendor>(&table.view(Observer::Spectator)).contains("hand S1-03"));
}

#[test]
fn s_14_the_event_of_a_blind_reserve_hides_the_card_from_others() {
    let mut events = Vec::new();
    after_with(&two(""), &["reserve 2"], &mut events);
    let seen = |observer| {
        events.iter().any(|&event| matches!(Splendor::visible(event, observer), Event::Reserved { card: Some(_), .. }))
    };
    assert!(seen(Observer::Seat(seat(0))) && seen(Observer::Referee));
    assert!(!seen(Observer::Seat(seat(1))) && !seen(Observer::Spectator));
}

#[test]
fn s_15_cards_are_bought_from_the_market_or_the_own_hand() {
    let table = two("seat 0 tokens rrkuuu hand (S1-06)\nseat 1 hand S1-09");
    assert_eq!(legal_of(&table, "buy"), ["buy S1-01 rrk", "buy S1-06 uuu"]);
    assert_eq!(refusal(&table, "buy S1-09 rrk"), "S-15");
}

#[test]
fn s_15_the_top_of_a_deck_is_never_bought() {
    let table = two("seat 0 tokens uuu");
    assert!(table.decks().contains(CardId::new(Level::One, 5)));
    assert_eq!(refusal(&table, "buy S1-06 uuu"), "S-15");
}

#[test]
fn s_16_bonuses_lower_the_price_never_below_nothing() {
    // S1-01 costs 2 rubies and 1 onyx; three rubies of bonus give no change.
    let table = two("seat 0 tokens k cards S1-25 S1-26 S1-27");
    assert_eq!(legal_of(&table, "buy"), ["buy S1-01 k"]);
    assert_eq!(refusal(&table, "buy S1-01 -"), "S-16");
    let free = two("seat 0 cards S1-25 S1-26 S1-33");
    assert_eq!(after(&free, &["buy S1-01 -"]).player(seat(0)).cards.len(), 4);
}

#[test]
fn s_16_overpaying_is_refused() {
    let table = two("seat 0 tokens rrrk*");
    assert_eq!(refusal(&table, "buy S1-01 rrrk"), "S-16");
    assert_eq!(refusal(&table, "buy S1-01 rrk*"), "S-16");
}

#[test]
fn s_17_gold_pays_for_any_colour_and_the_payer_chooses() {
    let table = two("seat 0 tokens rrk***");
    assert_eq!(
        legal_of(&table, "buy").into_iter().filter(|text| text.contains("S1-01")).collect::<Vec<_>>(),
        ["buy S1-01 rrk", "buy S1-01 rr*", "buy S1-01 rk*", "buy S1-01 r**", "buy S1-01 k**", "buy S1-01 ***",]
    );
}

#[test]
fn s_17_the_payment_with_the_fewest_gold_comes_first() {
    let table = two("seat 0 tokens rk**");
    assert_eq!(legal_of(&table, "buy")[0], "buy S1-01 rk*");
    assert_eq!(refusal(&table, "buy S1-01 rrk"), "S-17");
}

#[test]
fn s_18_what_is_paid_returns_to_the_bank() {
    let bought = after(&two("seat 0 tokens rrk*"), &["buy S1-01 rk*"]);
    assert_eq!(bought.bank(), tokens([4, 4, 4, 3, 4, 5]));
    assert_eq!(bought.player(seat(0)).tokens, tokens([0, 0, 0, 1, 0, 0]));
}

#[test]
fn s_19_a_bought_card_counts_at_once() {
    let table = two("seat 0 tokens kkkk cards S2-06\nseat 1 cards S3-04");
    let table = position::<Splendor>(&position_text(&table).replace("S1-04", "S1-24"));
    let bought = after(&table, &["buy S1-24 kkkk"]);
    let player = bought.player(seat(0));
    assert_eq!((player.points, player.bonuses), (4, tokens([1, 0, 1, 0, 0, 0])));
}

#[test]
fn s_19_a_purchase_counts_towards_a_noble_of_the_same_turn() {
    let table = two("tiles SN-05\nseat 0 tokens rrk cards S1-05 S1-06 S1-07 S1-33 S1-34 S1-35 S1-36");
    assert_eq!(table.player(seat(0)).points, 0);
    // The fourth diamond bonus reaches the noble that asks for four diamonds and four onyx.
    assert_eq!(after(&table, &["buy S1-01 rr"]).player(seat(0)).points, 3);
}

#[test]
fn s_20_a_space_is_filled_at_once_from_its_own_deck() {
    let before = two("seat 0 tokens rrk");
    for action in ["buy S1-01 rrk", "reserve S1-01"] {
        let later = after(&before, &[action]);
        let (old, new) = (before.market().row(Level::One), later.market().row(Level::One));
        assert!(new[0].is_some_and(|card| before.decks().contains(card)) && new[1..] == old[1..]);
        assert_eq!(later.decks().level(Level::One).len(), 35);
    }
}

#[test]
fn s_20_an_empty_deck_leaves_the_space_empty() {
    // All other cards of level 3 are bought, but for the four that lie out.
    let bought: Vec<_> = (4..=20).filter(|number| *number != 5).map(|number| format!("S3-{number:02}")).collect();
    let table = two(&format!("seat 1 cards {}", bought.join(" ")));
    assert!(table.decks().level(Level::Three).is_empty());
    assert_eq!(refusal(&table, "reserve 3"), "S-12");
    let later = after(&table, &["reserve S3-02"]);
    assert_eq!(later.market().row(Level::Three)[1], None);
    assert_eq!(refusal(&later, "reserve S3-02"), "S-12");
}

#[test]
fn e_s1_two_printed_cards() {
    let has = |points, bonus: usize, cost| {
        let cards = SplendorRules::CARDS;
        cards
            .all()
            .iter()
            .map(|card| cards.face(card))
            .any(|face| (face.points, face.bonus.index(), face.cost) == (points, bonus, tokens(cost)))
    };
    assert!(has(2, 3, [1, 4, 2, 0, 0, 0]));
    assert!(has(4, 1, [6, 3, 0, 0, 3, 0]));
}

#[test]
fn e_s2_two_sapphire_bonuses_leave_one_emerald() {
    let table = two("seat 0 tokens g cards S1-09 S1-10");
    let table = position::<Splendor>(&position_text(&table).replace("S1-01", "S1-25"));
    assert_eq!(after(&table, &["buy S1-25 g"]).player(seat(0)).tokens, tokens([0; 6]));
}

#[test]
fn e_s3_tokens_and_bonuses_pay_together() {
    // No printed card costs 3 diamonds and 2 sapphires; S2-13 asks for 2, 3 and 2 onyx, S2-26 for 3, 2 and 2 emeralds.
    let table = two("seat 0 tokens wwuu cards S1-05 S1-17 S1-18 hand S2-26");
    let later = after(&table, &["buy S2-26 wwuu"]);
    assert_eq!(later.player(seat(0)).tokens, tokens([0; 6]));
}

#[test]
fn e_s4_two_printed_nobles() {
    let has = |needs| SplendorRules::TILES.iter().any(|noble| noble.needs == tokens(needs));
    assert!(has([3, 3, 3, 0, 0, 0]) && has([0, 0, 0, 4, 4, 0]));
}
