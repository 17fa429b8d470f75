//! Games that people bring from their devices.

use super::Hub;
use crate::error::Error;
use crate::fair::Secret;
use crate::ids::TableId;
use crate::store::{AppendError, Person};
use crate::table::{Bringer, DeviceGame, Table};

impl Hub {
    /// Stores a finished game of a device as a table of this person, if it is one by the rules. However often it is
    /// brought, on whatever node, it is one table.
    pub async fn bring(&self, game: DeviceGame, person: &Person) -> Result<TableId, Error> {
        let id = TableId::brought(&person.id, &game.game);
        let (secret, now) = (Secret::random(self.world()), self.world().now());
        let (owner, brought) = (person.clone(), id.clone());
        // A long game takes its time to be played again.
        let played = tokio::task::spawn_blocking(move || {
            let bringer = Bringer { person: &owner.id, name: &owner.name };
            Table::bring(brought, secret, bringer, &game, now)
        });
        let (table, steps) = played.await.map_err(|_| Error::Internal)??;
        match self.store().bring_table(&table, person, &steps).await {
            // Who is told so has sent it twice at the same time.
            Ok(()) | Err(AppendError::Conflict) => Ok(id),
            Err(error) => Err(error.into()),
        }
    }
}
