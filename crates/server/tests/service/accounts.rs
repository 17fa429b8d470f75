//! Accounts on both databases: claimed, signed in to, changed, given up.

use parure_client::{BOUND, Client, Guest, Reply};
use parure_server::Service;
use serde_json::{Value, json};

use crate::support::{DATABASES, Database, guest, pair, people, start};

const PASSWORD: &str = "a necklace of rubies";

/// A request about an account.
pub async fn ask(client: &Client, what: &str, body: Value) -> Reply {
    let method = if what == "/password" { "PUT" } else { "POST" };
    client.send(method, &format!("/api/account{what}"), &[], Some(&body)).await.unwrap()
}

/// The status and the code of a refusal.
pub fn code(reply: &Reply) -> (u16, String) {
    (reply.status, reply.json()["code"].as_str().unwrap_or_default().to_owned())
}

/// The guest with an account.
pub async fn claim(client: &Client, login: &str, password: &str) -> Client {
    let reply = ask(client, "", json!({ "login": login, "password": password })).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    client.after(&reply)
}

/// Somebody signed in, from scratch.
pub async fn sign_in(service: &Service, login: &str, password: &str) -> Client {
    let visitor = Client::new(service.address());
    let reply = ask(&visitor, "/sign-in", json!({ "login": login, "password": password })).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    visitor.after(&reply)
}

async fn is_let_in(client: &Client) -> bool {
    client.get("/api/me").await.unwrap().status == 200
}

async fn tables(client: &Client) -> Vec<String> {
    let listed = client.get("/api/me/tables").await.unwrap().json();
    let listed = listed.as_array().expect("a list").iter();
    listed.map(|table| table["table"].as_str().expect("an id").to_owned()).collect()
}

/// Waits until the server ends a connection.
pub async fn ends(talker: &mut Guest) {
    let ended = async { while talker.socket.next().await.is_ok() {} };
    tokio::time::timeout(BOUND, ended).await.expect("the connection ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_keeps_the_game_and_finds_it_on_another_device() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let (mut ada, mut bo, table) = pair(&service, &people("splendor", 2)).await;
        let here = claim(&ada.client, "Ada@Example.org", PASSWORD).await;
        assert_ne!(here.cookie(), ada.client.cookie());
        assert!(!is_let_in(&ada.client).await, "the guest's cookie is worth nothing any more");
        let me = here.get("/api/me").await.unwrap().json();
        assert_eq!(me, json!({ "name": "Ada", "account": "Ada@Example.org" }));
        ada.play("take").await;

        let there = sign_in(&service, "ada@example.ORG", PASSWORD).await;
        assert!(is_let_in(&here).await && there.cookie() != here.cookie());
        assert_eq!(there.get("/api/me").await.unwrap().json(), me);
        assert_eq!(tables(&there).await, [table.as_str()]);
        bo.until(|state| state.turn == 2).await;
        bo.play("take").await;
        let mut there = Guest::at(there, &table).await;
        there.until(|state| state.turn == 3).await;
        assert_eq!(there.state.me, Some(0));
        there.play("take").await;
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_signs_in_brings_games_along() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        claim(&guest(&service, "Ada").await, "ada", PASSWORD).await;
        // On a phone, as a guest: a game that is on, and a table that waits.
        let (mut phone, mut bo, game) = pair(&service, &people("duel", 2)).await;
        let waiting = phone.client.make_table(&people("splendor", 3)).await.unwrap();
        let body = json!({ "login": "ada", "password": PASSWORD, "bring_games": true });
        let reply = ask(&phone.client, "/sign-in", body).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let ada = phone.client.after(&reply);
        assert!(!is_let_in(&phone.client).await);
        ends(&mut phone).await;
        assert_eq!(tables(&ada).await, [game.as_str(), waiting.as_str()]);
        let mut again = Guest::at(ada.clone(), &game).await;
        assert_eq!((again.state.me, again.state.seats[0].name.as_str()), (Some(0), "Ada"));
        let version = again.play("take").await;
        bo.until(|state| state.version == version).await;
        let mut lobby = Guest::at(ada, &waiting).await;
        lobby.done(json!({ "type": "set_bot", "seat": 2, "bot": { "level": "level1" } })).await;
        // The games are the same after a restart.
        drop((again, lobby, bo));
        service.shut_down().await;
        let service = start(&fresh.url).await;
        assert_eq!(tables(&sign_in(&service, "ada", PASSWORD).await).await.len(), 2);
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_stay_where_they_are_unless_a_guest_wants_them_along() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let ada = claim(&guest(&service, "Ada").await, "ada", PASSWORD).await;
        let bo = claim(&guest(&service, "Bo").await, "bo", PASSWORD).await;
        let of_bo = bo.make_table(&people("duel", 2)).await.unwrap();
        let visitor = guest(&service, "Visitor").await;
        visitor.make_table(&people("duel", 2)).await.unwrap();
        let as_ada = |client: Client, bring: bool| async move {
            let body = json!({ "login": "ada", "password": PASSWORD, "bring_games": bring });
            client.after(&ask(&client, "/sign-in", body).await)
        };
        let bare: [String; 0] = [];
        assert_eq!(tables(&as_ada(visitor, false).await).await, bare, "not wanted");
        assert_eq!(tables(&as_ada(bo, true).await).await, bare, "those of an account");
        let again = as_ada(ada.clone(), true).await;
        assert!(is_let_in(&again).await && !is_let_in(&ada).await, "signing in twice is signing in once");
        assert_eq!(tables(&sign_in(&service, "bo", PASSWORD).await).await, [of_bo]);
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_is_refused_and_changes_nothing() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let ada = claim(&guest(&service, "Ada").await, "Ada", PASSWORD).await;
        let (nobody, bo) = (Client::new(service.address()), guest(&service, "Bo").await);
        let new = |login: &str, password: &str| json!({ "login": login, "password": password });
        let refusals = [
            (&nobody, "", new("bo", PASSWORD), 401, "no_guest"),
            (&bo, "", new("b o", PASSWORD), 400, "bad_login"),
            (&bo, "", new("bobo", "1234567"), 400, "weak_password"),
            (&bo, "", new("countess", "Countess"), 400, "weak_password"),
            (&bo, "", new("ADA", PASSWORD), 409, "login_taken"),
            (&bo, "", json!({ "login": "bo" }), 400, "bad_message"),
            (&ada, "", new("other", PASSWORD), 409, "has_account"),
            (&bo, "/sign-out", json!({}), 409, "no_account"),
            (&bo, "/password", json!({ "old": PASSWORD, "new": PASSWORD }), 409, "no_account"),
            (&bo, "/delete", json!({ "password": PASSWORD }), 409, "no_account"),
            (&nobody, "/sign-out", json!({}), 401, "no_guest"),
            (&nobody, "/sign-in", new("a", PASSWORD), 400, "bad_login"),
            (&ada, "/password", json!({ "old": PASSWORD, "new": "ada" }), 400, "weak_password"),
            (&ada, "/password", json!({ "old": "wrong password", "new": PASSWORD }), 401, "wrong_credentials"),
            (&ada, "/delete", json!({ "password": "wrong password" }), 401, "wrong_credentials"),
        ];
        for (who, what, body, status, expected) in refusals {
            let reply = ask(who, what, body.clone()).await;
            assert_eq!(code(&reply), (status, expected.to_owned()), "{what} {body}");
            assert_eq!(reply.header("set-cookie"), None, "{what} {body}");
        }
        let wrong = ask(&nobody, "/sign-in", new("ada", "wrong password")).await;
        let unknown = ask(&nobody, "/sign-in", new("nobody", "wrong password")).await;
        assert_eq!(code(&wrong), (401, "wrong_credentials".to_owned()));
        assert_eq!((wrong.status, wrong.body), (unknown.status, unknown.body), "a name is not given away");
        assert!(is_let_in(&ada).await && is_let_in(&bo).await);
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_password_signs_out_every_other_device() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let (mut here, _bo, table) = pair(&service, &people("splendor", 2)).await;
        let ada = claim(&here.client, "ada", PASSWORD).await;
        let mut there = Guest::at(sign_in(&service, "ada", PASSWORD).await, &table).await;
        // The socket opened before still belongs to whoever changes the password here.
        let mut tab = Guest::at(ada.clone(), &table).await;
        let reply = ask(&ada, "/password", json!({ "old": PASSWORD, "new": "a tiara of sapphires" })).await;
        assert_eq!(reply.status, 204, "{}", reply.text());
        ends(&mut there).await;
        ends(&mut here).await;
        assert!(!is_let_in(&there.client).await && !is_let_in(&ada).await);
        assert!(is_let_in(&ada.after(&reply)).await);
        tab.play("take").await;
        let visitor = Client::new(service.address());
        let old = ask(&visitor, "/sign-in", json!({ "login": "ada", "password": PASSWORD })).await;
        assert_eq!(code(&old).1, "wrong_credentials");
        sign_in(&service, "ada", "a tiara of sapphires").await;
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_ends_here_or_everywhere() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let (ada, _bo, table) = pair(&service, &people("splendor", 2)).await;
        let ada = claim(&ada.client, "ada", PASSWORD).await;
        let mut one = Guest::at(sign_in(&service, "ada", PASSWORD).await, &table).await;
        let mut two = Guest::at(sign_in(&service, "ada", PASSWORD).await, &table).await;
        let left = one.client.send("DELETE", "/api/me", &[], None).await.unwrap();
        assert!(left.status == 204 && one.client.after(&left).cookie().is_none());
        ends(&mut one).await;
        assert!(!is_let_in(&one.client).await && is_let_in(&two.client).await);
        two.play("take").await;
        let everywhere = ask(&ada, "/sign-out", json!({})).await;
        assert!(everywhere.status == 204 && ada.after(&everywhere).cookie().is_none());
        ends(&mut two).await;
        assert!(!is_let_in(&two.client).await && !is_let_in(&ada).await);
        assert_eq!(tables(&sign_in(&service, "ada", PASSWORD).await).await, [table]);
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_leaves_a_guest_with_their_games() {
    for database in [Database::Sqlite, Database::Postgres] {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let ada = claim(&guest(&service, "Ada").await, "ada", PASSWORD).await;
        let table = ada.make_table(&people("duel", 2)).await.unwrap();
        let there = sign_in(&service, "ada", PASSWORD).await;
        let reply = ask(&ada, "/delete", json!({ "password": PASSWORD })).await;
        assert_eq!(reply.status, 204, "{}", reply.text());
        let again = ada.after(&reply);
        assert_eq!(again.get("/api/me").await.unwrap().json(), json!({ "name": "Ada", "account": null }));
        assert_eq!(tables(&again).await, [table]);
        assert!(!is_let_in(&there).await && !is_let_in(&ada).await);
        let gone = ask(&there, "/sign-in", json!({ "login": "ada", "password": PASSWORD })).await;
        assert_eq!(code(&gone).1, "wrong_credentials");
        claim(&guest(&service, "Other").await, "ada", "another password").await;
        claim(&again, "ada2", PASSWORD).await;
        service.shut_down().await;
    }
}
