//! Actions of Splendor Duel.

use parure_engine::duel::{Action, Cells, Duel, Source};
use serde::Serialize;
use serde_json::Value;

use crate::VocabularyError;
use crate::fields::Fields;
use crate::names::{CardName, ColorWord, TileName};
use crate::places::{CellPlace, LevelNumber};
use crate::purse::Purse;

/// A step of Splendor Duel.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DuelAction"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum ActionWords {
    /// A privilege for the token on a cell.
    Privilege { cell: CellPlace },
    /// The bag's tokens onto the board.
    Replenish,
    /// The tokens on one to three cells in a line.
    Take { cells: Vec<CellPlace> },
    /// A card of the pyramid into the hand, with the gold on a cell.
    #[serde(rename = "reserve")]
    ReserveCard { gold: CellPlace, card: CardName<Duel> },
    /// The top of a deck into the hand, with the gold on a cell.
    #[serde(rename = "reserve")]
    ReserveDeck { gold: CellPlace, deck: LevelNumber },
    /// A card for what is handed over.
    Buy { card: CardName<Duel>, pay: Purse<Duel> },
    /// The colour that a bought joker card takes.
    Joker { color: ColorWord<Duel> },
    /// The token on a cell, by a card's ability.
    TakeToken { cell: CellPlace },
    /// A token from the opponent.
    Steal { token: ColorWord<Duel> },
    /// The royal that the crowns have earned.
    Royal { royal: TileName<Duel> },
    /// One token into the bag.
    Discard { token: ColorWord<Duel> },
    /// The win, against an opponent who stalls.
    Claim,
    /// Nothing, because nothing else is possible.
    Pass,
}

impl ActionWords {
    pub(super) fn of(action: Action) -> Self {
        match action {
            Action::Privilege(cell) => Self::Privilege { cell: CellPlace(cell) },
            Action::Replenish => Self::Replenish,
            Action::Take(cells) => Self::Take { cells: cells.iter().map(CellPlace).collect() },
            Action::Reserve { gold, from: Source::Pyramid(card) } => {
                Self::ReserveCard { gold: CellPlace(gold), card: CardName::new(card) }
            }
            Action::Reserve { gold, from: Source::Deck(level) } => {
                Self::ReserveDeck { gold: CellPlace(gold), deck: LevelNumber(level) }
            }
            Action::Buy(card, payment) => Self::Buy { card: CardName::new(card), pay: Purse::new(payment.tokens()) },
            Action::Joker(color) => Self::Joker { color: ColorWord::new(color) },
            Action::TakeToken(cell) => Self::TakeToken { cell: CellPlace(cell) },
            Action::Steal(token) => Self::Steal { token: ColorWord::new(token) },
            Action::Royal(royal) => Self::Royal { royal: TileName::new(royal) },
            Action::Discard(token) => Self::Discard { token: ColorWord::new(token) },
            Action::Claim => Self::Claim,
            Action::Pass => Self::Pass,
        }
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
            Action::Reserve { gold, from: fields.reserve::<Duel, _>(Source::Pyramid, Source::Deck)? }
        }
        "buy" => Action::Buy(fields.get::<CardName<Duel>>("card")?.it, fields.payment::<Duel>()?),
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
