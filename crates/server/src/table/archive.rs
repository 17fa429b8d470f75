//! What is kept of a finished game: its record.

use super::{Play, Refusal, Sitter, Stage, Table};
use crate::game::Recordable;
use crate::world::Millis;

impl Table {
    /// The game, if it is over; a running one tells nobody what is hidden.
    pub fn finished(&self) -> Result<&Play, Refusal> {
        let over = matches!(self.stage, Stage::Over | Stage::Closed);
        self.play.as_ref().filter(|_| over).ok_or(Refusal::NotOver)
    }

    /// The record as text.
    pub fn record(&self) -> Result<String, Refusal> {
        let play = self.finished()?;
        let by_rules = play.position().outcome().is_some();
        let stopped = play.result().filter(|_| !by_rules).map(|result| (result.winners.clone(), result.reason.clone()));
        let before = self.origin.iter().flat_map(|origin| &origin.moves).map(|(action, draws)| (&**action, &**draws));
        let moves = play.moves().iter().map(|made| (made.action.as_str(), made.draws.as_str()));
        let recordable = Recordable {
            layout: self.origin.as_ref().map_or(play.layout(), |origin| &origin.layout),
            moves: before.chain(moves).collect(),
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

/// The day of a time, as `2026-11-15`: days are counted in eras of 400 years that begin in March.
fn date(time: Millis) -> String {
    let days = (time / 86_400_000) as i64 + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let (day, month_number) = (day_of_year - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = year + era * 400 + i64::from(month_number <= 2);
    format!("{year:04}-{month_number:02}-{day:02}")
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
