//! Databases that stop working for a while.

use std::time::Duration;

use parure_client::Guest;
use parure_server::protocol::ServerMsg;
use serde_json::json;
use sqlx::Connection;

use crate::support::{Database, against_bots, config, guest, pair, people, start, start_with};

/// Sends a move, and gives its request and the answer.
async fn try_move(talker: &mut Guest, id: &str) -> (serde_json::Value, ServerMsg) {
    let action = talker.legal("take");
    let request = json!({ "type": "move", "id": id, "expected_version": talker.state.version, "action": action });
    let answer = talker.ask(request.clone()).await;
    (request, answer)
}

fn is_storage(answer: &ServerMsg) -> bool {
    matches!(answer, ServerMsg::Refused { code, .. } if code == "storage")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_refuses_moves_cleanly_and_recovers() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let (mut ada, mut bo, _) = pair(&service, &people("splendor", 2)).await;
    let mut lock = sqlx::SqliteConnection::connect(&fresh.url).await.unwrap();
    sqlx::query("begin immediate").execute(&mut lock).await.unwrap();
    let (request, answer) = try_move(&mut ada, "locked").await;
    assert!(is_storage(&answer), "{answer:?}");
    let version = ada.state.version;
    let told = loop {
        match bo.next().await {
            ServerMsg::Trouble { code } => break code,
            _ => continue,
        }
    };
    assert_eq!(told, "storage", "the others are told");
    sqlx::query("rollback").execute(&mut lock).await.unwrap();
    assert_eq!(ada.done(request).await, version + 1, "the same move goes through, once");
    bo.until(|state| state.version == version + 1).await;
    service.shut_down().await;
}

/// The bot answers while its move cannot be stored; when that is over it is asked again.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_goes_on_after_the_database_was_locked() {
    let fresh = Database::Sqlite.fresh();
    let mut settings = config(&fresh.url);
    (settings.limits.bot_pause, settings.limits.bot_time) = (Duration::from_millis(300), Duration::from_millis(20));
    let service = start_with(settings).await;
    let ada = guest(&service, "Ada").await;
    let table = ada.make_table(&against_bots("splendor", 2, "level1")).await.unwrap();
    let mut ada = Guest::at(ada, &table).await;
    ada.done(json!({ "type": "start" })).await;
    ada.until(|state| state.view.is_some()).await;
    let version = ada.play("take").await;
    let mut lock = sqlx::SqliteConnection::connect(&fresh.url).await.unwrap();
    sqlx::query("begin immediate").execute(&mut lock).await.unwrap();
    while !matches!(ada.next().await, ServerMsg::Trouble { .. }) {}
    sqlx::query("rollback").execute(&mut lock).await.unwrap();
    ada.until(|state| state.version > version).await;
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_database_connection_is_made_again() {
    let fresh = Database::Postgres.fresh();
    let service = start(&fresh.url).await;
    let (mut ada, mut bo, _) = pair(&service, &people("marvel", 2)).await;
    let mut other = sqlx::PgConnection::connect(&fresh.url).await.unwrap();
    let sql = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
    sqlx::query(sql).execute(&mut other).await.unwrap();
    // A move may fail once on a dead connection; sent again it is stored, once.
    let (request, answer) = try_move(&mut ada, "cut off").await;
    let version = match answer {
        ServerMsg::Ack { version, .. } => version,
        _ => ada.done(request).await,
    };
    bo.until(|state| state.version == version).await;
    tokio::time::timeout(Duration::from_secs(20), async {
        while ada.client.get("/readyz").await.unwrap().status != 200 {}
    })
    .await
    .expect("ready again");
    service.shut_down().await;
}
