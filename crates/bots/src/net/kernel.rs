//! The inner loops of the network, and how they use what the processor has.
//!
//! Every unit of a layer is summed up by itself, in one order, without fused operations: the results are the same to the
//! bit on every processor, whatever it can do at once.

use super::{Net, Trace};
use crate::knowledge::Sketch;
use crate::numbers::greater;
use crate::sheet::{Entry, Sheet};

/// Adds the rows of weights that a list names.
#[inline(always)]
pub(crate) fn add_rows<const N: usize>(sum: &mut [f32; N], list: &[Entry], rows: &[[f32; N]]) {
    // A copy, so that it can stay in registers.
    let mut units = *sum;
    for entry in list {
        let weights = &rows[usize::from(entry.row)];
        units.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += entry.value * weight);
    }
    *sum = units;
}

/// Adds a layer's units by their weights.
#[inline(always)]
pub(crate) fn add_matrix<const N: usize>(sum: &mut [f32; N], units: &[f32], rows: &[[f32; N]]) {
    let mut sums = *sum;
    for (unit, weights) in units.iter().zip(rows) {
        sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += unit * weight);
    }
    *sum = sums;
}

/// The same of units of which many were cut off: what is 0 adds nothing.
#[inline(always)]
pub(crate) fn add_units<const M: usize, const N: usize>(sum: &mut [f32; N], units: &[f32; M], rows: &[[f32; N]]) {
    const { assert!(M.is_power_of_two() && M <= 256) };
    let Some(rows) = rows.first_chunk::<M>() else { return };
    // Each place is written, and written over if its unit is 0: there is nothing to guess for the processor.
    let (mut places, mut len) = ([0u8; M], 0);
    for (place, &unit) in units.iter().enumerate() {
        places[len & (M - 1)] = place as u8;
        len += usize::from(unit.to_bits() != 0);
    }
    let mut sums = *sum;
    for &place in &places[..len.min(M)] {
        let (unit, weights) = (units[usize::from(place) & (M - 1)], &rows[usize::from(place) & (M - 1)]);
        sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += unit * weight);
    }
    *sum = sums;
}

/// Cuts off what is below 0.
#[inline(always)]
pub(crate) fn rectify<const N: usize>(units: &mut [f32; N]) {
    units.iter_mut().for_each(|unit| *unit = greater(*unit, 0.0));
}

/// [`Net::judge`] with the widest instructions there are.
pub(crate) fn judge(net: &Net, sheet: &Sheet, out: &mut Trace) {
    #[cfg(target_arch = "x86_64")]
    if wide::is_there() {
        return wide::judge(net, sheet, out);
    }
    net.judge(sheet, out);
}

/// [`Net::weigh`] with the widest instructions there are.
pub(crate) fn weigh(net: &Net, sheet: &Sheet, sketches: &[Sketch], out: &mut Trace) {
    #[cfg(target_arch = "x86_64")]
    if wide::is_there() {
        return wide::weigh(net, sheet, sketches, out);
    }
    net.weigh(sheet, sketches, out);
}

#[cfg(test)]
mod tests {
    use parure_engine::chance::Sampled;
    use parure_engine::game::{Game, ToAct};
    use parure_engine::splendor::Splendor;

    use super::*;
    use crate::knowledge::Knowledge;
    use crate::model::{Model, describe};

    #[test]
    fn wide_instructions_give_the_same_to_the_bit() {
        let mut model = Model::blank_for::<Splendor>();
        let weights = model.weights_mut().into_iter().flatten();
        weights.enumerate().for_each(|(at, weight)| *weight = (at as f32 * 0.618_034).fract() - 0.5);
        let mut luck = Sampled::from_seed(3);
        let mut state = Splendor::start(3, &mut luck).unwrap();
        for _ in 0..40 {
            let ToAct::Seat(seat) = state.to_act() else { break };
            let (mut sheet, mut sketches, mut traces) =
                (Sheet::default(), Vec::new(), [Trace::default(), Trace::default()]);
            describe(&state, seat, &mut sheet);
            state.sketch(&state.legal(), &mut sketches);
            judge(&model.net, &sheet, &mut traces[0]);
            model.net.judge(&sheet, &mut traces[1]);
            assert_eq!(traces[0].scores, traces[1].scores);
            weigh(&model.net, &sheet, &sketches, &mut traces[0]);
            model.net.weigh(&sheet, &sketches, &mut traces[1]);
            assert_eq!(traces[0].promises, traces[1].promises);
            assert!(traces[0].promises.iter().any(|&promise| promise != traces[0].promises[0]));
            let action = luck.pick(&state.legal()).unwrap();
            state.play(action, &mut luck).unwrap();
        }
    }
}

/// The same loops, compiled for processors with AVX2.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod wide {
    use super::{Net, Sheet, Sketch, Trace};

    pub(super) fn is_there() -> bool {
        std::arch::is_x86_feature_detected!("avx2")
    }

    pub(super) fn judge(net: &Net, sheet: &Sheet, out: &mut Trace) {
        #[target_feature(enable = "avx2")]
        fn judge(net: &Net, sheet: &Sheet, out: &mut Trace) {
            net.judge(sheet, out);
        }
        assert!(is_there());
        // SAFETY: the processor has the instructions that the function is compiled for.
        unsafe { judge(net, sheet, out) }
    }

    pub(super) fn weigh(net: &Net, sheet: &Sheet, sketches: &[Sketch], out: &mut Trace) {
        #[target_feature(enable = "avx2")]
        fn weigh(net: &Net, sheet: &Sheet, sketches: &[Sketch], out: &mut Trace) {
            net.weigh(sheet, sketches, out);
        }
        assert!(is_there());
        // SAFETY: the processor has the instructions that the function is compiled for.
        unsafe { weigh(net, sheet, sketches, out) }
    }
}
