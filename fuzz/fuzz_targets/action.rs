#![no_main]
//! See [`parure_fuzz::action`].

libfuzzer_sys::fuzz_target!(|text: &str| parure_fuzz::action(text));
