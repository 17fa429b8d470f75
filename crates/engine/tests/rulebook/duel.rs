//! The rules of Splendor Duel, D-01 to D-27, and the examples of the book.

mod abilities;
mod crowns;
mod end;
mod examples;
mod mandatory;
mod optional;
mod positions;
mod properties;
mod pyramid;
mod setup;
mod stalling;

use parure_engine::chance::Recorded;
use parure_engine::duel::{Duel, Player};
use parure_engine::game::Game;
use parure_engine::notation::{parse_action, parse_draws, position_text};
use parure_engine::seat::Seat;
use parure_engine::tokens::Tokens;

use crate::support::{after, position, refusal};

/// What stands in a position of these tests unless it says otherwise: nothing on the board (everything is in the bag),
/// and a pyramid in which no card is free.
const DEFAULTS: [(&str, &str); 4] = [
    ("board", "...../...../...../...../....."),
    ("1", "D1-02 D1-07 D1-12 D1-17 D1-22"),
    ("2", "D2-04 D2-08 D2-12 D2-16"),
    ("3", "D3-01 D3-03 D3-05"),
];

/// A board with all tokens but the gold.
const GEMS: &str = "board wugrk/wugrk/pw.up/wugrk/...gr";

/// A position with these lines.
#[track_caller]
fn duel(lines: &str) -> Duel {
    with_options("", lines)
}

/// A position with these options and lines.
#[track_caller]
fn with_options(options: &str, lines: &str) -> Duel {
    position(&text(options, lines))
}

/// The text of a position with these options and lines, and what they do not say.
fn text(options: &str, lines: &str) -> String {
    let said = |key: &str| lines.lines().any(|line| line.split_whitespace().next() == Some(key));
    let unsaid = DEFAULTS.iter().filter(|(key, _)| !said(key)).map(|(key, words)| format!("{key} {words}\n"));
    format!("duel 2 {options}\n{}{lines}\n", unsaid.collect::<String>())
}

/// The position after a legal action that draws exactly this.
#[track_caller]
fn drawing(game: &Duel, action: &str, draws: &str) -> Duel {
    let draws = parse_draws::<Duel>(draws).unwrap_or_else(|error| panic!("{error}"));
    let mut chance = Recorded::new(&draws);
    let mut after = *game;
    let action = parse_action(action, None::<&Duel>).unwrap_or_else(|error| panic!("{error}"));
    after.apply(action, &mut chance, &mut ()).unwrap_or_else(|refusal| panic!("{refusal}"));
    chance.finish().unwrap_or_else(|mismatch| panic!("{mismatch}"));
    after
}

/// The line of a position that begins so, behind its beginning.
#[track_caller]
fn line(game: &Duel, key: &str) -> String {
    let text = position_text(game);
    let line = text.lines().find_map(|line| line.strip_prefix(key));
    line.unwrap_or_else(|| panic!("no line {key} in\n{text}")).trim().to_owned()
}

/// Whether an action is legal, or the rule that refuses it.
#[track_caller]
fn verdict(game: &Duel, action: &str) -> Result<(), &'static str> {
    let parsed = parse_action(action, None::<&Duel>).unwrap_or_else(|error| panic!("{error}"));
    match game.check(parsed) {
        Ok(()) => after(game, &[action]),
        Err(_) => return Err(refusal(game, action)),
    };
    Ok(())
}

fn player(game: &Duel, seat: usize) -> &Player {
    game.open().player(at(seat))
}

fn at(seat: usize) -> Seat {
    Seat::new(seat).expect("a seat of the table")
}

/// The privileges of seat 0, of seat 1, and by the board.
fn privileges(game: &Duel) -> (u8, u8, u8) {
    (player(game, 0).privileges, player(game, 1).privileges, game.open().privileges())
}

/// Tokens in the order white, blue, green, red, black, pearl, gold.
fn tokens(counts: [u8; 7]) -> Tokens {
    let [white, blue, green, red, black, pearl, gold] = counts;
    Tokens::from_counts([white, blue, green, red, black, pearl, gold, 0])
}
