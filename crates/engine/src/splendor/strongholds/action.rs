//! The use of strongholds, and conquest.

use crate::card::{CardId, Level};
use crate::chance::Chance;
use crate::classic::{Action, Event, ModuleAction, ModulePhase, Phase, Rules, TokenTables, Why};
use crate::game::Sink;
use crate::payment::PaymentFault;
use crate::seat::Seat;
use crate::tokens::TokenBytes;

use super::{Refusal, Strongholds, StrongholdsRules};

/// What is open that the base game does not ask for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// How to use strongholds after a purchase (C-41).
    Use,
    /// Whether to conquer a card (C-43).
    Conquer,
}

/// An action that only this module has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StrongholdAction {
    /// A stronghold of the supply onto a card.
    Put(CardId),
    /// An own stronghold from the first card to the second.
    Move(CardId, CardId),
    /// A rival's stronghold back to its owner.
    Remove(CardId, Seat),
    /// The card with all three own strongholds, for these tokens.
    Conquer(CardId, TokenBytes),
    /// No conquest.
    Decline,
}

const _: () = assert!(size_of::<Action<StrongholdAction>>() == 8);

type Refused = crate::classic::Refusal<StrongholdsRules>;

impl ModulePhase<StrongholdsRules> for Choice {
    fn answer_first(self) -> Refused {
        Refused::Module(match self {
            Self::Use => Refusal::UseFirst,
            Self::Conquer => Refusal::ConquerFirst,
        })
    }

    fn is_within_purchase(self) -> bool {
        self == Self::Use
    }
}

impl StrongholdAction {
    /// Hands every possible use to `out`, in order (C-41).
    pub(super) fn uses(state: &Strongholds, mut out: impl FnMut(Self)) {
        let (seat, placed) = (state.seat, &state.extra);
        let open = StrongholdsRules::buyable(state, seat, state.market.cards());
        if placed.supply(seat) > 0 {
            open.iter().for_each(|card| out(Self::Put(card)));
        }
        let mut last = None;
        for from in placed.of(seat).filter(|&from| last.replace(from) != Some(from)) {
            open.iter().filter(|&to| to != from).for_each(|to| out(Self::Move(from, to)));
        }
        for card in placed.closed(seat).iter() {
            placed.owner(card).into_iter().for_each(|owner| out(Self::Remove(card, owner)));
        }
    }

    /// Does what a use of strongholds does.
    pub(super) fn apply_use(self, state: &mut Strongholds, sink: &mut impl Sink<Event<super::Event>>) {
        let (seat, placed) = (state.seat, &mut state.extra);
        sink.emit(Event::Module(match self {
            Self::Put(card) => {
                placed.put(seat, card);
                super::Event::Put { seat, card }
            }
            Self::Move(from, to) => {
                placed.take(seat, from);
                placed.put(seat, to);
                super::Event::Moved { seat, from, to }
            }
            Self::Remove(card, of) => {
                placed.take(of, card);
                super::Event::Removed { seat, card, of }
            }
            Self::Conquer(..) | Self::Decline => return,
        }));
    }

    fn check_use(self, state: &Strongholds) -> Result<(), Refusal> {
        let (seat, placed) = (state.seat, &state.extra);
        let open = |card: CardId| {
            if state.market.space_of(card).is_none() {
                Err(Refusal::NotFaceUp)
            } else if placed.is_closed(seat, card) {
                Err(Refusal::RivalThere)
            } else {
                Ok(())
            }
        };
        match self {
            Self::Put(_) if placed.supply(seat) == 0 => Err(Refusal::NoneLeft),
            Self::Put(card) => open(card),
            Self::Move(from, _) if placed.count(seat, from) == 0 => Err(Refusal::NoneThere),
            Self::Move(from, to) if from == to => Err(Refusal::SameCard),
            Self::Move(_, to) => open(to),
            Self::Remove(_, of) if of == seat => Err(Refusal::OwnStronghold),
            Self::Remove(card, of) if placed.count(of, card) == 0 => Err(Refusal::NoneThere),
            Self::Remove(..) => Ok(()),
            Self::Conquer(..) | Self::Decline => Err(Refusal::NoConquestNow),
        }
    }

    fn check_conquest(self, state: &Strongholds) -> Result<(), Refused> {
        let Self::Conquer(card, payment) = self else {
            let declined = if self == Self::Decline { Ok(()) } else { Err(Refused::Module(Refusal::NoUseNow)) };
            return declined;
        };
        if state.extra.conquest(state.seat) != Some(card) {
            return Err(Refused::Module(Refusal::NotConquered));
        }
        let (price, purse) = (state.price(state.seat, card), state.player(state.seat).tokens);
        StrongholdsRules::check_payment(state, state.seat, purse, price, payment.packed()).map_err(
            |fault| match fault {
                PaymentFault::NotHeld => Why::NotHeld.into(),
                PaymentFault::NotExact => Why::WrongPayment.into(),
            },
        )
    }
}

impl ModuleAction<StrongholdsRules> for StrongholdAction {
    const TOKENS: &'static TokenTables<Self> = &TokenTables::new();

    fn list(state: &Strongholds, out: &mut Vec<Action<Self>>) {
        match state.phase {
            Phase::Module(Choice::Use) => Self::uses(state, |action| out.push(Action::Module(action))),
            Phase::Module(Choice::Conquer) => {
                if let Some(card) = state.extra.conquest(state.seat) {
                    let (price, purse) = (state.price(state.seat, card), state.player(state.seat).tokens);
                    StrongholdsRules::payments(state, state.seat, purse, price, |payment| {
                        out.push(Action::Module(Self::Conquer(card, payment.into())));
                    });
                    out.push(Action::Module(Self::Decline));
                }
            }
            _ => {}
        }
    }

    fn any_legal(_: &Strongholds) -> bool {
        false
    }

    fn check(self, state: &Strongholds) -> Result<(), Refused> {
        match (state.phase, self) {
            (Phase::Module(Choice::Use), Self::Conquer(..) | Self::Decline) => Err(Refused::Module(Refusal::UseFirst)),
            (Phase::Module(Choice::Use), _) => self.check_use(state).map_err(Refused::Module),
            (Phase::Module(Choice::Conquer), Self::Conquer(..) | Self::Decline) => self.check_conquest(state),
            (Phase::Module(Choice::Conquer), _) => Err(Refused::Module(Refusal::ConquerFirst)),
            (_, Self::Conquer(..) | Self::Decline) => Err(Refused::Module(Refusal::NoConquestNow)),
            _ => Err(Refused::Module(Refusal::NoUseNow)),
        }
    }

    fn apply(self, state: &mut Strongholds, chance: &mut impl Chance, sink: &mut impl Sink<Event<super::Event>>) {
        match self {
            Self::Put(_) | Self::Move(..) | Self::Remove(..) => {
                self.apply_use(state, sink);
                // C-02: the purchase is finished now.
                Level::ALL.into_iter().for_each(|level| state.fill_row(level, chance, sink));
                state.go_on(None, sink);
            }
            Self::Conquer(card, payment) => {
                sink.emit(Event::Module(super::Event::Conquered { seat: state.seat, card }));
                let choice = state.buy(card, payment.packed(), chance, sink);
                state.go_on(choice, sink);
            }
            Self::Decline => {
                sink.emit(Event::Module(super::Event::Declined { seat: state.seat }));
                state.limit_tokens(sink);
            }
        }
    }
}
