//! Whether an action is legal, decided without a list.

use crate::card::{CardId, Level};
use crate::payment::{PaymentFault, check_payment, is_affordable};
use crate::tile::TileId;
use crate::tokens::{Color, ColorSet, PackedTokens};

use super::{Action, JOKER, PAIR_NEEDS, Phase, Refusal, Rules, State, Why};

impl<R: Rules> State<R> {
    /// Whether the action is legal, and if not, why.
    pub(super) fn check(&self, action: Action) -> Result<(), Refusal<R>> {
        let (in_return, in_tile) = (matches!(action, Action::Return(_)), matches!(action, Action::Tile(_)));
        match self.phase {
            Phase::Over(_) => return Err(Why::GameOver.into()),
            Phase::Return if !in_return => return Err(Why::ReturnFirst.into()),
            Phase::Tile if !in_tile => return Err(Why::ChooseTileFirst.into()),
            Phase::Act | Phase::Tile if in_return => return Err(Why::NothingToReturn.into()),
            Phase::Act | Phase::Return if in_tile => return Err(Why::NoTileToChoose.into()),
            Phase::Act | Phase::Return | Phase::Tile => {}
        }
        let checked = match action {
            Action::TakeDifferent(gems) => self.check_take(gems),
            Action::TakeTwo(gem) => self.check_pair(gem),
            Action::Reserve(card) => self.check_reserve(card),
            Action::ReserveTop(level) => self.check_reserve_top(level),
            Action::Buy(card, payment) => self.check_buy(card, payment),
            Action::Return(token) => self.check_return(token),
            Action::Tile(tile) => self.check_tile(tile),
            Action::Pass if self.can_act() => Err(Why::MustAct),
            Action::Pass => Ok(()),
        };
        checked.map_err(Refusal::from)
    }

    fn check_take(&self, gems: ColorSet) -> Result<(), Why> {
        let available = self.bank.colors().and(ColorSet::GEMS);
        let most = available.len().min(3);
        if !gems.without(ColorSet::GEMS).is_empty() {
            Err(Why::OnlyGems)
        } else if gems.is_empty() || gems.len() > 3 {
            Err(Why::TakeUpToThree)
        } else if !gems.without(available).is_empty() {
            Err(Why::NotInBank)
        } else if gems.len() < most && !R::may_take_fewer(&self.options) {
            Err(Why::TakeMore)
        } else {
            Ok(())
        }
    }

    fn check_pair(&self, gem: Color) -> Result<(), Why> {
        if !ColorSet::GEMS.contains(gem) {
            Err(Why::OnlyGems)
        } else if self.bank.get(gem) < PAIR_NEEDS {
            Err(Why::PairNeedsFour)
        } else {
            Ok(())
        }
    }

    fn check_reserve(&self, card: CardId) -> Result<(), Why> {
        if self.player(self.seat).hand.is_full() {
            Err(Why::HandFull)
        } else if self.market.space_of(card).is_none() {
            Err(Why::NotInMarket)
        } else {
            Ok(())
        }
    }

    fn check_reserve_top(&self, level: Level) -> Result<(), Why> {
        if self.player(self.seat).hand.is_full() {
            Err(Why::HandFull)
        } else if self.decks.level(level).is_empty() {
            Err(Why::DeckEmpty)
        } else {
            Ok(())
        }
    }

    fn check_buy(&self, card: CardId, payment: PackedTokens) -> Result<(), Why> {
        let player = self.player(self.seat);
        if self.market.space_of(card).is_none() && !player.hand.contains(card) {
            return Err(Why::NotForSale);
        }
        check_payment(self.price(self.seat, card), player.tokens, JOKER, payment).map_err(|fault| match fault {
            PaymentFault::NotHeld => Why::NotHeld,
            PaymentFault::NotExact => Why::WrongPayment,
        })
    }

    fn check_return(&self, token: Color) -> Result<(), Why> {
        if !R::RETURNABLE.contains(token) && token.index() < R::COLORS.len() {
            Err(Why::NeverReturned)
        } else if self.player(self.seat).tokens.get(token) == 0 {
            Err(Why::NotHeldToReturn)
        } else {
            Ok(())
        }
    }

    fn check_tile(&self, tile: TileId) -> Result<(), Why> {
        if self.reached_tiles(self.seat).contains(tile) { Ok(()) } else { Err(Why::TileNotReached) }
    }

    /// Whether the player to act can do anything but pass (S-27).
    fn can_act(&self) -> bool {
        let player = self.player(self.seat);
        let can_take = !self.bank.colors().and(ColorSet::GEMS).is_empty();
        let cards_left = !self.market.cards().is_empty() || !self.decks.is_empty();
        can_take
            || (cards_left && !player.hand.is_full())
            || self.for_sale().iter().any(|card| is_affordable(self.price(self.seat, card), player.tokens, JOKER))
    }
}
