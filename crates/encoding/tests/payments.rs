//! No card can be paid in more ways than a purchase has codes.

use parure_encoding::PAYMENTS;
use parure_engine::classic::Rules;
use parure_engine::duel::Duel;
use parure_engine::marvel::MarvelRules;
use parure_engine::splendor::SplendorRules;
use parure_engine::tokens::Tokens;

/// The tokens that a player can hold when it is time to buy (S-21, M-14, D-22).
const PURSE: u8 = 10;

/// The most ways to pay any price up to `cost` with at most so many jokers: counts through every part of the price that
/// the purse holds, leaving the rest of the purse to the jokers.
fn most_ways(cost: Tokens, jokers: u8) -> usize {
    let counts: Vec<u8> = cost.counts().into_iter().filter(|&count| count > 0).collect();
    let mut held = vec![0; counts.len()];
    let mut most = 0;
    loop {
        let total: u8 = held.iter().sum();
        if total <= PURSE {
            most = most.max(ways(&held, jokers.min(PURSE - total)));
        }
        let Some(next) = (0..held.len()).find(|&place| held[place] < counts[place]) else { return most };
        held[next] += 1;
        held[..next].fill(0);
    }
}

/// How many parts of these tokens there are of at most so many.
fn ways(held: &[u8], jokers: u8) -> usize {
    match held.split_first() {
        None => 1,
        Some((&first, rest)) => (0..=first.min(jokers)).map(|traded| ways(rest, jokers - traded)).sum(),
    }
}

#[test]
fn every_payment_has_a_code() {
    let classic = |cards: &'static parure_engine::classic::Cards| cards.all().iter().map(|card| cards.face(card).cost);
    let most = |costs: &mut dyn Iterator<Item = Tokens>, jokers| costs.map(|cost| most_ways(cost, jokers)).max();
    let splendor = most(&mut classic(SplendorRules::CARDS), 5);
    let marvel = most(&mut classic(MarvelRules::CARDS), 5);
    let duel = most(&mut Duel::cards().iter().map(|card| Duel::face(card).cost), 3);
    println!("{splendor:?} {marvel:?} {duel:?}");
    assert!([splendor, marvel, duel].iter().all(|most| most.is_some_and(|most| most > 10 && most <= PAYMENTS)));
}
