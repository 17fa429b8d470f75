//! Where Splendor has its own rules: supply, teams, and the end of the game.

use std::cmp::Reverse;

use crate::card::CardId;
use crate::classic::{Cards, Event, JOKER, Rules, Tile, Why};
use crate::game::{Outcome, Reason, Setup, SetupError, Sink};
use crate::seat::{Seat, SeatSet};
use crate::tokens::{ColorName, ColorSet, Tokens};

use super::colors::COLORS;
use super::{LastRound, Splendor, SplendorOptions, data};

/// The rules of Splendor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SplendorRules;

impl Rules for SplendorRules {
    type Options = SplendorOptions;
    type Extra = ();

    const PREFIX: char = 'S';
    const COLORS: &'static [ColorName] = COLORS;
    const CARDS: &'static Cards = &data::CARDS;
    const TILES: &'static [Tile] = &data::NOBLES;
    const RETURNABLE: ColorSet = ColorSet::GEMS.with(JOKER);

    fn check_setup(setup: &Setup<SplendorOptions>) -> Result<(), SetupError> {
        match setup.players {
            2 | 3 if setup.options.team => Err(SetupError::TeamNeedsFour),
            2..=4 => Ok(()),
            players => Err(SetupError::Players { players, allowed: 2..=4 }),
        }
    }

    fn supply(players: usize) -> Tokens {
        let gems = [4, 5, 7][players - 2];
        Tokens::from_counts([gems, gems, gems, gems, gems, 5, 0, 0])
    }

    fn tiles_laid_out(players: usize) -> usize {
        players + 1
    }

    fn face_up(options: &SplendorOptions) -> usize {
        options.face_up.into()
    }

    fn may_take_fewer(options: &SplendorOptions) -> bool {
        options.take_fewer
    }

    fn bonuses(state: &Splendor, seat: Seat) -> Tokens {
        let own = state.player(seat).bonuses;
        if state.options.team { own + state.player(partner(seat)).bonuses } else { own }
    }

    fn after_purchase(_: &mut Splendor, _: CardId, _: &mut impl Sink<Event>) {}

    fn end_of_turn(state: &mut Splendor) -> Option<Outcome> {
        if state.trigger.is_none() && state.standing(state.seat).prestige >= state.options.target {
            state.trigger = Some(state.seat);
        }
        let next = state.seat.next(state.players());
        let last_turn = match state.options.last_round {
            LastRound::EqualTurns => state.trigger.is_some() && next == Seat::FIRST,
            LastRound::EveryoneElseOnce => state.trigger == Some(next),
        };
        if last_turn {
            Some(state.outcome(Reason::Prestige))
        } else if state.passes == state.players {
            Some(state.outcome(Reason::Deadlock))
        } else {
            None
        }
    }

    fn rule(why: Why) -> &'static str {
        match why {
            Why::GameOver => "S-25",
            Why::ReturnFirst | Why::NothingToReturn | Why::NotHeldToReturn | Why::NeverReturned => "S-21",
            Why::ChooseTileFirst | Why::NoTileToChoose | Why::TileNotReached => "S-23",
            Why::OnlyGems | Why::NotInBank | Why::TakeUpToThree => "S-09",
            Why::TakeMore => "S-10",
            Why::PairNeedsFour => "S-11",
            Why::HandFull => "S-13",
            Why::NotInMarket | Why::DeckEmpty => "S-12",
            Why::NotForSale => "S-15",
            Why::WrongPayment => "S-16",
            Why::NotHeld => "S-17",
            Why::MustAct => "S-08",
        }
    }
}

/// How a player, or their team, stands (S-26, S-43).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Standing {
    /// The prestige of cards and nobles; more is better.
    pub prestige: u8,
    /// The number of bought cards; fewer is better.
    pub cards: Reverse<u8>,
}

impl Splendor {
    /// How the player stands, in the Team game together with the partner.
    pub fn standing(&self, seat: Seat) -> Standing {
        let own = self.player(seat);
        let (mut prestige, mut cards) = (own.points, own.cards.len());
        if self.options.team {
            let partner = self.player(partner(seat));
            prestige += partner.points;
            cards += partner.cards.len();
        }
        Standing { prestige, cards: Reverse(cards as u8) }
    }

    fn outcome(&self, reason: Reason) -> Outcome {
        let seats = Seat::all(self.players());
        let best = seats.clone().map(|seat| self.standing(seat)).max();
        let winners: SeatSet = seats.filter(|&seat| Some(self.standing(seat)) == best).collect();
        Outcome { winners, reason }
    }
}

/// The seat opposite, the partner in the Team game (S-40).
pub fn partner(seat: Seat) -> Seat {
    seat.next(4).next(4)
}
