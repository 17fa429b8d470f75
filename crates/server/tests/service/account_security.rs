//! Accounts and visitors who do not mean well.

use parure_client::{Client, Guest};
use parure_server::config::Config;
use parure_server::protocol::ClientMsg;
use serde_json::json;

use crate::accounts::{ask, claim, code, ends, sign_in};
use crate::support::{DATABASES, Database, config, guest, pair, people, play_out, start, start_with};

const PASSWORD: &str = "a necklace of rubies";
const WRONG: &str = "a string of glass beads";

#[tokio::test(flavor = "multi_thread")]
async fn guessing_has_to_wait_but_locks_nobody_out() {
    let fresh = Database::Sqlite.fresh();
    let mut settings = Config { proxies: vec![[127, 0, 0, 1].into()], ..config(&fresh.url) };
    settings.limits.password_attempts = 4;
    let service = start_with(settings).await;
    let visitor = Client::new(service.address());
    let attempt = async |address: &str, login: &str, password: &str| {
        let body = json!({ "login": login, "password": password });
        let headers = [("x-forwarded-for", address)];
        visitor.send("POST", "/api/account/sign-in", &headers, Some(&body)).await.unwrap()
    };
    claim(&guest(&service, "Ada").await, "ada", PASSWORD).await;
    assert_eq!(attempt("198.51.100.1", "ada", PASSWORD).await.status, 200);
    // One address, whatever name it tries.
    for nth in 0..4 {
        assert_eq!(code(&attempt("203.0.113.1", &format!("name{nth}"), WRONG).await).1, "wrong_credentials");
    }
    let slowed = attempt("203.0.113.1", "ada", PASSWORD).await;
    assert_eq!(code(&slowed), (429, "too_many_attempts".to_owned()));
    assert!(slowed.header("retry-after").is_some_and(|seconds| seconds.parse::<u64>().is_ok_and(|wait| wait > 0)));
    assert_eq!(slowed.header("set-cookie"), None);
    // One name, whatever addresses it is tried from, known or not.
    for login in ["ada", "nobody"] {
        for nth in 0..4 {
            let reply = attempt(&format!("203.0.113.{}", 10 + nth), login, WRONG).await;
            assert_eq!(code(&reply).1, "wrong_credentials");
        }
        assert_eq!(code(&attempt("203.0.113.99", login, PASSWORD).await).1, "too_many_attempts", "{login}");
    }
    assert_eq!(attempt("198.51.100.1", "ada", PASSWORD).await.status, 200, "where the owner has been before");
    // Names that are taken are not to be found out by trying many.
    let mut codes = Vec::new();
    for _ in 0..6 {
        let eve = guest(&service, "Eve").await;
        let body = json!({ "login": "ada", "password": PASSWORD });
        let headers = [("x-forwarded-for", "203.0.113.50")];
        codes.push(code(&eve.send("POST", "/api/account", &headers, Some(&body)).await.unwrap()).1);
    }
    assert_eq!(codes[..4], ["login_taken"; 4]);
    assert_eq!(codes[4..], ["too_many_attempts"; 2]);
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_changes_the_account_of_another() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let ada = claim(&guest(&service, "Ada").await, "ada", PASSWORD).await;
    let eve = claim(&guest(&service, "Eve").await, "eve", WRONG).await;
    // Even with Ada's password in hand, Eve's cookie is about Eve's account.
    let change = ask(&eve, "/password", json!({ "old": PASSWORD, "new": "chosen by eve" })).await;
    assert_eq!(code(&change).1, "wrong_credentials");
    assert_eq!(code(&ask(&eve, "/delete", json!({ "password": PASSWORD })).await).1, "wrong_credentials");
    let forged = Client::new(service.address());
    let cookie = [("cookie", "parure=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")];
    for (method, what) in [("POST", "/sign-out"), ("PUT", "/password"), ("POST", "/delete"), ("POST", "")] {
        let body = json!({ "login": "ada", "password": PASSWORD, "old": PASSWORD, "new": WRONG });
        let reply = forged.send(method, &format!("/api/account{what}"), &cookie, Some(&body)).await.unwrap();
        assert_eq!(code(&reply), (401, "no_guest".to_owned()), "{what}");
    }
    // A foreign page can do nothing with Ada's cookie.
    let evil = [("origin", "https://evil.example")];
    for (method, what) in
        [("POST", ""), ("POST", "/sign-in"), ("POST", "/sign-out"), ("PUT", "/password"), ("POST", "/delete")]
    {
        let body = json!({ "login": "ada", "password": PASSWORD });
        let reply = ada.send(method, &format!("/api/account{what}"), &evil, Some(&body)).await.unwrap();
        assert_eq!(code(&reply), (403, "wrong_origin".to_owned()), "{what}");
        assert_eq!(ada.get(&format!("/api/account{what}")).await.unwrap().status, 405, "{what} is not for looking");
    }
    assert_eq!(ada.get("/api/me").await.unwrap().json()["account"], "ada");
    sign_in(&service, "ada", PASSWORD).await;
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_passwords_are_only_text() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        for (login, password) in
            [("x');delete/**/from/**/account;--", "'; drop table token; --"), ("王明<b>", "\0\u{1}\"\\\u{7f}%s{}")]
        {
            claim(&guest(&service, "Ada").await, login, password).await;
            let me = sign_in(&service, login, password).await.get("/api/me").await.unwrap();
            assert_eq!(me.json()["account"], login);
        }
        let ada = guest(&service, "Ada").await;
        let long = ask(&ada, "", json!({ "login": "ada", "password": "x".repeat(9_000) })).await;
        assert_eq!(code(&long), (413, "too_long".to_owned()));
        let long = ask(&ada, "/sign-in", json!({ "login": "ada", "password": "x".repeat(7_000) })).await;
        assert_eq!(code(&long).1, "wrong_credentials");
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_login_name_is_shown_to_nobody() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let (ada, bo, table) = pair(&service, &people("duel", 2)).await;
    let login = "Secret.Login.Of.Ada";
    let ada = claim(&ada.client, login, PASSWORD).await;
    let listed = json!({ "config": { "game": "duel", "seats": [{ "who": "me" }, { "who": "open" }], "listed": true } });
    assert_eq!(ada.post("/api/tables", &listed).await.unwrap().status, 201);
    let mut players =
        [parure_client::Player::new(ada.clone(), &table, 1), parure_client::Player::new(bo.client.clone(), &table, 2)];
    play_out(&mut players).await;
    let mut heard = String::new();
    for visitor in [&ada, &bo.client, &Client::new(service.address())] {
        for what in ["", "/record", "/replay", "/proof"] {
            heard += &visitor.get(&format!("/api/tables/{table}{what}")).await.unwrap().text();
        }
        for path in ["/api/tables", "/api/me/tables", "/metrics", "/api/openapi.json"] {
            heard += &visitor.get(path).await.unwrap().text();
        }
        let mut socket = visitor.socket().await.unwrap();
        socket.send(&ClientMsg::hello(&table, None)).await.unwrap();
        // The first beat may come before the answer.
        let mut answer = String::new();
        while !answer.contains("\"snapshot\"") {
            answer += &socket.next_text().await.unwrap();
        }
        heard += &answer;
    }
    assert!(heard.contains("snapshot") && heard.contains("\"Ada\""));
    assert!(!heard.to_lowercase().contains("secret.login"));
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_on_one_node_ends_the_sockets_of_another() {
    let fresh = Database::Postgres.fresh();
    let (one, two) = (start(&fresh.url).await, start(&fresh.url).await);
    let (ada, _bo, table) = pair(&one, &people("splendor", 2)).await;
    let here = claim(&ada.client, "ada", PASSWORD).await;
    let mut there = Guest::at(sign_in(&two, "ada", PASSWORD).await, &table).await;
    assert_eq!(ask(&here, "/sign-out", json!({})).await.status, 204);
    ends(&mut there).await;
    one.shut_down().await;
    two.shut_down().await;
}
