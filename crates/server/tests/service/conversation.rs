//! How a conversation goes: versions, reconnecting, tabs, links, rematch.

use parure_client::{BOUND, Guest};
use parure_server::protocol::{ServerMsg, Stage};
use serde_json::json;

use crate::support::{DATABASES, Database, guest, pair, people, start, table};

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_acknowledged_once_and_a_stale_one_is_refused() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let (mut ada, mut bo, _) = pair(&service, &people("splendor", 2)).await;
        let action = ada.legal("take");
        let request = json!({ "type": "move", "id": "m1", "expected_version": ada.state.version, "action": action });
        let version = ada.done(request.clone()).await;
        assert_eq!(ada.done(request).await, version, "the same answer, and nothing done twice");
        bo.until(|state| state.version == version).await;
        assert_eq!(bo.state.me, Some(1));
        let old = json!({ "type": "move", "expected_version": version - 1, "action": bo.legal("take") });
        assert_eq!(bo.refused(old).await, "stale");
        assert!(matches!(bo.next().await, ServerMsg::Update(_)), "and the table as it is");
        bo.play("take").await;
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_comes_back_gets_what_it_missed() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let (mut ada, mut bo, table) = pair(&service, &people("duel", 2)).await;
    let seen = bo.state.version;
    drop(std::mem::replace(&mut bo.socket, ada.client.socket().await.unwrap()));
    let version = ada.play("take").await;
    let mut back = bo.client.at_table(&table, Some(seen)).await.unwrap();
    match back.next_within(BOUND).await.unwrap() {
        ServerMsg::Update(update) => {
            assert_eq!((update.since, update.state.version), (seen, version));
            assert!(!update.log.is_empty());
        }
        other => panic!("not an update: {other:?}"),
    }
    let mut lost = bo.client.at_table(&table, Some(9_999)).await.unwrap();
    assert!(matches!(lost.next_within(BOUND).await.unwrap(), ServerMsg::Snapshot(_)), "a version that never was");
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_after_a_restart() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let (mut ada, bo, table) = pair(&service, &people("marvel", 2)).await;
        let version = ada.play("take").await;
        service.shut_down().await;
        let service = start(&fresh.url).await;
        let mut bo = Guest::at(bo.client.at(service.address()), &table).await;
        assert_eq!((bo.state.version, bo.state.me), (version, Some(1)));
        bo.play("take").await;
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_on_one_seat_see_the_same_and_one_of_two_moves_counts() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let (mut one, _bo, table) = pair(&service, &people("splendor", 2)).await;
    let mut two = Guest::at(one.client.clone(), &table).await;
    assert_eq!(one.state.view, two.state.view);
    one.until(|state| state.spectators == 0).await;
    let (version, action) = (one.state.version, one.legal("take"));
    let request = |id: &str| json!({ "type": "move", "id": id, "expected_version": version, "action": action });
    let stored = one.done(request("tab one")).await;
    assert_eq!(two.refused(request("tab two")).await, "stale");
    two.until(|state| state.version == stored).await;
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_continued_on_another_device_by_its_link() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let (mut ada, _bo, table) = pair(&service, &people("splendor", 2)).await;
    let ServerMsg::SeatLink { key, .. } = ada.ask(json!({ "type": "seat_link", "seat": 0 })).await else {
        panic!("no link")
    };
    assert_eq!(ada.refused(json!({ "type": "seat_link", "seat": 1 })).await, "not_yours");
    let phone = guest(&service, "Ada's phone").await;
    let path = format!("/api/tables/{table}/claim");
    assert_eq!(phone.post(&path, &json!({ "key": "x".repeat(43) })).await.unwrap().status, 403);
    assert_eq!(phone.post(&path, &json!({ "key": key })).await.unwrap().status, 204);
    let mut phone = Guest::at(phone, &table).await;
    assert_eq!(phone.state.mine, [0]);
    phone.play("take").await;
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_leads_everybody_to_a_new_table() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let (mut ada, mut bo, _) = pair(&service, &people("duel", 2)).await;
    assert_eq!(ada.refused(json!({ "type": "rematch" })).await, "not_over");
    ada.done(json!({ "type": "resign", "seat": 0 })).await;
    bo.until(|state| state.stage == Stage::Over).await;
    assert!(bo.state.fair.secret.is_some());
    ada.done(json!({ "type": "rematch" })).await;
    bo.done(json!({ "type": "rematch" })).await;
    bo.until(|state| state.next.is_some()).await;
    let next = bo.state.next.clone().unwrap();
    let (mut ada, mut bo) = (Guest::at(ada.client, &next).await, Guest::at(bo.client, &next).await);
    assert_eq!((ada.state.mine.clone(), bo.state.mine.clone()), (vec![1], vec![0]), "the other begins");
    ada.done(json!({ "type": "nonce", "nonce": "0".repeat(16) })).await;
    bo.done(json!({ "type": "nonce", "nonce": "1".repeat(16) })).await;
    bo.until(|state| state.view.is_some()).await;
    bo.play("take").await;
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_leave_and_presence_are_seen_by_the_others() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let config = table(json!({ "game": "splendor", "seats": seats, "seating": "as_set", "chat": "free" }));
    let (mut ada, mut bo, id) = pair(&service, &config).await;
    ada.until(|state| state.seats[1].here).await;
    ada.done(json!({ "type": "chat", "text": "Good evening!" })).await;
    ada.done(json!({ "type": "say", "phrase": "good_luck" })).await;
    let mut heard = Vec::new();
    while heard.len() < 2 {
        if let ServerMsg::Update(update) = bo.next().await {
            heard.extend(update.chat);
        }
    }
    assert_eq!(heard[0].text.as_deref(), Some("Good evening!"));
    let watcher = Guest::at(guest(&service, "Cy").await, &id).await;
    assert_eq!((watcher.state.me, watcher.state.seats[0].name.as_str()), (None, "Ada"));
    ada.until(|state| state.spectators == 1).await;
    drop(watcher);
    ada.until(|state| state.spectators == 0).await;
    bo.done(json!({ "type": "leave", "seat": 1 })).await;
    ada.until(|state| state.seats[1].bot.is_some()).await;
    ada.play("take").await;
    ada.until(|state| state.me == Some(0) && state.turn >= 3).await;
    bo.done(json!({ "type": "resume", "seat": 1 })).await;
    drop(bo);
    ada.until(|state| !state.seats[1].here && state.seats[1].away_since.is_some()).await;
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_found_in_lists() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let ada = guest(&service, "Ada").await;
        let mut config = people("marvel", 3);
        let hidden = ada.make_table(&config).await.unwrap();
        config.listed = true;
        let listed = ada.make_table(&config).await.unwrap();
        let open = ada.get("/api/tables").await.unwrap().json();
        assert_eq!(open.as_array().unwrap().len(), 1);
        assert_eq!((&open[0]["table"], &open[0]["free"]), (&json!(listed), &json!(2)));
        assert_eq!((&open[0]["owner"], &open[0]["config"]["game"]), (&json!("Ada"), &json!("marvel")));
        let mine = ada.get("/api/me/tables").await.unwrap().json();
        let ids: Vec<_> = mine.as_array().unwrap().iter().map(|table| table["table"].clone()).collect();
        assert!(ids.contains(&json!(hidden)) && ids.contains(&json!(listed)));
        let summary = ada.get(&format!("/api/tables/{hidden}")).await.unwrap().json();
        assert_eq!((&summary["stage"], &summary["seats"][0]["name"]), (&json!("waiting"), &json!("Ada")));
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_with_the_engine_has_help_left_out_and_nobody_else_hears_of_it() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let (mut ada, mut bo, table) = pair(&service, &people("splendor", 2)).await;
    let mut fan = Guest::at(guest(&service, "Fan").await, &table).await;
    let help = ada.state.help.take();
    let seen = ada.state.version;
    let hello = json!({ "type": "hello", "table": table, "seen": seen, "help": "client" });
    ada.socket.send_text(hello.to_string()).await.unwrap();
    let told = ada.next().await;
    assert!(matches!(&told, ServerMsg::Update(update) if update.since == seen), "{told:?}");
    assert!(ada.state.help.is_none());
    assert_eq!(ada.state.own_help().unwrap(), help);
    ada.state.help = help;
    let version = ada.play("take").await;
    ada.until(|state| state.version == version).await;
    assert!(ada.state.help.is_none() && ada.state.view.is_some());
    // The next that others hear of is the move, each in their own form.
    for other in [&mut bo, &mut fan] {
        let mut versions = vec![other.state.version];
        while other.state.version < version {
            other.next().await;
            versions.push(other.state.version);
        }
        assert!(other.state.help.is_some());
        // A spectator came meanwhile, whom the others were told of once.
        assert!(versions.len() <= 3, "{versions:?}");
    }
    // Who asks for it has help again.
    let hello = json!({ "type": "hello", "table": table, "seen": version });
    ada.socket.send_text(hello.to_string()).await.unwrap();
    ada.until(|state| state.help.is_some()).await;
    service.shut_down().await;
}
