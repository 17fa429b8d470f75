//! Tables that one device runs by itself, behind one function: a question as JSON, its answer as JSON.
//!
//! Whoever asks keeps the steps and has the time and the luck, as a server has: [`Device::call`] decides, and nothing has
//! happened until the steps that it names are kept and handed back by `apply`. The page asks it in WebAssembly.

mod analysis;
mod puzzle;

use std::collections::HashMap;
use std::time::Duration;

use parure_bots::Budget;
use parure_engine::any::{AnyRecord, AnyTextError};
use parure_engine::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use self::analysis::{Analysis, Ask, Fault};
use crate::fair::Secret;
use crate::ids::{PersonId, TableId};
use crate::protocol::{
    Advice, BotList, HelpFrom, Onlooker, Presence, Proof, Replay, SeatPlan, ServerMsg, Snapshot, TableConfig, TableMsg,
    TableState, TableSummary, Update, Words, offer,
};
use crate::table::{
    Asker, HouseRequest, Needs, Origin, Play, Refusal, Request, Stage, Stamped, Step, Table, check_config,
};
use crate::think::{self, Thinkers};
use crate::world::Millis;
use puzzle::{PuzzleCall, Solving};

/// Whoever holds the device: everybody who plays at its tables and is no bot.
const HOLDER: &str = "whoever-holds-a-device";

/// How many moves a hint names.
const HINTS: usize = 3;

/// How many bots may remember as much as one can: 42 MB in all, which most devices have and few games use up.
const THINKERS: usize = 4;

/// The tables of a device that are in use, with the bots that remember what they found there, and the puzzle that is being
/// solved.
pub struct Device {
    tables: HashMap<TableId, Table>,
    thinkers: Thinkers,
    analysis: Analysis,
    solving: Option<Solving>,
}

impl Default for Device {
    fn default() -> Self {
        let thinkers = Thinkers::new(THINKERS);
        Self { tables: HashMap::new(), thinkers, analysis: Analysis::default(), solving: None }
    }
}

/// A step as it is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    seq: u64,
    time: Millis,
    step: Step,
}

/// A table that does not exist yet; whoever asks draws its id, too.
#[derive(Deserialize)]
struct NewTable {
    /// 64 hexadecimal digits that nobody can guess.
    secret: String,
    /// The name of whoever holds the device.
    name: String,
    now: Millis,
}

/// How much a bot may think: `time` in milliseconds, or `iterations`.
#[derive(Deserialize)]
struct Limits {
    time: Option<u64>,
    iterations: Option<u32>,
}

impl From<Limits> for Budget {
    fn from(Limits { time, iterations }: Limits) -> Self {
        Self { time: time.map(Duration::from_millis), iterations, threads: 1 }
    }
}

/// What can be asked.
#[derive(Deserialize)]
#[serde(tag = "call", rename_all = "snake_case")]
enum Call {
    /// Everything that can be agreed on.
    Games,
    /// The bots and how strong they were measured to be.
    Bots,
    /// The first step of a table.
    Make { new: NewTable, config: TableConfig },
    /// The same for one at which a finished game goes on.
    GoOn { new: NewTable, from: TableId, step: usize, seats: Vec<SeatPlan> },
    /// The same for a rematch, with the steps by which everybody sits down.
    Rematch { new: NewTable, from: TableId },
    /// A table from its steps.
    Load { table: TableId, secret: String, steps: Vec<Kept> },
    /// A message from the table's page.
    Ask { table: TableId, name: String, now: Millis, message: TableMsg },
    /// A bot's move, as `choose` gave it.
    BotMove { table: TableId, version: u64, seat: usize, action: Value, now: Millis },
    /// Time has passed.
    Tick { table: TableId, now: Millis },
    /// The table of the rematch was made.
    Next { table: TableId, next: TableId, now: Millis },
    /// Steps are kept: the table goes on by them.
    Apply { table: TableId, steps: Vec<Kept> },
    /// What the page has to hear that has seen a version, or nothing yet.
    Tell {
        table: TableId,
        seen: Option<u64>,
        now: Millis,
        #[serde(default)]
        help: HelpFrom,
    },
    /// The table in short.
    Summary { table: TableId },
    /// A finished game step by step.
    Replay { table: TableId, seat: Option<usize> },
    /// Its record, with a name for the file.
    Record { table: TableId },
    /// The same, to be brought to a service.
    Bring { table: TableId },
    /// The proof of its luck.
    Proof { table: TableId },
    /// What can be done, as a state of a server's table tells that came without.
    Help { state: Box<TableState> },
    /// A bot's choice for the seat to act.
    Choose { table: TableId, seed: u64, limits: Limits },
    /// Moves worth considering for the seat to act.
    Advise { table: TableId, seed: u64, limits: Limits },
    /// One move of a finished game, as the review judges it.
    Judge { table: TableId, nth: usize },
    /// The word of the rules of a record, as of a table's.
    RulesOf { record: String },
    /// One move of a record, of a game that was played anywhere.
    JudgeRecord { record: String, nth: usize },
    /// Something about a position without a table.
    Analysis(Ask),
    /// Something about puzzles.
    Puzzle(PuzzleCall),
}

/// Steps to keep, and whether that is all there is to say.
#[derive(Serialize)]
struct Decided {
    steps: Vec<Kept>,
    /// The version that the request was stored as, once its steps are.
    version: u64,
    /// Refused all the same: what is stored is the reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<Refused>,
}

/// Where a table stands for whoever runs it.
#[derive(Serialize)]
struct Standing {
    version: u64,
    stage: Stage,
    /// The word of its rules, by which the weights are named that its bots think with.
    rules: &'static str,
    /// The seat and version of a bot that is to act.
    bot: Option<(usize, u64)>,
    wake: Option<Millis>,
    rematch: bool,
}

#[derive(Serialize)]
struct Named {
    name: String,
    text: String,
}

#[derive(Serialize)]
struct Chosen {
    seat: usize,
    version: u64,
    action: Words,
}

#[derive(Serialize)]
struct Hints {
    version: u64,
    advice: Vec<Advice>,
}

/// Why something cannot be had.
#[derive(Serialize)]
struct Refused {
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// Where a text is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<Box<Fault>>,
    message: String,
}

impl Refused {
    fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, rule: None, fault: None, message: message.into() }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self { rule: refusal.rule(), ..Self::new(refusal.code(), refusal.to_string()) }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Reply<T> {
    Ok(T),
    Refused(Refused),
}

type Answer = Result<String, Refused>;

fn ok<T: Serialize>(answer: T) -> Answer {
    serde_json::to_string(&Reply::Ok(answer)).map_err(|error| broken(&error))
}

fn broken(why: &dyn std::fmt::Display) -> Refused {
    Refused::new("internal", why.to_string())
}

impl Device {
    /// Answers a question: `{"ok":…}`, or `{"refused":{"code":…,"message":…}}`.
    pub fn call(&mut self, question: &str) -> String {
        let read = serde_json::from_str(question).map_err(|error| Refused::new("bad_message", error.to_string()));
        match read.and_then(|call| self.answer(call)) {
            Ok(answer) => answer,
            Err(refused) => {
                serde_json::to_string(&Reply::<()>::Refused(refused)).expect("a refusal is made of plain words")
            }
        }
    }

    fn answer(&mut self, call: Call) -> Answer {
        match call {
            Call::Games => ok(offer()),
            Call::Bots => ok(BotList::ours()),
            Call::Make { new, config } => ok([first(&new, check_config(config)?, None)?]),
            Call::GoOn { new, from, step, seats } => {
                let (config, origin) = self.table(&from)?.go_on(step, seats)?;
                ok([first(&new, check_config(config)?, Some(Box::new(origin)))?])
            }
            Call::Rematch { new, from } => ok(rematch(self.table(&from)?, &new)?),
            Call::Load { table, secret, steps } => {
                let secret = Secret::from_hex(&secret).ok_or_else(|| broken(&"a secret has 64 hexadecimal digits"))?;
                let steps: Vec<Stamped> = steps.into_iter().map(Stamped::from).collect();
                let folded = Table::fold(table.clone(), secret, &steps).map_err(|error| broken(&error))?;
                let standing = standing(&folded);
                self.dismiss_bots(&table, standing.stage);
                self.tables.insert(table, folded);
                ok(standing)
            }
            Call::Ask { table, name, now, message: TableMsg { id, request } } => {
                let asker = Asker { person: holder(), name, lag: 0 };
                ok(decide(self.table(&table)?, now, Some(&id), Request::Player(asker, request))?)
            }
            Call::BotMove { table, version, seat, action, now } => {
                let table = self.table(&table)?;
                let play = table.play().ok_or(Refusal::NotPlaying)?;
                let action = play.position().read(&action).map_err(Refusal::from)?;
                house(table, now, HouseRequest::BotMove { version, seat, action })
            }
            Call::Tick { table, now } => house(self.table(&table)?, now, HouseRequest::Tick),
            Call::Next { table, next, now } => house(self.table(&table)?, now, HouseRequest::Next { table: next }),
            Call::Apply { table, steps } => {
                let id = table;
                let table = self.tables.get_mut(&id).ok_or_else(no_table)?;
                for step in steps {
                    table.apply(&step.into()).map_err(|error| broken(&error))?;
                }
                let standing = standing(table);
                self.dismiss_bots(&id, standing.stage);
                ok(standing)
            }
            Call::Tell { table, seen, now, help } => ok(tell(self.table(&table)?, seen, now, help)),
            Call::Summary { table } => ok(TableSummary::of(self.table(&table)?, Some(&holder()), &presence())),
            Call::Replay { table, seat } => ok(Replay::of(self.table(&table)?, Some(&holder()), seat)?),
            Call::Record { table } => {
                let table = self.table(&table)?;
                ok(Named { name: table.record_name(), text: table.record()? })
            }
            Call::Bring { table } => ok(self.table(&table)?.device_game()?),
            Call::Proof { table } => ok(Proof::of(self.table(&table)?)?),
            Call::Help { state } => ok(state.own_help().map_err(|error| broken(&error))?),
            Call::Choose { table, seed, limits } => ok(self.choose(&table, seed, &limits.into())?),
            Call::Advise { table, seed, limits } => ok(advise(self.table(&table)?, seed, &limits.into())?),
            Call::Judge { table, nth } => {
                let table = self.table(&table)?;
                ok(think::review_move(table.finished()?, table.moves_before(), nth))
            }
            Call::RulesOf { record } => ok(read(&record)?.rules().word()),
            Call::JudgeRecord { record, nth } => ok(think::review_recorded(&read(&record)?, nth)),
            Call::Analysis(ask) => self.analysis.answer(ask, &self.tables),
            Call::Puzzle(call) => puzzle::answer(&mut self.solving, call),
        }
    }

    fn table(&self, id: &TableId) -> Result<&Table, Refused> {
        self.tables.get(id).ok_or_else(no_table)
    }

    fn choose(&mut self, id: &TableId, seed: u64, budget: &Budget) -> Result<Chosen, Refused> {
        let table = self.tables.get(id).ok_or_else(no_table)?;
        let (play, seat) = to_act(table)?;
        let turn = table.needs().bot.ok_or(Refusal::NotYourTurn)?;
        let place = (id.clone(), seat);
        let mut bot = self.thinkers.take(&place, &turn.bot.into());
        let action = think::choose(&mut bot, play.position().any(), &play.actions(), seat, budget, seed);
        self.thinkers.keep(place, bot);
        let action = action.map_err(|error| broken(&error))?;
        Ok(Chosen { seat: turn.seat, version: turn.version, action: play.position().words(action) })
    }

    /// The bots of a table at which nothing more is played need not remember anything.
    fn dismiss_bots(&mut self, table: &TableId, stage: Stage) {
        if matches!(stage, Stage::Over | Stage::Closed) {
            self.thinkers.dismiss(|(at, _)| at == table);
        }
    }
}

fn read(record: &str) -> Result<AnyRecord, Refused> {
    record.parse().map_err(|error: AnyTextError| broken(&error))
}

fn no_table() -> Refused {
    Refused::new("no_table", "there is no such table on this device")
}

fn holder() -> PersonId {
    PersonId::parse(HOLDER).expect("it has the length and the letters of an id")
}

/// Whoever holds the device is there.
fn presence() -> Presence {
    Presence { here: vec![holder()], ..Presence::default() }
}

impl From<Kept> for Stamped {
    fn from(Kept { seq, time, step }: Kept) -> Self {
        Self { seq, time, step }
    }
}

/// The step that makes a table.
fn first(new: &NewTable, config: TableConfig, origin: Option<Box<Origin>>) -> Result<Kept, Refused> {
    if config.seats.contains(&SeatPlan::Open) {
        let message = "nobody can join a table on a device: every seat is whoever holds it or a bot".to_owned();
        return Err(Refusal::BadConfig(message).into());
    }
    made(new, config, origin)
}

fn made(new: &NewTable, config: TableConfig, origin: Option<Box<Origin>>) -> Result<Kept, Refused> {
    let secret = Secret::from_hex(&new.secret).ok_or_else(|| broken(&"a secret has 64 hexadecimal digits"))?;
    let (owner, owner_name) = (holder(), new.name.clone());
    let step = Step::Made {
        config: Box::new(config),
        owner,
        owner_name,
        commitment: secret.commitment(),
        origin,
        brought: None,
    };
    Ok(Kept { seq: 1, time: new.now, step })
}

/// The steps of a rematch: it is made, and everybody sits down.
fn rematch(table: &Table, new: &NewTable) -> Result<Vec<Kept>, Refused> {
    let mut kept = vec![made(new, table.rematch_config(), None)?];
    for (seat, (person, name)) in table.rematch_people() {
        let step = Step::Sat { seat, person, name, nonce: None, id: None };
        kept.push(Kept { seq: kept.len() as u64 + 1, time: new.now, step });
    }
    Ok(kept)
}

fn decide(table: &Table, now: Millis, id: Option<&str>, request: Request) -> Result<Decided, Refused> {
    let decision = table.decide(now, id, request)?;
    let first = table.version() + 1;
    let version = decision.before.unwrap_or(if decision.steps.is_empty() { table.version() } else { first });
    let steps = decision.steps.into_iter().zip(first..).map(|(step, seq)| Kept { seq, time: now, step }).collect();
    Ok(Decided { steps, version, refused: decision.refused.map(Refused::from) })
}

fn house(table: &Table, now: Millis, request: HouseRequest) -> Answer {
    ok(decide(table, now, None, Request::House(request))?)
}

fn standing(table: &Table) -> Standing {
    let Needs { bot, wake, rematch } = table.needs();
    let (version, stage, rules) = (table.version(), table.stage(), table.rules().word());
    Standing { version, stage, rules, bot: bot.map(|turn| (turn.seat, turn.version)), wake, rematch }
}

fn tell(table: &Table, seen: Option<u64>, now: Millis, help: HelpFrom) -> ServerMsg {
    let (person, presence) = (holder(), presence());
    let onlooker = Onlooker { person: Some(&person), help };
    let update = seen.and_then(|seen| Update::since(table, onlooker, seen, now, &presence));
    match update {
        Some(update) => ServerMsg::Update(Box::new(update)),
        None => ServerMsg::Snapshot(Box::new(Snapshot::of(table, onlooker, now, &presence))),
    }
}

/// The game and the seat that is to act.
fn to_act(table: &Table) -> Result<(&Play, Seat), Refused> {
    Ok(table.play().zip(table.to_act()).ok_or(Refusal::NotPlaying)?)
}

fn advise(table: &Table, seed: u64, budget: &Budget) -> Result<Hints, Refused> {
    let (play, seat) = to_act(table)?;
    if !table.config().helpers || !table.config().hints {
        return Err(Refusal::HelpersOff.into());
    }
    if !table.seat_holders()[seat.index()].is_held_by(&holder()) {
        return Err(Refusal::NotYourTurn.into());
    }
    let advice = think::advise(play.position().any(), seat, budget, HINTS, seed);
    Ok(Hints { version: table.version(), advice })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Asks a device, which must have an answer.
    fn ask(device: &mut Device, question: &Value) -> Value {
        let answer: Value = serde_json::from_str(&device.call(&question.to_string())).expect("an answer is JSON");
        answer.get("ok").unwrap_or_else(|| panic!("{question}: {answer}")).clone()
    }

    #[test]
    fn bots_remember_until_their_game_is_over() {
        let (mut device, table, secret) = (Device::default(), "local-AAAAAAAAAAAAAAAA", "07".repeat(32));
        let config = json!({ "game": "duel", "seats": [{ "who": "me" }, { "who": "bot", "level": "level5" }] });
        let new = json!({ "secret": secret, "name": "Ada", "now": 1 });
        let steps = ask(&mut device, &json!({ "call": "make", "new": new, "config": config }));
        ask(&mut device, &json!({ "call": "load", "table": table, "secret": secret, "steps": steps }));
        let go = |device: &mut Device, question: Value| {
            let steps = ask(device, &question)["steps"].take();
            ask(device, &json!({ "call": "apply", "table": table, "steps": steps }))
        };
        let say =
            |message: Value| json!({ "call": "ask", "table": table, "name": "Ada", "now": 2, "message": message });
        let mut standing = go(&mut device, say(json!({ "id": "begin", "type": "start" })));
        while standing["bot"].is_null() {
            let limits = json!({ "iterations": 2 });
            let advise = json!({ "call": "advise", "table": table, "seed": 1, "limits": limits });
            let action = ask(&mut device, &advise)["advice"][0]["action"].take();
            let (id, version) = (standing["version"].to_string(), &standing["version"]);
            let made = json!({ "id": id, "type": "move", "expected_version": version, "action": action });
            standing = go(&mut device, say(made));
        }
        assert_eq!(device.thinkers.places().count(), 0);
        let choose = json!({ "call": "choose", "table": table, "seed": 1, "limits": { "iterations": 200 } });
        ask(&mut device, &choose);
        let seats: Vec<_> = device.thinkers.places().map(|(_, seat)| seat.index()).collect();
        assert_eq!(json!(seats), json!([standing["bot"][0]]));
        let seat = 1 - seats[0];
        standing = go(&mut device, say(json!({ "id": "end", "type": "resign", "seat": seat })));
        assert_eq!((standing["stage"].as_str(), device.thinkers.places().count()), (Some("over"), 0));
    }
}
