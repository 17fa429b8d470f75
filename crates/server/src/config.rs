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

/// Declares the limits, each with its usual value, and with what it must be to make sense, as the value of which option.
macro_rules! limits {
    ($(#[doc = $doc:literal] $name:ident: $type:ty = $usual:expr $(, $check:ident $option:literal)?;)+) => {
        /// What nobody may go beyond.
        #[derive(Clone, Debug)]
        pub struct Limits {
            $(#[doc = $doc] pub $name: $type,)+
        }

        impl Default for Limits {
            fn default() -> Self {
                Self { $($name: $usual,)+ }
            }
        }

        impl Limits {
            /// Refuses limits that would let nobody in, or that are no numbers.
            fn check(&self) -> Result<(), ConfigError> {
                $($($check(self.$name, $option)?;)?)+
                Ok(())
            }
        }
    };
}

limits! {
    /// Tables of one guest that wait or are played.
    tables_per_guest: u32 = 30, at_least_one "--tables-per-guest";
    /// Tables made from one address in an hour, on all nodes together.
    tables_per_hour: u32 = 240, at_least_one "--tables-per-hour";
    /// Guests who come from one address in an hour, on all nodes together.
    guests_per_hour: u32 = 240, at_least_one "--guests-per-hour";
    /// Tables of others at which one person may sit and wait.
    waiting_seats: u32 = 3, at_least_one "--waiting-seats";
    /// Games that one person may bring from devices.
    brought_games: u32 = 1_000, at_least_one "--brought-games";
    /// Connections at once that ask for something and are no sockets.
    connections: u32 = 10_000, at_least_one "--connections";
    /// The same from one address, unless it is a proxy's.
    connections_per_address: usize = 1_000, at_least_one "--connections-per-address";
    /// Sockets in all.
    sockets: usize = 50_000, at_least_one "--sockets";
    /// Sockets from one address.
    sockets_per_address: usize = 1_000, at_least_one "--sockets-per-address";
    /// Sockets of one person.
    sockets_per_person: usize = 50, at_least_one "--sockets-per-person";
    /// Threads that bots may think on.
    bot_threads: usize = half_the_cores(), at_least_one "--bot-threads";
    /// Threads that passwords may be hashed on; each needs 19 MiB.
    password_threads: usize = half_the_cores(), at_least_one "--password-threads";
    /// Attempts at a password, from one address or for one account, before waiting begins.
    password_attempts: u32 = 10, at_least_one "--password-attempts";
    /// After how long a table that nobody came to is closed.
    waiting_age: Duration = DAY, at_least_one "--waiting-hours";
    /// After how long a game that nobody goes on with is closed.
    playing_age: Duration = 60 * DAY, at_least_one "--playing-days";
    /// After how long a closed table is deleted. Finished games are kept.
    closed_age: Duration = 30 * DAY, at_least_one "--closed-days";
    /// After how long without a visit a guest without account and tables is deleted.
    guest_age: Duration = 30 * DAY, at_least_one "--guest-days";
    /// How long a request may take to arrive.
    request_time: Duration = Duration::from_secs(20);
    /// How long a request may be without its body, in bytes.
    header_bytes: usize = 16 * 1024;
    /// The longest message, in bytes.
    message_bytes: usize = 4096;
    /// How long a bot may think about one move.
    bot_time: Duration = Duration::from_millis(1_000);
    /// How long a bot waits before it moves, so that people can follow and take back.
    bot_pause: Duration = Duration::from_millis(400);
    /// After how long without anybody a table leaves the memory.
    room_idle: Duration = Duration::from_secs(120);
    /// Messages a second on one socket, on average and at once.
    messages_per_second: f64 = 20.0, above_zero "--messages-per-second";
    /// Requests a second from one address, on average and at once.
    requests_per_second: f64 = 50.0, above_zero "--requests-per-second";
    /// Hints a minute for one person, and four times as many for one address.
    hints_per_minute: f64 = 20.0, above_zero "--hints-per-minute";
    /// Reviews an hour for one address.
    reviews_per_hour: f64 = 60.0, above_zero "--reviews-per-hour";
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn half_the_cores() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1))
}

fn at_least_one<T: Copy + Default + PartialEq>(limit: T, option: &str) -> Result<(), ConfigError> {
    // What has room for none lets nobody in.
    if limit == T::default() { Err(ConfigError(format!("{option} must be at least 1"))) } else { Ok(()) }
}

fn above_zero(rate: f64, option: &str) -> Result<(), ConfigError> {
    let makes_sense = rate.is_finite() && rate > 0.0;
    if makes_sense { Ok(()) } else { Err(ConfigError(format!("{option} must be a number above 0, not {rate}"))) }
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
