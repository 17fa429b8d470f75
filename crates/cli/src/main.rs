//! The `parure` command: play out, check, measure and convert games of the Splendor family.
#![forbid(unsafe_code)]
// They panic when whoever reads has seen enough; `say!` does not.
#![deny(clippy::print_stdout)]

/// Prints a line for whoever runs the command; an error if nobody reads it any more.
macro_rules! say {
    ($($line:tt)*) => {{
        use std::io::Write;
        writeln!(std::io::stdout(), $($line)*)
    }};
}

/// A table's states are many small pieces that live shortly: the system's own allocator took a sixth of the server's time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

mod bot_list;
mod commands;
mod database;
mod exit;
mod external;
mod file;
mod language;
mod players;
mod protocol;
mod seed;
mod setup;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The Splendor family of board games, played exactly by the rules.
#[derive(Parser)]
#[command(name = "parure", version, arg_required_else_help = true, after_help = exit::CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Transcript(commands::transcript::Args),
    Perft(commands::perft::Args),
    Bench(commands::bench::Args),
    Statistics(commands::statistics::Args),
    Replay(commands::replay::Args),
    Convert(commands::convert::Args),
    Arena(commands::arena::Args),
    Engine(commands::engine::Args),
    Analyze(commands::analyze::Args),
    Puzzle(commands::puzzle::Args),
    Play(commands::play::Args),
    Serve(Box<commands::serve::Args>),
    Backup(commands::backup::BackupArgs),
    Restore(commands::backup::RestoreArgs),
    Admin(commands::admin::Args),
    Verify(commands::verify::Args),
    Load(commands::load::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Transcript(args) => commands::transcript::run(&args),
        Command::Perft(args) => commands::perft::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
        Command::Statistics(args) => commands::statistics::run(&args),
        Command::Replay(args) => commands::replay::run(&args),
        Command::Convert(args) => commands::convert::run(&args),
        Command::Arena(args) => commands::arena::run(&args),
        Command::Engine(args) => commands::engine::run(&args),
        Command::Analyze(args) => commands::analyze::run(&args),
        Command::Puzzle(args) => commands::puzzle::run(&args),
        Command::Play(args) => commands::play::run(&args),
        Command::Serve(args) => commands::serve::run(&args),
        Command::Backup(args) => commands::backup::backup(&args),
        Command::Restore(args) => commands::backup::restore(&args),
        Command::Admin(args) => commands::admin::run(&args),
        Command::Verify(args) => commands::verify::run(&args),
        Command::Load(args) => commands::load::run(&args),
    };
    exit::code(result)
}
