//! Sessions, links, names and files: what others must not get hold of.

use std::os::unix::fs::PermissionsExt;

use parure_client::{Client, Guest, Proxy, Weather};
use parure_server::config::{Config, Limits};
use parure_server::protocol::ServerMsg;
use parure_server::world::World;
use parure_server::{Service, StartError};
use serde_json::json;

use crate::accounts::{ask, claim, code, ends, sign_in};
use crate::support::{DATABASES, Database, config, execute, guest, pair, people, start, start_with};

const PASSWORD: &str = "a necklace of rubies";
const WRONG: &str = "a string of glass beads";

#[tokio::test(flavor = "multi_thread")]
async fn attempts_are_counted_for_all_nodes_and_over_restarts() {
    for database in DATABASES {
        let fresh = database.fresh();
        let mut settings = Config { proxies: vec![[127, 0, 0, 1].into()], ..config(&fresh.url) };
        settings.limits.password_attempts = 4;
        let attempt = async |service: &Service, address: &str, password: &str| {
            let body = json!({ "login": "ada", "password": password });
            let visitor = Client::new(service.address());
            code(
                &visitor
                    .send("POST", "/api/account/sign-in", &[("x-forwarded-for", address)], Some(&body))
                    .await
                    .unwrap(),
            )
        };
        let mut service = start_with(settings.clone()).await;
        claim(&guest(&service, "Ada").await, "ada", PASSWORD).await;
        assert_eq!(attempt(&service, "198.51.100.7", PASSWORD).await.0, 200);
        for nth in 0..4 {
            assert_eq!(attempt(&service, "203.0.113.1", WRONG).await.1, "wrong_credentials", "{nth}");
            service.shut_down().await;
            service = start_with(settings.clone()).await;
        }
        assert_eq!(attempt(&service, "203.0.113.1", PASSWORD).await.1, "too_many_attempts");
        assert_eq!(attempt(&service, "203.0.113.2", PASSWORD).await.1, "too_many_attempts", "the name waits, too");
        assert_eq!(attempt(&service, "198.51.100.7", PASSWORD).await.0, 200, "but not where its owner has been");
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_link_works_once_and_can_be_ended() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let (mut ada, _bo, id) = pair(&service, &people("splendor", 2)).await;
        let link = async |ada: &mut Guest| match ada.ask(json!({ "type": "seat_link", "seat": 0 })).await {
            ServerMsg::SeatLink { key, .. } => key,
            other => panic!("{other:?}"),
        };
        let path = format!("/api/tables/{id}/claim");
        let key = link(&mut ada).await;
        let (phone, thief) = (guest(&service, "Phone").await, guest(&service, "Thief").await);
        assert_eq!(phone.post(&path, &json!({ "key": key })).await.unwrap().status, 204);
        assert_eq!(code(&thief.post(&path, &json!({ "key": key })).await.unwrap()), (403, "no_key".to_owned()));
        assert_eq!(
            phone.post(&path, &json!({ "key": key })).await.unwrap().status,
            204,
            "opened again by whoever has come"
        );
        let key = link(&mut ada).await;
        ada.done(json!({ "type": "end_seat_links", "seat": 0 })).await;
        assert_eq!(code(&thief.post(&path, &json!({ "key": key })).await.unwrap()).1, "no_key");
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_signed_out_on_one_node_is_out_on_the_other() {
    let fresh = Database::Postgres.fresh();
    let (one, two) = (start(&fresh.url).await, start(&fresh.url).await);
    let (ada, _bo, table) = pair(&one, &people("splendor", 2)).await;
    let here = claim(&ada.client, "ada", PASSWORD).await;
    let there = sign_in(&two, "ada", PASSWORD).await;
    let mut socket = Guest::at(there.clone(), &table).await;
    assert_eq!(ask(&here, "/sign-out", json!({})).await.status, 204);
    ends(&mut socket).await;
    for node in [&one, &two] {
        assert_eq!(there.at(node.address()).get("/api/me").await.unwrap().status, 204, "nobody");
        assert_eq!(code(&there.at(node.address()).get("/api/me/tables").await.unwrap()).1, "no_guest");
    }
    one.shut_down().await;
    two.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_signed_out_unheard_is_out_when_the_node_hears_again() {
    let fresh = Database::Postgres.fresh();
    let (_, place) = fresh.url.split_once('@').expect("a user");
    let place = place.split('/').next().expect("a host");
    let proxy = Proxy::open(place.parse().expect("an address")).await.expect("a proxy");
    let two = start(&fresh.url.replace(place, &proxy.address().to_string())).await;
    let one = start(&fresh.url).await;
    let (ada, _bo, table) = pair(&one, &people("splendor", 2)).await;
    let here = claim(&ada.client, "ada", PASSWORD).await;
    let mut socket = Guest::at(sign_in(&two, "ada", PASSWORD).await, &table).await;
    proxy.set(Weather::Deaf(b"LISTEN"));
    assert_eq!(ask(&here, "/sign-out", json!({})).await.status, 204);
    proxy.swallows_an_answer().await;
    proxy.set(Weather::Fair);
    ends(&mut socket).await;
    one.shut_down().await;
    two.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_show_nothing_are_refused() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    for name in ["\u{3164}", "\u{2800}", "\u{ad}", "\u{fe0f}", "\u{301}", "A\u{ad}da"] {
        let named = Client::new(service.address()).send("PUT", "/api/me", &[], Some(&json!({ "name": name }))).await;
        assert_eq!(code(&named.unwrap()), (400, "bad_name".to_owned()), "{name:?}");
    }
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_a_foreign_host_is_none_of_ours() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let request = |host: &str| {
        let body = r#"{"name":"Ada"}"#;
        format!(
            "PUT /api/me HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        )
    };
    let client = Client::new(service.address());
    let evil = client.send_raw(request("evil.example").as_bytes()).await.unwrap();
    assert_eq!(code(&evil), (403, "wrong_origin".to_owned()));
    let home = client.send_raw(request("nas.local:8080").as_bytes()).await.unwrap();
    assert_eq!(home.status, 200, "{}", home.text());
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_origin_is_read_as_it_is_written() {
    let fresh = Database::Sqlite.fresh();
    let origins = vec!["https://Play.example.org:443/".to_owned()];
    let service = start_with(Config { origins, ..config(&fresh.url) }).await;
    let client = Client::new(service.address());
    assert!(client.socket_from(Some("https://play.example.org")).await.is_ok());
    assert!(client.socket_from(Some("https://evil.example")).await.is_err());
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_that_make_no_sense_are_refused_before_anything_is_made() {
    let fresh = Database::Sqlite.fresh();
    let mut wrong = vec![Config { origins: vec!["play.example.org".to_owned()], ..config(&fresh.url) }];
    let changes: [fn(&mut Limits); 4] = [
        |limits| limits.connections = 0,
        |limits| limits.bot_threads = 0,
        |limits| limits.requests_per_second = f64::NAN,
        |limits| limits.messages_per_second = -1.0,
    ];
    for change in changes {
        let mut settings = config(&fresh.url);
        change(&mut settings.limits);
        wrong.push(settings);
    }
    for settings in wrong {
        let refused = Service::start(settings, World::real()).await.err().expect("refused");
        assert!(matches!(refused, StartError::Config(_)), "{refused}");
        assert!(refused.to_string().starts_with("--"), "{refused}");
    }
    assert!(!std::path::Path::new(fresh.url.trim_start_matches("sqlite:")).exists(), "nothing was made");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_for_its_owner_only() {
    let fresh = Database::Sqlite.fresh();
    let file = fresh.url.trim_start_matches("sqlite:").to_owned();
    let service = start(&fresh.url).await;
    guest(&service, "Ada").await;
    for end in ["", "-wal", "-shm"] {
        let mode = std::fs::metadata(format!("{file}{end}")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{end}");
    }
    service.shut_down().await;
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    start(&fresh.url).await.shut_down().await;
    assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600, "one of before, too");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_step_is_not_called_a_hiccup() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let ada = guest(&service, "Ada").await;
        let table = ada.make_table(&people("splendor", 2)).await.unwrap();
        execute(&fresh.url, "update step set body = '{\"step\":'").await;
        let answer = ada.get(&format!("/api/tables/{table}")).await.unwrap();
        assert_eq!((answer.status, answer.json()["code"].as_str()), (500, Some("internal")));
        assert!(!answer.text().contains("nothing was lost"), "{}", answer.text());
        service.shut_down().await;
    }
}
