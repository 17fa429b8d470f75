//! What is written can be read: actions, positions as everybody knows them, and the record of a game.

use parure_engine::chance::{Entropy, Recorded, SplitMix64};
use parure_engine::notation::{Record, RecordWriter, action_text, parse_action, parse_view, view_text};

use super::{Law, demand, observers, same};
use crate::LawSubject;
use crate::play::Played;

pub(super) fn position<G: LawSubject>(state: &G, legal: &[G::Action], stream: &mut SplitMix64) -> Law {
    for &action in legal {
        let text = action_text::<G>(action);
        let read = parse_action::<G>(&text, None);
        demand(read.as_ref() == Ok(&action), || format!("`{text}` for {action:?} is read as {read:?}"))?;
    }
    let all: Vec<_> = observers(state).collect();
    let view = state.view(all[stream.below(all.len() as u32) as usize]);
    let text = view_text::<G>(&view);
    let read = parse_view::<G>(&text);
    demand(read.as_ref() == Ok(&view), || format!("the position is read as {read:?}:\n{text}"))
}

pub(super) fn game<G: LawSubject>(played: &Played<G>) -> Law {
    let mut writer = RecordWriter::<G>::new(&played.setup, &mut Recorded::new(&played.laid_out))
        .map_err(|error| format!("the record does not begin: {error}"))?;
    for step in &played.steps {
        let written = writer.play(step.action, &mut Recorded::new(&step.draws), &mut ());
        written.map_err(|refusal| format!("the record refuses {:?}: {refusal}", step.action))?;
    }
    let record = writer.into_record();
    let text = record.to_string();
    let read = Record::<G>::parse(&text).map_err(|error| format!("the record cannot be read: {error}\n{text}"))?;
    demand(read == record, || format!("the record is read as\n{read}\nand was\n{text}"))?;
    let end = read.check().map_err(|error| format!("the record does not play: {error}\n{text}"))?;
    same("the end of the record", &end, &played.end)
}
