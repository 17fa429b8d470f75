#![no_main]
//! See [`parure_fuzz::record`].

libfuzzer_sys::fuzz_target!(|text: &str| parure_fuzz::record(text));
