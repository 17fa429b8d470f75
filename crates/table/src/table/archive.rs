//! What is kept of a finished game: its record.

use time::OffsetDateTime;

use super::{Play, Refusal, Sitter, Stage, Table};
use crate::game::Recordable;
use crate::world::Millis;

impl Table {
    /// The game, if it is over; a running one tells nobody what is hidden.
    pub fn finished(&self) -> Result<&Play, Refusal> {
        let over = matches!(self.stage, Stage::Over | Stage::Closed);
        self.play.as_ref().filter(|_| over).ok_or(Refusal::NotOver)
    }

    /// How many moves of the record were made at the table that this one goes on from.
    pub fn moves_before(&self) -> usize {
        self.origin.as_ref().map_or(0, |origin| origin.moves.len())
    }

    /// A name for the file of the record: the game, who played, the day, as `splendor-Ada-Ben-2026-11-15.parure`.
    pub fn record_name(&self) -> String {
        let plain = |name: String| -> String {
            let letter = |letter: char| if letter.is_alphanumeric() { letter } else { '_' };
            name.chars().map(letter).collect()
        };
        let names = self.seat_holders.iter().map(|holder| plain(name(&holder.sitter)));
        let parts = [self.game().to_string()].into_iter().chain(names).chain([date(self.created)]);
        format!("{}.parure", parts.collect::<Vec<_>>().join("-"))
    }

    /// The record as text.
    pub fn record(&self) -> Result<String, Refusal> {
        let play = self.finished()?;
        if self.origin().is_some_and(|origin| origin.position.is_some()) {
            return Err(Refusal::NoRecord);
        }
        let by_rules = play.position().outcome().is_some();
        let stopped = play.result().filter(|_| !by_rules).map(|result| (result.winners.clone(), result.reason.clone()));
        let before = self.origin.iter().flat_map(|origin| origin.moves.iter().cloned());
        let moves = play.moves().iter().map(|made| made.notation());
        let recordable = Recordable {
            layout: self.origin.as_ref().map_or(play.layout(), |origin| &origin.layout),
            moves: before.chain(moves).map(|(action, draws)| (action, draws, String::new())).collect(),
            names: self.seat_holders.iter().map(|holder| name(&holder.sitter)).collect(),
            date: date(self.created),
            stopped,
        };
        Ok(play.start().record(&recordable)?)
    }
}

fn name(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Bot(bot) => format!("{}:{}", bot.level, bot.personality),
        Sitter::Free => "?".to_owned(),
    }
}

/// The day of a time, as `2026-11-15`; empty for one beyond the calendar.
fn date(time: Millis) -> String {
    let at = OffsetDateTime::from_unix_timestamp((time / 1000) as i64);
    at.map(|at| at.date().to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_have_their_names() {
        let day = 86_400_000;
        assert_eq!([0, 11_016 * day, 20_772 * day].map(date), ["1970-01-01", "2000-02-29", "2026-11-15"]);
    }
}
