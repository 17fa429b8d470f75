//! How the service is run, with sensible defaults.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use thiserror::Error;

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
    /// Tables made from one address in an hour, on all nodes together.
    pub tables_per_hour: u32,
    /// Guests who come from one address in an hour, on all nodes together.
    pub guests_per_hour: u32,
    /// Tables of others at which one person may sit and wait.
    pub waiting_seats: u32,
    /// Games that one person may bring from devices.
    pub brought_games: u32,
    /// Connections at once that ask for something and are no sockets.
    pub connections: u32,
    /// The same from one address, unless it is a proxy's.
    pub connections_per_address: usize,
    /// How long a request may take to arrive.
    pub request_time: Duration,
    /// How long a request may be without its body, in bytes.
    pub header_bytes: usize,
    /// Sockets in all.
    pub sockets: usize,
    /// Sockets from one address.
    pub sockets_per_address: usize,
    /// Sockets of one person.
    pub sockets_per_person: usize,
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
    /// Hints a minute for one person, and four times as many for one address.
    pub hints_per_minute: f64,
    /// Reviews an hour for one address.
    pub reviews_per_hour: f64,
    /// After how long without anybody a table leaves the memory.
    pub room_idle: Duration,
    /// After how long a table that nobody came to is closed.
    pub waiting_age: Duration,
    /// After how long a game that nobody goes on with is closed.
    pub playing_age: Duration,
    /// After how long a closed table is deleted. Finished games are kept.
    pub closed_age: Duration,
    /// After how long without a visit a guest without account and tables is deleted.
    pub guest_age: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let day = Duration::from_secs(24 * 60 * 60);
        Self {
            tables_per_guest: 30,
            tables_per_hour: 240,
            guests_per_hour: 240,
            waiting_seats: 3,
            brought_games: 1_000,
            connections: 10_000,
            connections_per_address: 1_000,
            request_time: Duration::from_secs(20),
            header_bytes: 16 * 1024,
            sockets: 50_000,
            sockets_per_address: 1_000,
            sockets_per_person: 50,
            messages_per_second: 20.0,
            requests_per_second: 50.0,
            message_bytes: 4096,
            bot_threads: (cores / 2).max(1),
            password_threads: (cores / 2).max(1),
            password_attempts: 10,
            bot_time: Duration::from_millis(1_000),
            bot_pause: Duration::from_millis(400),
            hints_per_minute: 20.0,
            reviews_per_hour: 60.0,
            room_idle: Duration::from_secs(120),
            waiting_age: day,
            playing_age: 60 * day,
            closed_age: 30 * day,
            guest_age: 30 * day,
        }
    }
}

/// A setting that makes no sense, with what would.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct ConfigError(String);

impl Config {
    /// The settings with origins and addresses as they are compared; refuses what makes no sense.
    pub fn checked(mut self) -> Result<Self, ConfigError> {
        self.origins = self.origins.iter().map(|origin| check_origin(origin)).collect::<Result<_, _>>()?;
        self.proxies = self.proxies.iter().map(IpAddr::to_canonical).collect();
        self.limits.check()?;
        Ok(self)
    }
}

/// An origin as browsers write it: `https://play.example.org`.
fn check_origin(text: &str) -> Result<String, ConfigError> {
    let refused = || {
        ConfigError(format!("--origin `{text}` is no origin: write scheme, host and port, as https://play.example.org"))
    };
    let origin = text.trim().trim_end_matches('/').to_lowercase();
    let (scheme, host) = origin.split_once("://").ok_or_else(refused)?;
    let port = match scheme {
        "http" => ":80",
        "https" => ":443",
        _ => return Err(refused()),
    };
    let fits = !host.is_empty() && !host.contains(|letter: char| letter.is_whitespace() || "/?#@,*".contains(letter));
    // Browsers leave the usual port away.
    if fits { Ok(format!("{scheme}://{}", host.strip_suffix(port).unwrap_or(host))) } else { Err(refused()) }
}

impl Limits {
    /// Refuses limits that would let nobody in, or that are no numbers.
    fn check(&self) -> Result<(), ConfigError> {
        // What has room for none lets nobody in.
        let counts = [
            ("tables-per-guest", self.tables_per_guest as usize),
            ("tables-per-hour", self.tables_per_hour as usize),
            ("guests-per-hour", self.guests_per_hour as usize),
            ("waiting-seats", self.waiting_seats as usize),
            ("brought-games", self.brought_games as usize),
            ("connections", self.connections as usize),
            ("connections-per-address", self.connections_per_address),
            ("sockets", self.sockets),
            ("sockets-per-address", self.sockets_per_address),
            ("sockets-per-person", self.sockets_per_person),
            ("bot-threads", self.bot_threads),
            ("password-threads", self.password_threads),
            ("password-attempts", self.password_attempts as usize),
        ];
        let times = [
            ("waiting-hours", self.waiting_age),
            ("playing-days", self.playing_age),
            ("closed-days", self.closed_age),
            ("guest-days", self.guest_age),
        ];
        let rates = [
            ("messages-per-second", self.messages_per_second),
            ("requests-per-second", self.requests_per_second),
            ("hints-per-minute", self.hints_per_minute),
            ("reviews-per-hour", self.reviews_per_hour),
        ];
        let zero = counts.iter().find(|(_, count)| *count == 0).map(|(name, _)| name);
        let zero = zero.or_else(|| times.iter().find(|(_, time)| time.is_zero()).map(|(name, _)| name));
        if let Some(name) = zero {
            return Err(ConfigError(format!("--{name} must be at least 1")));
        }
        match rates.iter().find(|(_, rate)| !(rate.is_finite() && *rate > 0.0)) {
            Some((name, rate)) => Err(ConfigError(format!("--{name} must be a number above 0, not {rate}"))),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_that_let_nobody_in_are_refused_by_name() {
        let refused = |change: fn(&mut Limits)| {
            let mut config = Config::default();
            change(&mut config.limits);
            config.checked().expect_err("no sense").to_string()
        };
        assert_eq!(refused(|limits| limits.connections = 0), "--connections must be at least 1");
        assert_eq!(refused(|limits| limits.bot_threads = 0), "--bot-threads must be at least 1");
        assert_eq!(refused(|limits| limits.playing_age = Duration::ZERO), "--playing-days must be at least 1");
        for rate in [0.0, -1.0, f64::NAN, f64::INFINITY] {
            let limits = Limits { requests_per_second: rate, ..Limits::default() };
            let config = Config { limits, ..Config::default() };
            let why = config.checked().expect_err("no sense").to_string();
            assert_eq!(why, format!("--requests-per-second must be a number above 0, not {rate}"));
        }
        assert!(Config::default().checked().is_ok());
    }

    #[test]
    fn an_origin_is_what_a_browser_sends() {
        for (text, origin) in [
            ("https://play.example.org/", "https://play.example.org"),
            ("https://Play.Example.org:443", "https://play.example.org"),
            ("http://localhost:8080", "http://localhost:8080"),
        ] {
            assert_eq!(check_origin(text).as_deref(), Ok(origin));
        }
        for text in ["", "play.example.org", "https://", "https://a.org/path", "ftp://a.org", "https://*.a.org", "*"] {
            assert!(check_origin(text).unwrap_err().to_string().contains("is no origin"), "{text}");
        }
    }
}
