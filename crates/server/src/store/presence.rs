//! Who is at a table by way of which node, which nodes tell each other.

use super::{Store, StoreError};
use crate::ids::{PersonId, TableId};

/// Where they do.
pub(super) const PRESENCE: &str = "parure_presence";

/// Who is at a table by way of one node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Present {
    /// Those who sit there, each once.
    pub players: Vec<PersonId>,
    /// Connections of all others.
    pub spectators: usize,
}

/// What a node says of one table to the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PresenceNote {
    /// Who says it.
    pub node: String,
    /// Notes may overtake each other: of two the one with the higher number counts.
    pub number: u64,
    /// Whether it wants to hear the same of the others.
    pub asks: bool,
    /// Who is there.
    pub present: Present,
}

impl Store {
    /// Tells other nodes who is at a table by way of this one.
    pub async fn tell_presence(&self, table: &TableId, note: &PresenceNote) -> Result<(), StoreError> {
        let PresenceNote { node, number, asks, present: Present { players, spectators } } = note;
        let mut text = format!("{node} {table} {number} {} {spectators}", u8::from(*asks));
        players.iter().for_each(|player| text.extend([" ", player.as_str()]));
        self.tell_nodes(PRESENCE, text).await
    }
}

/// What a node has said.
pub(super) fn read(node: &str, text: &str) -> Option<(TableId, PresenceNote)> {
    let mut words = text.split(' ');
    let table = TableId::parse(words.next()?)?;
    let (number, asks) = (words.next()?.parse().ok()?, words.next()? == "1");
    let spectators = words.next()?.parse().ok()?;
    let present = Present { spectators, players: words.map(PersonId::parse).collect::<Option<_>>()? };
    Some((table, PresenceNote { node: node.to_owned(), number, asks, present }))
}
