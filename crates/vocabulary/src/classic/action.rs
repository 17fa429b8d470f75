//! Actions of Splendor and Marvel.

use std::marker::PhantomData;

use parure_engine::classic::{Action, ClassicNotation, Rules, State};
use parure_engine::tokens::{PackedTokens, Tokens};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

use crate::VocabularyError;
use crate::fields::Fields;
use crate::names::{CardName, ColorWord, TileName};
use crate::places::LevelNumber;
use crate::purse::Purse;

/// An action in words.
pub(super) struct ActionWords<R: Rules> {
    action: Action,
    rules: PhantomData<R>,
}

impl<R: Rules> ActionWords<R> {
    pub(super) const fn new(action: Action) -> Self {
        Self { action, rules: PhantomData }
    }
}

impl<R: ClassicNotation> Serialize for ActionWords<R> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut fields = to.serialize_map(None)?;
        fields.serialize_entry("type", kind(self.action))?;
        match self.action {
            Action::TakeDifferent(gems) => {
                fields.serialize_entry("tokens", &Purse::<State<R>>::new(gems.one_each()))?;
            }
            Action::TakeTwo(gem) => {
                fields.serialize_entry("tokens", &Purse::<State<R>>::new(Tokens::of(gem, 2)))?;
            }
            Action::Reserve(card) => fields.serialize_entry("card", &CardName::<State<R>>::new(card))?,
            Action::ReserveTop(level) => fields.serialize_entry("deck", &LevelNumber(level))?,
            Action::Buy(card, payment) => {
                fields.serialize_entry("card", &CardName::<State<R>>::new(card))?;
                fields.serialize_entry("pay", &Purse::<State<R>>::new(payment.tokens()))?;
            }
            Action::Return(token) => fields.serialize_entry("token", &ColorWord::<State<R>>::new(token))?,
            Action::Tile(tile) => fields.serialize_entry("tile", &TileName::<State<R>>::new(tile))?,
            Action::Pass => {}
        }
        fields.end()
    }
}

const fn kind(action: Action) -> &'static str {
    match action {
        Action::TakeDifferent(_) | Action::TakeTwo(_) => "take",
        Action::Reserve(_) | Action::ReserveTop(_) => "reserve",
        Action::Buy(..) => "buy",
        Action::Return(_) => "return",
        Action::Tile(_) => "tile",
        Action::Pass => "pass",
    }
}

/// Reads an action.
pub(super) fn read<R: ClassicNotation>(value: &Value) -> Result<Action, VocabularyError> {
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
