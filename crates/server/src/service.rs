//! The service as a whole: starts, runs, ends.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::account::{Attempts, Hashing};
use crate::config::Config;
use crate::http::{Acceptor, App, router};
use crate::ids::TableId;
use crate::limit::{ConnectionLimit, RateLimiter};
use crate::room::{Hub, RoomMsg, SignedOut, TICK};
use crate::store::{DatabaseLock, Heard, Store, StoreError, UPTIME_BEAT};
use crate::table::{HouseRequest, Request, Stage};
use crate::world::World;

/// How often old tables and clocks of tables at rest are looked after.
const ROUND: Duration = Duration::from_secs(5);
/// How often tables look for themselves while other nodes cannot be heard.
const POLL: Duration = Duration::from_secs(1);
/// How long a farewell may take.
const FAREWELL: Duration = Duration::from_secs(5);

/// Why the service cannot start.
#[derive(Debug, Error)]
pub enum StartError {
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
    sockets: ConnectionLimit,
    acceptor: Arc<Acceptor>,
    chores: Vec<JoinHandle<()>>,
    _lock: DatabaseLock,
}

impl Service {
    /// Starts the service.
    pub async fn start(config: Config, world: World) -> Result<Self, StartError> {
        let lock = DatabaseLock::take(&config.database)?;
        let store = Store::open(&config.database, &world).await?;
        store.begin_service().await?;
        let world = world.by(store.clock());
        store.forget_tokens(world.now()).await?;
        let listener = TcpListener::bind(config.listen).await;
        let listener = listener.map_err(|error| StartError::Listen(config.listen, error))?;
        let address = listener.local_addr().map_err(|error| StartError::Listen(config.listen, error))?;
        let hub = Hub::new(store, world, config.limits.clone());
        let sockets = ConnectionLimit::default();
        let (connections, request_time) = (config.limits.connections, config.limits.request_time);
        let app = App {
            hub: hub.clone(),
            hashing: Hashing::new(config.limits.password_threads),
            attempts: Attempts::new(config.limits.password_attempts),
            config: Arc::new(config),
            sockets: sockets.clone(),
            requests: RateLimiter::default(),
            metrics: prometheus(),
        };
        let acceptor = Arc::new(Acceptor::new(router(app), connections, request_time));
        let accepting = acceptor.clone();
        tokio::spawn(async move { accepting.run(listener).await });
        let chores = vec![
            tokio::spawn(keep_vigil(hub.clone())),
            tokio::spawn(beat(hub.clone())),
            tokio::spawn(look_after(hub.clone())),
            tokio::spawn(listen(hub.clone())),
        ];
        tracing::info!(%address, "listening");
        Ok(Self { address, hub, sockets, acceptor, chores, _lock: lock })
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
            while !self.sockets.is_empty() {
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
    }
}

/// The figures, collected once for the whole program.
fn prometheus() -> Option<PrometheusHandle> {
    static HANDLE: std::sync::OnceLock<Option<PrometheusHandle>> = std::sync::OnceLock::new();
    HANDLE.get_or_init(|| PrometheusBuilder::new().install_recorder().ok()).clone()
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
