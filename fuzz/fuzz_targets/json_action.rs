#![no_main]
//! See [`parure_fuzz::json_action`].

libfuzzer_sys::fuzz_target!(|text: &str| parure_fuzz::json_action(text));
