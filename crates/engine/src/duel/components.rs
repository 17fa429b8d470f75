//! The cards and royals, read from the data files while compiling.

use crate::card::{CardId, CardTable, Level};
use crate::card_set::{CardSet, LevelSet};
use crate::csv::Csv;
use crate::tokens::{Color, Tokens};
use crate::words;

/// The face of a card (D-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// What it costs, before bonuses.
    pub cost: Tokens,
    /// What it makes cheaper once bought.
    pub bonus: Bonus,
    /// The points it is worth.
    pub points: u8,
    /// The crowns it shows.
    pub crowns: u8,
    /// What it does when it is bought, besides being placed if it is a joker.
    pub ability: Option<Ability>,
}

/// The bonus of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// None; its points have no colour (D-25).
    None,
    /// Of a colour, once or twice.
    Gem {
        /// The colour of the card.
        color: Color,
        /// How many tokens it saves.
        count: u8,
    },
    /// One, of the colour of the card that it is placed on (D-17).
    Joker,
}

words! {
    /// What a bought card or a taken royal does at once.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Ability, fn word {
        /// Another turn after this one (D-16).
        ExtraTurn = "extra_turn",
        /// A token of the card's colour from the board (D-18).
        TakeToken = "take_token",
        /// A privilege (D-19).
        TakePrivilege = "take_privilege",
        /// A gem or pearl from the opponent (D-20).
        Steal = "steal",
    }
}

/// The face of a royal (D-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Royal {
    /// Its id in the data, as `DR-01`.
    pub id: &'static str,
    /// The points it is worth.
    pub points: u8,
    /// What it does when it is taken.
    pub ability: Option<Ability>,
}

/// How many cards each level has (D-02).
const PER_LEVEL: [usize; 3] = [30, 24, 13];

/// Every card.
pub(super) const ALL_CARDS: CardSet = {
    let [one, two, three] = PER_LEVEL;
    CardSet::from_levels([LevelSet::first(one), LevelSet::first(two), LevelSet::first(three)])
};

/// The faces of the cards; a card that the game does not have costs and gives nothing.
pub(super) static CARDS: CardTable<Card> = CardTable::new(FACES);

const FACES: [Card; 256] = {
    let mut csv = Csv::new(
        include_str!("../../data/duel/cards.csv"),
        "id,level,bonus,bonus_count,points,crowns,white,blue,green,red,black,pearl,ability",
    );
    let none = Card { cost: Tokens::ZERO, bonus: Bonus::None, points: 0, crowns: 0, ability: None };
    let (mut faces, mut read) = ([none; 256], [0; 3]);
    while !csv.is_done() {
        csv.word();
        let Some(level) = Level::from_number(csv.number()) else { panic!("a card's level is 1, 2 or 3") };
        let id = CardId::new(level, read[level.index()]);
        faces[CardTable::<Card>::place(id)] = card(&mut csv);
        read[level.index()] += 1;
        csv.end_line();
    }
    let [one, two, three] = read;
    assert!(one == PER_LEVEL[0] && two == PER_LEVEL[1] && three == PER_LEVEL[2], "a level has too few or many cards");
    faces
};

/// The joker cards in the order of their ids.
pub(super) const JOKERS: [CardId; 9] = {
    let (mut jokers, mut found) = ([CardId::new(Level::One, 0); 9], 0);
    let mut place = 0;
    while place < Level::ALL.len() * CardId::PER_LEVEL {
        let card = CardId::new(Level::ALL[place / CardId::PER_LEVEL], place % CardId::PER_LEVEL);
        if matches!(FACES[CardTable::<Card>::place(card)].bonus, Bonus::Joker) {
            jokers[found] = card;
            found += 1;
        }
        place += 1;
    }
    assert!(found == jokers.len(), "there are nine joker cards");
    jokers
};

const fn card(csv: &mut Csv) -> Card {
    let bonus = csv.one_of(&["white", "blue", "green", "red", "black", "joker", "none"]);
    let [count, points, crowns, white, blue, green, red, black, pearl] = csv.numbers();
    let bonus = match (bonus, count) {
        (color @ 0..5, 1 | 2) => Bonus::Gem { color: Color::at(color), count },
        (5, 1) => Bonus::Joker,
        (6, 0) => Bonus::None,
        _ => panic!("a bonus comes once or twice, a joker once"),
    };
    let cost = Tokens::from_counts([white, blue, green, red, black, pearl, 0, 0]);
    Card { cost, bonus, points, crowns, ability: card_ability(csv, bonus) }
}

const fn card_ability(csv: &mut Csv, bonus: Bonus) -> Option<Ability> {
    let words = ["none", "extra_turn", "take_token", "take_privilege", "steal", "joker", "joker+extra_turn"];
    match (csv.one_of(&words), bonus) {
        (5, Bonus::Joker) => None,
        (6, Bonus::Joker) => Some(Ability::ExtraTurn),
        (2, Bonus::None) | (5.., _) | (_, Bonus::Joker) => panic!("an ability does not fit its card's bonus"),
        (word, _) => ability(word),
    }
}

/// The four royals.
pub(super) static ROYALS: [Royal; 4] = {
    let mut csv = Csv::new(include_str!("../../data/duel/royals.csv"), "id,points,ability");
    let (mut royals, mut at) = ([Royal { id: "", points: 0, ability: None }; 4], 0);
    while !csv.is_done() {
        let (id, points) = (csv.word(), csv.number());
        let ability = ability(csv.one_of(&["none", "extra_turn", "", "take_privilege", "steal"]));
        royals[at] = Royal { id, points, ability };
        csv.end_line();
        at += 1;
    }
    assert!(at == 4, "there are four royals");
    royals
};

const fn ability(word: usize) -> Option<Ability> {
    match word {
        0 => None,
        1 => Some(Ability::ExtraTurn),
        2 => Some(Ability::TakeToken),
        3 => Some(Ability::TakePrivilege),
        4 => Some(Ability::Steal),
        _ => unreachable!(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faces(level: Level) -> impl Iterator<Item = &'static Card> {
        ALL_CARDS.level(level).iter().map(move |index| &CARDS[CardId::new(level, index)])
    }

    #[test]
    fn the_cards_are_those_printed() {
        let by_level = |value: fn(&Card) -> u8| Level::ALL.map(|level| faces(level).map(value).sum::<u8>());
        assert_eq!(Level::ALL.map(|level| faces(level).count()), [30, 24, 13]);
        assert_eq!(by_level(|card| card.points), [11, 37, 44]);
        assert_eq!(by_level(|card| card.crowns), [6, 9, 13]);
        let demand = Level::ALL.into_iter().flat_map(faces).fold(Tokens::ZERO, |sum, card| sum + card.cost);
        assert_eq!(demand, Tokens::from_counts([81, 81, 81, 81, 81, 29, 0, 0]));
    }

    #[test]
    fn one_card_has_two_abilities() {
        let both = |&card: &CardId| CARDS[card].bonus == Bonus::Joker && CARDS[card].ability.is_some();
        let both: Vec<_> = ALL_CARDS.iter().filter(both).collect();
        assert_eq!(both, [CardId::new(Level::Three, 11)]);
        assert_eq!(CARDS[both[0]].ability, Some(Ability::ExtraTurn));
    }

    #[test]
    fn the_royals_are_those_printed() {
        let printed = ROYALS.map(|royal| (royal.id, royal.points, royal.ability));
        assert_eq!(
            printed,
            [
                ("DR-01", 2, Some(Ability::ExtraTurn)),
                ("DR-02", 2, Some(Ability::TakePrivilege)),
                ("DR-03", 2, Some(Ability::Steal)),
                ("DR-04", 3, None),
            ]
        );
    }
}
