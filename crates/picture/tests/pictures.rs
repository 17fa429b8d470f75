//! Pictures of games on their way: whole, self-contained, and silent about what is hidden.

use parure_engine::any::{AnyGame, AnySetup, RulesId};
use parure_engine::chance::Sampled;
use parure_engine::classic::Action;
use parure_engine::seat::{Observer, Seat};
use parure_engine::{Game, Level, Splendor};
use parure_picture::{Picture, Theme};

/// A game of random moves, seen after each of them.
fn positions(rules: RulesId, players: usize, seed: u64) -> Vec<AnyGame> {
    let mut chance = Sampled::from_seed(seed);
    let expansion: Vec<_> = rules.expansion().map(|word| ("expansion", word)).into_iter().collect();
    let setup = AnySetup::with_options(rules.game(), players, &expansion).expect("the expansion is one of the game");
    let mut state = AnyGame::new(&setup, &mut chance).expect("it can be laid out");
    let mut positions = vec![state.clone()];
    while let Some(action) = chance.pick(&state.legal()) {
        state.play(action, &mut chance).expect("it is legal");
        positions.push(state.clone());
    }
    positions
}

fn players(rules: RulesId) -> std::ops::RangeInclusive<usize> {
    if rules == RulesId::Duel { 2..=2 } else { 2..=4 }
}

#[test]
fn every_picture_is_whole() {
    for game in RulesId::ALL {
        for players in players(game) {
            for position in positions(game, players, 3).iter().step_by(9) {
                for theme in [Theme::Dark, Theme::Light] {
                    let svg = Picture::of(&position.view(Observer::Referee)).theme(theme).svg();
                    let document = roxmltree::Document::parse(&svg).expect("it is XML");
                    let ids: Vec<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
                    for used in document.descendants().filter_map(|node| node.attribute("href")) {
                        assert!(ids.contains(&&used[1..]), "{game:?}: nothing is drawn for {used}");
                    }
                    assert!(!svg.contains("var(") && !svg.contains("<text"), "{game:?}: it needs a page");
                    assert!(!svg.contains("\"none\"/><use"), "{game:?}: a colour is missing");
                }
            }
        }
    }
}

#[test]
fn what_is_hidden_changes_nothing() {
    for game in RulesId::ALL {
        for position in positions(game, 2, 11).iter().step_by(5) {
            let view = position.view(Observer::Spectator);
            let drawn = Picture::of(&view).svg();
            for seed in 0..4 {
                let supposed = view.determinize(&mut Sampled::from_seed(seed));
                assert_eq!(Picture::of(&supposed.view(Observer::Spectator)).svg(), drawn);
            }
        }
    }
}

#[test]
fn a_card_reserved_blindly_is_a_back_to_all_but_its_owner() {
    let mut chance = Sampled::from_seed(5);
    let mut game = Splendor::start(2, &mut chance).expect("two can play");
    game.play(Action::ReserveTop(Level::Three), &mut chance).expect("it is legal");
    let game = AnyGame::from(game);
    let backs = |observer| Picture::of(&game.view(observer)).svg().matches("#splendor-dark-back-3\"").count();
    assert_eq!(backs(Observer::Spectator), 2, "the deck and the card");
    assert_eq!(backs(Observer::Seat(Seat::FIRST)), 1, "the deck");
}

#[test]
fn winners_wear_a_laurel() {
    let game = &positions(RulesId::Marvel, 3, 1)[0];
    let plain = Picture::of(&game.view(Observer::Spectator));
    let won = plain.clone().winners(Seat::new(1));
    assert!(won.svg().len() > plain.svg().len());
}
