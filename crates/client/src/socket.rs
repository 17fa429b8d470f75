//! One socket of one visitor.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use parure_server::protocol::{ClientMsg, ServerMsg};
use thiserror::Error;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};

use crate::Client;

/// A connection.
pub struct Socket(WebSocketStream<TcpStream>);

/// Why a connection does not work.
#[derive(Debug, Error)]
pub enum SocketError {
    /// The connection is gone.
    #[error("the connection is gone")]
    Gone,
    /// The connection could not be made, or a request failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// Nothing came in time.
    #[error("nothing came in time")]
    Silence,
    /// It was refused with this status.
    #[error("refused with status {0}")]
    Status(u16),
    /// A request was refused with this code and message.
    #[error("refused: {1} ({0})")]
    Refused(String, String),
    /// A message that is not of the protocol.
    #[error("not of the protocol: {0}")]
    Foreign(String),
}

impl From<WsError> for SocketError {
    fn from(error: WsError) -> Self {
        match error {
            WsError::Http(response) => Self::Status(response.status().as_u16()),
            _ => Self::Gone,
        }
    }
}

impl Client {
    /// Opens a socket.
    pub async fn socket(&self) -> Result<Socket, SocketError> {
        let origin = format!("http://{}", self.address());
        self.socket_from(Some(&origin)).await
    }

    /// Opens a socket as a page of this origin would.
    pub async fn socket_from(&self, origin: Option<&str>) -> Result<Socket, SocketError> {
        let mut request = format!("ws://{}/api/socket", self.address()).into_client_request()?;
        let header = |text: &str| HeaderValue::from_str(text).map_err(|_| SocketError::Gone);
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", header(origin)?);
        }
        if let Some(cookie) = self.cookie() {
            request.headers_mut().insert("cookie", header(cookie)?);
        }
        let stream = TcpStream::connect(self.address()).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        Ok(Socket(socket))
    }

    /// Opens a socket and goes to a table.
    pub async fn at_table(&self, table: &str, seen: Option<u64>) -> Result<Socket, SocketError> {
        let mut socket = self.socket().await?;
        socket.send(&ClientMsg::hello(table, seen)).await?;
        Ok(socket)
    }
}

impl Socket {
    /// Sends a message.
    pub async fn send(&mut self, message: &ClientMsg) -> Result<(), SocketError> {
        let text = serde_json::to_string(message).map_err(|error| SocketError::Foreign(error.to_string()))?;
        self.send_text(text).await
    }

    /// Sends whatever text.
    pub async fn send_text(&mut self, text: String) -> Result<(), SocketError> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// Sends bytes, which no client should.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), SocketError> {
        Ok(self.0.send(Message::binary(bytes)).await?)
    }

    /// The next text, as it came.
    pub async fn next_text(&mut self) -> Result<String, SocketError> {
        loop {
            match self.0.next().await.ok_or(SocketError::Gone)?? {
                Message::Text(text) => return Ok(text.as_str().to_owned()),
                Message::Close(_) => return Err(SocketError::Gone),
                _ => {}
            }
        }
    }

    /// The next message that is more than a beat.
    pub async fn next(&mut self) -> Result<ServerMsg, SocketError> {
        loop {
            let text = self.next_text().await?;
            let message = serde_json::from_str(&text).map_err(|_| SocketError::Foreign(text))?;
            if !matches!(message, ServerMsg::Beat { .. }) {
                return Ok(message);
            }
        }
    }

    /// The next message, if one comes in time.
    pub async fn next_within(&mut self, time: Duration) -> Result<ServerMsg, SocketError> {
        tokio::time::timeout(time, self.next()).await.map_err(|_| SocketError::Silence)?
    }

    /// The stream below, for those who want to misbehave.
    pub fn stream(&mut self) -> &mut TcpStream {
        self.0.get_mut()
    }
}
