//! Who holds a seat.

use super::BotChoice;
use crate::ids::PersonId;
use crate::world::Millis;

/// Who holds a seat, and what comes with it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatHolder {
    /// Who sits there.
    pub sitter: Sitter,
    /// The bot that plays for a person who left or ran out of time.
    pub stand_in: Option<BotChoice>,
    /// Whether the seat has lost by giving up or by time.
    pub lost: bool,
    /// The keys with which the seat can be continued elsewhere.
    pub keys: Vec<SeatKey>,
}

/// A key that opens a seat, once.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatKey {
    /// All that is known of it.
    pub hash: String,
    /// Until when it opens the seat.
    pub until: Millis,
}

/// Who sits on a seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Sitter {
    /// Nobody.
    #[default]
    Free,
    /// A person, under a name; on several devices they are several guests.
    Person {
        /// The guests who hold the seat.
        holders: Vec<PersonId>,
        /// The name shown.
        name: String,
    },
    /// A bot.
    Bot(BotChoice),
}

impl Sitter {
    /// The name of a person; bots are named by the page.
    pub fn name(&self) -> &str {
        match self {
            Self::Person { name, .. } => name,
            Self::Free | Self::Bot(_) => "",
        }
    }
}

impl SeatHolder {
    /// A person's seat.
    pub fn person(person: PersonId, name: String) -> Self {
        Self { sitter: Sitter::Person { holders: vec![person], name }, ..Self::default() }
    }

    /// Whether nobody sits here.
    pub fn is_free(&self) -> bool {
        self.sitter == Sitter::Free
    }

    /// Whether a person sits here.
    pub fn is_person(&self) -> bool {
        matches!(self.sitter, Sitter::Person { .. })
    }

    /// Whether the person has left or run out of time, and a bot plays on until they are back.
    pub fn is_gone(&self) -> bool {
        self.is_person() && self.stand_in.is_some() && !self.lost
    }

    /// Whether a person sits here who can still win.
    pub fn can_win(&self) -> bool {
        self.is_person() && !self.lost
    }

    /// Whether this person sits here.
    pub fn is_held_by(&self, person: &PersonId) -> bool {
        self.holders().contains(person)
    }

    /// The guests who hold this seat.
    pub fn holders(&self) -> &[PersonId] {
        match &self.sitter {
            Sitter::Person { holders, .. } => holders,
            Sitter::Free | Sitter::Bot(_) => &[],
        }
    }

    /// What one person holds is another's from now on.
    pub fn hand_over(&mut self, from: &PersonId, to: &PersonId) {
        let Sitter::Person { holders, .. } = &mut self.sitter else { return };
        let Some(place) = holders.iter().position(|holder| holder == from) else { return };
        holders.retain(|holder| holder != to && holder != from);
        holders.insert(place.min(holders.len()), to.clone());
    }

    /// The bot that moves for this seat, if none but a bot does.
    pub fn bot(&self) -> Option<BotChoice> {
        match self.sitter {
            Sitter::Bot(bot) => Some(bot),
            Sitter::Person { .. } | Sitter::Free => self.stand_in,
        }
    }
}
