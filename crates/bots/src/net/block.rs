//! Units of a layer, as many as fit into a processor's registers.
//!
//! Compilers put numbers side by side by themselves, but not always well: what is summed up most often says how. Every unit is
//! summed up by itself, in one order, without fused operations, so the results are the same to the bit whatever a processor
//! can do at once.

use crate::numbers::greater;

/// How many units there are in a block; every layer has a multiple of it.
pub(crate) const BLOCK: usize = 32;

/// Some units of a layer.
pub(crate) trait Block: Copy {
    /// Reads units.
    fn load(units: &[f32; BLOCK]) -> Self;

    /// Writes the units.
    fn store(self, units: &mut [f32; BLOCK]);

    /// Adds to each unit its own.
    fn plus(self, units: &[f32; BLOCK]) -> Self;

    /// Adds to each unit its own times a factor.
    fn plus_product(self, factor: f32, units: &[f32; BLOCK]) -> Self;

    /// The units without what is below 0.
    fn rectified(self) -> Self;

    /// Which units are not 0: a bit for each, from the lowest.
    fn present(self) -> u32;
}

/// For every processor.
#[derive(Clone, Copy)]
pub(crate) struct Plain([f32; BLOCK]);

impl Block for Plain {
    #[inline(always)]
    fn load(units: &[f32; BLOCK]) -> Self {
        Self(*units)
    }

    #[inline(always)]
    fn store(self, units: &mut [f32; BLOCK]) {
        *units = self.0;
    }

    #[inline(always)]
    fn plus(mut self, units: &[f32; BLOCK]) -> Self {
        self.0.iter_mut().zip(units).for_each(|(sum, unit)| *sum += unit);
        self
    }

    #[inline(always)]
    fn plus_product(mut self, factor: f32, units: &[f32; BLOCK]) -> Self {
        self.0.iter_mut().zip(units).for_each(|(sum, unit)| *sum += factor * unit);
        self
    }

    #[inline(always)]
    fn rectified(mut self) -> Self {
        self.0.iter_mut().for_each(|unit| *unit = greater(*unit, 0.0));
        self
    }

    #[inline(always)]
    fn present(self) -> u32 {
        self.0.iter().rev().fold(0, |bits, &unit| bits << 1 | u32::from(unit != 0.0))
    }
}

/// Units in vectors, by the instructions of one kind of processor.
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))]
macro_rules! vectors {
    ($(#[$doc:meta])* $name:ident: [$vector:ty; $count:expr], $width:expr, $load:expr, $store:expr, $splat:expr, $add:expr, $mul:expr, $greater:expr, $present:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub(crate) struct $name([$vector; $count]);

        // Plain loops: what is handed to another function, as a closure is, may be compiled without the instructions.
        // SAFETY: each vector is read and written inside a block, wherever that begins; and such a block is made only where the
        // processor has the instructions.
        #[allow(unsafe_code)]
        #[allow(unused_unsafe, reason = "what is known to be there, as in browsers, is safe to call")]
        impl Block for $name {
            #[inline(always)]
            fn load(units: &[f32; BLOCK]) -> Self {
                const { assert!($count * $width == BLOCK) };
                let mut vectors = [unsafe { $splat(0.0) }; $count];
                for nth in 0..$count {
                    vectors[nth] = unsafe { $load(units.as_ptr().add(nth * $width)) };
                }
                Self(vectors)
            }

            #[inline(always)]
            fn store(self, units: &mut [f32; BLOCK]) {
                for nth in 0..$count {
                    unsafe { $store(units.as_mut_ptr().add(nth * $width), self.0[nth]) }
                }
            }

            #[inline(always)]
            fn plus(mut self, units: &[f32; BLOCK]) -> Self {
                let Self(more) = Self::load(units);
                for nth in 0..$count {
                    self.0[nth] = unsafe { $add(self.0[nth], more[nth]) };
                }
                self
            }

            #[inline(always)]
            fn plus_product(mut self, factor: f32, units: &[f32; BLOCK]) -> Self {
                let (Self(more), factors) = (Self::load(units), unsafe { $splat(factor) });
                for nth in 0..$count {
                    self.0[nth] = unsafe { $add(self.0[nth], $mul(factors, more[nth])) };
                }
                self
            }

            #[inline(always)]
            fn rectified(mut self) -> Self {
                for nth in 0..$count {
                    self.0[nth] = unsafe { $greater(self.0[nth], $splat(0.0)) };
                }
                self
            }

            #[inline(always)]
            fn present(self) -> u32 {
                let mut bits = 0;
                for nth in 0..$count {
                    bits |= unsafe { $present(self.0[nth]) } << (nth * $width);
                }
                bits
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::*;

    use super::{BLOCK, Block};

    vectors! {
        /// For processors with AVX2.
        Avx2: [__m256; 4], 8, _mm256_loadu_ps, _mm256_storeu_ps, _mm256_set1_ps, _mm256_add_ps, _mm256_mul_ps, _mm256_max_ps, present_8
    }

    vectors! {
        /// For processors with AVX-512.
        Avx512: [__m512; 2], 16, _mm512_loadu_ps, _mm512_storeu_ps, _mm512_set1_ps, _mm512_add_ps, _mm512_mul_ps, _mm512_max_ps, present_16
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn present_8(units: __m256) -> u32 {
        _mm256_movemask_ps(_mm256_cmp_ps::<_CMP_NEQ_UQ>(units, _mm256_setzero_ps())) as u32
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    fn present_16(units: __m512) -> u32 {
        u32::from(_mm512_cmp_ps_mask::<_CMP_NEQ_UQ>(units, _mm512_setzero_ps()))
    }
}
#[cfg(target_arch = "x86_64")]
pub(crate) use x86::{Avx2, Avx512};

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod web {
    use std::arch::wasm32::*;

    use super::{BLOCK, Block};

    vectors! {
        /// For browsers.
        Simd128: [v128; 8], 4, |from: *const f32| v128_load(from.cast()), |to: *mut f32, vector| v128_store(to.cast(), vector),
            f32x4_splat, f32x4_add, f32x4_mul, |one, zero| f32x4_pmax(zero, one),
            |units| u32::from(i32x4_bitmask(f32x4_ne(units, f32x4_splat(0.0))))
    }
}
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(crate) use web::Simd128;
