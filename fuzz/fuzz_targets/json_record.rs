#![no_main]
//! See [`parure_fuzz::json_record`].

libfuzzer_sys::fuzz_target!(|text: &str| parure_fuzz::json_record(text));
