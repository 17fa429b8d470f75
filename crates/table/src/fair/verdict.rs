//! What is found when a proof is checked.

/// What a check of a proof found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// What is proved.
    pub proved: Vec<Finding>,
    /// What is not, or cannot be.
    pub open: Vec<Finding>,
    /// What is wrong; nothing else counts then.
    pub broken: Option<Finding>,
}

/// One thing that was found, by the key of its message in `locales/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The message's key.
    pub key: &'static str,
    /// What the message is about.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// What a message is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number.
    Number(usize),
    /// A name, an id, or draws in notation.
    Text(String),
    /// Names of people, to be listed as the reader's language does it.
    Names(Vec<String>),
}

impl Finding {
    /// The finding with this key.
    pub fn new(key: &'static str) -> Self {
        Self { key, arguments: Vec::new() }
    }

    /// About a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: usize) -> Self {
        self.arguments.push((name, Argument::Number(number)));
        self
    }

    /// About a text.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.arguments.push((name, Argument::Text(text.into())));
        self
    }

    /// About people.
    #[must_use]
    pub fn names(mut self, name: &'static str, names: Vec<String>) -> Self {
        self.arguments.push((name, Argument::Names(names)));
        self
    }
}

impl Verdict {
    /// Whether nothing is wrong.
    pub fn holds(&self) -> bool {
        self.broken.is_none()
    }

    pub(super) fn prove(&mut self, finding: Finding) {
        self.proved.push(finding);
    }

    pub(super) fn leave_open(&mut self, finding: Finding) {
        self.open.push(finding);
    }
}
