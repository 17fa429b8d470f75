//! From a table to what an observer may know of it.

use parure_engine::seat::{Observer, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{FairDeal, FairPart, FairRoundEnd, LogPage, SeatState, Snapshot, TableState, TableSummary, Update, Who};
use crate::game::{Acting, Helpers, Position};
use crate::ids::PersonId;
use crate::table::{EndedRound, Part, Play, SeatHolder, Sitter, Stage, Table};
use crate::world::Millis;

/// How many lines of the log a message bears.
const LOG_PAGE: usize = 500;

/// Who is connected; the one thing about a table that is not stored.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Presence {
    /// The people who are, with as many entries as connections.
    pub here: Vec<PersonId>,
    /// When people went away, where that is known.
    pub left: Vec<(PersonId, Millis)>,
    /// Connections of people without a seat.
    pub spectators: usize,
}

/// Who works out what can be done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum HelpFrom {
    /// Whoever runs the table, so that a client needs no rules.
    #[default]
    Server,
    /// The client, by an engine of its own.
    Client,
}

impl HelpFrom {
    pub(super) fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Onlooker<'a> {
    /// The person, or anybody.
    pub person: Option<&'a PersonId>,
    /// Who works out what they can do.
    pub help: HelpFrom,
}

impl<'a> From<Option<&'a PersonId>> for Onlooker<'a> {
    fn from(person: Option<&'a PersonId>) -> Self {
        Self { person, help: HelpFrom::Server }
    }
}

impl Snapshot {
    /// Everything that the person, or anybody (`None`), may know.
    pub fn of<'a>(table: &Table, onlooker: impl Into<Onlooker<'a>>, now: Millis, presence: &Presence) -> Self {
        let onlooker @ Onlooker { person, .. } = onlooker.into();
        let LogPage { log, before } = LogPage::of(table, person, usize::MAX);
        let log_before = Some(before).filter(|&before| before > 0);
        let chat = table.chat().cloned().collect();
        Self { state: TableState::of(table, onlooker, now, presence), log, log_before, chat }
    }
}

impl Update {
    /// What has changed since a version; nothing if the client has never been there, or if it is more than a message bears.
    pub fn since<'a>(
        table: &Table,
        onlooker: impl Into<Onlooker<'a>>,
        since: u64,
        now: Millis,
        presence: &Presence,
    ) -> Option<Self> {
        let onlooker @ Onlooker { person, .. } = onlooker.into();
        if since > table.version() {
            return None;
        }
        let observer = observer(table, person);
        let log = table.play().into_iter().flat_map(Play::log).filter(|line| line.version() > since);
        if log.clone().nth(LOG_PAGE).is_some() {
            return None;
        }
        Some(Self {
            state: TableState::of(table, onlooker, now, presence),
            since,
            log_from: table.play().and_then(|play| play.log_from(since)),
            log: log.map(|line| line.entry(observer)).collect(),
            chat: table.chat().filter(|line| line.version > since).cloned().collect(),
        })
    }
}

impl LogPage {
    /// The lines that the person, or anybody (`None`), may read before one of them, counted from the first.
    pub fn of(table: &Table, person: Option<&PersonId>, before: usize) -> Self {
        let observer = observer(table, person);
        let log = table.play().map(Play::log).unwrap_or_default();
        let end = before.min(log.len());
        let start = end.saturating_sub(LOG_PAGE);
        Self { log: log[start..end].iter().map(|line| line.entry(observer)).collect(), before: start }
    }
}

impl TableState {
    fn of(table: &Table, Onlooker { person, help }: Onlooker<'_>, now: Millis, presence: &Presence) -> Self {
        let (me, observer, config) = (point_of_view(table, person), observer(table, person), table.config());
        let play = table.play();
        let position = play.map(Play::position);
        let helpers = if config.helpers { Helpers::On } else { Helpers::Off };
        let over = matches!(table.stage(), Stage::Over | Stage::Closed);
        let covered = !config.open_reserves && !over;
        let (told, untold) = if help == HelpFrom::Server { (position, None) } else { (None, position) };
        let clock = play.and_then(Play::clocks);
        let running = table.to_act().filter(|seat| table.seat_holders()[seat.index()].bot().is_none());
        let acting = if running.is_some() && running == me { Acting::Yes } else { Acting::No };
        Self {
            table: table.id().to_string(),
            version: table.version(),
            now,
            stage: table.stage(),
            config: config.clone(),
            seats: SeatState::all(table, presence),
            me: me.map(Seat::index),
            mine: person.map(|person| table.held_by(person).collect()).unwrap_or_default(),
            owner: person == Some(table.owner()),
            spectators: presence.spectators,
            target: position.map_or(0, Position::target),
            view: position.map(|position| position.view(observer, covered)),
            help: told.map(|position| position.help(observer, acting, helpers)),
            position: untold.map(|position| position.any_view(observer, covered).to_string()),
            turn: play.map_or(0, |play| play.log_builder().turn()),
            last_own_turn: play.zip(me).map_or(0, |(play, me)| play.log_builder().last_turn(me)),
            can_undo: can_undo(table, person),
            clock: clock.map(|clocks| clocks.state(running, now)),
            result: play.and_then(Play::result).cloned(),
            fair: FairDeal::of(table),
            rematch: table.rematch().iter().map(|seat| seat.index()).collect(),
            next: table.next().map(ToString::to_string),
            closes: table.closes(),
            brought: table.brought().is_some(),
        }
    }
}

impl FairDeal {
    fn of(table: &Table) -> Self {
        let (dealing, secret) = (table.dealing(), table.secret());
        let waiting = table.stage() == Stage::Waiting;
        let over = matches!(table.stage(), Stage::Over | Stage::Closed);
        let part = |part: &Part| FairPart { commitment: part.commitment.clone(), revealed: part.nonce.is_some() };
        let end = |round: &EndedRound| FairRoundEnd { names: round.names(), why: round.why };
        Self {
            commitment: secret.commitment(),
            round: dealing.round,
            parts: dealing.parts.iter().filter(|_| waiting).map(part).collect(),
            reveal_by: table.reveal_by(),
            ended: dealing.ended.iter().filter(|_| waiting).map(end).collect(),
            secret: (over && table.brought().is_none()).then(|| secret.reveal()),
        }
    }
}

impl TableSummary {
    /// The table in short.
    pub fn of(table: &Table, person: Option<&PersonId>, presence: &Presence) -> Self {
        let mut awaited = table.to_act().map(Seat::index).into_iter().chain(table.dealing().owing());
        Self {
            table: table.id().to_string(),
            stage: table.stage(),
            config: table.config().clone(),
            seats: SeatState::all(table, presence),
            round: table.play().map(|play| play.position().round()),
            mine: person.map(|person| table.held_by(person).collect()).unwrap_or_default(),
            owner: person == Some(table.owner()),
            to_act: table.to_act().map(Seat::index),
            your_turn: awaited.any(|seat| person.is_some_and(|person| table.seat_holders()[seat].is_held_by(person))),
            result: table.play().and_then(Play::result).cloned(),
            created: table.created(),
            changed: table.changed(),
            closes: table.closes(),
            brought: table.brought().is_some(),
        }
    }
}

impl SeatState {
    /// Who sits where.
    pub fn all(table: &Table, presence: &Presence) -> Vec<Self> {
        let seat = |(seat, holder)| Self::of(holder, table.is_ready(seat), presence);
        table.seat_holders().iter().enumerate().map(seat).collect()
    }

    fn of(holder: &SeatHolder, ready: bool, presence: &Presence) -> Self {
        let (who, name) = (Who::from(&holder.sitter), holder.sitter.name());
        let holders = holder.holders();
        let here = holders.iter().any(|person| presence.here.contains(person));
        let left = presence.left.iter().filter(|(person, _)| holders.contains(person)).map(|&(_, since)| since).max();
        let away_since = left.filter(|_| !here);
        let (bot, lost) = (holder.bot(), holder.lost);
        Self { who, name: name.to_owned(), bot, ready, here, away_since, lost }
    }
}

impl From<&Sitter> for Who {
    fn from(sitter: &Sitter) -> Self {
        match sitter {
            Sitter::Free => Self::Free,
            Sitter::Bot(_) => Self::Bot,
            Sitter::Person { .. } => Self::Person,
        }
    }
}

/// The seat that a person looks from: of their own the one to act, or that acts next.
fn point_of_view(table: &Table, person: Option<&PersonId>) -> Option<Seat> {
    let person = person?;
    let players = table.seat_holders().len();
    let mut seat = table.to_act().unwrap_or(Seat::FIRST);
    for _ in 0..players {
        if table.seat_holders().get(seat.index())?.is_held_by(person) {
            return Some(seat);
        }
        seat = seat.next(players);
    }
    None
}

fn observer(table: &Table, person: Option<&PersonId>) -> Observer {
    point_of_view(table, person).map_or(Observer::Spectator, Observer::Seat)
}

fn can_undo(table: &Table, person: Option<&PersonId>) -> bool {
    let undoable = table.play().and_then(Play::undoable);
    let own = |seat: Seat| person.is_some_and(|person| table.seat_holders()[seat.index()].is_held_by(person));
    table.config().undo && table.stage() == Stage::Playing && undoable.is_some_and(|made| own(made.seat))
}
