//! Plays a game by random moves and prints it: `cargo run --example random_game -- 3 7` for three players and seed 7.

use std::error::Error;

use parure_engine::{Game, Notation, Sampled, Seat, Splendor, ToAct};

fn main() -> Result<(), Box<dyn Error>> {
    let mut numbers = std::env::args().skip(1);
    let players = numbers.next().map_or(Ok(2), |players| players.parse())?;
    let seed = numbers.next().map_or(Ok(7), |seed| seed.parse())?;

    let mut chance = Sampled::from_seed(seed);
    let mut game = Splendor::start(players, &mut chance)?;
    while let (ToAct::Seat(seat), Some(action)) = (game.to_act(), chance.pick(&game.legal())) {
        println!("{}.{seat} {}", game.round(), game.text(action));
        game.play(action, &mut chance)?;
    }

    print!("{game}");
    let points: Vec<_> = Seat::all(players).map(|seat| game.points(seat)).collect();
    println!("points {points:?}");
    Ok(())
}
