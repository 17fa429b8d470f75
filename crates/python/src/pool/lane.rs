//! One of many games.

use parure_bots::Bot;
use parure_encoding::{ActionCode, mask};
use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::{Refusal, Setup, SetupError, ToAct};
use parure_engine::seat::{Observer, Seat};

use super::Opponents;
use super::buffers::Row;
use crate::playable::Playable;
use crate::shape::Shape;

/// The most numbers that an observation has.
const MOST_FEATURES: usize = 1024;

/// One of the games.
pub struct Lane<G: Playable> {
    game: G,
    luck: SplitMix64,
    /// The luck by which opponents and random choices are made, apart from the game's.
    policy_rng: SplitMix64,
    /// The seat of the learning program, where there are opponents.
    learner: Seat,
    steps: u32,
    next: Option<G::Action>,
    bot: Option<Box<dyn Bot<G>>>,
    legal: Vec<G::Action>,
}

/// Why a step was refused: which lane, and the reason.
pub struct RefusedStep {
    /// The lane.
    pub lane: usize,
    /// The reason in words.
    pub words: String,
    /// The stable word for it.
    pub code: &'static str,
    /// The rule.
    pub rule: &'static str,
}

impl<G: Playable> Lane<G> {
    /// A game laid out by the first seed; opponents play by the second.
    pub fn new(
        setup: &Setup<G::Options>,
        [luck, policy_rng]: [u64; 2],
        learner: Seat,
        opponents: &Opponents,
    ) -> Result<Self, SetupError> {
        let mut luck = SplitMix64::new(luck);
        let game = G::new(setup, &mut Sampled(&mut luck))?;
        let bot = match opponents {
            Opponents::Bot(spec) => spec.build::<G>(),
            Opponents::None | Opponents::Random => None,
        };
        let policy_rng = SplitMix64::new(policy_rng);
        Ok(Self { game, luck, policy_rng, learner, steps: 0, next: None, bot, legal: Vec::with_capacity(128) })
    }

    /// The state of the game.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// How many steps the learning program has made in this game.
    pub const fn steps(&self) -> u32 {
        self.steps
    }

    /// The seat of the learning program, where there are opponents.
    pub const fn learner(&self) -> Seat {
        self.learner
    }

    /// A random legal action.
    pub fn any_action(&mut self) -> Option<ActionCode> {
        let chosen = self.policy_rng.below(self.legal.len().max(1) as u32);
        self.game.encode(*self.legal.get(chosen as usize)?)
    }

    /// Keeps an action to be played, if it is legal.
    pub fn intend(&mut self, number: i64, count: usize) -> Result<(), RefusedStep> {
        let refused = |words, code, rule| RefusedStep { lane: 0, words, code, rule };
        let code = usize::try_from(number).ok().filter(|&number| number < count).and_then(ActionCode::new);
        let Some(code) = code else {
            return Err(refused(
                format!("there is no action {number}; the actions are 0 to {}", count - 1),
                "no_action",
                "",
            ));
        };
        let Some(action) = self.game.decode(code) else {
            return Err(refused(format!("action {number} is not legal there"), "no_meaning", ""));
        };
        self.game.check(action).map_err(|refusal| refused(refusal.to_string(), refusal.code(), refusal.rule()))?;
        self.next = Some(action);
        Ok(())
    }

    /// Plays the action that is kept.
    pub fn act(&mut self) {
        if let Some(action) = self.next.take() {
            self.game.apply_unchecked(action, &mut Sampled(&mut self.luck), &mut ());
            self.steps += 1;
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.game.to_act(), ToAct::Over(_))
    }

    /// Begins another game, and lets the opponents play until it is the learner's choice.
    pub fn begin(&mut self, setup: &Setup<G::Options>, opponents: &Opponents) {
        loop {
            self.game = G::new(setup, &mut Sampled(&mut self.luck)).expect("this setup has been laid out before");
            self.steps = 0;
            if let Some(bot) = &mut self.bot {
                bot.forget();
            }
            self.play_on(opponents);
            // A game that ends before the learner has had a choice teaches nothing.
            if !self.is_over() {
                return;
            }
        }
    }

    /// Lets the opponents play until it is the learner's choice or the game is over; lists what is legal then.
    pub fn play_on(&mut self, opponents: &Opponents) {
        loop {
            self.legal.clear();
            self.game.legal_actions(&mut self.legal);
            let ToAct::Seat(seat) = self.game.to_act() else { return };
            let action = match (opponents, &mut self.bot) {
                (Opponents::None, _) => return,
                _ if seat == self.learner => return,
                (Opponents::Bot(spec), Some(bot)) => {
                    let view = self.game.view(Observer::Seat(seat));
                    bot.choose(&view, &spec.budget, &mut self.policy_rng).action
                }
                _ => self.legal[self.policy_rng.below(self.legal.len() as u32) as usize],
            };
            self.game.apply_unchecked(action, &mut Sampled(&mut self.luck), &mut ());
        }
    }

    /// Writes what the player to act sees.
    pub fn show(&mut self, shape: &Shape, row: &mut Row<'_>) {
        let ToAct::Seat(seat) = self.game.to_act() else { return };
        let view = self.game.view(Observer::Seat(seat));
        if row.floats.is_empty() {
            G::observe(&view, row.bytes);
        } else {
            let mut bytes = [0; MOST_FEATURES];
            G::observe(&view, &mut bytes[..shape.features()]);
            shape.scale(&bytes, row.floats);
        }
        mask(&self.game, &self.legal, row.masks);
        *row.seat = seat.index() as i8;
    }
}
