//! Visitors who do not mean well.

use std::time::Duration;

use parure_client::{BOUND, Client, Guest, SocketError};
use parure_engine::chance::{Entropy, SplitMix64};
use parure_server::config::Config;
use parure_server::protocol::{ClientMsg, ServerMsg};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;

use crate::support::{Database, config, guest, pair, people, start, start_with, table};

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_opens_for_our_own_page_only() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let client = guest(&service, "Ada").await;
    let port = service.address().port();
    let wrong = [
        None,
        Some("https://evil.example".to_owned()),
        Some("null".to_owned()),
        Some(format!("https://127.0.0.1:{port}")),
        Some(format!("http://127.0.0.1:{port}.evil.example")),
        Some(format!("http://localhost:{port}")),
    ];
    for origin in wrong {
        let refused = client.socket_from(origin.as_deref()).await;
        assert!(matches!(refused, Err(SocketError::Status(403))), "{origin:?}");
    }
    assert!(client.socket().await.is_ok());
    let forged = client.send("POST", "/api/tables", &[("origin", "https://evil.example")], Some(&json!({}))).await;
    assert_eq!(forged.unwrap().json()["code"], "wrong_origin");
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn named_origins_are_the_only_ones() {
    let fresh = Database::Sqlite.fresh();
    let settings = Config { origins: vec!["https://play.example.org".to_owned()], ..config(&fresh.url) };
    let service = start_with(settings).await;
    let client = Client::new(service.address());
    assert!(client.socket_from(Some("https://play.example.org")).await.is_ok());
    assert!(matches!(client.socket().await, Err(SocketError::Status(403))));
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_no_token_or_a_foreign_one_can_only_watch() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let (ada, bo, table) = pair(&service, &people("splendor", 2)).await;
    let action = ada.legal("take");
    let steal = json!({ "type": "move", "id": "x", "expected_version": ada.state.version, "action": action });
    let mut stranger = Guest::at(Client::new(service.address()), &table).await;
    assert_eq!(stranger.refused(steal.clone()).await, "no_guest");
    let mut eve = Guest::at(guest(&service, "Eve").await, &table).await;
    for (request, code) in [
        (steal, "not_seated"),
        (json!({ "type": "undo", "expected_version": ada.state.version }), "not_seated"),
        (json!({ "type": "resign", "seat": 0 }), "not_yours"),
        (json!({ "type": "leave", "seat": 1 }), "not_yours"),
        (json!({ "type": "resume", "seat": 0 }), "not_yours"),
        (json!({ "type": "start" }), "not_waiting"),
        (json!({ "type": "set_bot", "seat": 0 }), "not_owner"),
        (json!({ "type": "seat_link", "seat": 0 }), "not_yours"),
        (json!({ "type": "say", "phrase": "hello" }), "not_seated"),
        (json!({ "type": "hint" }), "not_your_turn"),
        (json!({ "type": "nonce", "nonce": "0".repeat(16) }), "not_waiting"),
    ] {
        assert_eq!(eve.refused(request.clone()).await, code, "{request}");
    }
    // A made-up cookie is nobody.
    let forged = [("cookie", "parure=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")];
    let me = Client::new(service.address()).send("GET", "/api/me", &forged, None).await.unwrap();
    assert_eq!(me.status, 204);
    let mine = Client::new(service.address()).send("GET", "/api/me/tables", &forged, None).await.unwrap();
    assert_eq!((mine.status, mine.json()["code"].as_str()), (401, Some("no_guest")));
    let watched = Guest::at(bo.client.clone(), &table).await;
    assert_eq!(watched.state.version, ada.state.version, "nothing has changed");
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ids_that_stand_for_nothing_are_all_the_same() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let client = guest(&service, "Ada").await;
    let ids = ["AAAAAAAAAAAAAAAAAAAAAA", "..%2F..%2Fetc%2Fpasswd", "x'%20or%20'1'='1", "%00", "null"];
    for id in ids {
        let go_on =
            client.post(&format!("/api/tables/{id}/continue"), &json!({ "step": 0, "seats": [] })).await.unwrap();
        assert_eq!((go_on.status, go_on.json()["code"].as_str()), (404, Some("no_table")), "{id}");
        for what in ["", "/record", "/replay", "/proof", "/review"] {
            let answer = client.get(&format!("/api/tables/{id}{what}")).await.unwrap();
            assert_eq!((answer.status, answer.json()["code"].as_str()), (404, Some("no_table")), "{id}{what}");
        }
        let mut socket = client.at_table(id, None).await.unwrap();
        let answer = socket.next_within(BOUND).await.unwrap();
        assert!(matches!(answer, ServerMsg::Refused { code, .. } if code == "no_table"));
    }
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn running_games_give_nothing_away_at_any_address() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let (mut ada, mut bo, table) = pair(&service, &people("splendor", 2)).await;
    let blind = json!({ "type": "reserve", "deck": 3 });
    ada.done(json!({ "type": "move", "expected_version": ada.state.version, "action": blind })).await;
    ada.until(|state| state.turn == 2).await;
    let view: Value = serde_json::from_str(ada.state.view.as_ref().unwrap().get()).unwrap();
    let card = view["players"][0]["reserved"][0]["card"].as_str().unwrap().to_owned();
    bo.until(|state| state.turn == 2).await;
    let seen = serde_json::to_string(&bo.state).unwrap();
    assert!(!seen.contains(&card), "the opponent never hears of {card}");
    let eve = guest(&service, "Eve").await;
    for what in ["", "/record", "/replay", "/proof", "/review"] {
        let answer = eve.get(&format!("/api/tables/{table}{what}")).await.unwrap();
        assert!(!answer.text().contains(&card), "{what}");
        assert!(what.is_empty() || answer.json()["code"] == "not_over", "{what}");
    }
    for path in ["/api/tables", "/api/me/tables", "/metrics", "/healthz", "/readyz", "/api/openapi.json"] {
        let text = eve.get(path).await.unwrap().text();
        assert!(!text.contains(&card) && !text.contains("secret\":\""), "{path}");
    }
    let mut watcher = eve.at_table(&table, Some(1)).await.unwrap();
    let mut everything = String::new();
    while !everything.contains("\"update\"") {
        everything += &watcher.next_text().await.unwrap();
    }
    assert!(!everything.contains(&card));
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_that_make_no_sense_are_refused_and_change_nothing() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let (mut ada, _bo, id) = pair(&service, &people("duel", 2)).await;
    let version = ada.state.version;
    let valid =
        json!({ "type": "move", "id": "m", "expected_version": version, "action": ada.legal("take") }).to_string();
    let mut luck = SplitMix64::new(11);
    for nth in 0..400 {
        let mut bytes = valid.clone().into_bytes();
        for _ in 0..=luck.below(4) {
            let place = luck.below(bytes.len() as u32) as usize;
            match luck.below(3) {
                0 => bytes[place] = luck.below(256) as u8,
                1 => _ = bytes.remove(place),
                _ => bytes.insert(place, b"{}[]\",:0-e\\"[luck.below(11) as usize]),
            }
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        // A change that leaves a legal move is no nonsense.
        if serde_json::from_str::<ClientMsg>(&text).is_ok_and(|message| message.id() != Some("")) {
            continue;
        }
        if ada.socket.send_text(text.clone()).await.is_err() {
            panic!("the connection was ended after {nth}: {text}");
        }
        // On a slow machine the other player is given up meanwhile, and that is told.
        let answer = loop {
            match ada.next().await {
                ServerMsg::Update(_) => {}
                answer => break answer,
            }
        };
        match answer {
            ServerMsg::Refused { code, .. } => assert!(code == "bad_message" || code == "bad_id", "{code}: {text}"),
            other => panic!("{text}: {other:?}"),
        }
        if nth % 50 == 49 {
            // Whoever sends nothing but nonsense is shown the door; a good request in between is forgiven.
            ada.socket.send(&ClientMsg::hello(&id, Some(version))).await.unwrap();
            ada.next().await;
        }
    }
    let state = Guest::at(ada.client.clone(), &id).await.state;
    assert_eq!(state.version, version);
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn oversized_and_foreign_frames_end_the_connection() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let client = guest(&service, "Ada").await;
    let mut socket = client.socket().await.unwrap();
    socket.send_text("x".repeat(100_000)).await.unwrap();
    let ended = async { while socket.next().await.is_ok() {} };
    tokio::time::timeout(BOUND, ended).await.expect("the connection ends");

    let mut socket = client.socket().await.unwrap();
    socket.send_bytes(vec![0; 16]).await.unwrap();
    assert!(matches!(socket.next().await.unwrap(), ServerMsg::Refused { code, .. } if code == "bad_message"));

    for garbage in [&b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"[..], b"\x81\x05hello", b"\x8f\x80\0\0\0\0"] {
        let mut socket = client.socket().await.unwrap();
        socket.stream().write_all(garbage).await.unwrap();
        let ended = async { while socket.next().await.is_ok() {} };
        tokio::time::timeout(BOUND, ended).await.expect("the connection ends");
    }
    let mut luck = SplitMix64::new(12);
    for _ in 0..60 {
        let mut socket = client.socket().await.unwrap();
        let mut frame: Vec<u8> = (0..1 + luck.below(200)).map(|_| luck.below(256) as u8).collect();
        // Half of them begin as a proper text or closing frame does.
        if luck.below(2) == 0 {
            frame[0] = [0x81, 0x88][luck.below(2) as usize];
        }
        // The server may have hung up before it has heard everything.
        _ = socket.stream().write_all(&frame).await;
        _ = socket.stream().shutdown().await;
        let ended = async { while socket.next().await.is_ok() {} };
        tokio::time::timeout(BOUND, ended).await.expect("the connection ends");
        let noise: Vec<u8> = (0..1 + luck.below(100)).map(|_| luck.below(256) as u8).collect();
        _ = client.send_raw(&[&noise, &b"\r\n\r\n"[..]].concat()).await;
    }
    assert_eq!(client.get("/healthz").await.unwrap().status, 200);
    let long = client.post("/api/tables", &json!({ "config": "x".repeat(9_000) })).await.unwrap();
    assert_eq!(long.json()["code"], "too_long");
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_too_fast_is_slowed_down() {
    let fresh = Database::Sqlite.fresh();
    let mut settings = config(&fresh.url);
    settings.limits.messages_per_second = 5.0;
    settings.limits.requests_per_second = 20.0;
    settings.limits.sockets_per_address = 3;
    settings.limits.tables_per_guest = 2;
    let service = start_with(settings).await;
    let client = guest(&service, "Ada").await;
    let id = client.make_table(&people("duel", 2)).await.unwrap();
    client.make_table(&people("duel", 2)).await.unwrap();
    let third = client.make_table(&people("duel", 2)).await.unwrap_err().to_string();
    assert!(third.contains("too_many_tables"), "{third}");

    let mut socket = client.at_table(&id, None).await.unwrap();
    let mut codes = Vec::new();
    for nth in 0..40 {
        socket
            .send_text(json!({ "type": "say", "id": format!("{nth}"), "phrase": "hello" }).to_string())
            .await
            .unwrap();
    }
    while codes.len() < 20 {
        if let ServerMsg::Refused { code, .. } = socket.next_within(BOUND).await.unwrap() {
            codes.push(code);
        }
    }
    assert!(codes.iter().all(|code| code == "too_fast"));

    let others = [client.socket().await, client.socket().await, client.socket().await];
    let refused = others.iter().filter(|other| matches!(other, Err(SocketError::Status(429)))).count();
    assert_eq!(refused, 1);
    let mut slowed = false;
    for _ in 0..200 {
        slowed |= client.get("/api/tables").await.unwrap().json()["code"] == "too_fast";
    }
    assert!(slowed);
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_dawdles_is_not_waited_for() {
    let fresh = Database::Sqlite.fresh();
    let mut settings = config(&fresh.url);
    settings.limits.request_time = Duration::from_millis(300);
    settings.limits.connections = 2;
    let service = start_with(settings).await;
    let client = Client::new(service.address());
    // Both places are taken by requests that never come to their end.
    let half = b"GET /healthz HTTP/1.1\r\nhost: x\r\n";
    let open = format!(
        "PUT /api/me HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: 50\r\n\r\n{{",
        service.address()
    );
    let (silent, late, patient) =
        tokio::join!(client.send_raw(half), client.send_raw(open.as_bytes()), client.get("/healthz"));
    assert!(silent.is_err(), "no request, no answer");
    let late = late.unwrap();
    assert_eq!((late.status, late.json()["code"].as_str()), (408, Some("too_slow")));
    assert_eq!(patient.unwrap().status, 200, "who waits gets the place");
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_words_are_only_text() {
    for database in crate::support::DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let name = "x'); drop table step;--";
        let config = table(json!({ "game": "duel", "chat": "free", "seating": "as_set",
            "seats": [{ "who": "me", "name": "<b>\"&'</b>" }, { "who": "open" }] }));
        let owner = guest(&service, name).await;
        let id = owner.make_table(&config).await.unwrap();
        let mut ada = Guest::at(owner.clone(), &id).await;
        assert_eq!(ada.state.seats[0].name, "<b>\"&'</b>");
        ada.done(json!({ "type": "chat", "text": "'; delete from person; -- <img src=x onerror=alert(1)>" })).await;
        assert_eq!(owner.get("/api/me").await.unwrap().json()["name"], name);
        let answer = owner.get(&format!("/api/tables/{id}")).await.unwrap();
        assert_eq!(answer.header("content-type"), Some("application/json"));
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_protected() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let client = Client::new(service.address());
    for path in ["/", "/t/AAAAAAAAAAAAAAAAAAAAAA", "/api/me", "/api/docs", "/healthz", "/nothing.js"] {
        let answer = client.get(path).await.unwrap();
        let policy = answer.header("content-security-policy").unwrap();
        // WebAssembly is no script: it reaches nothing that the page does not hand it.
        let strict = policy.replace("'wasm-unsafe-eval'", "");
        assert!(policy.contains("script-src 'self'") && !strict.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
        assert!(answer.header("server").is_none());
    }
    let entered = client.send("PUT", "/api/me", &[], Some(&json!({ "name": "Ada" }))).await.unwrap();
    let cookie = entered.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    service.shut_down().await;

    let secure = start_with(Config { secure: true, ..config(&Database::Sqlite.fresh().url) }).await;
    let client = Client::new(secure.address());
    let origin = format!("https://{}", secure.address());
    let entered = client.send("PUT", "/api/me", &[("origin", &origin)], Some(&json!({ "name": "Ada" }))).await.unwrap();
    let cookie = entered.header("set-cookie").unwrap();
    assert!(
        cookie.starts_with("__Host-parure=") && cookie.contains("; Secure") && cookie.contains("Path=/"),
        "{cookie}"
    );
    assert!(entered.header("strict-transport-security").is_some());
    secure.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_known_proxies_are_believed() {
    let fresh = Database::Sqlite.fresh();
    let mut settings = config(&fresh.url);
    settings.limits.requests_per_second = 5.0;
    let service = start_with(settings.clone()).await;
    let flood = async |service: &parure_server::Service| {
        let client = Client::new(service.address());
        let mut refused = 0;
        for nth in 0..60 {
            let address = format!("203.0.113.{nth}");
            let answer = client.send("GET", "/api/bots", &[("x-forwarded-for", &address)], None).await.unwrap();
            refused += u32::from(answer.status == 429);
        }
        refused
    };
    assert!(flood(&service).await > 0, "a made-up address helps nobody");
    service.shut_down().await;
    let behind = Config { proxies: vec![[127, 0, 0, 1].into()], ..settings };
    let service = start_with(Config { database: Database::Sqlite.fresh().url, ..behind }).await;
    assert_eq!(flood(&service).await, 0, "a proxy speaks for many");
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_given_up_and_hinders_nobody() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let (mut ada, bo, id) = pair(&service, &people("splendor", 2)).await;
    let mut deaf = Vec::new();
    for _ in 0..5 {
        deaf.push(bo.client.at_table(&id, None).await.unwrap());
    }
    // Each request is answered in time although those five read nothing of what they are told.
    let mut version = ada.state.version;
    for _ in 0..200 {
        ada.until(|state| state.version >= version).await;
        let action = ada.legal("take");
        ada.done(json!({ "type": "move", "expected_version": version, "action": action })).await;
        ada.done(json!({ "type": "undo", "expected_version": version + 1 })).await;
        version += 2;
    }
    service.shut_down().await;
}
