//! A game has one review: what the server says of it is what the command says of its record.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use parure_client::{Client, Player, PlayerEvent, free_port};
use parure_server::protocol::{ClientMsg, PlayerRequest, TableMsg};
use serde_json::{Value, json};

const PARURE: &str = env!("CARGO_BIN_EXE_parure");
/// How many moves the person makes before giving up.
const MOVES: usize = 8;

struct Server(Child, SocketAddr);

impl Server {
    fn start(database: &str) -> Self {
        let address = SocketAddr::from(([127, 0, 0, 1], free_port()));
        let mut child = Command::new(PARURE)
            .args(["serve", "--listen", &address.to_string(), "--database", database, "--bot-pause", "0"])
            .env("PARURE_LOG", "off")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.contains("http://"), "{line}");
        Self(child, address)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

/// Plays some moves against a bot and gives up; the table's id.
async fn play(client: &Client, game: &str) -> String {
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": "level1" }]);
    let config = serde_json::from_value(json!({ "game": game, "seats": seats })).unwrap();
    let table = client.make_table(&config).await.unwrap();
    let mut player = Player::new(client.clone(), &table, 5);
    let mut moves = 0;
    while moves < MOVES {
        let event = player.step(Duration::from_secs(30)).await;
        let Some(PlayerEvent::Acked { request: ClientMsg::Table(TableMsg { request, .. }), .. }) = event else {
            continue;
        };
        moves += usize::from(matches!(request, PlayerRequest::Move { .. }));
    }
    let seat = player.state().unwrap().mine[0];
    let mut socket = client.at_table(&table, None).await.unwrap();
    socket.send(&ClientMsg::request("enough", PlayerRequest::Resign { seat })).await.unwrap();
    while !player.is_done() {
        player.step(Duration::from_secs(30)).await;
    }
    table
}

fn analyze(record: &str) -> Value {
    let mut child = Command::new(PARURE)
        .args(["analyze", "--json", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(record.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    serde_json::from_slice(&output.stdout).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_and_the_command_judge_a_game_alike() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&format!("sqlite://{}", folder.path().join("games.db").display()));
    let client = Client::enter(server.1, "Ada").await.unwrap();
    for game in ["splendor", "duel"] {
        let table = play(&client, game).await;
        let get = async |what: &str| client.get(&format!("/api/tables/{table}/{what}")).await.unwrap();
        let review = get("review").await.json();
        assert_eq!(review, get("review").await.json(), "{game}: a review is the same each time");
        let analysis = analyze(&get("record").await.text());
        let (reviewed, analyzed) = (review["moves"].as_array().unwrap(), analysis["moves"].as_array().unwrap());
        assert!(reviewed.len() >= MOVES && reviewed.len() == analyzed.len(), "{game}: {}", reviewed.len());
        for (seen, said) in reviewed.iter().zip(analyzed) {
            assert_eq!((&seen["seat"], &seen["chances"]), (&said["seat"], &said["chances"]), "{game}: {said}");
            if said["best"].is_object() {
                let chance = |value: &Value| value.as_f64().unwrap() as f32;
                assert_eq!(chance(&seen["win"]), chance(&said["win_after"]), "{game}: {said}");
                assert_eq!(chance(&seen["given_away"]), chance(&said["loss"]), "{game}: {said}");
                assert_eq!(seen["best"][0]["action"], said["best"]["action"], "{game}: {said}");
            }
        }
    }
}
