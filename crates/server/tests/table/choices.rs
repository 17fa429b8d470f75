//! Positions in which something has to be chosen, as the page's own tests need them.

use std::path::Path;

use parure_engine::any::AnyGame;
use parure_engine::duel::Duel;
use parure_engine::marvel::Marvel;
use parure_engine::notation::parse_position;
use parure_engine::seat::Observer;
use parure_engine::splendor::Splendor;
use parure_server::game::{Acting, Helpers, Position};
use serde_json::{Value, json};

pub const POSITIONS: [(&str, &str); 9] = [
    (
        "noble",
        "splendor 2\n\
         turn 0 round 20 phase tile\n\
         1 S1-01 S1-02 S1-03 S1-04\n\
         2 S2-01 S2-02 S2-03 S2-04\n\
         3 S3-01 S3-02 S3-03 S3-04\n\
         tiles SN-02 SN-05 SN-07\n\
         seat 0 tokens wrk cards S1-09 S1-10 S1-11 S1-12 S1-17 S1-18 S1-19 S1-20 S1-25 S1-26 S1-27\n\
         seat 1 tokens uu",
    ),
    (
        "location",
        "marvel 2\n\
         turn 0 round 20 phase tile\n\
         1 M1-05 M1-06 M1-07 M1-08\n\
         2 M2-01 M2-02 M2-03 M2-04\n\
         3 M3-01 M3-02 M3-03 M3-04\n\
         tiles ML1A ML2A\n\
         avengers 0\n\
         seat 0 tokens yrp cards M1-01 M1-02 M1-03 M1-04 M1-17 M1-18 M1-19 M1-20 M1-33 M1-34 M1-35\n\
         seat 1 tokens uu",
    ),
    (
        "time_stone",
        "marvel 2\n\
         turn 0 round 20 phase act\n\
         1 M1-03 M1-04 M1-05 M1-06\n\
         2 M2-01 M2-02 M2-03 M2-04\n\
         3 M3-01 M3-02 M3-03 M3-04\n\
         tiles ML1A ML3B\n\
         seat 0 tokens yuuuor cards M1-01 M1-02 M1-09 M1-10 M1-17 M1-18 M1-25 M1-26 M1-33 M1-34\n\
         seat 1 tokens u",
    ),
    (
        "duel",
        "duel 2\n\
         turn 0 round 12 phase act\n\
         board wu*gr/k*wug/rkpw*/ugrk./wug..\n\
         1 D1-01 D1-03 D1-04 D1-06 D1-07\n\
         2 D2-01 D2-02 D2-03 D2-04\n\
         3 D3-01 D3-02 D3-03\n\
         seat 0 cards D1-02 D1-05 D1-17 privileges 1\n\
         seat 1 tokens r privileges 1",
    ),
    (
        "closed",
        "duel 2\n\
         turn 0 round 12 phase act\n\
         board ..*gr/k*..g/rk..*/ugrk./.ug..\n\
         1 D1-26 D1-03 D1-04 D1-06 D1-07\n\
         2 D2-01 D2-02 D2-03 D2-04\n\
         3 D3-01 D3-02 D3-03\n\
         seat 0 tokens wwwwp privileges 1\n\
         seat 1 tokens r privileges 1",
    ),
    (
        "joker",
        "duel 2\n\
         turn 0 round 12 phase joker\n\
         board wu*gr/k*wug/rkpw*/ugrk./wug..\n\
         1 D1-01 D1-03 D1-04 D1-06 D1-07\n\
         2 D2-01 D2-02 D2-03 D2-04\n\
         3 D3-01 D3-02 D3-03\n\
         seat 0 cards D1-02 D1-05 D1-17 D1-26=?\n\
         seat 1 tokens r privileges 1",
    ),
    (
        "royal",
        "duel 2\n\
         turn 0 round 12 phase royal\n\
         board wu*gr/k*wug/rkpw*/ugrk./wug..\n\
         1 D1-01 D1-03 D1-06 D1-07 D1-08\n\
         2 D2-01 D2-02 D2-03 D2-04\n\
         3 D3-01 D3-02 D3-03\n\
         seat 0 cards D1-02 D1-05 D1-17 D1-04 D1-09 D1-14\n\
         seat 1 tokens r privileges 1",
    ),
    (
        "steal",
        "duel 2\n\
         turn 0 round 12 phase steal\n\
         board wu*gr/k*wug/rkpw*/ugrk./wug..\n\
         1 D1-01 D1-03 D1-04 D1-06 D1-07\n\
         2 D2-02 D2-03 D2-04 D2-05\n\
         3 D3-01 D3-02 D3-03\n\
         seat 0 cards D1-02 D1-05 D1-17 D2-01\n\
         seat 1 tokens rk privileges 1",
    ),
    (
        "take_token",
        "duel 2\n\
         turn 0 round 12 phase take_token w\n\
         board wu*gr/k*wug/rkpw*/ugrk./wug..\n\
         1 D1-03 D1-04 D1-06 D1-07 D1-08\n\
         2 D2-01 D2-02 D2-03 D2-04\n\
         3 D3-01 D3-02 D3-03\n\
         seat 0 cards D1-02 D1-05 D1-17 D1-01\n\
         seat 1 tokens r privileges 1",
    ),
];

pub fn read(text: &str) -> AnyGame {
    let game = text.split(' ').next().expect("a position begins with its game");
    match game {
        "splendor" => parse_position::<Splendor>(text).map(AnyGame::from),
        "marvel" => parse_position::<Marvel>(text).map(AnyGame::from),
        _ => parse_position::<Duel>(text).map(AnyGame::from),
    }
    .unwrap_or_else(|error| panic!("{error}"))
}

/// Fails when the file is not what the engine says of these positions; `PARURE_UPDATE=1` writes it.
#[test]
fn the_positions_for_the_page_are_up_to_date() {
    let seen = POSITIONS.map(|(name, text)| {
        let position = Position::from(read(text));
        let observer = Observer::Seat(position.to_act().expect("somebody is to choose"));
        let view = serde_json::to_value(position.view(observer, false)).unwrap();
        let help = serde_json::to_value(position.help(observer, Acting::Yes, Helpers::On)).unwrap();
        (name.to_owned(), json!({ "view": view, "help": help, "target": position.target() }))
    });
    let text = serde_json::to_string(&Value::Object(seen.into_iter().collect())).unwrap() + "\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/choices.json");
    if std::env::var_os("PARURE_UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "{} is stale: set PARURE_UPDATE=1", path.display());
}
