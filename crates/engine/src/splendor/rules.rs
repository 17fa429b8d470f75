//! Where Splendor has its own rules: supply, teams, and the end of the game.

use crate::classic::{Cards, Event, JOKER, Rules, Tile, Why};
use crate::game::{Outcome, Setup, SetupError, Sink};
use crate::never::Never;
use crate::seat::{Seat, SeatSet};
use crate::tokens::{ColorName, ColorSet, Tokens};

use super::colors::COLORS;
use super::end::{Standing, end_by_prestige};
use super::{Splendor, SplendorOptions, data};

/// The rules of Splendor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SplendorRules;

impl Rules for SplendorRules {
    type Options = SplendorOptions;
    type Extra = ();
    type Action = Never;
    type Phase = Never;
    type Event = Never;
    type Refusal = Never;

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

    fn side(options: &SplendorOptions, seat: Seat) -> SeatSet {
        let own = SeatSet::EMPTY.with(seat);
        if options.team { own.with(partner(seat)) } else { own }
    }

    fn bonuses(state: &Splendor, seat: Seat) -> Tokens {
        let own = state.player(seat).bonuses;
        if state.options.team { own + state.player(partner(seat)).bonuses } else { own }
    }

    fn end_of_turn(state: &mut Splendor, _: &mut impl Sink<Event>) -> Option<Outcome> {
        end_by_prestige(state, Splendor::standing)
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

impl Splendor {
    /// How the player stands, in the Team game together with the partner.
    // Every turn's end looks at the prestige alone.
    #[inline]
    pub fn standing(&self, seat: Seat) -> Standing {
        let mut standing = Standing::of(self, seat);
        if self.options.team {
            let partner = Standing::of(self, partner(seat));
            standing.prestige += partner.prestige;
            standing.cards.0 += partner.cards.0;
        }
        standing
    }
}

/// The seat opposite, the partner in the Team game (S-40).
pub fn partner(seat: Seat) -> Seat {
    seat.next(4).next(4)
}
