//! How much bots may think in all.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use parure_bots::{BotSpec, Budget};
use parure_engine::seat::Seat;
use tokio::sync::Semaphore;

use super::{Thinker, Thinkers};
use crate::error::Error;
use crate::ids::TableId;

/// How many bots may remember as much as one can, or more of them that remember less: 167 MB in all.
const THINKERS: usize = 16;

/// How many hints may wait for each thread before the next one is turned away.
const HINTS_WAITING: usize = 8;

/// The threads that bots may use, shared by all tables: some for their turns at tables, others for advice, so that nobody's
/// opponent waits because somebody else wants to know something.
#[derive(Clone)]
pub struct BotPool {
    turns: Arc<Semaphore>,
    hints: Arc<Semaphore>,
    /// Hints that are thought about or wait.
    asked: Arc<Semaphore>,
    reviews: Arc<Semaphore>,
    time: Duration,
    /// The bots at tables, with what they remember.
    thinkers: Arc<Mutex<Thinkers>>,
}

impl BotPool {
    /// So many threads for turns, half as many for hints, one for reviews; and so much time for one choice.
    pub fn new(threads: usize, time: Duration) -> Self {
        let semaphore = |permits| Arc::new(Semaphore::new(permits));
        let hints = (threads / 2).max(1);
        let (asked, reviews) = (semaphore(hints * (1 + HINTS_WAITING)), semaphore(1));
        let thinkers = Arc::new(Mutex::new(Thinkers::new(THINKERS)));
        Self { turns: semaphore(threads), hints: semaphore(hints), asked, reviews, time, thinkers }
    }

    fn thinkers(&self) -> MutexGuard<'_, Thinkers> {
        self.thinkers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets the bots of a table go that nobody needs any more, with what they remember.
    pub fn dismiss(&self, table: &TableId) {
        self.thinkers().dismiss(|(at, _)| at == table);
    }

    /// What one choice may cost.
    pub fn budget(&self) -> Budget {
        Budget::time(self.time)
    }

    /// Lets the bot of a seat think about its turn as soon as a thread is free, with what it remembers of the table. Nothing
    /// comes back from a bot that broke down, and it is forgotten.
    pub async fn think<T: Send + 'static>(
        &self,
        place: (TableId, Seat),
        bot: BotSpec,
        work: impl FnOnce(&mut Thinker) -> T + Send + 'static,
    ) -> Option<T> {
        let pool = self.clone();
        let work = move || {
            // Others find theirs meanwhile.
            let mut bot = pool.thinkers().take(&place, &bot);
            let thought = work(&mut bot);
            pool.thinkers().keep(place, bot);
            thought
        };
        run(self.turns.clone(), "turn", work).await
    }

    /// Thinks about a hint, if not too many wait for one already and the work is done within this time.
    pub async fn hint<T: Send + 'static>(
        &self,
        limit: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let asked = self.asked.clone().try_acquire_owned().map_err(|_| Error::Busy)?;
        let work = move || {
            let _asked = asked;
            work()
        };
        let thought = tokio::time::timeout(limit, run(self.hints.clone(), "hint", work)).await;
        thought.map_err(|_| Error::Busy)?.ok_or(Error::Internal)
    }

    /// Thinks about a whole game, if nobody else has that done.
    pub async fn review<T: Send + 'static>(
        &self,
        limit: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        if self.reviews.available_permits() == 0 {
            return Err(Error::Busy);
        }
        let thought = tokio::time::timeout(limit, run(self.reviews.clone(), "review", work)).await;
        thought.map_err(|_| Error::Busy)?.ok_or(Error::Internal)
    }
}

async fn run<T: Send + 'static>(
    threads: Arc<Semaphore>,
    about: &'static str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let permit = threads.acquire_owned().await.ok()?;
    let began = Instant::now();
    // The permit goes along: whoever does not wait for the end any more makes room for nobody.
    let thought = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        work()
    });
    let thought = thought.await;
    metrics::histogram!("parure_bot_seconds", "about" => about).record(began.elapsed().as_secs_f64());
    thought.inspect_err(|error| tracing::error!(%error, "a bot broke down")).ok()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use parure_bots::{BotLevel, Personality};
    use parure_engine::any::{AnyAction, RulesId};
    use parure_engine::chance::Sampled;
    use serde_json::Map;

    use super::*;
    use crate::bots::choose;
    use crate::game::Position;

    const BOT: BotSpec = BotSpec::new(BotLevel::Level4, Personality::Balanced);

    /// The first seat of a table.
    fn place(table: &str) -> (TableId, Seat) {
        (TableId::parse(&format!("{table:A<22}")).expect("it has the length and the letters of an id"), Seat::FIRST)
    }

    #[tokio::test]
    async fn a_bot_is_kept_from_turn_to_turn_until_its_table_is_done() {
        let pool = BotPool::new(1, Duration::ZERO);
        let layout = Position::lay_out(RulesId::Duel, 2, &Map::new(), &mut Sampled::from_seed(7));
        let game = layout.expect("two can play").0.any().clone();
        let turn = async |table| {
            let game = game.clone();
            let work = move |bot: &mut Thinker| choose(bot, &game, &[], Seat::FIRST, &Budget::iterations(250), 1);
            let chosen: Option<Result<AnyAction, _>> = pool.think(place(table), BOT, work).await;
            assert!(chosen.is_some_and(|chosen| chosen.is_ok()));
        };
        let kept = || pool.thinkers().places().cloned().collect::<Vec<_>>();
        turn("one").await;
        turn("two").await;
        assert_eq!(kept(), ["one", "two"].map(place));
        // It was taken out and put back.
        turn("one").await;
        assert_eq!(kept(), ["two", "one"].map(place));
        let broken = pool.think(place("two"), BOT, |_| -> () { panic!("as a test of what comes of it") });
        assert_eq!((broken.await, kept()), (None, vec![place("one")]));
        pool.dismiss(&place("one").0);
        assert_eq!(kept(), []);
    }

    #[tokio::test]
    async fn turns_do_not_wait_behind_hints_and_reviews() {
        let pool = BotPool::new(1, Duration::ZERO);
        // Advice that takes for ever, on every thread there is for it, and as much as may wait.
        let (stuck, release) = mpsc::channel::<()>();
        let release = Arc::new(std::sync::Mutex::new(release));
        let mut asking = Vec::new();
        for nth in 0..12 {
            let (pool, release) = (pool.clone(), release.clone());
            let wait = move || _ = release.lock().map(|release| release.recv());
            asking.push(tokio::spawn(async move {
                let limit = Duration::from_secs(600);
                if nth == 0 { pool.review(limit, wait).await } else { pool.hint(limit, wait).await }
            }));
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.think(place("one"), BOT, |_| 7).await, Some(7), "a turn");
        let busy = pool.hint(Duration::from_secs(600), || ()).await;
        assert!(matches!(busy, Err(Error::Busy)), "one too many");
        drop(stuck);
        for asked in asking {
            // Some were turned away.
            _ = asked.await.unwrap();
        }
        assert!(pool.hint(Duration::from_secs(600), || ()).await.is_ok(), "there is room again");
    }
}
