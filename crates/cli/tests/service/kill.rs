//! The kill loop: SIGKILL at random instants while people play; no acknowledged move is lost, none is done twice.

use std::time::{Duration, Instant};

use parure_engine::chance::{Entropy, SplitMix64};
use parure_server::client::Client;
use parure_server::ids::TableId;
use parure_server::protocol::{ClientMsg, ServerMsg};
use parure_server::store::Store;
use parure_server::table::{Presence, Step, Table};
use parure_server::world::World;

use crate::house::{House, Memory, live, postgres, seat_players};

/// How often the server is killed: `PARURE_KILLS`, by default as often as a test run has time for.
fn kills(usual: usize) -> usize {
    std::env::var("PARURE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(usual)
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_on_sqlite_nothing_is_lost_or_doubled() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("kill.db").display());
    torment(&database, kills(24)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_on_postgres_nothing_is_lost_or_doubled() {
    torment(&postgres(), kills(16)).await;
}

struct Game {
    table: String,
    lives: Vec<tokio::task::JoinHandle<Memory>>,
}

/// Lets people play all three games while the server is killed so many times, then compares what everybody knows.
async fn torment(database: &str, kills: usize) {
    let mut house = House::open(database);
    let mut luck = SplitMix64::new(kills as u64);
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let mut games = Vec::new();
    let kinds = [("splendor", 2), ("marvel", 3), ("duel", 2)];
    let began = Instant::now();
    let mut restarts = Duration::ZERO;
    for nth in 0..kills {
        // New games join all the time, so that kills hit every stage of every game.
        if nth % 4 == 0 {
            for (kind, players) in kinds {
                let (table, players) = seat_players(house.address(), kind, players, luck.next_u64() >> 20).await;
                let lives = players.into_iter().map(|player| tokio::spawn(live(player, stopped.clone()))).collect();
                games.push(Game { table, lives });
            }
        }
        tokio::time::sleep(Duration::from_millis(u64::from(luck.below(400)))).await;
        restarts += house.kill_and_reopen();
    }
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    stop.send_replace(true);
    let (mut acked, mut views, mut lost) = (0, 0, 0);
    let store = Store::open(database, &World::real()).await.expect("the database");
    for game in games {
        let mut memories = Vec::new();
        for life in game.lives {
            memories.push(life.await.expect("a player who did not panic"));
        }
        let report = compare(&store, &house, &game.table, &memories).await;
        acked += report.0;
        views += report.1;
        lost += memories.iter().map(|memory| memory.lost).sum::<u32>();
    }
    println!(
        "{kills} kills in {:.0?} (restarts took {:.0?} each): {acked} acknowledged requests all there once and in order, \
         {views} views as stored, {lost} lost connections made again",
        began.elapsed(),
        restarts / kills.max(1) as u32,
    );
    assert!(acked > kills, "people got somewhere in between");
    house.close();
}

/// What is stored is what was acknowledged, and what is stored folds to what everybody saw.
async fn compare(store: &Store, house: &House, table: &str, memories: &[Memory]) -> (usize, usize) {
    let id = TableId::parse(table).expect("an id");
    let stored = store.game(&id).await.expect("the database").expect("the table");
    let (mut acked, mut views) = (0, 0);
    for (seq, step) in (1..).zip(&stored.steps) {
        assert_eq!(step.seq, seq, "no gap, no fork");
    }
    for memory in memories {
        for (request, version) in &memory.acked {
            let id = request.id().expect("requests have ids");
            let places: Vec<u64> =
                stored.steps.iter().filter(|step| step.step.id() == Some(id)).map(|step| step.seq).collect();
            assert_eq!(places, [*version], "{table}: {request:?} was acknowledged as {version}");
            if let ClientMsg::Move { .. } = request {
                assert!(matches!(stored.steps[*version as usize - 1].step, Step::Moved { .. }));
            }
            acked += 1;
        }
        let ordered = memory.acked.windows(2).all(|two| two[0].1 < two[1].1);
        assert!(ordered, "acknowledged in order");
        for code in &memory.refused {
            assert!(["stale", "storage", "busy", "shutting_down"].contains(&code.as_str()), "{code}");
        }
    }
    // The fold, as each player saw it at each version.
    let people: Vec<_> = memories.iter().map(|memory| Client::cookie_token(&memory.cookie)).collect();
    for (memory, token) in memories.iter().zip(people) {
        let person = store.person(&token.expect("a token")).await.expect("the database").expect("a guest").id;
        for (version, view) in &memory.views {
            let folded = Table::fold(id.clone(), stored.secret.clone(), &stored.steps[..*version as usize]);
            let state = folded.expect("a table").snapshot(Some(&person), 0, &Presence::default()).state;
            assert_eq!(*view, state.view, "{table}, version {version}");
            views += 1;
        }
    }
    // And the running server says the same as the fold.
    let folded = Table::fold(id, stored.secret.clone(), &stored.steps).expect("a table");
    let mut watcher = Client::new(house.address()).at_table(table, None).await.expect("a socket");
    let live = match watcher.next().await.expect("a snapshot") {
        ServerMsg::Snapshot(snapshot) => snapshot.state,
        other => panic!("not a snapshot: {other:?}"),
    };
    let expected = folded.snapshot(None, 0, &Presence::default()).state;
    assert_eq!((live.version, live.view), (expected.version, expected.view));
    (acked, views)
}
