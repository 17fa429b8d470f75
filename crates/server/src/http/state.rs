//! What every request can use.

use std::collections::VecDeque;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use metrics_exporter_prometheus::PrometheusHandle;

use crate::account::{Attempts, Hashing};
use crate::config::Config;
use crate::error::Error;
use crate::ids::PersonId;
use crate::limit::{ConnectionLimit, Network, RateLimiter};
use crate::protocol::{OpenTable, Review};
use crate::room::Hub;
use crate::store::Quota;

const HOUR: Duration = Duration::from_secs(60 * 60);

/// What every request can use.
#[derive(Clone)]
pub struct App {
    /// The tables.
    pub hub: Hub,
    /// Passwords and their hashes.
    pub hashing: Hashing,
    /// How often passwords were tried.
    pub attempts: Attempts,
    /// How the service is run.
    pub config: Arc<Config>,
    /// How many sockets there may be, and how many from one address.
    pub sockets: ConnectionLimit<Network>,
    /// How many sockets one person may have.
    pub own_sockets: ConnectionLimit<PersonId>,
    /// How fast each address may be.
    pub requests: RateLimiter<Network>,
    /// How many reviews each address may have.
    pub reviews: RateLimiter<Network>,
    /// The open tables as they were last read.
    pub open_tables: Arc<tokio::sync::Mutex<Option<(Instant, Vec<OpenTable>)>>>,
    /// Reviews made lately: a finished game does not change, and everybody at its table may ask.
    pub reviewed: Arc<Mutex<VecDeque<Review>>>,
    /// The figures for `/metrics`.
    pub metrics: Option<PrometheusHandle>,
}

impl App {
    /// The address that a visitor comes from: a proxy's word counts only if the proxy is a known one.
    pub fn address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        address(peer.ip(), headers, &self.config.proxies)
    }
}

impl App {
    /// Counts what an address does only so often, on all nodes together.
    pub async fn use_quota(&self, quota: Quota, from: Network) -> Result<(), Error> {
        let limits = &self.config.limits;
        let most = match quota {
            Quota::Guests => limits.guests_per_hour,
            Quota::Tables => limits.tables_per_hour,
        };
        let now = self.hub.world().now();
        match self.hub.store().use_quota(quota, from, (most, HOUR), now).await? {
            None => Ok(()),
            Some(wait) => Err(Error::TooManyFromHere { wait }),
        }
    }
}

/// Follows the hops back from the peer as far as known proxies tell the truth about who came to them.
fn address(peer: IpAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> IpAddr {
    let mut known = peer.to_canonical();
    // Every proxy adds to the end: a line or an entry further left was there before, and may be made up.
    let lines = headers.get_all("x-forwarded-for").iter().rev().map(|line| line.to_str().unwrap_or_default());
    for hop in lines.flat_map(|line| line.rsplit(',')) {
        let Some(before) = hop.trim().parse().ok().filter(|_| proxies.contains(&known)) else { break };
        known = IpAddr::to_canonical(&before);
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_hop_that_a_known_proxy_names_counts() {
        let proxies: Vec<IpAddr> = ["127.0.0.1", "10.0.0.1"].map(|proxy| proxy.parse().unwrap()).into();
        let from = |peer: &str, lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", axum::http::HeaderValue::from_static(line));
            }
            address(peer.parse().unwrap(), &headers, &proxies).to_string()
        };
        assert_eq!(from("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(from("203.0.113.9", &["198.51.100.1"]), "203.0.113.9", "no proxy of ours");
        assert_eq!(from("127.0.0.1", &["198.51.100.1, 203.0.113.5"]), "203.0.113.5");
        assert_eq!(from("127.0.0.1", &["198.51.100.1", "203.0.113.5"]), "203.0.113.5", "the first line is made up");
        assert_eq!(from("127.0.0.1", &["198.51.100.1, 203.0.113.5, 10.0.0.1"]), "203.0.113.5", "two proxies");
        assert_eq!(from("::ffff:127.0.0.1", &["203.0.113.5"]), "203.0.113.5", "listening on [::]");
        assert_eq!(from("127.0.0.1", &["::ffff:203.0.113.5"]), "203.0.113.5");
        assert_eq!(from("127.0.0.1", &["nonsense"]), "127.0.0.1");
        assert_eq!(from("127.0.0.1", &["203.0.113.5, nonsense"]), "127.0.0.1", "nothing behind what cannot be read");
    }
}
