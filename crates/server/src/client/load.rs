//! Many clients at once, to see how much a server bears.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use parure_engine::chance::{Entropy, SplitMix64};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::sync::Semaphore;

use super::{Client, Socket, SocketError};
use crate::protocol::{ClientMsg, TableConfig};

/// How much is done to a server.
#[derive(Clone, Debug)]
pub struct Load {
    /// The server.
    pub address: SocketAddr,
    /// Connections that only watch.
    pub idle: usize,
    /// Tables at which two play.
    pub tables: usize,
    /// For how long.
    pub time: Duration,
    /// The most moves a second, over all tables; 0 for as many as go.
    pub rate: f64,
    /// What is played.
    pub config: TableConfig,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    /// How long each acknowledgement took.
    pub acked: Vec<Duration>,
    /// How long it took until the opponent saw each move.
    pub seen: Vec<Duration>,
    /// What went wrong: how often, and what it was the first time.
    pub failures: usize,
    /// The first of them.
    pub first_failure: Option<String>,
    /// How long the play lasted.
    pub lasted: Duration,
}

/// How many watch one table.
const AUDIENCE: usize = 20;

impl Measured {
    fn fail(&mut self, why: impl std::fmt::Display) {
        self.failures += 1;
        self.first_failure.get_or_insert_with(|| why.to_string());
    }
}

/// Connections that only watch; they stay as long as this is kept.
pub async fn watchers(load: &Load) -> Result<Vec<Socket>, SocketError> {
    let owner = Client::enter(load.address, "Watched").await?;
    let mut tables = Vec::new();
    for _ in 0..load.idle.div_ceil(AUDIENCE) {
        tables.push(owner.make_table(&load.config).await?);
    }
    let at_once = Arc::new(Semaphore::new(64));
    let mut opening = Vec::new();
    for nth in 0..load.idle {
        let permit = at_once.clone().acquire_owned().await.map_err(|_| SocketError::Gone)?;
        let (client, table) = (Client::new(load.address), tables[nth / AUDIENCE].clone());
        opening.push(tokio::spawn(async move {
            let _permit = permit;
            let mut socket = client.at_table(&table, None).await?;
            socket.next_text().await.map(|_| socket)
        }));
    }
    let mut sockets = Vec::with_capacity(load.idle);
    for opened in opening {
        sockets.push(opened.await.map_err(|_| SocketError::Gone)??);
    }
    Ok(sockets)
}

/// Plays at every table until the time is over.
pub async fn play(load: &Load) -> Measured {
    let at_once = Arc::new(Semaphore::new(64));
    let mut seating = Vec::new();
    for nth in 0..load.tables {
        let (load, at_once) = (load.clone(), at_once.clone());
        seating.push(tokio::spawn(async move {
            let _permit = at_once.acquire_owned().await.map_err(|_| SocketError::Gone)?;
            Duo::sit_down(&load, nth as u64).await
        }));
    }
    let mut duos = Vec::new();
    let mut measured = Measured::default();
    for seated in seating {
        match seated.await {
            Ok(Ok(duo)) => duos.push(duo),
            Ok(Err(error)) => measured.fail(error),
            Err(error) => measured.fail(error),
        }
    }
    let pause = if load.rate > 0.0 { Duration::from_secs_f64(load.tables as f64 / load.rate) } else { Duration::ZERO };
    let began = Instant::now();
    let until = began + load.time;
    let playing: Vec<_> = duos.into_iter().map(|duo| tokio::spawn(duo.play(load.clone(), until, pause))).collect();
    for played in playing {
        match played.await {
            Ok(one) => {
                measured.acked.extend(one.acked);
                measured.seen.extend(one.seen);
                measured.failures += one.failures;
                measured.first_failure = measured.first_failure.or(one.first_failure);
            }
            Err(error) => measured.fail(error),
        }
    }
    measured.lasted = began.elapsed();
    measured
}

/// Two players at a table.
struct Duo {
    clients: [Client; 2],
    sockets: [Socket; 2],
    latest: [Option<String>; 2],
    luck: SplitMix64,
}

/// As much of a message as is needed here.
#[derive(Deserialize)]
struct Glance<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    id: Option<&'a str>,
    version: Option<u64>,
    stage: Option<&'a str>,
    #[serde(borrow)]
    help: Option<GlanceHelp<'a>>,
}

#[derive(Deserialize)]
struct GlanceHelp<'a> {
    #[serde(borrow)]
    legal: Vec<&'a RawValue>,
}

impl Duo {
    async fn sit_down(load: &Load, seed: u64) -> Result<Self, SocketError> {
        let clients = [Client::enter(load.address, "One").await?, Client::enter(load.address, "Two").await?];
        let (sockets, latest) = begin(&clients, &load.config).await?;
        Ok(Self { clients, sockets, latest, luck: SplitMix64::new(seed) })
    }

    async fn play(mut self, load: Load, until: Instant, pause: Duration) -> Measured {
        let mut measured = Measured::default();
        if !pause.is_zero() {
            // Not everybody moves at the same moment.
            let share = f64::from(self.luck.below(1000)) / 1000.0;
            tokio::time::sleep(pause.mul_f64(share)).await;
        }
        while Instant::now() < until {
            let began = Instant::now();
            match self.turn().await {
                Ok(Some((acked, seen))) => {
                    measured.acked.push(acked);
                    measured.seen.push(seen);
                }
                Ok(None) => match begin(&self.clients, &load.config).await {
                    Ok((sockets, latest)) => (self.sockets, self.latest) = (sockets, latest),
                    Err(error) => {
                        measured.fail(error);
                        return measured;
                    }
                },
                Err(error) => {
                    measured.fail(error);
                    return measured;
                }
            }
            tokio::time::sleep(pause.saturating_sub(began.elapsed())).await;
        }
        measured
    }

    /// One move of whoever is to act, and how long it took; nothing if the game is over.
    async fn turn(&mut self) -> Result<Option<(Duration, Duration)>, SocketError> {
        let Some((mover, version, action)) = self.next_move()? else { return Ok(None) };
        let id = format!("{:016x}", self.luck.next_u64());
        let text = format!("{{\"type\":\"move\",\"id\":\"{id}\",\"expected_version\":{version},\"action\":{action}}}");
        let began = Instant::now();
        self.sockets[mover].send_text(text).await?;
        let [one, two] = &mut self.sockets;
        let (own, other) = if mover == 0 { (one, two) } else { (two, one) };
        let (acked, seen) = tokio::join!(acknowledged(own, &id), beyond(other, version));
        let (acked_at, seen_at) = (acked?, seen?);
        let (latest_own, _) = beyond(own, version).await?;
        self.latest[mover] = Some(latest_own);
        self.latest[1 - mover] = Some(seen_at.0);
        Ok(Some((acked_at - began, seen_at.1 - began)))
    }

    /// Who moves, on which version, and what.
    fn next_move(&mut self) -> Result<Option<(usize, u64, String)>, SocketError> {
        for (player, latest) in self.latest.iter().enumerate() {
            let Some(text) = latest else { continue };
            let glance = glance(text)?;
            if glance.stage != Some("playing") {
                return Ok(None);
            }
            let legal = glance.help.map(|help| help.legal).unwrap_or_default();
            if !legal.is_empty() {
                let action = legal[self.luck.below(legal.len() as u32) as usize].get().to_owned();
                return Ok(Some((player, glance.version.unwrap_or_default(), action)));
            }
        }
        Ok(None)
    }
}

fn glance(text: &str) -> Result<Glance<'_>, SocketError> {
    serde_json::from_str(text).map_err(|_| SocketError::Foreign(text.to_owned()))
}

/// Waits for the answer to a request.
async fn acknowledged(socket: &mut Socket, id: &str) -> Result<Instant, SocketError> {
    loop {
        let text = socket.next_text().await?;
        let heard = glance(&text)?;
        match (heard.kind, heard.id) {
            ("ack", Some(found)) if found == id => return Ok(Instant::now()),
            ("refused", _) => return Err(SocketError::Foreign(text)),
            _ => {}
        }
    }
}

/// Waits for a state that is newer.
async fn beyond(socket: &mut Socket, version: u64) -> Result<(String, Instant), SocketError> {
    loop {
        let text = socket.next_text().await?;
        let heard = glance(&text)?;
        if matches!(heard.kind, "update" | "snapshot") && heard.version.is_some_and(|found| found > version) {
            return Ok((text, Instant::now()));
        }
    }
}

/// A new game of two.
async fn begin(clients: &[Client; 2], config: &TableConfig) -> Result<([Socket; 2], [Option<String>; 2]), SocketError> {
    let table = clients[0].make_table(config).await?;
    let mut one = clients[0].at_table(&table, None).await?;
    let mut two = clients[1].at_table(&table, None).await?;
    two.send(&ClientMsg::Sit { id: "sit".to_owned(), seat: 1, name: None, nonce: None }).await?;
    while glance(&two.next_text().await?)?.kind != "ack" {}
    one.send(&ClientMsg::Start { id: "start".to_owned() }).await?;
    let mut latest = [None, None];
    for (socket, latest) in [&mut one, &mut two].into_iter().zip(&mut latest) {
        loop {
            let text = socket.next_text().await?;
            if glance(&text)?.stage == Some("playing") {
                *latest = Some(text);
                break;
            }
        }
    }
    Ok(([one, two], latest))
}
