//! What choices lose, as a much longer search sees it:
//! `cargo run --release --example search_loss -- splendor 2 POSITIONS SEED JUDGE BOT…`.
//!
//! Positions come from games between short searches. In each, the judge, a long search, says what every action is worth, and
//! each bot chooses, without knowing what was before. The loss of a choice is the win chance by which the best action is
//! better. Beside it stands the difference to the first bot, position by position, and how often a bot chose as the judge did.
//! Last comes how often the judge's choice was the first in its prior, and among the first three. How bots are written:
//! `contender/mod.rs`.

mod contender;

use parure_bots::bot::Bot;
use parure_bots::match_play::Contender;
use parure_bots::search::Searcher;
use parure_bots::{BotGame, Budget};
use parure_engine::any::RulesId;
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::game::{Setup, ToAct};
use parure_engine::seat::Observer;
use parure_engine::with_game;

use contender::contender;

/// The iterations of the players of the games.
const PLAYED: u32 = 150;
/// Every so many choices one is looked at.
const EVERY: u32 = 5;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, numbers @ ..] = &arguments[..] else { panic!("GAME PLAYERS POSITIONS SEED JUDGE BOT…") };
    let (numbers, bots) = numbers.split_first_chunk::<3>().expect("PLAYERS POSITIONS SEED");
    let (judge, bots) = bots.split_first().expect("JUDGE");
    let numbers = numbers.each_ref().map(|text| text.parse().expect("a number"));
    let rules = RulesId::ALL.into_iter().find(|rules| rules.word() == game).expect("a game or an expansion");
    with_game!(rules, G => measure::<G>(numbers, judge, bots));
}

fn measure<G: BotGame>([players, positions, seed]: [u64; 3], judge: &str, bots: &[String]) {
    let setup = Setup { players: players as usize, options: G::Options::default() };
    let mut judge = contender::<G>(judge);
    let mut contenders: Vec<_> = bots.iter().map(|bot| contender::<G>(bot)).collect();
    let (mut losses, mut agreed) = (vec![Vec::new(); bots.len()], vec![0; bots.len()]);
    let (mut looked_at, mut places) = (0, Vec::new());
    let (mut entropy, mut luck) = (SplitMix64::new(seed), Sampled(SplitMix64::new(seed)));
    while looked_at < positions {
        let mut state = G::new(&setup, &mut luck).expect("a setup that can be played");
        let mut player = Searcher::<G>::default();
        let mut choices = 0;
        while let ToAct::Seat(seat) = state.to_act() {
            let view = state.view(Observer::Seat(seat));
            let choice = player.choose(&view, &Budget::iterations(PLAYED), &mut entropy);
            choices += u32::from(choice.iterations > 0);
            if choice.iterations > 0 && choices % EVERY == 0 && looked_at < positions {
                looked_at += 1;
                judge.bot.forget();
                let truth = judge.bot.choose(&view, &judge.budget, &mut entropy).ranked;
                places.push(truth.iter().filter(|candidate| candidate.prior > truth[0].prior).count());
                let noted = losses.iter_mut().zip(&mut agreed);
                for (Contender { bot, budget }, (losses, agreed)) in contenders.iter_mut().zip(noted) {
                    bot.forget();
                    let chosen = bot.choose(&view, budget, &mut entropy).action;
                    *agreed += u32::from(chosen == truth[0].action);
                    let worth = truth.iter().find(|candidate| candidate.action == chosen);
                    losses.push(f64::from(truth[0].value - worth.map_or(0.0, |candidate| candidate.value)));
                }
            }
            state.apply(choice.action, &mut luck, &mut ()).expect("a bot plays legal actions");
            player.observe(choice.action);
        }
    }
    for ((name, lost), agreed) in bots.iter().zip(&losses).zip(agreed) {
        let differences: Vec<_> = lost.iter().zip(&losses[0]).map(|(one, first)| one - first).collect();
        let [(mean, margin), (more, most)] = [lost, &differences].map(|numbers| interval(numbers));
        let agreed = 100.0 * f64::from(agreed) / looked_at as f64;
        println!("{mean:.5} ± {margin:.5}  beside the first {more:+.5} ± {most:.5}  agreed {agreed:.1} %  {name}");
    }
    let share = |most| 100.0 * places.iter().filter(|&&place| place < most).count() as f64 / looked_at as f64;
    println!("{looked_at} positions; first in the prior {:.1} %, in the first three {:.1} %", share(1), share(3));
}

/// The mean and half its 95 % interval.
fn interval(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let variance = numbers.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}
