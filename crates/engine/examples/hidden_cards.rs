//! What a player knows of a card that another drew unseen, and how often it is which.

use std::error::Error;

use parure_engine::classic::Action;
use parure_engine::{Game, Level, Observer, Sampled, Seat, Splendor};

fn main() -> Result<(), Box<dyn Error>> {
    let mut chance = Sampled::from_seed(7);
    let mut game = Splendor::start(2, &mut chance)?;
    game.play(Action::ReserveTop(Level::Three), &mut chance)?;

    let opponent = Seat::FIRST.next(2);
    let view = game.view(Observer::Seat(opponent));
    print!("{view}");

    // Every state that fits the view is as likely as it is to the opponent.
    let worlds = 10_000;
    let gives_five = |_: &u32| {
        let hand = Splendor::determinize(&view, &mut chance).player(Seat::FIRST).hand;
        hand.iter().any(|reserved| Splendor::face(reserved.card).points == 5)
    };
    let five = (0..worlds).filter(gives_five).count();
    println!("The hidden card is worth five points in {five} of {worlds} worlds.");
    Ok(())
}
