//! Which database a command is about.

use anyhow::{Context, Result};

/// The database that is served or copied.
#[derive(clap::Args)]
pub struct DatabaseArg {
    /// The database: sqlite:FILE or postgres://USER@HOST/NAME
    #[arg(
        long = "database",
        value_name = "URL",
        default_value = "sqlite:parure.db",
        env = "PARURE_DATABASE",
        hide_env_values = true
    )]
    pub url: String,
}

/// What runs the calls of a command to a database.
pub fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build().context("no runtime")
}
