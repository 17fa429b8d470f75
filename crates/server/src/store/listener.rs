//! Hearing what other nodes store.

use sqlx::postgres::PgListener;

use super::{Store, StoreError};
use crate::ids::TableId;

/// Hears what other nodes store.
pub struct Listener {
    inner: PgListener,
    own: String,
}

impl Store {
    /// Begins to listen; nothing where there are no other nodes.
    pub async fn listener(&self) -> Result<Option<Listener>, StoreError> {
        let inner = self.pool.listener().await?;
        Ok(inner.map(|inner| Listener { inner, own: self.node().to_owned() }))
    }
}

impl Listener {
    /// The table that another node has stored something about. The outer nothing: the connection was lost, and with it
    /// perhaps some news. The inner nothing: it was ourselves.
    pub async fn next(&mut self) -> Option<Option<TableId>> {
        let heard = self.inner.try_recv().await.ok()??;
        let (node, table) = heard.payload().split_once(' ')?;
        Some(TableId::parse(table).filter(|_| node != self.own))
    }
}
