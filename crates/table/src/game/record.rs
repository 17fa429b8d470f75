//! Writing the record of a finished game.

use parure_engine::chance::Recorded;
use parure_engine::notation::{RecordWriter, parse_action, parse_draws};
use parure_engine::seat::{Seat, SeatSet};
use parure_vocabulary::Vocabulary;

use super::PositionError;

/// What a record is written from.
pub struct Recordable<'a> {
    /// What chance gave for the layout, in notation.
    pub layout: &'a str,
    /// The moves with their draws, in notation, and what somebody wrote about them.
    pub moves: Vec<(String, String, String)>,
    /// The name of who sat on each seat.
    pub names: Vec<String>,
    /// The day, as `2026-11-15`.
    pub date: String,
    /// How it ended, if not by the rules: the winners' seats and the reason.
    pub stopped: Option<(Vec<usize>, String)>,
}

/// The record of a game that began like this one, as text.
pub(super) fn write<G: Vocabulary>(start: &G, game: &Recordable<'_>) -> Result<String, PositionError> {
    let draws = parse_draws::<G>(game.layout)?;
    let mut chance = Recorded::new(&draws);
    let writer = RecordWriter::<G>::new(&start.setup(), &mut chance);
    let mut writer = writer.map_err(|error| PositionError::Setup(error.to_string()))?;
    chance.finish()?;
    let tags = game.names.iter().enumerate().map(|(seat, name)| (format!("seat {seat}"), name.as_str()));
    for (key, value) in tags.chain([("date".to_owned(), game.date.as_str())]) {
        // A name that a tag cannot hold is left out.
        _ = writer.tag(&key, value);
    }
    for (action, draws, comment) in &game.moves {
        let draws = parse_draws::<G>(draws)?;
        let mut chance = Recorded::new(&draws);
        let action = parse_action::<G>(action, None)?;
        writer.play(action, &mut chance, &mut ()).map_err(|refusal| PositionError::Unreadable(refusal.to_string()))?;
        chance.finish()?;
        writer.comment(comment);
    }
    if let Some((winners, reason)) = &game.stopped {
        let winners: SeatSet = winners.iter().filter_map(|&seat| Seat::new(seat)).collect();
        writer.stop(winners, reason);
    }
    Ok(writer.into_record().to_string())
}
