//! Bots that the examples let play: a spec (`level3`, `strongest:300ms`) or a search with other settings:
//! `search,it=400,ms=100,model=FILE,c=0.7,caution=0.2,patience=1000,sweeps=1,softness=0.8,foresight=10,early=yes,more=1,threads=2,trees=2,reuse=no`.
//!
//! `early` ends searches that are settled, and with `more` an open one takes up to so many times longer by what was saved.
//! `threads` search one tree together; `trees` are searches apart that share the iterations, and then their visits are added up.

use std::sync::Arc;
use std::time::Duration;

use parure_bots::bot::{Bot, Choice};
use parure_bots::match_play::Contender;
use parure_bots::model::Model;
use parure_bots::search::{Searcher, Settings};
use parure_bots::{BotGame, BotSpec, Budget, Knowledge};
use parure_engine::chance::Entropy;

/// The bot of this name.
pub fn contender<G: BotGame>(text: &str) -> Contender<G> {
    let Some(words) = text.strip_prefix("search") else {
        let spec = BotSpec::parse(text).expect("a bot");
        return Contender { bot: spec.build().expect("not a program"), budget: spec.budget };
    };
    let mut settings = Settings::default();
    let mut budget = Budget::UNLIMITED;
    let (mut model, mut reuses, mut trees, mut more) = (None, true, 1, 0.0);
    for word in words.split(',').filter(|word| !word.is_empty()) {
        let (key, value) = word.split_once('=').expect("key=value");
        let number = || value.parse::<f32>().expect("a number");
        match key {
            "it" => budget.iterations = Some(number() as u32),
            "ms" => budget.time = Some(Duration::from_millis(number() as u64)),
            "threads" => budget.threads = number() as usize,
            "trees" => trees = number() as u32,
            "c" => settings.exploration = number(),
            "caution" => settings.caution = number(),
            "patience" => settings.patience = number(),
            "sweeps" => settings.sweeps = number() as u32,
            "softness" => settings.softness = number(),
            "foresight" => settings.foresight = number(),
            "early" => settings.stops_early = value != "no",
            "more" => more = number(),
            "reuse" => reuses = value != "no",
            "model" => {
                let loaded = Model::load::<G>(value.as_ref()).unwrap_or_else(|error| panic!("{error}"));
                model = Some(Arc::new(loaded));
            }
            _ => panic!("there is no setting `{key}`"),
        }
    }
    let searcher = || {
        let mut searcher = Searcher::<G>::new(settings.clone());
        searcher.set_overtime(budget.time.unwrap_or_default().mul_f32(more));
        if let Some(model) = &model { searcher.with_model(model.clone()) } else { searcher }
    };
    budget.iterations = budget.iterations.map(|iterations| iterations / trees);
    Contender { bot: Box::new(Apart { searchers: (0..trees).map(|_| searcher()).collect(), reuses }), budget }
}

/// Searches that know nothing of each other and vote by their visits.
struct Apart<G: Knowledge> {
    searchers: Vec<Searcher<G>>,
    /// Whether they are told what was played.
    reuses: bool,
}

impl<G: Knowledge> Bot<G> for Apart<G> {
    fn choose(&mut self, view: &G::View, budget: &Budget, entropy: &mut dyn Entropy) -> Choice<G::Action> {
        let mut choices = self.searchers.iter_mut().map(|searcher| searcher.choose(view, budget, entropy));
        let mut all = choices.next().expect("at least one search");
        for choice in choices {
            for candidate in choice.ranked {
                match all.ranked.iter_mut().find(|known| known.action == candidate.action) {
                    Some(known) => known.visits += candidate.visits,
                    None => all.ranked.push(candidate),
                }
            }
        }
        all.ranked.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.prior.total_cmp(&a.prior)));
        all.action = all.ranked[0].action;
        all
    }

    fn observe(&mut self, action: G::Action) {
        if self.reuses {
            self.searchers.iter_mut().for_each(|searcher| searcher.observe(action));
        }
    }

    fn forget(&mut self) {
        self.searchers.iter_mut().for_each(Bot::forget);
    }
}
