//! `parure serve`: the online service.

use std::io::{IsTerminal, Write};
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, Result};
use parure_server::config::{Config, Limits};
use parure_server::world::World;
use parure_server::{Service, StartError};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

use crate::database::DatabaseArg;
use crate::exit::Usage;

const EXAMPLES: &str = "\
Examples:
  parure serve
  parure serve --listen 0.0.0.0:8080 --origin https://play.example.org --secure --proxy 127.0.0.1
  parure serve --database postgres://parure@localhost/parure

Every option can be set in the environment, as PARURE_DATABASE or PARURE_BOT_THREADS. What is logged is set by
PARURE_LOG, as `info` or `parure_server=debug`, and how by --log-format.";

const WITHOUT_PAGE: &str = "warning: this program was built without its page, and serves only programs: run `make web` in \
                            the sources, then build or install it again";

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

    #[command(flatten)]
    database: DatabaseArg,

    /// An origin that the page may be served from, as `https://play.example.org`; by default the host that is asked for
    #[arg(long = "origin", value_name = "ORIGIN", env = "PARURE_ORIGINS", value_delimiter = ',')]
    origins: Vec<String>,

    /// Visitors come by HTTPS (a proxy ends it): cookies are for HTTPS only
    #[arg(long, env = "PARURE_SECURE")]
    secure: bool,

    /// A proxy whose X-Forwarded-For is believed
    #[arg(long = "proxy", value_name = "ADDR", env = "PARURE_PROXIES", value_delimiter = ',')]
    proxies: Vec<IpAddr>,

    /// How lines of the log are written, on standard error
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = LogFormat::Text, env = "PARURE_LOG_FORMAT")]
    log_format: LogFormat,

    #[command(flatten)]
    limits: LimitArgs,
}

/// How lines of the log are written.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum LogFormat {
    /// For people; in colour where it is read at a terminal
    Text,
    /// An object a line, for programs
    Json,
}

#[derive(clap::Args)]
#[command(next_help_heading = "Limits")]
struct LimitArgs {
    /// Tables of one guest that wait or are played
    #[arg(long, value_name = "N", env = "PARURE_TABLES_PER_GUEST")]
    tables_per_guest: Option<u32>,

    /// Tables made from one address in an hour
    #[arg(long, value_name = "N", env = "PARURE_TABLES_PER_HOUR")]
    tables_per_hour: Option<u32>,

    /// Guests who come from one address in an hour
    #[arg(long, value_name = "N", env = "PARURE_GUESTS_PER_HOUR")]
    guests_per_hour: Option<u32>,

    /// Tables of others at which one person may sit and wait
    #[arg(long, value_name = "N", env = "PARURE_WAITING_SEATS")]
    waiting_seats: Option<u32>,

    /// Games that one person may bring from devices
    #[arg(long, value_name = "N", env = "PARURE_BROUGHT_GAMES")]
    brought_games: Option<u32>,

    /// Requests under way at once
    #[arg(long, value_name = "N", env = "PARURE_CONNECTIONS")]
    connections: Option<u32>,

    /// Requests under way at once from one address
    #[arg(long, value_name = "N", env = "PARURE_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<usize>,

    /// Players' and spectators' connections in all
    #[arg(long, value_name = "N", env = "PARURE_SOCKETS")]
    sockets: Option<usize>,

    /// Players' and spectators' connections from one address
    #[arg(long, value_name = "N", env = "PARURE_SOCKETS_PER_ADDRESS")]
    sockets_per_address: Option<usize>,

    /// Connections of one person
    #[arg(long, value_name = "N", env = "PARURE_SOCKETS_PER_PERSON")]
    sockets_per_person: Option<usize>,

    /// Messages a second on one connection
    #[arg(long, value_name = "N", env = "PARURE_MESSAGES_PER_SECOND")]
    messages_per_second: Option<f64>,

    /// Requests a second from one address
    #[arg(long, value_name = "N", env = "PARURE_REQUESTS_PER_SECOND")]
    requests_per_second: Option<f64>,

    /// Hints a minute for one person
    #[arg(long, value_name = "N", env = "PARURE_HINTS_PER_MINUTE")]
    hints_per_minute: Option<f64>,

    /// Reviews an hour for one address
    #[arg(long, value_name = "N", env = "PARURE_REVIEWS_PER_HOUR")]
    reviews_per_hour: Option<f64>,

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

    /// Days after which a closed table is deleted; finished games are kept
    #[arg(long, value_name = "DAYS", env = "PARURE_CLOSED_DAYS")]
    closed_days: Option<u64>,

    /// Days without a visit after which a guest without account and tables is deleted
    #[arg(long, value_name = "DAYS", env = "PARURE_GUEST_DAYS")]
    guest_days: Option<u64>,
}

impl LimitArgs {
    fn limits(&self) -> Limits {
        let usual = Limits::default();
        let hours = |hours: u64| Duration::from_secs(hours.saturating_mul(60 * 60));
        let days = |days: u64| hours(days.saturating_mul(24));
        Limits {
            tables_per_guest: self.tables_per_guest.unwrap_or(usual.tables_per_guest),
            tables_per_hour: self.tables_per_hour.unwrap_or(usual.tables_per_hour),
            guests_per_hour: self.guests_per_hour.unwrap_or(usual.guests_per_hour),
            waiting_seats: self.waiting_seats.unwrap_or(usual.waiting_seats),
            brought_games: self.brought_games.unwrap_or(usual.brought_games),
            connections: self.connections.unwrap_or(usual.connections),
            connections_per_address: self.connections_per_address.unwrap_or(usual.connections_per_address),
            sockets: self.sockets.unwrap_or(usual.sockets),
            sockets_per_address: self.sockets_per_address.unwrap_or(usual.sockets_per_address),
            sockets_per_person: self.sockets_per_person.unwrap_or(usual.sockets_per_person),
            messages_per_second: self.messages_per_second.unwrap_or(usual.messages_per_second),
            requests_per_second: self.requests_per_second.unwrap_or(usual.requests_per_second),
            hints_per_minute: self.hints_per_minute.unwrap_or(usual.hints_per_minute),
            reviews_per_hour: self.reviews_per_hour.unwrap_or(usual.reviews_per_hour),
            password_threads: self.password_threads.unwrap_or(usual.password_threads),
            password_attempts: self.password_attempts.unwrap_or(usual.password_attempts),
            bot_threads: self.bot_threads.unwrap_or(usual.bot_threads),
            bot_time: self.bot_time.map_or(usual.bot_time, Duration::from_millis),
            bot_pause: self.bot_pause.map_or(usual.bot_pause, Duration::from_millis),
            waiting_age: self.waiting_hours.map_or(usual.waiting_age, hours),
            playing_age: self.playing_days.map_or(usual.playing_age, days),
            closed_age: self.closed_days.map_or(usual.closed_age, days),
            guest_age: self.guest_days.map_or(usual.guest_age, days),
            ..usual
        }
    }
}

/// Runs until it is told to end.
pub fn run(args: &Args) -> Result<()> {
    start_log(args.log_format)?;
    let config = Config {
        listen: args.listen,
        database: args.database.url.clone(),
        origins: args.origins.clone(),
        secure: args.secure,
        proxies: args.proxies.clone(),
        limits: args.limits.limits(),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("no runtime")?;
    runtime.block_on(serve(config))
}

/// Begins to write the log. A wish for it that cannot be understood is refused, not ignored.
fn start_log(format: LogFormat) -> Result<()> {
    let wish = std::env::var("PARURE_LOG").ok().filter(|wish| !wish.is_empty());
    let wish = wish.unwrap_or_else(|| "info,sqlx=warn".to_owned());
    let filter: Targets = wish.parse().map_err(|error| {
        Usage(format!("PARURE_LOG cannot be read: `{wish}`, where `info` or `parure_server=debug` would do: {error}"))
    })?;
    let colour = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let layer = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(colour);
    match format {
        LogFormat::Text => tracing_subscriber::registry().with(layer.with_filter(filter)).init(),
        LogFormat::Json => {
            tracing_subscriber::registry().with(layer.json().flatten_event(true).with_filter(filter)).init();
        }
    }
    Ok(())
}

async fn serve(config: Config) -> Result<()> {
    // Before anybody is told where it is, so that whoever then ends it at once ends it politely.
    let (mut interrupted, mut terminated) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    let service = match Service::start(config, World::real()).await {
        Ok(service) => service,
        Err(StartError::Config(error)) => return Err(Usage(error.to_string()).into()),
        Err(error) => return Err(error.into()),
    };
    // Whoever started it may not read on: that is no reason to end.
    _ = say!("Parure is at http://{}", service.address());
    if !Service::has_page() {
        _ = writeln!(std::io::stderr(), "{WITHOUT_PAGE}");
    }
    tokio::select! {
        _ = interrupted.recv() => {}
        _ = terminated.recv() => {}
    }
    service.shut_down().await;
    Ok(())
}
