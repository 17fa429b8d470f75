//! The leak oracle on real sockets: two services that differ in one hidden card send every other observer the same bytes.

use std::sync::Mutex;

use parure_client::{Client, Guest, Socket};
use parure_engine::chance::{Entropy, SplitMix64};
use parure_server::Service;
use parure_server::protocol::ClientMsg;
use parure_server::world::{Clock, Random, World};
use serde_json::{Value, json};
use sqlx::Connection;

use crate::support::{config, guest, table};

/// A clock that stands still.
struct Still;

impl Clock for Still {
    fn now(&self) -> u64 {
        4_000_000_000_000
    }
}

/// Luck that comes again.
struct Again(Mutex<SplitMix64>);

impl Random for Again {
    fn fill(&self, bytes: &mut [u8]) {
        let mut luck = self.0.lock().expect("nobody panics here");
        bytes.iter_mut().for_each(|byte| *byte = luck.next_u64() as u8);
    }
}

fn known_world(seed: u64) -> World {
    World::new(Still, Again(Mutex::new(SplitMix64::new(seed))))
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_on_any_socket_depends_on_a_hidden_card() {
    for (game, deck) in [("splendor", 2), ("marvel", 3), ("duel", 1)] {
        let folder = tempfile::tempdir().expect("a folder");
        let one = format!("{}/one.db", folder.path().display());
        let setting = prepare(&format!("sqlite:{one}"), game, deck).await;
        let two = format!("{}/two.db", folder.path().display());
        std::fs::copy(&one, &two).expect("a copy");
        let other = change(&format!("sqlite:{two}"), &setting).await;
        let (first, second) = (converse(&one, &setting).await, converse(&two, &setting).await);
        assert!(first.owner.contains(&setting.card) && second.owner.contains(&other), "the owner sees the card");
        assert!(!first.opponent.contains(&setting.card) && first.opponent.len() > 10_000);
        assert_eq!(first.opponent, second.opponent, "{game}");
        assert_eq!(first.spectator, second.spectator, "{game}");
        assert_eq!(first.web, second.web, "{game}");
    }
}

/// A game in which the owner has just reserved a card unseen.
struct Setting {
    table: String,
    card: String,
    owner: Client,
    opponent: Client,
}

async fn prepare(url: &str, game: &str, deck: u8) -> Setting {
    // The same game every time: one in which nothing is drawn from the changed deck, as that would rightly differ.
    let service = Service::start(config(url), known_world(7)).await.expect("the service starts");
    let mut seats = vec![json!({ "who": "me" }), json!({ "who": "open" })];
    if game != "duel" {
        seats.push(json!({ "who": "bot", "level": "level1" }));
    }
    let settings = table(json!({ "game": game, "seats": seats, "seating": "as_set", "chat": "free" }));
    let (ada, bo) = (guest(&service, "Ada").await, guest(&service, "Bo").await);
    let id = ada.make_table(&settings).await.expect("a table");
    let (mut ada, mut bo) = (Guest::at(ada, &id).await, Guest::at(bo, &id).await);
    bo.done(json!({ "type": "sit", "seat": 1 })).await;
    ada.done(json!({ "type": "start" })).await;
    ada.until(|state| state.view.is_some()).await;
    let legal = ada.state.help.iter().flat_map(|help| &help.legal);
    let mut legal = legal.map(|legal| serde_json::from_str::<Value>(legal.action.get()).expect("JSON"));
    let blind = legal.find(|action| action["deck"] == deck).expect("a deck to reserve from");
    let before = ada.state.version;
    ada.done(json!({ "type": "move", "expected_version": before, "action": blind })).await;
    ada.until(|state| state.version > before).await;
    let view: Value = serde_json::from_str(ada.state.view.as_ref().expect("a view").get()).expect("JSON");
    let card = view["players"][0]["reserved"][0]["card"].as_str().expect("an own card").to_owned();
    let setting = Setting { table: id, card, owner: ada.client.clone(), opponent: bo.client.clone() };
    drop((ada, bo));
    service.shut_down().await;
    // Everything into the one file that is copied.
    let mut connection = sqlx::SqliteConnection::connect(url).await.expect("the database");
    sqlx::query("pragma wal_checkpoint(truncate)").execute(&mut connection).await.expect("a checkpoint");
    setting
}

/// Puts another card, which lies nowhere in the open, into the hidden place, and says which.
async fn change(url: &str, setting: &Setting) -> String {
    let mut connection = sqlx::SqliteConnection::connect(url).await.expect("the database");
    let sql = "select body from step where game = $1 and body like '%begun%'";
    let layout = sqlx::query_scalar(sql).bind(&setting.table).fetch_one(&mut connection).await;
    let layout: String = layout.expect("a layout");
    let level = setting.card.split('-').next().expect("a level");
    let mut cards = (1..=13).map(|number| format!("{level}-{number:02}"));
    let other = cards.find(|other| !layout.contains(other.as_str()) && *other != setting.card);
    let other = other.expect("a card that lies nowhere");
    let sql = "update step set body = replace(body, $2, $3) where game = $1 and body like '%moved%'";
    let query = sqlx::query(sql).bind(&setting.table).bind(&setting.card).bind(&other);
    assert_eq!(query.execute(&mut connection).await.expect("a change").rows_affected(), 1);
    other
}

/// Everything that three observers are sent.
struct Heard {
    owner: String,
    opponent: String,
    spectator: String,
    web: String,
}

async fn converse(file: &str, setting: &Setting) -> Heard {
    let mut settings = config(&format!("sqlite:{file}"));
    // A bot that is given no time thinks as far in both worlds.
    settings.limits.bot_time = std::time::Duration::ZERO;
    let service = Service::start(settings, known_world(1)).await.expect("the service starts");
    let at = |client: &Client| client.at(service.address());
    let (owner, opponent, stranger) = (at(&setting.owner), at(&setting.opponent), Client::new(service.address()));
    let mut heard =
        Heard { owner: String::new(), opponent: String::new(), spectator: String::new(), web: String::new() };
    let mut watching = hello(&stranger, &setting.table, &mut heard.spectator).await;
    let mut playing = hello(&opponent, &setting.table, &mut heard.opponent).await;
    let mut owning = hello(&owner, &setting.table, &mut heard.owner).await;
    // Requests of every kind, good and bad, and what they bring.
    let state = last_state(&heard.opponent);
    let version = state["version"].clone();
    let legal = state["help"]["legal"].as_array().expect("legal actions");
    let take = legal.iter().map(|legal| &legal["action"]).find(|action| action["type"] == "take").expect("a take");
    let requests = [
        json!({ "type": "move", "id": "a", "expected_version": 1, "action": take }),
        json!({ "type": "move", "id": "b", "expected_version": version, "action": { "type": "buy", "card": setting.card, "pay": {} } }),
        json!({ "type": "undo", "id": "c", "expected_version": version }),
        json!({ "type": "chat", "id": "d", "text": "hm" }),
        json!({ "type": "hint", "id": "h" }),
        json!({ "type": "seat_link", "id": "s", "seat": 0 }),
        json!({ "type": "resign", "id": "r", "seat": 0 }),
        json!({ "type": "what", "id": "w" }),
        json!({ "type": "move", "id": "e", "expected_version": version, "action": take }),
    ];
    for request in requests {
        playing.send_text(request.to_string()).await.expect("a connection");
        // What cannot be read is refused without its id.
        let id = format!("\"id\":{}", request["id"]);
        let answers = |text: &str| text.contains(&id) || (id.contains('w') && text.contains("bad_message"));
        read_until(&mut playing, &mut heard.opponent, answers).await;
    }
    // Until it is the owner's turn again, whoever plays in between.
    let turn = |text: &str| text.contains("\"round\":2");
    read_until(&mut playing, &mut heard.opponent, turn).await;
    read_until(&mut watching, &mut heard.spectator, turn).await;
    read_until(&mut owning, &mut heard.owner, turn).await;
    hello(&opponent, &setting.table, &mut heard.opponent).await;
    let table = format!("/api/tables/{}", setting.table);
    let of_table = ["", "/record", "/replay", "/proof", "/review", "/picture.svg"].map(|what| format!("{table}{what}"));
    let page = format!("/t/{}", setting.table);
    let of_all = [page.as_str(), "/api/me", "/api/me/tables", "/api/tables", "/api/bots", "/api/games", "/readyz"]
        .map(str::to_owned);
    for visitor in [&opponent, &stranger] {
        for path in of_table.iter().chain(&of_all) {
            let answer = visitor.get(path).await.expect("an answer");
            heard.web.push_str(&format!("{path} {}\n{}\n", answer.status, answer.text()));
        }
        for (what, body) in
            [("claim", json!({ "key": "A".repeat(43) })), ("continue", json!({ "step": 1, "seats": [] }))]
        {
            let answer = visitor.post(&format!("{table}/{what}"), &body).await.expect("an answer");
            heard.web.push_str(&format!("{what} {}\n{}\n", answer.status, answer.text()));
        }
    }
    service.shut_down().await;
    heard
}

async fn hello(client: &Client, table: &str, heard: &mut String) -> Socket {
    let mut socket = client.socket().await.expect("a socket");
    socket.send(&ClientMsg::hello(table, None)).await.expect("a connection");
    read_until(&mut socket, heard, |text| text.contains("\"snapshot\"")).await;
    socket
}

/// Keeps every byte until a message is so. Beats come by the computer's own clock, not by the table's.
async fn read_until(socket: &mut Socket, heard: &mut String, so: impl Fn(&str) -> bool) {
    loop {
        let text = socket.next_text().await.expect("a message");
        if text.contains("\"beat\"") {
            continue;
        }
        heard.push_str(&text);
        heard.push('\n');
        if so(&text) {
            return;
        }
    }
}

fn last_state(heard: &str) -> Value {
    let last = heard.lines().last().expect("a message");
    serde_json::from_str(last).expect("JSON")
}
