//! Random games as a whole: their length, who wins, and whether luck is fair.

use parure_conformance::policy::Policy;
use parure_conformance::{LawSubject, play::Played, start};
use parure_engine::card::CardId;
use parure_engine::chance::Sampled;
use parure_engine::classic::Action;
use parure_engine::duel::{Cell, Duel, GOLD};
use parure_engine::game::{Game, Setup, ToAct};
use parure_engine::marvel::Marvel;
use parure_engine::seat::{Observer, Seat};
use parure_engine::splendor::Splendor;

fn setup<G: Game>(players: usize) -> Setup<G::Options> {
    Setup { players, options: G::Options::default() }
}

/// The steps and the first seat's share of the victories, over 400 random games.
fn random_games<G: LawSubject>(players: usize) -> (f64, f64) {
    const GAMES: u64 = 400;
    let (mut steps, mut won) = (0, 0.0);
    for seed in 0..GAMES {
        let game = Played::<G>::quietly(&setup::<G>(players), Policy::Uniform, seed);
        let ToAct::Over(outcome) = game.end.to_act() else { panic!("seed {seed} does not end") };
        steps += game.steps.len();
        won += if outcome.winners.contains(Seat::FIRST) { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
    }
    (steps as f64 / GAMES as f64, won / GAMES as f64)
}

#[track_caller]
fn near<G: LawSubject>(players: usize, steps: f64) {
    let (found, won) = random_games::<G>(players);
    assert!((found / steps - 1.0).abs() < 0.08, "{players} players take {found} steps, not about {steps}");
    let share = 1.0 / players as f64;
    assert!((won - share).abs() < 0.12, "of {players} players the first wins {won}");
}

#[test]
fn random_games_are_as_long_as_they_should_be() {
    near::<Splendor>(2, 88.0);
    near::<Splendor>(3, 122.0);
    near::<Splendor>(4, 182.0);
    near::<Marvel>(2, 92.0);
    near::<Marvel>(3, 126.0);
    near::<Marvel>(4, 190.0);
    near::<Duel>(2, 162.0);
}

/// Demands that something of this probability happened about as often as it should: within five standard deviations.
#[track_caller]
fn fair(what: &str, happened: u32, of: u32, probability: f64) {
    let (expected, of) = (probability * f64::from(of), f64::from(of));
    let deviation = (of * probability * (1.0 - probability)).sqrt();
    let away = (f64::from(happened) - expected).abs() / deviation;
    assert!(away < 5.0, "{what} happened {happened} times and should have about {expected}");
}

/// How many layouts are looked at.
const LAYOUTS: u32 = 4_000;

fn layouts<G: Game>(players: usize) -> impl Iterator<Item = G> {
    (0..LAYOUTS).map(move |seed| start(&setup::<G>(players), &mut Sampled::from_seed(seed.into())))
}

#[test]
fn every_card_lies_face_up_at_the_start_as_often_as_any_other() {
    let (mut splendor, mut marvel, mut duel) = ([0u32; 256], [0u32; 256], [0u32; 256]);
    let place = |card: CardId| card.level().index() * 64 + card.index();
    layouts::<Splendor>(2).for_each(|it| it.market().cards().iter().for_each(|card| splendor[place(card)] += 1));
    layouts::<Marvel>(4).for_each(|it| it.market().cards().iter().for_each(|card| marvel[place(card)] += 1));
    layouts::<Duel>(2).for_each(|it| it.open().pyramid.cards().iter().for_each(|card| duel[place(card)] += 1));
    for (level, (cards, dealt)) in [(40, 30), (30, 24), (20, 13)].into_iter().enumerate() {
        for index in 0..cards {
            let chance = 4.0 / cards as f64;
            fair(&format!("Splendor's {index} of level {level}"), splendor[level * 64 + index], LAYOUTS, chance);
            fair(&format!("Marvel's {index} of level {level}"), marvel[level * 64 + index], LAYOUTS, chance);
        }
        for index in 0..dealt {
            let chance = (5 - level) as f64 / dealt as f64;
            fair(&format!("Duel's {index} of level {level}"), duel[level * 64 + index], LAYOUTS, chance);
        }
    }
}

#[test]
fn every_tile_lies_out_as_often_as_any_other() {
    let (mut nobles, mut locations) = ([0u32; 16], [0u32; 16]);
    layouts::<Splendor>(3).for_each(|it| it.tiles().iter().for_each(|tile| nobles[tile.index()] += 1));
    layouts::<Marvel>(3).for_each(|it| it.tiles().iter().for_each(|tile| locations[tile.index()] += 1));
    nobles[..10].iter().for_each(|&times| fair("a noble", times, LAYOUTS, 0.4));
    // Three of four tiles lie out, each with either side up.
    locations[..8].iter().for_each(|&times| fair("a location", times, LAYOUTS, 0.375));
}

#[test]
fn gold_lies_on_every_cell_of_the_board_as_often_as_on_any_other() {
    let mut gold = [0u32; 25];
    layouts::<Duel>(2).for_each(|it| it.open().board.of(GOLD).iter().for_each(|cell| gold[cell.index()] += 1));
    Cell::all().for_each(|cell| fair(&format!("gold on {cell}"), gold[cell.index()], LAYOUTS, 3.0 / 25.0));
}

#[test]
fn a_guess_hides_every_unseen_card_as_often_as_any_other() {
    let mut table: Splendor = start(&setup::<Splendor>(2), &mut Sampled::from_seed(1));
    let level = parure_engine::card::Level::Three;
    table.apply(Action::ReserveTop(level), &mut Sampled::from_seed(2), &mut ()).expect("the deck has cards");
    let view = table.view(Observer::Spectator);
    let mut hidden = [0u32; 64];
    for seed in 0..LAYOUTS {
        let guess = Splendor::determinize(&view, &mut Sampled::from_seed(seed.into()));
        guess.player(Seat::FIRST).hand.iter().for_each(|reserved| hidden[reserved.card.index()] += 1);
    }
    let unseen = view.unseen.level(level);
    assert_eq!((unseen.len(), hidden.iter().filter(|&&times| times > 0).count()), (16, 16));
    unseen.iter().for_each(|index| fair("a hidden card", hidden[index], LAYOUTS, 1.0 / 16.0));
}
