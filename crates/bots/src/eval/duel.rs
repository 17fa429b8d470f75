//! Duel: three ways to win, crowns that bring royals, privileges, and a board that runs dry.

mod actions;
mod features;
mod items;
mod leanings;
mod reasons;

use parure_engine::card::CardId;
use parure_engine::duel::{
    Ability, Action, Bonus, Card, Duel, GOLD, Phase, Player, ROYAL_CROWNS, WINNING_COLOR_POINTS, WINNING_CROWNS,
    WINNING_POINTS,
};
use parure_engine::seat::Seat;
use parure_engine::tokens::{ColorSet, GEMS, Tokens};

use super::reach::{Reach, reach, share};
use super::weights;
use crate::explain::Reason;
use crate::key::packed;
use crate::knowledge::{Knowledge, Sketch};
use crate::personality::Personality;
use crate::sheet::Sheet;

/// A card that a player could come to buy.
#[derive(Clone, Copy, Debug)]
struct Prospect {
    card: CardId,
    face: &'static Card,
    reach: Reach,
    /// The points in the card's colour after buying it; for a joker, in the best colour.
    color_points: u8,
    /// The royals that its crowns would bring.
    royals: u8,
    in_hand: bool,
    /// What the card is worth, in points.
    value: f32,
}

impl Prospect {
    /// How much a player is drawn to the card.
    #[inline]
    fn worth(&self) -> f32 {
        self.value * share(self.reach.missing)
    }

    /// Whether buying the card wins.
    fn wins(&self, player: &Player) -> bool {
        player.points + self.face.points + 2 * self.royals >= WINNING_POINTS
            || player.crowns + self.face.crowns >= WINNING_CROWNS
            || self.color_points >= WINNING_COLOR_POINTS
    }
}

/// The most prospects a player can have: the pyramid and a full hand.
const MOST_PROSPECTS: usize = 15;

/// A player's prospects.
struct Prospects(Vec<Prospect>);

impl Prospects {
    fn of(game: &Duel, seat: Seat) -> Self {
        let player = game.open().player(seat);
        let mut list = Vec::with_capacity(MOST_PROSPECTS);
        game.open().pyramid.cards().iter().for_each(|card| list.push(prospect(player, card, false)));
        list.extend(game.hand(seat).iter().map(|reserved| prospect(player, reserved.card, true)));
        debug_assert!(list.len() <= MOST_PROSPECTS);
        Self(list)
    }

    fn iter(&self) -> impl Iterator<Item = &Prospect> {
        self.0.iter()
    }

    fn get(&self, card: CardId) -> Option<&Prospect> {
        self.iter().find(|prospect| prospect.card == card)
    }
}

/// Two alike often lie side by side, so any colour can come in pairs.
const PAIRS: ColorSet = ColorSet::GEMS;

fn prospect(player: &Player, card: CardId, in_hand: bool) -> Prospect {
    let face = Duel::face(card);
    let reach = reach(player.price(card), player.tokens, GOLD, PAIRS);
    let color_points = match face.bonus {
        Bonus::None => 0,
        Bonus::Gem { color, .. } => player.color_points.get(color) + face.points,
        Bonus::Joker => {
            let groups = GEMS.iter().filter(|&&gem| player.bonuses.get(gem) > 0);
            groups.map(|&gem| player.color_points.get(gem) + face.points).max().unwrap_or(0)
        }
    };
    let royals = royals_at(player.crowns + face.crowns) - royals_at(player.crowns);
    Prospect { card, face, reach, color_points, royals, in_hand, value: value(face, royals) }
}

/// The bonuses that a card brings, if it has a colour of its own.
fn gems(face: &Card) -> Tokens {
    match face.bonus {
        Bonus::Gem { color, count } => Tokens::of(color, count),
        Bonus::Joker | Bonus::None => Tokens::ZERO,
    }
}

/// What a card is worth that brings so many royals, in points.
#[inline]
fn value(face: &Card, royals: u8) -> f32 {
    let bonus = match face.bonus {
        Bonus::None => 0.0,
        Bonus::Joker => 1.0,
        Bonus::Gem { count, .. } => 0.5 + 0.5 * f32::from(count),
    };
    let ability = match face.ability {
        None => 0.0,
        Some(Ability::ExtraTurn) => 1.2,
        Some(Ability::TakeToken | Ability::TakePrivilege | Ability::Steal) => 0.6,
    };
    f32::from(face.points) + 1.2 * f32::from(face.crowns) + 2.0 * f32::from(royals) + bonus + ability
}

/// How many royals so many crowns bring in all.
fn royals_at(crowns: u8) -> u8 {
    ROYAL_CROWNS.iter().map(|&needed| u8::from(crowns >= needed)).sum()
}

impl Knowledge for Duel {
    const ITEM_NUMBERS: usize = features::ITEM_NUMBERS;
    const SEAT_NUMBERS: usize = features::SEAT_NUMBERS;
    const KINDS: usize = actions::KINDS;

    weights!(Duel, "../../weights/duel.bin");

    fn describe(&self, order: &[Seat], sheet: &mut Sheet) {
        features::describe(self, order, sheet);
    }

    fn is_quiet(&self) -> bool {
        matches!(self.open().phase, Phase::Act | Phase::Over(_))
    }

    fn key(action: Action) -> u64 {
        let Action::Take(line) = action else { return packed(action) };
        // By length, shape and first cell, as lines are compared.
        let first = line.bits().trailing_zeros();
        packed((std::mem::discriminant(&action), line.len() as u8, line.bits() >> (first & 31), first as u8))
    }

    fn narrow(&self, actions: &mut Vec<Action>) {
        actions::narrow(self, actions);
    }

    fn sketch(&self, actions: &[Action], out: &mut Vec<Sketch>) {
        actions::sketch(self, actions, out);
    }

    fn rule_of_thumb(&self, seat: Seat) -> f32 {
        features::rule_of_thumb(self, seat)
    }

    fn taste(&self, seat: Seat, personality: Personality) -> f32 {
        leanings::taste(self, seat, personality)
    }

    fn temptation(&self, action: Action, personality: Personality) -> f32 {
        leanings::temptation(self, action, personality)
    }

    fn purchase(&self, action: Action) -> Option<CardId> {
        if let Action::Buy(card, _) = action { Some(card) } else { None }
    }

    fn reasons(&self, action: Action, aim: Option<CardId>) -> Vec<Reason> {
        reasons::reasons(self, action, aim)
    }
}
