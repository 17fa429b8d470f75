//! What happens only with the Strongholds.

use crate::card::CardId;
use crate::seat::Seat;

/// A fact about a step that the base game does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player put a stronghold of the supply on a card (C-41).
    Put {
        /// Who.
        seat: Seat,
        /// On which card.
        card: CardId,
    },
    /// A player moved a stronghold to another card (C-41).
    Moved {
        /// Who.
        seat: Seat,
        /// From which card.
        from: CardId,
        /// To which card.
        to: CardId,
    },
    /// A player sent a rival's stronghold back (C-41).
    Removed {
        /// Who.
        seat: Seat,
        /// From which card.
        card: CardId,
        /// Whose stronghold.
        of: Seat,
    },
    /// The strongholds on a card that left the market returned to their owner (C-42).
    Returned {
        /// Who.
        seat: Seat,
        /// From which card.
        card: CardId,
        /// How many.
        count: u8,
    },
    /// A player conquers the card that is bought next (C-43).
    Conquered {
        /// Who.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
    /// A player may conquer a card and did not (C-43).
    Declined {
        /// Who.
        seat: Seat,
    },
}
