//! What is foreseen is what then happens.

mod common;

use std::collections::BTreeSet;

use parure_engine::card::{CardId, Level};
use parure_engine::chance::Sampled;
use parure_engine::classic;
use parure_engine::duel::{self, Duel};
use parure_engine::foresight::{Affordability, Foresight, GoalKind};
use parure_engine::game::{Game, Refusal, Setup, ToAct};
use parure_engine::hand::Hand;
use parure_engine::marvel::{self, Marvel};
use parure_engine::notation::{Notation, parse_position};
use parure_engine::seat::{Observer, Seat};
use parure_engine::splendor::orient::OrientAction;
use parure_engine::splendor::{Cities, Orient, Posts, Splendor, Strongholds};
use parure_engine::tokens::Tokens;

use common::{random_game, setup};

/// Tells the card that an action buys, and what it pays.
trait Purchases: Foresight + Notation {
    fn bought(action: Self::Action) -> Option<(CardId, Tokens)>;
}

impl Purchases for Splendor {
    fn bought(action: Self::Action) -> Option<(CardId, Tokens)> {
        classic_purchase(action)
    }
}

impl Purchases for Cities {
    fn bought(action: Self::Action) -> Option<(CardId, Tokens)> {
        classic_purchase(action)
    }
}

impl Purchases for Posts {
    fn bought(action: Self::Action) -> Option<(CardId, Tokens)> {
        if let classic::Action::Buy(card, pay) = action { Some((card, pay.tokens())) } else { None }
    }
}

impl Purchases for Orient {
    fn bought(action: Self::Action) -> Option<(CardId, Tokens)> {
        match action {
            classic::Action::Buy(card, pay) => Some((card, pay.tokens())),
            classic::Action::Module(OrientAction::Buy(card, _, pay)) => Some((card, pay.tokens())),
            classic::Action::Module(OrientAction::Sacrifice(card, ..)) => Some((card, Tokens::ZERO)),
            _ => None,
        }
    }
}

impl Purchases for Strongholds {
    fn bought(action: Self::Action) -> Option<(CardId, Tokens)> {
        if let classic::Action::Buy(card, pay) = action { Some((card, pay.tokens())) } else { None }
    }
}

impl Purchases for Marvel {
    fn bought(action: Self::Action) -> Option<(CardId, Tokens)> {
        classic_purchase(action)
    }
}

impl Purchases for Duel {
    fn bought(action: duel::Action) -> Option<(CardId, Tokens)> {
        if let duel::Action::Buy(card, pay) = action { Some((card, pay.tokens())) } else { None }
    }
}

fn classic_purchase(action: classic::Action) -> Option<(CardId, Tokens)> {
    if let classic::Action::Buy(card, pay) = action { Some((card, pay.tokens())) } else { None }
}

/// Holds what is foreseen of a position against what its actions do.
fn examine<G: Purchases>(game: &G, seed: u64) -> usize {
    let ToAct::Seat(seat) = game.to_act() else { return 0 };
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let prices: Vec<_> = game.offers(seat).into_iter().map(|card| game.price_of(seat, card)).collect();
    let in_act = legal.iter().any(|&action| G::bought(action).is_some());
    if in_act {
        let told: BTreeSet<_> = prices.iter().filter(|price| price.is_buyable()).map(|price| price.card).collect();
        let bought: BTreeSet<_> = legal.iter().filter_map(|&action| G::bought(action)).map(|(card, _)| card).collect();
        assert_eq!(told, bought);
    }
    for price in &prices {
        // Gold that counts double, and cards that pay, make up for more than they are.
        if !matches!(G::EXPANSION, Some("posts" | "orient")) {
            assert_eq!(price.pay.total() + price.short_by(), price.price.total());
        }
        if let (Affordability::Held | Affordability::WithJokers, true) = (price.affordability, in_act) {
            assert!(legal.iter().any(|&action| G::bought(action) == Some((price.card, price.pay))));
        }
    }
    let before = game.points(seat);
    for &action in &legal {
        let (gain, mut after) = (game.gain(action), game.clone());
        after.apply(action, &mut Sampled::from_seed(seed), &mut ()).expect("a listed action is legal");
        // The points of a tile that is still to be chosen come with the choice.
        if gain.points > 0 || G::bought(action).is_some() {
            assert_eq!(after.points(seat).saturating_sub(before), gain.points, "{action:?}");
        }
        assert_eq!(gain.over > 0, !gain.returnable.is_empty());
        for &card in &gain.reach {
            assert!(!game.price_of(seat, card).is_buyable() || !in_act, "{action:?} reaches what was reached");
        }
    }
    prices.iter().filter(|price| matches!(price.affordability, Affordability::Closed(_))).count()
}

fn examine_games<G: Purchases>(setup: &Setup<G::Options>, games: u64) -> usize {
    let mut closed = 0;
    for seed in 0..games {
        random_game::<G>(setup, seed, |writer, _| closed += examine(writer.position(), seed));
    }
    closed
}

#[test]
fn prices_and_gains_are_those_of_the_rules() {
    assert_eq!(examine_games::<Splendor>(&setup(3, &[]), 6), 0);
    assert_eq!(examine_games::<Splendor>(&setup(4, &["team=true"]), 3), 0);
    assert_eq!(examine_games::<Cities>(&setup(2, &[]), 6), 0);
    assert_eq!(examine_games::<Posts>(&setup(3, &[]), 6), 0);
    assert!(examine_games::<Orient>(&setup(2, &[]), 6) > 0, "a sacrifice without cards, C-38");
    assert!(examine_games::<Strongholds>(&setup(2, &[]), 6) > 0, "a card with a rival's stronghold, C-42");
    assert_eq!(examine_games::<Marvel>(&setup(2, &[]), 6), 0);
    assert!(examine_games::<Duel>(&setup(2, &[]), 6) > 0, "a joker card without a card below it, D-17");
}

#[test]
fn a_card_that_a_rule_closes_says_which() {
    let game: Duel = parse_position(include_str!("positions/card_closed_by_a_rule.txt")).expect("a position");
    let closed = game.offers(Seat::FIRST).into_iter().find_map(|card| {
        let price = game.price_of(Seat::FIRST, card);
        if let Affordability::Closed(refusal) = price.affordability { Some(refusal) } else { None }
    });
    assert_eq!(closed, Some(duel::Refusal::NothingUnderJoker));
    assert_eq!(game.goals(Seat::FIRST)[2].kind, GoalKind::ColorPoints { color: None });
}

#[test]
fn a_take_of_three_alike_gives_a_privilege_and_goes_over_the_limit() {
    let game: Duel = parse_position(
        "duel 2\n\
         turn 0 round 12 phase act\n\
         board www../*..../...../...../.....\n\
         1 D1-01 D1-03 D1-04 D1-06 D1-07\n\
         2 D2-01 D2-02 D2-03 D2-04\n\
         3 D3-01 D3-02 D3-03\n\
         seat 0 tokens uuuggrrkk privileges 1\n\
         seat 1 tokens r privileges 1",
    )
    .expect("a position");
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let three = legal.into_iter().find(|action| matches!(action, duel::Action::Take(cells) if cells.len() == 3));
    let gain = game.gain(three.expect("three lie in a line"));
    assert!(gain.gives_privilege && !gain.gains_privilege && !gain.extra_turn);
    assert_eq!((gain.over, gain.returnable.total()), (2, 12));
}

/// The first card of level 3 brings the time stone, which never goes back (M-12, M-14).
#[test]
fn a_purchase_brings_points_tiles_and_the_time_stone() {
    let game: Marvel = parse_position(include_str!("positions/time_stone_in_reach.txt")).expect("a position");
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let gains: Vec<_> =
        legal.into_iter().filter(|&action| Marvel::bought(action).is_some()).map(|a| game.gain(a)).collect();
    let stone = gains.iter().find(|gain| gain.tokens == Tokens::one(marvel::TIME)).expect("a level 3 card in reach");
    assert!(stone.points > 0);
    let goals = game.goals(Seat::FIRST);
    assert_eq!(goals.iter().map(|goal| goal.need).collect::<Vec<_>>(), [marvel::GAUNTLET_POINTS, 5, 1]);
    assert!(matches!(goals[1].kind, GoalKind::Colors { lacking } if lacking.is_empty()));
}

#[test]
fn partners_are_one_side() {
    let new = |options: &[&str]| Splendor::new(&setup(4, options), &mut Sampled::from_seed(1)).expect("a setup");
    let side = |game: &Splendor, seat: usize| -> Vec<usize> {
        game.side(Seat::new(seat).expect("a seat")).iter().map(Seat::index).collect()
    };
    assert_eq!((side(&new(&["team=true"]), 3), side(&new(&[]), 3)), (vec![1, 3], vec![3]));
}

#[test]
fn decks_say_why_they_are_closed() {
    let game: Splendor = parse_position(
        "splendor 2\n\
         turn 0 round 20 phase act\n\
         1 S1-01 S1-02 S1-03 S1-04\n\
         2 S2-01 S2-02 S2-03 S2-04\n\
         3 S3-01 S3-02 S3-03 S3-04\n\
         tiles SN-02 SN-05 SN-07\n\
         seat 0 tokens wrk hand S1-10 S1-11 S1-12\n\
         seat 1 tokens uu",
    )
    .expect("a position");
    let closed = Level::ALL.map(|level| game.closed_deck(level).map(Refusal::code));
    assert_eq!(closed, [Some("hand_full"); 3]);
}

#[test]
fn covered_reserves_tell_others_their_level_only() {
    for seed in 0..4 {
        random_game::<Splendor>(&setup(3, &[]), seed, |writer, _| {
            let game = writer.position();
            for observer in [Observer::Spectator, Observer::Seat(Seat::FIRST), Observer::Referee] {
                let (open, mut covered) = (game.view(observer), game.view(observer));
                Splendor::cover_reserves(&mut covered, observer);
                for seat in Seat::all(3) {
                    let (open, covered) = (&open.seats[seat.index()].hand, &covered.seats[seat.index()].hand);
                    assert_eq!(open.len(), covered.len());
                    let expected = if observer.sees_hand_of(seat) { open.known } else { Hand::default() };
                    assert_eq!(covered.known, expected);
                }
            }
        });
    }
}

/// A covered view is the view of some state: nothing that lies face down is missing from what is unseen.
fn covered_views_fit<G: Foresight + Notation>(players: usize) {
    for seed in 0..4 {
        random_game::<G>(&setup(players, &[]), seed, |writer, _| {
            let game = writer.position();
            for observer in Seat::all(players).map(Observer::Seat).chain([Observer::Spectator]) {
                let mut covered = game.view(observer);
                G::cover_reserves(&mut covered, observer);
                let mut again = G::determinize(&covered, &mut Sampled::from_seed(seed)).view(observer);
                G::cover_reserves(&mut again, observer);
                assert_eq!(again, covered);
            }
        });
    }
}

#[test]
fn covered_reserves_are_among_what_is_unseen() {
    covered_views_fit::<Splendor>(3);
    covered_views_fit::<Orient>(2);
    covered_views_fit::<Marvel>(2);
    covered_views_fit::<Duel>(2);
}
