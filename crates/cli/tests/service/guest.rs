//! Somebody at a table who is told by the test what to do.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use parure_client::{Client, Socket};
use parure_server::protocol::{ServerMsg, TableState};
use parure_server::table::TableConfig;
use serde_json::{Value, json};

/// Longer than anything may take by `docs/promises.md`, on a busy machine.
pub const BOUND: Duration = Duration::from_secs(25);

/// Somebody at a table.
pub struct Guest {
    pub client: Client,
    socket: Socket,
    pub state: TableState,
}

impl Guest {
    /// Goes to a table.
    pub async fn at(client: Client, table: &str) -> Self {
        Self::back(client, table, None).await
    }

    /// Goes to a table where this version was seen.
    pub async fn back(client: Client, table: &str, seen: Option<u64>) -> Self {
        let mut socket = client.at_table(table, seen).await.expect("a socket");
        let state = match socket.next_within(BOUND).await.expect("an answer to the greeting") {
            ServerMsg::Snapshot(snapshot) => snapshot.state,
            ServerMsg::Update(update) => update.state,
            other => panic!("not a state: {other:?}"),
        };
        Self { client, socket, state }
    }

    /// The next message, in time.
    pub async fn next(&mut self) -> ServerMsg {
        let message = self.socket.next_within(BOUND).await.expect("a message in time");
        match &message {
            ServerMsg::Snapshot(snapshot) => self.state = snapshot.state.clone(),
            ServerMsg::Update(update) => self.state = update.state.clone(),
            _ => {}
        }
        message
    }

    /// Waits until the state is so, but no longer than anything may take.
    pub async fn until(&mut self, so: impl Fn(&TableState) -> bool) {
        let waiting = async {
            while !so(&self.state) {
                self.next().await;
            }
        };
        tokio::time::timeout(BOUND, waiting).await.expect("it comes about in time");
    }

    /// Asks for something and gives the answer, which comes in time.
    pub async fn ask(&mut self, mut request: Value) -> ServerMsg {
        static REQUESTS: AtomicU32 = AtomicU32::new(0);
        if request.get("id").is_none() {
            request["id"] = json!(format!("request {}", REQUESTS.fetch_add(1, Ordering::Relaxed)));
        }
        let id = request["id"].as_str().expect("an id").to_owned();
        self.socket.send_text(request.to_string()).await.expect("a connection");
        let answered = async {
            loop {
                match self.next().await {
                    ServerMsg::Ack { id: found, version } if found == id => {
                        break ServerMsg::Ack { id: found, version };
                    }
                    refused @ ServerMsg::Refused { .. } => break refused,
                    _ => {}
                }
            }
        };
        tokio::time::timeout(BOUND, answered).await.expect("an answer in time")
    }

    /// Asks until it is done; with the same id, so that it is done once.
    pub async fn done(&mut self, request: Value) -> u64 {
        let asking = async {
            loop {
                match self.ask(request.clone()).await {
                    ServerMsg::Ack { version, .. } => break version,
                    ServerMsg::Refused { code, .. } if ["storage", "not_known", "busy"].contains(&code.as_str()) => {
                        tokio::time::sleep(Duration::from_millis(200)).await;
                    }
                    other => panic!("{request} was not done: {other:?}"),
                }
            }
        };
        tokio::time::timeout(BOUND, asking).await.expect("it is done in time")
    }

    /// The request of a move: the first one that is legal and takes tokens, or any.
    pub fn some_move(&self, id: &str) -> Value {
        let legal = self.state.help.iter().flat_map(|help| &help.legal);
        let actions: Vec<Value> = legal.map(|legal| serde_json::from_str(legal.action.get()).expect("JSON")).collect();
        let action =
            actions.iter().find(|action| action["type"] == "take").or(actions.first()).expect("a legal action");
        json!({ "type": "move", "id": id, "expected_version": self.state.version, "action": action })
    }

    /// Moves.
    pub async fn play(&mut self, id: &str) -> u64 {
        self.until(acts).await;
        let version = self.done(self.some_move(id)).await;
        self.until(|state| state.version >= version).await;
        version
    }

    /// Moves until the turn is over.
    pub async fn turn(&mut self, id: &str) -> u64 {
        let mut step = 0;
        loop {
            let version = self.play(&format!("{id}, step {step}")).await;
            if !acts(&self.state) {
                return version;
            }
            step += 1;
        }
    }

    /// What a seat has left on its clock, as it is shown here.
    pub fn left(&self, seat: usize) -> Duration {
        Duration::from_millis(self.state.clock.as_ref().expect("a clock").left[seat])
    }
}

/// Whether whoever sees this state is to act.
pub fn acts(state: &TableState) -> bool {
    state.help.as_ref().is_some_and(|help| !help.legal.is_empty())
}

/// Two guests at a table with these settings, at these addresses; the first one moves first.
pub async fn pair(addresses: [SocketAddr; 2], mut config: Value) -> (Guest, Guest, String) {
    config["seats"] = json!([{ "who": "me" }, { "who": "open" }]);
    config["seating"] = json!("as_set");
    let config: TableConfig = serde_json::from_value(config).expect("a config");
    let ada = Client::enter(addresses[0], "Ada").await.expect("a guest");
    let bo = Client::enter(addresses[1], "Bo").await.expect("a guest");
    let table = ada.make_table(&config).await.expect("a table");
    let (mut ada, mut bo) = (Guest::at(ada, &table).await, Guest::at(bo, &table).await);
    bo.done(json!({ "type": "sit", "seat": 1 })).await;
    ada.until(|state| state.seats.iter().all(|seat| !seat.name.is_empty())).await;
    ada.done(json!({ "type": "start" })).await;
    ada.until(|state| state.view.is_some()).await;
    bo.until(|state| state.view.is_some()).await;
    (ada, bo, table)
}

/// A guest and a bot at a table.
pub async fn with_bot(address: SocketAddr, game: &str) -> (Guest, String) {
    let config =
        json!({ "game": game, "seats": [{ "who": "me" }, { "who": "bot", "level": "level1" }], "seating": "as_set" });
    let config: TableConfig = serde_json::from_value(config).expect("a config");
    let ada = Client::enter(address, "Ada").await.expect("a guest");
    let table = ada.make_table(&config).await.expect("a table");
    let mut ada = Guest::at(ada, &table).await;
    ada.done(json!({ "type": "start" })).await;
    ada.until(|state| state.view.is_some()).await;
    (ada, table)
}

/// What `/readyz` says, in time.
pub async fn readiness(address: SocketAddr) -> u16 {
    let client = Client::new(address);
    let answer = tokio::time::timeout(BOUND, client.get("/readyz")).await.expect("an answer in time");
    answer.expect("an answer").status
}

/// Waits until a move could be stored.
pub async fn becomes_ready(address: SocketAddr) {
    let ready = async {
        while readiness(address).await != 200 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(BOUND, ready).await.expect("ready in time");
}
