//! A duplicate match between two or more bots: `cargo run --release --example duel_of_bots -- splendor 2 DEALS SEED A B`; an
//! expansion goes by its own word, as `cities`.
//!
//! A bot is a spec (`level3`, `strongest:300ms`) or a search with other settings:
//! `search,it=400,ms=100,model=FILE,c=0.7,caution=0.2,patience=1000,sweeps=1,softness=0.8,reuse=no`.

use std::sync::Arc;
use std::time::Duration;

use parure_bots::bot::{Bot, Choice};
use parure_bots::match_play::{Contender, duplicate_match};
use parure_bots::model::Model;
use parure_bots::search::{Searcher, Settings};
use parure_bots::{BotGame, BotSpec, Budget, Knowledge};
use parure_engine::any::RulesId;
use parure_engine::chance::Entropy;
use parure_engine::game::{Options, Setup};
use parure_engine::with_game;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, deals, seed, bots @ ..] = &arguments[..] else { panic!("GAME PLAYERS DEALS SEED BOT…") };
    let (team, game) = if game == "team" { (true, "splendor") } else { (false, game.as_str()) };
    let numbers = [players, deals, seed].map(|text| text.parse().expect("a number"));
    let rules = RulesId::ALL.into_iter().find(|rules| rules.word() == game).expect("a game or an expansion");
    with_game!(rules, G => play::<G>(numbers, bots, team));
}

fn play<G: BotGame>([players, deals, seed]: [u64; 3], bots: &[String], team: bool) {
    let mut setup = Setup { players: players as usize, options: G::Options::default() };
    if team {
        setup.options.set("team", "true").expect("only Splendor has teams");
    }
    // Fewer bots than seats sit down in turn.
    let mut contenders: Vec<_> = (0..setup.players).map(|place| contender::<G>(&bots[place % bots.len()])).collect();
    let report = duplicate_match(&setup, &mut contenders, deals as u32, seed).expect("a setup that can be played");
    for (name, standing) in bots.iter().cycle().zip(&report.standings) {
        println!("{:6.3} ± {:.3}  {name}", standing.score, standing.margin);
    }
    println!("{} games, {:.1} steps on average, {} stopped", report.games, report.steps, report.stopped);
}

fn contender<G: BotGame>(text: &str) -> Contender<G> {
    let Some(words) = text.strip_prefix("search") else {
        let spec = BotSpec::parse(text).expect("a bot");
        return Contender { bot: spec.build().expect("not a program"), budget: spec.budget };
    };
    let mut settings = Settings::default();
    let mut budget = Budget::UNLIMITED;
    let (mut model, mut forgets) = (None, false);
    for word in words.split(',').filter(|word| !word.is_empty()) {
        let (key, value) = word.split_once('=').expect("key=value");
        let number = || value.parse::<f32>().expect("a number");
        match key {
            "it" => budget.iterations = Some(number() as u32),
            "ms" => budget.time = Some(Duration::from_millis(number() as u64)),
            "threads" => budget.threads = number() as usize,
            "c" => settings.exploration = number(),
            "caution" => settings.caution = number(),
            "patience" => settings.patience = number(),
            "sweeps" => settings.sweeps = number() as u32,
            "softness" => settings.softness = number(),
            "reuse" => forgets = value == "no",
            "model" => {
                let loaded = Model::load::<G>(value.as_ref()).unwrap_or_else(|error| panic!("{error}"));
                model = Some(Arc::new(loaded));
            }
            _ => panic!("there is no setting `{key}`"),
        }
    }
    let mut searcher = Searcher::<G>::new(settings);
    if let Some(model) = model {
        searcher = searcher.with_model(model);
    }
    let bot: Box<dyn Bot<G>> = if forgets { Box::new(Forgetful(searcher)) } else { Box::new(searcher) };
    Contender { bot, budget }
}

/// A search that is never told what was played.
struct Forgetful<G: Knowledge>(Searcher<G>);

impl<G: Knowledge> Bot<G> for Forgetful<G> {
    fn choose(&mut self, view: &G::View, budget: &Budget, entropy: &mut dyn Entropy) -> Choice<G::Action> {
        self.0.choose(view, budget, entropy)
    }
}
