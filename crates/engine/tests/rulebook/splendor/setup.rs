//! Components and setup.

use parure_engine::card::Level;
use parure_engine::chance::{FixedDeal, Sampled};
use parure_engine::classic::Rules;
use parure_engine::game::{Game, Options, Setup, SetupError};
use parure_engine::splendor::{Splendor, SplendorOptions, SplendorRules};
use parure_engine::tokens::{GEMS, Tokens};

use super::{seat, tokens};
use crate::support::{after, legal, seat_to_act};

fn new(players: usize, options: &[(&str, &str)]) -> Result<Splendor, SetupError> {
    let mut house = SplendorOptions::default();
    options.iter().for_each(|(key, value)| house.set(key, value).expect("an option of the game"));
    Splendor::new(&Setup { players, options: house }, &mut Sampled::from_seed(5))
}

#[test]
fn s_01_there_are_forty_tokens() {
    let bank = new(4, &[]).expect("four can play").bank();
    assert_eq!((bank, bank.total()), (tokens([7, 7, 7, 7, 7, 5]), 40));
}

#[test]
fn s_02_the_ninety_cards_are_as_printed() {
    let cards = SplendorRules::CARDS;
    let levels = Level::ALL.map(|level| cards.all().level(level).len());
    assert_eq!(levels, [40, 30, 20]);
    assert_eq!(cards.all().iter().map(|card| u32::from(cards.face(card).points)).sum::<u32>(), 140);
    for (level, per_color, demand) in [(Level::One, 8, 33), (Level::Two, 6, 41), (Level::Three, 4, 43)] {
        let of_level: Vec<_> = cards.all().iter().filter(|card| card.level() == level).collect();
        for gem in GEMS {
            assert_eq!(of_level.iter().filter(|&&card| cards.face(card).bonus == gem).count(), per_color);
            let asked: u32 = of_level.iter().map(|&card| u32::from(cards.face(card).cost.get(gem))).sum();
            assert_eq!(asked, demand, "{level:?} {gem:?}");
        }
    }
    assert!(cards.all().iter().all(|card| cards.face(card).points <= 5));
}

#[test]
fn s_02_families_of_five_share_their_price_fairly() {
    // Each level's cards fall into families: the same points and the same multiset of prices, one card per colour, and
    // within a family every price value falls equally often on every colour.
    let cards = SplendorRules::CARDS;
    let mut families = std::collections::BTreeMap::<_, Vec<_>>::new();
    for card in cards.all().iter() {
        let face = cards.face(card);
        let mut prices = face.cost.counts();
        prices.sort_unstable();
        families.entry((card.level(), face.points, prices)).or_default().push(face);
    }
    assert_eq!(families.len(), 18);
    for (family, faces) in families {
        assert_eq!(faces.len(), 5, "{family:?}");
        let asked = |gem| {
            let mut values: Vec<_> = faces.iter().map(|face| face.cost.get(gem)).collect();
            values.sort_unstable();
            values
        };
        assert!(GEMS.iter().all(|&gem| faces.iter().filter(|face| face.bonus == gem).count() == 1));
        assert!(GEMS.iter().all(|&gem| asked(gem) == asked(GEMS[0])), "{family:?}");
    }
}

#[test]
fn s_03_the_ten_nobles_are_as_printed() {
    let nobles = SplendorRules::TILES;
    assert_eq!(nobles.len(), 10);
    assert!(nobles.iter().all(|noble| noble.points == 3));
    let asked = nobles.iter().fold(Tokens::ZERO, |sum, noble| sum + noble.needs);
    assert_eq!(asked, tokens([17, 17, 17, 17, 17, 0]));
}

#[test]
fn s_04_the_supply_follows_the_number_of_players() {
    for (players, gems) in [(2, 4), (3, 5), (4, 7)] {
        let bank = new(players, &[]).expect("two to four can play").bank();
        assert_eq!(bank, tokens([gems, gems, gems, gems, gems, 5]));
    }
    for players in [0, 1, 5, 100] {
        assert_eq!(new(players, &[]).map(|_| ()), Err(SetupError::Players { players, allowed: 2..=4 }));
    }
}

#[test]
fn s_05_four_cards_of_each_level_lie_face_up() {
    let table = new(2, &[]).expect("two can play");
    for (level, left) in [(Level::One, 36), (Level::Two, 26), (Level::Three, 16)] {
        assert_eq!(table.market().row(level).iter().flatten().count(), 4);
        assert_eq!(table.decks().level(level).len(), left);
    }
}

#[test]
fn s_05_every_card_comes_up_as_often_as_any_other() {
    let mut chance = Sampled::from_seed(9);
    let setup = Setup { players: 2, options: SplendorOptions::default() };
    let mut seen = [0u32; 40];
    for _ in 0..10_000 {
        let table = Splendor::new(&setup, &mut chance).expect("two can play");
        table.market().row(Level::One).iter().flatten().for_each(|card| seen[card.index()] += 1);
    }
    // 1,000 expected each, with a standard deviation of 30.
    assert!(seen.iter().all(|&times| (850..1150).contains(&times)), "{seen:?}");
}

#[test]
fn s_06_one_noble_more_than_players_lies_out() {
    for players in 2..=4 {
        assert_eq!(new(players, &[]).expect("two to four can play").tiles().len(), players + 1);
    }
}

#[test]
fn s_07_the_first_seat_starts_and_play_is_clockwise() {
    let mut table = new(3, &[]).expect("three can play");
    for expected in [0, 1, 2, 0] {
        assert_eq!(seat_to_act(&table), expected);
        let first = legal(&table)[0].clone();
        table = after(&table, &[&first]);
    }
    assert_eq!((table.seat(), table.round()), (seat(1), 2));
}

#[test]
fn s_07_the_same_deal_can_be_played_with_seats_swapped() {
    let setup = Setup { players: 2, options: SplendorOptions::default() };
    let deal = |seed| Splendor::new(&setup, &mut FixedDeal::from_seed(seed)).expect("two can play");
    assert_eq!(deal(3), deal(3));
    assert_ne!(deal(3), deal(4));
}

#[test]
fn s_30_the_quick_game_needs_ten_and_shows_three() {
    for players in 2..=4 {
        let table = new(players, &[("preset", "quick")]).expect("two to four can play");
        assert_eq!(table.options().target, 10);
        assert!(Level::ALL.iter().all(|&level| table.market().row(level).iter().flatten().count() == 3));
        assert_eq!(table.decks().len(), 81);
    }
}

#[test]
fn s_40_the_team_game_is_for_four() {
    assert!(new(4, &[("preset", "team")]).is_ok());
    for players in 2..=3 {
        assert_eq!(new(players, &[("team", "true")]).map(|_| ()), Err(SetupError::TeamNeedsFour));
    }
}

#[test]
fn s_40_presets_combine() {
    let table = new(4, &[("preset", "quick"), ("preset", "team"), ("target", "12")]).expect("four can play");
    assert_eq!((table.options().target, table.options().face_up, table.options().team), (12, 3, true));
}
