//! Other things that happen to servers: standing still, slow and full disks, lost databases, half-open connections, a
//! polite end.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use parure_client::{Client, SocketError};
use parure_server::protocol::ServerMsg;
use parure_server::store::Store;
use parure_server::world::World;
use tokio::io::AsyncWriteExt;

use crate::game::{Game, Memory, PATIENCE, compare, seat_players};
use crate::guest::becomes_ready;
use crate::house::{House, postgres};

fn database(folder: &tempfile::TempDir) -> String {
    format!("sqlite:{}", file(folder).display())
}

fn file(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("nemesis.db")
}

/// Ends a game and compares what everybody knows with what is stored.
async fn check(database: &str, house: &House, game: Game) -> Vec<Memory> {
    let store = Store::open(database, &World::real()).await.expect("the database");
    let table = game.table.clone();
    let memories = game.end().await;
    assert!(compare(&store, house, &table, &memories).await.acked > 3);
    memories
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stands_still_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(&database(&folder));
    let game = Game::begin(house.address(), ("duel", 2), 3).await;
    for _ in 0..3 {
        game.goes_on().await;
        house.signal("STOP");
        let client = Client::new(house.address());
        let silent = tokio::time::timeout(Duration::from_millis(500), client.get("/healthz")).await;
        assert!(silent.is_err(), "it stands still");
        house.signal("CONT");
    }
    game.goes_on_by(5).await;
    for memory in check(&database(&folder), &house, game).await {
        assert!(memory.refused.is_empty(), "{:?}", memory.refused);
    }
    house.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_disk_makes_moves_slow_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = folder.path().join("slow_disk.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/service/slow_disk.c");
    let compiled = Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&library).arg(source).arg("-ldl").status();
    assert!(compiled.is_ok_and(|status| status.success()), "cc, which linking needs too");
    let mut house = House::open_in(&database(&folder), vec![("LD_PRELOAD", library.display().to_string())]);
    let games = [
        Game::begin(house.address(), ("splendor", 2), 8).await,
        Game::begin(house.address(), ("marvel", 2), 9).await,
        Game::begin(house.address(), ("duel", 2), 10).await,
    ];
    for _ in 0..3 {
        for game in &games {
            game.goes_on_by(2).await;
        }
        house.kill_and_reopen();
    }
    for game in games {
        game.goes_on().await;
        check(&database(&folder), &house, game).await;
    }
    house.close();
}

/// Lets no file of the process grow beyond this, or lets them grow again.
fn limit_files(house: &House, limit: &str) {
    let limited =
        Command::new("prlimit").args(["--pid", &house.pid().to_string(), &format!("--fsize={limit}")]).status();
    assert!(limited.is_ok_and(|status| status.success()), "prlimit");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_moves_cleanly_and_recovers() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(&database(&folder));
    let game = Game::begin(house.address(), ("splendor", 2), 11).await;
    game.goes_on_by(3).await;
    let mut watcher = Client::new(house.address()).at_table(&game.table, None).await.expect("a socket");
    // Not a byte more than what is there.
    let log = std::fs::metadata(format!("{}-wal", file(&folder).display())).expect("the log of the database").len();
    limit_files(&house, &format!("{log}:unlimited"));
    let told = loop {
        match watcher.next_within(PATIENCE).await.expect("a message") {
            ServerMsg::Trouble { code } => break code,
            _ => continue,
        }
    };
    assert_eq!(told, "storage", "everybody is told");
    assert_eq!(status(&house, "/healthz").await, 200, "the program itself is well");
    assert_eq!(status(&house, "/readyz").await, 503, "and nothing can be stored");
    limit_files(&house, "unlimited:unlimited");
    game.goes_on_by(3).await;
    becomes_ready(house.address()).await;
    let memories = check(&database(&folder), &house, game).await;
    assert!(memories.iter().any(|memory| memory.refused.iter().any(|code| code == "storage")), "{memories:?}");
    house.close();
}

async fn status(house: &House, path: &str) -> u16 {
    Client::new(house.address()).get(path).await.expect("an answer").status
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_database_is_missed_and_found_again() {
    let postgres = postgres();
    let house = House::open(&postgres.url);
    let game = Game::begin(house.address(), ("marvel", 2), 12).await;
    game.goes_on_by(3).await;
    let mut watcher = Client::new(house.address()).at_table(&game.table, None).await.expect("a socket");
    postgres.down();
    while !matches!(watcher.next_within(PATIENCE).await.expect("a message"), ServerMsg::Trouble { .. }) {}
    let client = Client::new(house.address());
    assert_eq!(client.get("/readyz").await.expect("an answer").status, 503);
    let made = Client::enter(house.address(), "Late").await;
    assert!(made.is_err_and(|error| error.to_string().contains("storage")), "with a code, and nothing changed");
    postgres.up();
    game.goes_on_by(3).await;
    becomes_ready(house.address()).await;
    check(&postgres.url, &house, game).await;
    house.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn half_open_and_half_closed_connections_hinder_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(&database(&folder));
    // Connections that say half a request, or shake hands and fall silent.
    let mut silent = Vec::new();
    for nth in 0..50 {
        let mut stream = tokio::net::TcpStream::connect(house.address()).await.expect("a connection");
        if nth % 2 == 0 {
            stream.write_all(b"GET /api/socket HTTP/1.1\r\nhost: x\r\n").await.expect("half a request");
        }
        silent.push(stream);
    }
    let game = Game::begin(house.address(), ("splendor", 2), 4).await;
    let mut mute = Vec::new();
    for _ in 0..20 {
        mute.push(Client::new(house.address()).at_table(&game.table, None).await.expect("a socket"));
    }
    game.goes_on_by(20).await;
    check(&database(&folder), &house, game).await;
    drop((silent, mute));
    house.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_polite_end_says_goodbye() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(&database(&folder));
    let (table, _players) = seat_players(house.address(), "marvel", 2, 5).await;
    let mut watcher = Client::new(house.address()).at_table(&table, None).await.expect("a socket");
    watcher.next().await.expect("a snapshot");
    let farewell = tokio::spawn(async move {
        loop {
            match watcher.next_within(PATIENCE).await {
                Ok(ServerMsg::Bye { code, retry }) => return Ok((code, retry)),
                Ok(_) => {}
                Err(error) => return Err::<_, SocketError>(error),
            }
        }
    });
    tokio::task::spawn_blocking(move || house.close()).await.expect("an end");
    let said = farewell.await.expect("a watcher").expect("a goodbye");
    assert_eq!(said, ("shutting_down".to_owned(), true));
}
