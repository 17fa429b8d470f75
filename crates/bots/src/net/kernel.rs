//! The inner loops of the network, and how they use what the processor has.

use super::block::{BLOCK, Block};
use super::{Net, Trace};
use crate::knowledge::Sketch;
use crate::sheet::{Entry, Sheet};

/// Changes a layer block by block: `$sums` is one of them, and what is given becomes of it. `$nth` names the same block of
/// others. A macro, since a closure may be compiled without the instructions that are looked for at run time.
macro_rules! change {
    ($sum:expr, $N:ident, |$nth:ident, $sums:ident: $B:ident| $body:block) => {
        const { assert!($N.is_multiple_of(BLOCK)) };
        for ($nth, units) in $sum.as_chunks_mut::<BLOCK>().0.iter_mut().enumerate() {
            let mut $sums = $B::load(units);
            $body
            $sums.store(units);
        }
    };
}

#[inline(always)]
fn block<const N: usize>(units: &[f32; N], nth: usize) -> &[f32; BLOCK] {
    &units.as_chunks().0[nth]
}

/// Adds the rows of weights that a list names.
#[inline(always)]
pub(crate) fn add_rows<B: Block, const N: usize>(sum: &mut [f32; N], list: &[Entry], rows: &[[f32; N]]) {
    change!(sum, N, |nth, sums: B| {
        for entry in list {
            sums = sums.plus_product(entry.value, block(&rows[usize::from(entry.row)], nth));
        }
    });
}

/// Adds a layer's units by their weights.
#[inline(always)]
pub(crate) fn add_matrix<B: Block, const N: usize>(sum: &mut [f32; N], units: &[f32], rows: &[[f32; N]]) {
    change!(sum, N, |nth, sums: B| {
        for (unit, weights) in units.iter().zip(rows) {
            sums = sums.plus_product(*unit, block(weights, nth));
        }
    });
}

/// The same of units of which many were cut off: what is 0 adds nothing.
#[inline(always)]
pub(crate) fn add_units<B: Block, const M: usize, const N: usize>(
    sum: &mut [f32; N],
    units: &[f32; M],
    rows: &[[f32; N]],
) {
    const { assert!(M.is_multiple_of(BLOCK)) };
    for (units, rows) in units.as_chunks::<BLOCK>().0.iter().zip(rows.as_chunks::<BLOCK>().0) {
        let present = B::load(units).present();
        change!(sum, N, |nth, sums: B| {
            let mut left = present;
            while left != 0 {
                let place = left.trailing_zeros() as usize;
                left &= left - 1;
                sums = sums.plus_product(units[place], block(&rows[place], nth));
            }
        });
    }
}

/// Cuts off what is below 0.
#[inline(always)]
pub(crate) fn rectify<B: Block, const N: usize>(units: &mut [f32; N]) {
    change!(units, N, |_nth, sums: B| {
        sums = sums.rectified();
    });
}

/// Adds a layer's units to another's.
#[inline(always)]
pub(crate) fn add<B: Block, const N: usize>(sum: &mut [f32; N], units: &[f32; N]) {
    change!(sum, N, |nth, sums: B| {
        sums = sums.plus(block(units, nth));
    });
}

/// Adds a layer's units to another's, times a factor.
#[inline(always)]
pub(crate) fn add_product<B: Block, const N: usize>(sum: &mut [f32; N], factor: f32, units: &[f32; N]) {
    change!(sum, N, |nth, sums: B| {
        sums = sums.plus_product(factor, block(units, nth));
    });
}

/// The units that serve where no instructions have to be looked for at run time.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
type Usual = super::block::Simd128;
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
type Usual = super::block::Plain;

/// [`Net::judge`] with the widest instructions there are.
pub(crate) fn judge(net: &Net, sheet: &Sheet, out: &mut Trace) {
    #[cfg(target_arch = "x86_64")]
    match wide::widest() {
        Some(wide::Width::Avx512) => return wide::avx512::judge(net, sheet, out),
        Some(wide::Width::Avx2) => return wide::avx2::judge(net, sheet, out),
        None => {}
    }
    net.judge::<Usual>(sheet, out);
}

/// [`Net::weigh`] with the widest instructions there are.
pub(crate) fn weigh(net: &Net, sheet: &Sheet, sketches: &[Sketch], out: &mut Trace) {
    #[cfg(target_arch = "x86_64")]
    match wide::widest() {
        Some(wide::Width::Avx512) => return wide::avx512::weigh(net, sheet, sketches, out),
        Some(wide::Width::Avx2) => return wide::avx2::weigh(net, sheet, sketches, out),
        None => {}
    }
    net.weigh::<Usual>(sheet, sketches, out);
}

#[cfg(test)]
mod tests {
    use parure_engine::chance::Sampled;
    use parure_engine::game::{Game, ToAct};
    use parure_engine::splendor::Splendor;

    use super::super::block::Plain;
    use super::*;
    use crate::knowledge::Knowledge;
    use crate::model::{Model, describe};

    type Judge = fn(&Net, &Sheet, &mut Trace);
    type Weigh = fn(&Net, &Sheet, &[Sketch], &mut Trace);

    /// The way that is chosen here, and the others that this processor could go.
    fn ways() -> Vec<(Judge, Weigh)> {
        let mut ways: Vec<(Judge, Weigh)> = vec![(judge, weigh)];
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            ways.push((wide::avx2::judge, wide::avx2::weigh));
        }
        ways
    }

    #[test]
    fn wide_instructions_give_the_same_to_the_bit() {
        let mut model = Model::blank_for::<Splendor>();
        let weights = model.weights_mut().into_iter().flatten();
        weights.enumerate().for_each(|(at, weight)| *weight = (at as f32 * 0.618_034).fract() - 0.5);
        let mut luck = Sampled::from_seed(3);
        let mut state = Splendor::start(3, &mut luck).unwrap();
        for _ in 0..40 {
            let ToAct::Seat(seat) = state.to_act() else { break };
            let (mut sheet, mut sketches, mut plain) = (Sheet::default(), Vec::new(), Trace::default());
            describe(&state, seat, &mut sheet);
            state.sketch(&state.legal(), &mut sketches);
            model.net.judge::<Plain>(&sheet, &mut plain);
            let scores = plain.scores;
            model.net.weigh::<Plain>(&sheet, &sketches, &mut plain);
            assert!(plain.promises.iter().any(|&promise| promise != plain.promises[0]));
            for (judge, weigh) in ways() {
                let mut trace = Trace::default();
                judge(&model.net, &sheet, &mut trace);
                assert_eq!(trace.scores, scores);
                weigh(&model.net, &sheet, &sketches, &mut trace);
                assert_eq!(trace.promises, plain.promises);
            }
            let action = luck.pick(&state.legal()).unwrap();
            state.play(action, &mut luck).unwrap();
        }
    }
}

/// The same loops, compiled for processors that can do more at once.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod wide {
    /// What a processor can do at once.
    #[derive(Clone, Copy)]
    pub(super) enum Width {
        Avx2,
        Avx512,
    }

    /// The most that this processor can do at once, beyond what every one can.
    pub(super) fn widest() -> Option<Width> {
        if std::arch::is_x86_feature_detected!("avx512f") {
            Some(Width::Avx512)
        } else if std::arch::is_x86_feature_detected!("avx2") {
            Some(Width::Avx2)
        } else {
            None
        }
    }

    macro_rules! compiled_for {
        ($name:ident, $Block:ident, $feature:tt) => {
            pub(super) mod $name {
                use super::super::super::block::$Block;
                use super::super::{Net, Sheet, Sketch, Trace};

                pub(in super::super) fn judge(net: &Net, sheet: &Sheet, out: &mut Trace) {
                    #[target_feature(enable = $feature)]
                    fn judge(net: &Net, sheet: &Sheet, out: &mut Trace) {
                        net.judge::<$Block>(sheet, out);
                    }
                    assert!(std::arch::is_x86_feature_detected!($feature));
                    // SAFETY: the processor has the instructions that the function is compiled for.
                    unsafe { judge(net, sheet, out) }
                }

                pub(in super::super) fn weigh(net: &Net, sheet: &Sheet, sketches: &[Sketch], out: &mut Trace) {
                    #[target_feature(enable = $feature)]
                    fn weigh(net: &Net, sheet: &Sheet, sketches: &[Sketch], out: &mut Trace) {
                        net.weigh::<$Block>(sheet, sketches, out);
                    }
                    assert!(std::arch::is_x86_feature_detected!($feature));
                    // SAFETY: the processor has the instructions that the function is compiled for.
                    unsafe { weigh(net, sheet, sketches, out) }
                }
            }
        };
    }

    compiled_for!(avx2, Avx2, "avx2");
    compiled_for!(avx512, Avx512, "avx512f");
}
