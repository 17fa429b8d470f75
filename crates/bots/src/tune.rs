//! Learning by self-play: how the files in `weights/` are made.
//!
//! Games are plain files in a folder, played by any number of processes; a fit reads the latest of them, whoever played
//! them. One game in twenty is never learned from: what a model says about these is how it is examined.

mod exam;
mod fit;
mod games;
mod gradient;
mod lesson;
mod self_play;

use std::io;
use std::path::Path;
use std::sync::Arc;

use parure_engine::chance::{Entropy, SplitMix64};
use parure_engine::game::Setup;

use crate::budget::Budget;
use crate::knowledge::Knowledge;
use crate::match_play::{Contender, Standing, duplicate_match};
use crate::model::Model;
use crate::search::{Searcher, Settings};

pub use exam::{Exam, examine};
pub use fit::Errors;
pub use self_play::Effort;

use fit::{Learner, newborn};
use games::PlayedGame;
use lesson::lessons;

/// One game in so many is held back for exams.
const HELD_OUT: u64 = 20;
/// How many games are read at a time.
const CHUNK: usize = 100;

/// Whether a game is for exams only.
fn is_held_out<O>(game: &PlayedGame<O>) -> bool {
    game.seed.is_multiple_of(HELD_OUT)
}

/// Plays games by search and stores them in the folder under a name; one setup is drawn for each game. Tells how many there
/// are after each.
#[expect(clippy::too_many_arguments, reason = "where to, by whom, how, how many and who hears of it")]
pub fn play_games<G: Knowledge>(
    folder: &Path,
    name: &str,
    setups: &[Setup<G::Options>],
    model: Option<&Arc<Model>>,
    effort: Effort,
    count: usize,
    seed: u64,
    mut tell: impl FnMut(usize),
) -> io::Result<()> {
    let mut entropy = SplitMix64::new(seed);
    let mut played = Vec::with_capacity(count);
    while played.len() < count {
        let setup = &setups[entropy.below(setups.len() as u32) as usize];
        played.extend(self_play::play::<G>(setup, model, effort, entropy.next_u64()));
        tell(played.len());
    }
    games::store(folder, name, &played)
}

/// The score of a model against another that stays the same, by so many iterations a choice.
pub fn compare<G: Knowledge>(
    setup: &Setup<G::Options>,
    model: &Model,
    fixed: &Model,
    iterations: u32,
    deals: u32,
) -> Standing {
    let contender = |model: &Model| {
        let searcher = Searcher::<G>::new(Settings::default()).with_model(Arc::new(model.clone()));
        Contender { bot: Box::new(searcher), budget: Budget::iterations(iterations) }
    };
    // With more than two, one sits among as many of the other as there are seats left.
    let mut contenders: Vec<_> =
        (0..setup.players).map(|place| contender(if place == 0 { model } else { fixed })).collect();
    let report = duplicate_match(setup, &mut contenders, deals, 1).expect("the setup of a plan can be played");
    report.standings[0].clone()
}

/// How to fit a model.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Where all luck comes from.
    pub seed: u64,
    /// How many of the latest games are learned from.
    pub window: usize,
    /// How often each is gone through.
    pub passes: u32,
    /// How far weights move at first; less and less towards the end.
    pub pace: f32,
    /// How much of what a position is worth is the search's opinion; the rest is how the game ended, which is true but
    /// says little of one position. The fewer games there are, the more it takes of the opinion.
    pub opinion: f32,
    /// Of the positions without a deep search, one in so many is learned from.
    pub sparse: u32,
}

/// What a fit tells about itself.
#[derive(Clone, Copy, Debug)]
pub enum Fitted {
    /// So many of all pieces of work are done.
    Piece(usize, usize),
    /// A pass is over, the first, second and so on, with its errors.
    Pass(u32, Errors),
}

/// Fits a model to the latest games of a folder, from nothing or from what is known.
pub fn fit<G: Knowledge>(
    folder: &Path,
    course: Course,
    known: Option<Model>,
    mut tell: impl FnMut(Fitted),
) -> io::Result<Model> {
    let mut latest: Vec<PlayedGame<G::Options>> = Vec::new();
    for path in games::files(folder)?.iter().rev() {
        latest.extend(games::load(path)?.into_iter().filter(|game| !is_held_out(game)));
        if latest.len() >= course.window {
            break;
        }
    }
    let mut entropy = SplitMix64::new(course.seed);
    let mut learner = Learner::new::<G>(known.unwrap_or_else(|| newborn::<G>(course.seed)), course.opinion);
    for pass in 0..course.passes {
        for place in (1..latest.len()).rev() {
            latest.swap(place, entropy.below(place as u32 + 1) as usize);
        }
        let mut errors = Errors::default();
        let chunks = latest.len().div_ceil(CHUNK);
        for (at, chunk) in latest.chunks(CHUNK).enumerate() {
            let done = (pass as usize * chunks + at) as f32 / (course.passes as usize * chunks) as f32;
            let pace = course.pace * (1.0 - done).max(0.03);
            let again = chunk.iter().filter_map(|game| lessons::<G>(game, course.sparse, &mut entropy));
            let mut taught: Vec<_> = again.flatten().collect();
            learner.learn(&mut taught, pace, &mut entropy, &mut errors);
            tell(Fitted::Piece(pass as usize * chunks + at + 1, course.passes as usize * chunks));
        }
        tell(Fitted::Pass(pass + 1, errors));
    }
    Ok(learner.into_average())
}
