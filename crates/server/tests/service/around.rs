//! What stands around a game: names, lists, tables that people left.

use parure_client::{Client, Guest};
use parure_server::protocol::Stage;
use serde_json::{Value, json};
use sqlx::Connection;

use crate::support::{DATABASES, Database, against_bots, execute, guest, pair, people, start};

async fn rename(client: &Client, name: &str) -> u16 {
    client.send("PUT", "/api/me", &[], Some(&json!({ "name": name }))).await.unwrap().status
}

async fn list(client: &Client, path: &str) -> Vec<Value> {
    client.get(path).await.unwrap().json().as_array().expect("a list").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn another_name_is_seen_at_once_on_every_node() {
    let fresh = Database::Postgres.fresh();
    let (one, two) = (start(&fresh.url).await, start(&fresh.url).await);
    let (ada, mut bo, table) = pair(&one, &people("splendor", 2)).await;
    let mut far = Guest::at(bo.client.at(two.address()), &table).await;
    let mut waiting = people("duel", 2);
    waiting.listed = true;
    let open = ada.client.make_table(&waiting).await.unwrap();
    assert_eq!(rename(&ada.client, "Augusta").await, 200);
    bo.until(|state| state.seats[0].name == "Augusta").await;
    far.until(|state| state.seats[0].name == "Augusta").await;
    let listed = list(&bo.client, "/api/tables").await;
    assert_eq!((&listed[0]["table"], &listed[0]["owner"]), (&json!(open), &json!("Augusta")));
    assert_eq!(list(&bo.client, "/api/me/tables").await[0]["seats"][0]["name"], "Augusta");
    one.shut_down().await;
    two.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_down_has_the_name_of_now() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let (ada, bo) = (guest(&service, "Ada").await, guest(&service, "Guest 12").await);
    let table = ada.make_table(&people("splendor", 2)).await.unwrap();
    let mut bo = Guest::at(bo, &table).await;
    rename(&bo.client, "Bo").await;
    bo.done(json!({ "type": "sit", "seat": 1 })).await;
    bo.until(|state| state.seats[1].name == "Bo").await;
    service.shut_down().await;
}

/// Who has looked up the name writes it down when it is another one already.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_changed_while_somebody_sits_down_or_makes_a_table_is_the_one_seen() {
    let fresh = Database::Postgres.fresh();
    let (one, two) = (start(&fresh.url).await, start(&fresh.url).await);
    let (ada, bo) = (guest(&one, "Ada").await, guest(&one, "Guest 12").await);
    let table = ada.make_table(&people("splendor", 2)).await.unwrap();
    let mut bo = Guest::at(bo, &table).await;
    let elsewhere = bo.client.at(two.address());

    let mut gate = Gate::shut(&fresh.url).await;
    let sit = tokio::spawn(async move {
        bo.done(json!({ "type": "sit", "seat": 1 })).await;
        bo
    });
    gate.until_somebody_waits().await;
    assert_eq!(rename(&elsewhere, "Bo").await, 200);
    gate.open().await;
    sit.await.unwrap().until(|state| state.seats[1].name == "Bo").await;

    let mut gate = Gate::shut(&fresh.url).await;
    let countess = ada.at(two.address());
    let made = tokio::spawn(async move {
        let table = ada.make_table(&people("duel", 2)).await.unwrap();
        Guest::at(ada, &table).await
    });
    gate.until_somebody_waits().await;
    assert_eq!(rename(&countess, "Countess").await, 200);
    gate.open().await;
    made.await.unwrap().until(|state| state.seats[0].name == "Countess").await;
    one.shut_down().await;
    two.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_changed_while_a_rematch_is_set_up_is_the_one_seen() {
    let fresh = Database::Postgres.fresh();
    let (one, two) = (start(&fresh.url).await, start(&fresh.url).await);
    let (mut ada, mut bo, _) = pair(&one, &people("duel", 2)).await;
    let (countess, bob) = (ada.client.at(two.address()), bo.client.at(two.address()));
    ada.done(json!({ "type": "resign", "seat": 0 })).await;
    ada.done(json!({ "type": "rematch" })).await;
    let mut gate = Gate::shut(&fresh.url).await;
    bo.done(json!({ "type": "rematch" })).await;
    gate.until_somebody_waits().await;
    assert_eq!(rename(&countess, "Countess").await, 200);
    assert_eq!(rename(&bob, "Bob").await, 200);
    gate.open().await;
    bo.until(|state| state.next.is_some()).await;
    let next = bo.state.next.clone().unwrap();
    let mut again = Guest::at(bo.client, &next).await;
    again.until(|state| state.seats.iter().all(|seat| ["Countess", "Bob"].contains(&seat.name.as_str()))).await;
    one.shut_down().await;
    two.shut_down().await;
}

/// Nobody gets a seat while it is shut; everything else is written.
struct Gate(sqlx::PgConnection);

impl Gate {
    async fn shut(url: &str) -> Self {
        let mut connection = sqlx::PgConnection::connect(url).await.unwrap();
        sqlx::raw_sql("begin; lock table member in share row exclusive mode").execute(&mut connection).await.unwrap();
        Self(connection)
    }

    async fn until_somebody_waits(&mut self) {
        let sql = "select exists (select 1 from pg_locks where relation = 'member'::regclass and not granted)";
        while !sqlx::query_scalar::<_, bool>(sql).fetch_one(&mut self.0).await.unwrap() {
            tokio::task::yield_now().await;
        }
    }

    async fn open(mut self) {
        sqlx::query("rollback").execute(&mut self.0).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_changed_only_so_often() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let ada = guest(&service, "Ada").await;
    for nth in 0..10 {
        assert_eq!(rename(&ada, &format!("Ada {nth}")).await, 200);
    }
    assert_eq!(rename(&ada, "Ada again").await, 429);
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_found_with_its_result_and_no_longer_among_the_running() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let (mut ada, bo, table) = pair(&service, &people("splendor", 2)).await;
        let running = list(&bo.client, "/api/me/tables").await;
        assert_eq!((&running[0]["to_act"], &running[0]["mine"]), (&json!(0), &json!([1])));
        ada.done(json!({ "type": "resign", "seat": 0 })).await;
        assert_eq!(list(&bo.client, "/api/me/tables").await.len(), 0);
        let games = list(&bo.client, "/api/me/games").await;
        assert_eq!((&games[0]["table"], &games[0]["result"]["winners"]), (&json!(table), &json!([1])));
        let ended = games[0]["changed"].as_u64().unwrap();
        assert_eq!(list(&bo.client, &format!("/api/me/games?before={ended}")).await.len(), 0);
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_table_whose_owner_is_gone_is_listed_no_longer() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let ada = guest(&service, "Ada").await;
    let listed = |mut config: parure_server::protocol::TableConfig| {
        config.listed = true;
        config
    };
    let table = ada.make_table(&listed(people("duel", 2))).await.unwrap();
    let mut by_days = listed(people("duel", 2));
    by_days.clock = serde_json::from_value(json!({ "kind": "days", "days": 1 })).unwrap();
    let slow = ada.make_table(&by_days).await.unwrap();
    // Two minutes ago.
    execute(&fresh.url, "update game set changed_ms = changed_ms - 120000").await;
    let tables =
        || async { list(&ada, "/api/tables").await.iter().map(|open| open["table"].clone()).collect::<Vec<_>>() };
    assert_eq!(tables().await, [json!(slow)], "by days nobody has to be there");
    let here = Guest::at(ada.clone(), &table).await;
    while tables().await.len() < 2 {}
    drop(here);
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_do_not_play_on_when_everybody_has_left() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let ada = guest(&service, "Ada").await;
    let table = ada.make_table(&against_bots("duel", 2, "random")).await.unwrap();
    let mut ada = Guest::at(ada, &table).await;
    ada.done(json!({ "type": "start" })).await;
    ada.until(|state| state.view.is_some()).await;
    let left = ada.done(json!({ "type": "leave", "seat": 0 })).await;
    ada.until(|state| state.closes.is_some()).await;
    // Somebody looks on, so bots would be asked; whoever comes back goes on where it was.
    let back = ada.done(json!({ "type": "resume", "seat": 0 })).await;
    assert_eq!(back, left + 1);
    assert_eq!((ada.state.stage, ada.state.me), (Stage::Playing, Some(0)));
    service.shut_down().await;
}
