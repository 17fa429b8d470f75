//! Promise 3: one table, one truth, on however many nodes.

use std::net::SocketAddr;
use std::time::Duration;

use parure_client::{Client, Guest, Proxy, Weather, acts};
use serde_json::json;

use crate::bounded::by_way_of;
use crate::guest::{pair, with_bot};
use crate::house::{House, postgres};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_has_one_rematch() {
    let postgres = postgres();
    let (one, two) = (House::open(&postgres.url), House::open(&postgres.url));
    for _ in 0..8 {
        let (mut ada, mut bo, _) = pair([one.address(), two.address()], json!({ "game": "duel" })).await;
        ada.insist(json!({ "type": "resign", "seat": 0 })).await;
        bo.until(|state| state.result.is_some()).await;
        tokio::join!(ada.insist(json!({ "type": "rematch" })), bo.insist(json!({ "type": "rematch" })));
        ada.until(|state| state.next.is_some()).await;
        bo.until(|state| state.next.is_some()).await;
        assert_eq!(ada.state.next, bo.state.next);
        let mine = ada.client.get("/api/me/tables").await.expect("an answer").json();
        assert_eq!(mine.as_array().map(Vec::len), Some(2), "the game and its rematch: {mine}");
        let next = Guest::at(bo.client.clone(), ada.state.next.as_deref().expect("a rematch")).await;
        assert!(!next.state.mine.is_empty() && next.state.seats.iter().all(|seat| !seat.name.is_empty()));
    }
    one.close();
    two.close();
}

/// How many moves bots have thought about on a node.
async fn thoughts(address: SocketAddr) -> u64 {
    let figures = Client::new(address).get("/metrics").await.expect("figures").text();
    let line = figures.lines().find(|line| line.starts_with("parure_bot_seconds_count{") && line.contains("turn"));
    line.and_then(|line| line.rsplit(' ').next()?.parse().ok()).unwrap_or(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_move_is_thought_of_once_and_taken_over_when_its_node_is_gone() {
    let postgres = postgres();
    let slow = || vec![("PARURE_BOT_PAUSE", "200".to_owned()), ("PARURE_BOT_TIME", "200".to_owned())];
    let (mut one, two) = (House::open_in(&postgres.url, slow()), House::open_in(&postgres.url, slow()));
    // Both nodes have heard of each other.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let (mut ada, table) = with_bot(one.address(), "splendor").await;
    let mut watcher = Guest::at(Client::new(two.address()), &table).await;
    let before = (thoughts(one.address()).await, thoughts(two.address()).await, ada.state.version);
    for step in 0..12 {
        ada.play_on(&format!("step {step}")).await;
    }
    ada.until(acts).await;
    let after = (thoughts(one.address()).await, thoughts(two.address()).await, ada.state.version);
    let (thought, moved) = (after.0 - before.0 + after.1 - before.1, after.2 - before.2 - 12);
    assert!(moved > 3 && thought == moved, "{thought} thoughts for {moved} moves: {before:?} {after:?}");
    // Whichever thinks, its end does not stop the game.
    for nth in 0..2 {
        let version = ada.turn(&format!("last {nth}")).await;
        if nth == 0 {
            one.kill();
            watcher.until(|state| state.version > version).await;
            one.reopen();
            ada = Guest::at(ada.client.clone(), &table).await;
        } else {
            two.signal("STOP");
            ada.until(|state| state.version > version).await;
            two.signal("CONT");
        }
    }
    one.close();
    two.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_process_on_a_file_says_why_it_does_not_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("one.db");
    let database = format!("sqlite:{}", file.display());
    let mut first = House::open(&database);
    match House::try_open_in(&database, Vec::new()) {
        Ok(_) => panic!("it started"),
        Err(why) => {
            assert!(why.contains(&file.display().to_string()) && why.contains(&first.pid().to_string()), "{why}");
        }
    }
    // A process that is gone, in whatever way, leaves nothing in the way of the next.
    first.kill_and_reopen();
    first.close();
    House::open(&database).close();
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_reads_what_they_wrote_on_every_node() {
    let postgres = postgres();
    let proxy = Proxy::open(postgres.address()).await.expect("a proxy");
    let one = House::open(&postgres.url);
    let two = House::open(&by_way_of(&proxy, &postgres.url, &postgres));
    let (mut ada, mut bo, table) = pair([one.address(), two.address()], json!({ "game": "splendor" })).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    // The other node does not hear of anything by itself.
    proxy.set(Weather::Deaf(b"LISTEN"));
    for turn in 0..6 {
        let mover = if turn % 2 == 0 { &mut ada } else { &mut bo };
        let version = mover.play_on(&format!("turn {turn}")).await;
        for seen in [Some(version), None] {
            let there = Guest::back(ada.client.at(two.address()), &table, seen).await;
            assert!(there.state.version >= version, "version {} after {version}", there.state.version);
        }
        let (ada_at, bo_at) = (version, version);
        ada.until(|state| state.version >= ada_at).await;
        bo.until(|state| state.version >= bo_at).await;
    }
    one.close();
    two.close();
}
