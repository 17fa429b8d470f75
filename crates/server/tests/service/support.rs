//! A service of one's own for every test.

use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use parure_client::{Client, Guest, Player, PlayerEvent};
use parure_server::Service;
use parure_server::config::{Config, Limits};
use parure_server::protocol::{ClientMsg, PlayerRequest, TableConfig};
use parure_server::world::World;
use serde_json::{Value, json};

/// One of the databases.
#[derive(Clone, Copy, Debug)]
pub enum Database {
    /// A file.
    Sqlite,
    /// A server, started for the tests.
    Postgres,
}

/// Both.
pub const DATABASES: [Database; 2] = [Database::Sqlite, Database::Postgres];

/// A database that nobody else uses, for as long as this lives.
pub struct Fresh {
    pub url: String,
    _folder: tempfile::TempDir,
}

impl Database {
    /// A new one.
    pub fn fresh(self) -> Fresh {
        let folder = tempfile::tempdir().expect("a folder");
        let url = match self {
            Self::Sqlite => format!("sqlite:{}", folder.path().join("test.db").display()),
            Self::Postgres => postgres(),
        };
        Fresh { url, _folder: folder }
    }
}

/// A new database in a PostgreSQL that ends with this program.
fn postgres() -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    static PORT: OnceLock<u16> = OnceLock::new();
    let port = *PORT.get_or_init(|| {
        let port = parure_client::free_port();
        let folder = std::env::temp_dir().join(format!("parure-pg-{port}"));
        script(&["start", &folder.display().to_string(), &port.to_string(), &std::process::id().to_string()]);
        port
    });
    let name = format!("test{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    script(&["create", &port.to_string(), &name])
}

fn script(args: &[&str]) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/pg.sh");
    let output = Command::new(path).args(args).output().expect("scripts/pg.sh runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "no PostgreSQL, which these tests need: {errors}");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

/// Runs statements beside the service.
pub async fn execute(url: &str, sql: &'static str) {
    if url.starts_with("sqlite:") {
        let options: sqlx::sqlite::SqliteConnectOptions = url.parse().expect("a file");
        let pool = sqlx::SqlitePool::connect_with(options.create_if_missing(true)).await.expect("the database");
        sqlx::raw_sql(sql).execute(&pool).await.expect("statements that work");
        pool.close().await;
    } else {
        let pool = sqlx::PgPool::connect(url).await.expect("the database");
        sqlx::raw_sql(sql).execute(&pool).await.expect("statements that work");
        pool.close().await;
    }
}

/// The settings of a test: whatever the system's port, quick bots, no hurry.
pub fn config(url: &str) -> Config {
    let limits = Limits {
        bot_pause: Duration::ZERO,
        requests_per_second: 1e6,
        messages_per_second: 1e6,
        tables_per_guest: 1000,
        tables_per_hour: 100_000,
        guests_per_hour: 100_000,
        waiting_seats: 1000,
        sockets_per_person: 1000,
        password_attempts: 1000,
        ..Limits::default()
    };
    Config { listen: ([127, 0, 0, 1], 0).into(), database: url.to_owned(), limits, ..Config::default() }
}

/// A service on this database.
pub async fn start(url: &str) -> Service {
    start_with(config(url)).await
}

/// A service with these settings.
pub async fn start_with(config: Config) -> Service {
    Service::start(config, World::real()).await.expect("the service starts")
}

/// A config from the words of a client.
pub fn table(value: Value) -> TableConfig {
    serde_json::from_value(value).expect("a config")
}

/// A table for the owner and as many who come.
pub fn people(game: &str, players: usize) -> TableConfig {
    let mut seats = vec![json!({ "who": "me" })];
    seats.resize(players, json!({ "who": "open" }));
    table(json!({ "game": game, "seats": seats, "seating": "as_set" }))
}

/// A table for the owner and bots.
pub fn against_bots(game: &str, players: usize, level: &str) -> TableConfig {
    let mut seats = vec![json!({ "who": "me" })];
    seats.resize(players, json!({ "who": "bot", "level": level }));
    table(json!({ "game": game, "seats": seats, "seating": "as_set" }))
}

/// Two people at a table whose game has begun: the owner moves first.
pub async fn pair(service: &Service, config: &TableConfig) -> (Guest, Guest, String) {
    let (ada, bo) = (guest(service, "Ada").await, guest(service, "Bo").await);
    let table = ada.make_table(config).await.expect("a table");
    let (mut ada, mut bo) = (Guest::at(ada, &table).await, Guest::at(bo, &table).await);
    bo.done(json!({ "type": "sit", "seat": 1, "nonce": "00112233445566778899aabbccddeeff" })).await;
    ada.done(json!({ "type": "nonce", "nonce": "ffeeddccbbaa99887766554433221100" })).await;
    ada.until(|state| state.view.is_some()).await;
    bo.until(|state| state.view.is_some()).await;
    (ada, bo, table)
}

/// A guest.
pub async fn guest(service: &Service, name: &str) -> Client {
    Client::enter(service.address(), name).await.expect("a guest")
}

/// Lets players play until the game is over, and gives back every acknowledged request.
pub async fn play_out(players: &mut [Player]) -> Vec<(ClientMsg, u64)> {
    let mut acked = Vec::new();
    while !players.iter().all(Player::is_done) {
        for player in players.iter_mut() {
            // Whoever is to act goes on; the others listen for a moment.
            while let Some(event) = player.step(Duration::from_millis(5)).await {
                if let PlayerEvent::Acked { request, version } = event {
                    acked.push((request, version));
                }
                if player.is_done() {
                    break;
                }
            }
        }
    }
    acked
}

/// The message of a client.
pub fn sit(seat: usize) -> ClientMsg {
    ClientMsg::request(&format!("sit {seat}"), PlayerRequest::Sit { seat, name: None, nonce: None })
}
