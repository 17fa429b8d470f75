//! Promise 1: everything ends in time, whatever the database and the network do, and goes on by itself afterwards.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use parure_client::{BOUND, Guest, Proxy, Weather, acts};
use parure_server::protocol::ServerMsg;
use serde_json::json;

use crate::guest::{becomes_ready, pair, readiness, with_bot};
use crate::house::{House, Postgres, postgres, program};

/// The database's URL by way of a proxy.
pub fn by_way_of(proxy: &Proxy, url: &str, postgres: &Postgres) -> String {
    url.replace(&postgres.address().to_string(), &proxy.address().to_string())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_goes_on_after_the_database_was_away() {
    let postgres = postgres();
    for weather in [Weather::Cut, Weather::BlackHole] {
        let proxy = Proxy::open(postgres.address()).await.expect("a proxy");
        let pause = vec![("PARURE_BOT_PAUSE", "600".to_owned())];
        let house = House::open_in(&by_way_of(&proxy, &postgres.url, &postgres), pause);
        let (mut ada, _) = with_bot(house.address(), "splendor").await;
        for nth in 0..2 {
            ada.play_on(&format!("{weather:?} {nth}")).await;
            // The bot answers while nothing can be stored.
            proxy.set(weather);
            tokio::time::sleep(Duration::from_secs(3)).await;
            proxy.set(Weather::Fair);
            let before = ada.state.version;
            ada.until(|state| state.version > before && acts(state)).await;
        }
        becomes_ready(house.address()).await;
        house.close();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_silent_database_swallows_is_answered_and_then_done() {
    let postgres = postgres();
    let proxy = Proxy::open(postgres.address()).await.expect("a proxy");
    let house = House::open(&by_way_of(&proxy, &postgres.url, &postgres));
    let (mut ada, mut bo, _) = pair([house.address(), house.address()], json!({ "game": "splendor" })).await;
    becomes_ready(house.address()).await;
    let request = ada.some_move("swallowed");
    // The database falls silent in the middle of the transaction.
    proxy.set(Weather::Slow(Duration::from_millis(150)));
    let silence = async {
        tokio::time::sleep(Duration::from_millis(700)).await;
        proxy.set(Weather::BlackHole);
    };
    let (answer, ()) = tokio::join!(ada.ask(request.clone()), silence);
    // An answer, in time, and that it was not done.
    match answer {
        ServerMsg::Refused { id, code, .. } => {
            assert!(id.as_deref() == Some("swallowed") && ["storage", "not_known"].contains(&code.as_str()), "{code}");
        }
        other => panic!("nothing can have been stored: {other:?}"),
    }
    assert_eq!(readiness(house.address()).await, 503);
    let late = tokio::time::timeout(BOUND, parure_client::Client::enter(house.address(), "Late")).await;
    assert!(late.expect("an answer in time").is_err());
    proxy.set(Weather::Fair);
    let version = ada.insist(request).await;
    bo.until(|state| state.version >= version).await;
    becomes_ready(house.address()).await;
    house.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_listener_that_hears_nothing_any_more_is_noticed() {
    let postgres = postgres();
    let proxy = Proxy::open(postgres.address()).await.expect("a proxy");
    let one = House::open(&postgres.url);
    let logging = vec![("PARURE_LOG", "warn".to_owned())];
    let two = House::open_in(&by_way_of(&proxy, &postgres.url, &postgres), logging);
    let (mut ada, mut bo, _) = pair([one.address(), two.address()], json!({ "game": "duel" })).await;
    proxy.set(Weather::Deaf(b"LISTEN"));
    let version = ada.play_on("unheard").await;
    bo.until(|state| state.version >= version).await;
    proxy.set(Weather::Fair);
    let version = bo.play_on("heard").await;
    ada.until(|state| state.version >= version).await;
    one.close();
    // The connection that died has not kept its place, and nobody waits for it at the end.
    let log = tokio::task::spawn_blocking(|| two.close_and_read_log()).await.expect("an end");
    assert!(!log.contains("did not end in time"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_start_and_upgrade_together() {
    let postgres = postgres();
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/golden/0.1.0.sql");
    for round in 0..4 {
        let url = postgres.create(&format!("together{round}"));
        if round % 2 == 1 {
            postgres.run(&url, &old);
        }
        let start = |_| {
            let url = url.clone();
            std::thread::spawn(move || House::try_open_in(&url, Vec::new()))
        };
        let starting: Vec<_> = (0..3).map(start).collect();
        for started in starting {
            let house = started.join().expect("no panic").unwrap_or_else(|why| panic!("a node did not start: {why}"));
            house.close();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_never_answers_ends_the_start() {
    let postgres = postgres();
    let proxy = Proxy::open(postgres.address()).await.expect("a proxy");
    proxy.set(Weather::BlackHole);
    let url = by_way_of(&proxy, &postgres.url, &postgres);
    let started = tokio::task::spawn_blocking(move || House::try_open_in(&url, Vec::new()).map(House::close));
    let started = tokio::time::timeout(BOUND, started).await.expect("an end in time").expect("no panic");
    assert!(started.is_err_and(|why| !why.is_empty()), "it says why");
}

/// A client that is refused for being too fast hears so, and does not wait for ever.
#[tokio::test(flavor = "multi_thread")]
async fn load_ends_where_the_server_says_slow_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("load.db").display());
    let house = House::open_in(&database, vec![("PARURE_MESSAGES_PER_SECOND", "3".to_owned())]);
    let address = house.address().to_string();
    let ran = tokio::task::spawn_blocking(move || {
        let mut load = Command::new("timeout");
        load.arg("60").arg(program()).args(["load", "--server", &address, "--tables", "2", "--seconds", "3"]);
        load.output().expect("the program runs")
    });
    let ran = ran.await.expect("no panic");
    let said = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success() && said.contains("too_fast"), "{}: {said}", ran.status);
    house.close();
}

/// Hints and greetings end, too, while nothing can be looked up.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_while_the_database_is_silent_comes_in_when_it_speaks() {
    let postgres = postgres();
    let proxy = Proxy::open(postgres.address()).await.expect("a proxy");
    let house = House::open(&by_way_of(&proxy, &postgres.url, &postgres));
    let (ada, _bo, table) = pair([house.address(), house.address()], json!({ "game": "marvel" })).await;
    proxy.set(Weather::BlackHole);
    let (client, place) = (ada.client.clone(), table.clone());
    let coming = async {
        loop {
            // Refused with a status while nobody can be looked up; that is an answer.
            if let Ok(mut socket) = client.at_table(&place, None).await
                && let Ok(ServerMsg::Snapshot(_)) = socket.next_within(BOUND).await
            {
                break;
            }
            proxy.set(Weather::Fair);
        }
    };
    tokio::time::timeout(2 * BOUND, coming).await.expect("in time");
    Guest::at(ada.client.clone(), &table).await;
    house.close();
}
