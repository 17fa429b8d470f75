//! The same seed gives the same game, and so do the recorded draws.

use parure_engine::chance::{Chance, Recorded, Sampled};
use parure_engine::game::{Game, Options, Setup};

use super::{Law, demand, same};
use crate::play::Played;
use crate::{LawSubject, start};

/// The laws of a setup: it can be told by its options, and a number of players that the game is not for is refused.
pub fn setup<G: LawSubject>(setup: &Setup<G::Options>) -> Law {
    let mut told = G::Options::default();
    for (key, value) in setup.options.values() {
        told.set(key, &value.to_string()).map_err(|error| error.to_string())?;
        let nonsense = [(key, "nonsense"), (key, ""), ("nonsense", "true")];
        let heard = nonsense.iter().find(|(key, value)| told.clone().set(key, value).is_ok());
        demand(heard.is_none(), || format!("the option {heard:?} is accepted"))?;
    }
    same("the options", &told, &setup.options)?;
    let layout = |players| G::new(&Setup { players, ..*setup }, &mut Sampled::from_seed(1));
    let odd = [0, 1, 5, 255, 256, 258, usize::MAX].into_iter().find(|&players| layout(players).is_ok());
    demand(odd.is_none(), || format!("{odd:?} can play"))
}

pub(super) fn game<G: LawSubject>(played: &Played<G>) -> Law {
    demand(played.after(0).setup() == played.setup, || "a game forgets its setup".to_owned())?;
    let mut luck = Sampled::from_seed(played.seed);
    let mut state: G = start(&played.setup, &mut luck);
    for (nth, step) in played.steps.iter().enumerate() {
        same("the same seed", &state, &step.before)?;
        again(&mut state, nth, played, &mut luck)?;
    }
    same("the same seed", &state, &played.end)?;
    recorded(played)
}

fn recorded<G: LawSubject>(played: &Played<G>) -> Law {
    let mut luck = Recorded::new(&played.laid_out);
    let mut state: G = start(&played.setup, &mut luck);
    luck.finish().map_err(|mismatch| format!("the start: {mismatch}"))?;
    for (nth, step) in played.steps.iter().enumerate() {
        let mut luck = Recorded::new(&step.draws);
        again(&mut state, nth, played, &mut luck)?;
        luck.finish().map_err(|mismatch| format!("step {nth}: {mismatch}"))?;
    }
    same("recorded draws", &state, &played.end)
}

fn again<G: LawSubject>(state: &mut G, nth: usize, played: &Played<G>, luck: &mut impl Chance) -> Law {
    let (step, mut events) = (&played.steps[nth], Vec::new());
    let refused = Game::apply(state, step.action, luck, &mut events).err();
    demand(refused.is_none(), || format!("step {nth}, {:?}, is refused: {refused:?}", step.action))?;
    same("the state of a replayed step", state, played.after(nth + 1))?;
    same("the events of a replayed step", &events, &step.events)
}
