//! Who is connected to a table.

use axum::extract::ws::Utf8Bytes;

use super::elsewhere::Elsewhere;
use super::outbox::{Outbox, SocketId, text};
use crate::ids::PersonId;
use crate::protocol::{HelpFrom, Onlooker, Presence, ServerMsg, Snapshot, Update};
use crate::store::{PresenceNote, Present};
use crate::table::Table;
use crate::world::Millis;

/// The connections to one table.
#[derive(Default)]
pub struct Sockets {
    open: Vec<Socket>,
    left: Vec<(PersonId, Millis)>,
    /// Those of other nodes.
    elsewhere: Elsewhere,
    /// The last snapshot for somebody without a seat.
    shown: Option<Shown>,
}

/// A snapshot for everybody without a seat.
#[derive(Clone)]
struct Shown {
    help: HelpFrom,
    version: u64,
    time: Millis,
    text: Utf8Bytes,
}

/// How long a snapshot for spectators can be shown to others, in milliseconds: no longer than their number is late anyway.
const SHOWN: Millis = 500;

struct Socket {
    id: SocketId,
    person: Option<PersonId>,
    help: HelpFrom,
    /// The version that this connection has.
    seen: u64,
    /// Since when it is there.
    since: Millis,
    out: Outbox,
}

/// A connection that comes to a table.
pub struct Join {
    /// Which.
    pub socket: SocketId,
    /// Whose.
    pub person: Option<PersonId>,
    /// The version that it has.
    pub seen: Option<u64>,
    /// Who works out what can be done.
    pub help: HelpFrom,
    /// How it is told.
    pub out: Outbox,
}

fn is_seated(table: &Table, socket: &Socket) -> bool {
    socket.person.as_ref().is_some_and(|person| table.held_by(person).next().is_some())
}

/// Who looks; a person is anybody unless they see anything else than everybody does.
fn onlooker<'a>(table: &Table, person: Option<&'a PersonId>, help: HelpFrom) -> Onlooker<'a> {
    let sees_more = |person: &&PersonId| table.owner() == *person || table.held_by(person).next().is_some();
    Onlooker { person: person.filter(sees_more), help }
}

/// What somebody has to be told who has seen a version, or none.
fn state(table: &Table, onlooker: Onlooker<'_>, seen: Option<u64>, now: Millis, presence: &Presence) -> ServerMsg {
    match seen.and_then(|seen| Update::since(table, onlooker, seen, now, presence)) {
        Some(update) => ServerMsg::Update(Box::new(update)),
        None => ServerMsg::Snapshot(Box::new(Snapshot::of(table, onlooker, now, presence))),
    }
}

impl Sockets {
    /// Whether nobody is connected.
    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// Who is there, as far as the table is concerned, on all nodes.
    pub fn presence(&self, table: &Table) -> Presence {
        let own = self.open.iter().filter_map(|socket| socket.person.as_ref());
        let here: Vec<PersonId> = own.chain(self.elsewhere.players()).cloned().collect();
        let spectators = self.open.iter().filter(|socket| !is_seated(table, socket)).count();
        Presence { here, left: self.left.clone(), spectators: spectators + self.elsewhere.spectators() }
    }

    /// Who is there by way of this node.
    pub fn present(&self, table: &Table) -> Present {
        let (seated, others): (Vec<&Socket>, Vec<&Socket>) =
            self.open.iter().partition(|socket| is_seated(table, socket));
        let mut players: Vec<PersonId> = seated.into_iter().filter_map(|socket| socket.person.clone()).collect();
        players.sort();
        players.dedup();
        Present { players, spectators: others.len() }
    }

    /// Those of other nodes.
    pub fn elsewhere(&self) -> &Elsewhere {
        &self.elsewhere
    }

    /// Takes what another node says, or forgets those who say nothing any more. Says whether that changes who is there.
    pub fn hear(&mut self, note: Option<PresenceNote>, now: Millis) -> bool {
        let players = |elsewhere: &Elsewhere| elsewhere.players().cloned().collect::<Vec<PersonId>>();
        let (before, watched) = (players(&self.elsewhere), self.elsewhere.spectators());
        match note {
            Some(note) => self.elsewhere.hear(note),
            None => self.elsewhere.forget(),
        }
        let after = players(&self.elsewhere);
        self.left.retain(|(person, _)| !after.contains(person));
        for person in before.iter().filter(|person| !after.contains(person)) {
            self.note_left(person.clone(), now);
        }
        before != after || watched != self.elsewhere.spectators()
    }

    /// A player went away from one node, and is at no other.
    fn note_left(&mut self, person: PersonId, now: Millis) {
        if !self.has(&person) && !self.elsewhere.players().any(|there| *there == person) {
            self.left.retain(|(known, _)| *known != person);
            self.left.push((person, now));
        }
    }

    /// Lets a connection in, or one that is there say anew what it has, and sends what it lacks; says whether it has just
    /// come. The others learn of it by [`Sockets::tell_all`].
    pub fn join(&mut self, table: &Table, join: &Join, now: Millis) -> bool {
        let Join { socket: id, ref person, seen, help, ref out } = *join;
        let before = self.open.iter().find(|socket| socket.id == id && socket.person == *person);
        let (came, since) = (before.is_none(), before.map_or(now, |socket| socket.since));
        self.open.retain(|socket| socket.id != id);
        self.left.retain(|(gone, _)| Some(gone) != person.as_ref());
        self.open.push(Socket { id, person: person.clone(), help, seen: table.version(), since, out: out.clone() });
        let (presence, onlooker) = (self.presence(table), onlooker(table, person.as_ref(), help));
        if seen.is_some() || onlooker.person.is_some() {
            out.send_text(text(&state(table, onlooker, seen, now, &presence)));
            return came;
        }
        // A crowd of spectators reads the same: what was written for one is as good for those who come right after.
        let fresh = |shown: &Shown| {
            (shown.help, shown.version) == (help, table.version()) && (shown.time..shown.time + SHOWN).contains(&now)
        };
        let shown = self.shown.take().filter(fresh).unwrap_or_else(|| {
            let text = text(&state(table, onlooker, None, now, &presence));
            Shown { help, version: table.version(), time: now, text }
        });
        out.send_text(shown.text.clone());
        self.shown = Some(shown);
        came
    }

    /// A connection is gone; says whose it was, if it was there.
    pub fn leave(&mut self, table: &Table, id: SocketId, now: Millis) -> Option<Option<PersonId>> {
        let place = self.open.iter().position(|socket| socket.id == id)?;
        let gone = self.open.remove(place);
        let was_seated = is_seated(table, &gone);
        let gone = gone.person;
        if let Some(person) = gone.clone().filter(|_| was_seated) {
            self.note_left(person, now);
        }
        Some(gone)
    }

    /// Whether somebody is connected to this node.
    pub fn has(&self, person: &PersonId) -> bool {
        self.open.iter().any(|socket| socket.person.as_ref() == Some(person))
    }

    /// Whether somebody is connected, and was all the time since then.
    pub fn has_since(&self, person: &PersonId, since: Millis) -> bool {
        self.open.iter().any(|socket| socket.person.as_ref() == Some(person) && socket.since <= since)
    }

    /// Sends one connection a message.
    pub fn tell(&self, id: SocketId, message: &ServerMsg) {
        if let Some(socket) = self.open.iter().find(|socket| socket.id == id) {
            socket.out.send(message);
        }
    }

    /// Sends everybody the same message, which must hold nothing that somebody may not know.
    pub fn shout(&self, message: &ServerMsg) {
        let text = text(message);
        self.open.iter().for_each(|socket| _ = socket.out.send_text(text.clone()));
    }

    /// Sends one connection how things stand.
    pub fn update(&self, table: &Table, id: SocketId, now: Millis) {
        let presence = self.presence(table);
        if let Some(socket) = self.open.iter().find(|socket| socket.id == id) {
            let onlooker = Onlooker { person: socket.person.as_ref(), help: socket.help };
            let update = Update::since(table, onlooker, socket.seen, now, &presence);
            update.into_iter().for_each(|update| _ = socket.out.send(&ServerMsg::Update(Box::new(update))));
        }
    }

    /// Sends everybody what has changed, each what they may know. Connections that do not keep up are ended: they come
    /// back and say what they have.
    pub fn tell_all(&mut self, table: &Table, now: Millis) {
        let presence = self.presence(table);
        self.tell_with(table, &presence, now);
    }

    fn tell_with(&mut self, table: &Table, presence: &Presence, now: Millis) {
        let mut written: Vec<(Onlooker<'_>, u64, Utf8Bytes)> = Vec::new();
        for socket in &mut self.open {
            let onlooker = onlooker(table, socket.person.as_ref(), socket.help);
            let known = written.iter().find(|(whose, seen, _)| (*whose, *seen) == (onlooker, socket.seen));
            let message = known.map(|(_, _, text)| text.clone()).unwrap_or_else(|| {
                let text = text(&state(table, onlooker, Some(socket.seen), now, presence));
                written.push((onlooker, socket.seen, text.clone()));
                text
            });
            socket.seen = table.version();
            if !socket.out.send_text(message) {
                socket.out.close("too_slow");
            }
        }
    }

    /// Sends everybody but one how things stand: somebody came.
    pub fn tell_others(&mut self, table: &Table, newcomer: SocketId, now: Millis) {
        let place = self.open.iter().position(|socket| socket.id == newcomer);
        let newcomer = place.map(|place| self.open.remove(place));
        let here = newcomer.iter().filter_map(|socket| socket.person.clone());
        let mut presence = self.presence(table);
        presence.here.extend(here);
        presence.spectators += newcomer.iter().filter(|socket| !is_seated(table, socket)).count();
        self.tell_with(table, &presence, now);
        self.open.extend(newcomer);
    }

    /// Ends every connection, with the reason.
    pub fn close(&self, code: &'static str) {
        self.open.iter().for_each(|socket| socket.out.close(code));
    }
}
