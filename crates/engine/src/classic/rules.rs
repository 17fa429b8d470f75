//! What a game of this kind supplies to become playable.

use std::fmt::Debug;
use std::hash::Hash;

use crate::card::CardId;
use crate::game::{Options, Outcome, Setup, SetupError, Sink};
use crate::seat::{Seat, SeatSet};
use crate::tokens::{ColorName, ColorSet, Tokens};

use super::{Cards, Event, State, Tile, Why};

/// The differences between Splendor and Marvel: components, supply, and hooks into the turn.
pub trait Rules: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The house rules.
    type Options: Options;
    /// What the game keeps on the table beyond the shared pieces.
    type Extra: Copy + Eq + Hash + Debug + Default + Send + Sync;

    /// The first letter of the cards' ids.
    const PREFIX: char;
    /// The colours in order: five gems, the joker, and what else there is.
    const COLORS: &'static [ColorName];
    /// The cards.
    const CARDS: &'static Cards;
    /// The tiles.
    const TILES: &'static [Tile];
    /// The colours that a player over the limit may return.
    const RETURNABLE: ColorSet;

    /// Whether the game can be set up so.
    fn check_setup(setup: &Setup<Self::Options>) -> Result<(), SetupError>;

    /// The tokens in the bank at the start.
    fn supply(players: usize) -> Tokens;

    /// How many tiles lie out at the start.
    fn tiles_laid_out(players: usize) -> usize;

    /// How many cards of each level lie face up.
    fn face_up(options: &Self::Options) -> usize;

    /// Whether a player may take fewer tokens than the bank allows (S-10).
    fn may_take_fewer(options: &Self::Options) -> bool;

    /// The seats that win and lose with this one, itself among them.
    fn side(_: &Self::Options, seat: Seat) -> SeatSet {
        SeatSet::EMPTY.with(seat)
    }

    /// The bonuses that count for a player.
    fn bonuses(state: &State<Self>, seat: Seat) -> Tokens;

    /// What a purchase brings besides the card.
    fn after_purchase(state: &mut State<Self>, card: CardId, sink: &mut impl Sink<Event>);

    /// Notes at the end of a turn what it set off, and says whether the game ends with it.
    fn end_of_turn(state: &mut State<Self>) -> Option<Outcome>;

    /// The rule behind a refusal.
    fn rule(why: Why) -> &'static str;
}
