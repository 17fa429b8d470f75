//! The task of one table: takes requests in order, stores, then tells.

mod credit;

use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::elsewhere::AGAIN;
use super::hub::Hub;
use super::outbox::SocketId;
use super::sockets::{Join, Sockets};
use crate::error::Error;
use crate::ids::PersonId;
use crate::protocol::{Presence, ServerMsg};
use crate::store::{AppendError, Catalogue, Members, PresenceNote, Present, WRITE_TIME};
use crate::table::{BotTurn, HouseRequest, Request, SeatHolder, Stage, Stamped, Step, Table};
use crate::world::Millis;

/// How long to wait before a store that failed is tried again.
const RETRY: Duration = Duration::from_millis(500);
/// How long the coming and going of spectators may wait to be told, so that a crowd does not drown a table.
const GATHER: Duration = Duration::from_millis(500);
/// How often a request is tried against other writers before it is given up.
const TRIES: usize = 5;
/// After how long a store is so slow that the time is nobody's.
const SLOW: Duration = Duration::from_millis(500);
/// How soon a time-out is looked at again that has to wait for a sign of life of another node.
const WAIT: Duration = Duration::from_millis(500);
/// After how long a bot that has not answered is asked again.
const BOT_PATIENCE: Duration = Duration::from_secs(30);
/// How soon a rematch is set up again that did not come about.
const REMATCH: Duration = Duration::from_secs(5);

/// How often it is noted that the owner of an open table is there.
const OWNER_SEEN: Duration = Duration::from_secs(30);
/// After how many milliseconds without that an open table is listed no longer.
pub const OWNER_GONE: Millis = 90_000;

/// What is said to a table's task.
pub enum RoomMsg {
    /// A connection comes.
    Join(Join),
    /// A connection is gone.
    Leave { socket: SocketId },
    /// A request; a connection hears the answer before it hears of what follows from it.
    Ask { socket: Option<SocketId>, id: Option<String>, request: Request, answer: Option<Answer> },
    /// Somebody wants to look.
    Look(Look),
    /// Another node has stored something.
    Refresh,
    /// Another node says who is at the table by way of it.
    Elsewhere(PresenceNote),
    /// The bot that was asked at this version has not answered: another node thought for it, or none.
    BotLate { version: u64 },
    /// The service was not there for a while: clocks stood still.
    Outage,
    /// The program ends.
    Shutdown,
}

/// What is stored is not known.
struct Doubt {
    /// Since when.
    since: Millis,
    /// When to look again.
    look: Instant,
    /// Whether it was looked for in vain.
    in_vain: bool,
    /// Whether something may be stored that was not acknowledged.
    open: bool,
}

impl Doubt {
    /// What a request hears meanwhile: it may be the one that was stored.
    fn error(&self) -> Error {
        if self.open { Error::NotKnown } else { Error::Storage }
    }
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
    /// The version for which a bot was asked, and when it is asked again if nothing comes.
    asked: Option<(u64, Instant)>,
    /// When a rematch is set up again that was begun.
    rematch: Option<Instant>,
    /// Set when it is not known what is stored: look before anything else.
    doubtful: Option<Doubt>,
    /// Time that was lost to a slow store and is still to be given back.
    owed: Option<(Millis, Millis)>,
    /// When a time-out is looked at again.
    waiting: Option<Instant>,
    /// When the number of spectators is told next, if it has changed.
    gathered: Option<Instant>,
    /// What the other nodes were told last of who is here, and its number.
    told: Option<(Present, u64)>,
    /// When they are told next.
    nodes_due: Option<Instant>,
    /// When it is noted again that the owner is there, while the table is in the list for everybody.
    owner_seen: Option<Instant>,
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
            rematch: None,
            doubtful: None,
            owed: None,
            waiting: None,
            gathered: None,
            told: None,
            nodes_due: None,
            owner_seen: None,
            last_used: Instant::now(),
        }
    }

    /// Works until nobody needs the table any more.
    pub async fn run(mut self) {
        self.credit().await;
        while !self.is_idle() {
            // Whatever happened: what the table needs now is seen to.
            self.ask_bot();
            self.set_up_rematch();
            self.see_owner().await;
            let wake = self.next_wake();
            tokio::select! {
                message = self.inbox.recv() => match message {
                    Some(RoomMsg::Shutdown) | None => break,
                    Some(message) => self.handle(message).await,
                },
                () = tokio::time::sleep_until(wake) => self.on_time().await,
            }
            let before = self.table.version();
            self.give_back().await;
            self.tell_news(before);
        }
        self.hub.forget(self.table.id());
        // Whoever spoke up meanwhile is heard; whoever comes later finds the table loaded anew.
        self.inbox.close();
        while let Some(message) = self.inbox.recv().await {
            self.handle(message).await;
        }
        self.sockets.close("shutting_down");
    }

    fn is_idle(&self) -> bool {
        self.sockets.is_empty() && self.last_used.elapsed() >= self.hub.limits().room_idle
    }

    fn next_wake(&self) -> Instant {
        // While somebody is connected there is no hurry to look whether anybody is.
        let rest = if self.sockets.is_empty() { self.hub.limits().room_idle } else { Duration::from_secs(3600) };
        let idle = self.last_used + rest;
        let needs = self.table.needs();
        let clock = needs.wake.map(|wake| {
            let wait = wake.saturating_sub(self.hub.world().now());
            let due = Instant::now() + Duration::from_millis(wait.clamp(10, 3_600_000));
            self.waiting.map_or(due, |later| later.max(due))
        });
        let doubtful = self.doubtful.as_ref().map(|doubt| doubt.look);
        let bot = self.asked.filter(|_| needs.bot.is_some()).map(|(_, again)| again);
        let nodes = [self.nodes_due, self.sockets.elsewhere().until()];
        [clock, doubtful, self.gathered, self.owner_seen, bot, self.rematch.filter(|_| needs.rematch)]
            .into_iter()
            .chain(nodes)
            .flatten()
            .fold(idle.max(Instant::now() + Duration::from_secs(1)), Instant::min)
    }

    fn is_player(&self, person: Option<&PersonId>) -> bool {
        person.is_some_and(|person| self.table.held_by(person).next().is_some())
    }

    async fn on_time(&mut self) {
        if self.doubtful.as_ref().is_some_and(|doubt| doubt.look <= Instant::now()) {
            self.look_again().await;
        }
        if self.asked.is_some_and(|(_, again)| again <= Instant::now()) {
            self.asked = None;
            self.look_again().await;
        }
        if self.sockets.elsewhere().until().is_some_and(|until| until <= Instant::now()) {
            self.sockets.hear(None, self.hub.world().now());
            self.gathered.get_or_insert_with(Instant::now);
        }
        if self.gathered.take_if(|at| *at <= Instant::now()).is_some() {
            self.sockets.tell_all(&self.table, self.hub.world().now());
        }
        if self.nodes_due.take_if(|at| *at <= Instant::now()).is_some() {
            self.tell_nodes();
        }
        if self.table.needs().wake.is_some_and(|wake| wake <= self.hub.world().now()) {
            self.waiting = None;
            self.house(HouseRequest::Tick).await;
        }
    }

    /// Goes on by what others have stored, and by whatever was left undone.
    async fn look_again(&mut self) {
        let before = self.table.version();
        if self.refresh().await.is_err() {
            return;
        }
        self.tell_news(before);
    }

    async fn handle(&mut self, message: RoomMsg) {
        // What all tables are told, and what happens on other nodes, is no use of this one: else a table would be kept for as
        // long as there are outages.
        if !matches!(message, RoomMsg::Refresh | RoomMsg::Outage | RoomMsg::Elsewhere(_)) {
            self.last_used = Instant::now();
        }
        let now = self.hub.world().now();
        match message {
            RoomMsg::Join(join) => {
                // Other nodes may have stored, and even acknowledged, what was not heard of here yet.
                let current = !self.hub.store().is_shared() || self.look_again_first().await;
                if !current && join.seen.is_some_and(|seen| seen > self.table.version()) {
                    join.out.close("storage");
                    return;
                }
                let now = self.hub.world().now();
                if !self.sockets.join(&self.table, &join, now) {
                    return;
                }
                if self.is_player(join.person.as_ref()) {
                    self.sockets.tell_others(&self.table, join.socket, now);
                    self.tell_nodes();
                } else {
                    self.gather();
                }
            }
            RoomMsg::Leave { socket } => {
                let gone = self.sockets.leave(&self.table, socket, now);
                if gone.is_some_and(|person| self.is_player(person.as_ref())) {
                    self.sockets.tell_all(&self.table, now);
                    self.tell_nodes();
                } else {
                    self.gather();
                }
            }
            RoomMsg::Elsewhere(note) => {
                let asks = note.asks;
                if self.sockets.hear(Some(note), now) {
                    self.gathered.get_or_insert_with(Instant::now);
                }
                if asks {
                    self.tell_nodes();
                }
            }
            RoomMsg::Ask { socket, id, request, answer } => self.ask(socket, id, request, answer).await,
            RoomMsg::Look(look) => {
                if self.hub.store().is_shared() {
                    self.look_again_first().await;
                }
                look(&self.table, &self.sockets.presence(&self.table));
            }
            RoomMsg::Refresh => self.look_again().await,
            RoomMsg::BotLate { version } => {
                self.asked.take_if(|(asked, _)| *asked == version);
                self.look_again().await;
            }
            RoomMsg::Outage => {
                let before = self.table.version();
                self.credit().await;
                self.tell_news(before);
            }
            RoomMsg::Shutdown => {}
        }
    }

    /// The same, and whether it could be done; not while it was just tried in vain.
    async fn look_again_first(&mut self) -> bool {
        if self.doubtful.as_ref().is_none_or(|doubt| !doubt.in_vain || doubt.look <= Instant::now()) {
            self.look_again().await;
        }
        self.doubtful.is_none()
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
        self.tell_news(before);
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
        self.tell_news(before);
    }

    /// Decides, stores, applies; the answer is the version that the request was stored as.
    async fn carry_out(&mut self, id: Option<&str>, request: Request) -> Result<u64, Error> {
        let began = Instant::now();
        self.credit_stalls().await;
        for _ in 0..TRIES {
            match &self.doubtful {
                // It was just looked for in vain: nobody has to wait to hear that.
                Some(doubt) if doubt.in_vain && doubt.look > Instant::now() => return Err(doubt.error()),
                Some(_) => {
                    self.refresh().await.map_err(|error| self.doubtful.as_ref().map_or(error, Doubt::error))?;
                }
                None => {}
            }
            if began.elapsed() > WRITE_TIME {
                return Err(Error::Busy);
            }
            self.give_back().await;
            if let Some(doubt) = &self.doubtful {
                return Err(doubt.error());
            }
            let now = self.hub.world().now();
            let decision = self.table.decide(now, id, request.clone())?;
            if decision.times_out() && !self.is_time_up(now).await? {
                continue;
            }
            if let Some(before) = decision.before {
                return Ok(before);
            }
            if decision.steps.is_empty() {
                return Ok(self.table.version());
            }
            let first = self.table.version() + 1;
            let steps = self.stamp(decision.steps, now);
            match self.store(&steps).await {
                Ok(()) => return decision.refused.map_or(Ok(first), |refusal| Err(refusal.into())),
                Err(AppendError::Conflict) => self.refresh().await?,
                Err(error) => {
                    self.doubt(now, &error);
                    // Perhaps it is there after all; then this was only slow.
                    let stored = error == AppendError::NotKnown && self.refresh().await.is_ok();
                    return match self.table.decide(now, id, request).map(|decision| decision.before) {
                        Ok(Some(before)) if stored => Ok(before),
                        _ => Err(error.into()),
                    };
                }
            }
        }
        Err(Error::Busy)
    }

    /// Steps as they are stored next.
    fn stamp(&self, steps: Vec<Step>, time: Millis) -> Vec<Stamped> {
        let stamp = |(step, seq): (Step, u64)| Stamped { seq, time, step };
        steps.into_iter().zip(self.table.version() + 1..).map(stamp).collect()
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
        if began.elapsed() > SLOW
            && let Some(first) = steps.first()
        {
            // Whoever is next could not know before.
            self.owed = Some((first.time, self.hub.world().now()));
        }
        Ok(())
    }

    /// What is stored is not known: everybody is told, and it is looked up before anything else happens.
    fn doubt(&mut self, since: Millis, why: &AppendError) {
        if self.doubtful.is_none() {
            self.sockets.shout(&ServerMsg::Trouble { code: "storage".to_owned() });
        }
        self.hub.vigil().failed(self.hub.world().now());
        // Whatever a bot answers now may be lost.
        self.asked = None;
        let look = Instant::now() + RETRY;
        let doubt = self.doubtful.get_or_insert(Doubt { since, look, in_vain: false, open: false });
        doubt.look = look;
        doubt.open |= *why == AppendError::NotKnown;
    }

    /// Goes on by what others, or we ourselves without knowing, have stored. Whoever calls this tells what is new.
    async fn refresh(&mut self) -> Result<(), Error> {
        let now = self.hub.world().now();
        let steps = match self.hub.store().steps_after(self.table.id(), self.table.version()).await {
            Ok(steps) => steps,
            Err(error) => {
                self.doubt(now, &AppendError::Unavailable);
                self.doubtful.iter_mut().for_each(|doubt| doubt.in_vain = true);
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
        if let Some(Doubt { since, .. }) = self.doubtful.take() {
            self.owed = Some((since, self.hub.world().now()));
            if steps.is_empty() {
                self.sockets.tell_all(&self.table, self.hub.world().now());
            }
        }
        Ok(())
    }

    /// Everybody hears of what is new since a version.
    fn tell_news(&mut self, before: u64) {
        if self.table.version() != before {
            self.sockets.tell_all(&self.table, self.hub.world().now());
            // Whoever has sat down is no spectator any more.
            if self.told.as_ref().is_some_and(|(told, _)| *told != self.sockets.present(&self.table)) {
                self.tell_nodes();
            }
        }
    }

    /// How many watch has changed: it is told together with what else changes soon.
    fn gather(&mut self) {
        let soon = Instant::now() + GATHER;
        self.gathered.get_or_insert(soon);
        self.nodes_due = Some(self.nodes_due.map_or(soon, |due| due.min(soon)));
    }

    /// Tells other nodes who is here, if that has changed or was told long ago, and if there may be any.
    fn tell_nodes(&mut self) {
        let present = self.sockets.present(&self.table);
        let nobody = present == Present::default();
        self.nodes_due = (!nobody).then(|| Instant::now() + AGAIN);
        if !self.hub.store().is_shared() && self.sockets.elsewhere().is_empty() {
            return;
        }
        let (hub, table, before) = (self.hub.clone(), self.table.id().clone(), self.told.take());
        if nobody && before.as_ref().is_none_or(|(told, _)| *told == present) {
            self.told = before;
            return;
        }
        let number = before.as_ref().map_or(0, |(_, number)| *number + 1).max(self.hub.world().now());
        self.told = Some((present.clone(), number));
        let note = PresenceNote { node: hub.store().node().to_owned(), number, asks: before.is_none(), present };
        tokio::spawn(async move {
            // It is said again soon.
            if let Err(error) = hub.store().tell_presence(&table, &note).await {
                tracing::debug!(%error, %table, "other nodes were not told who is here");
            }
        });
    }

    /// Sets up the rematch that everybody wants, and again if nothing came of it.
    fn set_up_rematch(&mut self) {
        if self.table.needs().rematch && self.rematch.is_none_or(|again| again <= Instant::now()) {
            self.rematch = Some(Instant::now() + REMATCH);
            self.hub.set_up_rematch(&self.table, self.own.clone());
        }
    }

    /// Notes now and then that the owner of a table in the list is there, and at once that they are not.
    async fn see_owner(&mut self) {
        let here =
            self.table.config().listed && self.table.stage() == Stage::Waiting && self.sockets.has(self.table.owner());
        let due = self.owner_seen.is_none_or(|again| again <= Instant::now());
        let seen = match (here, self.owner_seen.is_some()) {
            (true, _) if due => self.hub.world().now(),
            (false, true) => self.table.changed(),
            _ => return,
        };
        self.owner_seen = here.then(|| Instant::now() + OWNER_SEEN);
        if let Err(error) = self.hub.store().see_owner(self.table.id(), seen).await {
            tracing::debug!(%error, "whether an owner is there was not noted");
        }
    }

    /// Asks the bot whose turn it is, once per version, while anybody is there to see it. Those of a table that is done are
    /// let go, and again if one was still thinking.
    fn ask_bot(&mut self) {
        if matches!(self.table.stage(), Stage::Over | Stage::Closed) {
            return self.hub.bots().dismiss(self.table.id());
        }
        let Some(BotTurn { seat, bot, version }) = self.table.needs().bot else { return };
        let asked = self.asked.is_some_and(|(asked, _)| asked == version);
        if asked || self.doubtful.is_some() || self.sockets.is_empty() {
            return;
        }
        self.asked = Some((version, Instant::now() + BOT_PATIENCE));
        if let Some(play) = self.table.play() {
            let turn = BotTurn { seat, bot, version };
            self.hub.ask_bot(self.table.id().clone(), play, turn, self.own.clone());
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
