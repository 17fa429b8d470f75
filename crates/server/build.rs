//! Lets the page that is built into the program be noticed when it changes.

use std::{fs, io};

const PAGE: &str = "../../web/dist";

fn main() -> io::Result<()> {
    // A folder that is not there cannot be watched, nor be looked into by a debug build once it has come.
    fs::create_dir_all(PAGE)?;
    println!("cargo:rerun-if-changed={PAGE}");
    Ok(())
}
