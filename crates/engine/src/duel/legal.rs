//! The list of legal actions.

use crate::card::Level;
use crate::card_set::CardSet;
use crate::payment::{missing, payments};

use super::components::{CARDS, JOKERS};
use super::{Action, Duel, GOLD, Phase, Source};

impl Duel {
    /// Appends every legal action in order.
    pub(super) fn legal_actions(&self, out: &mut Vec<Action>) {
        let open = &self.open;
        match open.phase {
            Phase::Act => self.list_turn(out),
            Phase::Joker(_) => out.extend(open.current().bonuses.colors().iter().map(Action::Joker)),
            Phase::TakeToken(color) => out.extend(open.board.of(color).iter().map(Action::TakeToken)),
            Phase::Steal => out.extend(open.stealable().iter().map(Action::Steal)),
            Phase::Royal => out.extend(open.royals.iter().map(Action::Royal)),
            Phase::Discard => out.extend(open.current().tokens.colors().iter().map(Action::Discard)),
            Phase::Over(_) => {}
        }
    }

    fn list_turn(&self, out: &mut Vec<Action>) {
        let open = &self.open;
        let before = out.len();
        let gems = open.board.gems();
        if open.may_spend_privilege() {
            out.extend(gems.iter().map(Action::Privilege));
        }
        if open.may_replenish() {
            out.push(Action::Replenish);
        }
        out.extend(gems.short_lines().map(Action::Take));
        out.extend(gems.long_lines().map(Action::Take));
        self.list_reserves(out);
        self.list_purchases(out);
        let stuck = out.len() == before;
        if open.may_claim() {
            out.push(Action::Claim);
        }
        if stuck {
            out.push(Action::Pass);
        }
    }

    fn list_reserves(&self, out: &mut Vec<Action>) {
        if self.hand(self.open.seat).is_full() {
            return;
        }
        for gold in self.open.board.of(GOLD).iter() {
            let mut push = |from| out.push(Action::Reserve { gold, from });
            self.open.pyramid.cards().iter().for_each(|card| push(Source::Pyramid(card)));
            let decks = Level::ALL.into_iter().filter(|&level| !self.decks.level(level).is_empty());
            decks.for_each(|level| push(Source::Deck(level)));
        }
    }

    fn list_purchases(&self, out: &mut Vec<Action>) {
        let player = self.open.current();
        let (bonuses, purse) = (player.bonuses, player.tokens);
        // What bonuses and tokens leave unpaid, gold must pay.
        let (wealth, gold) = (bonuses + purse, purse.get(GOLD));
        let mut affordable = self.for_sale().filter(|card| missing(CARDS[card].cost, wealth) <= gold);
        if bonuses.is_empty() {
            JOKERS.iter().for_each(|&joker| affordable.remove(joker));
        }
        affordable.iter().for_each(|card| {
            let price = CARDS[card].cost.saturating_sub(bonuses);
            payments(price, purse, GOLD, |payment| out.push(Action::Buy(card, payment)));
        });
    }

    /// The cards that the player to act could buy, given the tokens.
    pub(super) fn for_sale(&self) -> CardSet {
        let mut cards = *self.open.pyramid.cards();
        cards.extend(self.hand(self.open.seat).iter().map(|reserved| reserved.card));
        cards
    }
}
