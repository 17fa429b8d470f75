//! Where the Cities have rules of their own: what a city asks for, and the end of the game.

use crate::classic::{Cards, Event, Rules, Tile, Why};
use crate::game::{Outcome, Reason, Sink};
use crate::never::Never;
use crate::seat::{Seat, SeatSet};
use crate::splendor::end::{Standing, is_last_turn, outcome};
use crate::splendor::expansion::splendor_rules;
use crate::splendor::{CitiesOptions, SplendorRules};
use crate::tile::TileId;
use crate::tokens::Tokens;

use super::Cities;
use super::data::{TILES, city, most_of_another};

/// The rules of Splendor with the Cities.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CitiesRules;

impl Rules for CitiesRules {
    type Options = CitiesOptions;
    type Extra = ();
    type Action = Never;
    type Phase = Never;
    type Event = Never;
    type Refusal = Never;

    const CARDS: &'static Cards = SplendorRules::CARDS;
    const TILES: &'static [Tile] = TILES;

    splendor_rules!();

    /// C-10.
    fn tiles_laid_out(_: usize) -> usize {
        3
    }

    /// C-11, C-12.
    fn reached(state: &Cities, seat: Seat, bonuses: Tokens, tile: TileId) -> bool {
        let city = city(tile);
        state.player(seat).points >= city.prestige
            && bonuses.covers(TILES[tile.index()].needs)
            && most_of_another(tile, bonuses) >= city.other
    }

    /// C-14, C-15.
    fn end_of_turn(state: &mut Cities, _: &mut impl Sink<Event>) -> Option<Outcome> {
        let has_city = |state: &Cities, seat: Seat| !state.player(seat).tiles.is_empty();
        let reached = has_city(state, state.seat);
        let is_last_turn = is_last_turn(state, state.options.last_round, reached);
        let everyone = || Seat::all(state.players());
        let owners: SeatSet = everyone().filter(|&seat| has_city(state, seat)).collect();
        let standing = |seat| Standing::of(state, seat);
        if is_last_turn {
            Some(outcome(owners, standing, Reason::City))
        } else if state.passes == state.players {
            let candidates = if owners.is_empty() { everyone().collect() } else { owners };
            Some(outcome(candidates, standing, Reason::Deadlock))
        } else {
            None
        }
    }

    fn rule(why: Why) -> &'static str {
        match why {
            Why::GameOver => "C-14",
            Why::ChooseTileFirst | Why::NoTileToChoose | Why::TileNotReached => "C-11",
            _ => SplendorRules::rule(why),
        }
    }
}
