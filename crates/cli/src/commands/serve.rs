//! `parure serve`: the online service.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, Result};
use parure_server::Service;
use parure_server::config::{Config, Limits};
use parure_server::world::World;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

const EXAMPLES: &str = "\
Examples:
  parure serve
  parure serve --listen 0.0.0.0:8080 --origin https://play.example.org --secure --proxy 127.0.0.1
  parure serve --database postgres://parure@localhost/parure

Every option can be set in the environment, as PARURE_DATABASE or PARURE_BOT_THREADS. What is logged is set by
PARURE_LOG, as `info` or `parure_server=debug`.";

/// Run the online service with its page
///
/// Tables, people and games are kept in an SQLite file, or in PostgreSQL where several nodes share it. The database is
/// made and brought up to date by itself. The service ends when it is interrupted or terminated, after a farewell to
/// everybody; killed at any other moment it loses no move that was acknowledged.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Where to listen
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080", env = "PARURE_LISTEN")]
    listen: SocketAddr,

    /// The database: sqlite:FILE or postgres://USER@HOST/NAME
    #[arg(
        long,
        value_name = "URL",
        default_value = "sqlite:parure.db",
        env = "PARURE_DATABASE",
        hide_env_values = true
    )]
    database: String,

    /// An origin that the page may be served from, as `https://play.example.org`; by default the host that is asked for
    #[arg(long = "origin", value_name = "ORIGIN", env = "PARURE_ORIGINS", value_delimiter = ',')]
    origins: Vec<String>,

    /// Visitors come by HTTPS (a proxy ends it): cookies are for HTTPS only
    #[arg(long, env = "PARURE_SECURE")]
    secure: bool,

    /// A proxy whose X-Forwarded-For is believed
    #[arg(long = "proxy", value_name = "ADDR", env = "PARURE_PROXIES", value_delimiter = ',')]
    proxies: Vec<IpAddr>,

    #[command(flatten)]
    limits: LimitArgs,
}

#[derive(clap::Args)]
#[command(next_help_heading = "Limits")]
struct LimitArgs {
    /// Tables of one guest that wait or are played
    #[arg(long, value_name = "N", env = "PARURE_TABLES_PER_GUEST")]
    tables_per_guest: Option<u32>,

    /// Requests under way at once
    #[arg(long, value_name = "N", env = "PARURE_CONNECTIONS")]
    connections: Option<u32>,

    /// Players' and spectators' connections in all
    #[arg(long, value_name = "N", env = "PARURE_SOCKETS")]
    sockets: Option<usize>,

    /// Players' and spectators' connections from one address
    #[arg(long, value_name = "N", env = "PARURE_SOCKETS_PER_ADDRESS")]
    sockets_per_address: Option<usize>,

    /// Messages a second on one connection
    #[arg(long, value_name = "N", env = "PARURE_MESSAGES_PER_SECOND")]
    messages_per_second: Option<f64>,

    /// Requests a second from one address
    #[arg(long, value_name = "N", env = "PARURE_REQUESTS_PER_SECOND")]
    requests_per_second: Option<f64>,

    /// Threads that passwords may be hashed on; each needs 19 MiB
    #[arg(long, value_name = "N", env = "PARURE_PASSWORD_THREADS")]
    password_threads: Option<usize>,

    /// Attempts at a password, from one address or for one account, before each next one has to wait
    #[arg(long, value_name = "N", env = "PARURE_PASSWORD_ATTEMPTS")]
    password_attempts: Option<u32>,

    /// Threads that bots may think on
    #[arg(long, value_name = "N", env = "PARURE_BOT_THREADS")]
    bot_threads: Option<usize>,

    /// Milliseconds that a bot may think about one move
    #[arg(long, value_name = "MS", env = "PARURE_BOT_TIME")]
    bot_time: Option<u64>,

    /// Milliseconds that a bot waits before it moves
    #[arg(long, value_name = "MS", env = "PARURE_BOT_PAUSE")]
    bot_pause: Option<u64>,

    /// Hours after which a table that nobody came to is closed
    #[arg(long, value_name = "H", env = "PARURE_WAITING_HOURS")]
    waiting_hours: Option<u64>,

    /// Days after which a game that nobody goes on with is closed
    #[arg(long, value_name = "DAYS", env = "PARURE_PLAYING_DAYS")]
    playing_days: Option<u64>,
}

impl LimitArgs {
    fn limits(&self) -> Limits {
        let usual = Limits::default();
        let hours = |hours: u64| Duration::from_secs(hours * 60 * 60);
        Limits {
            tables_per_guest: self.tables_per_guest.unwrap_or(usual.tables_per_guest),
            connections: self.connections.unwrap_or(usual.connections),
            sockets: self.sockets.unwrap_or(usual.sockets),
            sockets_per_address: self.sockets_per_address.unwrap_or(usual.sockets_per_address),
            messages_per_second: self.messages_per_second.unwrap_or(usual.messages_per_second),
            requests_per_second: self.requests_per_second.unwrap_or(usual.requests_per_second),
            password_threads: self.password_threads.map_or(usual.password_threads, |threads| threads.max(1)),
            password_attempts: self.password_attempts.map_or(usual.password_attempts, |attempts| attempts.max(1)),
            bot_threads: self.bot_threads.map_or(usual.bot_threads, |threads| threads.max(1)),
            bot_time: self.bot_time.map_or(usual.bot_time, Duration::from_millis),
            bot_pause: self.bot_pause.map_or(usual.bot_pause, Duration::from_millis),
            waiting_age: self.waiting_hours.map_or(usual.waiting_age, hours),
            playing_age: self.playing_days.map_or(usual.playing_age, |days| hours(24 * days)),
            ..usual
        }
    }
}

/// Runs until it is told to end.
pub fn run(args: &Args) -> Result<()> {
    let filter = std::env::var("PARURE_LOG").unwrap_or_else(|_| "info,sqlx=warn".to_owned());
    let filter: Targets = filter.parse().with_context(|| format!("PARURE_LOG cannot be read: `{filter}`"))?;
    let layer = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    tracing_subscriber::registry().with(layer.with_filter(filter)).init();
    let config = Config {
        listen: args.listen,
        database: args.database.clone(),
        origins: args.origins.clone(),
        secure: args.secure,
        proxies: args.proxies.clone(),
        limits: args.limits.limits(),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("no runtime")?;
    runtime.block_on(serve(config))
}

async fn serve(config: Config) -> Result<()> {
    // Before anything else: whoever is told the address may end it at once.
    let mut terminated = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    let service = Service::start(config, World::real()).await?;
    println!("Parure is at http://{}", service.address());
    tokio::select! {
        interrupted = tokio::signal::ctrl_c() => interrupted?,
        _ = terminated.recv() => {}
    }
    service.shut_down().await;
    Ok(())
}
