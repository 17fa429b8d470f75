//! The way out to one connection.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

use crate::protocol::ServerMsg;

/// A connection's number, unique while the program runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SocketId(pub u64);

/// How many messages may wait for a slow connection before it is given up.
const WAITING: usize = 32;

/// Something to be sent to a connection.
#[derive(Debug)]
pub enum Outgoing {
    /// A message, ready to go.
    Text(Utf8Bytes),
    /// The end, with the reason.
    Close(&'static str),
}

/// Sends to one connection without waiting for it.
#[derive(Clone, Debug)]
pub struct Outbox {
    queue: mpsc::Sender<Outgoing>,
    given_up: Arc<Notify>,
}

impl Outbox {
    /// The two ends.
    pub fn new() -> (Self, mpsc::Receiver<Outgoing>) {
        let (queue, receiver) = mpsc::channel(WAITING);
        (Self { queue, given_up: Arc::default() }, receiver)
    }

    /// Waits until the connection was given up.
    pub async fn given_up(&self) {
        self.given_up.notified().await;
    }

    /// Sends a message; says no if the connection is too slow or gone.
    pub fn send(&self, message: &ServerMsg) -> bool {
        self.send_text(text(message))
    }

    /// Sends a message that was written before.
    pub fn send_text(&self, text: Utf8Bytes) -> bool {
        self.queue.try_send(Outgoing::Text(text)).is_ok()
    }

    /// Ends the connection after what waits, or at once if that is too much already; the client hears why.
    pub fn close(&self, code: &'static str) {
        if self.queue.try_send(Outgoing::Close(code)).is_err() {
            self.given_up.notify_one();
        }
    }
}

/// As much as most states of a table take, in bytes.
const STATE: usize = 8 * 1024;

/// A message as it is sent.
pub fn text(message: &ServerMsg) -> Utf8Bytes {
    // Most messages tell a table's state, of some kilobytes: grown from nothing, it would be copied again and again.
    let mut text = Vec::with_capacity(STATE);
    serde_json::to_writer(&mut text, message).expect("messages are plain data");
    // Others are short, and may wait in great numbers.
    text.shrink_to_fit();
    String::from_utf8(text).expect("JSON is UTF-8").into()
}
