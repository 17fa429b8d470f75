//! What every game of the family promises.

mod options;
mod outcome;
mod refusal;
mod setup;
mod sink;
mod to_act;

pub use options::{OptionEntry, OptionError, OptionRange, OptionValue, Options};
pub(crate) use options::{OptionField, option_words, options};
pub use outcome::{Outcome, Reason};
pub use refusal::Refusal;
pub(crate) use refusal::refusals;
pub use setup::{Setup, SetupError};
pub use sink::Sink;
pub use to_act::ToAct;

use std::fmt::Debug;
use std::hash::Hash;

use crate::chance::Chance;
use crate::seat::{Observer, Seat};
use crate::tokens::ColorName;

/// One game's rules: a state that changes by actions, one small choice at a time.
///
/// A turn is a chain of steps. The state says which choice is open and whose it is; one action answers one choice.
/// Luck is passed in. A state holds no history, so a clone is a plain copy.
///
/// ```
/// use parure_engine::{Duel, Game, Sampled, ToAct};
///
/// let mut chance = Sampled::from_seed(7);
/// let mut game = Duel::start(2, &mut chance)?;
/// while let Some(action) = chance.pick(&game.legal()) {
///     game.play(action, &mut chance)?;
/// }
/// assert!(matches!(game.to_act(), ToAct::Over(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

    /// A new game without house rules.
    fn start(players: usize, chance: &mut impl Chance) -> Result<Self, SetupError> {
        Self::new(&Setup { players, options: Self::Options::default() }, chance)
    }

    /// The setup that this game was made from.
    fn setup(&self) -> Setup<Self::Options>;

    /// Whose choice is open, or how the game ended.
    fn to_act(&self) -> ToAct;

    /// The points of a seat: its own, also where partners share them.
    fn points(&self, seat: Seat) -> u8;

    /// Appends every legal action, in order and without duplicates; never clears `out`.
    fn legal_actions(&self, out: &mut Vec<Self::Action>);

    /// Every legal action in order; none once the game is over.
    ///
    /// A search that asks again and again keeps one list and calls [`Game::legal_actions`].
    fn legal(&self) -> Vec<Self::Action> {
        let mut legal = Vec::new();
        self.legal_actions(&mut legal);
        legal
    }

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

    /// Checks the action and plays it, where nobody listens to the events.
    fn play(&mut self, action: Self::Action, chance: &mut impl Chance) -> Result<(), Self::Refusal> {
        self.apply(action, chance, &mut ())
    }

    /// What the observer may know, built up from nothing.
    fn view(&self, observer: Observer) -> Self::View;

    /// A full state that fits the view; what the observer cannot know is drawn by `chance`, each possibility as
    /// likely as it is to someone with this view.
    fn determinize(view: &Self::View, chance: &mut impl Chance) -> Self;

    /// The event as the observer may know it.
    fn visible(event: Self::Event, observer: Observer) -> Self::Event;
}
