//! Nobody learns what they may not know.

use parure_engine::card::CardId;
use parure_engine::chance::{Draw, Entropy, Recorded, Recording, Sampled, SplitMix64};
use parure_engine::game::{Refusal, ToAct};
use parure_engine::seat::{Observer, Seat};

use super::{Law, demand, in_order, observers, same};
use crate::census::Place;
use crate::play::{Played, Step};
use crate::{Coverage, LawSubject, start};

/// How many positions of a game are played again with another card in a hand.
const TWINS: u32 = 4;

pub(super) fn position<G: LawSubject>(
    state: &G,
    legal: &[G::Action],
    stream: &mut SplitMix64,
    met: &mut Coverage,
) -> Law {
    for observer in observers(state) {
        let guess = guess_fits_the_view(state, observer, legal, stream)
            .map_err(|broken| format!("seen by {observer:?}: {broken}"))?;
        met.guesses += usize::from(guess != *state);
        if !legal.is_empty() {
            let action = legal[stream.below(legal.len() as u32) as usize];
            a_step_tells_nothing_more(state, guess, action, observer, stream)
                .map_err(|broken| format!("{action:?} seen by {observer:?}: {broken}"))?;
        }
    }
    Ok(())
}

fn guess_fits_the_view<G: LawSubject>(
    state: &G,
    observer: Observer,
    legal: &[G::Action],
    stream: &mut SplitMix64,
) -> Result<G, String> {
    let view = state.view(observer);
    let guess = G::determinize(&view, &mut Sampled(&mut *stream));
    same("the view of a guess", &guess.view(observer), &view)?;
    in_order(&guess).map_err(|wrong| format!("a guess: {wrong}"))?;
    same("whose choice it is in a guess", &guess.to_act(), &state.to_act())?;
    let sees_all = observer == Observer::Referee || matches!(state.to_act(), ToAct::Over(_));
    demand(!sees_all || guess == *state, || "something is hidden from who may see all".to_owned())?;
    if is_to_act(state, observer) {
        let known = guess.legal();
        same("what the player to act may do, as far as they know", &known.as_slice(), &legal)?;
    }
    Ok(guess)
}

fn is_to_act<G: LawSubject>(state: &G, observer: Observer) -> bool {
    matches!((state.to_act(), observer), (ToAct::Seat(actor), Observer::Seat(seat)) if actor == seat)
}

/// A step from two states that look alike looks alike.
fn a_step_tells_nothing_more<G: LawSubject>(
    state: &G,
    mut guess: G,
    action: G::Action,
    observer: Observer,
    stream: &mut SplitMix64,
) -> Law {
    let ToAct::Seat(actor) = state.to_act() else { return Ok(()) };
    if guess.check(action).is_err() {
        // The action itself tells: a card bought from a hand, or a pass.
        return Ok(());
    }
    let mut luck = Recording::new(Sampled::from_seed(stream.next_u64()));
    let (mut real, mut events, mut guessed) = (state.clone(), Vec::new(), Vec::new());
    real.apply_unchecked(action, &mut luck, &mut events);
    let draws = luck.take();
    if G::draws_in_secret(action) && !observer.sees_hand_of(actor) {
        guess.apply_unchecked(action, &mut Sampled(stream), &mut guessed);
    } else {
        let mut luck = Recorded::new(&draws);
        guess.apply_unchecked(action, &mut luck, &mut guessed);
        if luck.finish().is_err() {
            // What was drawn lies elsewhere in the guess.
            return Ok(());
        }
    }
    let seen = |events: &[G::Event]| -> Vec<_> { events.iter().map(|&event| G::visible(event, observer)).collect() };
    same("the events", &seen(&guessed), &seen(&events))?;
    if matches!(real.to_act(), ToAct::Over(_)) {
        return Ok(());
    }
    same("the view after the step", &guess.view(observer), &real.view(observer))
}

/// Plays a game again with another card in a hand: nobody but its owner can tell.
pub(super) fn game<G: LawSubject>(played: &Played<G>, met: &mut Coverage) -> Law {
    let mut stream = SplitMix64::new(played.seed);
    for _ in 0..TWINS.min(played.steps.len() as u32) {
        let steps = stream.below(played.steps.len() as u32) as usize;
        let census = played.after(steps).census()?;
        let secrets = census.cards().filter_map(|(card, place)| match place {
            Place::Secret(owner) => Some((card, owner)),
            _ => None,
        });
        for (card, owner) in secrets {
            let is_undrawn = |&(it, place): &(CardId, Place)| {
                let same_deck = it.level() == card.level() && it.is_of_second_deck() == card.is_of_second_deck();
                same_deck && place == Place::Table
            };
            let undrawn: Vec<_> = census.cards().filter(is_undrawn).map(|(it, _)| it).collect();
            if undrawn.is_empty() {
                continue;
            }
            let other = undrawn[stream.below(undrawn.len() as u32) as usize];
            let told = twin(played, steps, owner, (card, other))
                .map_err(|broken| format!("{other:?} for {card:?}, seat {owner}, {steps} steps: {broken}"))?;
            met.twins += usize::from(told);
        }
    }
    Ok(())
}

/// Replays the first steps with one drawn card exchanged for another; says whether that was possible.
fn twin<G: LawSubject>(
    played: &Played<G>,
    steps: usize,
    owner: Seat,
    (card, other): (CardId, CardId),
) -> Result<bool, String> {
    let mut state: G = start(&played.setup, &mut Recorded::new(&played.laid_out));
    for Step { action, draws, events, .. } in &played.steps[..steps] {
        let exchanged = |draw: &Draw| if *draw == Draw::Card(card) { Draw::Card(other) } else { *draw };
        let draws: Vec<_> = draws.iter().map(exchanged).collect();
        let (mut luck, mut retold) = (Recorded::new(&draws), Vec::new());
        match state.apply(*action, &mut luck, &mut retold) {
            Ok(()) => luck.finish().map_err(|mismatch| mismatch.to_string())?,
            // Who could have bought the other card must not pass: a pass tells something about a hand.
            Err(_) if G::kind(*action) == "pass" => return Ok(false),
            Err(refusal) => return Err(format!("{action:?} is refused: {}", refusal.code())),
        }
        for observer in observers(&state).filter(|observer| !observer.sees_hand_of(owner)) {
            let seen = |events: &[G::Event]| events.iter().map(|&it| G::visible(it, observer)).collect::<Vec<_>>();
            same("the events", &seen(&retold), &seen(events))?;
        }
    }
    for observer in observers(&state) {
        let (found, expected) = (state.view(observer), played.after(steps).view(observer));
        if observer.sees_hand_of(owner) {
            demand(found != expected, || format!("{observer:?} does not see the card"))?;
        } else {
            same("the view", &found, &expected)?;
        }
    }
    Ok(true)
}
