//! A position of whichever game, with its luck and words passed as text.

use parure_engine::any::{AnyAction, AnyGame, AnyRefusal, AnyView, GameId, KnownGame, RulesId};
use parure_engine::chance::{Chance, Draw, RecordMismatch, Recorded, Recording, Sampled, SplitMix64};
use parure_engine::foresight::{Foresight, Merit};
use parure_engine::game::{self, Game, Refusal, Setup};
use parure_engine::notation::{ParseError, draws_text, parse_draws};
use parure_engine::seat::{Observer, Seat, SeatSet};
use parure_engine::{on_any, on_game, with_game};
use parure_vocabulary::foresight::{Acting, Help, Helpers};
use parure_vocabulary::{
    Form, LogBuilder, LogLine, Vocabulary, VocabularyError, Words, options_from_json, options_to_json, rules_from_json,
};
use serde_json::{Map, Value};
use thiserror::Error;

use super::record::Recordable;
use crate::fair::Deal;

/// How many positions are supposed to find out whether an action shows something. One is enough unless it happens to
/// suppose the truth.
const SUPPOSITIONS: u64 = 8;

/// A position of one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position(AnyGame);

/// Why a position refuses.
#[derive(Debug, Error)]
pub enum PositionError {
    /// The game cannot be set up so.
    #[error("{0}")]
    Setup(String),
    /// The action cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// A rule forbids the action.
    #[error("{message}")]
    Refused {
        /// The engine's code.
        code: &'static str,
        /// The rule.
        rule: &'static str,
        /// The reason in English.
        message: String,
    },
    /// Recorded draws do not fit.
    #[error("recorded draws do not fit: {0}")]
    Draws(String),
}

impl From<ParseError> for PositionError {
    fn from(error: ParseError) -> Self {
        Self::Unreadable(error.to_string())
    }
}

impl From<RecordMismatch> for PositionError {
    fn from(mismatch: RecordMismatch) -> Self {
        Self::Draws(mismatch.to_string())
    }
}

impl From<AnyGame> for Position {
    fn from(game: AnyGame) -> Self {
        Self(game)
    }
}

impl Position {
    /// Every option of the game with its value, or why the table cannot be set up so.
    pub fn full_options(game: GameId, players: usize, options: &Map<String, Value>) -> Result<Value, PositionError> {
        let bad = |error: VocabularyError| PositionError::Setup(error.to_string());
        let value = Value::Object(options.clone());
        let rules = rules_from_json(game, &value).map_err(bad)?;
        Self::lay_out(rules, players, options, &mut Recorded::new(&[]))?;
        with_game!(rules, G => options_from_json::<G>(&value).map(options_to_json::<G>)).map_err(bad)
    }

    /// A new game, and what chance gave for it.
    pub fn lay_out(
        rules: RulesId,
        players: usize,
        options: &Map<String, Value>,
        chance: &mut impl Chance,
    ) -> Result<(Self, String), PositionError> {
        with_game!(rules, G => lay_out::<G>(players, options, chance))
    }

    /// A new game from recorded draws.
    pub fn lay_out_again(
        rules: RulesId,
        players: usize,
        options: &Map<String, Value>,
        draws: &str,
    ) -> Result<Self, PositionError> {
        let draws = with_game!(rules, G => parse_draws::<G>(draws))?;
        let mut chance = Recorded::new(&draws);
        let (position, _) = Self::lay_out(rules, players, options, &mut chance)?;
        chance.finish()?;
        Ok(position)
    }

    /// Whose choice is open; nobody's once the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.0.to_act().seat()
    }

    /// How the game ended by the rules.
    pub fn outcome(&self) -> Option<game::Outcome> {
        self.0.to_act().outcome()
    }

    /// Each seat's points.
    pub fn points(&self) -> Vec<u8> {
        on_game!(&self.0, game => Seat::all(game.setup().players).map(|seat| game.points(seat)).collect())
    }

    /// The points that end the game.
    pub fn target(&self) -> u8 {
        self.0.target()
    }

    /// The number of the round.
    pub fn round(&self) -> u16 {
        self.0.round()
    }

    /// By what a seat is compared with others that could win as well, the weightiest first.
    pub fn standing(&self, seat: Seat) -> Vec<Merit> {
        on_game!(&self.0, game => Foresight::standing(game, seat))
    }

    /// The seats that win and lose with this one.
    pub fn side(&self, seat: Seat) -> SeatSet {
        self.0.side(seat)
    }

    /// The state itself, for bots and records.
    pub fn any(&self) -> &AnyGame {
        &self.0
    }

    /// The action that a client sent. Whether it is legal is not looked at.
    pub fn read(&self, action: &Value) -> Result<AnyAction, PositionError> {
        let unreadable = |error: VocabularyError| PositionError::Unreadable(error.to_string());
        with_game!(self.0.rules(), G => G::action_from_json(action).map(G::any_action).map_err(unreadable))
    }

    /// The vocabulary's words for an action.
    pub fn words(&self, action: AnyAction) -> Words {
        on_any!(AnyAction, action, G, action => Words::of(&G::action_words(action)))
    }

    /// What chance would give for an action, as the `nth` of those that stand; refused if it is not legal.
    pub fn draw(&self, action: AnyAction, deal: &Deal, nth: usize) -> Result<Vec<Draw>, PositionError> {
        let mut chance = deal.step(nth);
        let mut recording = Recording::new(&mut chance);
        on_game!(&self.0, game => play(&mut game.clone(), action, &mut recording, &mut ()))?;
        Ok(recording.take())
    }

    /// The record of a whole game that began here, as text.
    pub fn record(&self, game: &Recordable<'_>) -> Result<String, PositionError> {
        on_game!(&self.0, start => super::record::write(start, game))
    }

    /// Plays a step with recorded draws; a refused one changes nothing.
    pub fn play(
        &mut self,
        action: AnyAction,
        draws: &[Draw],
        log: &mut LogBuilder,
    ) -> Result<Vec<LogLine>, PositionError> {
        fn replay<G: Vocabulary + KnownGame>(
            game: &mut G,
            action: AnyAction,
            draws: &[Draw],
            log: &mut LogBuilder,
        ) -> Result<Vec<LogLine>, PositionError> {
            let mut chance = Recorded::new(draws);
            let (mut after, mut events) = (game.clone(), Vec::new());
            play(&mut after, action, &mut chance, &mut events)?;
            chance.finish()?;
            *game = after;
            Ok(log.describe(game, &events))
        }
        on_game!(&mut self.0, game => replay(game, action, draws, log))
    }

    /// Whether an action without luck shows somebody what they could not know: from positions that look the same to them,
    /// it leads to ones that do not.
    pub fn reveals(&self, action: AnyAction) -> bool {
        fn reveals<G: KnownGame>(game: &G, action: AnyAction) -> bool {
            let (mut after, Some(action)) = (game.clone(), G::known_action(action)) else { return true };
            if after.play(action, &mut Recorded::new(&[])).is_err() {
                return true;
            }
            let seats = Seat::all(game.setup().players).map(Observer::Seat);
            seats.chain([Observer::Spectator]).any(|observer| reveals_to(game, action, &after, observer))
        }
        fn reveals_to<G: KnownGame>(game: &G, action: G::Action, after: &G, observer: Observer) -> bool {
            let (view, seen) = (game.view(observer), after.view(observer));
            (0..SUPPOSITIONS).any(|seed| {
                let mut supposed = G::determinize(&view, &mut Sampled(SplitMix64::new(seed)));
                // Usually nothing is hidden, and the supposition is the truth.
                supposed != *game
                    && (supposed.play(action, &mut Recorded::new(&[])).is_err() || supposed.view(observer) != seen)
            })
        }
        on_game!(&self.0, game => reveals(game, action))
    }

    /// The position as an observer may know it; with `covered`, cards reserved from the market lie face down.
    pub fn any_view(&self, observer: Observer, covered: bool) -> AnyView {
        fn view<G: Vocabulary + KnownGame>(game: &G, observer: Observer, covered: bool) -> AnyView {
            let mut view = game.view(observer);
            if covered && game.to_act().outcome().is_none() {
                G::cover_reserves(&mut view, observer);
            }
            G::any_view(view)
        }
        on_game!(&self.0, game => view(game, observer, covered))
    }

    /// The same in words.
    pub fn view(&self, observer: Observer, covered: bool) -> Words {
        let view = self.any_view(observer, covered);
        on_any!(AnyView, &view, G, view => Words::of(&G::position_words(view, Form::View)))
    }

    /// What the observer can do and how things stand. `acting` says whether the observer is to act, `helpers` whether
    /// more is told than what is legal.
    pub fn help(&self, observer: Observer, acting: Acting, helpers: Helpers) -> Help {
        on_game!(&self.0, game => Help::of(game, observer, acting, helpers))
    }
}

fn lay_out<G: Vocabulary>(
    players: usize,
    options: &Map<String, Value>,
    chance: &mut dyn Chance,
) -> Result<(Position, String), PositionError>
where
    AnyGame: From<G>,
{
    let options = options_from_json::<G>(&Value::Object(options.clone()));
    let options = options.map_err(|error| PositionError::Setup(error.to_string()))?;
    let mut chance = Recording::new(chance);
    let mut luck: &mut dyn Chance = &mut chance;
    let game = G::new(&Setup { players, options }, &mut luck);
    let game = game.map_err(|error| PositionError::Setup(error.to_string()))?;
    Ok((Position(game.into()), draws_text::<G>(&chance.take())))
}

/// Luck is passed by reference here, so that the rules are compiled once for every source of it: pages load them.
fn play<G: KnownGame>(
    game: &mut G,
    action: AnyAction,
    mut chance: &mut dyn Chance,
    sink: &mut impl parure_engine::game::Sink<G::Event>,
) -> Result<(), PositionError> {
    let other_game = || PositionError::Unreadable(AnyRefusal::OtherGame.to_string());
    let action = G::known_action(action).ok_or_else(other_game)?;
    game.apply(action, &mut chance, sink).map_err(|refusal| PositionError::Refused {
        code: refusal.code(),
        rule: refusal.rule(),
        message: refusal.to_string(),
    })
}
