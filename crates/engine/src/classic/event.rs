//! What happened, for logs and pages.

use crate::card::{CardId, CardOrigin, Level};
use crate::game::Outcome;
use crate::never::Never;
use crate::seat::{Observer, Seat};
use crate::tile::TileId;
use crate::tokens::{Color, PackedTokens};

/// A fact about a step. `M` are the events of a module, none by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event<M = Never> {
    /// Tokens went from the bank to a player.
    Took {
        /// Who took them.
        seat: Seat,
        /// Which tokens.
        tokens: PackedTokens,
    },
    /// A card went into a hand.
    Reserved {
        /// Whose hand.
        seat: Seat,
        /// The card; nothing where it is hidden from the observer.
        card: Option<CardId>,
        /// Where it came from.
        from: CardOrigin,
        /// Whether a joker came with it.
        joker: bool,
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
    /// A market space was filled, or stays empty because its deck ran out.
    Refilled {
        /// The level.
        level: Level,
        /// The space.
        space: u8,
        /// The new card.
        card: Option<CardId>,
    },
    /// A player over the limit gave a token back.
    Returned {
        /// Who.
        seat: Seat,
        /// Which token.
        token: Color,
    },
    /// A player received a tile.
    Received {
        /// Who.
        seat: Seat,
        /// Which tile.
        tile: TileId,
    },
    /// A player could do nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player set off the last round.
    LastRound {
        /// Who.
        seat: Seat,
    },
    /// A turn is over.
    TurnEnded {
        /// Whose turn it was.
        seat: Seat,
    },
    /// The game is over.
    GameOver {
        /// How it ended.
        outcome: Outcome,
    },
    /// What happens only in this game; all of it is public.
    Module(M),
}

impl<M> Event<M> {
    /// The event as the observer may know it: a card reserved from a deck is its owner's secret (S-14).
    #[must_use]
    pub(super) fn visible(self, observer: Observer) -> Self {
        match self {
            Self::Reserved { seat, from: from @ (CardOrigin::Deck(_) | CardOrigin::SecondDeck(_)), joker, .. }
                if !observer.sees_hand_of(seat) =>
            {
                Self::Reserved { seat, card: None, from, joker }
            }
            open => open,
        }
    }
}
