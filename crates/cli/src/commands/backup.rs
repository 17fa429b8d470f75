//! `parure backup` and `parure restore`: copies of a whole database.

use std::path::PathBuf;

use anyhow::Result;
use parure_server::store::{self, Copied};
use parure_server::world::World;

use crate::database::{DatabaseArg, runtime};

const EXAMPLES: &str = "\
Examples:
  parure backup --database sqlite:/var/lib/parure/parure.db /backup/parure-$(date +%F).db
  parure backup --database postgres://parure@localhost/parure /backup/parure.db
  parure restore /backup/parure.db --database sqlite:/var/lib/parure/parure.db
  parure restore /backup/parure.db --database postgres://parure@localhost/parure

A copy is an SQLite file, whichever database it was taken of: it can be served as it is, or put into either database.";

/// Copy the whole database into a file, while the service runs
///
/// The copy holds everything that was stored when the command began, and nothing half done. It is checked, can be read by
/// its owner only, and appears under its name when it is whole.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct BackupArgs {
    #[command(flatten)]
    database: DatabaseArg,

    /// The file to be made
    file: PathBuf,
}

/// Put a copy into a database that is empty or not there yet
///
/// Copies of older versions are brought up to date. The copy itself is left as it is.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct RestoreArgs {
    /// The copy
    file: PathBuf,

    #[command(flatten)]
    database: DatabaseArg,
}

/// Copies a database into a file.
pub fn backup(args: &BackupArgs) -> Result<()> {
    let copied = runtime()?.block_on(store::backup(&args.database.url, &args.file, World::real().now()))?;
    report("copied", copied)
}

/// Puts a copy into a database.
pub fn restore(args: &RestoreArgs) -> Result<()> {
    let copied = runtime()?.block_on(store::restore(&args.file, &args.database.url, World::real().now()))?;
    report("restored", copied)
}

fn report(what: &str, Copied { people, tables, steps }: Copied) -> Result<()> {
    Ok(say!("{what}: {people} people, {tables} tables, {steps} steps")?)
}
