//! What the suite must know of a game beyond its rules.

use parure_engine::chance::SplitMix64;
use parure_engine::game::Setup;
use parure_engine::notation::Notation;

use crate::census::{Census, Move};
use crate::coverage::Expected;

/// A game that the laws are held against.
pub trait LawSubject: Notation {
    /// Every kind of action.
    fn kinds() -> Vec<&'static str>;

    /// The kind of an action, one of [`LawSubject::kinds`].
    fn kind(action: Self::Action) -> &'static str;

    /// The open choice, in a word.
    fn phase(&self) -> &'static str;

    /// What enough games of this setup meet.
    fn expected(setup: &Setup<Self::Options>) -> Expected;

    /// Appends every action that can be said about this state and might be thought legal, and many that are nonsense:
    /// cards and tiles that do not exist, payments near the price and arbitrary ones, all places and colours.
    fn candidates(&self, stream: &mut SplitMix64, out: &mut Vec<Self::Action>);

    /// Which actions the rules allow, told a second time: naively, by counting, without the engine's own helpers.
    fn rulebook(&self) -> impl Fn(Self::Action) -> bool;

    /// Where every piece lies.
    fn census(&self) -> Result<Census, String>;

    /// What holds in every position that can be played from, also one that somebody made up: pieces are complete, what
    /// the state keeps for speed follows from its cards, and limits are kept.
    fn audit(&self) -> Result<(), String>;

    /// What holds besides in every position that a game comes to.
    fn audit_course(&self) -> Result<(), String>;

    /// What follows from an action by the rules, told a second time: compares it with the events and the state after.
    fn audit_step(&self, action: Self::Action, events: &[Self::Event], after: &Self) -> Result<(), String>;

    /// What the events of a whole game tell that has come to this state: whose turns followed each other, and how it
    /// came to its end.
    fn audit_event_order(&self, events: &[Self::Event]) -> Result<(), String>;

    /// Which pieces an event moved.
    fn moves(event: Self::Event) -> Vec<Move>;

    /// Whether what this action draws is the secret of who draws it.
    fn draws_in_secret(action: Self::Action) -> bool;

    /// How much a player likes an action who tries to reach what ordinary play does not.
    fn temptation(&self, action: Self::Action) -> i32;
}
