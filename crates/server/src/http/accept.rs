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
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower::ServiceExt;

/// How long to wait when the system has no connection to give, for want of file handles as a rule.
const BREATH: Duration = Duration::from_millis(200);

/// Who takes connections. A connection that has become a socket is counted among the sockets, and no longer here.
pub struct Acceptor {
    routes: Router,
    request_time: Duration,
    room: Arc<Semaphore>,
    connections: u32,
    stopping: watch::Sender<bool>,
}

impl Acceptor {
    /// Takes up to so many connections at once, each of which has so much time to say what it wants.
    pub fn new(routes: Router, connections: u32, request_time: Duration) -> Self {
        let room = Arc::new(Semaphore::new(connections as usize));
        Self { routes, request_time, room, connections, stopping: watch::Sender::new(false) }
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
                Ok((stream, peer)) => self.welcome(stream, peer, permit),
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
        _ = self.room.acquire_many(self.connections).await;
    }

    fn welcome(&self, stream: TcpStream, peer: SocketAddr, permit: OwnedSemaphorePermit) {
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
            .header_read_timeout(self.request_time)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut stopping = self.stopping.subscribe();
        tokio::spawn(async move {
            let _permit = permit;
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

/// Waits for the end of the service.
async fn told(stopping: &mut watch::Receiver<bool>) {
    // The sender lives as long as the service; without it, it is the end too.
    _ = stopping.wait_for(|stopping| *stopping).await;
}
