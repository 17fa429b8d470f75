//! What every interface asks of a game before anybody moves: prices, distances, and what an action would bring.
//!
//! The answers are types; servers, terminals and bots only put them into words. Whatever is answered about a seat is
//! made from what that seat may know.

use crate::card::{CardId, Level};
use crate::game::Game;
use crate::hand::{HAND_LIMIT, Hand, HandView};
use crate::payment::{is_affordable, missing};
use crate::seat::{Observer, Seat};
use crate::tile::{TileId, TileSet};
use crate::tokens::{Color, ColorSet, Tokens};
use crate::words;

/// A game that can be looked ahead in.
pub trait Foresight: Game {
    /// The joker's place among the colours.
    const JOKER: Color;
    /// The most tokens a player may keep when a turn ends.
    const TOKEN_LIMIT: u8;
    /// The most cards a player may hold in reserve.
    const RESERVE_LIMIT: u8 = HAND_LIMIT as u8;

    /// The points that end the game.
    fn target(&self) -> u8;

    /// The cards that a seat could ever buy now: those that lie face up, then those of its hand.
    fn offers(&self, seat: Seat) -> Vec<CardId>;

    /// What a card costs a seat now, and whether it can pay.
    fn price_of(&self, seat: Seat, card: CardId) -> Price<Self::Refusal>;

    /// Whether a seat could pay for a card out of this purse.
    fn can_pay(&self, seat: Seat, card: CardId, purse: Tokens) -> bool {
        is_affordable(self.price_of(seat, card).price, purse, Self::JOKER)
    }

    /// How far each seat is from each tile that comes to whoever has the bonuses.
    fn tile_distances(&self) -> Vec<TileDistance>;

    /// How far a seat is on each way to win, in the order of the rules.
    fn goals(&self, seat: Seat) -> Vec<Goal>;

    /// By what a seat is compared with others that could win as well, the weightiest first; partners count together.
    fn standing(&self, seat: Seat) -> Vec<Merit>;

    /// What a legal action brings beyond what it names. What chance may reveal in it is left out.
    fn gain(&self, action: Self::Action) -> Gain;

    /// Why the seat to act cannot reserve the top of a deck; nothing if it can.
    fn closed_deck(&self, level: Level) -> Option<Self::Refusal>;

    /// Turns the cards that others reserved from the market face down, for tables that play so (S-14).
    fn cover_reserves(view: &mut Self::View, observer: Observer);
}

/// Something that seats are compared by when the game ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Merit {
    /// What.
    pub measure: Measure,
    /// How much of it; more is better.
    pub value: i16,
}

words! {
    /// What seats are compared by when the game ends.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Measure, fn word {
        /// Points (S-26, M-19).
        Points = "points",
        /// The Avengers Assemble tile (M-19).
        Assemble = "assemble",
        /// Fewer bought cards (S-26, M-19).
        FewerCards = "fewer_cards",
    }
}

/// What a card costs a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price<R> {
    /// Which card.
    pub card: CardId,
    /// Its cost less the bonuses that count for the seat.
    pub price: Tokens,
    /// Whether it can be bought.
    pub affordability: Affordability<R>,
    /// The payment with the fewest jokers, jokers included; for a card out of reach what could be paid towards it.
    pub pay: Tokens,
    /// The jokers within `pay`.
    pub jokers: u8,
    /// The cards that are discarded besides, which pay like jokers (C-31).
    pub gold_cards: u8,
    /// How many of the missing tokens jokers and such cards stand for.
    pub helped: u8,
    /// What is missing of each colour before any joker is spent.
    pub missing: Tokens,
}

/// Whether a card can be bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Affordability<R> {
    /// With what is held.
    Held,
    /// With the help of jokers.
    WithJokers,
    /// Not yet.
    Short,
    /// It could be paid, but a rule stands in the way.
    Closed(R),
}

impl<R> Price<R> {
    /// How a price stands to a purse.
    pub(crate) fn new(card: CardId, price: Tokens, purse: Tokens, joker: Color) -> Self {
        let lacking = missing(price, purse);
        let jokers = lacking.min(purse.get(joker));
        let affordability = match lacking {
            0 => Affordability::Held,
            _ if lacking == jokers => Affordability::WithJokers,
            _ => Affordability::Short,
        };
        let pay = price.min(purse) + Tokens::of(joker, jokers);
        let missing = price.saturating_sub(purse);
        Self { card, price, affordability, pay, jokers, gold_cards: 0, helped: jokers, missing }
    }

    /// Whether the seat could buy the card now.
    pub const fn is_buyable(&self) -> bool {
        matches!(self.affordability, Affordability::Held | Affordability::WithJokers)
    }

    /// How many tokens are missing after jokers have helped.
    pub const fn short_by(&self) -> u8 {
        self.missing.total() - self.helped
    }

    /// The same, where a rule keeps a card from being bought that could be paid.
    pub(crate) fn closed_by(self, refusal: R) -> Self {
        if matches!(self.affordability, Affordability::Short) {
            return self;
        }
        Self { affordability: Affordability::Closed(refusal), ..self }
    }
}

/// How far each seat is from a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileDistance {
    /// Which tile.
    pub tile: TileId,
    /// The bonuses that each seat still needs; none means that the tile would come.
    pub lacking: Vec<Tokens>,
    /// What each seat needs besides, for a city.
    pub more: Vec<Lacking>,
}

/// What a seat still needs for a tile besides bonuses of the colours that it names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lacking {
    /// Points (C-11).
    pub points: u8,
    /// Bonuses of one colour that the tile does not name: of the one that is nearest (C-12).
    pub other: u8,
}

/// How far a seat is with one part of a way to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// Which part.
    pub kind: GoalKind,
    /// How much there is.
    pub have: u8,
    /// How much it takes.
    pub need: u8,
}

/// A part of a way to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoalKind {
    /// Points in all (S-25, M-16, D-23).
    Points,
    /// A bonus of each colour (M-16).
    Colors {
        /// The colours of which there is none yet.
        lacking: ColorSet,
    },
    /// The token that comes with the first card of the third level (M-16).
    Time,
    /// Crowns (D-23).
    Crowns,
    /// Points in one colour (D-23).
    ColorPoints {
        /// The colour with the most points; none while there are no points.
        color: Option<Color>,
    },
}

/// What an action brings beyond what it names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    /// Tokens that come besides those that the action names.
    pub tokens: Tokens,
    /// How many tokens would have to go back.
    pub over: u8,
    /// Which ones may, where some have to.
    pub returnable: Tokens,
    /// Whether the opponent takes a privilege.
    pub gives_privilege: bool,
    /// Whether a privilege comes.
    pub gains_privilege: bool,
    /// Whether another turn follows.
    pub extra_turn: bool,
    /// The points it brings, those of tiles included.
    pub points: u8,
    /// The tiles that would come, or be to choose from.
    pub tiles: TileSet,
    /// The cards that would come within reach.
    pub reach: Vec<CardId>,
}

impl Gain {
    /// The same with what has to go back out of a purse over the limit, if it is.
    #[must_use]
    pub(crate) fn limited<G: Foresight>(self, purse: Tokens, returnable: Tokens) -> Self {
        match purse.total().saturating_sub(G::TOKEN_LIMIT) {
            0 => self,
            over => Self { over, returnable, ..self },
        }
    }
}

/// The cards that come within reach of a seat when its purse grows.
pub(crate) fn reached<G: Foresight>(game: &G, seat: Seat, purse: Tokens, more: Tokens) -> Vec<CardId> {
    let mut cards = game.offers(seat);
    cards.retain(|&card| !game.can_pay(seat, card, purse) && game.can_pay(seat, card, purse + more));
    cards
}

/// A hand with every card face down.
pub(crate) fn covered(hand: &HandView) -> HandView {
    let mut covered = HandView { known: Hand::default(), ..*hand };
    hand.known.iter().for_each(|reserved| covered.hide(reserved.card));
    covered
}
