//! What an action does: the steps of a turn.

use crate::card::{CardId, CardOrigin, Level};
use crate::chance::Chance;
use crate::game::Sink;
use crate::hand::Reserved;
use crate::seat::Seat;
use crate::tile::TileId;
use crate::tokens::{PackedTokens, Tokens};

use super::{Action, Event, JOKER, ModuleAction, Phase, Rules, State, TOKEN_LIMIT};

impl<R: Rules> State<R> {
    /// Plays a legal action and the forced answers that follow it.
    pub(super) fn apply_unchecked(
        &mut self,
        action: Action<R::Action>,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event<R::Event>>,
    ) {
        let choice = match action {
            Action::Return(token) => {
                self.current().tokens -= Tokens::one(token);
                self.bank += Tokens::one(token);
                sink.emit(Event::Returned { seat: self.seat, token });
                return self.limit_tokens(sink);
            }
            Action::Tile(tile) => {
                self.receive(tile, sink);
                return self.end_turn(sink);
            }
            Action::Pass => {
                self.passes += 1;
                sink.emit(Event::Passed { seat: self.seat });
                return self.limit_tokens(sink);
            }
            Action::Module(action) => return action.apply(self, chance, sink),
            Action::TakeDifferent(gems) => self.take(gems.one_each(), sink),
            Action::TakeTwo(gem) => self.take(Tokens::of(gem, 2), sink),
            Action::Reserve(card) => {
                let from = R::leave_market(self, card, sink);
                self.reserve(Reserved { card, blind: false }, from, sink);
                R::refill(self, from, chance, sink);
                None
            }
            Action::ReserveTop(level) => {
                let card = self.draw(level, chance).expect("a blind reserve needs a card in the deck");
                self.reserve(Reserved { card, blind: true }, CardOrigin::Deck(level), sink);
                None
            }
            Action::Buy(card, payment) => self.buy(card, payment, chance, sink),
        };
        self.passes = 0;
        self.go_on(choice, sink);
    }

    /// Opens the choice that an action brought, or else the one that follows it, or else ends the turn.
    pub(crate) fn go_on(&mut self, choice: Option<R::Phase>, sink: &mut impl Sink<Event<R::Event>>) {
        match choice.or_else(|| R::after_action(self, sink)) {
            Some(phase) => self.phase = Phase::Module(phase),
            None => self.limit_tokens(sink),
        }
    }

    fn take(&mut self, tokens: Tokens, sink: &mut impl Sink<Event<R::Event>>) -> Option<R::Phase> {
        self.bank -= tokens;
        self.current().tokens += tokens;
        sink.emit(Event::Took { seat: self.seat, tokens: PackedTokens::pack(tokens) });
        R::after_take(self, tokens, sink)
    }

    pub(crate) fn reserve(&mut self, reserved: Reserved, from: CardOrigin, sink: &mut impl Sink<Event<R::Event>>) {
        let joker = Tokens::one(JOKER).min(self.bank);
        self.bank -= joker;
        self.current().tokens += joker;
        self.current().hand.insert(reserved);
        sink.emit(Event::Reserved { seat: self.seat, card: Some(reserved.card), from, joker: !joker.is_empty() });
    }

    /// Buys a card for this payment and says which choice it brings. The space it left waits for the answer.
    pub(crate) fn buy(
        &mut self,
        card: CardId,
        payment: PackedTokens,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event<R::Event>>,
    ) -> Option<R::Phase> {
        let player = self.current();
        player.tokens -= payment.tokens();
        player.bonuses += R::bonus(card);
        player.points += R::CARDS.face(card).points;
        player.cards.insert(card);
        let from_hand = player.hand.remove(card);
        self.bank += payment.tokens();
        let from = if from_hand { CardOrigin::Hand } else { R::leave_market(self, card, sink) };
        sink.emit(Event::Bought { seat: self.seat, card, from, paid: payment });
        let choice = R::after_purchase(self, card, sink);
        if choice.is_none() {
            R::refill(self, from, chance, sink);
        }
        choice
    }

    pub(crate) fn leave_market(&mut self, card: CardId) -> CardOrigin {
        let (level, space) = (card.level(), self.market.space_of(card).expect("the card lies in the market"));
        self.market.put(level, space, None);
        CardOrigin::Market { level, space: space as u8 }
    }

    /// Fills the space that a card left, at once and from its own deck (S-20, M-11).
    pub(crate) fn refill(&mut self, from: CardOrigin, chance: &mut impl Chance, sink: &mut impl Sink<Event<R::Event>>) {
        let CardOrigin::Market { level, space } = from else { return };
        let card = self.draw(level, chance);
        self.market.put(level, space.into(), card);
        sink.emit(Event::Refilled { level, space, card });
    }

    /// Fills the spaces of a level's row that are empty, from the left.
    pub(crate) fn fill_row(&mut self, level: Level, chance: &mut impl Chance, sink: &mut impl Sink<Event<R::Event>>) {
        let spaces = ((1u16 << R::face_up(&self.options)) - 1) as u8;
        let mut empty = self.market.spaces_with(level, None) & spaces;
        while empty != 0 && !R::deck(self, level).is_empty() {
            self.refill(CardOrigin::Market { level, space: empty.trailing_zeros() as u8 }, chance, sink);
            empty &= empty - 1;
        }
    }

    /// The first thing at the end of a turn (S-24). Ten tokens of one colour do not exist, so a return is always a
    /// choice and never forced.
    pub(crate) fn limit_tokens(&mut self, sink: &mut impl Sink<Event<R::Event>>) {
        if self.current().tokens.total() > TOKEN_LIMIT {
            self.phase = Phase::Return;
        } else {
            self.visit(sink);
        }
    }

    /// The second thing at the end of a turn (S-23, M-15).
    fn visit(&mut self, sink: &mut impl Sink<Event<R::Event>>) {
        let mut reached = self.reached_tiles(self.seat).iter();
        match (reached.next(), reached.next()) {
            (Some(tile), None) => self.receive(tile, sink),
            (Some(_), Some(_)) => {
                self.phase = Phase::Tile;
                return;
            }
            (None, _) => {}
        }
        self.end_turn(sink);
    }

    fn receive(&mut self, tile: TileId, sink: &mut impl Sink<Event<R::Event>>) {
        R::take_tile(self, tile);
        let player = self.current();
        player.tiles = player.tiles.with(tile);
        player.points += R::TILES[tile.index()].points;
        sink.emit(Event::Received { seat: self.seat, tile });
    }

    /// The last thing: whether the game ends, and whose turn is next.
    fn end_turn(&mut self, sink: &mut impl Sink<Event<R::Event>>) {
        let (seat, triggered) = (self.seat, self.trigger.is_some());
        let outcome = R::end_of_turn(self, sink);
        if !triggered && self.trigger == Some(seat) {
            sink.emit(Event::LastRound { seat });
        }
        sink.emit(Event::TurnEnded { seat });
        if let Some(outcome) = outcome {
            self.phase = Phase::Over(outcome);
            sink.emit(Event::GameOver { outcome });
            return;
        }
        self.phase = Phase::Act;
        self.seat = seat.next(self.players());
        self.round = self.round.saturating_add(u16::from(self.seat == Seat::FIRST));
    }
}
