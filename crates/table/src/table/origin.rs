//! A finished game that goes on at another table, from one of its positions and with new luck.

use parure_engine::any::AnyGame;

use super::{ClockRule, NotedAction, NotedDraws, Origin, Refusal, SeatPlan, Seating, Table, TableConfig};
use crate::game::{LogBuilder, Position, PositionError};

impl Table {
    /// What a table needs at which this game goes on after so many of its steps. States hold no order of what is still to
    /// be drawn, so the new table's own luck decides everything that comes.
    pub fn go_on(&self, step: usize, seats: Vec<SeatPlan>) -> Result<(TableConfig, Origin), Refusal> {
        let play = self.finished()?;
        let bad = |why: &str| Refusal::BadConfig(why.to_owned());
        if seats.len() != self.seat_holders.len() {
            return Err(bad("a game goes on with as many seats as it had"));
        }
        let moves = play.moves().get(..step).ok_or_else(|| bad("the game had fewer steps"))?;
        let moves = moves.iter().map(|made| made.notation());
        let origin = match self.origin.as_deref() {
            Some(before) => {
                let moves = before.moves.iter().cloned().chain(moves).collect();
                Origin { table: self.id.clone(), moves, ..before.clone() }
            }
            None => Origin {
                table: self.id.clone(),
                layout: play.layout().to_owned(),
                moves: moves.collect(),
                position: None,
            },
        };
        let config = TableConfig {
            seats,
            seating: Seating::AsSet,
            clock: ClockRule::None,
            listed: false,
            ..self.config.clone()
        };
        if origin.position(&config)?.to_act().is_none() {
            return Err(bad("after this step the game was over"));
        }
        Ok((config, origin))
    }
}

impl Origin {
    /// The position that the game goes on from.
    pub(crate) fn position(&self, config: &TableConfig) -> Result<Position, PositionError> {
        let (rules, players) = (config.rules(), config.seats.len());
        let mut position = match &self.position {
            Some(text) => {
                Position::from(text.parse::<AnyGame>().map_err(|error| PositionError::Setup(error.to_string()))?)
            }
            None => Position::lay_out_again(rules, players, &config.options, &self.layout)?,
        };
        let mut log_builder = LogBuilder::default();
        for (action, draws) in &self.moves {
            let (action, draws) = (NotedAction::from(action.clone()), NotedDraws::from(draws.clone()));
            position.play(action.read(rules)?, &draws.read(rules)?, &mut log_builder)?;
        }
        Ok(position)
    }
}
