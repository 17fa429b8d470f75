//! What is said for a move is what the search saw.

use parure_bots::explain::{Argument, Reason};
use parure_bots::{BotGame, Budget, Knowledge};
use parure_engine::card::CardId;
use parure_engine::chance::SplitMix64;
use parure_engine::classic::Action;
use parure_engine::game::Game;
use parure_engine::seat::{Observer, Seat};
use parure_engine::splendor::Splendor;
use parure_engine::{Notation, notation};

/// A point is all that is left, and one ruby brings it; the same take would help with a card of five points, too.
const ONE_POINT_LEFT: &str = "\
splendor 2
turn 0 round 24 phase act
1 S1-16 S1-03 S1-11 S1-19
2 S2-06 S2-15 S2-08 S2-14
3 S3-12 S3-10 S3-01 S3-05
tiles SN-03 SN-04 SN-09
seat 0 tokens uugrrr cards S3-04 S3-07 S3-08
seat 1 tokens wwk cards S1-05 S1-13 S1-24
";

fn cards(reasons: &[Reason]) -> Vec<(&'static str, CardId)> {
    let named = reasons.iter().flat_map(|reason| reason.arguments.iter().map(|(_, argument)| (reason.key, argument)));
    named
        .filter_map(|(key, argument)| if let Argument::Card(card) = argument { Some((key, *card)) } else { None })
        .collect()
}

#[test]
fn a_take_is_for_the_card_that_the_search_buys_next() {
    let state = notation::parse_position::<Splendor>(ONE_POINT_LEFT).unwrap();
    let view = state.view(Observer::Seat(Seat::FIRST));
    let (choice, advice) = Splendor::advise(&view, &Budget::iterations(3_000), 3, &mut SplitMix64::new(1));
    let card = notation::card_from_text::<Splendor>("S1-16").unwrap();
    let said = |action, aim| cards(&state.reasons(action, aim));
    // A take without a ruby wins later, and is for something else; whoever reserves may win by more than one card.
    let takes = advice.iter().filter(|advice| matches!(advice.action, Action::TakeDifferent(_)));
    let rubies: Vec<_> = takes.filter(|advice| said(advice.action, Some(card))[0].1 == card).collect();
    assert!(rubies.len() > 1 && advice[0] == *rubies[0], "{advice:?}");
    assert!(rubies.iter().all(|advice| cards(&advice.reasons) == [("reason-affords-next", card)]), "{advice:?}");
    assert!(
        rubies.iter().any(|advice| said(advice.action, None) != [("reason-affords-next", card)]),
        "no card lies nearer"
    );
    assert_eq!(choice.action, advice[0].action);
}

#[test]
fn what_a_move_leads_to_is_said_if_nothing_else_names_it() {
    let state = notation::parse_position::<Splendor>(ONE_POINT_LEFT).unwrap();
    let card = |text| notation::card_from_text::<Splendor>(text).unwrap();
    let reserve = state.legal().into_iter().find(|&action| state.text(action).to_string() == "reserve S2-06").unwrap();
    let said = |aim| cards(&state.reasons(reserve, Some(aim)));
    assert!(said(card("S1-16")).contains(&("reason-leads-to", card("S1-16"))));
    // What is reserved is named as it is, and what nobody sees is not named at all.
    assert!(said(card("S2-06")).iter().all(|&(key, _)| key != "reason-leads-to"));
    assert!(said(card("S3-20")).iter().all(|&(_, named)| named != card("S3-20")));
}
