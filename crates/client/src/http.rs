//! Plain HTTP to one server.

use std::io;
use std::net::SocketAddr;

use parure_server::ids::Token;
use parure_server::protocol::{Created, TableConfig};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A visitor of one server, with a cookie.
#[derive(Clone, Debug)]
pub struct Client {
    address: SocketAddr,
    cookie: Option<String>,
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The headers, names in small letters.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Reply {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// A header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

impl Client {
    /// A visitor whom nobody knows.
    pub const fn new(address: SocketAddr) -> Self {
        Self { address, cookie: None }
    }

    /// A guest.
    pub async fn enter(address: SocketAddr, name: &str) -> io::Result<Self> {
        let visitor = Self::new(address);
        let reply = visitor.send("PUT", "/api/me", &[], Some(&json!({ "name": name }))).await?;
        let guest = visitor.after(&reply);
        if guest.cookie.is_some() { Ok(guest) } else { Err(io::Error::other(format!("no cookie: {}", reply.text()))) }
    }

    /// The same visitor as an answer leaves them: with the cookie that it sets, or with none if it takes it away.
    #[must_use]
    pub fn after(&self, reply: &Reply) -> Self {
        let set = reply.header("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let cookie = set.or_else(|| self.cookie.clone()).filter(|cookie| !cookie.ends_with('='));
        Self { address: self.address, cookie }
    }

    /// The server.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The same visitor at another server, or at the same one at another address.
    #[must_use]
    pub fn at(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }

    /// The cookie, as it is sent.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// The token in a cookie.
    pub fn cookie_token(cookie: &str) -> Option<Token> {
        Token::parse(cookie.split_once('=')?.1)
    }

    /// Asks for something.
    pub async fn get(&self, path: &str) -> io::Result<Reply> {
        self.send("GET", path, &[], None).await
    }

    /// Sends something.
    pub async fn post(&self, path: &str, body: &Value) -> io::Result<Reply> {
        self.send("POST", path, &[], Some(body)).await
    }

    /// Makes a table.
    pub async fn make_table(&self, config: &TableConfig) -> io::Result<String> {
        let reply = self.post("/api/tables", &json!({ "config": config })).await?;
        let made: Result<Created, _> = serde_json::from_slice(&reply.body);
        made.map(|made| made.table).map_err(|_| io::Error::other(reply.text()))
    }

    /// Any request.
    pub async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&Value>,
    ) -> io::Result<Reply> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let mut request = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        if !headers.iter().any(|(name, _)| *name == "origin") {
            request.push_str(&format!("origin: http://{}\r\n", self.address));
        }
        if let Some(cookie) = &self.cookie {
            request.push_str(&format!("cookie: {cookie}\r\n"));
        }
        for (name, value) in headers {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        request.push_str(&format!("content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len()));
        self.send_raw(request.as_bytes()).await
    }

    /// Sends bytes as they are and reads the answer.
    pub async fn send_raw(&self, request: &[u8]) -> io::Result<Reply> {
        let mut stream = TcpStream::connect(self.address).await?;
        stream.write_all(request).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        parse(&answer).ok_or_else(|| io::Error::other("this is no HTTP"))
    }
}

fn parse(answer: &[u8]) -> Option<Reply> {
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&answer[..end]).ok()?;
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let header = |line: &str| line.split_once(": ").map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()));
    Some(Reply { status, headers: lines.filter_map(header).collect(), body: answer[end + 4..].to_vec() })
}
