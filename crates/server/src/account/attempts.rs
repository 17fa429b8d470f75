//! How often a password may be tried.

use std::collections::{HashMap, HashSet};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::Login;
use crate::error::Error;

/// How long it takes until one attempt is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(180);
/// The longest that strangers can make the owner of a name wait.
const LONGEST_FOR_NAME: Duration = Duration::from_secs(60);
/// The longest that an address waits.
const LONGEST_FOR_ADDRESS: Duration = Duration::from_secs(900);
/// How many names and addresses are kept at least before those that have rested are forgotten.
const LEAST_ROOM: usize = 10_000;
/// How many pairs of a name and an address that belong together are kept.
const MOST_TRUSTED: usize = 100_000;

/// How often a password was tried, from each address and for each name.
///
/// The first few attempts are free; then each doubles the wait for the next. Whoever comes too early is turned away and
/// waits no longer for it. A name's wait is short, and does not concern an address that its owner has come from before,
/// so that strangers cannot lock anybody out.
#[derive(Clone)]
pub struct Attempts {
    free: f64,
    kept: Arc<Mutex<Kept>>,
}

#[derive(Default)]
struct Kept {
    counts: HashMap<Key, Count>,
    trusted_addresses: HashSet<(String, IpAddr)>,
    room: usize,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Key {
    Address(IpAddr),
    Name(String),
}

#[derive(Clone, Copy)]
struct Count {
    /// How many, less what is forgotten by `at`.
    tries: f64,
    at: Instant,
    /// Before then nobody may try.
    open: Instant,
}

impl Count {
    fn new(now: Instant) -> Self {
        Self { tries: 0.0, at: now, open: now }
    }

    fn tries_at(&self, now: Instant) -> f64 {
        // Nothing is forgotten while one waits.
        let forgotten = now.saturating_duration_since(self.at.max(self.open)).as_secs_f64() / FORGOTTEN.as_secs_f64();
        (self.tries - forgotten).max(0.0)
    }

    fn add(&mut self, free: f64, longest: Duration, now: Instant) {
        (self.tries, self.at) = (self.tries_at(now) + 1.0, now);
        // What is half forgotten counts in full.
        let beyond = self.tries.ceil() - free;
        if beyond >= 0.0 {
            self.open = now + longest.mul_f64((beyond.exp2() / longest.as_secs_f64()).min(1.0));
        }
    }

    fn take_back(&mut self, now: Instant) {
        (self.tries, self.at, self.open) = ((self.tries_at(now) - 1.0).max(0.0), now, now);
    }
}

impl Attempts {
    /// So many attempts are free.
    pub fn new(free: u32) -> Self {
        Self { free: free.into(), kept: Arc::default() }
    }

    /// Counts an attempt, unless it is one too many. Every attempt counts as a wrong one until it is known to be right, so
    /// that many at once are no way around.
    pub fn begin(&self, login: Option<&Login>, address: IpAddr) -> Result<(), Error> {
        self.begin_at(login, address, Instant::now())
    }

    /// The attempt was a right one.
    pub fn succeed(&self, login: &Login, address: IpAddr) {
        self.succeed_at(login, address, Instant::now());
    }

    /// The attempt was none after all.
    pub fn forgive(&self, login: Option<&Login>, address: IpAddr) {
        let now = Instant::now();
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let name = login.map(|login| Key::Name(login.folded().to_owned()));
        for key in [Some(Key::Address(network(address))), name].into_iter().flatten() {
            kept.counts.entry(key).and_modify(|count| count.take_back(now));
        }
    }

    fn begin_at(&self, login: Option<&Login>, address: IpAddr, now: Instant) -> Result<(), Error> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.make_room(now);
        let address = network(address);
        let name = login.map(|login| login.folded().to_owned());
        let name = name.filter(|name| !kept.trusted_addresses.contains(&(name.clone(), address))).map(Key::Name);
        let keys = [Some((Key::Address(address), LONGEST_FOR_ADDRESS)), name.map(|name| (name, LONGEST_FOR_NAME))];
        let keys: Vec<(Key, Duration)> = keys.into_iter().flatten().collect();
        let open = keys.iter().filter_map(|(key, _)| kept.counts.get(key)).map(|count| count.open).max();
        let wait = open.map_or(Duration::ZERO, |open| open.saturating_duration_since(now));
        if !wait.is_zero() {
            return Err(Error::TooManyAttempts { seconds: wait.as_secs_f64().ceil() as u64 });
        }
        for (key, longest) in keys {
            kept.counts.entry(key).or_insert_with(|| Count::new(now)).add(self.free, longest, now);
        }
        Ok(())
    }

    fn succeed_at(&self, login: &Login, address: IpAddr, now: Instant) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let address = network(address);
        // An address is not forgiven for its other attempts: whoever guesses may have an account of their own.
        if let Some(count) = kept.counts.get_mut(&Key::Address(address)) {
            count.take_back(now);
        }
        kept.counts.remove(&Key::Name(login.folded().to_owned()));
        if kept.trusted_addresses.len() >= MOST_TRUSTED {
            kept.trusted_addresses.clear();
        }
        kept.trusted_addresses.insert((login.folded().to_owned(), address));
    }
}

impl Kept {
    fn make_room(&mut self, now: Instant) {
        if self.counts.len() >= self.room.max(LEAST_ROOM) {
            self.counts.retain(|_, count| count.tries_at(now) > 0.0 || count.open > now);
            // Looking through all of them again has to wait until there are twice as many.
            self.room = 2 * self.counts.len();
        }
    }
}

/// What one visitor has of addresses: with version 6 a whole network.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn login(text: &str) -> Login {
        Login::parse(text).unwrap()
    }

    fn address(last: u8) -> IpAddr {
        [192, 0, 2, last].into()
    }

    /// How long the next attempt waits, from an address nobody has tried from.
    fn wait(attempts: &Attempts, name: &str, from: IpAddr, now: Instant) -> u64 {
        match attempts.begin_at(Some(&login(name)), from, now) {
            Ok(()) => 0,
            Err(Error::TooManyAttempts { seconds }) => seconds,
            Err(other) => panic!("{other}"),
        }
    }

    #[test]
    fn some_attempts_are_free_and_then_each_doubles_the_wait() {
        let (attempts, mut now) = (Attempts::new(3), Instant::now());
        for _ in 0..3 {
            assert_eq!(wait(&attempts, "ada", address(1), now), 0);
        }
        for seconds in [1, 2, 4, 8, 16, 32, 64, 128] {
            assert_eq!(wait(&attempts, "bo", address(1), now), seconds);
            assert_eq!(wait(&attempts, "bo", address(1), now), seconds, "coming too early costs nothing");
            now += Duration::from_secs(seconds);
            assert_eq!(wait(&attempts, &format!("name {seconds}").replace(' ', "-"), address(1), now), 0);
        }
        now += Duration::from_secs(60 * 60);
        assert_eq!(wait(&attempts, "bo", address(1), now), 0, "everything is forgotten some day");
    }

    #[test]
    fn many_addresses_are_no_way_around_and_nobody_is_locked_out_for_long() {
        let (attempts, mut now) = (Attempts::new(3), Instant::now());
        for nth in 0..200 {
            let waits = wait(&attempts, "Ada", address(nth), now);
            assert!(waits <= LONGEST_FOR_NAME.as_secs());
            assert_eq!(waits > 0, nth >= 3, "{nth}");
            now += Duration::from_secs(waits);
            if waits > 0 {
                assert_eq!(wait(&attempts, "ADA", address(nth), now), 0);
            }
        }
        assert_eq!(wait(&attempts, "bo", address(250), now), 0, "others do not notice");
    }

    #[test]
    fn strangers_do_not_keep_the_owner_away_from_where_they_have_been() {
        let (attempts, now) = (Attempts::new(3), Instant::now());
        assert_eq!(wait(&attempts, "ada", address(1), now), 0);
        attempts.succeed_at(&login("Ada"), address(1), now);
        for nth in 100..104 {
            wait(&attempts, "ada", address(nth), now);
        }
        assert_eq!(wait(&attempts, "ada", address(2), now), 1);
        assert_eq!(wait(&attempts, "ada", address(1), now), 0);
    }

    #[test]
    fn an_account_of_ones_own_gives_no_more_guesses() {
        let (attempts, now) = (Attempts::new(3), Instant::now());
        for nth in 0..2 {
            assert_eq!(wait(&attempts, &format!("victim{nth}"), address(1), now), 0);
            assert_eq!(wait(&attempts, "mine", address(1), now), 0);
            attempts.succeed_at(&login("mine"), address(1), now);
        }
        assert_eq!(wait(&attempts, "victim3", address(1), now), 0);
        assert_eq!(wait(&attempts, "victim4", address(1), now), 1);
    }

    #[test]
    fn a_network_of_version_6_is_one_visitor() {
        let (attempts, now) = (Attempts::new(2), Instant::now());
        let from = |text: &str| text.parse::<IpAddr>().unwrap();
        assert_eq!(wait(&attempts, "n1", from("2001:db8::1"), now), 0);
        assert_eq!(wait(&attempts, "n2", from("2001:db8::2"), now), 0);
        assert_eq!(wait(&attempts, "n3", from("2001:db8::ffff:1:2:3"), now), 1);
        assert_eq!(wait(&attempts, "n4", from("2001:db8:0:1::1"), now), 0);
    }

    #[test]
    fn what_has_rested_is_forgotten() {
        let (attempts, mut now) = (Attempts::new(3), Instant::now());
        for nth in 0..LEAST_ROOM {
            let from = IpAddr::V4((nth as u32).into());
            assert!(attempts.begin_at(None, from, now).is_ok());
        }
        now += FORGOTTEN;
        assert!(attempts.begin_at(None, address(1), now).is_ok());
        assert_eq!(attempts.kept.lock().unwrap().counts.len(), 1);
    }
}
