//! No piece is lost or doubled, caches are true, and the events tell the whole step.

use parure_engine::chance::{Entropy, Sampled, SplitMix64};

use super::{Law, demand, in_order};
use crate::LawSubject;
use crate::census::Census;

/// How many of a position's actions are played out besides the one that the game goes on with.
const PLAYED_OUT: u32 = 4;

pub(super) fn position<G: LawSubject>(state: &G, legal: &[G::Action], stream: &mut SplitMix64) -> Law {
    let census = state.census()?;
    in_order(state)?;
    let all = legal.len() as u32;
    let step = all.div_ceil(PLAYED_OUT).max(1);
    let first = if all == 0 { 0 } else { stream.below(step) };
    (first..all).step_by(step as usize).try_for_each(|nth| {
        let action = legal[nth as usize];
        step_holds(state, &census, action, stream).map_err(|broken| format!("after {action:?}: {broken}"))
    })
}

fn step_holds<G: LawSubject>(state: &G, census: &Census, action: G::Action, stream: &mut SplitMix64) -> Law {
    let luck = Sampled::from_seed(stream.next_u64());
    let (mut checked, mut unchecked, mut silent) = (state.clone(), state.clone(), state.clone());
    let (mut events, mut again) = (Vec::new(), Vec::new());
    let refused = checked.apply(action, &mut luck.clone(), &mut events).err();
    demand(refused.is_none(), || format!("refused by {refused:?}"))?;
    unchecked.apply_unchecked(action, &mut luck.clone(), &mut again);
    silent.apply_unchecked(action, &mut luck.clone(), &mut ());
    demand(checked == unchecked && events == again, || format!("{checked:?} by apply, {unchecked:?} without check"))?;
    demand(checked == silent, || "it matters whether anybody listens".to_owned())?;
    demand(checked != *state, || "nothing has changed".to_owned())?;
    in_order(&checked)?;
    state.audit_step(action, &events, &checked)?;
    let mut told = census.clone();
    for &event in &events {
        G::moves(event)
            .into_iter()
            .try_for_each(|step| told.go(step))
            .map_err(|wrong| format!("{event:?}: {wrong}"))?;
    }
    match told.difference(&checked.census()?) {
        None => Ok(()),
        Some(difference) => Err(format!("the events {events:?} tell of {difference}")),
    }
}
