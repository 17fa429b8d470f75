//! The arguments that say which game is meant.

use anyhow::Result;
use parure_engine::any::{AnySetup, GameId, KnownGame};
use parure_engine::game::{Game, Setup};
use parure_engine::with_game;

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
        Ok(Setup::with_options(self.players, &self.options)?)
    }

    /// The same where the game's type is not known.
    pub fn any_setup(&self, game: GameId) -> Result<AnySetup> {
        with_game!(game, G => self.setup::<G>().map(G::any_setup))
    }
}

/// Which game, with how many and by which house rules.
#[derive(clap::Args)]
pub struct GameArgs {
    /// Which game.
    #[arg(long, help = GameId::choices())]
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
