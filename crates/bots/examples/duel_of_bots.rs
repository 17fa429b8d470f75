//! A duplicate match between two or more bots: `cargo run --release --example duel_of_bots -- splendor 2 DEALS SEED A B`; an
//! expansion goes by its own word, as `cities`. How bots are written: `contender/mod.rs`.

mod contender;

use parure_bots::BotGame;
use parure_bots::match_play::duplicate_match;
use parure_engine::any::RulesId;
use parure_engine::game::{Options, Setup};
use parure_engine::with_game;

use contender::contender;

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
