//! Time and luck, passed in: nothing below reads a clock or draws a number by itself.

use std::sync::Arc;

#[cfg(not(target_family = "wasm"))]
use system::{SystemClock, SystemRandom};

/// Milliseconds since 1970.
pub type Millis = u64;

/// Tells the time.
pub trait Clock: Send + Sync {
    /// Now.
    fn now(&self) -> Millis;
}

/// Gives bytes that nobody can guess.
pub trait Random: Send + Sync {
    /// Fills the buffer.
    fn fill(&self, bytes: &mut [u8]);
}

/// Where the service gets time and luck from.
#[derive(Clone)]
pub struct World {
    clock: Arc<dyn Clock>,
    random: Arc<dyn Random>,
}

impl World {
    /// The computer's own clock and luck; a browser's are passed in.
    #[cfg(not(target_family = "wasm"))]
    pub fn real() -> Self {
        Self::new(SystemClock::new(), SystemRandom)
    }

    /// This clock and this luck.
    pub fn new(clock: impl Clock + 'static, random: impl Random + 'static) -> Self {
        Self { clock: Arc::new(clock), random: Arc::new(random) }
    }

    /// The same luck by another clock.
    #[must_use]
    pub fn by(&self, clock: Arc<dyn Clock>) -> Self {
        Self { clock, random: self.random.clone() }
    }

    /// The clock.
    pub fn clock(&self) -> Arc<dyn Clock> {
        self.clock.clone()
    }

    /// Now.
    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    /// So many bytes that nobody can guess.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.random.fill(&mut bytes);
        bytes
    }
}

#[cfg(not(target_family = "wasm"))]
mod system {
    use std::time::{Instant, SystemTime, UNIX_EPOCH};

    use super::{Clock, Millis, Random};

    /// The computer's clock as it was at the start, and from there on by one that nobody sets.
    pub(super) struct SystemClock {
        began: Instant,
        at: Millis,
    }

    impl SystemClock {
        pub(super) fn new() -> Self {
            let at = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis);
            Self { began: Instant::now(), at }
        }
    }

    impl Clock for SystemClock {
        fn now(&self) -> Millis {
            self.at + self.began.elapsed().as_millis() as Millis
        }
    }

    pub(super) struct SystemRandom;

    impl Random for SystemRandom {
        fn fill(&self, bytes: &mut [u8]) {
            getrandom::fill(bytes).expect("the operating system gives random bytes");
        }
    }
}
