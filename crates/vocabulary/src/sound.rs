//! Whether a view that was read is one that a game can come to.
//!
//! The rules of positions live in the engine's notation: a view is sound if its position text reads back as itself.

use parure_engine::card::Level;
use parure_engine::card_set::LevelSet;
use parure_engine::game::Outcome;
use parure_engine::notation::{Notation, Problem, parse_view, view_text};
use parure_engine::seat::Observer;
use serde_json::Value;

use crate::names::CardName;
use crate::pieces::{DeckWords, card_set};
use crate::places::ByLevel;
use crate::{Form, GameResult, Vocabulary, VocabularyError, value};

/// The view itself if it is sound, else what is not.
pub(crate) fn check<G: Vocabulary>(view: G::View) -> Result<G::View, VocabularyError> {
    let sound = parse_view::<G>(&view_text::<G>(&view)).map_err(|error| {
        let problem = match error.problem {
            Problem::Expected(what) => format!("expected {what}"),
            Problem::Wrong(why) => why.words.into_owned(),
        };
        VocabularyError::new(match error.found {
            Some(found) => format!("this is no position of the game: `{found}`: {problem}"),
            None => format!("this is no position of the game: {problem}"),
        })
    })?;
    if sound == view {
        return Ok(view);
    }
    // Bank, points and the like follow from the rest, so the text leaves them out.
    let [given, right] = [&view, &sound].map(|view| value(&G::position_words(view, Form::View)));
    let mut path = String::new();
    let (given, right) = first_difference(&given, &right, &mut path);
    Err(VocabularyError::at(
        path,
        format_args!("{given} does not fit the rest of the position, which makes it {right}"),
    ))
}

/// Where two values differ first; `path` is led there.
fn first_difference<'a>(left: &'a Value, right: &'a Value, path: &mut String) -> (&'a Value, &'a Value) {
    match (left, right) {
        (Value::Object(left), Value::Object(right)) => {
            let keys = left.keys().chain(right.keys());
            for key in keys {
                let (one, other) = (left.get(key).unwrap_or(&Value::Null), right.get(key).unwrap_or(&Value::Null));
                if one != other {
                    path.push_str(if path.is_empty() { "" } else { "." });
                    path.push_str(key);
                    return first_difference(one, other, path);
                }
            }
        }
        (Value::Array(left), Value::Array(right)) if left.len() == right.len() => {
            if let Some(at) = (0..left.len()).find(|&at| left[at] != right[at]) {
                path.push_str(&format!("[{at}]"));
                return first_difference(&left[at], &right[at], path);
            }
        }
        _ => {}
    }
    (left, right)
}

/// How many cards each deck has. The referee's decks are lists, and must hold what lies nowhere else.
pub(crate) fn deck_sizes<G: Notation>(
    key: &str,
    decks: &ByLevel<DeckWords<G>>,
    undrawn: impl Fn(Level) -> LevelSet,
    observer: Observer,
) -> Result<[u8; 3], VocabularyError> {
    let mut sizes = [0; 3];
    for level in Level::ALL {
        let at = |problem: &str| VocabularyError::at(format!("{key}.{}", level.number()), problem);
        sizes[level.index()] = match (decks.get(level), observer) {
            (DeckWords::Cards(names), Observer::Referee) => {
                let cards = card_set(names.iter().copied())?;
                if cards.level(level) != undrawn(level) || cards.len() != names.len() {
                    return Err(at("these are not the cards that lie nowhere else"));
                }
                names.len() as u8
            }
            (DeckWords::Count(count), Observer::Seat(_) | Observer::Spectator) => *count,
            (DeckWords::Count(_), Observer::Referee) => return Err(at("the referee's decks are lists of cards")),
            (DeckWords::Cards(_), _) => return Err(at("only the number of cards is known to this observer")),
        };
    }
    Ok(sizes)
}

/// Whether a row of face-up cards has as many spaces as the game, and only cards of its level.
pub(crate) fn check_row<G: Notation>(
    key: &str,
    row: &[Option<CardName<G>>],
    level: Level,
    spaces: usize,
) -> Result<(), VocabularyError> {
    let path = || format!("{key}.{}", level.number());
    if row.len() != spaces {
        return Err(VocabularyError::at(path(), format_args!("this level has {spaces} spaces")));
    }
    match row.iter().flatten().find(|card| card.it.level() != level) {
        Some(card) => Err(VocabularyError::at(path(), format_args!("`{card}` is not of this level"))),
        None => Ok(()),
    }
}

/// The outcome of a finished game, which its view must tell with the points of each seat.
pub(crate) fn outcome(result: Option<&GameResult>, points: &[u8]) -> Result<Outcome, VocabularyError> {
    let result = result.ok_or_else(|| VocabularyError::at("result", "a view of a finished game has its result"))?;
    if result.points != points {
        return Err(VocabularyError::at("result.points", "these are not the points of the players"));
    }
    result.outcome(points.len()).map_err(|error| error.within("result"))
}

/// Refuses a result while the game goes on.
pub(crate) fn check_running(result: Option<&GameResult>) -> Result<(), VocabularyError> {
    result.map_or(Ok(()), |_| Err(VocabularyError::at("result", "a game that goes on has no result")))
}
