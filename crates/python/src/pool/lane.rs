//! One of many games.

use parure_bots::Bot;
use parure_encoding::ActionCode;
use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::{Refusal, Setup, SetupError, ToAct};
use parure_engine::seat::{Observer, Seat};

use super::rows::{Observations, Rows};
use super::{Autoreset, Illegal, Opponents, Plan};
use crate::playable::Playable;
use crate::shape::Shape;
use crate::watch::watched;

/// One of the games.
pub struct Lane<G: Playable> {
    game: G,
    luck: SplitMix64,
    /// The luck by which opponents and random choices are made, apart from the game's.
    policy_rng: SplitMix64,
    /// The seat of the learning program, where there are opponents.
    learner: Seat,
    /// Who chose last, be it nothing legal.
    actor: Seat,
    steps: u32,
    stage: Stage,
    next: Option<G::Action>,
    bot: Option<Box<dyn Bot<G>>>,
    legal: Vec<G::Action>,
    /// The codes of the legal actions, in their order, as they were last shown.
    codes: Vec<ActionCode>,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The player to act has a choice.
    Running,
    /// An action that is not legal has lost it.
    Forfeited,
    /// It is over or broken off, and waits to be laid out anew.
    Done,
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
        plan: &Plan,
    ) -> Result<Self, SetupError> {
        let mut luck = SplitMix64::new(luck);
        let game = G::new(setup, &mut Sampled(&mut luck))?;
        let bot = match &plan.opponents {
            Opponents::Bot(spec) => spec.build_by::<G>(plan.watch.clone()),
            Opponents::None | Opponents::Random => None,
        };
        let policy_rng = SplitMix64::new(policy_rng);
        Ok(Self {
            game,
            luck,
            policy_rng,
            learner,
            actor: learner,
            steps: 0,
            stage: Stage::Running,
            next: None,
            bot,
            legal: Vec::with_capacity(128),
            codes: Vec::with_capacity(128),
        })
    }

    /// The state of the game.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// How far the game is.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Leaves the game where it is.
    pub const fn end(&mut self, stage: Stage) {
        self.stage = stage;
    }

    /// The seat that chose last.
    pub const fn actor(&self) -> Seat {
        self.actor
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
        let chosen = self.policy_rng.below(self.codes.len().max(1) as u32);
        self.codes.get(chosen as usize).copied()
    }

    /// Keeps an action to be played. One that is not legal is refused, or has lost the game, as the plan says; a game
    /// that has ended takes any where that lays out the next.
    pub fn intend(&mut self, number: i64, count: usize, plan: &Plan) -> Result<(), RefusedStep> {
        match (self.stage, plan.autoreset) {
            (Stage::Done, Autoreset::NextStep) => return Ok(()),
            (Stage::Done, _) => {
                let words = "it is over; lay it out anew with reset(options={\"reset_mask\": …})".to_owned();
                return Err(RefusedStep { lane: 0, words, code: "over", rule: "" });
            }
            // What was kept or forfeited in a step that was refused is not.
            (Stage::Running | Stage::Forfeited, _) => (self.stage, self.next) = (Stage::Running, None),
        }
        match self.keep(number, count) {
            Err(refused) if plan.illegal == Illegal::Refused => Err(refused),
            Err(_) => {
                self.stage = Stage::Forfeited;
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }

    fn keep(&mut self, number: i64, count: usize) -> Result<(), RefusedStep> {
        let refused = |words, code, rule| RefusedStep { lane: 0, words, code, rule };
        let code = usize::try_from(number).ok().filter(|&number| number < count).and_then(ActionCode::new);
        let Some(code) = code else {
            return Err(refused(
                format!("there is no action {number}; the actions are 0 to {}", count - 1),
                "no_action",
                "",
            ));
        };
        // What was shown as legal is: looking it up is quicker than asking the rules again.
        if let Some(place) = self.codes.iter().position(|&shown| shown == code) {
            self.next = Some(self.legal[place]);
            return Ok(());
        }
        let Some(action) = self.game.decode(code) else {
            return Err(refused(format!("action {number} is not legal there"), "no_meaning", ""));
        };
        self.game.check(action).map_err(|refusal| refused(refusal.to_string(), refusal.code(), refusal.rule()))?;
        self.next = Some(action);
        Ok(())
    }

    /// Plays the action that is kept, if there is one: the player to act chose none where the game is forfeited.
    pub fn act(&mut self) {
        if let ToAct::Seat(seat) = self.game.to_act() {
            self.actor = seat;
        }
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
            (self.steps, self.stage) = (0, Stage::Running);
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

    /// Lets the opponents play until it is the learner's choice or the game is over.
    pub fn play_on(&mut self, opponents: &Opponents) {
        loop {
            let ToAct::Seat(seat) = self.game.to_act() else { return };
            let action = match (opponents, &mut self.bot) {
                (Opponents::None, _) => return,
                _ if seat == self.learner => return,
                (Opponents::Bot(spec), Some(bot)) => {
                    let view = self.game.view(Observer::Seat(seat));
                    bot.choose(&view, &watched(spec, spec.budget), &mut self.policy_rng).action
                }
                _ => {
                    self.list_legal();
                    self.legal[self.policy_rng.below(self.legal.len() as u32) as usize]
                }
            };
            self.game.apply_unchecked(action, &mut Sampled(&mut self.luck), &mut ());
        }
    }

    fn list_legal(&mut self) {
        self.legal.clear();
        self.game.legal_actions(&mut self.legal);
    }

    /// Who looks at the game: the player to act, and at its end the learner, or whoever acted last.
    fn observer(&self, opponents: &Opponents) -> Seat {
        match (self.game.to_act(), opponents) {
            (ToAct::Seat(seat), _) => seat,
            (ToAct::Over(_), Opponents::None) => self.actor,
            (ToAct::Over(_), _) => self.learner,
        }
    }

    /// Writes what the player to act sees, and what they may do. Where the next action only asks for a new game, any
    /// will do. `scratch` has room for an observation as bytes.
    pub fn show(&mut self, shape: &Shape, plan: &Plan, row: &mut Rows<'_>, scratch: &mut [u8]) {
        let seat = self.observer(&plan.opponents);
        self.observe(shape, seat, &mut row.observations, scratch);
        self.codes.clear();
        match (self.stage, plan.autoreset) {
            (Stage::Done, Autoreset::NextStep) => row.masks.fill(1),
            (Stage::Done, _) => row.masks.fill(0),
            _ => {
                row.masks.fill(0);
                self.list_legal();
                self.codes.resize(self.legal.len(), ActionCode::FIRST);
                let mut places = self.codes.iter_mut();
                self.game.encode_list(&self.legal, |code| {
                    row.masks[code.index()] = 1;
                    places.next().into_iter().for_each(|place| *place = code);
                });
                debug_assert_eq!(places.len(), 0, "legal actions and codes belong together");
            }
        }
        row.seats[0] = seat.index() as i8;
    }

    /// Writes the position in which the game ended, before another takes its place.
    pub fn show_last(&self, shape: &Shape, plan: &Plan, row: &mut Rows<'_>, scratch: &mut [u8]) {
        self.observe(shape, self.observer(&plan.opponents), &mut row.last_observations, scratch);
    }

    fn observe(&self, shape: &Shape, seat: Seat, row: &mut Observations<'_>, scratch: &mut [u8]) {
        let view = self.game.view(Observer::Seat(seat));
        match row {
            Observations::Bytes(bytes) => G::observe(&view, bytes),
            Observations::Floats(floats) => {
                G::observe(&view, scratch);
                shape.scale(scratch, floats);
            }
        }
    }
}
