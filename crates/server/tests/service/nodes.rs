//! Two nodes on one PostgreSQL.

use parure_client::{Guest, Player};
use parure_server::protocol::ServerMsg;
use serde_json::json;

use crate::support::{Database, guest, pair, people, play_out, start};

#[tokio::test(flavor = "multi_thread")]
async fn players_on_two_nodes_play_one_game() {
    let fresh = Database::Postgres.fresh();
    let (one, two) = (start(&fresh.url).await, start(&fresh.url).await);
    for game in ["splendor", "duel"] {
        let (ada, bo, table) = pair(&one, &people(game, 2)).await;
        let mut players =
            [Player::new(ada.client.clone(), &table, 3), Player::new(bo.client.at(two.address()), &table, 4)];
        let acked = play_out(&mut players).await;
        assert!(acked.len() > 20);
        assert_eq!(players[0].state().unwrap().view, players[1].state().unwrap().view, "nothing is hidden at the end");
    }
    one.shut_down().await;
    two.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_at_one_node_is_seen_at_the_other() {
    let fresh = Database::Postgres.fresh();
    let (one, two) = (start(&fresh.url).await, start(&fresh.url).await);
    let (mut ada, bo, table) = pair(&one, &people("splendor", 2)).await;
    let elsewhere = bo.client.at(two.address());
    drop(bo);
    ada.until(|state| state.seats[1].away_since.is_some()).await;
    let mut bo = Guest::at(elsewhere.clone(), &table).await;
    ada.until(|state| state.seats[1].here).await;
    bo.until(|state| state.seats[0].here).await;
    // Who is at both is nowhere away.
    let both = Guest::at(elsewhere.at(one.address()), &table).await;
    drop(both);
    let watchers = [one.address(), two.address(), two.address()];
    let cy = guest(&one, "Cy").await;
    let mut crowd = Vec::new();
    for address in watchers {
        crowd.push(Guest::at(cy.at(address), &table).await);
    }
    ada.until(|state| state.spectators == 3 && state.seats[1].here).await;
    bo.until(|state| state.spectators == 3 && state.seats[0].here).await;
    crowd.truncate(1);
    ada.until(|state| state.spectators == 1).await;
    bo.until(|state| state.spectators == 1).await;
    drop(bo);
    ada.until(|state| !state.seats[1].here && state.seats[1].away_since.is_some()).await;
    one.shut_down().await;
    two.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_never_both_accept_the_same_step() {
    let fresh = Database::Postgres.fresh();
    let (one, two) = (start(&fresh.url).await, start(&fresh.url).await);
    let (mut here, _bo, table) = pair(&one, &people("splendor", 2)).await;
    let mut there = Guest::at(here.client.at(two.address()), &table).await;
    for round in 0..10 {
        here.until(|state| state.version >= there.state.version).await;
        let newest = here.state.version;
        there.until(|state| state.version >= newest).await;
        let request = |kind: &str, version: u64, node: &str| json!({ "type": kind, "id": format!("{node} {round}"), "expected_version": version });
        let (mut mine, mut other) = (request("move", newest, "one"), request("move", newest, "two"));
        (mine["action"], other["action"]) = (here.legal("take"), here.legal("take"));
        let (a, b) = tokio::join!(here.ask(mine), there.ask(other));
        let acked = [&a, &b].iter().filter(|answer| matches!(answer, ServerMsg::Ack { .. })).count();
        assert_eq!(acked, 1, "{a:?} {b:?}");
        // Back to where it was: a take can be undone.
        let version = newest + 1;
        here.until(|state| state.version >= version).await;
        here.done(request("undo", version, "undo")).await;
        there.until(|state| state.version > version).await;
        here.until(|state| state.version > version).await;
    }
    one.shut_down().await;
    two.shut_down().await;
}
