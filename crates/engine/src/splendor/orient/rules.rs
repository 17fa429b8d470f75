//! Where the Orient has rules of its own: its decks and rows, and what its cards bring.

use crate::card::{CardId, CardOrigin, Level};
use crate::card_set::{CardSet, LevelSet};
use crate::chance::Chance;
use crate::classic::{self, Cards, Event, Rules};
use crate::game::{Outcome, Sink};
use crate::seat::Seat;
use crate::splendor::SplendorOptions;
use crate::splendor::end::{Standing, end_by_prestige};
use crate::splendor::expansion::splendor_rules;
use crate::tile::{TileId, TileSet};
use crate::tokens::Tokens;

use super::kind::{CARDS, COPIES, SACRIFICES, printed_bonus};
use super::{Bazaar, Choice, Kind, Orient, OrientAction, ROW, Refusal, chain, kind};

/// The rules of Splendor with the Orient.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OrientRules;

impl Rules for OrientRules {
    type Options = SplendorOptions;
    type Extra = Bazaar;
    type Action = OrientAction;
    type Phase = Choice;
    type Event = super::Event;
    type Refusal = Refusal;

    const CARDS: &'static Cards = CARDS;

    splendor_rules!(nobles);

    /// C-30.
    fn lay_out(state: &mut Orient, chance: &mut impl Chance) {
        for level in Level::ALL {
            fill_row(state, level, chance, &mut ());
        }
    }

    fn deck(state: &Orient, level: Level) -> LevelSet {
        state.decks.level(level).first_deck()
    }

    fn face_up_cards(state: &Orient) -> CardSet {
        state.extra.with_market(state.market.cards())
    }

    fn leave_market(state: &mut Orient, card: CardId, _: &mut impl Sink<Event<super::Event>>) -> CardOrigin {
        let Some(space) = state.extra.space_of(card) else { return state.leave_market(card) };
        let level = card.level();
        state.extra.put(level, space, None);
        CardOrigin::Market { level, space: Bazaar::space_number(space) }
    }

    /// C-02: level by level, first the row of the base game.
    fn refill(
        state: &mut Orient,
        left: CardOrigin,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event<super::Event>>,
    ) {
        // A card of the base game brings nothing, so its space is the only one.
        if matches!(left, CardOrigin::Market { space, .. } if space < Bazaar::space_number(0)) {
            return state.refill(left, chance, sink);
        }
        for level in Level::ALL {
            state.fill_row(level, chance, sink);
            if !state.extra.is_full(level) {
                fill_row(state, level, chance, sink);
            }
        }
    }

    /// C-34: also those set aside.
    fn tiles_for(state: &Orient, seat: Seat) -> TileSet {
        state.tiles.or(state.extra.set_aside(seat))
    }

    fn take_tile(state: &mut Orient, tile: TileId) {
        state.tiles = state.tiles.without_tile(tile);
        let own = state.extra.set_aside_mut(state.seat);
        *own = own.without_tile(tile);
    }

    /// C-32, C-38.
    fn buyable(state: &Orient, seat: Seat, cards: CardSet) -> CardSet {
        let paid = cards.without(&SACRIFICES);
        if state.player(seat).bonuses.is_empty() { paid.without(&COPIES) } else { paid }
    }

    fn may_buy(state: &Orient, seat: Seat, card: CardId) -> Result<(), classic::Refusal<Self>> {
        match kind(card) {
            Some(Kind::Copy | Kind::CopyTake) if state.player(seat).bonuses.is_empty() => {
                Err(classic::Refusal::Module(Refusal::NothingToCopy))
            }
            Some(Kind::Sacrifice(_)) => Err(classic::Refusal::Module(Refusal::OnlySacrifice)),
            _ => Ok(()),
        }
    }

    fn bonus(card: CardId) -> Tokens {
        printed_bonus(card)
    }

    fn after_purchase(state: &mut Orient, card: CardId, sink: &mut impl Sink<Event<super::Event>>) -> Option<Choice> {
        chain::bring(state, card, sink)
    }

    fn end_of_turn(state: &mut Orient, _: &mut impl Sink<Event<super::Event>>) -> Option<Outcome> {
        end_by_prestige(state, Standing::of)
    }
}

/// Fills the empty spaces of a level's Orient row, from the left.
fn fill_row(state: &mut Orient, level: Level, chance: &mut impl Chance, sink: &mut impl Sink<Event<super::Event>>) {
    for space in 0..ROW {
        let deck = state.orient_deck(level);
        if state.extra.row(level)[space].is_none() && !deck.is_empty() {
            let card = chance.card(level, deck);
            state.decks.remove(card);
            state.extra.put(level, space, Some(card));
            sink.emit(Event::Refilled { level, space: Bazaar::space_number(space), card: Some(card) });
        }
    }
}
