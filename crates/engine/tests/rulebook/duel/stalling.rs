//! Stalling, and the claim that ends it (D-26).

use parure_engine::chance::Recorded;
use parure_engine::duel::{Duel, DuelOptions};
use parure_engine::game::{Game, Reason, Setup};
use parure_engine::notation::position_text;

use super::{duel, line, player, with_options};
use crate::support::{after, legal, outcome, refusal, seat_to_act, winners};

const BOARD: &str = "board wugrk/wugrk/..w../wugrk/.....";

/// Seat 1 holds all gold and pearls and has begun so many turns with them; seat 0 is to act.
fn hoarding(stalled: u8) -> Duel {
    duel(&format!("{BOARD}\nseat 0 privileges 1\nseat 1 tokens ppu*** stalled {stalled}"))
}

fn stalled(game: &Duel) -> [u8; 2] {
    [player(game, 0).stalled, player(game, 1).stalled]
}

#[test]
fn d_26_three_own_turns_in_a_row_begun_with_all_gold_and_pearls() {
    let mut game = hoarding(0);
    let mut counts = Vec::new();
    for (mine, theirs) in [("take a1", "take b1"), ("take c1", "take d1"), ("take a2", "take b2")] {
        assert_eq!(refusal(&game, "claim"), "D-26");
        game = after(&game, &[mine]);
        counts.push(stalled(&game));
        game = after(&game, &[theirs]);
    }
    assert_eq!(counts, [[0, 1], [0, 2], [0, 3]]);
    assert!(legal(&game).contains(&"claim".to_owned()));
    let claimed = after(&game, &["claim"]);
    assert_eq!((outcome(&claimed).reason, winners(&claimed)), (Reason::Claim, vec![0]));
}

#[test]
fn d_26_two_are_not_enough_and_three_or_more_are() {
    assert_eq!(refusal(&hoarding(2), "claim"), "D-26");
    for count in [3, 4, 255] {
        assert_eq!(outcome(&after(&hoarding(count), &["claim"])).reason, Reason::Claim);
    }
    // The count stays at the most it can hold.
    assert_eq!(stalled(&after(&hoarding(255), &["take a1"])), [0, 255]);
}

#[test]
fn d_26_only_the_opponent_may_claim() {
    let game = after(&hoarding(3), &["take a1"]);
    assert_eq!((seat_to_act(&game), stalled(&game)), (1, [0, 4]));
    assert_eq!(refusal(&game, "claim"), "D-26");
}

#[test]
fn d_26_a_claim_at_any_act_step_without_a_discard() {
    let seats = "seat 0 tokens wuggrrkkuk privileges 1\nseat 1 tokens pp*** stalled 3";
    let game = duel(&format!("board w..../...../...../...../.....\n{seats}"));
    let more = after(&game, &["privilege a1"]);
    assert_eq!(player(&more, 0).tokens.total(), 11);
    assert_eq!(winners(&after(&more, &["claim"])), [0]);
    let replenished = duel("seat 1 tokens pp*** stalled 3");
    assert_eq!(legal(&replenished), ["replenish", "claim"]);
    assert_eq!(winners(&after(&replenished, &["replenish", "claim"])), [0]);
}

#[test]
fn d_26_not_in_another_phase() {
    let seats = "seat 0 tokens wuggrrkkuk\nseat 1 tokens pp*** stalled 3";
    let game = duel(&format!("board w..../...../...../...../.....\n{seats}"));
    let discard = after(&game, &["take a1"]);
    assert_eq!(line(&discard, "turn"), "0 round 1 phase discard");
    assert_eq!(refusal(&discard, "claim"), "D-22");
}

#[test]
fn d_26_a_purchase_sets_the_count_to_zero() {
    // D1-04 costs 3 blue; all gold and pearls are kept.
    let game = duel(&format!(
        "{BOARD}\n1 D1-04 D1-07 D1-12 D1-17 D1-22\nturn 1 round 7 phase act\nseat 1 tokens pp*** stalled 3 cards D2-06 D1-06"
    ));
    let bought = after(&game, &["buy D1-04 -"]);
    assert_eq!(stalled(&bought), [0, 0]);
    assert_eq!(stalled(&after(&bought, &["take a1"])), [0, 1]);
}

#[test]
fn d_26_giving_one_of_the_five_away_sets_the_count_to_zero() {
    let seat = "seat 1 tokens ppuggrr*** stalled 2";
    let game = duel(&format!("board w..../...../...../...../.....\nturn 1 round 7 phase act\n{seat}"));
    let discard = after(&game, &["take a1"]);
    assert_eq!(stalled(&discard), [0, 2]);
    for (token, count) in [("p", 0), ("*", 0), ("w", 2)] {
        assert_eq!(stalled(&after(&discard, &[&format!("discard {token}")]))[1], count, "{token}");
    }
}

#[test]
fn d_26_a_turn_begun_without_all_five_breaks_the_row() {
    // Seat 0 steals a pearl with D2-13, so seat 1 begins its turn with four.
    let game = duel("2 D2-13 D2-08 D2-12 D2-16\nseat 0 tokens uuukkkk\nseat 1 tokens pp*** stalled 2");
    let stolen = after(&game, &["buy D2-13 uuukkkk"]);
    assert_eq!((player(&stolen, 1).tokens.total(), stalled(&stolen)), (4, [0, 0]));
}

#[test]
fn d_26_an_extra_turn_is_an_own_turn() {
    // The free D1-14 brings the third crown, the royal an extra turn; the purchase set the count to 0 before.
    let game = duel(&format!(
        "{BOARD}\n1 D1-14 D1-07 D1-12 D1-17 D1-22\nseat 0 tokens pp*** cards D1-04 D1-09 D2-14 D1-16 stalled 2"
    ));
    let extra = after(&game, &["buy D1-14 -", "royal DR-01"]);
    assert_eq!((line(&extra, "turn").as_str(), stalled(&extra)), ("0 round 1 phase act", [1, 0]));
}

#[test]
fn d_26_is_off_unless_agreed_on() {
    assert!(!DuelOptions::default().stalling);
    // A text from before that does not name it keeps its meaning, and one of today says it.
    assert!(hoarding(0).setup().options.stalling);
    let setup = Setup { players: 2, options: DuelOptions::default() };
    let game = Duel::new(&setup, &mut Recorded::new(&[])).expect("two may play");
    assert!(position_text(&game).starts_with("duel 2 stalling=false\n"));
}

#[test]
fn d_26_without_the_option_nobody_is_counted() {
    let mut game = with_options("stalling=false", &format!("{BOARD}\nseat 1 tokens pp***"));
    for actions in [["take a1", "take b1"], ["take c1", "take d1"], ["take a2", "take b2"], ["take c2", "take d2"]] {
        game = after(&game, &actions);
        assert_eq!(stalled(&game), [0, 0]);
    }
    assert_eq!(refusal(&game, "claim"), "D-26");
    assert!(!game.setup().options.stalling);
}
