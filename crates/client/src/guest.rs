//! Somebody at a table who is told what to do, and keeps in mind how the table stands.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use parure_server::protocol::{ServerMsg, TableState};
use serde_json::{Value, json};

use crate::{Client, Socket};

/// Longer than anything may take by `docs/promises.md`, on a busy machine.
pub const BOUND: Duration = Duration::from_secs(30);

/// Somebody at a table. What does not come about in time, or comes about otherwise, is a panic.
pub struct Guest {
    /// The visitor.
    pub client: Client,
    /// The connection.
    pub socket: Socket,
    /// The table as it was last seen.
    pub state: TableState,
}

/// Whether whoever sees this state is to act.
pub fn acts(state: &TableState) -> bool {
    state.help.as_ref().is_some_and(|help| !help.legal.is_empty())
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

    /// The next message.
    pub async fn next(&mut self) -> ServerMsg {
        let message = self.socket.next_within(BOUND).await.expect("a message in time");
        match &message {
            ServerMsg::Snapshot(snapshot) => self.state = snapshot.state.clone(),
            ServerMsg::Update(update) => self.state = update.state.clone(),
            _ => {}
        }
        message
    }

    /// Waits until the table is so.
    pub async fn until(&mut self, so: impl Fn(&TableState) -> bool) {
        let waiting = async {
            while !so(&self.state) {
                self.next().await;
            }
        };
        tokio::time::timeout(BOUND, waiting).await.expect("it comes about in time");
    }

    /// Asks for something, under an id of its own if it has none, and gives the answer.
    pub async fn ask(&mut self, mut request: Value) -> ServerMsg {
        static REQUESTS: AtomicU32 = AtomicU32::new(0);
        if request.get("id").is_none() {
            request["id"] = json!(format!("request {}", REQUESTS.fetch_add(1, Ordering::Relaxed)));
        }
        let id = request["id"].as_str().expect("an id").to_owned();
        self.socket.send_text(request.to_string()).await.expect("a connection");
        let answered = async {
            loop {
                let message = self.next().await;
                match &message {
                    ServerMsg::Ack { id: found, .. }
                    | ServerMsg::Hint { id: found, .. }
                    | ServerMsg::SeatLink { id: found, .. }
                    | ServerMsg::Refused { id: Some(found), .. }
                        if *found == id =>
                    {
                        return message;
                    }
                    ServerMsg::Refused { id: None, .. } => return message,
                    _ => {}
                }
            }
        };
        tokio::time::timeout(BOUND, answered).await.expect("an answer in time")
    }

    /// Asks for something that is done.
    pub async fn done(&mut self, request: Value) -> u64 {
        match self.ask(request.clone()).await {
            ServerMsg::Ack { version, .. } => version,
            other => panic!("{request} was not done: {other:?}"),
        }
    }

    /// Asks for something that is refused, and gives the code.
    pub async fn refused(&mut self, request: Value) -> String {
        match self.ask(request.clone()).await {
            ServerMsg::Refused { code, .. } => code,
            other => panic!("{request} was not refused: {other:?}"),
        }
    }

    /// Asks until it is done, whatever the database does meanwhile; with the same id, so that it is done once.
    pub async fn insist(&mut self, request: Value) -> u64 {
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

    /// The first legal action of this kind.
    pub fn legal(&self, kind: &str) -> Value {
        self.all_legal().into_iter().find(|action| action["type"] == kind).expect("such an action is legal")
    }

    fn all_legal(&self) -> Vec<Value> {
        let legal = self.state.help.iter().flat_map(|help| &help.legal);
        legal.map(|legal| serde_json::from_str(legal.action.get()).expect("JSON")).collect()
    }

    fn move_request(&self, action: &Value) -> Value {
        json!({ "type": "move", "expected_version": self.state.version, "action": action })
    }

    /// Moves: the first legal action of this kind.
    pub async fn play(&mut self, kind: &str) -> u64 {
        self.done(self.move_request(&self.legal(kind))).await
    }

    /// The request of any move under an id: one that takes tokens, if there is one.
    pub fn some_move(&self, id: &str) -> Value {
        let legal = self.all_legal();
        let action = legal.iter().find(|action| action["type"] == "take").or(legal.first()).expect("a legal action");
        let mut request = self.move_request(action);
        request["id"] = json!(id);
        request
    }

    /// Waits until it is its turn and makes any move, whatever the database does meanwhile.
    pub async fn play_on(&mut self, id: &str) -> u64 {
        self.until(acts).await;
        let version = self.insist(self.some_move(id)).await;
        self.until(|state| state.version >= version).await;
        version
    }

    /// The same until the turn is over.
    pub async fn turn(&mut self, id: &str) -> u64 {
        let mut step = 0;
        loop {
            let version = self.play_on(&format!("{id}, step {step}")).await;
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
