//! How often a password may be tried.

use std::net::IpAddr;

use super::Login;
use crate::error::Error;
use crate::limit::Network;
use crate::store::{AttemptCount, Store, StoreError, hashed};
use crate::world::Millis;

/// How long it takes until one attempt is forgotten.
const FORGOTTEN: Millis = 180_000;
/// The longest that strangers can make the owner of a name wait.
const LONGEST_FOR_NAME: Millis = 60_000;
/// The longest that an address waits.
const LONGEST_FOR_ADDRESS: Millis = 900_000;

/// How often a password was tried, from each address and for each name: on all nodes together, and before a restart too.
///
/// The first few attempts are free; then each doubles the wait for the next. Whoever comes too early is turned away and
/// waits no longer for it. A name's wait is short, and does not concern an address that its owner has come from before,
/// so that strangers cannot lock anybody out.
#[derive(Clone)]
pub struct Attempts {
    free: f64,
    store: Store,
}

impl AttemptCount {
    fn tries_at(&self, now: Millis) -> f64 {
        // Nothing is forgotten while one waits.
        let forgotten = now.saturating_sub(self.at.max(self.open)) as f64 / FORGOTTEN as f64;
        (self.tries - forgotten).max(0.0)
    }

    fn add(&mut self, free: f64, longest: Millis, now: Millis) {
        (self.tries, self.at) = (self.tries_at(now) + 1.0, now);
        // What is half forgotten counts in full.
        let beyond = self.tries.ceil() - free;
        if beyond >= 0.0 {
            self.open = now + (beyond.exp2() * 1_000.0).min(longest as f64) as Millis;
        }
    }

    fn take_back(&mut self, now: Millis) {
        (self.tries, self.at, self.open) = ((self.tries_at(now) - 1.0).max(0.0), now, now);
    }

    /// How long nobody may try. Never longer than it can have been: a clock that was ahead locks nobody out.
    fn wait(&self, longest: Millis, now: Millis) -> Millis {
        self.open.saturating_sub(now).min(longest)
    }
}

/// What is counted: an address or a name, and the longest that it waits.
struct Counted {
    key: String,
    longest: Millis,
}

impl Counted {
    fn address(address: IpAddr) -> Self {
        let key = hashed(&["address", &Network::from(address).to_string()]);
        Self { key, longest: LONGEST_FOR_ADDRESS }
    }

    fn name(login: &Login) -> Self {
        Self { key: hashed(&["name", login.folded()]), longest: LONGEST_FOR_NAME }
    }
}

/// What stands for a name and an address that its owner has come from.
fn known(login: &Login, address: IpAddr) -> String {
    hashed(&["known", login.folded(), &Network::from(address).to_string()])
}

impl Attempts {
    /// So many attempts are free.
    pub fn new(free: u32, store: Store) -> Self {
        Self { free: free.into(), store }
    }

    /// Counts an attempt, unless it is one too many. Every attempt counts as a wrong one until it is known to be right, so
    /// that many at once are no way around.
    pub async fn begin(&self, login: Option<&Login>, address: IpAddr, now: Millis) -> Result<(), Error> {
        let mut counted = vec![Counted::address(address)];
        if let Some(login) = login
            && !self.store.is_known_address(&known(login, address)).await?
        {
            counted.push(Counted::name(login));
        }
        let wait = self.change(&counted, now, |counts| {
            let waits = counts.iter().zip(&counted).map(|(count, counted)| count.wait(counted.longest, now));
            let wait = waits.max().unwrap_or_default();
            if wait == 0 {
                counts.iter_mut().zip(&counted).for_each(|(count, counted)| count.add(self.free, counted.longest, now));
            }
            wait
        });
        match wait.await? {
            0 => Ok(()),
            wait => Err(Error::TooManyAttempts { seconds: wait.div_ceil(1_000) }),
        }
    }

    /// The attempt was a right one.
    pub async fn succeed(&self, login: &Login, address: IpAddr, now: Millis) -> Result<(), Error> {
        // An address is not forgiven for its other attempts: whoever guesses may have an account of their own.
        self.change(&[Counted::address(address)], now, |counts| counts[0].take_back(now)).await?;
        self.change(&[Counted::name(login)], now, |counts| {
            counts[0] = AttemptCount { tries: 0.0, at: now, open: now };
        })
        .await?;
        Ok(self.store.know_address(&known(login, address), now).await?)
    }

    /// The attempt was none after all.
    pub async fn forgive(&self, login: Option<&Login>, address: IpAddr, now: Millis) -> Result<(), Error> {
        let counted: Vec<_> =
            [Some(Counted::address(address)), login.map(Counted::name)].into_iter().flatten().collect();
        let forgiven = self.change(&counted, now, |counts| counts.iter_mut().for_each(|count| count.take_back(now)));
        Ok(forgiven.await?)
    }

    async fn change<T>(
        &self,
        counted: &[Counted],
        now: Millis,
        change: impl FnOnce(&mut [AttemptCount]) -> T,
    ) -> Result<T, StoreError> {
        let keys: Vec<String> = counted.iter().map(|counted| counted.key.clone()).collect();
        self.store.change_attempts(&keys, now, change).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::World;

    fn login(text: &str) -> Login {
        Login::parse(text).unwrap()
    }

    fn address(last: u8) -> IpAddr {
        [192, 0, 2, last].into()
    }

    const START: Millis = 1_800_000_000_000;

    /// Counts in a file of their own.
    async fn attempts(free: u32) -> (Attempts, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("test.db").display());
        (Attempts::new(free, Store::open(&url, &World::real()).await.unwrap()), folder)
    }

    /// How long the next attempt waits, in seconds.
    async fn wait(attempts: &Attempts, name: &str, from: IpAddr, now: Millis) -> u64 {
        match attempts.begin(Some(&login(name)), from, now).await {
            Ok(()) => 0,
            Err(Error::TooManyAttempts { seconds }) => seconds,
            Err(other) => panic!("{other}"),
        }
    }

    #[tokio::test]
    async fn some_attempts_are_free_and_then_each_doubles_the_wait() {
        let ((attempts, _folder), mut now) = (attempts(3).await, START);
        for _ in 0..3 {
            assert_eq!(wait(&attempts, "ada", address(1), now).await, 0);
        }
        for seconds in [1, 2, 4, 8, 16, 32, 64, 128] {
            assert_eq!(wait(&attempts, "bo", address(1), now).await, seconds);
            assert_eq!(wait(&attempts, "bo", address(1), now).await, seconds, "coming too early costs nothing");
            now += seconds * 1_000;
            assert_eq!(wait(&attempts, &format!("name-{seconds}"), address(1), now).await, 0);
        }
        now += 60 * 60 * 1_000;
        assert_eq!(wait(&attempts, "bo", address(1), now).await, 0, "everything is forgotten some day");
    }

    #[tokio::test]
    async fn many_addresses_are_no_way_around_and_nobody_is_locked_out_for_long() {
        let ((attempts, _folder), mut now) = (attempts(3).await, START);
        for nth in 0..40 {
            let waits = wait(&attempts, "Ada", address(nth), now).await;
            assert!(waits <= LONGEST_FOR_NAME / 1_000);
            assert_eq!(waits > 0, nth >= 3, "{nth}");
            now += waits * 1_000;
            if waits > 0 {
                assert_eq!(wait(&attempts, "ADA", address(nth), now).await, 0);
            }
        }
        assert_eq!(wait(&attempts, "bo", address(250), now).await, 0, "others do not notice");
    }

    #[tokio::test]
    async fn strangers_do_not_keep_the_owner_away_from_where_they_have_been() {
        let ((attempts, _folder), now) = (attempts(3).await, START);
        assert_eq!(wait(&attempts, "ada", address(1), now).await, 0);
        attempts.succeed(&login("Ada"), address(1), now).await.unwrap();
        for nth in 100..104 {
            wait(&attempts, "ada", address(nth), now).await;
        }
        assert_eq!(wait(&attempts, "ada", address(2), now).await, 1);
        assert_eq!(wait(&attempts, "ada", address(1), now).await, 0);
    }

    #[tokio::test]
    async fn an_account_of_ones_own_gives_no_more_guesses() {
        let ((attempts, _folder), now) = (attempts(3).await, START);
        for nth in 0..2 {
            assert_eq!(wait(&attempts, &format!("victim{nth}"), address(1), now).await, 0);
            assert_eq!(wait(&attempts, "mine", address(1), now).await, 0);
            attempts.succeed(&login("mine"), address(1), now).await.unwrap();
        }
        assert_eq!(wait(&attempts, "victim3", address(1), now).await, 0);
        assert_eq!(wait(&attempts, "victim4", address(1), now).await, 1);
    }

    #[tokio::test]
    async fn a_clock_that_was_ahead_locks_nobody_out_for_longer() {
        let ((attempts, _folder), ahead) = (attempts(1).await, START + 24 * 60 * 60 * 1_000);
        assert_eq!(wait(&attempts, "ada", address(1), ahead).await, 0);
        assert!(wait(&attempts, "ada", address(1), START).await <= LONGEST_FOR_ADDRESS / 1_000);
    }

    #[tokio::test]
    async fn many_at_once_are_no_way_around() {
        let (attempts, _folder) = attempts(3).await;
        let tried = (0..20).map(|_| {
            let attempts = attempts.clone();
            tokio::spawn(async move { attempts.begin(Some(&login("ada")), address(1), START).await.is_ok() })
        });
        let mut let_in = 0;
        for tried in tried.collect::<Vec<_>>() {
            let_in += usize::from(tried.await.unwrap());
        }
        assert_eq!(let_in, 3);
    }
}
