//! Who is at a table by way of other nodes.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::Instant;

use crate::ids::PersonId;
use crate::store::{PresenceNote, Present};

/// After how long a node says again who is connected to it.
pub const AGAIN: Duration = Duration::from_secs(60);
/// For how long it is believed: a node that is gone cannot say so.
const BELIEVED: Duration = Duration::from_secs(150);

/// What the other nodes have said.
#[derive(Default)]
pub struct Elsewhere {
    nodes: BTreeMap<String, Heard>,
}

struct Heard {
    number: u64,
    present: Present,
    until: Instant,
}

impl Elsewhere {
    /// Whether no other node has said anything lately.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Takes what a node says.
    pub fn hear(&mut self, PresenceNote { node, number, present, .. }: PresenceNote) {
        if self.nodes.get(&node).is_none_or(|heard| heard.number < number) {
            self.nodes.insert(node, Heard { number, present, until: Instant::now() + BELIEVED });
        }
    }

    /// Forgets whoever has said nothing for too long.
    pub fn forget(&mut self) {
        self.nodes.retain(|_, heard| heard.until > Instant::now());
    }

    /// When the first of them is forgotten.
    pub fn until(&self) -> Option<Instant> {
        self.nodes.values().map(|heard| heard.until).min()
    }

    /// The players who are there, some perhaps more than once.
    pub fn players(&self) -> impl Iterator<Item = &PersonId> {
        self.nodes.values().flat_map(|heard| &heard.present.players)
    }

    /// Connections of all others.
    pub fn spectators(&self) -> usize {
        self.nodes.values().map(|heard| heard.present.spectators).sum()
    }
}
