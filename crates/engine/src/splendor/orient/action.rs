//! The choices of the Orient and their answers, and the actions that only it has.

use crate::card::{CardId, CardOrigin, Level};
use crate::chance::Chance;
use crate::classic::{Action, Event, JOKER, ModuleAction, ModulePhase, Phase, Rules, TokenTables, Why};
use crate::game::Sink;
use crate::hand::Reserved;
use crate::payment::PaymentFault;
use crate::tile::TileId;
use crate::tokens::{Color, PackedTokens, TokenBytes, Tokens};

use super::kind::SACRIFICES;
use super::sacrifice::Offering;
use super::{GoldCards, Kind, Orient, OrientRules, Refusal, chain, gold_cards, kind};

/// What is open that the base game does not ask for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Which colour a copy takes (C-32).
    Copy,
    /// Which card of this level comes for nothing (C-37).
    Free(Level),
    /// Which noble is set aside (C-34).
    SetAside,
}

/// An action that only this module has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OrientAction {
    /// The top card of an Orient deck, unseen by others, into the hand (C-30).
    ReserveTop(Level),
    /// A card for which gold cards are discarded, besides these tokens (C-31).
    Buy(CardId, GoldCards, TokenBytes),
    /// A sacrifice, for one card or two, the lower id first (C-38).
    Sacrifice(CardId, CardId, Option<CardId>),
    /// The colour that a copy takes.
    Copy(Color),
    /// The card that comes for nothing.
    Free(CardId),
    /// The noble that is set aside.
    SetAside(TileId),
}

const _: () = assert!(size_of::<Action<OrientAction>>() == 8);

type Refused = crate::classic::Refusal<OrientRules>;

impl ModulePhase<OrientRules> for Choice {
    fn answer_first(self) -> Refused {
        Refused::Module(match self {
            Self::Copy => Refusal::CopyFirst,
            Self::Free(_) => Refusal::FreeFirst,
            Self::SetAside => Refusal::SetAsideFirst,
        })
    }

    fn is_within_purchase(self) -> bool {
        true
    }
}

impl OrientAction {
    fn list_turn(state: &Orient, out: &mut Vec<Action<Self>>) {
        let player = state.player(state.seat);
        if !player.hand.is_full() {
            let decks = Level::ALL.into_iter().filter(|&level| !state.orient_deck(level).is_empty());
            decks.for_each(|level| out.push(Action::Module(Self::ReserveTop(level))));
        }
        Self::purchases(state, |action| out.push(Action::Module(action)));
    }

    /// Hands every purchase with gold cards or by a sacrifice to `out`, in order.
    fn purchases(state: &Orient, mut out: impl FnMut(Self)) {
        let (seat, player) = (state.seat, state.player(state.seat));
        let (gold, held) = (player.tokens.get(JOKER), GoldCards::among(&player.cards));
        let for_sale = state.for_sale();
        if !held.is_empty() {
            // As in the base game, most cards are out of reach by one colour alone.
            let near = OrientRules::CARDS.within(player.bonuses + player.tokens + Tokens::each(gold + 2 * held.len()));
            OrientRules::buyable(state, seat, for_sale.and(&near)).iter().for_each(|card| {
                let price = state.price(seat, card);
                if price.is_empty() {
                    return;
                }
                let fewest = gold_cards::fewest(price.saturating_sub(player.tokens).total(), gold);
                for count in fewest.max(1)..=held.len() {
                    let cards = held.first(count);
                    gold_cards::payments(price, player.tokens, count, |payment| {
                        out(Self::Buy(card, cards, payment.into()));
                    });
                }
            });
        }
        let sacrifices = for_sale.level(Level::Three).and(SACRIFICES.level(Level::Three));
        for card in sacrifices.iter().map(|index| CardId::new(Level::Three, index)) {
            if let Some(Kind::Sacrifice(color)) = kind(card)
                && let Some(offering) = Offering::of(player, &state.extra, color)
            {
                offering.list(|first, second| out(Self::Sacrifice(card, first, second)));
            }
        }
    }

    fn check_turn(self, state: &Orient) -> Result<(), Refused> {
        let player = state.player(state.seat);
        match self {
            Self::ReserveTop(_) if player.hand.is_full() => Err(Why::HandFull.into()),
            Self::ReserveTop(level) if state.orient_deck(level).is_empty() => Err(Refused::Module(Refusal::DeckEmpty)),
            Self::ReserveTop(_) => Ok(()),
            Self::Buy(card, ..) | Self::Sacrifice(card, ..) if !state.for_sale().contains(card) => {
                Err(Why::NotForSale.into())
            }
            Self::Buy(card, cards, payment) => {
                OrientRules::may_buy(state, state.seat, card)?;
                check_gold_cards(state, card, cards, payment.packed())
            }
            Self::Sacrifice(card, first, second) => {
                let Some(Kind::Sacrifice(color)) = kind(card) else {
                    return Err(Refused::Module(Refusal::NoSacrifice));
                };
                let offering = Offering::of(player, &state.extra, color);
                let allowed = offering.is_some_and(|offering| offering.allows(first, second));
                if allowed { Ok(()) } else { Err(Refused::Module(Refusal::WrongSacrifice)) }
            }
            Self::Copy(_) => Err(Refused::Module(Refusal::NoCopyNow)),
            Self::Free(_) => Err(Refused::Module(Refusal::NoFreeNow)),
            Self::SetAside(_) => Err(Refused::Module(Refusal::NoSetAsideNow)),
        }
    }

    fn check_answer(self, choice: Choice, state: &Orient) -> Result<(), Refused> {
        let refusal = match (choice, self) {
            (Choice::Copy, Self::Copy(color)) if chain::to_copy(state).contains(color) => return Ok(()),
            (Choice::Copy, Self::Copy(_)) => Refusal::NotToCopy,
            (Choice::Free(level), Self::Free(card)) if chain::to_take(state, level).contains(card) => return Ok(()),
            (Choice::Free(_), Self::Free(_)) => Refusal::NotFree,
            (Choice::SetAside, Self::SetAside(tile)) if state.tiles.contains(tile) => return Ok(()),
            (Choice::SetAside, Self::SetAside(_)) => Refusal::NobleGone,
            _ => return Err(choice.answer_first()),
        };
        Err(Refused::Module(refusal))
    }
}

/// A payment names the own gold cards of the lowest ids, and nothing of it could be left out (C-31).
fn check_gold_cards(state: &Orient, card: CardId, cards: GoldCards, payment: PackedTokens) -> Result<(), Refused> {
    let player = state.player(state.seat);
    let held = GoldCards::among(&player.cards);
    if cards.is_empty() || cards != held.first(cards.len()) {
        return Err(Refused::Module(Refusal::WrongGoldCards));
    }
    let price = state.price(state.seat, card);
    gold_cards::check(price, player.tokens, cards.len(), payment).map_err(|fault| match fault {
        PaymentFault::NotHeld => Why::NotHeld.into(),
        PaymentFault::NotExact => Refused::Module(Refusal::WrongGoldPayment),
    })
}

impl ModuleAction<OrientRules> for OrientAction {
    const TOKENS: &'static TokenTables<Self> = &TokenTables::new();

    fn list(state: &Orient, out: &mut Vec<Action<Self>>) {
        let Phase::Module(choice) = state.phase else { return Self::list_turn(state, out) };
        match choice {
            Choice::Copy => out.extend(chain::to_copy(state).iter().map(|color| Action::Module(Self::Copy(color)))),
            Choice::Free(level) => {
                out.extend(chain::to_take(state, level).iter().map(|card| Action::Module(Self::Free(card))));
            }
            Choice::SetAside => out.extend(state.tiles.iter().map(|tile| Action::Module(Self::SetAside(tile)))),
        }
    }

    fn any_legal(state: &Orient) -> bool {
        let mut any = !state.player(state.seat).hand.is_full()
            && Level::ALL.into_iter().any(|level| !state.orient_deck(level).is_empty());
        if !any {
            Self::purchases(state, |_| any = true);
        }
        any
    }

    fn check(self, state: &Orient) -> Result<(), Refused> {
        match state.phase {
            Phase::Module(choice) => self.check_answer(choice, state),
            _ => self.check_turn(state),
        }
    }

    fn apply(self, state: &mut Orient, chance: &mut impl Chance, sink: &mut impl Sink<Event<super::Event>>) {
        let choice = match self {
            Self::ReserveTop(level) => {
                let card = chance.card(level, state.orient_deck(level));
                state.decks.remove(card);
                state.reserve(Reserved { card, blind: true }, CardOrigin::SecondDeck(level), sink);
                state.passes = 0;
                None
            }
            Self::Buy(card, cards, payment) => {
                cards.iter().for_each(|card| chain::remove(state, card, sink));
                state.passes = 0;
                state.buy(card, payment.packed(), chance, sink)
            }
            Self::Sacrifice(card, first, second) => {
                [Some(first), second].into_iter().flatten().for_each(|card| chain::remove(state, card, sink));
                state.passes = 0;
                state.buy(card, PackedTokens::FREE, chance, sink)
            }
            Self::Copy(color) => {
                let choice = chain::copy(state, color, sink);
                finish(state, choice, chance, sink)
            }
            Self::Free(card) => {
                let choice = chain::free(state, card, sink);
                finish(state, choice, chance, sink)
            }
            Self::SetAside(tile) => {
                chain::set_aside(state, tile, sink);
                finish(state, None, chance, sink)
            }
        };
        state.go_on(choice, sink);
    }
}

/// Fills the spaces where nothing more is to be chosen: the purchase is finished then (C-02).
fn finish(
    state: &mut Orient,
    choice: Option<Choice>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event<super::Event>>,
) -> Option<Choice> {
    if choice.is_none() {
        OrientRules::refill(state, CardOrigin::Hand, chance, sink);
    }
    choice
}
