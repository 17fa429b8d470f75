//! Games of a device that people bring to their games here, on both databases.

use parure_client::{Client, Reply};
use serde_json::{Value, json};

use crate::accounts::{ask, claim, code, sign_in};
use crate::support::{DATABASES, Database, config, guest, start, start_with};

const PASSWORD: &str = "a necklace of rubies";

/// A short game, from the documentation of records.
const RECORD: &str = r#"[format "parure-record/1"]
[game "splendor"]
[players "2"]
[option target "3"]
[option face_up "3"]
[option take_fewer "false"]
[option last_round "equal_turns"]
[option team "false"]
[seat 0 "Ada"]
[seat 1 "level3"]
[date "2026-11-15"]
[result "0 prestige 3-0"]

{S1-09 S1-02 S1-28 S2-01 S2-05 S2-24 S3-13 S3-09 S3-06 SN-07 SN-05 SN-03}
1.0 reserve S3-09 {S3-11}
1.1 reserve S3-11 {S3-01}
2.0 reserve S2-24 {S2-21}
2.1 reserve 1 {S1-26}
3.0 reserve 2 {S2-02}
3.1 reserve S3-13 {S3-02}
4.0 take rr
4.1 take gg
5.0 take wur
5.1 take wrk
6.0 buy S2-24 rrr***
6.1 buy S1-28 wr** {S1-04}
"#;

/// The game under a name of the device's.
fn game(name: &str) -> Value {
    let seats = json!([{ "who": "me", "name": "Ada" }, { "who": "bot", "level": "level3" }]);
    json!({
        "game": format!("local-{name:0>16}"),
        "config": { "game": "splendor", "options": { "target": 3, "face_up": 3 }, "seats": seats },
        "record": RECORD, "began": 1_000, "ended": 2_000,
    })
}

async fn bring(client: &Client, game: &Value) -> Reply {
    client.post("/api/me/brought", game).await.unwrap()
}

async fn brought(client: &Client, game: &Value) -> String {
    let reply = bring(client, game).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    reply.json()["table"].as_str().expect("a table").to_owned()
}

/// The finished games of somebody.
async fn games(client: &Client) -> Vec<Value> {
    client.get("/api/me/games").await.unwrap().json().as_array().expect("a list").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_brought_once_and_found_from_every_device() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let ada = claim(&guest(&service, "Ada").await, "ada", PASSWORD).await;
        let table = brought(&ada, &game("1")).await;
        assert_eq!(brought(&ada, &game("1")).await, table, "brought again");
        let listed = ada.get("/api/me/brought").await.unwrap().json();
        assert_eq!(listed, json!([{ "game": "local-0000000000000001", "table": table }]));
        // What was acknowledged is stored.
        service.shut_down().await;
        let service = start(&fresh.url).await;
        let there = sign_in(&service, "ada", PASSWORD).await;
        assert_eq!(brought(&there, &game("1")).await, table, "and after a restart");
        let games = games(&there).await;
        assert_eq!(games.len(), 1);
        let told = &games[0];
        assert_eq!((&told["table"], &told["brought"], &told["mine"]), (&json!(table), &json!(true), &json!([0])));
        assert_eq!((&told["created"], &told["changed"]), (&json!(1_000), &json!(2_000)));
        assert_eq!((&told["seats"][0]["name"], &told["seats"][1]["bot"]["level"]), (&json!("Ada"), &json!("level3")));
        assert_eq!(told["result"]["winners"], json!([0]));
        let get = |what: &'static str| {
            let (there, table) = (there.clone(), table.clone());
            async move { there.get(&format!("/api/tables/{table}/{what}")).await.unwrap() }
        };
        assert_eq!(get("replay").await.json()["steps"].as_array().map(Vec::len), Some(12));
        assert_eq!(get("review").await.json()["moves"].as_array().map(Vec::len), Some(12));
        assert!(get("record").await.text().contains("6.0 buy S2-24 rrr***"));
        assert_eq!(code(&get("proof").await), (409, "not_dealt".to_owned()));
        assert_eq!(get("picture.svg").await.status, 200);
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_at_once_are_one() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let ada = guest(&service, "Ada").await;
        let one = game("1");
        let (a, b, c, d) =
            tokio::join!(brought(&ada, &one), brought(&ada, &one), brought(&ada, &one), brought(&ada, &one));
        assert!([&b, &c, &d].iter().all(|table| **table == a));
        assert_eq!(games(&ada).await.len(), 1);
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_brings_their_own() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let (ada, bo) = (guest(&service, "Ada").await, guest(&service, "Bo").await);
        let of_ada = brought(&ada, &game("1")).await;
        // A name of a device tells nothing about anybody else's game, and takes nothing away.
        assert_eq!(bo.get("/api/me/brought").await.unwrap().json(), json!([]));
        let of_bo = brought(&bo, &game("1")).await;
        assert_ne!(of_bo, of_ada);
        assert_eq!((games(&ada).await.len(), games(&bo).await.len()), (1, 1));
        let seen = bo.get(&format!("/api/tables/{of_ada}")).await.unwrap().json();
        assert_eq!((&seen["mine"], &seen["owner"]), (&json!([]), &json!(false)));
        let nobody = Client::new(service.address());
        assert_eq!(code(&bring(&nobody, &game("2")).await), (401, "no_guest".to_owned()));
        assert_eq!(code(&nobody.get("/api/me/brought").await.unwrap()), (401, "no_guest".to_owned()));
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_signs_in_has_brought_what_they_had() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        claim(&guest(&service, "Ada").await, "ada", PASSWORD).await;
        let phone = guest(&service, "Ada").await;
        let table = brought(&phone, &game("1")).await;
        let body = json!({ "login": "ada", "password": PASSWORD, "bring_games": true });
        let ada = phone.after(&ask(&phone, "/sign-in", body).await);
        assert_eq!(brought(&ada, &game("1")).await, table, "it is theirs already");
        assert_eq!(games(&ada).await.len(), 1);
        service.shut_down().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_whole_game_is_refused_and_leaves_nothing() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let ada = guest(&service, "Ada").await;
    let with = |field: &str, value: Value| {
        let mut game = game("1");
        game[field] = value;
        game
    };
    let illegal = RECORD.replace("4.0 take rr", "4.0 pass");
    let incomplete = RECORD.replace("6.1 buy S1-28 wr** {S1-04}\n", "").replace("[result \"0 prestige 3-0\"]\n", "");
    for (game, status, refused, words) in [
        (with("record", json!(illegal)), 400, "bad_record", "turn 4.0"),
        (with("record", json!(incomplete)), 400, "bad_record", "not over"),
        (with("record", json!("chess")), 400, "bad_record", "no game"),
        (with("game", json!("x")), 400, "bad_record", "id"),
        (with("before", json!(99)), 400, "bad_record", "fewer"),
        (with("surprise", json!(1)), 400, "bad_message", "surprise"),
        (with("record", json!("x".repeat(70_000))), 413, "too_long", ""),
    ] {
        let reply = bring(&ada, &game).await;
        assert_eq!(code(&reply), (status, refused.to_owned()), "{}", reply.text());
        assert!(reply.text().contains(words), "{}", reply.text());
    }
    assert!(games(&ada).await.is_empty());
    // Longer than other requests may be, as games are: nothing but its comment.
    let long =
        RECORD.replace("1.0 reserve S3-09 {S3-11}", &format!("1.0 reserve S3-09 {{S3-11}} ; {}", "x".repeat(20_000)));
    brought(&ada, &with("record", json!(long))).await;
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_an_end_to_what_is_brought() {
    let fresh = Database::Sqlite.fresh();
    let mut settings = config(&fresh.url);
    (settings.limits.brought_games, settings.limits.tables_per_hour) = (2, 4);
    let service = start_with(settings).await;
    let ada = guest(&service, "Ada").await;
    let first = brought(&ada, &game("1")).await;
    // Many at once are no way around.
    let (two, three, four) = (game("2"), game("3"), game("4"));
    let (two, three, four) = tokio::join!(bring(&ada, &two), bring(&ada, &three), bring(&ada, &four));
    let refused: Vec<_> = [two, three, four].iter().filter(|reply| reply.status != 201).map(code).collect();
    assert_eq!(refused, vec![(429, "too_many_brought".to_owned()); 2]);
    assert_eq!(brought(&ada, &game("1")).await, first, "which costs nothing");
    // The address has brought two and may make two more.
    let bo = guest(&service, "Bo").await;
    brought(&bo, &game("1")).await;
    brought(&bo, &game("2")).await;
    let cy = guest(&service, "Cy").await;
    assert_eq!(code(&bring(&cy, &game("1")).await), (429, "too_many_from_here".to_owned()));
    service.shut_down().await;
}
