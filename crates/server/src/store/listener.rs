//! Hearing what other nodes store, and telling them who was signed out.

use std::time::Duration;

use sqlx::Executor;
use sqlx::postgres::{PgListener, PgNotification};

use super::pool::Pool;
use super::presence::{self, PRESENCE, PresenceNote};
use super::{Store, StoreError, deadline};
use crate::ids::{PersonId, TableId};

/// Where nodes tell each other who was signed out.
pub(super) const SIGNED_OUT: &str = "parure_signed_out";

/// After how long without news the connection has to show that it is alive.
const QUIET: Duration = Duration::from_secs(2);

/// Hears what other nodes store.
pub struct Listener {
    /// There until this is dropped.
    inner: Option<PgListener>,
    own: String,
}

/// What another node says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// It has stored something about a table.
    Table(TableId),
    /// Who is at a table by way of it.
    Presence(TableId, PresenceNote),
    /// A person was signed out, everywhere but where the token with this hash was.
    SignedOut(PersonId, Option<String>),
}

impl Store {
    /// Begins to listen; nothing where there are no other nodes.
    pub async fn listener(&self) -> Result<Option<Listener>, StoreError> {
        let Pool::Postgres(pool) = &*self.pool else { return Ok(None) };
        let listening = async {
            let inner = PgListener::connect_with(pool).await?;
            let mut listener = Listener { inner: Some(inner), own: self.node().to_owned() };
            if let Some(inner) = &mut listener.inner {
                inner.listen_all([super::writer::CHANNEL, SIGNED_OUT, PRESENCE]).await?;
            }
            Ok(listener)
        };
        deadline::looking(listening).await.map(Some)
    }

    /// Tells other nodes that a person was signed out.
    pub async fn tell_signed_out(&self, person: &PersonId, but: Option<&str>) -> Result<(), StoreError> {
        self.tell_nodes(SIGNED_OUT, format!("{} {person} {}", self.node(), but.unwrap_or_default())).await
    }

    pub(super) async fn tell_nodes(&self, channel: &str, note: String) -> Result<(), StoreError> {
        if let Pool::Postgres(pool) = &*self.pool {
            let tell = async {
                sqlx::query("select pg_notify($1, $2)").bind(channel).bind(note).execute(pool).await?;
                Ok(())
            };
            deadline::changing(tell).await?;
        }
        Ok(())
    }
}

impl Listener {
    /// The next thing that another node has stored. The outer nothing: the connection was lost, and with it perhaps some
    /// news. The inner nothing: it was ourselves.
    pub async fn next(&mut self) -> Option<Option<Heard>> {
        let inner = self.inner.as_mut()?;
        let heard = loop {
            match tokio::time::timeout(QUIET, inner.try_recv()).await {
                Ok(heard) => break heard.ok()??,
                // Nothing to hear, or nobody there: what comes in meanwhile is kept.
                Err(_) => {
                    let alive = inner.execute("select 1");
                    tokio::time::timeout(deadline::PING, alive).await.ok()?.ok()?;
                }
            }
        };
        Some(read(&heard).filter(|(node, _)| *node != self.own).map(|(_, heard)| heard))
    }
}

impl Drop for Listener {
    /// Ends the connection at once. Left to itself a listener says goodbye by a task of its own that waits for the answer, and
    /// keeps the connection's place in the pool: for ever, if the connection is dead. A task on a runtime that has ended is
    /// dropped with all that it holds.
    fn drop(&mut self) {
        let Ok(ended) = tokio::runtime::Builder::new_current_thread().build() else { return };
        let nowhere = ended.handle().clone();
        ended.shutdown_background();
        let _entered = nowhere.enter();
        drop(self.inner.take());
    }
}

fn read(note: &PgNotification) -> Option<(&str, Heard)> {
    let (node, rest) = note.payload().split_once(' ')?;
    let heard = match note.channel() {
        SIGNED_OUT => {
            let (person, but) = rest.split_once(' ')?;
            let but = Some(but.to_owned()).filter(|but| !but.is_empty());
            Heard::SignedOut(PersonId::parse(person)?, but)
        }
        PRESENCE => {
            let (table, note) = presence::read(node, rest)?;
            Heard::Presence(table, note)
        }
        _ => Heard::Table(TableId::parse(rest)?),
    };
    Some((node, heard))
}
