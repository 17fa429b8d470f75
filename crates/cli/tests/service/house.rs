//! The program as a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use parure_server::client::{Client, Player, PlayerEvent};
use parure_server::protocol::{ClientMsg, TableConfig, View};
use serde_json::json;

/// The server, on one database and one port, whatever happens to it.
pub struct House {
    database: String,
    port: u16,
    child: Child,
}

impl House {
    /// Opens on a port of its own.
    pub fn open(database: &str) -> Self {
        let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let port = free.expect("a free port").port();
        let child = launch(database, port);
        Self { database: database.to_owned(), port, child }
    }

    /// Where it is.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// The process.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Sends a signal by its name.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([&format!("-{name}"), &self.pid().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()), "kill -{name}");
    }

    /// Ends it without a warning, and opens it again on the same port.
    pub fn kill_and_reopen(&mut self) -> Duration {
        self.child.kill().expect("a process that can be killed");
        self.child.wait().expect("a process that has ended");
        let began = Instant::now();
        self.child = launch(&self.database, self.port);
        began.elapsed()
    }

    /// Ends it politely, and says how long that took.
    pub fn close(mut self) -> Duration {
        let began = Instant::now();
        self.signal("TERM");
        assert!(self.child.wait().expect("an end").success(), "a polite end is no failure");
        began.elapsed()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // Already ended, if it was closed.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// Starts the program and waits until it says where it is.
fn launch(database: &str, port: u16) -> Child {
    let mut child = Command::new(env!("CARGO_BIN_EXE_parure"))
        .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--database", database])
        .args(["--bot-pause", "0", "--bot-time", "20", "--messages-per-second", "100000"])
        .args(["--requests-per-second", "100000", "--tables-per-guest", "1000"])
        .env("PARURE_LOG", "error")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let output = child.stdout.take().expect("its output");
    BufReader::new(output).read_line(&mut line).expect("a line");
    assert!(line.contains("http://"), "the program said: {line}");
    child
}

/// A table of people, all of them players.
pub async fn seat_players(address: SocketAddr, game: &str, players: usize, seed: u64) -> (String, Vec<Player>) {
    let mut seats = vec![json!({ "who": "me" })];
    seats.resize(players, json!({ "who": "open" }));
    let config: TableConfig = serde_json::from_value(json!({ "game": game, "seats": seats })).expect("a config");
    let owner = Client::enter(address, "Ada").await.expect("a guest");
    let table = owner.make_table(&config).await.expect("a table");
    let mut all = vec![Player::new(owner, &table, seed)];
    for seat in 1..players {
        let client = Client::enter(address, &format!("P{seat}")).await.expect("a guest");
        let mut socket = client.at_table(&table, None).await.expect("a socket");
        let sit = ClientMsg::Sit { id: format!("sit {seat}"), seat, name: None, nonce: None };
        socket.send(&sit).await.expect("a connection");
        while !matches!(socket.next().await.expect("an answer"), parure_server::protocol::ServerMsg::Ack { .. }) {}
        all.push(Player::new(client, &table, seed * 31 + seat as u64));
    }
    (table, all)
}

/// A player's life: plays until told to stop, and remembers every acknowledged request and every view by its version.
pub async fn live(mut player: Player, stop: tokio::sync::watch::Receiver<bool>) -> Memory {
    let mut memory = Memory::default();
    while !*stop.borrow() && !player.is_done() {
        match player.step(Duration::from_millis(200)).await {
            Some(PlayerEvent::Acked { request, version }) => memory.acked.push((request, version)),
            Some(PlayerEvent::Changed) => {
                if let Some(state) = player.state() {
                    memory.views.push((state.version, state.view.clone()));
                    memory.me = state.me;
                }
            }
            Some(PlayerEvent::Refused(code)) => memory.refused.push(code),
            Some(PlayerEvent::Lost) => memory.lost += 1,
            _ => {}
        }
    }
    memory.done = player.is_done();
    memory.cookie = player.client().cookie().unwrap_or_default().to_owned();
    memory
}

/// What a player remembers.
#[derive(Debug, Default)]
pub struct Memory {
    pub acked: Vec<(ClientMsg, u64)>,
    pub views: Vec<(u64, Option<View>)>,
    pub refused: Vec<String>,
    pub lost: u32,
    pub me: Option<usize>,
    pub done: bool,
    pub cookie: String,
}

/// A PostgreSQL for this process, or why there is none.
pub fn postgres() -> String {
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    let port = free.expect("a free port").port();
    let folder = std::env::temp_dir().join(format!("parure-pg-{port}"));
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/pg.sh");
    let output = Command::new(script)
        .args(["start", &folder.display().to_string(), &port.to_string(), &std::process::id().to_string()])
        .output()
        .expect("scripts/pg.sh runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "no PostgreSQL, which this test needs: {errors}");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}
