//! Which address does what.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::HeaderMap;
use axum::middleware;
use axum::routing::{get, post, put};
use metrics_exporter_prometheus::PrometheusHandle;

use super::{accounts, embed, headers, openapi, operations, people, remains, tables};
use crate::account::{Attempts, Hashing};
use crate::config::Config;
use crate::error::Error;
use crate::room::Hub;
use crate::ws::{Bucket, Counts};

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
    /// How many sockets there are.
    pub sockets: Counts,
    /// How fast each address is.
    pub paces: Paces,
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

/// How fast each address is.
#[derive(Clone, Default)]
pub struct Paces(Arc<Mutex<Buckets>>);

#[derive(Default)]
struct Buckets {
    by_address: HashMap<IpAddr, Bucket>,
    /// How many addresses there may be before those that have rested are forgotten.
    room: usize,
}

/// How many addresses are kept at least.
const LEAST_ROOM: usize = 10_000;

impl Paces {
    /// Lets a request of this address through, if it is not one too many.
    pub fn check(&self, address: IpAddr, per_second: f64) -> Result<(), Error> {
        let mut paces = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if paces.by_address.len() >= paces.room.max(LEAST_ROOM) {
            paces.by_address.retain(|_, bucket| !bucket.is_full());
            // Looking through all of them again has to wait until there are twice as many.
            paces.room = 2 * paces.by_address.len();
        }
        let bucket = paces.by_address.entry(address).or_insert_with(|| Bucket::new(per_second, per_second * 4.0));
        if bucket.take() { Ok(()) } else { Err(Error::TooFast) }
    }
}

/// All addresses.
pub fn router(app: App) -> Router {
    Router::new()
        .route("/healthz", get(operations::healthz))
        .route("/readyz", get(operations::readyz))
        .route("/metrics", get(operations::metrics))
        .route("/api/me", get(people::me).put(people::set_name).delete(people::leave))
        .route("/api/account", post(accounts::claim))
        .route("/api/account/sign-in", post(accounts::sign_in))
        .route("/api/account/sign-out", post(accounts::sign_out))
        .route("/api/account/password", put(accounts::change_password))
        .route("/api/account/delete", post(accounts::delete))
        .route("/api/me/tables", get(tables::mine))
        .route("/api/bots", get(tables::bots))
        .route("/api/games", get(tables::games))
        .route("/api/tables", get(tables::open).post(tables::make))
        .route("/api/tables/{id}", get(tables::summary))
        .route("/api/tables/{id}/claim", post(tables::claim))
        .route("/api/tables/{id}/continue", post(tables::go_on))
        .route("/api/tables/{id}/record", get(remains::record))
        .route("/api/tables/{id}/replay", get(remains::replay))
        .route("/api/tables/{id}/proof", get(remains::proof))
        .route("/api/tables/{id}/review", get(remains::review))
        .route("/api/socket", get(tables::socket))
        .route("/api/openapi.json", get(openapi::json))
        .route("/api/docs", get(openapi::page))
        .route("/api/docs.js", get(openapi::script))
        .route("/api/docs.css", get(openapi::style))
        .fallback(embed::page)
        .layer(DefaultBodyLimit::max(8 * 1024))
        .layer(middleware::from_fn_with_state(app.clone(), headers::guard))
        .with_state(app)
}
