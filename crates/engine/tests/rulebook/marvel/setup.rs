//! Components and setup.

use std::collections::BTreeSet;

use parure_engine::card::Level;
use parure_engine::chance::Sampled;
use parure_engine::classic::Rules;
use parure_engine::game::{Game, OptionError, Options, Setup};
use parure_engine::marvel::{Marvel, MarvelOptions, MarvelRules, character_name, tags};
use parure_engine::tokens::GEMS;

use super::tokens;

fn new(players: usize, seed: u64) -> Marvel {
    let setup = Setup { players, options: MarvelOptions::default() };
    Marvel::new(&setup, &mut Sampled::from_seed(seed)).expect("two to four can play")
}

#[test]
fn m_01_the_stones_are_as_printed() {
    let bank = new(4, 1).bank();
    assert_eq!((bank, bank.total()), (tokens([7, 7, 7, 7, 7, 5, 4]), 44));
}

#[test]
fn m_02_the_ninety_characters_are_as_printed() {
    let cards = MarvelRules::CARDS;
    let level = |level| cards.all().iter().filter(move |card| card.level() == level);
    let points = |level_of| level(level_of).map(|card| u32::from(cards.face(card).points)).sum::<u32>();
    assert_eq!(Level::ALL.map(|each| level(each).count()), [40, 30, 20]);
    assert_eq!(Level::ALL.map(points), [5, 55, 80]);
    let demand = [[32, 33, 33, 32, 34], [41; 5], [43; 5]];
    for (each, (per_color, demand)) in Level::ALL.into_iter().zip([8, 6, 4].into_iter().zip(demand)) {
        let asked = GEMS.map(|gem| level(each).map(|card| u32::from(cards.face(card).cost.get(gem))).sum::<u32>());
        assert_eq!(asked, demand);
        assert!(GEMS.iter().all(|&gem| level(each).filter(|&card| cards.face(card).bonus == gem).count() == per_color));
    }
    for gem in GEMS {
        let of_color = cards.all().iter().filter(|&card| cards.face(card).bonus == gem);
        assert_eq!(of_color.map(|card| u32::from(cards.face(card).points)).sum::<u32>(), 28);
    }
}

#[test]
fn m_02_thirty_five_tags_are_spread_evenly() {
    let cards = MarvelRules::CARDS;
    let with = |count| cards.all().iter().filter(|&card| tags(card) == count).count();
    assert_eq!([with(0), with(1), with(2), with(3)], [60, 25, 5, 0]);
    for gem in GEMS {
        let of_color = cards.all().iter().filter(|&card| cards.face(card).bonus == gem);
        assert_eq!(of_color.map(tags).sum::<u8>(), 7);
    }
    let names: BTreeSet<_> = cards.all().iter().map(character_name).collect();
    assert_eq!(names.len(), 90);
}

#[test]
fn m_03_four_location_tiles_have_two_sides() {
    let sides = MarvelRules::TILES;
    assert_eq!(sides.len(), 8);
    assert!(sides.iter().all(|side| side.points == 3 && side.excludes.len() == 2));
    let tiles: BTreeSet<_> = sides.iter().map(|side| &side.id[..3]).collect();
    assert_eq!(tiles.len(), 4);
}

#[test]
fn m_04_the_supply_follows_the_number_of_players() {
    for (players, stones, time) in [(2, 4, 2), (3, 5, 3), (4, 7, 4)] {
        assert_eq!(new(players, 1).bank(), tokens([stones, stones, stones, stones, stones, 5, time]));
    }
}

#[test]
fn m_05_as_many_locations_as_players_and_never_both_sides_of_one() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        for players in 2..=4 {
            let laid_out: Vec<_> =
                new(players, seed).tiles().iter().map(|tile| MarvelRules::TILES[tile.index()].id).collect();
            let tiles: BTreeSet<_> = laid_out.iter().map(|id| &id[..3]).collect();
            assert_eq!((laid_out.len(), tiles.len()), (players, players));
            seen.extend(laid_out);
        }
    }
    assert_eq!(seen.len(), 8, "every side turns up");
}

#[test]
fn m_06_four_characters_of_each_level_lie_face_up() {
    let table = new(3, 2);
    assert!(Level::ALL.iter().all(|&level| table.market().row(level).iter().flatten().count() == 4));
    assert_eq!(table.decks().len(), 78);
}

#[test]
fn m_17_everyone_else_once_is_of_splendor_alone() {
    let refused = MarvelOptions::default().set("last_round", "everyone_else_once");
    assert!(matches!(refused, Err(OptionError::BadValue { .. })));
}

#[test]
fn e_m1_a_printed_character() {
    let cards = MarvelRules::CARDS;
    let cost = tokens([2, 4, 0, 0, 1, 0, 0]);
    let face = cards.all().iter().map(|card| cards.face(card)).find(|face| face.cost == cost).expect("the character");
    assert_eq!((face.points, face.bonus.index()), (2, 3));
}
