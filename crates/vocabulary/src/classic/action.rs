//! Actions of the classic games.

use parure_engine::classic::{Action, State};
use parure_engine::tokens::Tokens;
use serde::Serialize;
use serde_json::Value;

use super::ClassicVocabulary;
use super::module::ActionModule;
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
    ReserveDeck {
        deck: LevelNumber,
        /// Whether it is the Orient's deck; absent where it is not.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        orient: Option<bool>,
    },
    /// A card for what is handed over.
    Buy {
        card: CardName<State<R>>,
        pay: Purse<State<R>>,
        /// The own gold cards that are discarded besides (Orient); absent where there is none.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<CardName<State<R>>>>"))]
        gold_cards: Vec<CardName<State<R>>>,
    },
    /// A card for own cards that leave the game (Orient).
    #[serde(rename = "buy")]
    Sacrifice { card: CardName<State<R>>, sacrifice: Vec<CardName<State<R>>> },
    /// One token back to the bank.
    Return { token: ColorWord<State<R>> },
    /// The tile chosen among several.
    Tile { tile: TileName<State<R>> },
    /// Nothing, because nothing else is legal.
    Pass,
    /// The gem that a post gives (Trading Posts).
    PostGem { token: ColorWord<State<R>> },
    /// The colour that a copy takes (Orient).
    Copy { color: ColorWord<State<R>> },
    /// The card that comes for nothing (Orient).
    Free { card: CardName<State<R>> },
    /// The noble that is set aside (Orient).
    SetAside { tile: TileName<State<R>> },
    /// A stronghold of the supply onto a card.
    #[serde(rename = "stronghold")]
    PutStronghold { put: CardName<State<R>> },
    /// An own stronghold onto another card.
    #[serde(rename = "stronghold")]
    MoveStronghold { from: CardName<State<R>>, put: CardName<State<R>> },
    /// A rival's stronghold back to its owner.
    #[serde(rename = "stronghold")]
    RemoveStronghold { remove: CardName<State<R>>, of: usize },
    /// The card with all three own strongholds, for what is handed over.
    Conquer { card: CardName<State<R>>, pay: Purse<State<R>> },
    /// No conquest.
    Decline,
}

impl<R: ClassicVocabulary> ActionWords<R> {
    pub(super) fn of(action: Action<R::Action>) -> Self {
        match action {
            Action::TakeDifferent(gems) => Self::Take { tokens: Purse::new(gems.one_each()) },
            Action::TakeTwo(gem) => Self::Take { tokens: Purse::new(Tokens::of(gem, 2)) },
            Action::Reserve(card) => Self::ReserveCard { card: CardName::new(card) },
            Action::ReserveTop(level) => Self::ReserveDeck { deck: LevelNumber(level), orient: None },
            Action::Buy(card, payment) => {
                Self::Buy { card: CardName::new(card), pay: Purse::new(payment.tokens()), gold_cards: Vec::new() }
            }
            Action::Return(token) => Self::Return { token: ColorWord::new(token) },
            Action::Tile(tile) => Self::Tile { tile: TileName::new(tile) },
            Action::Pass => Self::Pass,
            Action::Module(action) => action.words(),
        }
    }
}

/// Reads an action.
pub(super) fn read<R: ClassicVocabulary>(value: &Value) -> Result<Action<R::Action>, VocabularyError> {
    let mut fields = Fields::of(value, "an action")?;
    let kind = fields.word("type")?;
    let own = R::Action::read(kind, &mut fields)?.map(Action::Module);
    let action = match own {
        Some(action) => action,
        None => read_shared::<R>(kind, &mut fields)?,
    };
    fields.finish()?;
    Ok(action)
}

fn read_shared<R: ClassicVocabulary>(
    kind: &str,
    fields: &mut Fields<'_>,
) -> Result<Action<R::Action>, VocabularyError> {
    Ok(match kind {
        "take" => take(fields.get::<Purse<State<R>>>("tokens")?.tokens)?,
        "reserve" => fields.reserve::<State<R>, _>(Action::Reserve, Action::ReserveTop)?,
        "buy" => Action::Buy(fields.get::<CardName<State<R>>>("card")?.it, fields.payment::<State<R>>()?),
        "return" => Action::Return(fields.get::<ColorWord<State<R>>>("token")?.it),
        "tile" => Action::Tile(fields.get::<TileName<State<R>>>("tile")?.it),
        "pass" => Action::Pass,
        _ => {
            let known = ["take", "reserve", "buy", "return", "tile", "pass"].iter().chain(R::Action::TYPES);
            let known = known.map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
            return Err(VocabularyError::at("type", format_args!("`{kind}` is no action; there are {known}")));
        }
    })
}

fn take<M>(tokens: Tokens) -> Result<Action<M>, VocabularyError> {
    let colors = tokens.colors();
    match colors.last() {
        Some(color) if colors.len() == 1 && tokens.get(color) == 2 => Ok(Action::TakeTwo(color)),
        _ if colors.one_each() == tokens => Ok(Action::TakeDifferent(colors)),
        _ => Err(VocabularyError::at("tokens", "take tokens of different colours, or two of one colour")),
    }
}
