//! How long anything may take, whatever the database does.
//!
//! A connection can die without a word, so no call waits for the database alone: past its time a call ends, and the
//! connection that it used is thrown away.

use std::time::Duration;

use super::StoreError;

/// Looking something up, or a small change, with the wait for a connection.
pub const CALL: Duration = Duration::from_secs(5);
/// From handing something to the writer to the answer.
pub const WRITE: Duration = Duration::from_secs(10);
/// A batch of the writer, with a new connection if it needs one, up to its commit.
pub(super) const BATCH: Duration = Duration::from_secs(4);
/// The commit of a batch.
pub(super) const COMMIT: Duration = Duration::from_secs(3);
/// A connection to the database.
pub(super) const CONNECT: Duration = Duration::from_secs(3);
/// A sign of life of a connection that has rested.
pub(super) const PING: Duration = Duration::from_secs(1);
/// Bringing the database up to date, with the wait for another node that does so.
pub(super) const MIGRATION: Duration = Duration::from_secs(120);

/// Looks something up, or says in time that it cannot be done.
pub(super) async fn looking<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    Ok(tokio::time::timeout(CALL, work).await.map_err(|_| StoreError::Silent)??)
}

/// Changes something, or says in time that it cannot be done, or that this is not known.
pub(super) async fn changing<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    match tokio::time::timeout(CALL, work).await {
        Err(_) => Err(StoreError::NotKnown),
        Ok(Err(StoreError::Database(error))) if !is_definite(&error) => {
            tracing::warn!(%error, "the database was lost in the middle of a change");
            Err(StoreError::NotKnown)
        }
        Ok(done) => done,
    }
}

/// Whether an error says for certain that nothing was stored.
pub(super) fn is_definite(error: &sqlx::Error) -> bool {
    match error {
        // A commit that a database refuses in its own words is none, unless it is about to end (57P…), or a disk took it and
        // did not say that it is safe (SQLite's codes for that).
        sqlx::Error::Database(refused) => {
            let code = refused.code().unwrap_or_default();
            !code.starts_with("57P") && !["10", "1034", "1290"].contains(&&*code)
        }
        // Nothing was sent.
        sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed => true,
        _ => false,
    }
}
