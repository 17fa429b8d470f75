//! The table of a rematch: the same people and bots, and whoever sat second begins.

use super::{SeatPlan, Seating, Sitter, Table, TableConfig};
use crate::ids::PersonId;

impl Table {
    /// What the table of the rematch is set up as; people come by themselves.
    pub fn rematch_config(&self) -> TableConfig {
        let plan = |seat: usize| match self.seat_holders[seat].sitter {
            Sitter::Bot(bot) => SeatPlan::Bot { level: bot.level, personality: bot.personality },
            Sitter::Person { .. } | Sitter::Free => SeatPlan::Open,
        };
        let seats = self.turned().map(plan).collect();
        TableConfig { seats, seating: Seating::AsSet, listed: false, ..self.config.clone() }
    }

    /// Who sits down where at the table of the rematch.
    pub fn rematch_people(&self) -> Vec<(usize, (PersonId, String))> {
        let person = |(seat, before): (usize, usize)| match &self.seat_holders[before].sitter {
            // Whoever left finds the seat free, and sits down if they come after all.
            _ if self.seat_holders[before].is_gone() => None,
            Sitter::Person { holders, name } => Some((seat, (holders.first()?.clone(), name.clone()))),
            _ => None,
        };
        self.turned().enumerate().filter_map(person).collect()
    }

    /// The name under which the owner sits here.
    pub fn owner_name(&self) -> String {
        let own = self.held_by(&self.owner).next();
        match own.map(|seat| &self.seat_holders[seat].sitter) {
            Some(Sitter::Person { name, .. }) => name.clone(),
            _ => "?".to_owned(),
        }
    }

    /// The seats, turned by one.
    fn turned(&self) -> impl Iterator<Item = usize> + use<> {
        let players = self.seat_holders.len();
        (0..players).map(move |seat| (seat + 1) % players)
    }
}
