//! Powers and logarithms that are the same to the bit on every platform.
//!
//! The standard library asks the platform, whose last bits differ: a search of the same seed would choose otherwise in a
//! browser than on a server. These use sums, products and quotients alone, which are exact everywhere, in double precision,
//! so that what is rounded to single precision is right to the last bit or the one before.

use std::f64::consts::{LN_2, LOG2_E};

/// One over each factorial from 9 down to 0: the series of the powers of e.
const TERMS: [f64; 10] = [
    1.0 / 362_880.0,
    1.0 / 40_320.0,
    1.0 / 5_040.0,
    1.0 / 720.0,
    1.0 / 120.0,
    1.0 / 24.0,
    1.0 / 6.0,
    1.0 / 2.0,
    1.0,
    1.0,
];

/// The greater of two numbers. The standard library's also says what becomes of those that are none, which WebAssembly has no
/// instruction for: there it is a call for every number.
#[inline(always)]
pub(crate) const fn greater(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}

/// The power of e.
pub(crate) fn exp(power: f32) -> f32 {
    if power.is_nan() {
        return power;
    }
    let power = f64::from(power).clamp(-110.0, 90.0);
    // 2 to a whole power, and e to what is left, at most 0.35 either way.
    let twos = (power * LOG2_E + 0.5).floor();
    let rest = power - twos * LN_2;
    let sum = TERMS.iter().fold(0.0, |sum, term| sum * rest + term);
    let scale = f64::from_bits(((1_023 + twos as i64) as u64) << 52);
    (sum * scale) as f32
}

/// The natural logarithm of a number above 0.
pub(crate) fn ln(number: f32) -> f32 {
    debug_assert!(number > 0.0 && number.is_finite(), "{number} has no logarithm here");
    let bits = f64::from(number).to_bits();
    let mut twos = (bits >> 52) as i64 - 1_023;
    let mut rest = f64::from_bits((bits & ((1 << 52) - 1)) | (1_023 << 52));
    if rest > std::f64::consts::SQRT_2 {
        rest /= 2.0;
        twos += 1;
    }
    // The inverse hyperbolic tangent of a number below 0.172.
    let slope = (rest - 1.0) / (rest + 1.0);
    let square = slope * slope;
    let mut sum = 0.0;
    for odd in [13.0, 11.0, 9.0, 7.0, 5.0, 3.0, 1.0] {
        sum = 1.0 / odd + square * sum;
    }
    (2.0 * slope * sum + twos as f64 * LN_2) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_right_to_the_last_bit_but_one() {
        for step in -100_000..=100_000 {
            let power = step as f32 * 0.000_85;
            let (own, exact) = (exp(power), f64::from(power).exp());
            assert!((f64::from(own) - exact).abs() <= exact * f64::from(f32::EPSILON), "{power}: {own}");
        }
        assert_eq!((exp(0.0), exp(-1_000.0), exp(1_000.0)), (1.0, 0.0, f32::INFINITY));
        assert!(exp(f32::NAN).is_nan());
    }

    #[test]
    fn logarithms_are_right_to_the_last_bit_but_one() {
        for step in 1..=100_000 {
            for number in [step as f32 * 0.000_1, step as f32 * 1e-20, step as f32 * 1e20] {
                let (own, exact) = (ln(number), f64::from(number).ln());
                let bound = (exact.abs() + 1e-7) * f64::from(f32::EPSILON);
                assert!((f64::from(own) - exact).abs() <= bound, "{number}: {own}");
            }
        }
        assert_eq!(ln(1.0), 0.0);
    }
}
