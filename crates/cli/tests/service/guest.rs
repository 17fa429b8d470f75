//! Tables with guests who are told by the test what to do, and what the service says of itself.

use std::net::SocketAddr;
use std::time::Duration;

use parure_client::{BOUND, Client, Guest};
use parure_server::table::TableConfig;
use serde_json::{Value, json};

/// Two guests at a table with these settings, at these addresses; the first one moves first.
pub async fn pair(addresses: [SocketAddr; 2], mut config: Value) -> (Guest, Guest, String) {
    config["seats"] = json!([{ "who": "me" }, { "who": "open" }]);
    config["seating"] = json!("as_set");
    let config: TableConfig = serde_json::from_value(config).expect("a config");
    let ada = Client::enter(addresses[0], "Ada").await.expect("a guest");
    let bo = Client::enter(addresses[1], "Bo").await.expect("a guest");
    let table = ada.make_table(&config).await.expect("a table");
    let (mut ada, mut bo) = (Guest::at(ada, &table).await, Guest::at(bo, &table).await);
    bo.insist(json!({ "type": "sit", "seat": 1 })).await;
    ada.until(|state| state.seats.iter().all(|seat| !seat.name.is_empty())).await;
    ada.insist(json!({ "type": "start" })).await;
    ada.until(|state| state.view.is_some()).await;
    bo.until(|state| state.view.is_some()).await;
    (ada, bo, table)
}

/// A guest and a bot at a table.
pub async fn with_bot(address: SocketAddr, game: &str) -> (Guest, String) {
    let config =
        json!({ "game": game, "seats": [{ "who": "me" }, { "who": "bot", "level": "level1" }], "seating": "as_set" });
    let config: TableConfig = serde_json::from_value(config).expect("a config");
    let ada = Client::enter(address, "Ada").await.expect("a guest");
    let table = ada.make_table(&config).await.expect("a table");
    let mut ada = Guest::at(ada, &table).await;
    ada.insist(json!({ "type": "start" })).await;
    ada.until(|state| state.view.is_some()).await;
    (ada, table)
}

/// What `/readyz` says, in time.
pub async fn readiness(address: SocketAddr) -> u16 {
    let client = Client::new(address);
    let answer = tokio::time::timeout(BOUND, client.get("/readyz")).await.expect("an answer in time");
    answer.expect("an answer").status
}

/// Waits until a move could be stored.
pub async fn becomes_ready(address: SocketAddr) {
    let ready = async {
        while readiness(address).await != 200 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(BOUND, ready).await.expect("ready in time");
}
