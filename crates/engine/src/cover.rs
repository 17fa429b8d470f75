//! Face-up cards that nobody has looked at yet.

use crate::card::CardId;
use crate::card_set::CardSet;
use crate::game::Game;

/// A game whose face-up cards can be turned over again.
///
/// A search that tries every card that may turn up need not try them where none of them is used: it covers the card, goes on
/// with an empty space, and uncovers what somebody reaches for. A covered card is undrawn, so a state with an empty space
/// stands for every state in which a card lies there.
pub trait Cover: Game {
    /// The cards that lie face up.
    fn face_up(&self) -> CardSet;

    /// The cards that may lie in a space that is empty.
    fn covered(&self) -> CardSet;

    /// Turns a face-up card over: it is undrawn, and its space stays empty.
    fn cover(&mut self, card: CardId);

    /// Lays one of the [`Cover::covered`] cards into an empty space.
    fn uncover(&mut self, card: CardId);
}
