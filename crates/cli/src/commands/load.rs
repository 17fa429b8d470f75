//! `parure load`: how much a server bears.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result};
use parure_client::load::{self, Crowd, Measured};
use parure_engine::any::GameId;
use parure_server::protocol::TableConfig;
use serde_json::json;

use crate::exit::Usage;

const EXAMPLES: &str = "\
Examples:
  parure serve --sockets-per-address 100000 --connections-per-address 10000 --requests-per-second 1e9 \\
    --messages-per-second 1e9 --tables-per-guest 100000 --tables-per-hour 1000000 --guests-per-hour 1000000
  parure load --tables 100 --seconds 10 --pid $(pidof parure)
  parure load --idle 10000 --tables 0
  parure load --server 127.0.0.1:8081,127.0.0.1:8082 --apart";

/// Measure a server on this machine
///
/// Opens connections that only watch, and tables at which two clients play any legal move, and prints how many moves a
/// second were acknowledged, how long that took, and how long until the opponent saw them. Servers elsewhere are refused:
/// this is for your own machine.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The server, on this machine; several if they share a database
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080", value_delimiter = ',')]
    server: Vec<SocketAddr>,

    /// Seat the two players of a table at different servers
    #[arg(long)]
    apart: bool,

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

    /// Then play again at half the rate that was reached
    #[arg(long)]
    half: bool,

    /// Then wait for the server to be restarted, and measure how long it takes until everybody is back
    #[arg(long)]
    restart: bool,

    #[arg(long, help = GameId::choices(), default_value = "splendor")]
    game: GameId,

    /// The server's process, to see how much memory it needs
    #[arg(long)]
    pid: Option<u32>,
}

/// Measures and prints.
pub fn run(args: &Args) -> Result<()> {
    if let Some(server) = args.server.iter().find(|server| !server.ip().is_loopback()) {
        return Err(Usage(format!("{server} is not on this machine: only loopback addresses are measured")).into());
    }
    if args.apart && args.server.len() < 2 {
        return Err(Usage("--apart needs two servers: --server 127.0.0.1:8081,127.0.0.1:8082".to_owned()).into());
    }
    let config =
        json!({ "game": args.game.name(), "seats": [{ "who": "me" }, { "who": "open" }], "seating": "as_set" });
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("no runtime")?;
    runtime.block_on(measure(args, serde_json::from_value(config)?))
}

async fn measure(args: &Args, config: TableConfig) -> Result<()> {
    let before = args.pid.and_then(memory);
    let watching = load::watchers(args.server[0], &config, args.idle as usize).await.context("the idle connections")?;
    if let (Some(before), Some(after), true) = (before, args.pid.and_then(memory), args.idle > 0) {
        let each = after.saturating_sub(before) as f64 / f64::from(args.idle);
        say!("{} idle connections: {each:.1} kB each ({before} kB before, {after} kB after)", args.idle)?;
    }
    if args.tables > 0 {
        play(args, config).await?;
    }
    if let Some(after) = args.pid.and_then(memory) {
        say!("memory of the server: {after} kB")?;
    }
    drop(watching);
    Ok(())
}

async fn play(args: &Args, config: TableConfig) -> Result<()> {
    let time = Duration::from_secs(args.seconds.into());
    let (mut crowd, seated) = Crowd::sit_down(&args.server, args.apart, config, args.tables as usize).await;
    say!("{} tables seated in {:.1?}{}", args.tables, seated.lasted, failures(&seated))?;
    let full = report("played", crowd.play(time, args.rate).await)?;
    if args.half {
        report("at half of that", crowd.play(time, full / 2.0).await)?;
    }
    if args.restart {
        say!("waiting for the server to be restarted")?;
        wait_for(args.server[0], false).await?;
        wait_for(args.server[0], true).await?;
        let back = crowd.come_back().await;
        say!("everybody back {:.2?} after the server{}", back.lasted, failures(&back))?;
    }
    Ok(())
}

/// Waits until the server listens, or does not.
async fn wait_for(server: SocketAddr, listening: bool) -> Result<()> {
    let changed = async {
        while tokio::net::TcpStream::connect(server).await.is_ok() != listening {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), changed).await.context("the server was not restarted in a minute")
}

/// Prints what was measured, and says how many moves a second were acknowledged.
fn report(what: &str, mut measured: Measured) -> Result<f64> {
    let moves = measured.acked.len();
    let rate = moves as f64 / measured.lasted.as_secs_f64();
    say!("{what}: {moves} moves in {:.1?}, {rate:.0} acknowledged a second{}", measured.lasted, failures(&measured))?;
    say!("  acknowledged after {}", quantiles(&mut measured.acked))?;
    say!("  seen by the opponent after {}", quantiles(&mut measured.seen))?;
    Ok(rate)
}

fn failures(measured: &Measured) -> String {
    let first = measured.first_failure.as_ref().map(|why| format!(", {} failed, the first: {why}", measured.failures));
    first.unwrap_or_default()
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
