//! The arguments that say which game is meant.

use anyhow::Result;
use parure_engine::any::GameId;
use parure_engine::game::{Game, Options, Setup};

/// How many play, by which house rules.
#[derive(clap::Args)]
pub struct SetupArgs {
    /// How many play: 2 to 4, in Duel 2
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub players: usize,

    /// A house rule, as `target=10`, or a preset of several, as `preset=quick`; may be given again, later ones count
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,
}

impl SetupArgs {
    /// The setup of a game.
    pub fn setup<G: Game>(&self) -> Result<Setup<G::Options>> {
        let mut options = G::Options::default();
        self.options.iter().try_for_each(|(key, value)| options.set(key, value))?;
        Ok(Setup { players: self.players, options })
    }
}

/// Which game, with how many and by which house rules.
#[derive(clap::Args)]
pub struct GameArgs {
    /// splendor, marvel or duel
    #[arg(long)]
    pub game: GameId,

    /// How many play, by which house rules.
    #[command(flatten)]
    pub setup: SetupArgs,
}

/// Reads `KEY=VALUE`.
pub fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("an option is written as KEY=VALUE, such as `target=10`")?;
    Ok((key.to_owned(), value.to_owned()))
}
