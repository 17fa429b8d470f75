//! Bots' games of every expansion and number of players keep the laws that every game keeps: they come to positions that
//! random games hardly do. `PARURE_EFFORT` says how many times as many games are played.

use parure_bots::{Bot, BotGame, BotSpec, Budget};
use parure_conformance::{Coverage, Effort, LawSubject, examine_by};
use parure_engine::chance::{Entropy, SplitMix64};
use parure_engine::game::{Setup, ToAct};
use parure_engine::notation::Notation;
use parure_engine::seat::{Observer, Seat};
use parure_engine::splendor::{Cities, Orient, Posts, Strongholds};

/// Who sits at the table; the first seat goes round from game to game.
const BOTS: [&str; 4] = ["strongest:16it", "level4:10it", "greedy", "strongest:noble_hunter:8it"];

fn keep_the_laws<G: BotGame + LawSubject + Notation>() {
    for players in 2..=4 {
        let setup = Setup::with_options(players, &[] as &[(&str, &str)]).expect("there are no options to refuse");
        let (effort, mut met, mut over) = (Effort::scaled(2, 1), Coverage::default(), 0);
        for seed in (effort.seed..).take(effort.games) {
            let mut bots: Vec<Box<dyn Bot<G>>> = (0..players)
                .map(|place| BOTS[(place + seed as usize) % BOTS.len()])
                .map(|name| BotSpec::parse(name).expect("a bot's name").build().expect("a bot of the game"))
                .collect();
            let mut luck: Vec<_> =
                Seat::all(players).map(|seat| SplitMix64::new(seed ^ (seat.index() as u64) << 32)).collect();
            let choose = |state: &G, _: &[G::Action]| {
                let ToAct::Seat(seat) = state.to_act() else { panic!("nobody chooses once the game is over") };
                let entropy: &mut dyn Entropy = &mut luck[seat.index()];
                let view = state.view(Observer::Seat(seat));
                let choice = bots[seat.index()].choose(&view, &Budget::UNLIMITED, entropy);
                bots.iter_mut().for_each(|bot| bot.observe(choice.action));
                choice.action
            };
            over += usize::from(examine_by::<G>(&setup, "bots", seed, choose, &mut met));
        }
        let (expansion, games, positions) = (G::EXPANSION.unwrap_or("none"), effort.games, met.positions);
        println!("{expansion}, {players} players: {games} games, {positions} positions");
        assert_eq!(over, effort.games, "bots' games end");
    }
}

#[test]
fn cities() {
    keep_the_laws::<Cities>();
}

#[test]
fn posts() {
    keep_the_laws::<Posts>();
}

#[test]
fn orient() {
    keep_the_laws::<Orient>();
}

#[test]
fn strongholds() {
    keep_the_laws::<Strongholds>();
}
