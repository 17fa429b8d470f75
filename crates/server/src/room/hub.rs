//! Finds the task of a table, or loads the table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use parure_bots::{BotLevel, BotSpec, Personality};
use parure_engine::seat::Seat;
use tokio::sync::mpsc::error::{SendTimeoutError, TrySendError};
use tokio::sync::{MutexGuard, OnceCell, broadcast, mpsc, oneshot, watch};

use super::runner::{RoomMsg, Runner};
use super::vigil::Vigil;
use crate::bots::{self, BotPool, Thinker};
use crate::config::Limits;
use crate::error::Error;
use crate::fair::Secret;
use crate::ids::{PersonId, TableId};
use crate::limit::{Network, RateLimiter};
use crate::protocol::Presence;
use crate::store::{AppendError, BotLease, Person, Store, StoreError};
use crate::table::{
    Asker, BotTurn, HouseRequest, Origin, Play, PlayerRequest, Refusal, Request, SeatPlan, Stamped, Step, Table,
    TableConfig, check_config,
};
use crate::world::{Millis, World};

/// Who plays when a bot breaks down.
const FALLBACK: BotSpec = BotSpec::new(BotLevel::Random, Personality::Balanced);

/// How long a table may take over a question, and over the questions before it.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long other nodes leave a bot's turn to the one that thinks about it, beyond the time to think.
const BOT_MARGIN: Duration = Duration::from_secs(5);
/// How soon a bot's turn is looked at again that another node left undone.
const BOT_RETRY: Duration = Duration::from_millis(500);
/// How much a socket may lag behind before it has to look for itself.
const SIGN_OUTS_KEPT: usize = 64;
/// How many tables a guest brings along with seats and all; older ones are only listed.
const MOST_BROUGHT: i64 = 200;
/// At how many tables another name is seen at once.
const MOST_RENAMED: i64 = 100;
/// How many names one person may take at once, and how many in a second after that: each is a step at every table.
const NAMES_AT_ONCE: f64 = 10.0;
const NAMES_PER_SECOND: f64 = 0.1;
/// How many seconds of its requests an address may use at once to see whole tables: a house full of spectators comes back
/// together.
const HELLOS_AT_ONCE: f64 = 20.0;

type Rooms = HashMap<TableId, Arc<OnceCell<mpsc::Sender<RoomMsg>>>>;

/// What all tables share.
#[derive(Clone)]
pub struct Hub(Arc<Shared>);

struct Shared {
    store: Store,
    world: World,
    limits: Limits,
    bots: BotPool,
    rooms: Mutex<Rooms>,
    stopping: watch::Sender<bool>,
    signed_out: broadcast::Sender<SignedOut>,
    vigil: Vigil,
    hints: RateLimiter<PersonId>,
    hints_from: RateLimiter<Network>,
    hellos_from: RateLimiter<Network>,
    renames: RateLimiter<PersonId>,
    /// Whoever sits down does so one table after the other, so that they can be counted; so does whoever brings games.
    counting: [tokio::sync::Mutex<()>; 64],
}

/// Whose sockets have to look whether they are let in.
#[derive(Clone, Debug)]
pub enum SignedOut {
    /// A person was signed out, somewhere or everywhere, but not where the token with this hash was.
    Person(PersonId, Option<String>),
    /// Perhaps anybody: some news was lost.
    Anybody,
}

impl Hub {
    /// A hub without any table at work.
    pub fn new(store: Store, world: World, limits: Limits) -> Self {
        let bots = BotPool::new(limits.bot_threads, limits.bot_time);
        let hellos_from = RateLimiter::new(limits.requests_per_second, limits.requests_per_second * HELLOS_AT_ONCE);
        let hints = RateLimiter::new(limits.hints_per_minute / 60.0, limits.hints_per_minute / 4.0);
        let hints_from = RateLimiter::new(limits.hints_per_minute / 15.0, limits.hints_per_minute);
        Self(Arc::new(Shared {
            store,
            world,
            limits,
            bots,
            rooms: Mutex::default(),
            stopping: watch::Sender::new(false),
            signed_out: broadcast::Sender::new(SIGN_OUTS_KEPT),
            vigil: Vigil::default(),
            hints,
            hints_from,
            hellos_from,
            renames: RateLimiter::new(NAMES_PER_SECOND, NAMES_AT_ONCE),
            counting: std::array::from_fn(|_| tokio::sync::Mutex::new(())),
        }))
    }

    /// The database.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Time and luck.
    pub fn world(&self) -> &World {
        &self.0.world
    }

    /// The limits.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// The bots' threads.
    pub fn bots(&self) -> &BotPool {
        &self.0.bots
    }

    /// What this node knows of its own outages.
    pub fn vigil(&self) -> &Vigil {
        &self.0.vigil
    }

    /// Says that this node is there, and when it was not; tables hear of the latter.
    pub async fn beat(&self) -> Result<(), StoreError> {
        let said = async {
            // First: if the clock has leapt, that is an outage, too.
            self.store().set_clock().await?;
            let outages = self.vigil().unnoted(self.world().now());
            self.store().beat(&outages).await.map(|()| outages)
        };
        match said.await {
            Ok(outages) => {
                if self.vigil().noted(&outages, self.world().now()) {
                    self.tell_rooms(None, || RoomMsg::Outage);
                }
                Ok(())
            }
            Err(error) => {
                self.vigil().failed(self.world().now());
                Err(error)
            }
        }
    }

    /// How many tables are at work.
    pub fn rooms(&self) -> usize {
        self.lock().len()
    }

    /// The service ends: tables say goodbye, and connections without a table end.
    pub fn stop(&self) {
        self.0.stopping.send_replace(true);
        self.tell_rooms(None, || RoomMsg::Shutdown);
    }

    /// Waits until the service ends.
    pub async fn stopping(&self) {
        // The sender lives as long as the hub.
        _ = self.0.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }

    /// Lets a person have a hint, if they and their address have not had too many.
    pub fn admit_hint(&self, person: &PersonId, from: Network) -> Result<(), Error> {
        let admitted = self.0.hints_from.check(from).and_then(|()| self.0.hints.check(person.clone()));
        admitted.map_err(|wait| Error::TooFast { wait })
    }

    /// Lets somebody see a whole table, if their address has not seen too many.
    pub fn admit_hello(&self, from: Network) -> Result<(), Error> {
        self.0.hellos_from.check(from).map_err(|wait| Error::TooFast { wait })
    }

    /// Lets a person sit down at a table, if they do not wait at too many others already.
    pub async fn sit(&self, table: &TableId, person: &Person, sit: RoomMsg) -> Result<(), Error> {
        let _one_by_one = self.one_by_one(&person.id).await;
        let waiting = self.store().waiting_seats_of(&person.id, table).await?;
        if waiting >= self.limits().waiting_seats.into() {
            return Err(Error::TooManySeats);
        }
        let RoomMsg::Ask { socket, id, request, .. } = sit else { return self.send(table, sit).await };
        let (answer, answered) = oneshot::channel();
        self.send(table, RoomMsg::Ask { socket, id, request, answer: Some(answer) }).await?;
        // Whoever asked hears the answer by themselves.
        _ = answered.await;
        self.correct_name(person).await;
        Ok(())
    }

    /// Waits until nobody else counts what this person has, to do something that is counted.
    pub async fn one_by_one(&self, person: &PersonId) -> MutexGuard<'_, ()> {
        let add = |hash: usize, byte: u8| hash.wrapping_mul(31).wrapping_add(byte.into());
        let hash = person.as_str().bytes().fold(0, add);
        self.0.counting[hash % self.0.counting.len()].lock().await
    }

    /// Hears of everybody who is signed out from now on.
    pub fn sign_outs(&self) -> broadcast::Receiver<SignedOut> {
        self.0.signed_out.subscribe()
    }

    /// Has the sockets of whoever was signed out look for themselves, on this node.
    pub fn end_sockets(&self, signed_out: SignedOut) {
        // Without any socket nobody listens.
        _ = self.0.signed_out.send(signed_out);
    }

    /// Gives an account what a guest had: seats, tables and their place in lists.
    pub async fn merge_seats(&self, from: &PersonId, to: &PersonId) -> Result<(), Error> {
        for table in self.store().tables_to_bring(from, MOST_BROUGHT).await? {
            let request = Request::House(HouseRequest::MergeSeats { from: from.clone(), to: to.clone() });
            match self.ask(&table, request).await {
                Ok(_) => {}
                // A table that cannot be read is lost already; it should not cost the others.
                Err(Error::Internal | Error::NoTable) => tracing::warn!(%table, "a table could not be brought along"),
                Err(error) => return Err(error),
            }
        }
        Ok(self.store().bring_tables(from, to).await?)
    }

    /// Gives somebody another name, which is seen at once wherever they sit and play, on all nodes. Games that ended more
    /// than a day ago keep the name they were played under.
    pub async fn rename(&self, person: &Person, name: &str) -> Result<(), Error> {
        self.0.renames.check(person.id.clone()).map_err(|wait| Error::TooFast { wait })?;
        self.store().rename(&person.id, name).await?;
        self.rename_seats(person, name).await?;
        self.correct_name(&Person { id: person.id.clone(), name: name.to_owned() }).await;
        Ok(())
    }

    /// Has every table call somebody as they are called now, if that is no longer the name that was just written where they
    /// sit: whoever changed it meanwhile may not have seen the seat. What was asked for is done, whatever comes of this.
    async fn correct_name(&self, person: &Person) {
        let mut person = person.clone();
        let corrected: Result<(), Error> = async {
            while let Some(name) = self.store().name_of(&person.id).await?.filter(|name| *name != person.name) {
                self.rename_seats(&person, &name).await?;
                person.name = name;
            }
            Ok(())
        }
        .await;
        if let Err(error) = corrected {
            tracing::warn!(code = error.code(), "a name could not be corrected");
        }
    }

    async fn rename_seats(&self, person: &Person, name: &str) -> Result<(), Error> {
        for table in self.store().tables_to_rename(&person.id, self.world().now(), MOST_RENAMED).await? {
            let (person, before) = (person.id.clone(), person.name.clone());
            let rename = HouseRequest::Rename { person, before, name: name.to_owned() };
            match self.ask(&table, Request::House(rename)).await {
                Ok(_) => {}
                Err(Error::Internal | Error::NoTable) => tracing::warn!(%table, "a name could not be changed"),
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Rooms> {
        self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes a table.
    pub async fn make_table(&self, config: TableConfig, owner: &Person) -> Result<TableId, Error> {
        let config = check_config(config)?;
        self.store_table(config, None, owner).await
    }

    /// Makes a table at which a finished game goes on after so many steps.
    pub async fn go_on(
        &self,
        from: &TableId,
        step: usize,
        seats: Vec<SeatPlan>,
        owner: &Person,
    ) -> Result<TableId, Error> {
        let (config, origin) = self.look(from, move |table, _| table.go_on(step, seats)).await??;
        self.store_table(check_config(config)?, Some(Box::new(origin)), owner).await
    }

    async fn store_table(
        &self,
        config: TableConfig,
        origin: Option<Box<Origin>>,
        owner: &Person,
    ) -> Result<TableId, Error> {
        let id = TableId::random(self.world());
        self.store_table_as(&id, config, origin, owner).await?;
        self.correct_name(owner).await;
        Ok(id)
    }

    async fn store_table_as(
        &self,
        id: &TableId,
        config: TableConfig,
        origin: Option<Box<Origin>>,
        owner: &Person,
    ) -> Result<(), AppendError> {
        let secret = Secret::random(self.world());
        let made = Step::Made {
            config: Box::new(config.clone()),
            owner: owner.id.clone(),
            owner_name: owner.name.clone(),
            commitment: secret.commitment(),
            origin,
            brought: None,
        };
        let first = Stamped { seq: 1, time: self.world().now(), step: made };
        self.store().make_table(id, &secret, owner, &config, &first).await?;
        metrics::counter!("parure_tables_total").increment(1);
        Ok(())
    }

    /// Says something to a table's task, which is started if it does not run.
    pub async fn send(&self, id: &TableId, message: RoomMsg) -> Result<(), Error> {
        let mut message = message;
        for _ in 0..3 {
            let room = self.room(id).await?;
            match room.send_timeout(message, PATIENCE).await {
                Ok(()) => return Ok(()),
                Err(SendTimeoutError::Timeout(_)) => return Err(Error::Busy),
                // The task has just ended: a new one takes its place.
                Err(SendTimeoutError::Closed(unsent)) => {
                    message = unsent;
                    self.forget_closed(id);
                }
            }
        }
        Err(Error::Busy)
    }

    async fn room(&self, id: &TableId) -> Result<mpsc::Sender<RoomMsg>, Error> {
        let cell = self.lock().entry(id.clone()).or_default().clone();
        let room = cell.get_or_try_init(|| self.load(id)).await;
        room.cloned().inspect_err(|_| {
            // An id that stands for nothing leaves nothing behind.
            let mut rooms = self.lock();
            if rooms.get(id).is_some_and(|cell| !cell.initialized()) {
                rooms.remove(id);
            }
        })
    }

    async fn load(&self, id: &TableId) -> Result<mpsc::Sender<RoomMsg>, Error> {
        let table = self.store().table(id).await?.ok_or(Error::NoTable)?;
        let (sender, inbox) = mpsc::channel(64);
        tokio::spawn(Runner::new(self.clone(), table, inbox, sender.downgrade()).run());
        Ok(sender)
    }

    /// The table's task is about to end.
    pub fn forget(&self, id: &TableId) {
        self.lock().remove(id);
        self.bots().dismiss(id);
    }

    fn forget_closed(&self, id: &TableId) {
        let mut rooms = self.lock();
        if rooms.get(id).is_some_and(|cell| cell.get().is_some_and(mpsc::Sender::is_closed)) {
            rooms.remove(id);
        }
    }

    /// Looks at a table.
    pub async fn look<T: Send + 'static>(
        &self,
        id: &TableId,
        look: impl FnOnce(&Table, &Presence) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let (answer, seen) = oneshot::channel();
        let look = move |table: &Table, presence: &Presence| _ = answer.send(look(table, presence));
        self.send(id, RoomMsg::Look(Box::new(look))).await?;
        tokio::time::timeout(PATIENCE, seen).await.map_err(|_| Error::Busy)?.map_err(|_| Error::Busy)
    }

    /// Looks at a table; one that is not at work is read, and stays at rest.
    pub async fn glance<T: Send + 'static>(
        &self,
        id: &TableId,
        look: impl FnOnce(&Table, &Presence) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let at_work = self.lock().get(id).is_some_and(|cell| cell.initialized());
        if at_work {
            return self.look(id, look).await;
        }
        let table = self.store().table(id).await?.ok_or(Error::NoTable)?;
        Ok(look(&table, &Presence::default()))
    }

    /// Asks a table for something and waits for the answer.
    pub async fn ask(&self, id: &TableId, request: Request) -> Result<u64, Error> {
        let (answer, answered) = oneshot::channel();
        let message = RoomMsg::Ask { socket: None, id: None, request, answer: Some(answer) };
        self.send(id, message).await?;
        tokio::time::timeout(PATIENCE, answered).await.map_err(|_| Error::NotKnown)?.map_err(|_| Error::NotKnown)?
    }

    /// Tells the tables at work something.
    pub fn tell_rooms(&self, which: Option<&TableId>, message: impl Fn() -> RoomMsg) {
        let rooms: Vec<_> = {
            let rooms = self.lock();
            let open = |cell: &Arc<OnceCell<_>>| cell.get().cloned();
            match which {
                Some(id) => rooms.get(id).and_then(open).into_iter().collect(),
                None => rooms.values().filter_map(open).collect(),
            }
        };
        for room in rooms {
            match room.try_send(message()) {
                // One that has its hands full keeps nobody else waiting.
                Err(TrySendError::Full(message)) => _ = tokio::spawn(async move { room.send(message).await }),
                // A task that has just ended needs to hear nothing.
                Ok(()) | Err(TrySendError::Closed(_)) => {}
            }
        }
    }

    /// Lets a bot think and tell the table what it plays, unless another node does so.
    pub fn ask_bot(&self, table: TableId, play: &Play, turn: BotTurn, room: mpsc::WeakSender<RoomMsg>) {
        let (game, played) = (play.position().any().clone(), play.actions());
        let (hub, BotTurn { seat, bot, version }) = (self.clone(), turn);
        tokio::spawn(async move {
            tokio::time::sleep(hub.limits().bot_pause).await;
            let time = (hub.limits().bot_time + BOT_MARGIN).as_millis() as Millis;
            let late = match hub.store().lease_bot(&table, version, time).await {
                Ok(BotLease::Ours) => None,
                Ok(BotLease::Theirs(left)) => Some(Duration::from_millis(left) + BOT_RETRY),
                Err(_) => Some(BOT_RETRY),
            };
            if let Some(late) = late {
                tokio::time::sleep(late).await;
                let Some(room) = room.upgrade() else { return };
                // A table that is gone will ask again when it is back.
                _ = room.send(RoomMsg::BotLate { version }).await;
                return;
            }
            let (budget, seed) = (hub.bots().budget(), u64::from_le_bytes(hub.world().bytes()));
            let Some(place) = Seat::new(seat) else { return };
            let again = game.clone();
            let work = move |bot: &mut Thinker| bots::choose(bot, &game, &played, place, &budget, seed);
            let thought = hub.bots().think((table.clone(), place), bot.into(), work).await;
            // Nobody is stuck because a bot broke down: any legal action will do then.
            let any = || bots::choose(&mut Thinker::new(FALLBACK), &again, &[], place, &budget, seed);
            let chosen = thought.unwrap_or_else(any);
            let action = match chosen {
                Ok(action) => action,
                Err(error) => return tracing::error!(%error, "a bot does not play"),
            };
            let Some(room) = room.upgrade() else { return hub.bots().dismiss(&table) };
            let request = Request::House(HouseRequest::BotMove { version, seat, action });
            let message = RoomMsg::Ask { socket: None, id: None, request, answer: None };
            // A table that is gone will ask again when it is back.
            _ = room.send(message).await;
        });
    }

    /// Makes the table of a rematch, with the same people and bots; whoever sat second begins.
    pub fn set_up_rematch(&self, table: &Table, room: mpsc::WeakSender<RoomMsg>) {
        let (hub, config, table) = (self.clone(), table.rematch_config(), table.clone());
        tokio::spawn(async move {
            let owner = Person { id: table.owner().clone(), name: table.owner_name() };
            let next = table.id().rematch();
            match hub.store_table_as(&next, config, None, &owner).await {
                // Somebody else was faster, on this node or another: there is one rematch.
                Ok(()) | Err(AppendError::Conflict) => {}
                Err(error) => return tracing::warn!(%error, "a rematch could not be set up"),
            }
            hub.correct_name(&owner).await;
            for (seat, (person, name)) in table.rematch_people() {
                let sit = PlayerRequest::Sit { seat, name: None, nonce: None };
                let sitter = Person { id: person.clone(), name: name.clone() };
                let request = Request::Player(Asker { person, name, lag: 0 }, sit);
                match hub.ask(&next, request).await {
                    Ok(_) | Err(Error::Refused(Refusal::SeatTaken | Refusal::NotWaiting)) => {}
                    Err(error) => tracing::warn!(code = error.code(), "somebody could not sit down for a rematch"),
                }
                hub.correct_name(&sitter).await;
            }
            let request = Request::House(HouseRequest::Next { table: next });
            if let Some(room) = room.upgrade() {
                _ = room.send(RoomMsg::Ask { socket: None, id: None, request, answer: None }).await;
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::super::outbox::{Outbox, Outgoing, SocketId};
    use super::super::sockets::{Join, Sockets};
    use super::*;
    use crate::protocol::HelpFrom;

    /// A table of Duel with an open seat, and who keeps its file.
    async fn with_table(limits: Limits) -> (tempfile::TempDir, Hub, TableId) {
        let folder = tempfile::tempdir().unwrap();
        let (world, url) = (World::real(), format!("sqlite:{}", folder.path().join("test.db").display()));
        let store = Store::open(&url, &world).await.unwrap();
        let owner = Person { id: PersonId::random(&world), name: "Ada".to_owned() };
        store.make_person(&owner, &crate::ids::Token::random(&world), world.now()).await.unwrap();
        let hub = Hub::new(store, world, limits);
        let config = serde_json::json!({ "game": "duel", "seats": [{ "who": "me" }, { "who": "open" }] });
        let table = hub.make_table(serde_json::from_value(config).unwrap(), &owner).await.unwrap();
        (folder, hub, table)
    }

    #[tokio::test]
    async fn a_table_that_nobody_uses_is_let_go_whatever_happens_to_the_service() {
        let limits = Limits { room_idle: Duration::from_millis(200), ..Limits::default() };
        let (_folder, hub, table) = with_table(limits).await;
        hub.look(&table, |_, _| ()).await.unwrap();
        assert_eq!(hub.rooms(), 1);
        let let_go = async {
            while hub.rooms() > 0 {
                hub.tell_rooms(None, || RoomMsg::Outage);
                hub.tell_rooms(None, || RoomMsg::Refresh);
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), let_go).await.expect("it is let go");
    }

    #[tokio::test]
    async fn what_a_crowd_is_told_is_written_once() {
        let (_folder, hub, table) = with_table(Limits::default()).await;
        let written = |table: &Table, _: &Presence| {
            let (mut sockets, mut crowd) = (Sockets::default(), Vec::new());
            for nth in 0..3 {
                let (out, told) = Outbox::new();
                let fan = PersonId::random(&World::real());
                let (socket, person, seen) = (SocketId(nth), Some(fan), Some(table.version()));
                sockets.join(table, &Join { socket, person, seen, help: HelpFrom::Server, out }, 0);
                crowd.push(told);
            }
            sockets.tell_all(table, 0);
            let place = |told: &mut mpsc::Receiver<Outgoing>| match std::iter::from_fn(|| told.try_recv().ok()).last() {
                Some(Outgoing::Text(text)) => text.as_bytes().as_ptr() as usize,
                other => panic!("{other:?}"),
            };
            crowd.iter_mut().map(place).collect::<std::collections::BTreeSet<_>>().len()
        };
        assert_eq!(hub.look(&table, written).await.unwrap(), 1);
    }
}
