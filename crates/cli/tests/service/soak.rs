//! The nemesis: everything at once, again and again, and in the end everything is there, once, and nobody lost time.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use parure_client::{BOUND, Client, Player, Proxy, Weather};
use parure_engine::chance::{Entropy, SplitMix64};
use parure_server::ids::TableId;
use parure_server::store::Store;
use parure_server::table::{Step, TableConfig};
use parure_server::world::World;
use serde_json::json;

use crate::bounded::by_way_of;
use crate::game::{Game, compare, seat_players, seat_players_with};
use crate::guest::becomes_ready;
use crate::house::{House, clock_shifted_by, postgres, set_clock};
use crate::sizes::Sizes;

/// How long people think about what they do next, so that a game lasts for several faults.
const THINKING: Duration = Duration::from_millis(60);

/// For how long: `PARURE_SOAK` seconds, by default as long as a test run has time for.
fn lasts(usual: u64) -> Duration {
    let wished = std::env::var("PARURE_SOAK").ok().and_then(|seconds| seconds.parse().ok());
    Duration::from_secs(wished.unwrap_or(usual))
}

/// What can happen to a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    Kill,
    Stop,
    Cut,
    BlackHole,
    Deaf,
    Slow,
    Clock,
    FullDisk,
    LockedDisk,
}

/// A node with everything that can be done to it.
struct Node {
    house: House,
    proxy: Option<Proxy>,
    file: Option<PathBuf>,
    /// By how much its clock is wrong.
    clock: PathBuf,
}

impl Node {
    fn address(&self) -> SocketAddr {
        self.house.address()
    }

    async fn suffer(&mut self, fault: Fault, time: Duration) {
        let under = |weather: Weather| {
            if let Some(proxy) = &self.proxy {
                proxy.set(weather);
            }
        };
        match fault {
            Fault::Kill => _ = self.house.kill_and_reopen(),
            Fault::Stop => {
                self.house.signal("STOP");
                tokio::time::sleep(time).await;
                self.house.signal("CONT");
            }
            Fault::Cut | Fault::BlackHole | Fault::Deaf | Fault::Slow => {
                under(match fault {
                    Fault::Cut => Weather::Cut,
                    Fault::Deaf => Weather::Deaf(b"LISTEN"),
                    Fault::Slow => Weather::Slow(Duration::from_millis(150)),
                    _ => Weather::BlackHole,
                });
                tokio::time::sleep(time).await;
                under(Weather::Fair);
            }
            Fault::Clock => {
                // Ahead or behind, and known to the program a moment later.
                set_clock(&self.clock, time.as_millis() as i64 % 41 - 20);
                tokio::time::sleep(time).await;
            }
            Fault::FullDisk => {
                let log = self.file.as_deref().map(|file| format!("{}-wal", file.display()));
                let length = log.and_then(|log| std::fs::metadata(log).ok()).map_or(0, |log| log.len());
                limit_files(&self.house, &format!("{length}:unlimited"));
                tokio::time::sleep(time).await;
                limit_files(&self.house, "unlimited:unlimited");
            }
            Fault::LockedDisk => {
                let mut lock = lock_file(self.file.as_deref().expect("a file"));
                tokio::time::sleep(time).await;
                lock.kill().and_then(|()| lock.wait()).expect("an end");
            }
        }
    }
}

fn limit_files(house: &House, limit: &str) {
    let limited =
        Command::new("prlimit").args(["--pid", &house.pid().to_string(), &format!("--fsize={limit}")]).status();
    assert!(limited.is_ok_and(|status| status.success()), "prlimit");
}

/// Another program that has the database to itself, until it is ended.
fn lock_file(file: &Path) -> Child {
    let script = "import sqlite3, sys, time\n\
                  base = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=10)\n\
                  base.execute('begin immediate')\ntime.sleep(600)";
    Command::new("python3").args(["-c", script]).arg(file).spawn().expect("python3")
}

/// A game against a bot, as one of the games.
async fn bot_game(address: SocketAddr, seed: u64) -> (String, Vec<Player>) {
    let config = json!({ "game": "splendor", "seats": [{ "who": "me" }, { "who": "bot", "level": "level1" }] });
    let config: TableConfig = serde_json::from_value(config).expect("a config");
    let owner = Client::enter(address, "Ada").await.expect("a guest");
    let table = owner.make_table(&config).await.expect("a table");
    let player = Player::new(owner, &table, seed);
    (table, vec![player])
}

/// Games that are on at the same time: with people, with a bot, and by the clock.
async fn begin(nodes: &[Node], seed: u64) -> Vec<Game> {
    let mut games = Vec::new();
    for (nth, node) in nodes.iter().enumerate() {
        let (here, seed) = (node.address(), seed + 10 * nth as u64);
        let there = nodes[(nth + 1) % nodes.len()].address();
        let (table, players) = seat_players(here, "duel", 2, seed).await;
        games.push(Game::of("duel", table, players, there, THINKING));
        let (table, players) = bot_game(here, seed + 1).await;
        games.push(Game::of("with a bot", table, players, here, THINKING));
        let clock = json!({ "game": "splendor", "clock": { "kind": "per_move", "seconds": 8 }, "absence": "lose" });
        let (table, players) = seat_players_with(here, clock, 2, seed + 2).await;
        games.push(Game::of("by the clock", table, players, there, THINKING));
    }
    games
}

async fn soak(database: &str, mut nodes: Vec<Node>, faults: &[Fault], time: Duration) {
    let (began, mut luck) = (Instant::now(), SplitMix64::new(time.as_secs()));
    let store = Store::open(database, &World::real()).await.expect("the database");
    let (mut done, mut acked, mut views, mut lost, mut played) = (Vec::new(), 0, 0, 0, 0);
    let (mut games, mut sizes) = (begin(&nodes, 1).await, Sizes::of(database));
    for round in 0.. {
        let mut fault = faults[if round < faults.len() { round } else { luck.below(faults.len() as u32) as usize }];
        // Each fault at least once; then whoever lives through all of them for the second half shows whether it grows.
        if fault == Fault::Kill && round >= faults.len() && began.elapsed() > time / 2 {
            fault = Fault::Stop;
        }
        let victim = luck.below(nodes.len() as u32) as usize;
        // An outage is sometimes longer than a player's time.
        let longest = if luck.below(4) == 0 { 9_000 } else { 1_500 };
        let length = Duration::from_millis(u64::from(500 + luck.below(longest)));
        tokio::time::sleep(Duration::from_millis(u64::from(luck.below(300)))).await;
        nodes[victim].suffer(fault, length).await;
        done.push(fault);
        // When the fault is gone everything goes on by itself, in time.
        becomes_ready(nodes[victim].address()).await;
        for game in &games {
            let on = tokio::time::timeout(BOUND, game.goes_on()).await;
            assert!(on.is_ok(), "{} {} is stuck after {fault:?} for {length:?}", game.kind, game.table);
        }
        let over = began.elapsed() > time && round + 1 >= faults.len();
        if over || games.iter().all(Game::is_done) || round % 25 == 24 {
            for game in std::mem::take(&mut games) {
                let (kind, table) = (game.kind, game.table.clone());
                let memories = game.end().await;
                let report = compare(&store, &nodes[0].house, &table, &memories).await;
                (acked, views, played) = (acked + report.acked, views + report.views, played + 1);
                lost += memories.iter().map(|memory| memory.lost).sum::<u32>();
                let id = TableId::parse(&table).expect("an id");
                let stored = store.game(&id).await.expect("the database").expect("the table");
                // What follows after everybody has left is another matter.
                let seen = memories.iter().flat_map(|memory| &memory.views).map(|(version, _)| *version).max();
                let seen = stored.steps.iter().take_while(|step| Some(step.seq) <= seen);
                let late = seen.filter(|step| matches!(step.step, Step::TimedOut { .. })).count();
                assert_eq!(late, 0, "{kind} {table}: time was taken that nobody could use");
            }
            sizes.look(nodes.iter().map(|node| &node.house)).await;
            if over {
                break;
            }
            games = begin(&nodes, 1_000 * round as u64).await;
        }
    }
    let kinds: Vec<String> =
        faults.iter().map(|fault| format!("{fault:?} {}", done.iter().filter(|one| *one == fault).count())).collect();
    println!(
        "{:.0?}, {} nodes, {} faults ({}): {played} games, {acked} acknowledged requests all there once and in order, \
         {views} views as stored, {lost} lost connections made again, nobody's time taken",
        began.elapsed(),
        nodes.len(),
        done.len(),
        kinds.join(", "),
    );
    sizes.judge(time / 2);
    for node in nodes {
        node.house.close();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_with_everything_that_can_happen() {
    let (postgres, folder) = (postgres(), tempfile::tempdir().expect("a folder"));
    let mut nodes = Vec::new();
    for (nth, wrong_by) in [0, 20, -7].into_iter().enumerate() {
        let clock = folder.path().join(format!("clock {nth}"));
        set_clock(&clock, wrong_by);
        let proxy = Proxy::open(postgres.address()).await.expect("a proxy");
        let house = House::open_in(&by_way_of(&proxy, &postgres.url, &postgres), clock_shifted_by(&clock));
        nodes.push(Node { house, proxy: Some(proxy), file: None, clock });
    }
    let faults = [Fault::Stop, Fault::BlackHole, Fault::Kill, Fault::Cut, Fault::Deaf, Fault::Slow, Fault::Clock];
    soak(&postgres.url, nodes, &faults, lasts(20)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_with_everything_that_can_happen() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, clock) = (folder.path().join("soak.db"), folder.path().join("clock"));
    set_clock(&clock, 0);
    let database = format!("sqlite:{}", file.display());
    let house = House::open_in(&database, clock_shifted_by(&clock));
    let nodes = vec![Node { house, proxy: None, file: Some(file), clock }];
    let faults = [Fault::Stop, Fault::FullDisk, Fault::LockedDisk, Fault::Clock, Fault::Kill];
    soak(&database, nodes, &faults, lasts(15)).await;
}
