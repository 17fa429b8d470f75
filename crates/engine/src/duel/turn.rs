//! What an action does: the steps of a turn.
//!
//! A turn runs down a chain: the mandatory action, the card's ability, a royal and its ability, the discard, the end.
//! A link that leaves the player a choice returns its phase and the step is over; the answer goes on from there.

use crate::card::{CardId, CardOrigin, Level};
use crate::chance::Chance;
use crate::game::{Outcome, Reason, Sink};
use crate::hand::Reserved;
use crate::seat::{Seat, SeatSet};
use crate::tile::TileId;
use crate::tokens::{Color, PackedTokens, Tokens};

use super::components::{CARDS, ROYALS};
use super::{
    Ability, Action, Board, Bonus, Cell, Cells, Duel, Event, PEARL, PRIVILEGES, Phase, Refill, Source, TOKEN_LIMIT,
};

impl Duel {
    /// Plays a legal action and the forced answers that follow it.
    pub(super) fn apply_unchecked(&mut self, action: Action, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let choice = match action {
            Action::Privilege(cell) => return self.spend_privilege(cell, sink),
            Action::Replenish => return self.replenish(chance, sink),
            Action::Claim => return self.claim(sink),
            Action::Take(cells) => self.take(cells, sink),
            Action::Reserve { gold, from } => self.reserve(gold, from, chance, sink),
            Action::Buy(card, payment) => self.buy(card, payment, chance, sink),
            Action::Joker(color) => self.place_joker(color, sink),
            Action::TakeToken(cell) => self.take_token(cell, sink),
            Action::Steal(token) => self.steal(token, sink),
            Action::Royal(royal) => self.take_royal(royal, sink),
            Action::Discard(token) => self.discard(token, sink),
            Action::Pass => self.pass(sink),
        };
        let choice = choice.or_else(|| self.reward_crowns(sink)).or_else(|| self.limit_tokens());
        self.open.phase = choice.unwrap_or_else(|| self.end_turn(chance, sink));
    }

    fn spend_privilege(&mut self, cell: Cell, sink: &mut impl Sink<Event>) {
        self.open.current_mut().privileges -= 1;
        let token = self.lift(cell);
        sink.emit(Event::SpentPrivilege { seat: self.open.seat, cell, token });
    }

    /// Empties the bag onto the board, from the centre along the spiral (D-07).
    fn replenish(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        sink.emit(Event::Replenished { seat: self.open.seat });
        self.fill_board(chance, sink);
        self.open.replenished = true;
        self.gain_privilege(self.open.seat.next(2), sink);
    }

    /// Puts the bag's tokens on the empty spaces along the spiral until the bag is empty (D-04, D-07).
    pub(super) fn fill_board(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let empty = self.open.board.empty();
        for cell in Board::SPIRAL.into_iter().filter(|&cell| empty.contains(cell)) {
            if self.open.bag.is_empty() {
                return;
            }
            let token = chance.token(self.open.bag);
            self.open.bag -= Tokens::one(token);
            self.open.board.place(cell, token);
            sink.emit(Event::Placed { cell, token });
        }
    }

    fn claim(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.open.seat;
        sink.emit(Event::Claimed { seat });
        self.open.phase = won(seat, Reason::Claim, sink);
    }

    fn take(&mut self, cells: Cells, sink: &mut impl Sink<Event>) -> Option<Phase> {
        let tokens = self.open.board.tokens(cells);
        self.open.board.clear(cells);
        self.open.current_mut().tokens += tokens;
        sink.emit(Event::Took { seat: self.open.seat, cells, tokens: PackedTokens::pack(tokens) });
        if is_too_good(tokens) {
            self.gain_privilege(self.open.seat.next(2), sink);
        }
        None
    }

    fn reserve(
        &mut self,
        gold: Cell,
        source: Source,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) -> Option<Phase> {
        self.lift(gold);
        let (card, from) = match source {
            Source::Pyramid(card) => (card, self.leave_pyramid(card)),
            Source::Deck(level) => {
                let card = self.draw(level, chance).expect("a blind reserve needs a card in the deck");
                (card, CardOrigin::Deck(level))
            }
        };
        let blind = matches!(source, Source::Deck(_));
        self.hand_mut().insert(Reserved { card, blind });
        sink.emit(Event::Reserved { seat: self.open.seat, gold, card: Some(card), from });
        self.refill_at_once(chance, sink);
        None
    }

    fn buy(
        &mut self,
        card: CardId,
        payment: PackedTokens,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) -> Option<Phase> {
        let from = if self.hand_mut().remove(card) { CardOrigin::Hand } else { self.leave_pyramid(card) };
        self.open.bag += payment.tokens();
        let player = self.open.current_mut();
        // The colours of the groups that were there before the card: a joker never lies on itself (D-17).
        let groups = player.bonuses.colors();
        player.tokens -= payment.tokens();
        player.stalled = 0;
        player.add_card(card);
        sink.emit(Event::Bought { seat: self.open.seat, card, from, paid: payment });
        self.refill_at_once(chance, sink);
        let face = &CARDS[card];
        let choice = face.ability.and_then(|ability| self.resolve(ability, face.bonus, sink));
        match face.bonus {
            // Besides being placed, a joker brings at most an extra turn (D-24): there is no second choice.
            Bonus::Joker if groups.len() > 1 => Some(Phase::Joker(card)),
            Bonus::Joker => groups.last().and_then(|color| self.place(card, color, sink)),
            Bonus::Gem { .. } | Bonus::None => choice,
        }
    }

    /// Does what a bought card or a taken royal says (D-16 to D-20); the bonus is the card's.
    fn resolve(&mut self, ability: Ability, bonus: Bonus, sink: &mut impl Sink<Event>) -> Option<Phase> {
        match (ability, bonus) {
            (Ability::ExtraTurn, _) => {
                self.open.extra_turn = true;
                None
            }
            (Ability::TakePrivilege, _) => {
                self.gain_privilege(self.open.seat, sink);
                None
            }
            (Ability::TakeToken, Bonus::Gem { color, .. }) => {
                let cells = self.open.board.of(color);
                if cells.len() > 1 {
                    return Some(Phase::TakeToken(color));
                }
                cells.first().and_then(|cell| self.take_token(cell, sink))
            }
            (Ability::TakeToken, _) => None,
            (Ability::Steal, _) => {
                let tokens = self.open.stealable();
                if tokens.len() > 1 {
                    return Some(Phase::Steal);
                }
                tokens.last().and_then(|token| self.steal(token, sink))
            }
        }
    }

    fn place_joker(&mut self, color: Color, sink: &mut impl Sink<Event>) -> Option<Phase> {
        match self.open.phase {
            Phase::Joker(card) => self.place(card, color, sink),
            _ => None,
        }
    }

    fn place(&mut self, card: CardId, color: Color, sink: &mut impl Sink<Event>) -> Option<Phase> {
        self.open.current_mut().place_joker(card, color);
        sink.emit(Event::PlacedJoker { seat: self.open.seat, card, color });
        None
    }

    fn take_token(&mut self, cell: Cell, sink: &mut impl Sink<Event>) -> Option<Phase> {
        let token = self.lift(cell);
        sink.emit(Event::TookToken { seat: self.open.seat, cell, token });
        None
    }

    fn steal(&mut self, token: Color, sink: &mut impl Sink<Event>) -> Option<Phase> {
        self.open.opponent_mut().tokens -= Tokens::one(token);
        self.open.current_mut().tokens += Tokens::one(token);
        sink.emit(Event::Stole { seat: self.open.seat, token });
        None
    }

    /// Gives a player the royal that their crowns have earned (D-21).
    fn reward_crowns(&mut self, sink: &mut impl Sink<Event>) -> Option<Phase> {
        let player = self.open.current();
        if player.royals.len() >= player.royals_earned() {
            return None;
        }
        if self.open.royals.len() > 1 {
            return Some(Phase::Royal);
        }
        let royal = self.open.royals.iter().next()?;
        self.take_royal(royal, sink)
    }

    fn take_royal(&mut self, royal: TileId, sink: &mut impl Sink<Event>) -> Option<Phase> {
        let face = &ROYALS[royal.index()];
        self.open.royals = self.open.royals.without_tile(royal);
        self.open.current_mut().add_royal(royal);
        sink.emit(Event::TookRoyal { seat: self.open.seat, royal });
        face.ability.and_then(|ability| self.resolve(ability, Bonus::None, sink))
    }

    /// The first thing at the end of a turn (D-22). Eleven tokens have at least three colours: it is always a choice.
    fn limit_tokens(&self) -> Option<Phase> {
        (self.open.current().tokens.total() > TOKEN_LIMIT).then_some(Phase::Discard)
    }

    fn discard(&mut self, token: Color, sink: &mut impl Sink<Event>) -> Option<Phase> {
        self.open.current_mut().tokens -= Tokens::one(token);
        self.open.bag += Tokens::one(token);
        sink.emit(Event::Discarded { seat: self.open.seat, token });
        None
    }

    fn pass(&mut self, sink: &mut impl Sink<Event>) -> Option<Phase> {
        sink.emit(Event::Passed { seat: self.open.seat });
        None
    }

    /// Refills the pyramid, ends the game if it is won, or begins the next turn.
    fn end_turn(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> Phase {
        self.refill(chance, sink);
        let seat = self.open.seat;
        let extra_turn = self.open.extra_turn;
        sink.emit(Event::TurnEnded { seat, extra_turn });
        if let Some(reason) = self.open.current().victory() {
            return won(seat, reason, sink);
        }
        let player = self.open.current_mut();
        if !player.hoards() {
            player.stalled = 0;
        }
        if !extra_turn {
            self.open.seat = seat.next(2);
            self.open.round = self.open.round.saturating_add((self.open.seat == Seat::FIRST).into());
        }
        self.begin_turn();
        Phase::Act
    }

    /// Fills what was left empty in the pyramid (D-15).
    pub(super) fn refill(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        for level in Level::ALL {
            while let Some(space) = self.open.pyramid.gap(level) {
                let Some(card) = self.draw(level, chance) else { break };
                self.open.pyramid.put(space, card);
                sink.emit(Event::Refilled { space: space as u8, card });
            }
        }
    }

    /// Fills the space before the turn goes on, where the table has agreed on that (D-15).
    fn refill_at_once(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        if self.open.options.refill == Refill::AtOnce {
            self.refill(chance, sink);
        }
    }

    fn begin_turn(&mut self) {
        self.open.extra_turn = false;
        self.open.replenished = false;
        let counted = self.open.options.stalling;
        let player = self.open.current_mut();
        player.stalled = if counted && player.hoards() { player.stalled.saturating_add(1) } else { 0 };
    }

    /// A privilege for a player: from the side of the board, else from the opponent, and never a fourth (D-09).
    pub(super) fn gain_privilege(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.open.player(seat).privileges == PRIVILEGES {
            return;
        }
        let other = seat.next(2);
        let from = (self.open.privileges() == 0).then_some(other);
        if from.is_some() {
            self.open.player_mut(other).privileges -= 1;
        }
        self.open.player_mut(seat).privileges += 1;
        sink.emit(Event::TookPrivilege { seat, from });
    }

    /// Moves the token on a cell from the board to the player.
    fn lift(&mut self, cell: Cell) -> Color {
        let token = self.open.board.color_at(cell).expect("a token lies on the cell");
        self.open.board.clear(Cells::of(cell));
        self.open.current_mut().tokens += Tokens::one(token);
        token
    }

    fn leave_pyramid(&mut self, card: CardId) -> CardOrigin {
        let space = self.open.pyramid.remove(card).expect("the card lies in the pyramid");
        CardOrigin::Market { level: card.level(), space: space as u8 }
    }
}

/// Whether a take is so good that the opponent is compensated: three of a colour, or both pearls (D-12).
pub(super) fn is_too_good(tokens: Tokens) -> bool {
    !tokens.at_least(3).is_empty() || tokens.get(PEARL) == 2
}

fn won(seat: Seat, reason: Reason, sink: &mut impl Sink<Event>) -> Phase {
    let outcome = Outcome { winners: SeatSet::EMPTY.with(seat), reason };
    sink.emit(Event::GameOver { outcome });
    Phase::Over(outcome)
}
