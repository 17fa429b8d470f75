//! Promise 2: nobody loses time that they could not use.

use std::time::Duration;

use parure_client::{Guest, Proxy, Weather};
use serde_json::{Value, json};

use crate::bounded::by_way_of;
use crate::guest::pair;
use crate::house::{Environment, House, clock_shifted, clock_shifted_by, postgres, set_clock};

/// The time for a move, and an outage that is longer.
const MOVE: u64 = 6;
const OUTAGE: Duration = Duration::from_secs(9);

fn hurried() -> Value {
    json!({ "game": "splendor", "clock": { "kind": "per_move", "seconds": MOVE }, "absence": "lose" })
}

/// Whoever is to act still has most of their time, and uses it.
async fn still_plays(guest: &mut Guest, seat: usize, id: &str) {
    guest
        .until(|state| state.result.is_some() || state.clock.as_ref().is_some_and(|clock| clock.left[seat] > 1_500))
        .await;
    assert_eq!(guest.state.result, None, "nobody has lost on time");
    guest.play_on(id).await;
    assert_eq!(guest.state.result, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stood_still_takes_nobodys_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(&format!("sqlite:{}", folder.path().join("still.db").display()));
    let (mut ada, mut bo, _) = pair([house.address(), house.address()], hurried()).await;
    house.signal("STOP");
    tokio::time::sleep(OUTAGE).await;
    house.signal("CONT");
    still_plays(&mut ada, 0, "after the stop").await;
    still_plays(&mut bo, 1, "the answer").await;
    house.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_was_away_takes_nobodys_time() {
    let postgres = postgres();
    for weather in [Weather::Cut, Weather::BlackHole] {
        let proxy = Proxy::open(postgres.address()).await.expect("a proxy");
        let house = House::open(&by_way_of(&proxy, &postgres.url, &postgres));
        let (mut ada, mut bo, _) = pair([house.address(), house.address()], hurried()).await;
        proxy.set(weather);
        tokio::time::sleep(OUTAGE).await;
        proxy.set(Weather::Fair);
        still_plays(&mut ada, 0, "after the silence").await;
        still_plays(&mut bo, 1, "the answer").await;
        house.close();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_takes_nobodys_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut house = House::open(&format!("sqlite:{}", folder.path().join("restart.db").display()));
    let (ada, _bo, table) = pair([house.address(), house.address()], hurried()).await;
    house.kill();
    tokio::time::sleep(OUTAGE).await;
    house.reopen();
    let mut ada = Guest::at(ada.client.clone(), &table).await;
    still_plays(&mut ada, 0, "after the restart").await;
    house.close();
}

/// A computer's clock that is set back before one restart and forward before the next.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_set_between_restarts_takes_nobodys_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = folder.path().join("clock");
    set_clock(&clock, 0);
    let database = format!("sqlite:{}", folder.path().join("clock.db").display());
    let mut house = House::open_in(&database, clock_shifted_by(&clock));
    let (mut ada, mut bo, table) = pair([house.address(), house.address()], hurried()).await;
    for (nth, wrong_by) in [-60, 0, 60, -60].into_iter().enumerate() {
        house.kill();
        set_clock(&clock, wrong_by);
        house.reopen();
        ada = Guest::at(ada.client.clone(), &table).await;
        bo = Guest::at(bo.client.clone(), &table).await;
        still_plays(&mut ada, 0, &format!("restart {nth}")).await;
        still_plays(&mut bo, 1, &format!("answer {nth}")).await;
    }
    house.close();
}

/// Two nodes: one stands still, and its player is to act.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stood_still_takes_nobodys_time() {
    let postgres = postgres();
    let (one, two) = (House::open(&postgres.url), House::open(&postgres.url));
    let (mut ada, mut bo, _) = pair([one.address(), two.address()], hurried()).await;
    // Both nodes have heard of each other.
    tokio::time::sleep(Duration::from_secs(3)).await;
    ada.play_on("first").await;
    two.signal("STOP");
    tokio::time::sleep(OUTAGE).await;
    two.signal("CONT");
    still_plays(&mut bo, 1, "after the stop").await;
    still_plays(&mut ada, 0, "the answer").await;
    one.close();
    two.close();
}

/// Nodes whose clocks differ by more than a player's time.
#[tokio::test(flavor = "multi_thread")]
async fn nodes_with_other_clocks_show_and_take_the_same_time() {
    let postgres = postgres();
    let one = House::open_in(&postgres.url, Environment::new());
    let two = House::open_in(&postgres.url, clock_shifted("+20s"));
    let three = House::open_in(&postgres.url, clock_shifted("-20s"));
    for (nth, nodes) in [[&one, &two], [&two, &three], [&three, &one]].into_iter().enumerate() {
        let (mut ada, mut bo, table) = pair(nodes.map(House::address), hurried()).await;
        for turn in 0..3 {
            still_plays(&mut ada, 0, &format!("ada {nth} {turn}")).await;
            still_plays(&mut bo, 1, &format!("bo {nth} {turn}")).await;
        }
        // What is shown to her is what is shown to him, at the same moment.
        let (ada, bo) = (Guest::at(ada.client.clone(), &table).await, Guest::at(bo.client.clone(), &table).await);
        let (here, there) = (ada.left(0), bo.left(0));
        assert!(here.abs_diff(there) < Duration::from_millis(1_500), "{here:?} and {there:?}");
        assert!(ada.state.now.abs_diff(bo.state.now) < 1_500, "{} and {}", ada.state.now, bo.state.now);
    }
    one.close();
    two.close();
    three.close();
}

/// And whoever does nothing although they could, loses in the end, wherever they are connected.
#[tokio::test(flavor = "multi_thread")]
async fn who_could_have_played_still_loses_on_time() {
    let postgres = postgres();
    let (one, two) = (House::open(&postgres.url), House::open(&postgres.url));
    let (mut ada, bo, _) = pair([one.address(), two.address()], hurried()).await;
    ada.play_on("first").await;
    // Connected nowhere, with two nodes that could be the one.
    drop(bo);
    ada.until(|state| state.result.is_some()).await;
    assert_eq!(ada.state.result.as_ref().map(|result| result.winners.clone()), Some(vec![0]));
    one.close();
    two.close();
}
