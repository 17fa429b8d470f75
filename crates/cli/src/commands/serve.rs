//! `parure serve`: the online service.

use std::convert::identity;
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

/// Declares the options for limits: each with its type, its unit, its name in the environment, and the limit that it sets.
macro_rules! limit_args {
    ($(#[$($doc:tt)+] $option:ident: $type:ty, $unit:literal, $env:literal => $limit:ident, $read:expr;)+) => {
        #[derive(clap::Args)]
        #[command(next_help_heading = "Limits")]
        struct LimitArgs {
            $(
                #[$($doc)+]
                #[arg(long, value_name = $unit, env = $env)]
                $option: Option<$type>,
            )+
        }

        impl LimitArgs {
            fn limits(&self) -> Limits {
                let usual = Limits::default();
                Limits { $($limit: self.$option.map_or(usual.$limit, $read),)+ ..usual }
            }
        }
    };
}

limit_args! {
    /// Tables of one guest that wait or are played
    tables_per_guest: u32, "N", "PARURE_TABLES_PER_GUEST" => tables_per_guest, identity;
    /// Tables made from one address in an hour
    tables_per_hour: u32, "N", "PARURE_TABLES_PER_HOUR" => tables_per_hour, identity;
    /// Guests who come from one address in an hour
    guests_per_hour: u32, "N", "PARURE_GUESTS_PER_HOUR" => guests_per_hour, identity;
    /// Tables of others at which one person may sit and wait
    waiting_seats: u32, "N", "PARURE_WAITING_SEATS" => waiting_seats, identity;
    /// Games that one person may bring from devices
    brought_games: u32, "N", "PARURE_BROUGHT_GAMES" => brought_games, identity;
    /// Requests under way at once
    connections: u32, "N", "PARURE_CONNECTIONS" => connections, identity;
    /// Requests under way at once from one address
    connections_per_address: usize, "N", "PARURE_CONNECTIONS_PER_ADDRESS" => connections_per_address, identity;
    /// Players' and spectators' connections in all
    sockets: usize, "N", "PARURE_SOCKETS" => sockets, identity;
    /// Players' and spectators' connections from one address
    sockets_per_address: usize, "N", "PARURE_SOCKETS_PER_ADDRESS" => sockets_per_address, identity;
    /// Connections of one person
    sockets_per_person: usize, "N", "PARURE_SOCKETS_PER_PERSON" => sockets_per_person, identity;
    /// Messages a second on one connection
    messages_per_second: f64, "N", "PARURE_MESSAGES_PER_SECOND" => messages_per_second, identity;
    /// Requests a second from one address
    requests_per_second: f64, "N", "PARURE_REQUESTS_PER_SECOND" => requests_per_second, identity;
    /// Hints a minute for one person
    hints_per_minute: f64, "N", "PARURE_HINTS_PER_MINUTE" => hints_per_minute, identity;
    /// Reviews an hour for one address
    reviews_per_hour: f64, "N", "PARURE_REVIEWS_PER_HOUR" => reviews_per_hour, identity;
    /// Threads that passwords may be hashed on; each needs 19 MiB
    password_threads: usize, "N", "PARURE_PASSWORD_THREADS" => password_threads, identity;
    /// Attempts at a password, from one address or for one account, before each next one has to wait
    password_attempts: u32, "N", "PARURE_PASSWORD_ATTEMPTS" => password_attempts, identity;
    /// Threads that bots may think on
    bot_threads: usize, "N", "PARURE_BOT_THREADS" => bot_threads, identity;
    /// Milliseconds that a bot may think about one move
    bot_time: u64, "MS", "PARURE_BOT_TIME" => bot_time, Duration::from_millis;
    /// Milliseconds that a bot waits before it moves
    bot_pause: u64, "MS", "PARURE_BOT_PAUSE" => bot_pause, Duration::from_millis;
    /// Hours after which a table that nobody came to is closed
    waiting_hours: u64, "H", "PARURE_WAITING_HOURS" => waiting_age, hours;
    /// Days after which a game that nobody goes on with is closed
    playing_days: u64, "DAYS", "PARURE_PLAYING_DAYS" => playing_age, days;
    /// Days after which a closed table is deleted; finished games are kept
    closed_days: u64, "DAYS", "PARURE_CLOSED_DAYS" => closed_age, days;
    /// Days without a visit after which a guest without account and tables is deleted
    guest_days: u64, "DAYS", "PARURE_GUEST_DAYS" => guest_age, days;
}

fn hours(hours: u64) -> Duration {
    Duration::from_secs(hours.saturating_mul(60 * 60))
}

fn days(days: u64) -> Duration {
    hours(days.saturating_mul(24))
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
