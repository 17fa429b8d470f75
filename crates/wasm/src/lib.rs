//! The engine for the page: [`Device::call`] and nothing else, as plain functions on memory.
//!
//! There is one way in, text to text, so no generated bindings are needed, and no tool whose version has to fit: the page's
//! side is `web/src/device/module.ts`. Memory is handed over by address and length: the page asks for room with
//! [`take_room`], writes, and calls; what it gets stays where it is until the next call.

#![cfg(target_family = "wasm")]

use std::cell::RefCell;
use std::panic;
use std::time::Duration;

use parure_bots::budget::SystemClock;
use parure_bots::eval;
use parure_engine::any::RulesId;
use parure_table::device::Device;

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since some fixed moment.
    safe fn now() -> f64;
    /// The program is broken, for this reason: UTF-8 at this address.
    safe fn broke(address: *const u8, length: usize);
}

thread_local! {
    static DEVICE: RefCell<Device> = RefCell::default();
    /// What the page writes into, and then what it reads.
    static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// To be called once, before anything else.
#[unsafe(no_mangle)]
pub extern "C" fn begin() {
    SystemClock::pass_in(|| Duration::from_secs_f64(now() / 1_000.0));
    panic::set_hook(Box::new(|info| {
        let words = info.to_string();
        broke(words.as_ptr(), words.len());
    }));
}

/// The address of room for so many bytes, to be filled before [`call`] or [`supply`].
#[unsafe(no_mangle)]
pub extern "C" fn take_room(length: usize) -> *mut u8 {
    ROOM.with_borrow_mut(|room| {
        room.clear();
        room.resize(length, 0);
        room.as_mut_ptr()
    })
}

/// Answers the question in the room, and leaves the answer there: its length is returned, its address is [`room`].
#[unsafe(no_mangle)]
pub extern "C" fn call() -> usize {
    let question = ROOM.take();
    let answer = DEVICE.with_borrow_mut(|device| device.call(&String::from_utf8_lossy(&question)));
    let length = answer.len();
    ROOM.set(answer.into_bytes());
    length
}

/// The address of what is in the room.
#[unsafe(no_mangle)]
pub extern "C" fn room() -> *const u8 {
    ROOM.with_borrow(|room| room.as_ptr())
}

/// Takes weights from the room, where the word of the rules that they are for comes first, of so many bytes; whether they fit
/// is returned.
#[unsafe(no_mangle)]
pub extern "C" fn supply(word: usize) -> bool {
    let room = ROOM.take();
    let Some((word, weights)) = room.split_at_checked(word) else { return false };
    let rules = RulesId::ALL.into_iter().find(|rules| rules.word().as_bytes() == word);
    rules.is_some_and(|rules| eval::supply(rules, weights).is_ok())
}
