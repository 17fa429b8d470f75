//! Searches that Ctrl-C ends.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use parure_bots::budget::Clock;
use parure_bots::{BotKind, BotLevel, BotSpec, Budget};
use pyo3::prelude::*;

/// How often Python is asked whether somebody wants to stop.
const GLANCE: Duration = Duration::from_millis(20);

/// A time that no search reaches. A search looks at its clock only when it has a time.
const FOR_EVER: Duration = Duration::from_secs(1 << 32);

/// A clock that leaps for ever at every look once somebody wants to stop.
#[derive(Debug)]
pub struct Watch {
    start: Instant,
    stopped: AtomicBool,
    leaps: AtomicU32,
}

impl Watch {
    /// A clock that counts from now.
    pub fn start() -> Self {
        Self { start: Instant::now(), stopped: AtomicBool::new(false), leaps: AtomicU32::new(0) }
    }

    /// Does the work in a thread of its own without the interpreter lock, while this one looks for Ctrl-C. Once it is
    /// pressed, all searches by this clock end with what they have; then `KeyboardInterrupt` is raised.
    pub fn over<T: Send>(&self, py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
        let (done, interruption) = py.detach(|| {
            std::thread::scope(|scope| {
                let (tell, told) = mpsc::channel();
                let worker = scope.spawn(move || {
                    let done = work();
                    // Nobody listens any more after an interruption.
                    let _ = tell.send(());
                    done
                });
                let mut interruption = None;
                while told.recv_timeout(GLANCE) == Err(RecvTimeoutError::Timeout) {
                    if let Err(signal) = Python::attach(Python::check_signals) {
                        self.stopped.store(true, Ordering::Relaxed);
                        interruption = Some(signal);
                    }
                }
                (worker.join(), interruption)
            })
        });
        self.stopped.store(false, Ordering::Relaxed);
        let done = done.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        interruption.map_or(Ok(done), Err)
    }
}

impl Clock for Watch {
    fn now(&self) -> Duration {
        // A search that begins after the interruption ends at its second look, too.
        let leap = u32::from(self.stopped.load(Ordering::Relaxed));
        self.start.elapsed() + FOR_EVER * (self.leaps.fetch_add(leap, Ordering::Relaxed) + leap)
    }
}

/// Whether a bot searches, so that a choice of it can take long.
pub const fn searches(spec: &BotSpec) -> bool {
    use BotLevel::{Level3, Level4, Level5, Strongest};
    matches!(spec.kind, BotKind::Level(Level3 | Level4 | Level5 | Strongest))
}

/// The budget of a bot's choice, so that its search looks at its clock. Without any limit, `strongest` keeps a time of its
/// own and the levels their iterations.
pub fn watched(spec: &BotSpec, budget: Budget) -> Budget {
    let keeps_time = matches!(spec.kind, BotKind::Level(BotLevel::Strongest)) && budget.iterations.is_none();
    if keeps_time { budget } else { Budget { time: budget.time.or(Some(FOR_EVER)), ..budget } }
}
