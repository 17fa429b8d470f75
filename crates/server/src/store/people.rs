//! Guests.

use super::entry::{Entry, GuestRow};
use super::pool::{on_pool, on_writer};
use super::{AppendError, Store, StoreError};
use crate::ids::{PersonId, Token};
use crate::world::Millis;

/// Somebody who has been here before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// The name shown to others.
    pub name: String,
}

impl Store {
    /// Makes a guest who is let in by this token.
    pub async fn make_person(&self, person: &Person, token: &Token, now: Millis) -> Result<(), AppendError> {
        let (id, name, token_hash) = (person.id.to_string(), person.name.clone(), token.hash());
        self.write(Entry::Guest(GuestRow { id, name, token_hash, created_ms: now as i64 })).await
    }

    /// The guest whom this token lets in.
    pub async fn person(&self, token: &Token) -> Result<Option<Person>, StoreError> {
        let sql = "select id, name from person where token_hash = $1";
        let hash = token.hash();
        let row: Option<(String, String)> =
            on_pool!(&*self.pool, pool => sqlx::query_as(sql).bind(hash).fetch_optional(pool).await)?;
        Ok(row.and_then(|(id, name)| Some(Person { id: PersonId::parse(&id)?, name })))
    }

    /// Gives a guest another name.
    pub async fn rename(&self, person: &PersonId, name: &str) -> Result<(), StoreError> {
        let sql = "update person set name = $2 where id = $1";
        on_writer!(&*self.pool, pool => {
            sqlx::query(sql).bind(person.as_str()).bind(name).execute(pool).await.map(|_| ())
        })?;
        Ok(())
    }
}
