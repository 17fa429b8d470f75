//! Fitting a model to games, by Adam; what comes out is the average of the weights on the way.

use parure_engine::chance::{Entropy, SplitMix64};
use parure_engine::seat::MAX_SEATS;

use super::gradient::backward;
use super::lesson::Lesson;
use crate::knowledge::Knowledge;
use crate::model::{Model, chances};
use crate::net::{Plain, Trace};

/// How many positions are looked at before the weights move.
const BATCH: usize = 128;
/// How much weights shrink with each step, by their share of the pace.
const DECAY: f32 = 0.000_1;
/// How much of the average stays with each step.
const MEMORY: f32 = 0.999;

/// A model whose network is ready to learn.
pub(super) fn newborn<G: Knowledge>(seed: u64) -> Model {
    let mut model = Model::blank_for::<G>();
    let mut entropy = SplitMix64::new(seed);
    let net = &mut model.net;
    let mut scatter = |weights: &mut [f32], reach: f32| {
        for weight in weights {
            *weight = reach * (entropy.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0);
        }
    };
    // About as many numbers as are not 0 share the size of a sum.
    scatter(net.item.as_flattened_mut(), 0.35);
    scatter(net.seat.as_flattened_mut(), 0.25);
    scatter(net.pool.as_flattened_mut(), 0.06);
    scatter(net.item_again.as_flattened_mut(), 0.3);
    scatter(net.chain.as_flattened_mut(), 0.05);
    scatter(net.setting.as_flattened_mut(), 0.1);
    scatter(net.seat_again.as_flattened_mut(), 0.2);
    scatter(net.pool_again.as_flattened_mut(), 0.06);
    for weights in [&mut net.own, &mut net.rival, &mut net.others, &mut net.partner] {
        scatter(weights.as_flattened_mut(), 0.12);
    }
    scatter(net.chance.as_flattened_mut(), 0.12);
    scatter(net.action.as_flattened_mut(), 0.35);
    scatter(net.context.as_flattened_mut(), 0.15);
    for weights in [&mut net.subject, &mut net.contested, &mut net.shifts, &mut net.cheaper, &mut net.denial] {
        scatter(weights.as_flattened_mut(), 0.1);
    }
    scatter(net.promise.as_flattened_mut(), 0.1);
    model
}

/// What a model got wrong on average.
#[derive(Clone, Copy, Debug, Default)]
pub struct Errors {
    /// The surprise (cross entropy) about the results, over positions.
    pub value: f64,
    /// How many positions.
    pub positions: u32,
    /// The surprise about what deep searches preferred, over choices.
    pub policy: f64,
    /// How many choices.
    pub choices: u32,
}

impl Errors {
    /// Per position and per choice.
    #[must_use]
    pub fn means(&self) -> (f64, f64) {
        (self.value / f64::from(self.positions.max(1)), self.policy / f64::from(self.choices.max(1)))
    }
}

/// A model that learns.
pub(super) struct Learner {
    model: Model,
    average: Model,
    gradient: Model,
    /// Adam's memory: means and squares.
    means: Model,
    squares: Model,
    steps: i32,
    /// How much of a target is the search's opinion; the rest is how the game ended.
    opinion: f32,
    trace: Trace,
}

impl Learner {
    pub(super) fn new<G: Knowledge>(model: Model, opinion: f32) -> Self {
        let blank = Model::blank_for::<G>();
        Self {
            average: model.clone(),
            model,
            gradient: blank.clone(),
            means: blank.clone(),
            squares: blank,
            steps: 0,
            opinion,
            trace: Trace::default(),
        }
    }

    /// The average of the weights.
    pub(super) fn into_average(self) -> Model {
        self.average
    }

    /// Learns from lessons in a random order.
    pub(super) fn learn(&mut self, lessons: &mut [Lesson], pace: f32, entropy: &mut SplitMix64, errors: &mut Errors) {
        for place in (1..lessons.len()).rev() {
            lessons.swap(place, entropy.below(place as u32 + 1) as usize);
        }
        for batch in lessons.chunks(BATCH) {
            for weights in self.gradient.weights_mut() {
                weights.fill(0.0);
            }
            for lesson in batch {
                let missed = miss(&self.model, lesson, self.opinion, &mut self.trace, errors);
                for (sketch, blame) in lesson.sketches.iter().zip(&missed.glances) {
                    let sums = self.gradient.glance[sketch.kind].iter_mut();
                    sums.zip(&sketch.features).for_each(|(sum, feature)| *sum += blame * feature);
                }
                backward(
                    &self.model.net,
                    &lesson.sheet,
                    &lesson.sketches,
                    &self.trace,
                    &missed.scores,
                    &missed.promises,
                    &mut self.gradient.net,
                );
            }
            self.step(pace, 1.0 / batch.len() as f32);
        }
    }

    fn step(&mut self, pace: f32, share: f32) {
        self.steps += 1;
        let (mean_bias, square_bias) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        // An average that begins far away would stay there for long.
        let memory = MEMORY.min(1.0 - 1.0 / (1.0 + self.steps as f32 / 10.0));
        let matrices = self.model.weights_mut().into_iter().zip(self.average.weights_mut());
        let sums = self.gradient.weights_mut().into_iter().zip(self.means.weights_mut());
        for (((weights, average), (sums, means)), squares) in matrices.zip(sums).zip(self.squares.weights_mut()) {
            for at in 0..weights.len() {
                let gradient = sums[at] * share;
                means[at] = 0.9 * means[at] + 0.1 * gradient;
                squares[at] = 0.999 * squares[at] + 0.001 * gradient * gradient;
                let step = means[at] / mean_bias / ((squares[at] / square_bias).sqrt() + 1e-8);
                weights[at] -= pace * (step + DECAY * weights[at]);
                average[at] = memory * average[at] + (1.0 - memory) * weights[at];
            }
        }
    }
}

/// What a model got wrong about a lesson: the blame of each number that it said.
struct Missed {
    scores: [f32; MAX_SEATS],
    promises: Vec<f32>,
    glances: Vec<f32>,
}

/// Compares what the model says with what a lesson teaches.
fn miss(model: &Model, lesson: &Lesson, opinion: f32, trace: &mut Trace, errors: &mut Errors) -> Missed {
    let sheet = &lesson.sheet;
    model.net.judge::<Plain>(sheet, trace);
    let mut missed = Missed { scores: [0.0; MAX_SEATS], promises: Vec::new(), glances: Vec::new() };
    if let Some(searched) = &lesson.searched {
        let said = chances(sheet, &trace.scores);
        for seat in 0..sheet.seats() {
            let target = opinion * searched[seat] + (1.0 - opinion) * lesson.ended[seat];
            let size = (0..sheet.seats()).filter(|&other| sheet.sides[other] == sheet.sides[seat]).count() as f32;
            missed.scores[seat] = (said[seat] - target) / size;
            if sheet.sides[seat] == seat {
                errors.value -= f64::from(target * said[seat].max(1e-6).ln());
            }
        }
        errors.positions += 1;
    }
    if !lesson.sketches.is_empty() {
        model.net.weigh_read::<Plain>(sheet, &lesson.sketches, trace);
        let glances: Vec<_> = lesson.sketches.iter().map(|sketch| model.appeal(sketch)).collect();
        let appeals: Vec<_> = glances.iter().zip(&trace.promises).map(|(glance, promise)| glance + promise).collect();
        let said = softmax(&appeals);
        missed.promises = said.iter().zip(&lesson.shares).map(|(said, share)| said - share).collect();
        // The glance learns by itself, since it is also asked alone.
        let alone = softmax(&glances);
        missed.glances = alone.iter().zip(&lesson.shares).map(|(said, share)| said - share).collect();
        let surprise = said.iter().zip(&lesson.shares).map(|(said, share)| share * said.max(1e-9).ln());
        errors.policy -= f64::from(surprise.sum::<f32>());
        errors.choices += 1;
    }
    missed
}

fn softmax(appeals: &[f32]) -> Vec<f32> {
    let most = appeals.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<_> = appeals.iter().map(|appeal| (appeal - most).exp()).collect();
    let total: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / total).collect()
}

#[cfg(test)]
mod tests {
    use parure_engine::splendor::Splendor;

    use super::*;
    use crate::tune::lesson::lessons;
    use crate::tune::self_play::{Effort, play};
    use parure_engine::game::Setup;

    /// Nudges weights of every matrix, by so little that hardly a unit is cut off by it, and compares what happens to the errors
    /// with the gradient.
    #[test]
    fn gradients_say_what_a_nudge_does() {
        let effort = Effort { quick: 4, deep: 12, one_in: 2, noise: 0.25 };
        for (players, options) in [(2, vec![]), (3, vec![]), (4, vec![("team", "true")])] {
            let setup = Setup::with_options(players, &options).unwrap();
            let model = newborn::<Splendor>(5);
            let game = play::<Splendor>(&setup, Some(&std::sync::Arc::new(model.clone())), effort, 3).unwrap();
            let lessons = lessons::<Splendor>(&game, 1, &mut SplitMix64::new(1)).unwrap();
            let some: Vec<_> = lessons.into_iter().filter(|lesson| !lesson.sketches.is_empty()).take(6).collect();
            let total = |model: &Model| {
                let mut errors = Errors::default();
                let mut trace = Trace::default();
                for lesson in &some {
                    miss(model, lesson, 0.5, &mut trace, &mut errors);
                }
                errors.value + errors.policy
            };
            let mut gradient = Model::blank_for::<Splendor>();
            let mut trace = Trace::default();
            for lesson in &some {
                let missed = miss(&model, lesson, 0.5, &mut trace, &mut Errors::default());
                let (scores, promises) = (&missed.scores, &missed.promises);
                backward(&model.net, &lesson.sheet, &lesson.sketches, &trace, scores, promises, &mut gradient.net);
            }
            let matrices = gradient.net.matrices_mut().len();
            for matrix in 0..matrices {
                let sums = gradient.net.matrices_mut().remove(matrix).to_vec();
                let steepest = (0..sums.len()).max_by(|&a, &b| sums[a].abs().total_cmp(&sums[b].abs())).unwrap();
                let errors = [-0.000_1, 0.000_1].map(|nudge| {
                    let mut other = model.clone();
                    other.net.matrices_mut()[matrix][steepest] += nudge;
                    total(&other)
                });
                let (found, said) = ((errors[1] - errors[0]) / 0.000_2, f64::from(sums[steepest]));
                let close = (found - said).abs() < 0.05 * said.abs() + 5e-3;
                assert!(close, "{players} players, matrix {matrix}: {found} instead of {said}");
            }
        }
    }
}
