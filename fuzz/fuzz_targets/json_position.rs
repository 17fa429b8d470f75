#![no_main]
//! See [`parure_fuzz::json_position`].

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| parure_fuzz::json_position(bytes));
