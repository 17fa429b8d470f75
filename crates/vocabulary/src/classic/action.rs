//! Actions of the classic games.

use parure_engine::classic::{Action, State};
use parure_engine::tokens::{PackedTokens, Tokens};
use serde::Serialize;
use serde_json::Value;

use super::ClassicVocabulary;
use crate::VocabularyError;
use crate::fields::Fields;
use crate::names::{CardName, ColorWord, TileName};
use crate::places::LevelNumber;
use crate::purse::Purse;

/// A step of a classic game.
#[derive(Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "ClassicAction", concrete(R = crate::typescript::AnyRules), bound = "")
)]
#[serde(tag = "type", rename_all = "snake_case", bound = "")]
pub(crate) enum ActionWords<R: ClassicVocabulary> {
    /// Tokens from the bank.
    Take { tokens: Purse<State<R>> },
    /// A face-up card into the hand.
    #[serde(rename = "reserve")]
    ReserveCard { card: CardName<State<R>> },
    /// The top of a deck into the hand.
    #[serde(rename = "reserve")]
    ReserveDeck { deck: LevelNumber },
    /// A card for what is handed over.
    Buy { card: CardName<State<R>>, pay: Purse<State<R>> },
    /// One token back to the bank.
    Return { token: ColorWord<State<R>> },
    /// The tile chosen among several.
    Tile { tile: TileName<State<R>> },
    /// Nothing, because nothing else is legal.
    Pass,
}

impl<R: ClassicVocabulary> ActionWords<R> {
    pub(super) fn of(action: Action) -> Self {
        match action {
            Action::TakeDifferent(gems) => Self::Take { tokens: Purse::new(gems.one_each()) },
            Action::TakeTwo(gem) => Self::Take { tokens: Purse::new(Tokens::of(gem, 2)) },
            Action::Reserve(card) => Self::ReserveCard { card: CardName::new(card) },
            Action::ReserveTop(level) => Self::ReserveDeck { deck: LevelNumber(level) },
            Action::Buy(card, payment) => Self::Buy { card: CardName::new(card), pay: Purse::new(payment.tokens()) },
            Action::Return(token) => Self::Return { token: ColorWord::new(token) },
            Action::Tile(tile) => Self::Tile { tile: TileName::new(tile) },
            Action::Pass => Self::Pass,
        }
    }
}

/// Reads an action.
pub(super) fn read<R: ClassicVocabulary>(value: &Value) -> Result<Action, VocabularyError> {
    let mut fields = Fields::of(value, "an action")?;
    let kind = fields.word("type")?;
    let action = match kind {
        "take" => take(fields.get::<Purse<State<R>>>("tokens")?.tokens)?,
        "reserve" => {
            let (card, deck) = (fields.optional::<CardName<State<R>>>("card")?, fields.optional("deck")?);
            match (card, deck) {
                (Some(card), None) => Action::Reserve(card.it),
                (None, Some(LevelNumber(level))) => Action::ReserveTop(level),
                _ => return Err(VocabularyError::new("a reserve names either a `card` or the level of a `deck`")),
            }
        }
        "buy" => {
            let card: CardName<State<R>> = fields.get("card")?;
            let pay: Purse<State<R>> = fields.get("pay")?;
            let payment = PackedTokens::new(pay.tokens);
            Action::Buy(card.it, payment.ok_or_else(|| VocabularyError::at("pay", "nobody can hold so many tokens"))?)
        }
        "return" => Action::Return(fields.get::<ColorWord<State<R>>>("token")?.it),
        "tile" => Action::Tile(fields.get::<TileName<State<R>>>("tile")?.it),
        "pass" => Action::Pass,
        _ => {
            let known = "`take`, `reserve`, `buy`, `return`, `tile`, `pass`";
            return Err(VocabularyError::at("type", format_args!("`{kind}` is no action; there are {known}")));
        }
    };
    fields.finish()?;
    Ok(action)
}

fn take(tokens: Tokens) -> Result<Action, VocabularyError> {
    let colors = tokens.colors();
    match colors.last() {
        Some(color) if colors.len() == 1 && tokens.get(color) == 2 => Ok(Action::TakeTwo(color)),
        _ if colors.one_each() == tokens => Ok(Action::TakeDifferent(colors)),
        _ => Err(VocabularyError::at("tokens", "take tokens of different colours, or two of one colour")),
    }
}
