//! Fitting a model to samples, by Adam.

use parure_engine::chance::{Entropy, SplitMix64};

use super::sample::{PolicySample, Samples, ValueSample};
use crate::knowledge::{Knowledge, SKETCH};
use crate::model::{FIRST, Model, Net, SECOND, chance_of};

/// How many samples are looked at before the weights move.
const BATCH: usize = 128;
/// How far weights move at first when nothing is known yet; less and less towards the end of a fit.
pub(super) const FIRST_PACE: f32 = 0.0015;
/// The same once something is known, which a few new games must not wash away.
pub(super) const LATER_PACE: f32 = 0.0005;
/// How much weights shrink with each step, by their share of the pace.
const DECAY: f32 = 0.000_05;

/// A model whose network is ready to learn.
pub(super) fn newborn<G: Knowledge>(seed: u64) -> Model {
    let mut model = Model::blank_for::<G>();
    let mut entropy = SplitMix64::new(seed);
    let mut noise = |inputs: usize| {
        let uniform = entropy.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0;
        uniform * (3.0 / inputs as f32).sqrt()
    };
    let inputs = model.net.first.len();
    model.net.first.iter_mut().flatten().for_each(|weight| *weight = noise(inputs));
    model.net.second.iter_mut().flatten().for_each(|weight| *weight = noise(FIRST));
    model.net.last.iter_mut().for_each(|weight| *weight = noise(SECOND));
    model
}

/// Adam's memory of one weight.
#[derive(Clone, Copy, Default)]
struct Moment {
    mean: f32,
    square: f32,
}

/// Moves weights against their gradients.
struct Adam {
    moments: Vec<Moment>,
    steps: i32,
}

impl Adam {
    fn new(weights: usize) -> Self {
        Self { moments: vec![Moment::default(); weights], steps: 0 }
    }

    fn step<'a>(
        &mut self,
        weights: impl Iterator<Item = &'a mut f32>,
        gradients: impl Iterator<Item = f32>,
        pace: f32,
    ) {
        self.steps += 1;
        let (mean_bias, square_bias) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for ((weight, gradient), moment) in weights.zip(gradients).zip(&mut self.moments) {
            moment.mean = 0.9 * moment.mean + 0.1 * gradient;
            moment.square = 0.999 * moment.square + 0.001 * gradient * gradient;
            *weight -= pace * (moment.mean / mean_bias) / ((moment.square / square_bias).sqrt() + 1e-8);
            *weight -= pace * DECAY * *weight;
        }
    }
}

/// Fits the network and returns the mean error (cross entropy) of the last pass.
pub(super) fn fit_value(model: &mut Model, samples: &[&Samples], pace: f32, epochs: u32, seed: u64) -> f32 {
    let mut order: Vec<&ValueSample> = samples.iter().flat_map(|samples| &samples.values).collect();
    let mut entropy = SplitMix64::new(seed);
    let mut gradient = Net::blank(model.net.first.len());
    let mut adam = Adam::new(gradient.weights_mut().count());
    let batches = order.len().div_ceil(BATCH) * epochs as usize;
    let mut error = 0.0;
    for epoch in 0..epochs as usize {
        shuffle(&mut order, &mut entropy);
        error = 0.0;
        for (at, batch) in order.chunks(BATCH).enumerate() {
            gradient.weights_mut().for_each(|weight| *weight = 0.0);
            error += batch.iter().map(|sample| backward(&model.net, sample, &mut gradient)).sum::<f32>();
            let share = 1.0 / batch.len() as f32;
            let left = 1.0 - (epoch * order.len().div_ceil(BATCH) + at) as f32 / batches as f32;
            adam.step(
                model.net.weights_mut(),
                gradient.weights_mut().map(|weight| *weight * share),
                pace * left.max(0.05),
            );
        }
    }
    error / order.len().max(1) as f32
}

fn shuffle<T>(list: &mut [T], entropy: &mut SplitMix64) {
    for place in (1..list.len()).rev() {
        list.swap(place, entropy.below(place as u32 + 1) as usize);
    }
}

/// Adds one sample's gradient and returns its error.
fn backward(net: &Net, sample: &ValueSample, gradient: &mut Net) -> f32 {
    let layers = net.run(&sample.inputs);
    let chance = chance_of(layers.output).clamp(1e-6, 1.0 - 1e-6);
    let last = chance - sample.target;
    let mut second = [0.0; SECOND];
    for (unit, slope) in second.iter_mut().enumerate() {
        gradient.last[unit] += last * layers.second[unit];
        *slope = if layers.second[unit] > 0.0 { last * net.last[unit] } else { 0.0 };
        gradient.second_bias[unit] += *slope;
    }
    gradient.last_bias += last;
    let mut first = [0.0; FIRST];
    for (unit, first) in first.iter_mut().enumerate() {
        if layers.first[unit] > 0.0 {
            let weights = &net.second[unit];
            *first = second.iter().zip(weights).map(|(slope, weight)| slope * weight).sum();
            for (sum, slope) in gradient.second[unit].iter_mut().zip(&second) {
                *sum += slope * layers.first[unit];
            }
        }
        gradient.first_bias[unit] += *first;
    }
    for (&input, sums) in sample.inputs.iter().zip(&mut gradient.first) {
        if input != 0.0 {
            for (sum, slope) in sums.iter_mut().zip(&first) {
                *sum += slope * input;
            }
        }
    }
    -(sample.target * chance.ln() + (1.0 - sample.target) * (1.0 - chance).ln())
}

/// Fits the weights of actions and returns the mean surprise (cross entropy) of the last pass.
pub(super) fn fit_policy(model: &mut Model, samples: &[&Samples], epochs: u32, seed: u64) -> f32 {
    let mut order: Vec<&PolicySample> = samples.iter().flat_map(|samples| &samples.policies).collect();
    let mut entropy = SplitMix64::new(seed);
    let mut adam = Adam::new(model.policy.len() * SKETCH);
    let mut surprise = 0.0;
    for epoch in 0..epochs {
        shuffle(&mut order, &mut entropy);
        surprise = 0.0;
        let pace = 0.01 * (1.0 - epoch as f32 / epochs as f32);
        for batch in order.chunks(BATCH) {
            let mut gradient = vec![[0.0; SKETCH]; model.policy.len()];
            surprise += batch.iter().map(|sample| blame(model, sample, &mut gradient)).sum::<f32>();
            let share = 1.0 / batch.len() as f32;
            adam.step(model.policy.iter_mut().flatten(), gradient.iter().flatten().map(|sum| sum * share), pace);
        }
    }
    surprise / order.len().max(1) as f32
}

fn blame(model: &Model, sample: &PolicySample, gradient: &mut [[f32; SKETCH]]) -> f32 {
    let appeals: Vec<f32> = sample.sketches.iter().map(|sketch| model.appeal(sketch)).collect();
    let most = appeals.iter().copied().fold(f32::MIN, f32::max);
    let total: f32 = appeals.iter().map(|appeal| (appeal - most).exp()).sum();
    let mut surprise = 0.0;
    for ((sketch, appeal), share) in sample.sketches.iter().zip(&appeals).zip(&sample.shares) {
        let chance = (appeal - most).exp() / total;
        surprise -= share * chance.max(1e-9).ln();
        for (sum, feature) in gradient[sketch.kind].iter_mut().zip(&sketch.features) {
            *sum += (chance - share) * feature;
        }
    }
    surprise
}
