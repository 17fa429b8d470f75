//! Where the Strongholds have rules of their own: closed cards, their use after a purchase, and conquest.

use crate::card::{CardId, CardOrigin};
use crate::card_set::CardSet;
use crate::classic::{self, Cards, Event, JOKER, Rules};
use crate::game::{Outcome, Sink};
use crate::seat::Seat;
use crate::splendor::end::{Standing, end_by_prestige};
use crate::splendor::expansion::splendor_rules;
use crate::splendor::{SplendorOptions, SplendorRules};

use super::{Choice, Placed, Refusal, StrongholdAction, Strongholds};

/// The rules of Splendor with the Strongholds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StrongholdsRules;

impl Rules for StrongholdsRules {
    type Options = SplendorOptions;
    type Extra = Placed;
    type Action = StrongholdAction;
    type Phase = Choice;
    type Event = super::Event;
    type Refusal = Refusal;

    const CARDS: &'static Cards = SplendorRules::CARDS;

    splendor_rules!(nobles);

    /// C-42.
    fn buyable(state: &Strongholds, seat: Seat, cards: CardSet) -> CardSet {
        cards.without(&state.extra.closed(seat))
    }

    fn reservable(state: &Strongholds, seat: Seat, cards: CardSet) -> CardSet {
        Self::buyable(state, seat, cards)
    }

    fn may_buy(state: &Strongholds, seat: Seat, card: CardId) -> Result<(), classic::Refusal<Self>> {
        let closed = state.extra.is_closed(seat, card);
        if closed { Err(classic::Refusal::Module(Refusal::Closed)) } else { Ok(()) }
    }

    fn may_reserve(state: &Strongholds, seat: Seat, card: CardId) -> Result<(), classic::Refusal<Self>> {
        Self::may_buy(state, seat, card)
    }

    /// C-42: the strongholds of whoever takes the card return; nobody else can take it.
    fn leave_market(state: &mut Strongholds, card: CardId, sink: &mut impl Sink<Event<super::Event>>) -> CardOrigin {
        let seat = state.seat;
        let mut count = 0;
        while state.extra.take(seat, card) {
            count += 1;
        }
        if count > 0 {
            sink.emit(Event::Module(super::Event::Returned { seat, card, count }));
        }
        state.leave_market(card)
    }

    /// C-41: a lone use is made at once, and without any nothing happens.
    fn after_purchase(state: &mut Strongholds, _: CardId, sink: &mut impl Sink<Event<super::Event>>) -> Option<Choice> {
        let open = Self::buyable(state, state.seat, state.market.cards()).len();
        // With three open cards a stronghold has two to go to, be it in the supply or on one of them.
        if open > 2 {
            return Some(Choice::Use);
        }
        let (mut uses, mut lone) = (0, None);
        StrongholdAction::uses(state, |action| (uses, lone) = (uses + 1, Some(action)));
        match (uses, lone) {
            (1, Some(action)) => action.apply_use(state, sink),
            (0, _) => {}
            _ => return Some(Choice::Use),
        }
        None
    }

    /// C-43: offered only if a payment is possible.
    fn after_action(state: &mut Strongholds, _: &mut impl Sink<Event<super::Event>>) -> Option<Choice> {
        let card = state.extra.conquest(state.seat)?;
        let purse = state.player(state.seat).tokens;
        let missing = state.price(state.seat, card).saturating_sub(purse);
        (missing.total() <= purse.get(JOKER)).then_some(Choice::Conquer)
    }

    fn end_of_turn(state: &mut Strongholds, _: &mut impl Sink<Event<super::Event>>) -> Option<Outcome> {
        end_by_prestige(state, Standing::of)
    }
}
