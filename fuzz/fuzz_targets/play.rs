#![no_main]
//! See [`parure_fuzz::play`].

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| parure_fuzz::play(bytes));
