//! Where the Trading Posts have rules of their own: payments, gems that come, and coats of arms.

use crate::card::CardId;
use crate::classic::{Cards, Event, JOKER, Rules};
use crate::game::{Outcome, Sink};
use crate::payment::{self, PaymentFault};
use crate::seat::Seat;
use crate::splendor::end::{Standing, end_by_prestige};
use crate::splendor::expansion::splendor_rules;
use crate::splendor::{SplendorOptions, SplendorRules};
use crate::tokens::{PackedTokens, Tokens};

use super::{ChooseGem, Coats, Post, PostGem, Posts, Refusal, gold};

/// The rules of Splendor with the Trading Posts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PostsRules;

impl Rules for PostsRules {
    type Options = SplendorOptions;
    type Extra = Coats;
    type Action = PostGem;
    type Phase = ChooseGem;
    type Event = super::Event;
    type Refusal = Refusal;

    const CARDS: &'static Cards = SplendorRules::CARDS;

    // C-24.
    const JOKER_STANDS_FOR: u8 = 2;
    // All five coats of arms (C-25).
    const POINTS_BESIDES: u8 = 10;

    splendor_rules!(nobles);

    fn jokers_for(state: &Posts, seat: Seat, missing: Tokens) -> u8 {
        if state.extra.has(seat, Post::T3) { gold::fewest(missing) } else { missing.total() }
    }

    fn payments(state: &Posts, seat: Seat, purse: Tokens, price: Tokens, out: impl FnMut(PackedTokens)) {
        if state.extra.has(seat, Post::T3) {
            gold::payments(price, purse, out);
        } else {
            payment::payments(price, purse, JOKER, out);
        }
    }

    fn check_payment(
        state: &Posts,
        seat: Seat,
        purse: Tokens,
        price: Tokens,
        paid: PackedTokens,
    ) -> Result<(), PaymentFault> {
        if state.extra.has(seat, Post::T3) {
            gold::check(price, purse, paid)
        } else {
            payment::check_payment(price, purse, JOKER, paid)
        }
    }

    /// C-23.
    fn after_take(state: &mut Posts, tokens: Tokens, sink: &mut impl Sink<Event<super::Event>>) -> Option<ChooseGem> {
        let barred = tokens.at_least(2).last();
        let comes = barred.is_some() && state.extra.has(state.seat, Post::T2);
        if comes { ChooseGem { barred }.open(state, sink) } else { None }
    }

    /// C-22.
    fn after_purchase(state: &mut Posts, _: CardId, sink: &mut impl Sink<Event<super::Event>>) -> Option<ChooseGem> {
        if state.extra.has(state.seat, Post::T1) { ChooseGem { barred: None }.open(state, sink) } else { None }
    }

    /// C-21, C-25: powers hold from the next turn on, so this is the last thing.
    fn end_of_turn(state: &mut Posts, sink: &mut impl Sink<Event<super::Event>>) -> Option<Outcome> {
        let (seat, before) = (state.seat, state.extra.of(state.seat));
        let player = state.player(seat);
        let met = Post::ALL.into_iter().filter(|post| !before.contains(*post) && post.is_met_by(player));
        let mut after = before;
        for post in met {
            after = after.with(post);
            sink.emit(Event::Module(super::Event::Coat { seat, post }));
        }
        state.extra.0[seat.index()] = after;
        state.current().points += after.points() - before.points();
        end_by_prestige(state, Standing::of)
    }
}
