//! Two players at one table.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use parure_engine::chance::{Entropy, SplitMix64};
use parure_server::protocol::{ClientMsg, PlayerRequest, ServerMsg, TableConfig};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::Measured;
use crate::{Client, Device, Socket, SocketError};

/// How long anything may take: longer than the server allows itself.
const PATIENCE: Duration = Duration::from_secs(30);

/// Two players at a table.
pub(super) struct Duo {
    clients: [Client; 2],
    config: Arc<TableConfig>,
    table: String,
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
    legal: Vec<GlanceLegal<'a>>,
}

#[derive(Deserialize)]
struct GlanceLegal<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

impl Duo {
    /// Seats two at a new table, each by way of a server.
    pub(super) async fn sit_down(
        [one, two]: [SocketAddr; 2],
        config: Arc<TableConfig>,
        seed: u64,
    ) -> Result<Self, SocketError> {
        let clients = [Client::enter(one, "One").await?, Client::enter(two, "Two").await?];
        let (table, sockets, latest) = in_time(begin(&clients, &config)).await?;
        Ok(Self { clients, config, table, sockets, latest, luck: SplitMix64::new(seed) })
    }

    /// Plays one game after the other until the time is over, with a pause from one move to the next.
    pub(super) async fn play(&mut self, until: Instant, pause: Duration) -> Measured {
        let mut measured = Measured::default();
        // Not everybody moves at the same moment.
        let share = f64::from(self.luck.below(1000)) / 1000.0;
        tokio::time::sleep(pause.mul_f64(share)).await;
        while Instant::now() < until {
            let began = Instant::now();
            match self.turn_or_begin().await {
                Ok(Some((acked, seen))) => {
                    measured.acked.push(acked);
                    measured.seen.push(seen);
                }
                Ok(None) => {}
                Err(error) => {
                    measured.fail(error);
                    return measured;
                }
            }
            tokio::time::sleep(pause.saturating_sub(began.elapsed())).await;
        }
        measured
    }

    /// Connects again, after the server was away.
    pub(super) async fn come_back(&mut self) -> Result<(), SocketError> {
        for (player, client) in self.clients.iter().enumerate() {
            self.sockets[player] = client.at_table(&self.table, None).await?;
            self.latest[player] = Some(in_time(beyond(&mut self.sockets[player], 0)).await?.0);
        }
        Ok(())
    }

    async fn turn_or_begin(&mut self) -> Result<Option<(Duration, Duration)>, SocketError> {
        let turn = self.turn().await?;
        if turn.is_none() {
            (self.table, self.sockets, self.latest) = in_time(begin(&self.clients, &self.config)).await?;
        }
        Ok(turn)
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
        // Whichever fails first ends both: after a refusal nobody sees anything.
        let (acked_at, seen_at) =
            in_time(async { tokio::try_join!(acknowledged(own, &id), beyond(other, version)) }).await?;
        let (latest_own, _) = in_time(beyond(own, version)).await?;
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
                let action = legal[self.luck.below(legal.len() as u32) as usize].action.get().to_owned();
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
            ("refused", _) => return Err(refusal(&text)),
            _ => {}
        }
    }
}

/// Nothing takes longer than the server promises.
async fn in_time<T>(work: impl Future<Output = Result<T, SocketError>>) -> Result<T, SocketError> {
    tokio::time::timeout(PATIENCE, work).await.unwrap_or(Err(SocketError::Silence))
}

/// What the server said no with.
fn refusal(text: &str) -> SocketError {
    let said: Result<ServerMsg, _> = serde_json::from_str(text);
    match said {
        Ok(ServerMsg::Refused { code, message, .. }) => SocketError::Refused(code, message),
        _ => SocketError::Foreign(text.to_owned()),
    }
}

/// Waits for a state that is newer.
async fn beyond(socket: &mut Socket, version: u64) -> Result<(String, Instant), SocketError> {
    loop {
        let text = socket.next_text().await?;
        let heard = glance(&text)?;
        if heard.kind == "refused" {
            return Err(refusal(&text));
        }
        if matches!(heard.kind, "update" | "snapshot") && heard.version.is_some_and(|found| found > version) {
            return Ok((text, Instant::now()));
        }
    }
}

/// A new game of two: where it is played, how they are connected, and what they see.
type Begun = (String, [Socket; 2], [Option<String>; 2]);

async fn begin(clients: &[Client; 2], config: &TableConfig) -> Result<Begun, SocketError> {
    let table = clients[0].make_table(config).await?;
    let mut one = clients[0].at_table(&table, None).await?;
    let mut two = clients[1].at_table(&table, None).await?;
    two.send(&ClientMsg::request("sit", PlayerRequest::Sit { seat: 1, name: None, nonce: None })).await?;
    acknowledged(&mut two, "sit").await?;
    let (own, other) = tokio::try_join!(deal(&mut one, 1), deal(&mut two, 2))?;
    Ok((table, [one, two], [Some(own), Some(other)]))
}

/// Does a player's part of the fair deal, and gives back the beginning of the game.
async fn deal(socket: &mut Socket, seed: u64) -> Result<String, SocketError> {
    let (mut device, mut sent) = (Device::new(seed), Vec::new());
    loop {
        let text = socket.next_text().await?;
        let heard = glance(&text)?;
        if heard.stage == Some("playing") {
            return Ok(text);
        }
        if heard.kind == "refused" {
            return Err(refusal(&text));
        }
        let foreign = |_| SocketError::Foreign(text.clone());
        let state = match serde_json::from_str(&text).map_err(foreign)? {
            ServerMsg::Snapshot(snapshot) => snapshot.state,
            ServerMsg::Update(update) => update.state,
            _ => continue,
        };
        for request in device.see(&state) {
            if !sent.contains(&request) {
                socket.send(&ClientMsg::request(&format!("deal {seed} {}", sent.len()), request.clone())).await?;
                sent.push(request);
            }
        }
    }
}
