//! What a model says about games that it has not learned from.

use std::io;
use std::path::Path;

use parure_engine::chance::SplitMix64;

use super::lesson::lessons;
use super::{games, is_held_out};
use crate::knowledge::Knowledge;
use crate::model::{Model, Scratch, chances};
use crate::net::kernel;

/// How a model did.
#[derive(Clone, Copy, Debug, Default)]
pub struct Exam {
    /// The surprise about how games ended, per position.
    pub log_loss: f64,
    /// The same of the searches that were made in these positions.
    pub searched_log_loss: f64,
    /// How many positions.
    pub positions: u32,
    /// How often the move that a deep search tried most is first in the prior.
    pub first: f64,
    /// How often it is among the first three.
    pub first_three: f64,
    /// The divergence of the visits from the prior.
    pub divergence: f64,
    /// The divergence from what is seen at a glance.
    pub glance_divergence: f64,
    /// How many choices.
    pub choices: u32,
}

/// Examines a model on the games of the folder that are held out, those with so many players.
pub fn examine<G: Knowledge>(folder: &Path, model: &Model, players: usize) -> io::Result<Exam> {
    let mut exam = Exam::default();
    let mut scratch = Scratch::default();
    for path in games::files(folder)? {
        let held_out = games::load::<G::Options>(&path)?.into_iter().filter(is_held_out);
        for game in held_out.filter(|game| game.setup.players == players) {
            for lesson in lessons::<G>(&game, 1, &mut SplitMix64::new(game.seed)).into_iter().flatten() {
                if let Some(searched) = &lesson.searched {
                    kernel::judge(&model.net, &lesson.sheet, &mut scratch.trace);
                    let said = chances(&lesson.sheet, &scratch.trace.scores);
                    for seat in (0..players).filter(|&seat| lesson.sheet.sides[seat] == seat) {
                        let ended = f64::from(lesson.ended[seat]);
                        exam.log_loss -= ended * f64::from(said[seat]).max(1e-6).ln();
                        exam.searched_log_loss -= ended * f64::from(searched[seat]).clamp(1e-3, 1.0).ln();
                    }
                    exam.positions += 1;
                }
                if lesson.sketches.len() > 1 {
                    kernel::weigh(&model.net, &lesson.sheet, &lesson.sketches, &mut scratch.trace);
                    let glances: Vec<_> = lesson.sketches.iter().map(|sketch| model.appeal(sketch)).collect();
                    let appeals: Vec<_> = glances.iter().zip(&scratch.trace.promises).map(|(a, b)| a + b).collect();
                    let best = (0..lesson.shares.len()).max_by(|&a, &b| lesson.shares[a].total_cmp(&lesson.shares[b]));
                    let best = best.unwrap_or(0);
                    let before = appeals.iter().filter(|&&appeal| appeal > appeals[best]).count();
                    exam.first += f64::from(u8::from(before == 0));
                    exam.first_three += f64::from(u8::from(before < 3));
                    exam.divergence += divergence(&lesson.shares, &appeals);
                    exam.glance_divergence += divergence(&lesson.shares, &glances);
                    exam.choices += 1;
                }
            }
        }
    }
    let (positions, choices) = (f64::from(exam.positions.max(1)), f64::from(exam.choices.max(1)));
    exam.log_loss /= positions;
    exam.searched_log_loss /= positions;
    exam.first /= choices;
    exam.first_three /= choices;
    exam.divergence /= choices;
    exam.glance_divergence /= choices;
    Ok(exam)
}

fn divergence(shares: &[f32], appeals: &[f32]) -> f64 {
    let most = appeals.iter().copied().fold(f32::MIN, f32::max);
    let total: f32 = appeals.iter().map(|appeal| (appeal - most).exp()).sum();
    let tried = shares.iter().zip(appeals).filter(|(share, _)| **share > 0.0);
    tried.map(|(share, appeal)| f64::from(share * (share.ln() - (appeal - most - total.ln())))).sum()
}
