//! Games that people brought from their devices.

use super::pool::look_up;
use super::{AppendError, Catalogue, Person, Store, StoreError};
use crate::ids::{PersonId, TableId};
use crate::table::{Stamped, Table};

impl Store {
    /// What a person has brought: the id that each game had on the device, and the table that it is here.
    pub async fn brought_by(&self, person: &PersonId) -> Result<Vec<(String, TableId)>, StoreError> {
        let sql = "select brought, id from game where owner = $1 and stage = 'over' and brought is not null";
        let rows: Vec<(String, String)> = look_up!(self, query_as.fetch_all, sql, person.as_str());
        Ok(rows.into_iter().filter_map(|(game, id)| Some((game, TableId::parse(&id)?))).collect())
    }

    /// Stores a game that was brought, all of its steps at once.
    pub async fn bring_table(&self, table: &Table, owner: &Person, steps: &[Stamped]) -> Result<(), AppendError> {
        self.write_table(table.id(), table.secret(), owner, table.config(), steps, Some(&Catalogue::of(table))).await
    }
}
