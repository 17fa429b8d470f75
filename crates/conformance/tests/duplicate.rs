//! Duplicate games: with the same deal, every deck comes up in the same order, whatever is played.

use parure_conformance::{LawSubject, start};
use parure_engine::card::{CardId, Level};
use parure_engine::chance::{Draw, Entropy, FixedDeal, Recording, SplitMix64};
use parure_engine::duel::Duel;
use parure_engine::game::Setup;
use parure_engine::marvel::Marvel;
use parure_engine::splendor::{Cities, Orient, Posts, Splendor, Strongholds};

/// What came up in a game whose luck is this deal and whose choices come from another seed.
fn draws<G: LawSubject>(deal: u64, choices: u64) -> Vec<Draw> {
    let (mut luck, mut choices) = (Recording::new(FixedDeal::from_seed(deal)), SplitMix64::new(choices));
    let mut state: G = start(&Setup { players: 2, options: G::Options::default() }, &mut luck);
    let mut legal = Vec::new();
    for _ in 0..150 {
        legal.clear();
        state.legal_actions(&mut legal);
        if legal.is_empty() {
            break;
        }
        state.apply_unchecked(legal[choices.below(legal.len() as u32) as usize], &mut luck, &mut ());
    }
    luck.take()
}

/// What came up from the first or the second deck of a level.
fn order(draws: &[Draw], level: Level, second: bool) -> Vec<CardId> {
    let cards = draws.iter().filter_map(|draw| if let Draw::Card(card) = draw { Some(*card) } else { None });
    cards.filter(|card| card.level() == level && card.is_of_second_deck() == second).collect()
}

fn tiles(draws: &[Draw]) -> Vec<Draw> {
    draws.iter().copied().filter(|draw| matches!(draw, Draw::Tile(_))).collect()
}

fn has_one_order<G: LawSubject>() {
    for deal in 0..20 {
        let (one, other) = (draws::<G>(deal, 100), draws::<G>(deal, 200));
        assert_ne!(one, other, "the games differ");
        assert_eq!(tiles(&one), tiles(&other));
        for (level, second) in Level::ALL.into_iter().flat_map(|level| [(level, false), (level, true)]) {
            let (one, other) = (order(&one, level, second), order(&other, level, second));
            assert!(one.starts_with(&other) || other.starts_with(&one), "{level:?}: {one:?} and {other:?}");
        }
    }
    let order = |deal| order(&draws::<G>(deal, 1), Level::One, false);
    assert_ne!(order(1), order(2), "deals differ");
}

#[test]
fn splendor_has_one_order_for_a_deal() {
    has_one_order::<Splendor>();
}

#[test]
fn expansions_have_one_order_for_a_deal() {
    has_one_order::<Cities>();
    has_one_order::<Posts>();
    has_one_order::<Orient>();
    has_one_order::<Strongholds>();
}

#[test]
fn marvel_has_one_order_for_a_deal() {
    has_one_order::<Marvel>();
}

#[test]
fn duel_has_one_order_for_a_deal() {
    has_one_order::<Duel>();
}
