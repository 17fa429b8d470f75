//! Plays a Quick game while it is written down, and checks the record by the rules.

use std::error::Error;

use parure_engine::{Game, Record, RecordWriter, Sampled, Setup, Splendor};

fn main() -> Result<(), Box<dyn Error>> {
    let setup = Setup::with_options(2, &[("preset", "quick")])?;
    let mut chance = Sampled::from_seed(7);
    let mut writer = RecordWriter::<Splendor>::new(&setup, &mut chance)?;
    writer.tag("seat 0", "Ada")?;
    while let Some(action) = chance.pick(&writer.position().legal()) {
        writer.play(action, &mut chance, &mut ())?;
    }

    let text = writer.record().to_string();
    print!("{text}");
    let last = Record::<Splendor>::parse(&text)?.check()?;
    assert_eq!(last, *writer.position());
    Ok(())
}
