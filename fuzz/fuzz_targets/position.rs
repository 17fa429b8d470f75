#![no_main]
//! See [`parure_fuzz::position`].

libfuzzer_sys::fuzz_target!(|text: &str| parure_fuzz::position(text));
