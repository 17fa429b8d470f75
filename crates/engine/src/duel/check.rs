//! Whether an action is legal, decided without a list.

use crate::card::CardId;
use crate::payment::{PaymentFault, check_payment, is_affordable};
use crate::tile::TileId;
use crate::tokens::{Color, PackedTokens};

use super::components::CARDS;
use super::{Action, Bonus, CLAIM_AFTER, Cell, Cells, Duel, GOLD, Phase, Refusal, Source};

impl Duel {
    /// Whether the action is legal, and if not, why.
    pub(super) fn check(&self, action: Action) -> Result<(), Refusal> {
        match (self.open.phase, action) {
            (Phase::Over(_), _) => Err(Refusal::GameOver),
            (Phase::Joker(_), Action::Joker(color)) => self.check_joker(color),
            (Phase::TakeToken(color), Action::TakeToken(cell)) => self.check_take_token(color, cell),
            (Phase::Steal, Action::Steal(token)) => self.check_steal(token),
            (Phase::Royal, Action::Royal(royal)) => self.check_royal(royal),
            (Phase::Discard, Action::Discard(token)) => self.check_discard(token),
            (Phase::Joker(_), _) => Err(Refusal::PlaceJokerFirst),
            (Phase::TakeToken(_), _) => Err(Refusal::TakeTokenFirst),
            (Phase::Steal, _) => Err(Refusal::StealFirst),
            (Phase::Royal, _) => Err(Refusal::TakeRoyalFirst),
            (Phase::Discard, _) => Err(Refusal::DiscardFirst),
            (Phase::Act, Action::Privilege(cell)) => self.check_privilege(cell),
            (Phase::Act, Action::Replenish) => self.check_replenish(),
            (Phase::Act, Action::Take(cells)) => self.check_take(cells),
            (Phase::Act, Action::Reserve { gold, from }) => self.check_reserve(gold, from),
            (Phase::Act, Action::Buy(card, payment)) => self.check_buy(card, payment),
            (Phase::Act, Action::Claim) => self.check_claim(),
            (Phase::Act, Action::Pass) => self.check_pass(),
            (Phase::Act, Action::Joker(_)) => Err(Refusal::NoJokerToPlace),
            (Phase::Act, Action::TakeToken(_)) => Err(Refusal::NoTokenToTake),
            (Phase::Act, Action::Steal(_)) => Err(Refusal::NothingToSteal),
            (Phase::Act, Action::Royal(_)) => Err(Refusal::NoRoyalToTake),
            (Phase::Act, Action::Discard(_)) => Err(Refusal::NothingToDiscard),
        }
    }

    fn check_privilege(&self, cell: Cell) -> Result<(), Refusal> {
        if self.open.replenished {
            return Err(Refusal::PrivilegeTooLate);
        }
        if self.open.current().privileges == 0 {
            return Err(Refusal::NoPrivilege);
        }
        match self.open.board.color_at(cell) {
            None => Err(Refusal::PrivilegeForNothing),
            Some(GOLD) => Err(Refusal::PrivilegeForGold),
            Some(_) => Ok(()),
        }
    }

    fn check_replenish(&self) -> Result<(), Refusal> {
        if self.open.bag.is_empty() { Err(Refusal::BagEmpty) } else { Ok(()) }
    }

    fn check_take(&self, cells: Cells) -> Result<(), Refusal> {
        let taken = self.open.board.tokens(cells);
        if !(1..=3).contains(&cells.len()) {
            Err(Refusal::TakeUpToThree)
        } else if usize::from(taken.total()) < cells.len() {
            Err(Refusal::TakeOverGap)
        } else if taken.get(GOLD) > 0 {
            Err(Refusal::TakeOfGold)
        } else if !cells.is_line() {
            Err(Refusal::NotInLine)
        } else {
            Ok(())
        }
    }

    fn check_reserve(&self, gold: Cell, from: Source) -> Result<(), Refusal> {
        if self.hand(self.open.seat).is_full() {
            return Err(Refusal::HandFull);
        }
        if self.open.board.color_at(gold) != Some(GOLD) {
            return Err(Refusal::NoGoldThere);
        }
        match from {
            Source::Pyramid(card) if self.open.pyramid.space_of(card).is_none() => Err(Refusal::NotInPyramid),
            Source::Deck(level) if self.decks.level(level).is_empty() => Err(Refusal::DeckEmpty),
            Source::Pyramid(_) | Source::Deck(_) => Ok(()),
        }
    }

    fn check_buy(&self, card: CardId, payment: PackedTokens) -> Result<(), Refusal> {
        let player = self.open.current();
        if self.open.pyramid.space_of(card).is_none() && !self.hand(self.open.seat).contains(card) {
            return Err(Refusal::NotForSale);
        }
        if CARDS[card].bonus == Bonus::Joker && player.bonuses.is_empty() {
            return Err(Refusal::NothingUnderJoker);
        }
        check_payment(player.price(card), player.tokens, GOLD, payment).map_err(|fault| match fault {
            PaymentFault::NotHeld => Refusal::NotHeld,
            PaymentFault::NotExact => Refusal::WrongPayment,
        })
    }

    fn check_joker(&self, color: Color) -> Result<(), Refusal> {
        if self.open.current().bonuses.get(color) == 0 { Err(Refusal::NoSuchGroup) } else { Ok(()) }
    }

    fn check_take_token(&self, color: Color, cell: Cell) -> Result<(), Refusal> {
        if self.open.board.color_at(cell) == Some(color) { Ok(()) } else { Err(Refusal::OtherColor) }
    }

    fn check_steal(&self, token: Color) -> Result<(), Refusal> {
        if token == GOLD {
            Err(Refusal::StealOfGold)
        } else if self.open.opponent().tokens.get(token) == 0 {
            Err(Refusal::NotHeldByOpponent)
        } else {
            Ok(())
        }
    }

    fn check_royal(&self, royal: TileId) -> Result<(), Refusal> {
        if self.open.royals.contains(royal) { Ok(()) } else { Err(Refusal::RoyalGone) }
    }

    fn check_discard(&self, token: Color) -> Result<(), Refusal> {
        if self.open.current().tokens.get(token) == 0 { Err(Refusal::NotHeldToDiscard) } else { Ok(()) }
    }

    fn check_claim(&self) -> Result<(), Refusal> {
        if self.open.opponent().stalled < CLAIM_AFTER { Err(Refusal::NotStalled) } else { Ok(()) }
    }

    fn check_pass(&self) -> Result<(), Refusal> {
        // Where a privilege could be spent, a token can be taken too.
        if !self.open.bag.is_empty() || self.can_act() { Err(Refusal::MustAct) } else { Ok(()) }
    }

    /// Whether any mandatory action is possible (D-10).
    fn can_act(&self) -> bool {
        let open = &self.open;
        let has_card = !open.pyramid.cards().is_empty() || !self.decks.is_empty();
        let can_take = !open.board.gems().is_empty();
        let can_reserve = !open.board.of(GOLD).is_empty() && !self.hand(open.seat).is_full() && has_card;
        can_take
            || can_reserve
            || self.for_sale().iter().any(|card| {
                let needs_group = CARDS[card].bonus == Bonus::Joker && open.current().bonuses.is_empty();
                !needs_group && is_affordable(open.current().price(card), open.current().tokens, GOLD)
            })
    }
}
