//! The task of one table: takes requests in order, stores, then tells.

use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::hub::Hub;
use super::outbox::{Outbox, SocketId};
use super::sockets::Sockets;
use crate::error::Error;
use crate::ids::PersonId;
use crate::protocol::{Presence, ServerMsg};
use crate::store::{AppendError, Catalogue, Members};
use crate::table::{BotTurn, HouseRequest, Request, SeatHolder, Stamped, Step, Table};

/// How long to wait before a store that failed is tried again.
const RETRY: Duration = Duration::from_millis(500);
/// How long the coming and going of spectators may wait to be told, so that a crowd does not drown a table.
const GATHER: Duration = Duration::from_millis(500);
/// How often a request is tried against other writers before it is given up.
const TRIES: usize = 5;

/// What is said to a table's task.
pub enum RoomMsg {
    /// A connection comes.
    Join { socket: SocketId, person: Option<PersonId>, seen: Option<u64>, out: Outbox },
    /// A connection is gone.
    Leave { socket: SocketId },
    /// A request; a connection hears the answer before it hears of what follows from it.
    Ask { socket: Option<SocketId>, id: Option<String>, request: Request, answer: Option<Answer> },
    /// Somebody wants to look.
    Look(Look),
    /// Another node has stored something.
    Refresh,
    /// The service was not there for a while: clocks stood still.
    Outage,
    /// The program ends.
    Shutdown,
}

/// What somebody does who looks.
pub type Look = Box<dyn FnOnce(&Table, &Presence) + Send>;

/// Where the answer to a request goes: the version it was stored as.
pub type Answer = oneshot::Sender<Result<u64, Error>>;

/// A table's task.
pub struct Runner {
    hub: Hub,
    table: Table,
    sockets: Sockets,
    inbox: mpsc::Receiver<RoomMsg>,
    own: mpsc::WeakSender<RoomMsg>,
    catalogue: Catalogue,
    /// The version for which a bot was asked.
    asked: Option<u64>,
    /// Set when it is not known what is stored: look before anything else.
    doubtful: Option<Instant>,
    /// When the number of spectators is told next, if it has changed.
    gathered: Option<Instant>,
    last_used: Instant,
}

impl Runner {
    /// The task of a table that was just loaded.
    pub fn new(hub: Hub, table: Table, inbox: mpsc::Receiver<RoomMsg>, own: mpsc::WeakSender<RoomMsg>) -> Self {
        let catalogue = Catalogue::of(&table);
        let sockets = Sockets::default();
        Self {
            hub,
            table,
            sockets,
            inbox,
            own,
            catalogue,
            asked: None,
            doubtful: None,
            gathered: None,
            last_used: Instant::now(),
        }
    }

    /// Works until nobody needs the table any more.
    pub async fn run(mut self) {
        self.pause_clock().await;
        loop {
            let wake = self.next_wake();
            tokio::select! {
                message = self.inbox.recv() => match message {
                    Some(RoomMsg::Shutdown) | None => break,
                    Some(message) => self.handle(message).await,
                },
                () = tokio::time::sleep_until(wake) => {
                    if self.is_idle() {
                        break;
                    }
                    self.on_time().await;
                }
            }
        }
        self.hub.forget(self.table.id());
        // Whoever spoke up meanwhile is heard; whoever comes later finds the table loaded anew.
        self.inbox.close();
        while let Some(message) = self.inbox.recv().await {
            self.handle(message).await;
        }
        self.sockets.shout(&ServerMsg::Bye { code: "shutting_down".to_owned(), retry: true });
        self.sockets.close();
    }

    fn is_idle(&self) -> bool {
        self.sockets.is_empty() && self.last_used.elapsed() >= self.hub.limits().room_idle
    }

    fn next_wake(&self) -> Instant {
        // While somebody is connected there is no hurry to look whether anybody is.
        let rest = if self.sockets.is_empty() { self.hub.limits().room_idle } else { Duration::from_secs(3600) };
        let idle = self.last_used + rest;
        let clock = self.table.needs().wake.map(|wake| {
            let wait = wake.saturating_sub(self.hub.world().now());
            Instant::now() + Duration::from_millis(wait.clamp(10, 3_600_000))
        });
        [clock, self.doubtful, self.gathered]
            .into_iter()
            .flatten()
            .fold(idle.max(Instant::now() + Duration::from_secs(1)), Instant::min)
    }

    fn is_player(&self, person: Option<&PersonId>) -> bool {
        person.is_some_and(|person| self.table.held_by(person).next().is_some())
    }

    async fn on_time(&mut self) {
        let before = self.table.version();
        if self.doubtful.is_some() && self.refresh().await.is_ok() && self.table.version() != before {
            self.after();
        }
        if self.gathered.take_if(|at| *at <= Instant::now()).is_some() {
            self.sockets.tell_all(&self.table, self.hub.world().now());
        }
        if self.table.needs().wake.is_some_and(|wake| wake <= self.hub.world().now()) {
            self.house(HouseRequest::Tick).await;
        }
    }

    async fn handle(&mut self, message: RoomMsg) {
        self.last_used = Instant::now();
        let now = self.hub.world().now();
        match message {
            RoomMsg::Join { socket, person, seen, out } => {
                self.sockets.join(&self.table, socket, person.as_ref(), seen, &out, now);
                if self.is_player(person.as_ref()) {
                    self.sockets.tell_others(&self.table, socket, now);
                } else {
                    self.gathered.get_or_insert_with(|| Instant::now() + GATHER);
                }
                self.ask_bot();
            }
            RoomMsg::Leave { socket } => {
                let gone = self.sockets.leave(&self.table, socket, now);
                if gone.is_some_and(|person| self.is_player(person.as_ref())) {
                    self.sockets.tell_all(&self.table, now);
                } else {
                    self.gathered.get_or_insert_with(|| Instant::now() + GATHER);
                }
            }
            RoomMsg::Ask { socket, id, request, answer } => self.ask(socket, id, request, answer).await,
            RoomMsg::Look(look) => look(&self.table, &self.sockets.presence(&self.table)),
            RoomMsg::Refresh => {
                let before = self.table.version();
                if self.refresh().await.is_ok() && self.table.version() != before {
                    self.after();
                }
            }
            RoomMsg::Outage => {
                self.pause_clock().await;
                self.sockets.tell_all(&self.table, now);
            }
            RoomMsg::Shutdown => {}
        }
    }

    /// Takes a request and answers it.
    async fn ask(&mut self, socket: Option<SocketId>, id: Option<String>, request: Request, answer: Option<Answer>) {
        let before = self.table.version();
        let result = self.carry_out(id.as_deref(), request).await;
        if let Some(socket) = socket {
            let stale = matches!(&result, Err(Error::Refused(refusal)) if refusal.code() == "stale");
            self.sockets.tell(socket, &self.reply(id, &result));
            if stale && self.table.version() == before {
                self.sockets.update(&self.table, socket, self.hub.world().now());
            }
        }
        if let Some(answer) = answer {
            // Whoever asked may have gone.
            _ = answer.send(result);
        }
        if self.table.version() != before {
            self.after();
        }
    }

    fn reply(&self, id: Option<String>, result: &Result<u64, Error>) -> ServerMsg {
        match result {
            Ok(version) => ServerMsg::Ack { id: id.unwrap_or_default(), version: *version },
            Err(error) => refused(id, error, self.table.version()),
        }
    }

    /// Something that the house wants; nobody waits for the answer.
    async fn house(&mut self, request: HouseRequest) {
        let before = self.table.version();
        if let Err(error) = self.carry_out(None, Request::House(request)).await {
            tracing::debug!(table = %self.table.id(), code = error.code(), "the house was refused");
        }
        if self.table.version() != before {
            self.after();
        }
    }

    /// Decides, stores, applies; the answer is the version that the request was stored as.
    async fn carry_out(&mut self, id: Option<&str>, request: Request) -> Result<u64, Error> {
        for _ in 0..TRIES {
            if self.doubtful.is_some() {
                self.refresh().await?;
            }
            let now = self.hub.world().now();
            let decision = self.table.decide(now, id, request.clone())?;
            if let Some(before) = decision.before {
                return Ok(before);
            }
            if decision.steps.is_empty() {
                return Ok(self.table.version());
            }
            let first = self.table.version() + 1;
            let stamp = |(step, seq): (Step, u64)| Stamped { seq, time: now, step };
            let steps: Vec<Stamped> = decision.steps.into_iter().zip(first..).map(stamp).collect();
            match self.store(&steps).await {
                Ok(()) => return decision.refused.map_or(Ok(first), |refusal| Err(refusal.into())),
                Err(AppendError::Conflict) => self.refresh().await?,
                Err(AppendError::Unavailable) => {
                    self.doubt();
                    return Err(Error::Storage);
                }
            }
        }
        Err(Error::Busy)
    }

    /// Stores steps, then goes on by them.
    async fn store(&mut self, steps: &[Stamped]) -> Result<(), AppendError> {
        let mut after = self.table.clone();
        for step in steps {
            if let Err(error) = after.apply(step) {
                tracing::error!(%error, table = %self.table.id(), "a step does not fit");
                return Err(AppendError::Unavailable);
            }
        }
        let catalogue = Catalogue::of(&after);
        let noticed = catalogue.differs(&self.catalogue).then_some(&catalogue);
        let began = std::time::Instant::now();
        self.hub.store().append(self.table.id(), steps, noticed, &members(&self.table, &after, steps)).await?;
        metrics::histogram!("parure_append_seconds").record(began.elapsed().as_secs_f64());
        metrics::counter!("parure_steps_total").increment(steps.len() as u64);
        (self.table, self.catalogue) = (after, catalogue);
        Ok(())
    }

    /// What is stored is not known: everybody is told, and it is looked up before anything else happens.
    fn doubt(&mut self) {
        if self.doubtful.is_none() {
            self.sockets.shout(&ServerMsg::Trouble { code: "storage".to_owned() });
        }
        self.doubtful = Some(Instant::now() + RETRY);
    }

    /// Goes on by what others, or we ourselves without knowing, have stored. Whoever calls this tells what is new.
    async fn refresh(&mut self) -> Result<(), Error> {
        let steps = match self.hub.store().steps_after(self.table.id(), self.table.version()).await {
            Ok(steps) => steps,
            Err(error) => {
                self.doubt();
                return Err(error.into());
            }
        };
        for step in &steps {
            if let Err(error) = self.table.apply(step) {
                tracing::error!(%error, table = %self.table.id(), "a stored step does not fit");
                return Err(Error::Internal);
            }
        }
        self.catalogue = Catalogue::of(&self.table);
        if self.doubtful.take().is_some() && steps.is_empty() {
            self.sockets.tell_all(&self.table, self.hub.world().now());
        }
        Ok(())
    }

    /// What follows from a change: everybody hears of it, a bot is asked, a rematch is set up.
    fn after(&mut self) {
        self.sockets.tell_all(&self.table, self.hub.world().now());
        self.ask_bot();
        if self.table.needs().rematch {
            self.hub.set_up_rematch(&self.table, self.own.clone());
        }
    }

    /// Asks the bot whose turn it is, once per version, while anybody is there to see it.
    fn ask_bot(&mut self) {
        let Some(BotTurn { seat, bot, version }) = self.table.needs().bot else { return };
        if self.asked == Some(version) || self.sockets.is_empty() {
            return;
        }
        self.asked = Some(version);
        if let Some(play) = self.table.play() {
            self.hub.ask_bot(play.position().any().clone(), seat, bot, version, self.own.clone());
        }
    }

    /// Takes the time when the service was not there off the running clock.
    async fn pause_clock(&mut self) {
        let Some(since) = self.table.clock_since() else { return };
        match self.hub.store().outage_since(since).await {
            Ok(paused) => self.table.pause(paused),
            Err(error) => tracing::warn!(%error, "outages could not be looked up"),
        }
    }
}

/// Who is listed at a table from now on, and who no longer is.
fn members(before: &Table, after: &Table, steps: &[Stamped]) -> Members {
    let waits = after.play().is_none();
    let held = before.seat_holders().iter().filter(|_| waits).flat_map(SeatHolder::holders);
    let gone = held.filter(|person| after.held_by(person).next().is_none() && *person != after.owner());
    Members { came: newcomers(steps), gone: gone.cloned().collect() }
}

/// The people who have a seat by these steps.
fn newcomers(steps: &[Stamped]) -> Vec<PersonId> {
    let person = |stamped: &Stamped| match &stamped.step {
        Step::Sat { person, .. } | Step::Claimed { person, .. } | Step::SeatsMerged { to: person, .. } => {
            Some(person.clone())
        }
        _ => None,
    };
    steps.iter().filter_map(person).collect()
}

/// The message for a request that was refused.
pub fn refused(id: Option<String>, error: &Error, version: u64) -> ServerMsg {
    metrics::counter!("parure_refused_total", "code" => error.code()).increment(1);
    let rule = if let Error::Refused(refusal) = error { refusal.rule() } else { None };
    ServerMsg::Refused {
        id,
        code: error.code().to_owned(),
        rule: rule.map(str::to_owned),
        message: error.to_string(),
        version,
        wait_ms: error.wait_ms(),
    }
}
