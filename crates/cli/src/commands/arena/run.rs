//! Playing all games of a schedule on several threads.

use std::collections::HashSet;
use std::io::IsTerminal;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

use anyhow::Result;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use parure_bots::BotGame;
use parure_engine::game::SetupError;
use parure_vocabulary::Vocabulary;

use super::contest::Contest;
use super::journal::{GameLine, Journal};
use super::player::Processes;
use super::schedule::Schedule;

/// Plays the games that have not been played, and adds them in the order in which they are finished.
pub fn play_all<G: Vocabulary + BotGame>(
    contest: &Contest<'_, G>,
    schedule: &Schedule,
    threads: usize,
    journal: &mut Journal,
    played: &mut Vec<GameLine>,
) -> Result<()> {
    let done: HashSet<_> = played.iter().map(|line| line.game).collect();
    let (next, refusal) = (AtomicU64::new(0), Mutex::new(None));
    let progress = progress_bar(schedule.len(), done.len() as u64);
    let kept = std::thread::scope(|scope| {
        let (send, finished) = mpsc::channel();
        for _ in 0..threads {
            let (send, next, refusal, done) = (send.clone(), &next, &refusal, &done);
            scope.spawn(move || {
                if let Err(error) = play_some(contest, schedule, next, done, &send) {
                    *refusal.lock().expect("nobody panics with the lock") = Some(error);
                    contest.stop.store(true, Ordering::Relaxed);
                }
            });
        }
        drop(send);
        for line in finished {
            if let Err(error) = journal.keep(&line) {
                contest.stop.store(true, Ordering::Relaxed);
                return Err(error);
            }
            played.push(line);
            progress.inc(1);
        }
        Ok(())
    });
    progress.finish_and_clear();
    kept?;
    refusal.into_inner().expect("nobody panics with the lock").map_or(Ok(()), |error| Err(error.into()))
}

/// What one thread does: takes the next game until there is none.
fn play_some<G: Vocabulary + BotGame>(
    contest: &Contest<'_, G>,
    schedule: &Schedule,
    next: &AtomicU64,
    done: &HashSet<u64>,
    finished: &mpsc::Sender<GameLine>,
) -> Result<(), SetupError> {
    let mut processes = Processes::default();
    loop {
        let game = next.fetch_add(1, Ordering::Relaxed);
        if game >= schedule.len() || contest.stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        if done.contains(&game) {
            continue;
        }
        let Some(line) = contest.play(game, &schedule.fixture(game), &mut processes)? else { return Ok(()) };
        if finished.send(line).is_err() {
            return Ok(());
        }
    }
}

fn progress_bar(games: u64, done: u64) -> ProgressBar {
    let target =
        if std::io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style =
        ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left").expect("the template is right");
    let bar = ProgressBar::with_draw_target(Some(games), target).with_style(style).with_position(done);
    // Games that were kept from an earlier run say nothing about the time of the next ones.
    bar.reset_eta();
    bar.tick();
    bar
}
