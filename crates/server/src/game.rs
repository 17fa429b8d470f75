//! What a table asks of a game, whichever it is.

mod classic;
mod duel;
pub(crate) mod names;
mod offer;
mod position;
mod record;
mod telling;

pub use offer::offer;
pub use position::{Acting, Helpers, Position, PositionError};
pub use record::Recordable;
pub use telling::{Telling, Told};

use parure_engine::card::Level;
use parure_engine::seat::{Observer, Seat};
use parure_vocabulary::Vocabulary;

use crate::protocol::{CardHelp, Goal, Outcome, TileHelp};
pub use crate::protocol::{GameEvent, GameResult};

/// A game that can be played at a table.
pub trait TableGame: Vocabulary {
    /// The most tokens a player may keep when a turn ends.
    const TOKEN_LIMIT: u8;

    /// The points that end the game.
    fn target(&self) -> u8;

    /// The partners of a seat and itself: who wins and loses together.
    fn side(&self, seat: Seat) -> Vec<Seat>;

    /// What the log says about an event, as the observer of `event` may know it; nothing for what needs no words.
    /// The game is as it was after the step.
    fn tell(&self, event: Self::Event, telling: &mut Telling) -> Option<GameEvent>;

    /// Turns the cards that others reserved from the market face down (S-14).
    fn cover_reserves(view: &mut Self::View, observer: Observer);

    /// How each card that the seat could ever buy stands to it.
    fn card_help(&self, seat: Seat) -> Vec<CardHelp>;

    /// How near each seat is to the tiles.
    fn tile_help(&self) -> Vec<TileHelp>;

    /// How near a seat is to winning.
    fn goals(&self, seat: Seat) -> Vec<Goal>;

    /// What a legal action brings besides what it says. Everything it is made from is known to the seat to act.
    fn outcome(&self, action: Self::Action) -> Outcome;

    /// The action that reserves the top of a deck, legal or not; where a gold must be named, any that lies out.
    fn reserve_top(&self, level: Level) -> Self::Action;
}
