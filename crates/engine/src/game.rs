//! What every game of the family promises.

use std::error::Error;
use std::fmt::{self, Debug};
use std::hash::Hash;
use std::ops::RangeInclusive;

use crate::chance::Chance;
use crate::seat::{Observer, Seat, SeatSet};
use crate::tokens::ColorName;

/// One game's rules: a state that changes by actions, one small choice at a time.
///
/// A turn is a chain of steps. The state says which choice is open and whose it is; one action answers one choice.
/// Luck is passed in. A state holds no history, so a clone is a plain copy.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The game's house rules.
    type Options: Options;
    /// One step.
    type Action: Copy + Ord + Hash + Debug + Send + Sync;
    /// A fact about what happened, with full information.
    type Event: Copy + Eq + Debug + Send + Sync;
    /// What one observer may know of a state.
    type View: Clone + Eq + Hash + Debug + Send + Sync;
    /// Why an action is not legal.
    type Refusal: Refusal;

    /// The letter that the ids of this game's cards begin with.
    const PREFIX: char;
    /// How the game calls its tokens, in its fixed order of colours.
    const COLORS: &'static [ColorName];

    /// A new game, laid out by `chance`.
    fn new(setup: &Setup<Self::Options>, chance: &mut impl Chance) -> Result<Self, SetupError>;

    /// The setup that this game was made from.
    fn setup(&self) -> Setup<Self::Options>;

    /// Whose choice is open, or how the game ended.
    fn to_act(&self) -> ToAct;

    /// The points of a seat: its own, also where partners share them.
    fn points(&self, seat: Seat) -> u8;

    /// Appends every legal action, in order and without duplicates; never clears `out`.
    fn legal_actions(&self, out: &mut Vec<Self::Action>);

    /// Whether the action is legal, and if not, why. Agrees with [`Game::legal_actions`] and does not build a list.
    fn check(&self, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Plays a legal action, together with the forced answers that follow it.
    ///
    /// With an action that [`Game::check`] refuses, the state may become nonsense (never memory-unsafe), or this may
    /// panic.
    fn apply_unchecked(&mut self, action: Self::Action, chance: &mut impl Chance, sink: &mut impl Sink<Self::Event>);

    /// Checks the action and plays it. A refused action changes nothing and draws nothing.
    fn apply(
        &mut self,
        action: Self::Action,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.check(action)?;
        self.apply_unchecked(action, chance, sink);
        Ok(())
    }

    /// What the observer may know, built up from nothing.
    fn view(&self, observer: Observer) -> Self::View;

    /// A full state that fits the view; what the observer cannot know is drawn by `chance`, each possibility as
    /// likely as it is to someone with this view.
    fn determinize(view: &Self::View, chance: &mut impl Chance) -> Self;

    /// The event as the observer may know it.
    fn visible(event: Self::Event, observer: Observer) -> Self::Event;
}

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup<O> {
    /// How many play.
    pub players: usize,
    /// The house rules.
    pub options: O,
}

/// Whose choice is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToAct {
    /// This seat's.
    Seat(Seat),
    /// Nobody's: the game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winners; several share a victory.
    pub winners: SeatSet,
    /// What decided.
    pub reason: Reason,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The target prestige was reached (S-25).
    Prestige,
    /// The gauntlet's condition was met (M-16).
    Gauntlet,
    /// 20 points (D-23).
    Points20,
    /// 10 crowns (D-23).
    Crowns10,
    /// 10 points in one colour (D-23).
    Color10,
    /// The opponent stalled (D-26).
    Claim,
    /// Nobody could move (S-27).
    Deadlock,
}

/// The house rules of a game: a few values that can be read and set by name.
pub trait Options: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// Sets one option, as `set("target", "10")`, or a preset of several.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError>;

    /// Every option with its value, in a fixed order.
    fn values(&self) -> Vec<(&'static str, OptionValue)>;

    /// What each option may be, in the order of [`Options::values`].
    fn ranges() -> Vec<(&'static str, OptionRange)>;

    /// The presets: what `set("preset", …)` takes.
    const PRESETS: &'static [&'static str] = &[];
}

/// What an option may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionRange {
    /// On or off.
    Switch,
    /// A number within bounds.
    Number(RangeInclusive<u8>),
    /// One of these words.
    Word(&'static [&'static str]),
}

/// The value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionValue {
    /// On or off.
    Switch(bool),
    /// A number.
    Number(u8),
    /// One of a few words.
    Word(&'static str),
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(on) => write!(f, "{on}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Word(word) => f.write_str(word),
        }
    }
}

/// Why an option cannot be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// The game has no such option.
    UnknownKey {
        /// What was asked for.
        key: String,
        /// What the game has, in words.
        known: &'static str,
    },
    /// The option cannot have this value.
    BadValue {
        /// The option.
        key: String,
        /// What was asked for.
        value: String,
        /// What it can be, in words.
        allowed: &'static str,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownKey { key, known } => write!(f, "there is no option `{key}`; this game has {known}"),
            Self::BadValue { key, value, allowed } => {
                write!(f, "`{value}` is not a value of `{key}`, which can be {allowed}")
            }
        }
    }
}

impl Error for OptionError {}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game is not for so many players.
    Players {
        /// What was asked for.
        players: usize,
        /// What the game allows.
        allowed: RangeInclusive<usize>,
    },
    /// The Team game is for four (S-40).
    TeamNeedsFour,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { players, allowed } if allowed.start() == allowed.end() => {
                write!(f, "this game is for {} players, not {players}", allowed.start())
            }
            Self::Players { players, allowed } => {
                write!(f, "this game is for {} to {} players, not {players}", allowed.start(), allowed.end())
            }
            Self::TeamNeedsFour => f.write_str("the Team game is for exactly 4 players (S-40)"),
        }
    }
}

impl Error for SetupError {}

/// Why an action was refused: small, and able to name its rule.
pub trait Refusal: Copy + Eq + Debug + Error + Send + Sync + 'static {
    /// A stable word for the refusal, to be translated by.
    fn code(self) -> &'static str;

    /// The id of the rule that refuses.
    fn rule(self) -> &'static str;
}

/// Takes the events of a step.
pub trait Sink<E> {
    /// Takes one event.
    fn emit(&mut self, event: E);
}

/// Nobody listens.
impl<E> Sink<E> for () {
    fn emit(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}
