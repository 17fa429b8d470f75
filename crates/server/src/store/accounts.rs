//! Accounts.

use super::catalogue::table_ids;
use super::pool::{look_up, on_writer};
use super::tokens::{LET_ALL_OUT, LET_IN};
use super::{Store, StoreError};
use crate::account::Login;
use crate::ids::{PersonId, TableId, Token};
use crate::world::Millis;

/// One account can be signed in on 50 devices; with one more the one not seen for the longest time is signed out.
const LET_OLDEST_OUT: &str = "delete from token where person = $1 and hash not in \
    (select hash from token where person = $1 order by seen_ms desc, created_ms desc limit 49)";

/// Somebody's account.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Whose.
    pub person: PersonId,
    /// The name as it was chosen.
    pub login: String,
    /// The password's hash.
    pub password: String,
}

/// What became of a wish for an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// It is there.
    Yes,
    /// Somebody else has the name.
    Taken,
    /// This person has one already.
    Before,
}

impl Store {
    /// The account of a person.
    pub async fn account_of(&self, person: &PersonId) -> Result<Option<Account>, StoreError> {
        self.account("select person, login, password from account where person = $1", person.as_str()).await
    }

    /// The account with a name.
    pub async fn account_named(&self, login: &Login) -> Result<Option<Account>, StoreError> {
        self.account("select person, login, password from account where folded = $1", login.folded()).await
    }

    async fn account(&self, sql: &'static str, key: &str) -> Result<Option<Account>, StoreError> {
        let row: Option<(String, String, String)> = look_up!(self, query_as.fetch_optional, sql, key);
        let read = |(person, login, password): (String, _, _)| {
            let person = PersonId::parse(&person).ok_or_else(|| StoreError::Broken("a person's id".to_owned()))?;
            Ok(Account { person, login, password })
        };
        row.map(read).transpose()
    }

    /// Makes a guest's account. From then on only the new token lets them in.
    pub async fn make_account(
        &self,
        person: &PersonId,
        login: &Login,
        password: &str,
        token: &Token,
        now: Millis,
    ) -> Result<Claimed, StoreError> {
        let sql = "insert into account (person, login, folded, password, created_ms) \
                   values ($1, $2, $3, $4, $5) on conflict do nothing";
        let made = on_writer!(self, pool => {
            let mut transaction = pool.begin().await?;
            let insert = sqlx::query(sql).bind(person.as_str()).bind(login.shown()).bind(login.folded());
            let insert = insert.bind(password).bind(now as i64).execute(&mut *transaction).await?;
            let made = insert.rows_affected() == 1;
            if made {
                sqlx::query(LET_ALL_OUT).bind(person.as_str()).execute(&mut *transaction).await?;
                let token = sqlx::query(LET_IN).bind(token.hash()).bind(person.as_str()).bind(now as i64);
                token.execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            made
        });
        match made {
            true => Ok(Claimed::Yes),
            false if self.account_of(person).await?.is_some() => Ok(Claimed::Before),
            false => Ok(Claimed::Taken),
        }
    }

    /// Lets somebody in whose password had this hash; says no if it has another one by now.
    pub async fn sign_in(&self, account: &Account, token: &Token, now: Millis) -> Result<bool, StoreError> {
        // Not a mere look: whoever changes the password at this moment waits for us, or we for them.
        let sql = "update account set password = password where person = $1 and password = $2";
        self.exchange(account, sql, None, (LET_OLDEST_OUT, token), now).await
    }

    /// Changes a password that had the account's hash, and lets the person in by nothing but the new token; says no if it
    /// has another hash by now.
    pub async fn change_password(
        &self,
        account: &Account,
        password: &str,
        token: &Token,
        now: Millis,
    ) -> Result<bool, StoreError> {
        let sql = "update account set password = $3 where person = $1 and password = $2";
        self.exchange(account, sql, Some(password), (LET_ALL_OUT, token), now).await
    }

    /// Deletes an account, name and password. The person is a guest again, let in by nothing but the new token; says no if
    /// the password has another hash by now.
    pub async fn delete_account(&self, account: &Account, token: &Token, now: Millis) -> Result<bool, StoreError> {
        let sql = "delete from account where person = $1 and password = $2";
        self.exchange(account, sql, None, (LET_ALL_OUT, token), now).await
    }

    /// Changes an account, if it is still as it was, and the tokens that let its person in: some go, one comes.
    async fn exchange(
        &self,
        account: &Account,
        change: &'static str,
        password: Option<&str>,
        (end_sessions, token): (&'static str, &Token),
        now: Millis,
    ) -> Result<bool, StoreError> {
        let person = account.person.as_str();
        Ok(on_writer!(self, pool => {
            let mut transaction = pool.begin().await?;
            let query = sqlx::query(change).bind(person).bind(&account.password);
            let query = password.into_iter().fold(query, sqlx::query::Query::bind);
            let changed = query.execute(&mut *transaction).await?.rows_affected() == 1;
            if changed {
                sqlx::query(end_sessions).bind(person).execute(&mut *transaction).await?;
                let token = sqlx::query(LET_IN).bind(token.hash()).bind(person).bind(now as i64);
                token.execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            changed
        }))
    }

    /// The tables that are somebody's, because they sit there or made them: running ones first.
    pub async fn tables_to_bring(&self, person: &PersonId, limit: i64) -> Result<Vec<TableId>, StoreError> {
        let sql = "select id from game where stage <> 'closed' \
                   and (owner = $1 or id in (select game from member where person = $1)) \
                   order by case stage when 'playing' then 0 when 'waiting' then 1 else 2 end, created_ms desc limit $2";
        Ok(table_ids(look_up!(self, query_scalar.fetch_all, sql, person.as_str(), limit)))
    }

    /// Lists every table of one person as the other's.
    pub async fn bring_tables(&self, from: &PersonId, to: &PersonId) -> Result<(), StoreError> {
        let list =
            "insert into member (person, game) select $2, game from member where person = $1 on conflict do nothing";
        let unlist = "delete from member where person = $1";
        let own = "update game set owner = $2 where owner = $1";
        on_writer!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(list).bind(from.as_str()).bind(to.as_str()).execute(&mut *transaction).await?;
            sqlx::query(unlist).bind(from.as_str()).execute(&mut *transaction).await?;
            sqlx::query(own).bind(from.as_str()).bind(to.as_str()).execute(&mut *transaction).await?;
            transaction.commit().await?;
        });
        Ok(())
    }
}
