//! `parure load`: how much a server bears.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result};
use parure_server::client::load::{self, Load, Measured};
use serde_json::json;

use crate::exit::Usage;

const EXAMPLES: &str = "\
Examples:
  parure serve --sockets-per-address 100000 --requests-per-second 1e9 --messages-per-second 1e9 --tables-per-guest 100000
  parure load --tables 100 --seconds 10 --pid $(pidof parure)
  parure load --idle 10000 --tables 0";

/// Measure a server on this machine
///
/// Opens connections that only watch, and tables at which two clients play any legal move, and prints how many moves a
/// second were acknowledged, how long that took, and how long until the opponent saw them. Servers elsewhere are refused:
/// this is for your own machine.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The server, on this machine
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080")]
    server: SocketAddr,

    /// Connections that only watch
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=50_000))]
    idle: u32,

    /// Tables at which two play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(..=20_000))]
    tables: u32,

    /// For how long
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=600))]
    seconds: u32,

    /// The most moves a second over all tables; 0 for as many as go
    #[arg(long, value_name = "N", default_value_t = 0.0)]
    rate: f64,

    /// splendor, marvel or duel
    #[arg(long, default_value = "splendor")]
    game: parure_engine::any::GameId,

    /// The server's process, to see how much memory it needs
    #[arg(long)]
    pid: Option<u32>,
}

/// Measures and prints.
pub fn run(args: &Args) -> Result<()> {
    if !args.server.ip().is_loopback() {
        return Err(
            Usage(format!("{} is not on this machine: only loopback addresses are measured", args.server)).into()
        );
    }
    let config =
        json!({ "game": args.game.name(), "seats": [{ "who": "me" }, { "who": "open" }], "seating": "as_set" });
    let load = Load {
        address: args.server,
        idle: args.idle as usize,
        tables: args.tables as usize,
        time: Duration::from_secs(args.seconds.into()),
        rate: args.rate,
        config: serde_json::from_value(config)?,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("no runtime")?;
    runtime.block_on(measure(&load, args.pid))
}

async fn measure(load: &Load, pid: Option<u32>) -> Result<()> {
    let before = pid.and_then(memory);
    let watching = load::watchers(load).await.context("the idle connections")?;
    if let (Some(before), Some(after), true) = (before, pid.and_then(memory), load.idle > 0) {
        let each = after.saturating_sub(before) as f64 / load.idle as f64;
        println!("{} idle connections: {each:.1} kB each ({before} kB before, {after} kB after)", load.idle);
    }
    if load.tables > 0 {
        report(load, load::play(load).await);
    }
    if let Some(after) = pid.and_then(memory) {
        println!("memory of the server: {after} kB");
    }
    drop(watching);
    Ok(())
}

fn report(load: &Load, mut measured: Measured) {
    let moves = measured.acked.len();
    let rate = moves as f64 / measured.lasted.as_secs_f64();
    println!("{} tables: {moves} moves in {:.1?}, {rate:.0} acknowledged a second", load.tables, measured.lasted);
    println!("acknowledged after {}", quantiles(&mut measured.acked));
    println!("seen by the opponent after {}", quantiles(&mut measured.seen));
    let first = measured.first_failure.map(|why| format!(", the first: {why}")).unwrap_or_default();
    println!("failures: {}{first}", measured.failures);
}

fn quantiles(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let at = |share: f64| times.get(((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1)));
    let text = |share| at(share).map_or("-".to_owned(), |time| format!("{:.2} ms", time.as_secs_f64() * 1e3));
    format!("p50 {}, p99 {}, at most {}", text(0.5), text(0.99), text(1.0))
}

/// The memory that a process holds, in kB.
fn memory(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
