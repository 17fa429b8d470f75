//! Guests.

use super::entry::{Entry, Guest, PersonRow, TokenRow};
use super::pool::{change, look_up};
use super::tokens::TOKEN_AGE;
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
        let (id, created_ms) = (person.id.to_string(), now as i64);
        let token = TokenRow { hash: token.hash(), person: id.clone(), created_ms, seen_ms: created_ms };
        let person = PersonRow { id, name: person.name.clone(), created_ms };
        self.write(Entry::Guest(Guest { person, token })).await
    }

    /// The person whom the token with this hash lets in.
    pub async fn person(&self, token_hash: &str, now: Millis) -> Result<Option<Person>, StoreError> {
        let sql = "select person.id, person.name from token join person on person.id = token.person \
                   where token.hash = $1 and token.seen_ms > $2";
        let since = now.saturating_sub(TOKEN_AGE) as i64;
        let row: Option<(String, String)> = look_up!(self, query_as.fetch_optional, sql, token_hash, since);
        Ok(row.and_then(|(id, name)| Some(Person { id: PersonId::parse(&id)?, name })))
    }

    /// What somebody is called now.
    pub async fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        let sql = "select name from person where id = $1";
        Ok(look_up!(self, query_scalar.fetch_optional, sql, person.as_str()))
    }

    /// Gives a guest another name.
    pub async fn rename(&self, person: &PersonId, name: &str) -> Result<(), StoreError> {
        let sql = "update person set name = $2 where id = $1";
        change!(self, sql, person.as_str(), name);
        Ok(())
    }
}
