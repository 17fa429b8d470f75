//! How the service is run, with sensible defaults.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

/// Everything that whoever runs the service can set.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The database.
    pub database: String,
    /// The origins that pages may come from, as `https://play.example.org`. Empty: the host that a request names.
    pub origins: Vec<String>,
    /// Whether visitors come by HTTPS, so that cookies are for HTTPS only.
    pub secure: bool,
    /// The proxies whose word about visitors' addresses is taken.
    pub proxies: Vec<IpAddr>,
    /// The limits.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: "sqlite:parure.db".to_owned(),
            origins: Vec::new(),
            secure: false,
            proxies: Vec::new(),
            limits: Limits::default(),
        }
    }
}

/// What nobody may go beyond.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Tables of one guest that wait or are played.
    pub tables_per_guest: u32,
    /// Connections at once that ask for something and are no sockets.
    pub connections: u32,
    /// How long a request may take to arrive.
    pub request_time: Duration,
    /// Sockets in all.
    pub sockets: usize,
    /// Sockets from one address.
    pub sockets_per_address: usize,
    /// Messages a second on one socket, on average and at once.
    pub messages_per_second: f64,
    /// Requests a second from one address, on average and at once.
    pub requests_per_second: f64,
    /// The longest message, in bytes.
    pub message_bytes: usize,
    /// Threads that bots may think on.
    pub bot_threads: usize,
    /// Threads that passwords may be hashed on; each needs 19 MiB.
    pub password_threads: usize,
    /// Attempts at a password, from one address or for one account, before waiting begins.
    pub password_attempts: u32,
    /// How long a bot may think about one move.
    pub bot_time: Duration,
    /// How long a bot waits before it moves, so that people can follow and take back.
    pub bot_pause: Duration,
    /// Hints a minute on one socket.
    pub hints_per_minute: f64,
    /// After how long without anybody a table leaves the memory.
    pub room_idle: Duration,
    /// After how long a table that nobody came to is closed.
    pub waiting_age: Duration,
    /// After how long a game that nobody goes on with is closed.
    pub playing_age: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let day = Duration::from_secs(24 * 60 * 60);
        Self {
            tables_per_guest: 30,
            connections: 10_000,
            request_time: Duration::from_secs(20),
            sockets: 50_000,
            sockets_per_address: 1_000,
            messages_per_second: 20.0,
            requests_per_second: 50.0,
            message_bytes: 4096,
            bot_threads: (cores / 2).max(1),
            password_threads: (cores / 2).max(1),
            password_attempts: 10,
            bot_time: Duration::from_millis(1_000),
            bot_pause: Duration::from_millis(400),
            hints_per_minute: 20.0,
            room_idle: Duration::from_secs(120),
            waiting_age: day,
            playing_age: 60 * day,
        }
    }
}
