//! Why an action is not legal.

use std::error::Error;
use std::fmt;
use std::marker::PhantomData;

use super::Rules;

/// Why an action was refused, under the rules of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal<R> {
    /// The reason.
    pub why: Why,
    rules: PhantomData<R>,
}

/// The reasons for which Splendor and Marvel refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The game has ended.
    GameOver,
    /// A token must be returned first.
    ReturnFirst,
    /// A tile must be chosen first.
    ChooseTileFirst,
    /// There is nothing to return.
    NothingToReturn,
    /// There is no tile to choose.
    NoTileToChoose,
    /// Only gems can be taken.
    OnlyGems,
    /// The bank has none of a colour.
    NotInBank,
    /// More than three, or none.
    TakeUpToThree,
    /// More could be taken.
    TakeMore,
    /// Fewer than four of the colour are in the bank.
    PairNeedsFour,
    /// Three cards are in hand.
    HandFull,
    /// The card does not lie face up.
    NotInMarket,
    /// The card lies neither face up nor in the own hand.
    NotForSale,
    /// The deck is empty.
    DeckEmpty,
    /// The payment is not the price.
    WrongPayment,
    /// The player does not hold what is paid.
    NotHeld,
    /// The player has no such token to return.
    NotHeldToReturn,
    /// The token can never be returned.
    NeverReturned,
    /// The player's bonuses do not reach the tile, or it is not there.
    TileNotReached,
    /// Another action is legal.
    MustAct,
}

impl<R: Rules> From<Why> for Refusal<R> {
    fn from(why: Why) -> Self {
        Self { why, rules: PhantomData }
    }
}

impl<R: Rules> crate::game::Refusal for Refusal<R> {
    fn code(self) -> &'static str {
        match self.why {
            Why::GameOver => "game_over",
            Why::ReturnFirst => "return_first",
            Why::ChooseTileFirst => "choose_tile_first",
            Why::NothingToReturn => "nothing_to_return",
            Why::NoTileToChoose => "no_tile_to_choose",
            Why::OnlyGems => "only_gems",
            Why::NotInBank => "not_in_bank",
            Why::TakeUpToThree => "take_up_to_three",
            Why::TakeMore => "take_more",
            Why::PairNeedsFour => "pair_needs_four",
            Why::HandFull => "hand_full",
            Why::NotInMarket => "not_in_market",
            Why::NotForSale => "not_for_sale",
            Why::DeckEmpty => "deck_empty",
            Why::WrongPayment => "wrong_payment",
            Why::NotHeld => "not_held",
            Why::NotHeldToReturn => "not_held_to_return",
            Why::NeverReturned => "never_returned",
            Why::TileNotReached => "tile_not_reached",
            Why::MustAct => "must_act",
        }
    }

    fn rule(self) -> &'static str {
        R::rule(self.why)
    }
}

impl<R: Rules> fmt::Display for Refusal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self.why {
            Why::GameOver => "the game is over",
            Why::ReturnFirst => "more than ten tokens are held: return one first",
            Why::ChooseTileFirst => "several tiles are reached: choose one first",
            Why::NothingToReturn => "no token is to be returned now",
            Why::NoTileToChoose => "no tile is to be chosen now",
            Why::OnlyGems => "only tokens of the five gem colours can be taken; a joker comes with a reserved card",
            Why::NotInBank => "the bank has no token of one of these colours",
            Why::TakeUpToThree => "take one token each of up to three different colours",
            Why::TakeMore => "the bank allows more: take three different colours, or as many as there are",
            Why::PairNeedsFour => "two alike can be taken only where four of the colour are in the bank",
            Why::HandFull => "three cards are in hand: buy one before reserving another",
            Why::NotInMarket => "only a face-up card can be reserved; name a level to reserve from its deck",
            Why::NotForSale => "only a face-up card or one of the own hand can be bought",
            Why::DeckEmpty => "that deck has no card left",
            Why::WrongPayment => {
                "pay the cost less the bonuses exactly, each joker in place of one token of any colour asked"
            }
            Why::NotHeld => "these tokens are not held",
            Why::NotHeldToReturn => "no token of this colour is held",
            Why::NeverReturned => "this token stays with its player and is never returned",
            Why::TileNotReached => "choose a tile that lies out and whose bonuses are all there",
            Why::MustAct => "nobody may pass while another action is legal",
        };
        write!(f, "{words} ({})", R::rule(self.why))
    }
}

impl<R: Rules> Error for Refusal<R> {}
