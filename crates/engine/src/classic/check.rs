//! Whether an action is legal, decided without a list.

use crate::card::{CardId, Level};
use crate::payment::PaymentFault;
use crate::tile::TileId;
use crate::tokens::{Color, ColorSet, PackedTokens};

use super::{Action, JOKER, ModuleAction, ModulePhase, PAIR_NEEDS, Phase, Refusal, Rules, State, Why};

impl<R: Rules> State<R> {
    /// Whether the action is legal, and if not, why.
    pub(super) fn check(&self, action: Action<R::Action>) -> Result<(), Refusal<R>> {
        let (in_return, in_tile) = (matches!(action, Action::Return(_)), matches!(action, Action::Tile(_)));
        match self.phase {
            Phase::Over(_) => return Err(Why::GameOver.into()),
            Phase::Return if !in_return => return Err(Why::ReturnFirst.into()),
            Phase::Tile if !in_tile => return Err(Why::ChooseTileFirst.into()),
            Phase::Module(phase) if !matches!(action, Action::Module(_)) => return Err(phase.answer_first()),
            Phase::Act | Phase::Tile if in_return => return Err(Why::NothingToReturn.into()),
            Phase::Act | Phase::Return if in_tile => return Err(Why::NoTileToChoose.into()),
            Phase::Act | Phase::Return | Phase::Tile | Phase::Module(_) => {}
        }
        let checked = match action {
            Action::TakeDifferent(gems) => self.check_take(gems),
            Action::TakeTwo(gem) => self.check_pair(gem),
            Action::Reserve(card) => return self.check_reserve(card),
            Action::ReserveTop(level) => self.check_reserve_top(level),
            Action::Buy(card, payment) => return self.check_buy(card, payment),
            Action::Return(token) => self.check_return(token),
            Action::Tile(tile) => self.check_tile(tile),
            Action::Module(action) => return action.check(self),
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

    fn check_reserve(&self, card: CardId) -> Result<(), Refusal<R>> {
        if self.player(self.seat).hand.is_full() {
            Err(Why::HandFull.into())
        } else if !R::face_up_cards(self).contains(card) {
            Err(Why::NotInMarket.into())
        } else {
            R::may_reserve(self, self.seat, card)
        }
    }

    fn check_reserve_top(&self, level: Level) -> Result<(), Why> {
        if self.player(self.seat).hand.is_full() {
            Err(Why::HandFull)
        } else if R::deck(self, level).is_empty() {
            Err(Why::DeckEmpty)
        } else {
            Ok(())
        }
    }

    fn check_buy(&self, card: CardId, payment: PackedTokens) -> Result<(), Refusal<R>> {
        let player = self.player(self.seat);
        if !R::face_up_cards(self).contains(card) && !player.hand.contains(card) {
            return Err(Why::NotForSale.into());
        }
        R::may_buy(self, self.seat, card)?;
        let price = self.price(self.seat, card);
        R::check_payment(self, self.seat, player.tokens, price, payment).map_err(|fault| match fault {
            PaymentFault::NotHeld => Why::NotHeld.into(),
            PaymentFault::NotExact => Why::WrongPayment.into(),
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
        let (seat, player) = (self.seat, self.player(self.seat));
        let can_take = !self.bank.colors().and(ColorSet::GEMS).is_empty();
        can_take
            || (!player.hand.is_full() && self.can_reserve())
            || R::buyable(self, seat, self.for_sale()).iter().any(|card| {
                let missing = self.price(seat, card).saturating_sub(player.tokens);
                R::jokers_for(self, seat, missing) <= player.tokens.get(JOKER)
            })
            || R::Action::any_legal(self)
    }

    fn can_reserve(&self) -> bool {
        Level::ALL.into_iter().any(|level| !R::deck(self, level).is_empty())
            || !R::reservable(self, self.seat, R::face_up_cards(self)).is_empty()
    }
}
