//! The list of legal actions.

use crate::card::Level;
use crate::card_set::CardSet;
use crate::payment::{missing, payments};
use crate::tokens::ColorSet;

use super::{Action, JOKER, PAIR_NEEDS, Phase, Rules, State};

impl<R: Rules> State<R> {
    /// Appends every legal action in order.
    pub(super) fn legal_actions(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Act => self.list_turn(out),
            Phase::Return => {
                let held = self.player(self.seat).tokens.colors();
                out.extend(held.and(R::RETURNABLE).iter().map(Action::Return));
            }
            Phase::Tile => out.extend(self.reached_tiles(self.seat).iter().map(Action::Tile)),
            Phase::Over(_) => {}
        }
    }

    fn list_turn(&self, out: &mut Vec<Action>) {
        let before = out.len();
        let market = self.market.cards();
        self.list_takes(out);
        if !self.player(self.seat).hand.is_full() {
            market.iter().for_each(|card| out.push(Action::Reserve(card)));
            let decks = Level::ALL.into_iter().filter(|&level| !self.decks.level(level).is_empty());
            decks.for_each(|level| out.push(Action::ReserveTop(level)));
        }
        self.list_purchases(out);
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    fn list_takes(&self, out: &mut Vec<Action>) {
        let available = self.bank.colors().and(ColorSet::GEMS);
        let fewer = R::may_take_fewer(&self.options);
        let takes = &TAKES[usize::from(fewer)][usize::from(available.bits() & 31)];
        // Copying all of them is a few vector moves, a copy of their own length would be a call.
        let end = out.len() + takes.len;
        out.extend_from_slice(&takes.actions);
        out.truncate(end);
        out.extend(self.bank.at_least(PAIR_NEEDS).and(ColorSet::GEMS).iter().map(Action::TakeTwo));
    }

    fn list_purchases(&self, out: &mut Vec<Action>) {
        let purse = self.player(self.seat).tokens;
        let bonuses = R::bonuses(self, self.seat);
        // Most cards are out of reach, which one subtraction tells: bonuses and tokens count alike.
        let (reach, jokers) = (bonuses + purse, purse.get(JOKER));
        let in_reach = self.for_sale().filter(|card| missing(R::CARDS.face(card).cost, reach) <= jokers);
        in_reach.iter().for_each(|card| {
            let price = R::CARDS.face(card).cost.saturating_sub(bonuses);
            payments(price, purse, JOKER, |payment| out.push(Action::Buy(card, payment)));
        });
    }

    /// The cards that the player to act could buy, given the tokens.
    pub(super) fn for_sale(&self) -> CardSet {
        let mut cards = self.market.cards();
        cards.extend(self.player(self.seat).hand.iter().map(|reserved| reserved.card));
        cards
    }
}

/// The takes of different colours by what the bank has: exactly as many as possible, or also fewer (S-10).
static TAKES: [[Takes; 32]; 2] = [Takes::table(false), Takes::table(true)];

#[derive(Clone, Copy)]
struct Takes {
    actions: [Action; 25],
    len: usize,
}

impl Takes {
    const fn table(fewer: bool) -> [Self; 32] {
        let mut table = [Self { actions: [Action::Pass; 25], len: 0 }; 32];
        let mut available = 0;
        while available < 32 {
            table[available].fill(available as u8, fewer);
            available += 1;
        }
        table
    }

    const fn fill(&mut self, available: u8, fewer: bool) {
        let colors = available.count_ones();
        let most = if colors < 3 { colors } else { 3 };
        let mut gems = 1u8;
        while gems < 32 {
            let count = gems.count_ones();
            if gems & !available == 0 && (count == most || fewer && count < most) {
                self.actions[self.len] = Action::TakeDifferent(ColorSet::from_bits(gems));
                self.len += 1;
            }
            gems += 1;
        }
    }
}
