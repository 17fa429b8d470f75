//! Draws a position after some random moves: `cargo run --example draw -- splendor 4 60 light > picture.svg`

use std::error::Error;

use parure_engine::any::{AnyGame, AnySetup};
use parure_engine::{Observer, Sampled};
use parure_picture::{Picture, Theme};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, default: &str| arguments.get(place).cloned().unwrap_or_else(|| default.to_owned());
    let mut chance = Sampled::from_seed(7);
    let mut game = AnyGame::new(&AnySetup::new(word(0, "splendor").parse()?, word(1, "2").parse()?), &mut chance)?;
    for _ in 0..word(2, "40").parse()? {
        let Some(action) = chance.pick(&game.legal()) else { break };
        game.play(action, &mut chance)?;
    }
    let theme = if word(3, "dark") == "light" { Theme::Light } else { Theme::Dark };
    println!("{}", Picture::of(&game.view(Observer::Spectator)).theme(theme).svg());
    Ok(())
}
