//! The levels: the same player with shorter or longer sight.

use std::sync::Arc;
use std::time::Duration;

use parure_engine::chance::{Entropy, Sampled};
use parure_engine::game::ToAct;

use crate::bot::{Bot, Candidate, Choice};
use crate::budget::{Budget, Clock};
use crate::knowledge::Knowledge;
use crate::numbers::exp;
use crate::personality::Personality;
use crate::search::{Searcher, Settings};

/// How a level falls short.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    /// How many iterations it reads; 0 for none beyond its own step.
    iterations: Option<u32>,
    /// Of 100 actions, how many it overlooks.
    overlooks: u32,
    /// How often it passes over the move that it likes best for the next one that is nearly as good.
    passes_over: f32,
}

impl Sight {
    pub(crate) const LEVEL1: Self = Self { iterations: Some(0), overlooks: 75, passes_over: 0.55 };
    pub(crate) const LEVEL2: Self = Self { iterations: Some(0), overlooks: 45, passes_over: 0.3 };
    pub(crate) const LEVEL3: Self = Self { iterations: Some(50), overlooks: 0, passes_over: 0.58 };
    pub(crate) const LEVEL4: Self = Self { iterations: Some(100), overlooks: 0, passes_over: 0.35 };
    pub(crate) const LEVEL5: Self = Self { iterations: Some(500), overlooks: 0, passes_over: 0.25 };
    pub(crate) const STRONGEST: Self = Self { iterations: None, overlooks: 0, passes_over: 0.0 };
}

/// The time that the strongest takes when nobody says otherwise.
const DEFAULT_TIME: Duration = Duration::from_millis(1_000);

/// How much more of its time a choice may take, by what others have not needed.
const OVERTIME: u32 = 1;

/// How much less win chance a move may have that is nearly as good.
const NEARLY: f32 = 0.15;

/// A bot of a level and a personality.
pub(crate) struct Leveled<G: Knowledge> {
    sight: Sight,
    personality: Personality,
    limits: Budget,
    searcher: Searcher<G>,
}

impl<G: Knowledge> Leveled<G> {
    /// A bot that never thinks longer than `limits` allows, whatever budget a choice comes with; their time is meant on average
    /// over the choices at a table, and one takes up to twice as long if others needed less.
    pub(crate) fn new(sight: Sight, personality: Personality, limits: Budget, clock: Arc<dyn Clock>) -> Self {
        let limits = match sight.iterations {
            Some(iterations) => limits.within(Budget::iterations(iterations.max(1))),
            None => limits,
        };
        let settings = Settings { personality, stops_early: true, ..Settings::default() };
        // Whoever reads little does not first look at where everything leads.
        let settings = if sight.iterations.is_some() { Settings { foresight: 0.0, ..settings } } else { settings };
        let searcher = Searcher::new(settings).with_clock(clock);
        Self { sight, personality, limits, searcher }
    }

    /// The move that it likes best, unless it passes that over, and so on down to the last that is nearly as good: only such a
    /// move can be mistaken for the best. What tempts its personality is passed over less often.
    fn settle_for(&self, choice: &Choice<G::Action>, view: &G::View, entropy: &mut dyn Entropy) -> G::Action {
        let state = G::determinize(view, &mut Sampled(&mut *entropy));
        let is_looked_at = |other: &Candidate<G::Action>| other.visits > 0 || choice.iterations == 0;
        let is_near = |other: &Candidate<G::Action>| other.value > choice.ranked[0].value - NEARLY;
        let mut action = choice.action;
        for next in choice.ranked[1..].iter().filter(|other| is_looked_at(other) && is_near(other)) {
            let temptation = match self.personality {
                Personality::Balanced => 0.0,
                personality => state.temptation(action, personality),
            };
            if entropy.below(1 << 16) as f32 >= (1 << 16) as f32 * self.sight.passes_over * exp(-temptation) {
                break;
            }
            action = next.action;
        }
        action
    }

    /// The best one step ahead, of what was not overlooked.
    fn glance(&self, view: &G::View, entropy: &mut dyn Entropy) -> Choice<G::Action> {
        let state = G::determinize(view, &mut Sampled(&mut *entropy));
        let ToAct::Seat(seat) = state.to_act() else { panic!("a bot is asked only while the game runs") };
        let model = state.model();
        let mut seen = state.legal();
        state.narrow(&mut seen);
        let spared = seen[entropy.below(seen.len() as u32) as usize];
        seen.retain(|&action| action == spared || entropy.below(100) >= self.sight.overlooks);
        let judged = seen.into_iter().map(|action| {
            let mut after = state.clone();
            after.apply_unchecked(action, &mut Sampled(&mut *entropy), &mut ());
            model.finish_turn(&mut after, &mut Sampled(&mut *entropy));
            let value = model.judge(&after)[seat.index()];
            let taste = Settings::default().fondness * after.taste(seat, self.personality);
            Candidate { action, value: (value + taste).clamp(0.0, 1.0), visits: 0, prior: 0.0 }
        });
        let mut ranked: Vec<_> = judged.collect();
        ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
        Choice { action: ranked[0].action, win: model.judge(&state), ranked, iterations: 0 }
    }
}

impl<G: Knowledge> Bot<G> for Leveled<G> {
    fn choose(&mut self, view: &G::View, budget: &Budget, entropy: &mut dyn Entropy) -> Choice<G::Action> {
        let mut choice = if self.sight.iterations == Some(0) {
            self.glance(view, entropy)
        } else {
            let most = budget.time;
            let mut budget = budget.within(self.limits);
            if budget.time.is_none() && budget.iterations.is_none() {
                budget.time = Some(DEFAULT_TIME);
            }
            // Its own time is meant on average. The time that the choice comes with is the most there is.
            let time = budget.time.unwrap_or_default();
            let overtime = OVERTIME * time;
            self.searcher.set_overtime(most.map_or(overtime, |most| overtime.min(most - time)));
            self.searcher.choose(view, &budget, entropy)
        };
        if self.sight.passes_over > 0.0 {
            choice.action = self.settle_for(&choice, view, entropy);
        }
        choice
    }

    fn observe(&mut self, action: G::Action) {
        self.searcher.observe(action);
    }

    fn rest(&mut self) {
        self.searcher.rest();
    }

    fn remembers(&self) -> usize {
        self.searcher.remembers()
    }

    fn forget(&mut self) {
        self.searcher.forget();
    }
}
