//! The arguments that say which game is meant.

use anyhow::Result;
use parure_engine::any::{AnySetup, GameId};

/// How many play, by which house rules.
#[derive(clap::Args)]
pub struct SetupArgs {
    /// How many play: 2 to 4, in Duel 2
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub players: usize,

    /// A house rule, as `target=10`, an expansion, as `expansion=posts`, or a preset of several rules, as `preset=quick`; may be
    /// given again, later ones count
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,
}

impl SetupArgs {
    /// The setup of a game; the option `expansion` chooses its rules.
    pub fn any_setup(&self, game: GameId) -> Result<AnySetup> {
        Ok(AnySetup::with_options(game, self.players, &self.options)?)
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

impl GameArgs {
    /// The setup of the game.
    pub fn any_setup(&self) -> Result<AnySetup> {
        self.setup.any_setup(self.game)
    }
}

/// Reads `KEY=VALUE`.
pub fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("an option is written as KEY=VALUE, such as `target=10`")?;
    Ok((key.to_owned(), value.to_owned()))
}
