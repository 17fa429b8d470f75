//! The lines of a transcript.

use parure_engine::chance::Draw;
use parure_engine::seat::{Observer, Seat};
use serde::Serialize;

use crate::draws::draw_names;
use crate::options::OptionsWords;
use crate::{Form, GameResult, Vocabulary};

/// What the first line says of itself.
pub const FORMAT: &str = "parure-transcript/1";

/// The first line: how the game was set up, by which seed, and the state after the layout.
pub fn opening<G: Vocabulary>(game: &G, seed: u64) -> impl Serialize + use<G> {
    #[derive(Serialize)]
    struct Opening<O, S> {
        format: &'static str,
        game: &'static str,
        players: usize,
        options: O,
        seed: u64,
        state: S,
    }
    let setup = game.setup();
    Opening {
        format: FORMAT,
        game: G::NAME,
        players: setup.players,
        options: OptionsWords::<G>(setup.options),
        seed,
        state: state(game),
    }
}

/// What happened in one step.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a, G: Vocabulary> {
    /// The number of the step, from 1.
    pub seq: usize,
    /// Whose choice it was.
    pub seat: Seat,
    /// What could have been chosen.
    pub legal: &'a [G::Action],
    /// What was chosen.
    pub action: G::Action,
    /// What chance gave.
    pub draws: &'a [Draw],
    /// The state after it.
    pub after: &'a G,
}

impl<G: Vocabulary> Step<'_, G> {
    /// The line of the step.
    pub fn line(&self) -> impl Serialize {
        #[derive(Serialize)]
        struct Line<A, D, S> {
            seq: usize,
            seat: usize,
            legal: Vec<A>,
            action: A,
            draws: D,
            state: S,
        }
        Line {
            seq: self.seq,
            seat: self.seat.index(),
            legal: self.legal.iter().copied().map(G::action_words).collect(),
            action: G::action_words(self.action),
            draws: draw_names::<G>(self.draws),
            state: state(self.after),
        }
    }
}

/// The last line: how the game ended.
pub fn ending(result: GameResult) -> impl Serialize {
    #[derive(Serialize)]
    struct Ending {
        result: GameResult,
    }
    Ending { result }
}

fn state<G: Vocabulary>(game: &G) -> impl Serialize + use<G> {
    G::position_words(&game.view(Observer::Referee), Form::State)
}
