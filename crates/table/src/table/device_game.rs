//! A finished game of a device, brought to a service: what is sent, and the table that it becomes there.
//!
//! Nobody saw how it was dealt or who played, so nothing of it is believed but what the rules can check.

use parure_engine::any::{AnyRecord, AnyTextError, KnownGame};
use parure_engine::notation::{Record, action_text, draws_text};
use parure_engine::on_any;
use parure_vocabulary::{Forfeit, Vocabulary, options_to_json};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    ClockRule, FoldError, NotedAction, NotedDraws, Origin, Refusal, SeatHolder, SeatPlan, Seating, Sitter, Stage,
    Stamped, Step, Table, TableConfig, check_config,
};
use crate::fair::Secret;
use crate::ids::{PersonId, TableId};
use crate::world::Millis;

/// A finished game of a device, as it is brought to a service.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeviceGame {
    /// Its id on the device. Whoever brings it twice has it once.
    pub game: String,
    /// What was agreed on, with who sat where in the order of play.
    pub config: TableConfig,
    /// The whole game as text: `docs/record.md`.
    pub record: String,
    /// How many of the moves were made at another table, from which this game went on.
    #[serde(default)]
    #[ts(optional, as = "Option<usize>")]
    pub before: usize,
    /// Who could not win any more, in the order of the game.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<DeviceForfeit>>")]
    pub forfeits: Vec<DeviceForfeit>,
    /// When it began, in milliseconds since 1970.
    pub began: u64,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
}

/// A seat that could not win any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeviceForfeit {
    /// Which seat.
    pub seat: usize,
    /// Why.
    pub why: Forfeit,
    /// After how many of the moves that were made at this table.
    pub after: usize,
}

/// Who brings a game.
#[derive(Clone, Copy, Debug)]
pub struct Bringer<'a> {
    /// Who it is.
    pub person: &'a PersonId,
    /// The name that they are known by.
    pub name: &'a str,
}

impl Table {
    /// The game of this device, to be brought to a service.
    pub fn device_game(&self) -> Result<DeviceGame, Refusal> {
        let play = self.finished()?;
        if play.result().is_none() {
            return Err(Refusal::NotOver);
        }
        let moves_until = |version: u64| play.moves().iter().filter(|made| made.version < version).count();
        let forfeits = play.forfeits().iter().map(|&(version, forfeit)| DeviceForfeit {
            seat: forfeit.seat,
            why: forfeit.why,
            after: moves_until(version),
        });
        Ok(DeviceGame {
            game: self.id.to_string(),
            config: TableConfig { seats: self.seat_holders.iter().map(planned).collect(), ..past(self.config.clone()) },
            record: self.record()?,
            before: self.moves_before(),
            forfeits: forfeits.collect(),
            began: self.created,
            ended: self.changed,
        })
    }

    /// The table that a game of a device becomes, with its steps; refused unless it is a whole game by the rules.
    pub fn bring(
        id: TableId,
        secret: Secret,
        bringer: Bringer<'_>,
        game: &DeviceGame,
        now: Millis,
    ) -> Result<(Self, Vec<Stamped>), Refusal> {
        let device_game = TableId::parse(&game.game).ok_or_else(|| bad("no device gives such an id"))?;
        let record: AnyRecord = game.record.parse().map_err(|error: AnyTextError| bad(error.to_string()))?;
        record.check().map_err(|error| bad(error.to_string()))?;
        let config = check_config(past(game.config.clone()))?;
        let Recorded { options, layout, mut moves } = on_any!(AnyRecord, &record, G, record => recorded::<G>(record));
        if (config.rules(), config.seats.len()) != (record.rules(), record.setup().players())
            || config.options != options
        {
            return Err(bad("the record is not of the game that was agreed on"));
        }
        if config.seats.contains(&SeatPlan::Open)
            || !config.seats.iter().any(|plan| matches!(plan, SeatPlan::Me { .. }))
        {
            return Err(bad("every seat was somebody's, and one at least yours"));
        }
        if game.before > moves.len() {
            return Err(bad("the record has fewer moves"));
        }
        let own = moves.split_off(game.before);
        let noted = |(_, action, draws): Move| (action.text().to_owned(), draws.text().to_owned());
        let origin = (game.before > 0).then(|| {
            let moves = moves.into_iter().map(noted).collect();
            Box::new(Origin { table: device_game.clone(), layout: layout.clone(), moves, position: None })
        });
        let (seating, layout) =
            ((0..config.seats.len()).collect(), if origin.is_some() { String::new() } else { layout });
        let made = Step::Made {
            config: Box::new(config),
            owner: bringer.person.clone(),
            owner_name: bringer.name.to_owned(),
            commitment: secret.commitment(),
            origin,
            brought: Some(device_game),
        };
        let ended = game.ended.min(now);
        let first = Stamped { seq: 1, time: game.began.min(ended), step: made };
        let table = Self::made(id, secret, &first).map_err(|error| misfit(&error))?;
        let mut bringing = Bringing { table, steps: vec![first] };
        bringing.step(game.began.min(ended), Step::Begun { seating, layout, round: None, id: None })?;
        let mut forfeits = game.forfeits.iter().peekable();
        for (nth, made) in own.into_iter().map(Some).chain([None]).enumerate() {
            while let Some(forfeit) = forfeits.next_if(|forfeit| forfeit.after == nth) {
                bringing.forfeit(ended, bringer.person, *forfeit)?;
            }
            if let Some((seat, action, draws)) = made {
                bringing.step(ended, Step::Moved { seat, action, draws, used: None, id: None })?;
            }
        }
        match (bringing.table.stage, forfeits.next()) {
            (_, Some(_)) => Err(bad("nobody gives up after the last move")),
            (Stage::Over, None) => Ok((bringing.table, bringing.steps)),
            (_, None) => Err(bad("the game in it is not over")),
        }
    }
}

/// A table that goes on by the steps of a game that was played elsewhere.
struct Bringing {
    table: Table,
    steps: Vec<Stamped>,
}

impl Bringing {
    fn step(&mut self, time: Millis, step: Step) -> Result<(), Refusal> {
        let stamped = Stamped { seq: self.table.version + 1, time, step };
        self.table.apply(&stamped).map_err(|error| misfit(&error))?;
        self.steps.push(stamped);
        Ok(())
    }

    fn forfeit(&mut self, time: Millis, person: &PersonId, forfeit: DeviceForfeit) -> Result<(), Refusal> {
        let DeviceForfeit { seat, why, .. } = forfeit;
        self.table.own_seat(person, seat)?;
        let lost = match why {
            Forfeit::Resigned => Step::Resigned { seat, id: None },
            Forfeit::Left => Step::Left { seat, id: None },
            Forfeit::Timeout => Step::TimedOut { seat },
        };
        self.table.then_end(lost).steps.into_iter().try_for_each(|step| self.step(time, step))
    }
}

/// What does not matter any more once a game is over.
fn past(config: TableConfig) -> TableConfig {
    TableConfig { seating: Seating::AsSet, clock: ClockRule::None, listed: false, ..config }
}

/// Who sat there, as a plan.
fn planned(holder: &SeatHolder) -> SeatPlan {
    match &holder.sitter {
        Sitter::Free => SeatPlan::Open,
        Sitter::Person { name, .. } => SeatPlan::Me { name: Some(name.clone()) },
        Sitter::Bot(bot) => SeatPlan::Bot { level: bot.level, personality: bot.personality },
    }
}

type Move = (usize, NotedAction, NotedDraws);

/// What a record tells.
struct Recorded {
    options: serde_json::Map<String, serde_json::Value>,
    layout: String,
    moves: Vec<Move>,
}

fn recorded<G: Vocabulary + KnownGame>(record: &Record<G>) -> Recorded {
    let steps = record.turns().iter().flat_map(|turn| turn.steps.iter().map(|step| (turn.seat.index(), step)));
    let moves =
        steps.map(|(seat, step)| (seat, action_text::<G>(step.action).into(), draws_text::<G>(&step.draws).into()));
    let options = match options_to_json::<G>(record.setup().options) {
        serde_json::Value::Object(options) => options,
        _ => serde_json::Map::new(),
    };
    Recorded { options, layout: draws_text::<G>(record.layout()), moves: moves.collect() }
}

fn bad(why: impl Into<String>) -> Refusal {
    Refusal::BadRecord(why.into())
}

/// What is brought does not fit together.
fn misfit(error: &FoldError) -> Refusal {
    bad(error.to_string())
}
