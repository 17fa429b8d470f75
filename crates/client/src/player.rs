//! A player that goes on by itself: reconnects, sends again what was not answered, plays any legal action.

use std::time::Duration;

use parure_engine::chance::{Entropy, SplitMix64};
use parure_server::protocol::{ClientMsg, PlayerRequest, ServerMsg, Stage, TableMsg, TableState};

use crate::{Client, Device, Socket, SocketError};

/// A visitor at a table who plays until the game is over.
pub struct Player {
    client: Client,
    table: String,
    socket: Option<Socket>,
    luck: SplitMix64,
    device: Device,
    /// The version of the last request that was acknowledged: what is older says nothing about what to ask next.
    acked: u64,
    /// What was sent and not answered yet.
    pending: Option<ClientMsg>,
    seen: Option<u64>,
    state: Option<TableState>,
}

/// What a player noticed.
#[derive(Clone, Debug)]
pub enum PlayerEvent {
    /// A request was acknowledged as this version.
    Acked {
        /// The request.
        request: ClientMsg,
        /// The version.
        version: u64,
    },
    /// A request was refused with this code.
    Refused(String),
    /// The table changed; see [`Player::state`].
    Changed,
    /// The connection was lost; it will be made again.
    Lost,
    /// Anything else.
    Other(Box<ServerMsg>),
}

impl Player {
    /// A player who has not connected yet.
    pub fn new(client: Client, table: &str, seed: u64) -> Self {
        Self {
            client,
            table: table.to_owned(),
            socket: None,
            luck: SplitMix64::new(seed),
            device: Device::new(!seed),
            acked: 0,
            pending: None,
            seen: None,
            state: None,
        }
    }

    /// The visitor.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Goes on at another address.
    pub fn move_to(&mut self, client: Client) {
        (self.client, self.socket) = (client, None);
    }

    /// What was seen of the fair deal.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// The table as it was last seen.
    pub fn state(&self) -> Option<&TableState> {
        self.state.as_ref()
    }

    /// The last version seen.
    pub fn seen(&self) -> Option<u64> {
        self.seen
    }

    /// Whether the game is over.
    pub fn is_done(&self) -> bool {
        self.state.as_ref().is_some_and(|state| matches!(state.stage, Stage::Over | Stage::Closed))
    }

    /// Does whatever comes next: connects, sends, waits. Nothing comes back if nothing happened in time.
    pub async fn step(&mut self, patience: Duration) -> Option<PlayerEvent> {
        if self.socket.is_none() {
            match self.client.at_table(&self.table, self.seen).await {
                Ok(socket) => self.socket = Some(socket),
                Err(_) => {
                    tokio::time::sleep(Duration::from_millis(30)).await;
                    return Some(PlayerEvent::Lost);
                }
            }
            if let Some(pending) = self.pending.clone() {
                self.post(&pending).await;
            }
        }
        if let Some(request) = self.next_request() {
            self.pending = Some(request.clone());
            self.post(&request).await;
        }
        let message = match &mut self.socket {
            Some(socket) => socket.next_within(patience).await,
            None => Err(SocketError::Gone),
        };
        match message {
            Ok(message) => Some(self.hear(message)),
            Err(SocketError::Silence) => None,
            // Coming back would not help, and go on for ever.
            Err(error @ SocketError::Foreign(_)) => panic!("{error}"),
            Err(_) => {
                self.socket = None;
                Some(PlayerEvent::Lost)
            }
        }
    }

    async fn post(&mut self, request: &ClientMsg) {
        if let Some(socket) = &mut self.socket
            && socket.send(request).await.is_err()
        {
            self.socket = None;
        }
    }

    /// What to ask for now, if nothing is under way.
    fn next_request(&mut self) -> Option<ClientMsg> {
        let state = self.state.as_ref().filter(|_| self.pending.is_none())?;
        let id = format!("{:016x}", self.luck.next_u64());
        if state.stage == Stage::Waiting {
            let due = if state.version >= self.acked { self.device.see(state) } else { Vec::new() };
            let request = due.into_iter().next()?;
            return Some(ClientMsg::request(&id, request));
        }
        let legal = &state.help.as_ref()?.legal;
        if legal.is_empty() {
            return None;
        }
        let chosen = legal.get(self.luck.below(legal.len() as u32) as usize)?;
        let action = serde_json::from_str(chosen.action.get()).ok()?;
        let request = PlayerRequest::Move { expected_version: state.version, action };
        Some(ClientMsg::request(&id, request))
    }

    fn hear(&mut self, message: ServerMsg) -> PlayerEvent {
        match message {
            ServerMsg::Snapshot(snapshot) => self.see(snapshot.state),
            ServerMsg::Update(update) => self.see(update.state),
            ServerMsg::Ack { id, version } => match self.pending.take_if(|pending| pending.id() == Some(&id)) {
                Some(request) => {
                    self.acked = self.acked.max(version);
                    if let ClientMsg::Table(TableMsg { request, .. }) = &request {
                        self.device.acked(request);
                    }
                    // What was just answered is no longer to be answered, unless the new state has come before.
                    let old = self.state.as_mut().filter(|state| state.version < version);
                    if let Some(help) = old.and_then(|state| state.help.as_mut()) {
                        help.legal.clear();
                    }
                    PlayerEvent::Acked { request, version }
                }
                None => PlayerEvent::Other(Box::new(ServerMsg::Ack { id, version })),
            },
            ServerMsg::Refused { id, code, .. } => {
                let ours = self.pending.as_ref().is_some_and(|pending| pending.id() == id.as_deref());
                if ours && code == "not_known" {
                    // Whoever comes back sees what is stored, and asks again under the same id.
                    self.socket = None;
                } else if ours {
                    self.pending = None;
                }
                PlayerEvent::Refused(code)
            }
            other => PlayerEvent::Other(Box::new(other)),
        }
    }

    fn see(&mut self, state: TableState) -> PlayerEvent {
        self.seen = Some(state.version);
        self.device.see(&state);
        self.state = Some(state);
        PlayerEvent::Changed
    }
}
