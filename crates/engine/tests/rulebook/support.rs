//! How the rulebook tests set up positions and speak of actions: in notation.

use parure_engine::chance::Sampled;
use parure_engine::game::{Game, Outcome, Refusal, ToAct};
use parure_engine::notation::{Notation, action_text, parse_action, parse_position};
use parure_engine::seat::Seat;

/// The position that a text describes.
#[track_caller]
pub fn position<G: Notation>(text: &str) -> G {
    parse_position(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Every legal action, as text.
pub fn legal<G: Notation>(game: &G) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    actions.into_iter().map(action_text::<G>).collect()
}

/// The legal actions that begin with a word.
pub fn legal_of<G: Notation>(game: &G, verb: &str) -> Vec<String> {
    legal(game).into_iter().filter(|text| text.split(' ').next() == Some(verb)).collect()
}

/// The position after these actions, each of which must be legal.
#[track_caller]
pub fn after<G: Notation>(game: &G, actions: &[&str]) -> G {
    after_with(game, actions, &mut Vec::new())
}

/// As [`after`], with what happened.
#[track_caller]
pub fn after_with<G: Notation>(game: &G, actions: &[&str], events: &mut Vec<G::Event>) -> G {
    let mut game = game.clone();
    let mut chance = Sampled::from_seed(1);
    for text in actions {
        let action = parse::<G>(text);
        assert!(legal(&game).contains(&action_text::<G>(action)), "{text} is not in the list {:?}", legal(&game));
        game.apply(action, &mut chance, events).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    game
}

/// The rule that refuses an action, which must not be in the list either.
#[track_caller]
pub fn refusal<G: Notation>(game: &G, text: &str) -> &'static str {
    let action = parse::<G>(text);
    assert!(!legal(game).contains(&action_text::<G>(action)), "{text} is in the list");
    match game.check(action) {
        Ok(()) => panic!("{text} is not refused"),
        Err(refusal) => refusal.rule(),
    }
}

/// How the game ended.
#[track_caller]
pub fn outcome<G: Game>(game: &G) -> Outcome {
    match game.to_act() {
        ToAct::Over(outcome) => outcome,
        ToAct::Seat(seat) => panic!("the game is not over, seat {seat} is to act"),
    }
}

/// The numbers of the winners.
#[track_caller]
pub fn winners<G: Game>(game: &G) -> Vec<usize> {
    outcome(game).winners.iter().map(Seat::index).collect()
}

/// Who is to act.
#[track_caller]
pub fn seat_to_act<G: Game>(game: &G) -> usize {
    match game.to_act() {
        ToAct::Seat(seat) => seat.index(),
        ToAct::Over(outcome) => panic!("the game is over: {outcome:?}"),
    }
}

#[track_caller]
fn parse<G: Notation>(text: &str) -> G::Action {
    parse_action::<G>(text, None).unwrap_or_else(|error| panic!("{error}"))
}
