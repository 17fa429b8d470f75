//! Taking connections: only so many, and none that dawdles.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower::ServiceExt;

use crate::config::Config;
use crate::limit::{ConnectionGuard, ConnectionLimit, Network};

/// How long to wait when the system has no connection to give, for want of file handles as a rule.
const BREATH: Duration = Duration::from_millis(200);
/// The most headers of a request.
const MOST_HEADERS: usize = 64;
/// What an address hears whose share of the connections is used up.
const TOO_MANY: &str = "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nretry-after: 1\r\n\
    connection: close\r\ncontent-length: 75\r\n\r\n\
    {\"code\":\"too_many_sockets\",\"message\":\"too many connections\",\"wait_ms\":1000}";

/// Who takes connections. A connection that has become a socket is counted among the sockets, and no longer here.
pub struct Acceptor {
    routes: Router,
    config: Arc<Config>,
    room: Arc<Semaphore>,
    by_address: ConnectionLimit<Network>,
    stopping: watch::Sender<bool>,
}

impl Acceptor {
    /// Takes as many connections at once as the limits allow, each of which has so much time to say what it wants.
    pub fn new(routes: Router, config: Arc<Config>) -> Self {
        let room = Arc::new(Semaphore::new(config.limits.connections as usize));
        let (by_address, stopping) = (ConnectionLimit::default(), watch::Sender::new(false));
        Self { routes, config, room, by_address, stopping }
    }

    /// Takes connections until it is told to stop.
    pub async fn run(&self, listener: TcpListener) {
        let mut stopping = self.stopping.subscribe();
        loop {
            // Whoever is one too many waits in the system's queue.
            let Ok(permit) = self.room.clone().acquire_owned().await else { return };
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = told(&mut stopping) => return,
            };
            match accepted {
                Ok((stream, peer)) => match self.admit(peer) {
                    Some(guard) => self.welcome(stream, peer, (permit, guard)),
                    None => turn_away(stream),
                },
                Err(error) => {
                    tracing::debug!(%error, "no connection");
                    tokio::time::sleep(BREATH).await;
                }
            }
        }
    }

    /// Takes no more connections and waits until every request has its answer.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
        // Nobody closes the semaphore.
        _ = self.room.acquire_many(self.config.limits.connections).await;
    }

    /// Counts one more connection of an address, if it may have one. A proxy's address is everybody's.
    fn admit(&self, peer: SocketAddr) -> Option<ConnectionGuard<Network>> {
        let of_all = self.config.limits.connections as usize;
        let is_proxy = self.config.proxies.contains(&peer.ip().to_canonical());
        let of_one = if is_proxy { of_all } else { self.config.limits.connections_per_address };
        self.by_address.admit(&peer.ip().into(), of_all, of_one)
    }

    fn welcome(&self, stream: TcpStream, peer: SocketAddr, counted: (OwnedSemaphorePermit, ConnectionGuard<Network>)) {
        // Answers and updates are short, and each is waited for.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection stays slow");
        }
        let routes = self.routes.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            routes.clone().oneshot(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.config.limits.request_time)
            .max_buf_size(self.config.limits.header_bytes)
            .max_headers(MOST_HEADERS)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut stopping = self.stopping.subscribe();
        tokio::spawn(async move {
            let _counted = counted;
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = told(&mut stopping) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection ended early");
            }
        });
    }
}

/// Says that an address has too many connections, without waiting for what it wants.
fn turn_away(mut stream: TcpStream) {
    tokio::spawn(async move {
        // Whoever does not listen is not missed.
        _ = tokio::time::timeout(BREATH, stream.write_all(TOO_MANY.as_bytes())).await;
    });
}

/// Waits for the end of the service.
async fn told(stopping: &mut watch::Receiver<bool>) {
    // The sender lives as long as the service; without it, it is the end too.
    _ = stopping.wait_for(|stopping| *stopping).await;
}

#[cfg(test)]
mod tests {
    use super::TOO_MANY;

    #[test]
    fn what_is_said_at_the_door_is_as_long_as_it_says() {
        let (head, body) = TOO_MANY.split_once("\r\n\r\n").unwrap();
        assert!(head.ends_with(&format!("content-length: {}", body.len())), "{head} {}", body.len());
        assert!(serde_json::from_str::<serde_json::Value>(body).is_ok());
    }
}
