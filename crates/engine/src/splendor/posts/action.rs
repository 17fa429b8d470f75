//! The gem that a post gives: the choice and its answer.

use crate::card::Level;
use crate::chance::Chance;
use crate::classic::{Action, Event, ModuleAction, ModulePhase, Phase, TokenTables};
use crate::game::Sink;
use crate::tokens::{Color, ColorSet, Tokens};

use super::{Posts, PostsRules, Refusal};

/// The choice of a gem.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChooseGem {
    /// The colour of the two that were taken, which the third has not (C-23); none after a purchase (C-22).
    pub barred: Option<Color>,
}

/// A gem of this colour comes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PostGem(pub Color);

type Why = crate::classic::Refusal<PostsRules>;

impl ChooseGem {
    /// The gems to choose from.
    pub(super) fn choices(self, bank: Tokens) -> ColorSet {
        let barred = self.barred.into_iter().collect();
        bank.colors().and(ColorSet::GEMS).without(barred)
    }

    /// Opens the choice; a single gem comes at once, and without any nothing happens (C-04).
    pub(super) fn open(self, state: &mut Posts, sink: &mut impl Sink<Event<super::Event>>) -> Option<Self> {
        let choices = self.choices(state.bank);
        match (choices.len(), choices.last()) {
            (1, Some(color)) => give(state, color, sink),
            (0, _) => {}
            _ => return Some(self),
        }
        None
    }
}

fn give(state: &mut Posts, token: Color, sink: &mut impl Sink<Event<super::Event>>) {
    state.bank -= Tokens::one(token);
    state.current().tokens += Tokens::one(token);
    sink.emit(Event::Module(super::Event::Gem { seat: state.seat, token }));
}

impl ModulePhase<PostsRules> for ChooseGem {
    fn answer_first(self) -> Why {
        Why::Module(Refusal::GemFirst)
    }

    fn is_within_purchase(self) -> bool {
        self.barred.is_none()
    }

    fn tokens_to_come(self) -> u8 {
        1
    }
}

impl ModuleAction<PostsRules> for PostGem {
    const TOKENS: &'static TokenTables<Self> = &TokenTables::new();

    fn list(state: &Posts, out: &mut Vec<Action<Self>>) {
        if let Phase::Module(choice) = state.phase {
            out.extend(choice.choices(state.bank).iter().map(|color| Action::Module(Self(color))));
        }
    }

    fn any_legal(_: &Posts) -> bool {
        false
    }

    fn check(self, state: &Posts) -> Result<(), Why> {
        let Phase::Module(choice) = state.phase else { return Err(Why::Module(Refusal::NoGemNow)) };
        if choice.barred == Some(self.0) {
            Err(Why::Module(Refusal::SameColor))
        } else if !choice.choices(state.bank).contains(self.0) {
            Err(Why::Module(Refusal::NotThere))
        } else {
            Ok(())
        }
    }

    fn apply(self, state: &mut Posts, chance: &mut impl Chance, sink: &mut impl Sink<Event<super::Event>>) {
        give(state, self.0, sink);
        // C-02: the purchase is finished now.
        Level::ALL.into_iter().for_each(|level| state.fill_row(level, chance, sink));
        state.go_on(None, sink);
    }
}
