//! The kill loop: SIGKILL at random instants while people play; no acknowledged move is lost, none is done twice.

use std::time::{Duration, Instant};

use parure_engine::chance::{Entropy, SplitMix64};
use parure_server::store::Store;
use parure_server::world::World;

use crate::game::{Game, compare};
use crate::house::{House, postgres};

/// How often the server is killed: `PARURE_KILLS`, by default as often as a test run has time for.
fn kills(usual: usize) -> usize {
    std::env::var("PARURE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(usual)
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_on_sqlite_nothing_is_lost_or_doubled() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("kill.db").display());
    kill_loop(&database, kills(24)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_on_postgres_nothing_is_lost_or_doubled() {
    kill_loop(&postgres().url, kills(12)).await;
}

/// The games that are played, and how many at once of each.
const KINDS: [(&str, usize); 3] = [("splendor", 2), ("marvel", 3), ("duel", 2)];
const AT_ONCE: usize = 2;

/// Lets people play all three games while the server is killed so many times, then compares what everybody knows.
async fn kill_loop(database: &str, kills: usize) {
    let mut house = House::open(database);
    let mut luck = SplitMix64::new(kills as u64);
    let mut games: Vec<Game> = Vec::new();
    let began = Instant::now();
    let mut restarts = Duration::ZERO;
    for nth in 0..kills {
        // Where a game has ended a new one begins, so that kills hit every stage of every game.
        for kind in KINDS {
            let running = games.iter().filter(|game| game.kind == kind.0 && !game.is_done()).count();
            if running < AT_ONCE && nth % 2 == 0 {
                games.push(Game::begin(house.address(), kind, luck.next_u64() >> 20).await);
            }
        }
        // The instant is what is drawn here, not something that is waited for.
        tokio::time::sleep(Duration::from_millis(u64::from(luck.below(300)))).await;
        restarts += house.kill_and_reopen();
    }
    for game in &games {
        game.goes_on().await;
    }
    let (mut acked, mut views, mut lost, count) = (0, 0, 0, games.len());
    let store = Store::open(database, &World::real()).await.expect("the database");
    for game in games {
        let table = game.table.clone();
        let memories = game.end().await;
        let report = compare(&store, &house, &table, &memories).await;
        acked += report.acked;
        views += report.views;
        lost += memories.iter().map(|memory| memory.lost).sum::<u32>();
    }
    println!(
        "{kills} kills in {:.0?} (back after {:.0?} on average), {count} games: {acked} acknowledged requests all there \
         once and in order, {views} views as stored, {lost} lost connections made again",
        began.elapsed(),
        restarts / kills.max(1) as u32,
    );
    assert!(acked > kills, "people got somewhere in between");
    house.close();
}
