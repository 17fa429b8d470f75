//! The service as a whole: starts, runs, ends.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use metrics_exporter_prometheus::PrometheusHandle;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::account::{Attempts, Hashing};
use crate::config::{Config, ConfigError};
use crate::figures;
use crate::http::{self, Acceptor, App, router};
use crate::ids::TableId;
use crate::limit::{ConnectionLimit, Network, RateLimiter};
use crate::room::{Hub, RoomMsg, SignedOut, TICK};
use crate::store::{DatabaseLock, Deleted, Heard, Retention, Store, StoreError, UPTIME_BEAT};
use crate::table::{HouseRequest, Request, Stage};
use crate::world::{Millis, World};

/// How often old tables and clocks of tables at rest are looked after.
const ROUND: Duration = Duration::from_secs(5);
/// How often tables look for themselves while other nodes cannot be heard.
const POLL: Duration = Duration::from_secs(1);
/// How long a farewell may take.
const FAREWELL: Duration = Duration::from_secs(5);

/// How often what is too old is deleted.
const DELETING: Duration = Duration::from_secs(60 * 60);
/// How long that waits after a start, when there is enough to do.
const DELETING_FIRST: Duration = Duration::from_secs(60);

/// Why the service cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    /// A setting that makes no sense.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
}

/// A service that runs.
pub struct Service {
    address: SocketAddr,
    hub: Hub,
    sockets: ConnectionLimit<Network>,
    acceptor: Arc<Acceptor>,
    chores: Vec<JoinHandle<()>>,
    _lock: DatabaseLock,
}

impl Service {
    /// Starts the service.
    pub async fn start(config: Config, world: World) -> Result<Self, StartError> {
        let config = Arc::new(config.checked()?);
        let lock = DatabaseLock::take(&config.database)?;
        let metrics = figures::install();
        let store = Store::open(&config.database, &world).await?;
        store.begin_service().await?;
        let world = world.by(store.clock());
        store.forget_tokens(world.now()).await?;
        let listener = TcpListener::bind(config.listen).await;
        let listener = listener.map_err(|error| StartError::Listen(config.listen, error))?;
        let address = listener.local_addr().map_err(|error| StartError::Listen(config.listen, error))?;
        let hub = Hub::new(store, world, config.limits.clone());
        let sockets = ConnectionLimit::default();
        let limits = &config.limits;
        let app = App {
            hub: hub.clone(),
            hashing: Hashing::new(limits.password_threads),
            attempts: Attempts::new(limits.password_attempts, hub.store().clone()),
            sockets: sockets.clone(),
            own_sockets: ConnectionLimit::default(),
            requests: RateLimiter::new(limits.requests_per_second, limits.requests_per_second * 4.0),
            reviews: RateLimiter::new(limits.reviews_per_hour / 3_600.0, limits.reviews_per_hour / 6.0),
            open_tables: Arc::default(),
            reviewed: Arc::default(),
            metrics: metrics.clone(),
            config: config.clone(),
        };
        let acceptor = Arc::new(Acceptor::new(router(app), config));
        let accepting = acceptor.clone();
        tokio::spawn(async move { accepting.run(listener).await });
        let chores = vec![
            tokio::spawn(keep_vigil(hub.clone())),
            tokio::spawn(beat(hub.clone())),
            tokio::spawn(look_after(hub.clone())),
            tokio::spawn(listen(hub.clone())),
            tokio::spawn(delete_old(hub.clone())),
            tokio::spawn(keep_up(metrics)),
        ];
        tracing::info!(%address, "listening");
        Ok(Self { address, hub, sockets, acceptor, chores, _lock: lock })
    }

    /// Whether the page was built into the program.
    pub fn has_page() -> bool {
        http::has_page()
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Lets everybody know, finishes what was begun, and ends.
    pub async fn shut_down(self) {
        tracing::info!("shutting down");
        self.chores.iter().for_each(JoinHandle::abort);
        self.hub.stop();
        let farewell = async {
            self.acceptor.stop().await;
            while self.sockets.all() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        if tokio::time::timeout(FAREWELL, farewell).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        // The last word of the clocks: time from here on is nobody's.
        if let Err(error) = self.hub.store().end_service().await {
            tracing::warn!(%error, "the last sign of life could not be stored");
        }
        self.hub.store().close().await;
    }
}

/// Puts the figures in order regularly, whether anybody reads them or not.
async fn keep_up(metrics: Option<PrometheusHandle>) {
    while let Some(metrics) = &metrics {
        tokio::time::sleep(figures::UPKEEP).await;
        metrics.run_upkeep();
    }
}

/// Deletes what the rule of retention does not keep.
async fn delete_old(hub: Hub) {
    let mut pause = DELETING_FIRST;
    loop {
        tokio::time::sleep(pause).await;
        let (now, limits) = (hub.world().now(), hub.limits());
        let before = |age: Duration| now.saturating_sub(age.as_millis() as Millis);
        let retention = Retention { closed: before(limits.closed_age), guests: before(limits.guest_age) };
        pause = match hub.store().delete_old(retention, now).await {
            Ok(Deleted { tables: 0, guests: 0 }) => DELETING,
            Ok(Deleted { tables, guests }) => {
                metrics::counter!("parure_deleted_tables_total").increment(tables);
                metrics::counter!("parure_deleted_guests_total").increment(guests);
                // There may be more, and others want to store something meanwhile.
                Duration::from_secs(1)
            }
            Err(error) => {
                tracing::warn!(%error, "what is old could not be deleted");
                DELETING
            }
        };
    }
}

/// Says regularly that this node is alive, and notices when it was not.
async fn beat(hub: Hub) {
    loop {
        if let Err(error) = hub.beat().await {
            tracing::warn!(%error, "no sign of life could be stored");
        }
        tokio::time::sleep(Duration::from_millis(UPTIME_BEAT)).await;
    }
}

/// Notices when the program stands still.
async fn keep_vigil(hub: Hub) {
    loop {
        hub.vigil().tick(hub.world().now());
        tokio::time::sleep(Duration::from_millis(TICK)).await;
    }
}

/// Wakes tables whose clock has run down while nobody was there, and closes old ones.
async fn look_after(hub: Hub) {
    loop {
        tokio::time::sleep(ROUND).await;
        let now = hub.world().now();
        for (request, ids) in [
            (HouseRequest::Tick, hub.store().due_tables(now, 100).await),
            (HouseRequest::Close, idle(&hub, Stage::Waiting, now, hub.limits().waiting_age).await),
            (HouseRequest::Close, idle(&hub, Stage::Playing, now, hub.limits().playing_age).await),
        ] {
            let ids = ids.inspect_err(|error| tracing::warn!(%error, "tables could not be looked after"));
            for id in ids.unwrap_or_default() {
                if let Err(error) = hub.ask(&id, Request::House(request.clone())).await {
                    tracing::debug!(code = error.code(), table = %id, "a table could not be looked after");
                }
            }
        }
    }
}

async fn idle(hub: &Hub, stage: Stage, now: u64, age: Duration) -> Result<Vec<TableId>, StoreError> {
    hub.store().idle_tables(stage, now.saturating_sub(age.as_millis() as u64), 100).await
}

/// Hears what other nodes have stored, and wakes the tables that it is about.
async fn listen(hub: Hub) {
    loop {
        let listener = {
            let mut connecting = std::pin::pin!(hub.store().listener());
            loop {
                tokio::select! {
                    listener = connecting.as_mut() => break listener,
                    // Until they can be heard, tables look for themselves.
                    () = tokio::time::sleep(POLL) => hub.tell_rooms(None, || RoomMsg::Refresh),
                }
            }
        };
        match listener {
            Ok(None) => return,
            Ok(Some(mut listener)) => {
                // While nobody listened, anything may have happened.
                hub.tell_rooms(None, || RoomMsg::Refresh);
                hub.end_sockets(SignedOut::Anybody);
                while let Some(heard) = listener.next().await {
                    match heard {
                        Some(Heard::Table(id)) => hub.tell_rooms(Some(&id), || RoomMsg::Refresh),
                        Some(Heard::Presence(id, note)) => {
                            hub.tell_rooms(Some(&id), || RoomMsg::Elsewhere(note.clone()));
                        }
                        Some(Heard::SignedOut(person, but)) => hub.end_sockets(SignedOut::Person(person, but)),
                        None => {}
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "other nodes cannot be heard"),
        }
        hub.tell_rooms(None, || RoomMsg::Refresh);
        tokio::time::sleep(POLL).await;
    }
}
