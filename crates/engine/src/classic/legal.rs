//! The list of legal actions.

use crate::card::Level;
use crate::card_set::CardSet;
use crate::tokens::{ColorSet, Tokens};

use super::{Action, JOKER, ModuleAction, PAIR_NEEDS, Phase, Rules, State};

impl<R: Rules> State<R> {
    /// Appends every legal action in order.
    pub(super) fn legal_actions(&self, out: &mut Vec<Action<R::Action>>) {
        match self.phase {
            Phase::Act => self.list_turn(out),
            Phase::Return => {
                let held = self.player(self.seat).tokens.colors();
                R::Action::TOKENS.list_returns(held.and(R::RETURNABLE), out);
            }
            Phase::Tile => out.extend(self.reached_tiles(self.seat).iter().map(Action::Tile)),
            Phase::Module(_) => R::Action::list(self, out),
            Phase::Over(_) => {}
        }
    }

    fn list_turn(&self, out: &mut Vec<Action<R::Action>>) {
        let before = out.len();
        self.list_takes(out);
        if !self.player(self.seat).hand.is_full() {
            let market = R::reservable(self, self.seat, R::face_up_cards(self));
            market.iter().for_each(|card| out.push(Action::Reserve(card)));
            let decks = Level::ALL.into_iter().filter(|&level| !R::deck(self, level).is_empty());
            decks.for_each(|level| out.push(Action::ReserveTop(level)));
        }
        self.list_purchases(out);
        R::Action::list(self, out);
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    fn list_takes(&self, out: &mut Vec<Action<R::Action>>) {
        let available = self.bank.colors().and(ColorSet::GEMS);
        R::Action::TOKENS.list_different(available, R::may_take_fewer(&self.options), out);
        R::Action::TOKENS.list_pairs(self.bank.at_least(PAIR_NEEDS), out);
    }

    fn list_purchases(&self, out: &mut Vec<Action<R::Action>>) {
        let (seat, purse) = (self.seat, self.player(self.seat).tokens);
        let bonuses = R::bonuses(self, seat);
        // Bonuses and tokens count alike. Most cards are out of reach by one colour alone, which is told for all at once.
        let jokers = R::JOKER_STANDS_FOR * purse.get(JOKER);
        let near = R::CARDS.within(bonuses + purse + Tokens::each(jokers));
        R::buyable(self, seat, self.for_sale().and(&near)).iter().for_each(|card| {
            let price = R::CARDS.face(card).cost.saturating_sub(bonuses);
            R::payments(self, seat, purse, price, |payment| out.push(Action::Buy(card, payment)));
        });
    }

    /// The cards that the player to act could buy, given the tokens.
    pub(crate) fn for_sale(&self) -> CardSet {
        let mut cards = R::face_up_cards(self);
        cards.extend(self.player(self.seat).hand.iter().map(|reserved| reserved.card));
        cards
    }
}
