//! The legal list, the check, and the naive telling of the rules agree; refusals change nothing and say why.

use parure_engine::chance::SplitMix64;
use parure_engine::game::{Refusal, ToAct};

use super::{Law, NoEvents, NoLuck, demand, same};
use crate::{Coverage, LawSubject};

pub(super) fn position<G: LawSubject>(
    state: &G,
    legal: &[G::Action],
    stream: &mut SplitMix64,
    met: &mut Coverage,
) -> Law {
    list_in_order(state, legal)?;
    list_fits_whose_choice_it_is(state, legal)?;
    let mut candidates = Vec::new();
    state.candidates(stream, &mut candidates);
    met.tried += candidates.len();
    list_is_what_passes_the_check(state, legal, &candidates)?;
    refusals_change_nothing_and_say_why(state, &candidates, met)
}

fn list_in_order<G: LawSubject>(state: &G, legal: &[G::Action]) -> Law {
    for pair in legal.windows(2) {
        demand(pair[0] < pair[1], || format!("{:?} is listed before {:?}", pair[0], pair[1]))?;
    }
    let mut appended = legal.to_vec();
    state.legal_actions(&mut appended);
    same("the list is appended to what is there", &appended, &[legal, legal].concat())
}

fn list_fits_whose_choice_it_is<G: LawSubject>(state: &G, legal: &[G::Action]) -> Law {
    match state.to_act() {
        ToAct::Over(outcome) => {
            demand(legal.is_empty(), || format!("the game is over, but {legal:?} are listed"))?;
            demand(!outcome.winners.is_empty(), || "nobody has won".to_owned())?;
            let players = state.setup().players;
            demand(outcome.winners.iter().all(|seat| seat.index() < players), || "an empty seat has won".to_owned())
        }
        ToAct::Seat(seat) => {
            demand(seat.index() < state.setup().players, || format!("an empty seat {seat} is to act"))?;
            demand(!legal.is_empty(), || "no action is listed, not even a pass".to_owned())?;
            let (passes, others): (Vec<_>, Vec<_>) =
                legal.iter().map(|&action| G::kind(action)).partition(|&kind| kind == "pass");
            let alone = others.iter().all(|&kind| kind == "claim");
            demand(passes.is_empty() || alone, || format!("a pass is listed beside {others:?}"))
        }
    }
}

fn list_is_what_passes_the_check<G: LawSubject>(state: &G, legal: &[G::Action], candidates: &[G::Action]) -> Law {
    let (rulebook, mut accepted) = (state.rulebook(), Vec::new());
    for &action in candidates {
        let (checked, allowed) = (state.check(action), rulebook(action));
        demand(checked.is_ok() == allowed, || format!("{action:?}: checked {checked:?}, by the rulebook {allowed}"))?;
        accepted.extend(checked.is_ok().then_some(action));
    }
    accepted.sort_unstable();
    accepted.dedup();
    let unlisted = accepted.iter().find(|action| !legal.contains(action));
    demand(unlisted.is_none(), || format!("{unlisted:?} is legal and not listed"))?;
    let unlisted = legal.iter().find(|action| !accepted.contains(action));
    demand(unlisted.is_none(), || format!("{unlisted:?} is listed and not legal, or not thought of"))
}

fn refusals_change_nothing_and_say_why<G: LawSubject>(state: &G, candidates: &[G::Action], met: &mut Coverage) -> Law {
    let mut untouched = state.clone();
    let mut last = None;
    for &action in candidates {
        let Err(refusal) = state.check(action) else { continue };
        let applied = untouched.apply(action, &mut NoLuck, &mut NoEvents);
        demand(applied == Err(refusal), || format!("{action:?}: refused by {refusal:?}, applied {applied:?}"))?;
        if last.replace(refusal) != Some(refusal) {
            Coverage::count(&mut met.codes, refusal.code());
            says_why::<G>(refusal)?;
        }
    }
    demand(untouched == *state, || format!("refused actions left {untouched:?}"))
}

fn says_why<G: LawSubject>(refusal: G::Refusal) -> Law {
    let (code, rule, words) = (refusal.code(), refusal.rule(), refusal.to_string());
    let word = !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
    demand(word, || format!("{refusal:?} has the code {code:?}"))?;
    // The rules of an expansion are numbered by themselves.
    let own = rule.strip_prefix(G::PREFIX).or_else(|| rule.strip_prefix('C').filter(|_| G::EXPANSION.is_some()));
    let number = own.and_then(|rest| rest.strip_prefix('-'));
    let cited = number.is_some_and(|number| number.len() == 2 && number.bytes().all(|byte| byte.is_ascii_digit()));
    demand(cited, || format!("{refusal:?} cites {rule:?}"))?;
    demand(words.len() > 20 && words.contains(rule), || format!("{refusal:?} says only {words:?}"))
}
