//! Many clients at once, to see how much a server bears.

mod duo;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use parure_server::protocol::TableConfig;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::{Client, Socket, SocketError};
use duo::Duo;

/// How many watch one table.
const AUDIENCE: usize = 20;
/// How many come in at once.
const AT_ONCE: usize = 64;

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    /// How long each acknowledgement took.
    pub acked: Vec<Duration>,
    /// How long it took until the opponent saw each move.
    pub seen: Vec<Duration>,
    /// How often something went wrong.
    pub failures: usize,
    /// What it was the first time.
    pub first_failure: Option<String>,
    /// How long it lasted.
    pub lasted: Duration,
}

impl Measured {
    fn fail(&mut self, why: impl std::fmt::Display) {
        self.failures += 1;
        self.first_failure.get_or_insert_with(|| why.to_string());
    }

    fn add(&mut self, other: Self) {
        self.acked.extend(other.acked);
        self.seen.extend(other.seen);
        self.failures += other.failures;
        self.first_failure = self.first_failure.take().or(other.first_failure);
    }
}

/// Connections that only watch; they stay as long as this is kept.
pub async fn watchers(address: SocketAddr, config: &TableConfig, count: usize) -> Result<Vec<Socket>, SocketError> {
    let owner = Client::enter(address, "Watched").await?;
    let mut tables = Vec::new();
    for _ in 0..count.div_ceil(AUDIENCE) {
        tables.push(owner.make_table(config).await?);
    }
    let open = |nth: usize| {
        let table = tables[nth / AUDIENCE].clone();
        async move {
            let mut socket = Client::new(address).at_table(&table, None).await?;
            socket.next_text().await.map(|_| socket)
        }
    };
    some_at_once((0..count).map(open)).await.into_iter().collect()
}

/// Lets everybody do this, so many at once.
async fn some_at_once<T: Send + 'static>(
    all: impl Iterator<Item = impl Future<Output = Result<T, SocketError>> + Send + 'static>,
) -> Vec<Result<T, SocketError>> {
    let (at_once, mut doing) = (Arc::new(Semaphore::new(AT_ONCE)), JoinSet::new());
    for one in all {
        let at_once = at_once.clone();
        doing.spawn(async move {
            let _permit = at_once.acquire_owned().await.map_err(|_| SocketError::Gone)?;
            one.await
        });
    }
    doing.join_all().await
}

/// Pairs of players, each at a table of their own.
pub struct Crowd(Vec<Duo>);

impl Crowd {
    /// Seats so many pairs at new tables, spread over the servers: the two of a pair at the same one, or apart.
    ///
    /// # Panics
    ///
    /// Without a server.
    pub async fn sit_down(servers: &[SocketAddr], apart: bool, config: TableConfig, tables: usize) -> (Self, Measured) {
        let config = Arc::new(config);
        let server = |nth: usize| servers[nth % servers.len()];
        let pairs = (0..tables).map(|nth| (nth, [server(nth), server(nth + usize::from(apart))]));
        Self::gather(pairs.map(|(nth, pair)| Duo::sit_down(pair, config.clone(), nth as u64))).await
    }

    /// The pairs that come, so many at once.
    async fn gather(
        pairs: impl Iterator<Item = impl Future<Output = Result<Duo, SocketError>> + Send + 'static>,
    ) -> (Self, Measured) {
        let (mut duos, mut measured, began) = (Vec::new(), Measured::default(), Instant::now());
        for came in some_at_once(pairs).await {
            match came {
                Ok(duo) => duos.push(duo),
                Err(error) => measured.fail(error),
            }
        }
        measured.lasted = began.elapsed();
        (Self(duos), measured)
    }

    /// Plays at every table until the time is over, at no more than `rate` moves a second over all tables; 0 for as many as
    /// go. Pairs for whom something goes wrong are gone afterwards.
    pub async fn play(&mut self, time: Duration, rate: f64) -> Measured {
        let pause = if rate > 0.0 { Duration::from_secs_f64(self.0.len() as f64 / rate) } else { Duration::ZERO };
        let (mut playing, began) = (JoinSet::new(), Instant::now());
        for mut duo in self.0.drain(..) {
            playing.spawn(async move { (duo.play(began + time, pause).await, duo) });
        }
        let mut measured = Measured::default();
        for (one, duo) in playing.join_all().await {
            if one.failures == 0 {
                self.0.push(duo);
            }
            measured.add(one);
        }
        measured.lasted = began.elapsed();
        measured
    }

    /// Connects everybody again, after the server was away.
    pub async fn come_back(&mut self) -> Measured {
        let duos = std::mem::take(&mut self.0).into_iter();
        let (back, measured) =
            Self::gather(duos.map(|mut duo| async move { duo.come_back().await.map(|()| duo) })).await;
        *self = back;
        measured
    }
}
