//! What one visitor cannot have all of: connections, bytes, seats, hints, guests, tables.

use std::net::SocketAddr;

use parure_client::{BOUND, Client, Guest, SocketError};
use parure_server::Service;
use parure_server::config::Config;
use parure_server::protocol::ServerMsg;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::{Database, against_bots, config, guest, pair, people, start, start_with, table};

/// A request as if it came through a proxy from this address.
async fn from(client: &Client, method: &str, path: &str, address: &str, body: Option<&Value>) -> Value {
    let reply = client.send(method, path, &[("x-forwarded-for", address)], body).await.unwrap();
    let mut answer = reply.json();
    if !answer.is_object() {
        answer = json!({});
    }
    answer["status"] = json!(reply.status);
    answer["retry_after"] = json!(reply.header("retry-after"));
    answer
}

fn behind_proxy(url: &str) -> Config {
    Config { proxies: vec![[127, 0, 0, 1].into()], ..config(url) }
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_and_tables_of_an_address_are_counted_for_all_nodes_and_over_restarts() {
    for database in crate::support::DATABASES {
        let fresh = database.fresh();
        let mut settings = behind_proxy(&fresh.url);
        (settings.limits.guests_per_hour, settings.limits.tables_per_hour) = (3, 2);
        let first = start_with(settings.clone()).await;
        let come = async |service: &Service, address: &str| {
            let name = json!({ "name": "Ada" });
            from(&Client::new(service.address()), "PUT", "/api/me", address, Some(&name)).await
        };
        assert_eq!(come(&first, "203.0.113.1").await["status"], 200);
        assert_eq!(come(&first, "203.0.113.1").await["status"], 200);
        first.shut_down().await;
        let second = start_with(settings).await;
        assert_eq!(come(&second, "203.0.113.1").await["status"], 200);
        let refused = come(&second, "203.0.113.1").await;
        assert_eq!((refused["status"].as_u64(), refused["code"].as_str()), (Some(429), Some("too_many_from_here")));
        assert!(refused["wait_ms"].as_u64().is_some_and(|wait| (1..=1_200_000).contains(&wait)), "{refused}");
        assert!(refused["retry_after"].is_string(), "{refused}");
        assert_eq!(come(&second, "203.0.113.2").await["status"], 200, "another address");
        assert_eq!(come(&second, "2001:db8::1").await["status"], 200);
        assert_eq!(come(&second, "2001:db8::2").await["status"], 200);
        assert_eq!(come(&second, "2001:db8::3").await["status"], 200);
        assert_eq!(come(&second, "2001:db8::4").await["code"], "too_many_from_here", "one network of version 6");
        // A guest who is known comes and goes as they like.
        let ada = guest(&second, "Ada").await;
        for _ in 0..5 {
            let renamed = from(&ada, "PUT", "/api/me", "203.0.113.1", Some(&json!({ "name": "Countess" }))).await;
            assert_eq!(renamed["status"], 200);
        }
        let body = json!({ "config": people("duel", 2) });
        let made = async || from(&ada, "POST", "/api/tables", "203.0.113.9", Some(&body)).await;
        assert_eq!((made().await["status"].as_u64(), made().await["status"].as_u64()), (Some(201), Some(201)));
        assert_eq!(made().await["code"], "too_many_from_here");
        second.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sits_at_every_table_and_waits() {
    for database in crate::support::DATABASES {
        let fresh = database.fresh();
        let mut settings = config(&fresh.url);
        settings.limits.waiting_seats = 2;
        let service = start_with(settings).await;
        let (ada, eve) = (guest(&service, "Ada").await, guest(&service, "Eve").await);
        let mut tables = Vec::new();
        for _ in 0..6 {
            tables.push(ada.make_table(&people("splendor", 3)).await.unwrap());
        }
        // All at once, each on a socket of its own.
        let mut sitting = tokio::task::JoinSet::new();
        for id in tables.clone() {
            let eve = eve.clone();
            sitting.spawn(async move {
                let mut eve = Guest::at(eve, &id).await;
                (id, eve.ask(json!({ "type": "sit", "seat": 1 })).await)
            });
        }
        let (mut sits, mut codes) = (Vec::new(), Vec::new());
        for (id, answer) in sitting.join_all().await {
            match answer {
                ServerMsg::Ack { .. } => sits.push(id),
                ServerMsg::Refused { code, id, .. } => codes.push((code, id.is_some())),
                other => panic!("{other:?}"),
            }
        }
        assert_eq!((sits.len(), codes), (2, vec![("too_many_seats".to_owned(), true); 4]));
        // Whoever stands up can sit elsewhere, and so can whoever is removed.
        let elsewhere = tables.iter().find(|id| !sits.contains(id)).unwrap();
        let mut waits = Guest::at(eve.clone(), &sits[0]).await;
        waits.done(json!({ "type": "stand", "seat": 1 })).await;
        Guest::at(eve.clone(), elsewhere).await.done(json!({ "type": "sit", "seat": 1 })).await;
        let mut owner = Guest::at(ada.clone(), &sits[1]).await;
        owner.done(json!({ "type": "remove", "seat": 1 })).await;
        assert_eq!(Guest::at(eve.clone(), &sits[1]).await.refused(json!({ "type": "sit", "seat": 1 })).await, "barred");
        waits.done(json!({ "type": "sit", "seat": 2 })).await;
        // A table that its owner closes is nobody's any more.
        owner.done(json!({ "type": "close" })).await;
        let closed = ada.get(&format!("/api/tables/{}", sits[1])).await.unwrap().json();
        assert_eq!(closed["stage"], "closed");
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_for_a_person_and_not_for_a_connection() {
    let fresh = Database::Sqlite.fresh();
    let mut settings = config(&fresh.url);
    settings.limits.hints_per_minute = 8.0;
    settings.limits.bot_time = std::time::Duration::from_millis(20);
    let service = start_with(settings).await;
    let ada = guest(&service, "Ada").await;
    let id = ada.make_table(&against_bots("duel", 2, "level1")).await.unwrap();
    let mut first = Guest::at(ada.clone(), &id).await;
    first.done(json!({ "type": "start" })).await;
    first.until(|state| state.me.is_some() && state.help.as_ref().is_some_and(|help| !help.legal.is_empty())).await;
    let (mut given, mut refused) = (0, Vec::new());
    for _ in 0..5 {
        let mut tab = Guest::at(ada.clone(), &id).await;
        for _ in 0..2 {
            match tab.ask(json!({ "type": "hint" })).await {
                ServerMsg::Hint { .. } => given += 1,
                ServerMsg::Refused { code, id, wait_ms, .. } => refused.push((code, id.is_some(), wait_ms.is_some())),
                other => panic!("{other:?}"),
            }
        }
    }
    assert!((2..10).contains(&given), "{given} hints");
    assert!(refused.iter().all(|refusal| *refusal == ("too_fast".to_owned(), true, true)), "{refused:?}");
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reviews_have_a_quota_for_an_address() {
    let fresh = Database::Sqlite.fresh();
    let mut settings = behind_proxy(&fresh.url);
    settings.limits.reviews_per_hour = 6.0;
    let service = start_with(settings).await;
    let (mut ada, _bo, id) = pair(&service, &people("duel", 2)).await;
    ada.done(json!({ "type": "resign", "seat": 0 })).await;
    let path = format!("/api/tables/{id}/review");
    assert_eq!(from(&ada.client, "GET", &path, "203.0.113.1", None).await["status"], 200);
    assert_eq!(from(&ada.client, "GET", &path, "203.0.113.1", None).await["code"], "too_fast");
    assert_eq!(from(&ada.client, "GET", &path, "203.0.113.2", None).await["status"], 200);
    service.shut_down().await;
}

/// Sends this and says what comes back until the server hangs up.
async fn say(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut heard = Vec::new();
    let talk = async {
        // The server may hang up before it has heard everything.
        _ = stream.write_all(bytes).await;
        _ = stream.read_to_end(&mut heard).await;
    };
    tokio::time::timeout(BOUND, talk).await.expect("the server answers or hangs up");
    String::from_utf8_lossy(&heard).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_has_so_many_bytes_and_headers() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let request = |headers: &str| format!("GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{headers}\r\n");
    let usual = say(service.address(), request(&format!("cookie: {}\r\n", "x".repeat(4_000))).as_bytes()).await;
    assert!(usual.starts_with("HTTP/1.1 200"), "{usual}");
    for headers in [format!("x: {}\r\n", "x".repeat(500_000)), "x: y\r\n".repeat(1_000)] {
        let heard = say(service.address(), request(&headers).as_bytes()).await;
        assert!(heard.is_empty() || heard.starts_with("HTTP/1.1 431"), "{heard}");
    }
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_shut_the_door() {
    let fresh = Database::Sqlite.fresh();
    let mut settings = config(&fresh.url);
    (settings.limits.connections, settings.limits.connections_per_address) = (40, 10);
    let service = start_with(settings).await;
    let mut silent = Vec::new();
    for _ in 0..10 {
        silent.push(TcpStream::connect(service.address()).await.unwrap());
    }
    let refused = say(service.address(), b"").await;
    assert!(refused.starts_with("HTTP/1.1 429") && refused.contains("too_many_sockets"), "{refused}");
    // From anywhere else the door is open: on this machine, from another address of the same host.
    let other = tokio::net::TcpSocket::new_v4().unwrap();
    other.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut other = other.connect(service.address()).await.unwrap();
    other.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    other.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    drop(silent);
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_so_many_sockets() {
    let fresh = Database::Sqlite.fresh();
    let mut settings = config(&fresh.url);
    settings.limits.sockets_per_person = 3;
    let service = start_with(settings).await;
    let (ada, bo) = (guest(&service, "Ada").await, guest(&service, "Bo").await);
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(ada.socket().await.unwrap());
    }
    assert!(matches!(ada.socket().await, Err(SocketError::Status(429))));
    assert!(bo.socket().await.is_ok());
    drop(open);
    let again = async { while ada.socket().await.is_err() {} };
    tokio::time::timeout(BOUND, again).await.expect("there is room again");
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_line_of_a_proxy_counts_on_any_socket() {
    let fresh = Database::Sqlite.fresh();
    let mut settings = Config { listen: "[::]:0".parse().unwrap(), ..behind_proxy(&fresh.url) };
    settings.limits.requests_per_second = 5.0;
    let service = start_with(settings).await;
    let client = Client::new(([127, 0, 0, 1], service.address().port()).into());
    let mut refused = 0;
    for nth in 0..60 {
        let forged = format!("203.0.113.{nth}");
        let headers = [("x-forwarded-for", forged.as_str()), ("x-forwarded-for", "198.51.100.1")];
        refused += u32::from(client.send("GET", "/api/bots", &headers, None).await.unwrap().status == 429);
    }
    assert!(refused > 0, "the line that the visitor made up does not count");
    let mut passed = 0;
    for nth in 0..60 {
        let address = format!("203.0.113.{nth}");
        let headers = [("x-forwarded-for", address.as_str())];
        passed += u32::from(client.send("GET", "/api/bots", &headers, None).await.unwrap().status == 200);
    }
    assert_eq!(passed, 60, "the proxy is believed, although it is seen as ::ffff:127.0.0.1");
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_of_spectators_with_names_is_told_the_same_bytes() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let (mut ada, _bo, id) = pair(&service, &people("splendor", 2)).await;
    let mut crowd = Vec::new();
    for nth in 0..20 {
        crowd.push(Guest::at(guest(&service, &format!("Fan {nth}")).await, &id).await);
    }
    ada.until(|state| state.spectators == 20).await;
    let version = ada.play("take").await;
    let mut told = std::collections::BTreeSet::new();
    for fan in &mut crowd {
        let text = loop {
            let text = fan.socket.next_text().await.unwrap();
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["version"] == version && message["type"] == "update" && message["since"] == version - 1 {
                break text;
            }
        };
        told.insert(text);
    }
    assert_eq!(told.len(), 1, "written once for all of them");
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_tables_are_shown_to_an_address_only_so_often() {
    let fresh = Database::Sqlite.fresh();
    let mut settings = config(&fresh.url);
    settings.limits.requests_per_second = 10.0;
    let service = start_with(settings).await;
    let owner = guest(&service, "Ada").await;
    let id = owner
        .make_table(&table(json!({ "game": "duel", "seats": [{ "who": "me" }, { "who": "open" }] })))
        .await
        .unwrap();
    let mut socket = owner.socket().await.unwrap();
    let hello = json!({ "type": "hello", "table": id }).to_string();
    let (mut shown, mut waits) = (0, Vec::new());
    for _ in 0..600 {
        socket.send_text(hello.clone()).await.unwrap();
        match socket.next_within(BOUND).await.unwrap() {
            ServerMsg::Refused { code, wait_ms, .. } => {
                assert_eq!(code, "too_fast");
                waits.push(wait_ms);
                break;
            }
            _ => shown += 1,
        }
    }
    assert!(shown >= 200, "{shown}");
    assert!(waits.iter().all(Option::is_some) && !waits.is_empty(), "{waits:?}");
    service.shut_down().await;
}
