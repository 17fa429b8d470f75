//! A move whose luck is told, drawn or asked for.

use std::collections::BTreeSet;

use parure_engine::chance::{Chance, Draw, Pool, Recorded, Sampled, SplitMix64};
use parure_engine::notation::{draws_text, parse_action, parse_draws};
use parure_engine::seat::Observer;
use parure_vocabulary::Vocabulary;
use serde::Serialize;

use super::world::{LOOKED_AT, WORLDS, bad_action, observer_of, refused_by_rule, world};
use crate::device::Refused;

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Played {
    /// The move is possible with this luck.
    Done { draws: String },
    /// One of these has to come next, after what has come by now.
    Needs { draws: String, choices: Vec<String> },
}

/// Luck that is told as far as it is known, then drawn by a seed, or asked for.
struct Given<'a> {
    draws: &'a [Draw],
    sampled: Option<Sampled<SplitMix64>>,
    given: Vec<Draw>,
    /// What is to be chosen from.
    asked: Option<Pool>,
    fits: bool,
}

impl Chance for Given<'_> {
    fn draw(&mut self, pool: Pool) -> Draw {
        let draw = match (self.draws.get(self.given.len()), &mut self.sampled) {
            (Some(&draw), _) if pool.contains(draw) => draw,
            (Some(_), _) => {
                self.fits = false;
                pool.nth(0)
            }
            (None, Some(sampled)) => sampled.draw(pool),
            // Where only one thing can come, nobody is asked.
            (None, None) if self.asked.is_none() && pool.distinct().nth(1).is_none() => pool.nth(0),
            (None, None) => {
                self.asked.get_or_insert(pool);
                return pool.nth(0);
            }
        };
        if self.asked.is_none() {
            self.given.push(draw);
        }
        draw
    }
}

pub(super) fn play<G: Vocabulary>(
    view: &G::View,
    action: &str,
    draws: &str,
    seed: Option<u64>,
) -> Result<Played, Refused> {
    let observer = observer_of::<G>(view);
    let draws = parse_draws::<G>(draws).map_err(|error| bad_action(&error))?;
    let (mut refusal, mut asked, mut choices) = (None, None, BTreeSet::new());
    for world_seed in 0..if observer == Observer::Referee { 1 } else { WORLDS } {
        let game = world::<G>(view, world_seed);
        let action = parse_action::<G>(action, Some(&game)).map_err(|error| bad_action(&error))?;
        let sampled = seed.map(Sampled::from_seed);
        let mut chance = Given { draws: &draws, sampled, given: Vec::new(), asked: None, fits: true };
        let mut luck: &mut dyn Chance = &mut chance;
        if let Err(why) = game.clone().apply(action, &mut luck, &mut ()) {
            refusal = Some(refused_by_rule(&why));
            continue;
        }
        match chance.asked {
            _ if !chance.fits => continue,
            Some(pool) if is_hidden(&game, observer, action, pool) => {
                let hidden = Sampled::from_seed(world_seed).draw(pool);
                return Ok(Played::Done { draws: draws_text::<G>(&[hidden]) });
            }
            Some(pool) => {
                choices.extend(pool.distinct().map(|draw| draws_text::<G>(&[draw])));
                asked = Some(draws_text::<G>(&chance.given));
            }
            None => return Ok(Played::Done { draws: draws_text::<G>(&chance.given) }),
        }
        if world_seed >= LOOKED_AT {
            break;
        }
    }
    match asked {
        Some(draws) => Ok(Played::Needs { draws, choices: choices.into_iter().collect() }),
        None => Err(refusal.unwrap_or_else(|| bad_action(&"this cannot come up here"))),
    }
}

/// Whether what comes is one card that the observer does not see: then nobody has to be asked for it.
fn is_hidden<G: Vocabulary>(game: &G, observer: Observer, action: G::Action, pool: Pool) -> bool {
    let with = |draw: Draw| {
        let (mut after, draws) = (game.clone(), [draw]);
        let mut chance = Recorded::new(&draws);
        let mut luck: &mut dyn Chance = &mut chance;
        after.apply_unchecked(action, &mut luck, &mut ());
        chance.finish().is_ok().then(|| after.view(observer))
    };
    let mut views = pool.distinct().take(2).map(with);
    matches!((views.next(), views.next()), (Some(Some(one)), Some(Some(other))) if one == other)
}
