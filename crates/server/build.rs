//! Lets the page that is built into the program be noticed when it changes, or when it is missing.

use std::path::Path;
use std::{env, fs, io};

const PAGE: &str = "../../web/dist";

fn main() -> io::Result<()> {
    // A folder that is not there cannot be watched, nor be looked into by a debug build once it has come.
    fs::create_dir_all(PAGE)?;
    println!("cargo:rerun-if-changed={PAGE}");
    let for_others = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if for_others && !Path::new(PAGE).join("index.html").exists() {
        println!("cargo:warning=built without the page: run `make web` before, so that `parure serve` has one");
    }
    Ok(())
}
