//! A state in the words of the vocabulary.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::super::counts::Counts;

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub phase: String,
    pub seat: usize,
    pub round: u64,
    pub bank: Counts,
    pub market: BTreeMap<String, Vec<Option<String>>>,
    pub decks: BTreeMap<String, BTreeSet<String>>,
    pub tiles: BTreeSet<String>,
    pub players: Vec<Player>,
    pub passes: usize,
    pub trigger: Option<usize>,
    #[serde(default)]
    pub posts: BTreeMap<String, Vec<usize>>,
    #[serde(default)]
    pub barred: Option<String>,
    #[serde(default)]
    pub orient: BTreeMap<String, Vec<Option<String>>>,
    #[serde(default)]
    pub orient_decks: BTreeMap<String, BTreeSet<String>>,
    #[serde(default)]
    pub removed: Vec<String>,
    #[serde(default)]
    pub free_level: Option<u64>,
    #[serde(default)]
    pub strongholds: BTreeMap<String, OnCard>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub tokens: Counts,
    pub cards: BTreeSet<Owned>,
    pub reserved: BTreeSet<Reserved>,
    pub tiles: BTreeSet<String>,
    pub points: i64,
    pub bonuses: Counts,
    #[serde(default)]
    pub set_aside: Option<BTreeSet<String>>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(untagged)]
pub enum Owned {
    Plain(String),
    Copy { card: String, r#as: Option<String> },
}

impl Owned {
    pub fn card(&self) -> &str {
        match self {
            Self::Plain(card) | Self::Copy { card, .. } => card,
        }
    }
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reserved {
    pub card: String,
    #[serde(default)]
    pub blind: bool,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnCard {
    pub seat: usize,
    pub count: i64,
}
