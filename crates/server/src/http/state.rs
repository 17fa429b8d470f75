//! What every request can use.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::http::HeaderMap;
use metrics_exporter_prometheus::PrometheusHandle;

use crate::account::{Attempts, Hashing};
use crate::config::Config;
use crate::limit::{ConnectionLimit, RateLimiter};
use crate::room::Hub;

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
    /// How many sockets there may be.
    pub sockets: ConnectionLimit,
    /// How fast each address may be.
    pub requests: RateLimiter,
    /// The figures for `/metrics`.
    pub metrics: Option<PrometheusHandle>,
}

impl App {
    /// The address that a visitor comes from: a proxy's word counts only if the proxy is a known one.
    pub fn address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let peer = peer.ip();
        if !self.config.proxies.contains(&peer) {
            return peer;
        }
        let named = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
        let last = named.and_then(|list| list.rsplit(',').next()).and_then(|address| address.trim().parse().ok());
        last.unwrap_or(peer)
    }
}
