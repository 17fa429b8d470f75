//! The life of one connection.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::StreamExt;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;

use crate::bots;
use crate::error::Error;
use crate::ids::{TableId, Token};
use crate::limit::{Network, TokenBucket};
use crate::protocol::{ClientMsg, HelpFrom, ServerMsg, SocketMsg, TableMsg};
use crate::room::{Hub, Join, Outbox, Outgoing, RoomMsg, SignedOut, SocketId, refused, text};
use crate::store::Person;
use crate::table::{AccessRequest, Asker, PlayerRequest, Refusal, Request};
use crate::world::Millis;

/// How often the server speaks up.
const BEAT: Duration = Duration::from_secs(15);
/// How long a connection may say nothing before it is taken for dead.
const SILENCE: Duration = Duration::from_secs(45);
/// How long a hint may take, with the wait for a free thread.
const HINT: Duration = Duration::from_secs(10);
/// How long a farewell may take.
const FAREWELL: Duration = Duration::from_secs(1);
/// After how many beats a connection looks whether its person is still let in, in case the news of it was lost.
const LOOK_AGAIN: u32 = 40;
/// How many refused messages in a row end a connection.
const MOST_REFUSED: u32 = 100;

/// Talks to a client until either side has had enough.
pub async fn connect(socket: WebSocket, hub: Hub, visitor: Option<(Person, Token)>, from: Network) {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let id = SocketId(NEXT.fetch_add(1, Ordering::Relaxed));
    let (out, outgoing) = Outbox::new();
    let limits = hub.limits();
    let messages = TokenBucket::new(limits.messages_per_second, limits.messages_per_second * 2.0);
    let (person, token_hash) = visitor.map(|(person, token)| (person, token.hash())).unzip();
    let connection = Connection {
        id,
        hub: hub.clone(),
        person,
        token_hash,
        from,
        out,
        table: None,
        messages,
        lag: 0,
        refused: 0,
        beats: 0,
        unsure: false,
    };
    connection.run(socket, outgoing).await;
}

struct Connection {
    id: SocketId,
    hub: Hub,
    person: Option<Person>,
    token_hash: Option<String>,
    from: Network,
    out: Outbox,
    table: Option<TableId>,
    messages: TokenBucket,
    /// How long messages are under way, as measured by the last ping.
    lag: Millis,
    refused: u32,
    beats: u32,
    /// Whether it could not be looked up if the person is still let in.
    unsure: bool,
}

impl Connection {
    async fn run(mut self, mut socket: WebSocket, mut outgoing: mpsc::Receiver<Outgoing>) {
        let mut beat = tokio::time::interval(BEAT);
        let (mut heard, mut pinged) = (Instant::now(), Instant::now());
        let (out, hub) = (self.out.clone(), self.hub.clone());
        let (mut sign_outs, stopping) = (hub.sign_outs(), hub.stopping());
        tokio::pin!(stopping);
        // Why the connection ends; nothing where nobody is there to hear it.
        let reason = loop {
            tokio::select! {
                sending = outgoing.recv() => match sending {
                    Some(Outgoing::Text(text)) => {
                        if send(&mut socket, Message::Text(text)).await.is_err() { break None }
                    }
                    Some(Outgoing::Close(code)) => break Some(code),
                    None => break None,
                },
                received = socket.next() => {
                    heard = Instant::now();
                    match received {
                        Some(Ok(Message::Text(text))) => {
                            if let Err(error) = self.receive(&text).await && !self.refuse(readable_id(&text), &error) {
                                break Some("too_fast");
                            }
                        }
                        Some(Ok(Message::Pong(_))) => self.lag = pinged.elapsed().as_millis() as Millis,
                        Some(Ok(Message::Ping(_))) => {}
                        Some(Ok(Message::Binary(_))) => {
                            if !self.refuse(None, &Error::BadMessage("messages are JSON text".to_owned())) {
                                break Some("too_fast");
                            }
                        }
                        Some(Ok(Message::Close(_))) | None => break None,
                        Some(Err(error)) => break error.to_string().contains("too long").then_some("too_long"),
                    }
                },
                _ = beat.tick() => {
                    if heard.elapsed() > SILENCE { break Some("silent") }
                    pinged = Instant::now();
                    let now = self.hub.world().now();
                    if send(&mut socket, Message::Ping(Default::default())).await.is_err() { break None }
                    if !self.out.send(&ServerMsg::Beat { now }) { break Some("too_slow") }
                    self.beats += 1;
                    let look = self.unsure || self.beats.is_multiple_of(LOOK_AGAIN);
                    if look && self.is_signed_out(Ok(SignedOut::Anybody)).await { break Some("signed_out") }
                },
                news = sign_outs.recv() => if self.is_signed_out(news).await { break Some("signed_out") },
                () = out.given_up() => break Some("too_slow"),
                () = &mut stopping, if self.table.is_none() => break Some("shutting_down"),
            }
        };
        self.leave().await;
        // The other side may be gone already.
        _ = tokio::time::timeout(FAREWELL, farewell(&mut socket, reason)).await;
    }

    /// Whether the person is let in no longer. Then the socket ends: the page comes back as whoever it is by then.
    async fn is_signed_out(&mut self, news: Result<SignedOut, RecvError>) -> bool {
        let (Some(person), Some(token_hash)) = (&self.person, &self.token_hash) else { return false };
        let concerned = match news {
            Ok(SignedOut::Person(who, but)) => who == person.id && but.as_ref() != Some(token_hash),
            Ok(SignedOut::Anybody) | Err(_) => true,
        };
        if !concerned {
            return false;
        }
        let found = self.hub.store().person(token_hash, self.hub.world().now()).await;
        // While the database is away nobody can be looked up, and nothing can be done either: later, then.
        self.unsure = found.is_err();
        matches!(found, Ok(None))
    }

    /// Says no, and whether to go on listening.
    fn refuse(&mut self, id: Option<String>, error: &Error) -> bool {
        self.refused += 1;
        let sent = self.out.send(&refused(id, error, 0));
        sent && self.refused < MOST_REFUSED
    }

    async fn leave(&mut self) {
        if let Some(table) = self.table.take() {
            // A table that cannot be reached does not need to know.
            _ = self.hub.send(&table, RoomMsg::Leave { socket: self.id }).await;
        }
    }

    /// Takes a message; an error is one that it was refused with before it was looked at.
    async fn receive(&mut self, text: &str) -> Result<(), Error> {
        metrics::counter!("parure_messages_total").increment(1);
        if text.len() > self.hub.limits().message_bytes {
            return Err(Error::TooLong);
        }
        self.messages.take().map_err(|wait| Error::TooFast { wait })?;
        let message: ClientMsg = serde_json::from_str(text).map_err(|error| Error::BadMessage(error.to_string()))?;
        let id = message.id().map(str::to_owned);
        if id.as_ref().is_some_and(|id| !(1..=64).contains(&id.len())) {
            return Err(Error::BadId);
        }
        match self.answer(message).await {
            Ok(()) => {
                self.refused = 0;
                Ok(())
            }
            // A greeting that cannot be answered for now is said again by a new connection.
            Err(error @ (Error::Storage | Error::Busy | Error::NotKnown)) if id.is_none() => {
                self.out.close(error.code());
                Ok(())
            }
            Err(error) => {
                if !self.refuse(id, &error) {
                    self.out.close("too_fast");
                }
                Ok(())
            }
        }
    }

    async fn answer(&mut self, message: ClientMsg) -> Result<(), Error> {
        match message {
            ClientMsg::Socket(SocketMsg::Hello { table, seen, help }) => self.hello(&table, seen, help).await,
            ClientMsg::Socket(SocketMsg::Hint { id }) => {
                let (table, person) = self.at_table()?;
                self.hint(table, person, id)
            }
            ClientMsg::Socket(SocketMsg::SeatLink { id, seat }) => {
                let (table, person) = self.at_table()?;
                self.seat_link(table, person, id, seat).await
            }
            ClientMsg::Socket(SocketMsg::EndSeatLinks { id, seat }) => {
                let (table, person) = self.at_table()?;
                let request = Request::Access(person.id, AccessRequest::Unlink { seat });
                let version = self.hub.ask(&table, request).await?;
                self.out.send(&ServerMsg::Ack { id, version });
                Ok(())
            }
            ClientMsg::Table(TableMsg { id, request }) => {
                let sits = matches!(request, PlayerRequest::Sit { .. });
                if sits {
                    self.look_up_name().await?;
                }
                let (table, person) = self.at_table()?;
                let asker = Asker { person: person.id.clone(), name: person.name.clone(), lag: self.lag };
                let request = Request::Player(asker, request);
                let message = RoomMsg::Ask { socket: Some(self.id), id: Some(id), request, answer: None };
                if sits { self.hub.sit(&table, &person, message).await } else { self.hub.send(&table, message).await }
            }
        }
    }

    /// Where whoever asks is, and who they are.
    fn at_table(&self) -> Result<(TableId, Person), Error> {
        let table = self.table.clone().ok_or(Error::HelloFirst)?;
        Ok((table, self.person.clone().ok_or(Error::NoGuest)?))
    }

    /// The name may be another one since the connection was made.
    async fn look_up_name(&mut self) -> Result<(), Error> {
        if let Some(token_hash) = &self.token_hash {
            self.person = self.hub.store().person(token_hash, self.hub.world().now()).await?;
        }
        Ok(())
    }

    async fn hello(&mut self, table: &str, seen: Option<u64>, help: HelpFrom) -> Result<(), Error> {
        let table = TableId::parse(table).ok_or(Error::NoTable)?;
        self.hub.admit_hello(self.from)?;
        // Whoever is there already stays, and nobody else has to hear of it.
        if self.table.as_ref() != Some(&table) {
            self.leave().await;
        }
        let person = self.person.as_ref().map(|person| person.id.clone());
        let join = Join { socket: self.id, person, seen, help, out: self.out.clone() };
        self.hub.send(&table, RoomMsg::Join(join)).await?;
        self.table = Some(table);
        Ok(())
    }

    async fn seat_link(&self, table: TableId, person: Person, id: String, seat: usize) -> Result<(), Error> {
        let key = Token::random(self.hub.world());
        let request = Request::Access(person.id, AccessRequest::Link { seat, key_hash: key.hash() });
        self.hub.ask(&table, request).await?;
        self.out.send(&ServerMsg::SeatLink { id, seat, key: key.reveal().to_owned() });
        Ok(())
    }

    /// Thinks about a hint beside the conversation.
    fn hint(&mut self, table: TableId, person: Person, id: String) -> Result<(), Error> {
        self.hub.admit_hint(&person.id, self.from)?;
        let (hub, out) = (self.hub.clone(), self.out.clone());
        tokio::spawn(async move {
            let message = match hint(&hub, &table, person, id.clone()).await {
                Ok(message) => message,
                Err(error) => refused(Some(id), &error, 0),
            };
            out.send(&message);
        });
        Ok(())
    }
}

async fn hint(hub: &Hub, table: &TableId, person: Person, id: String) -> Result<ServerMsg, Error> {
    let looked = hub.look(table, move |table, _| {
        let (Some(play), Some(seat)) = (table.play(), table.to_act()) else { return Err(Refusal::NotPlaying) };
        if !table.config().helpers || !table.config().hints {
            return Err(Refusal::HelpersOff);
        }
        if !table.seat_holders()[seat.index()].is_held_by(&person.id) {
            return Err(Refusal::NotYourTurn);
        }
        Ok((play.position().any().clone(), seat, table.version()))
    });
    let (game, seat, version) = looked.await??;
    let (budget, seed) = (hub.bots().budget(), u64::from_le_bytes(hub.world().bytes()));
    let advice = hub.bots().hint(HINT, move || bots::advise(&game, seat, &budget, 3, seed)).await?;
    Ok(ServerMsg::Hint { id, version, advice })
}

/// The id of a message, even of one that was not taken: its answer carries it.
fn readable_id(text: &str) -> Option<String> {
    #[derive(serde::Deserialize)]
    struct Identified {
        id: String,
    }
    let Identified { id } = serde_json::from_str(text).ok()?;
    (1..=64).contains(&id.len()).then_some(id)
}

/// Says why the connection ends, and ends it.
async fn farewell(socket: &mut WebSocket, reason: Option<&'static str>) -> Result<(), axum::Error> {
    if let Some(code) = reason {
        let bye = ServerMsg::Bye { code: code.to_owned(), retry: true };
        socket.send(Message::Text(text(&bye))).await?;
    }
    let code = match reason {
        Some("too_long") => close_code::SIZE,
        Some("too_fast") => close_code::POLICY,
        _ => close_code::NORMAL,
    };
    socket.send(Message::Close(Some(CloseFrame { code, reason: reason.unwrap_or_default().into() }))).await
}

/// Sends, but does not wait for ever for a client that does not read.
async fn send(socket: &mut WebSocket, message: Message) -> Result<(), ()> {
    let sent = tokio::time::timeout(Duration::from_secs(10), socket.send(message)).await;
    sent.map_err(|_| ())?.map_err(|_| ())
}
