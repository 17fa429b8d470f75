//! Actions of Splendor Duel.

use parure_engine::duel::{Action, Cells, Duel, Source};
use parure_engine::tokens::PackedTokens;
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

use crate::VocabularyError;
use crate::fields::Fields;
use crate::names::{CardName, ColorWord, TileName};
use crate::places::{CellPlace, LevelNumber};
use crate::purse::Purse;

/// An action in words.
pub(super) struct ActionWords(pub(super) Action);

impl Serialize for ActionWords {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut fields = to.serialize_map(None)?;
        fields.serialize_entry("type", kind(self.0))?;
        match self.0 {
            Action::Privilege(cell) | Action::TakeToken(cell) => fields.serialize_entry("cell", &CellPlace(cell))?,
            Action::Take(cells) => {
                fields.serialize_entry("cells", &cells.iter().map(CellPlace).collect::<Vec<_>>())?;
            }
            Action::Reserve { gold, from } => {
                fields.serialize_entry("gold", &CellPlace(gold))?;
                match from {
                    Source::Pyramid(card) => fields.serialize_entry("card", &CardName::<Duel>::new(card))?,
                    Source::Deck(level) => fields.serialize_entry("deck", &LevelNumber(level))?,
                }
            }
            Action::Buy(card, payment) => {
                fields.serialize_entry("card", &CardName::<Duel>::new(card))?;
                fields.serialize_entry("pay", &Purse::<Duel>::new(payment.tokens()))?;
            }
            Action::Joker(color) => fields.serialize_entry("color", &ColorWord::<Duel>::new(color))?,
            Action::Steal(token) | Action::Discard(token) => {
                fields.serialize_entry("token", &ColorWord::<Duel>::new(token))?;
            }
            Action::Royal(royal) => fields.serialize_entry("royal", &TileName::<Duel>::new(royal))?,
            Action::Replenish | Action::Claim | Action::Pass => {}
        }
        fields.end()
    }
}

const fn kind(action: Action) -> &'static str {
    match action {
        Action::Privilege(_) => "privilege",
        Action::Replenish => "replenish",
        Action::Take(_) => "take",
        Action::Reserve { .. } => "reserve",
        Action::Buy(..) => "buy",
        Action::Joker(_) => "joker",
        Action::TakeToken(_) => "take_token",
        Action::Steal(_) => "steal",
        Action::Royal(_) => "royal",
        Action::Discard(_) => "discard",
        Action::Claim => "claim",
        Action::Pass => "pass",
    }
}

/// Reads an action.
pub(super) fn read(value: &Value) -> Result<Action, VocabularyError> {
    let mut fields = Fields::of(value, "an action")?;
    let kind = fields.word("type")?;
    let action = match kind {
        "privilege" => Action::Privilege(fields.get::<CellPlace>("cell")?.0),
        "replenish" => Action::Replenish,
        "take" => Action::Take(cells(&fields.get::<Vec<CellPlace>>("cells")?)?),
        "reserve" => {
            let gold = fields.get::<CellPlace>("gold")?.0;
            let (card, deck) = (fields.optional::<CardName<Duel>>("card")?, fields.optional("deck")?);
            let from = match (card, deck) {
                (Some(card), None) => Source::Pyramid(card.it),
                (None, Some(LevelNumber(level))) => Source::Deck(level),
                _ => return Err(VocabularyError::new("a reserve names either a `card` or the level of a `deck`")),
            };
            Action::Reserve { gold, from }
        }
        "buy" => {
            let card: CardName<Duel> = fields.get("card")?;
            let pay: Purse<Duel> = fields.get("pay")?;
            let payment = PackedTokens::new(pay.tokens);
            Action::Buy(card.it, payment.ok_or_else(|| VocabularyError::at("pay", "nobody can hold so many tokens"))?)
        }
        "joker" => Action::Joker(fields.get::<ColorWord<Duel>>("color")?.it),
        "take_token" => Action::TakeToken(fields.get::<CellPlace>("cell")?.0),
        "steal" => Action::Steal(fields.get::<ColorWord<Duel>>("token")?.it),
        "royal" => Action::Royal(fields.get::<TileName<Duel>>("royal")?.it),
        "discard" => Action::Discard(fields.get::<ColorWord<Duel>>("token")?.it),
        "claim" => Action::Claim,
        "pass" => Action::Pass,
        _ => {
            let known = "`privilege`, `replenish`, `take`, `reserve`, `buy`, `joker`, `take_token`, `steal`, `royal`, \
                         `discard`, `claim`, `pass`";
            return Err(VocabularyError::at("type", format_args!("`{kind}` is no action; there are {known}")));
        }
    };
    fields.finish()?;
    Ok(action)
}

/// The set of these cells, each of which may be named once, in whatever order.
fn cells(places: &[CellPlace]) -> Result<Cells, VocabularyError> {
    let cells: Cells = places.iter().map(|place| place.0).collect();
    if cells.len() == places.len() { Ok(cells) } else { Err(VocabularyError::at("cells", "a cell is named twice")) }
}
