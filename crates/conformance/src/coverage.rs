//! What a run has met, and what it should have met.

use std::collections::BTreeMap;

use parure_engine::game::Reason;

/// What was met, and how often.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// Positions at which the laws were held.
    pub positions: usize,
    /// Candidates that were tried.
    pub tried: usize,
    /// Positions of each phase.
    pub phases: BTreeMap<&'static str, usize>,
    /// Legal actions of each kind.
    pub kinds: BTreeMap<&'static str, usize>,
    /// Refusals of each code.
    pub codes: BTreeMap<&'static str, usize>,
    /// Games that ended for each reason; a game that was cut off has none.
    pub endings: BTreeMap<String, usize>,
    /// States drawn from a view that were not the real one: something was hidden.
    pub guesses: usize,
    /// Games replayed with another card hidden in a hand.
    pub twins: usize,
}

/// What enough games must meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expected {
    /// The phases.
    pub phases: Vec<&'static str>,
    /// The kinds of action.
    pub kinds: Vec<&'static str>,
    /// The codes of refusals.
    pub codes: Vec<&'static str>,
    /// The ways to end.
    pub endings: Vec<Reason>,
    /// What a few hundred games need not meet, though it exists: by its word, or the name of its reason.
    pub rare: Vec<&'static str>,
}

impl Coverage {
    /// Counts one more.
    pub(crate) fn count<K: Ord>(counts: &mut BTreeMap<K, usize>, key: K) {
        *counts.entry(key).or_default() += 1;
    }

    /// What was expected and not met, or met and not expected, in words.
    pub fn missing(&self, expected: &Expected) -> Vec<String> {
        let mut missing = Vec::new();
        let endings: Vec<_> = expected.endings.iter().map(|reason| format!("{reason:?}")).collect();
        let mut compare = |what: &str, met: Vec<&str>, wanted: Vec<&str>| {
            let unmet = wanted.iter().filter(|word| !met.contains(word));
            missing.extend(unmet.map(|word| format!("{what} {word}")));
            let unknown = met.iter().filter(|word| !wanted.contains(word) && !expected.rare.contains(word));
            missing.extend(unknown.map(|word| format!("{what} {word} in the list of what to expect")));
        };
        compare("phase", self.phases.keys().copied().collect(), expected.phases.clone());
        compare("kind", self.kinds.keys().copied().collect(), expected.kinds.clone());
        compare("refusal", self.codes.keys().copied().collect(), expected.codes.clone());
        compare("ending", words(self.endings.keys()), words(endings.iter()));
        if self.guesses == 0 || self.twins == 0 {
            missing.push("anything hidden".to_owned());
        }
        missing
    }
}

fn words<'a>(words: impl Iterator<Item = &'a String>) -> Vec<&'a str> {
    words.map(String::as_str).collect()
}
