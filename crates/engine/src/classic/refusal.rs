//! Why an action is not legal.

use std::error::Error;
use std::fmt;

use super::Rules;
use crate::game::refusals;

/// Why an action was refused, under the rules of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal<R: Rules> {
    /// For a reason that games of this kind share.
    Shared(Why),
    /// For a reason that only this game has.
    Module(R::Refusal),
}

refusals! {
    /// The reasons for which the classic games refuse an action: the code and the words. The rule is the game's.
    pub enum Why(code, words) {
        /// The game has ended.
        GameOver = "game_over", "the game is over";
        /// A token must be returned first.
        ReturnFirst = "return_first", "more than ten tokens are held: return one first";
        /// A tile must be chosen first.
        ChooseTileFirst = "choose_tile_first", "several tiles are reached: choose one first";
        /// There is nothing to return.
        NothingToReturn = "nothing_to_return", "no token is to be returned now";
        /// There is no tile to choose.
        NoTileToChoose = "no_tile_to_choose", "no tile is to be chosen now";
        /// Only gems can be taken.
        OnlyGems = "only_gems", "only tokens of the five gem colours can be taken; a joker comes with a reserved card";
        /// The bank has none of a colour.
        NotInBank = "not_in_bank", "the bank has no token of one of these colours";
        /// More than three, or none.
        TakeUpToThree = "take_up_to_three", "take one token each of up to three different colours";
        /// More could be taken.
        TakeMore = "take_more", "the bank allows more: take three different colours, or as many as there are";
        /// Fewer than four of the colour are in the bank.
        PairNeedsFour = "pair_needs_four", "two alike can be taken only where four of the colour are in the bank";
        /// Three cards are in hand.
        HandFull = "hand_full", "three cards are in hand: buy one before reserving another";
        /// The card does not lie face up.
        NotInMarket = "not_in_market", "only a face-up card can be reserved; name a level to reserve from its deck";
        /// The card lies neither face up nor in the own hand.
        NotForSale = "not_for_sale", "only a face-up card or one of the own hand can be bought";
        /// The deck is empty.
        DeckEmpty = "deck_empty", "that deck has no card left";
        /// The payment is not the price.
        WrongPayment = "wrong_payment", "pay the cost less the bonuses exactly, each joker in place of one token of any colour asked";
        /// The player does not hold what is paid.
        NotHeld = "not_held", "these tokens are not held";
        /// The player has no such token to return.
        NotHeldToReturn = "not_held_to_return", "no token of this colour is held";
        /// The token can never be returned.
        NeverReturned = "never_returned", "this token stays with its player and is never returned";
        /// The player's bonuses do not reach the tile, or it is not there.
        TileNotReached = "tile_not_reached", "choose a tile that lies out and whose bonuses are all there";
        /// Another action is legal.
        MustAct = "must_act", "nobody may pass while another action is legal";
    }
}

impl<R: Rules> From<Why> for Refusal<R> {
    fn from(why: Why) -> Self {
        Self::Shared(why)
    }
}

impl<R: Rules> crate::game::Refusal for Refusal<R> {
    fn all() -> impl Iterator<Item = Self> {
        let shared = Why::ALL.iter().copied().map(Self::Shared);
        shared.chain(<R::Refusal as crate::game::Refusal>::all().map(Self::Module))
    }

    fn code(self) -> &'static str {
        match self {
            Self::Shared(why) => why.code(),
            Self::Module(refusal) => refusal.code(),
        }
    }

    fn rule(self) -> &'static str {
        match self {
            Self::Shared(why) => R::rule(why),
            Self::Module(refusal) => refusal.rule(),
        }
    }
}

impl<R: Rules> fmt::Display for Refusal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shared(why) => write!(f, "{} ({})", why.words(), R::rule(*why)),
            Self::Module(refusal) => refusal.fmt(f),
        }
    }
}

impl<R: Rules> Error for Refusal<R> {}
