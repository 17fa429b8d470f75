//! What is logged. A program of its own, since a program has one log.

use std::io::Write;
use std::sync::{Arc, Mutex};

use parure_client::{Client, Reply};
use parure_server::Service;
use parure_server::config::Config;
use parure_server::world::World;
use serde_json::{Value, json};
use tracing_subscriber::filter::LevelFilter;

/// Everything that is logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics here").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

async fn ask(client: &Client, method: &str, what: &str, body: Value) -> Reply {
    client.send(method, &format!("/api/account{what}"), &[], Some(&body)).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_says_what_happened_and_no_secret() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_max_level(LevelFilter::TRACE).with_ansi(false);
    subscriber.with_writer(move || writer.clone()).init();
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("test.db").display());
    let config = Config { listen: ([127, 0, 0, 1], 0).into(), database, ..Config::default() };
    let service = Service::start(config, World::real()).await.unwrap();

    let (login, password, wrong, new) =
        ("ada.of.the.log", "a necklace of rubies", "a string of glass beads", "a tiara of sapphires");
    let guest = Client::enter(service.address(), "Ada").await.unwrap();
    let made = ask(&guest, "POST", "", json!({ "login": login, "password": password })).await;
    let ada = guest.after(&made);
    let visitor = Client::new(service.address());
    let signed_in = ask(&visitor, "POST", "/sign-in", json!({ "login": login, "password": password })).await;
    let there = visitor.after(&signed_in);
    let refused = ask(&visitor, "POST", "/sign-in", json!({ "login": login, "password": wrong })).await;
    let unread = ask(&visitor, "POST", "/sign-in", json!({ "login": login, "password": [wrong] })).await;
    let changed = ask(&ada, "PUT", "/password", json!({ "old": password, "new": new })).await;
    let changed_ada = ada.after(&changed);
    let everywhere = ask(&changed_ada, "POST", "/sign-out", json!({})).await;
    let again = ask(&visitor, "POST", "/sign-in", json!({ "login": login, "password": new })).await;
    let last = visitor.after(&again);
    let deleted = ask(&last, "POST", "/delete", json!({ "password": new })).await;
    let replies = [made, signed_in, refused, unread, changed, everywhere, again, deleted];
    assert_eq!(replies.each_ref().map(|reply| reply.status), [201, 200, 401, 400, 204, 204, 200, 204]);
    service.shut_down().await;

    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    for event in [
        "an account was made",
        "signed in",
        "a password was refused",
        "a password was changed",
        "signed out everywhere",
        "an account was deleted",
    ] {
        let line = text.lines().find(|line| line.contains("parure_server::security") && line.contains(event));
        assert!(line.is_some_and(|line| line.contains("address=127.0.0.1")), "{event} is not in the log");
    }
    assert!(text.contains("TRACE") || text.contains("DEBUG"), "nothing was left out");
    let cookies = [&guest, &ada, &there, &changed_ada, &last].map(|client| client.cookie().unwrap().to_owned());
    let tokens = cookies.iter().map(|cookie| cookie.split_once('=').unwrap().1);
    for secret in tokens.chain([login, password, wrong, new, "$argon2id$"]) {
        let line = text.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "{secret} is in the log");
    }
}
