//! A device on standard input and output: each line is a question, each answer a line. The tests hold what it answers
//! against what the page's engine does.

use std::io::{self, BufRead, Write};

use parure_table::device::Device;

fn main() -> io::Result<()> {
    let (mut device, mut out) = (Device::default(), io::stdout().lock());
    for question in io::stdin().lock().lines() {
        writeln!(out, "{}", device.call(&question?))?;
    }
    Ok(())
}
