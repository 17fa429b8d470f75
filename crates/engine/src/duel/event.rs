//! What happened, for logs and pages.

use crate::card::{CardId, CardOrigin};
use crate::game::Outcome;
use crate::seat::{Observer, Seat};
use crate::tile::TileId;
use crate::tokens::{Color, PackedTokens};

use super::{Cell, Cells};

/// A fact about a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A privilege was spent on a token of the board.
    SpentPrivilege {
        /// Who spent it.
        seat: Seat,
        /// Where the token lay.
        cell: Cell,
        /// Which token.
        token: Color,
    },
    /// A player emptied the bag onto the board; the tokens follow.
    Replenished {
        /// Who.
        seat: Seat,
    },
    /// A token came from the bag to the board.
    Placed {
        /// Where it lies.
        cell: Cell,
        /// Which token.
        token: Color,
    },
    /// A player took a privilege.
    TookPrivilege {
        /// Who took it.
        seat: Seat,
        /// Who had it; nobody if it lay by the board.
        from: Option<Seat>,
    },
    /// Tokens went from the board to a player.
    Took {
        /// Who took them.
        seat: Seat,
        /// Where they lay.
        cells: Cells,
        /// Which tokens.
        tokens: PackedTokens,
    },
    /// A card went into a hand, and a gold with it.
    Reserved {
        /// Whose hand.
        seat: Seat,
        /// Where the gold lay.
        gold: Cell,
        /// The card; nothing where it is hidden from the observer.
        card: Option<CardId>,
        /// Where it came from.
        from: CardOrigin,
    },
    /// A card was bought.
    Bought {
        /// Who bought it.
        seat: Seat,
        /// Which card.
        card: CardId,
        /// Where it came from.
        from: CardOrigin,
        /// What was paid.
        paid: PackedTokens,
    },
    /// A joker card was placed.
    PlacedJoker {
        /// Whose card.
        seat: Seat,
        /// Which card.
        card: CardId,
        /// The colour it has now.
        color: Color,
    },
    /// A card's ability brought a token from the board.
    TookToken {
        /// Who took it.
        seat: Seat,
        /// Where it lay.
        cell: Cell,
        /// Which token.
        token: Color,
    },
    /// A player took a token from the opponent.
    Stole {
        /// Who took it.
        seat: Seat,
        /// Which token.
        token: Color,
    },
    /// A player took a royal.
    TookRoyal {
        /// Who took it.
        seat: Seat,
        /// Which royal.
        royal: TileId,
    },
    /// A player over the limit put a token into the bag.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which token.
        token: Color,
    },
    /// A space of the pyramid was filled.
    Refilled {
        /// The space, within the card's level.
        space: u8,
        /// The new card.
        card: CardId,
    },
    /// A player could do nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player claimed the win over an opponent who stalled.
    Claimed {
        /// Who.
        seat: Seat,
    },
    /// A turn is over.
    TurnEnded {
        /// Whose turn it was.
        seat: Seat,
        /// Whether the same player has another one.
        extra_turn: bool,
    },
    /// The game is over.
    GameOver {
        /// How it ended.
        outcome: Outcome,
    },
}

impl Event {
    /// The event as the observer may know it: a card reserved from a deck is its owner's secret (D-13).
    #[must_use]
    pub(super) fn visible(self, observer: Observer) -> Self {
        match self {
            Self::Reserved { seat, gold, from: from @ CardOrigin::Deck(_), .. } if !observer.sees_hand_of(seat) => {
                Self::Reserved { seat, gold, card: None, from }
            }
            open => open,
        }
    }
}
