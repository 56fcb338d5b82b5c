//! Says when a release build must be made again for what is embedded in it, and that the web client is missing, which the program would
//! otherwise say only to a browser.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A debug build reads the client from its folder as it runs.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
        println!("cargo::rerun-if-changed=../../docs/studies");
        println!("cargo::rerun-if-changed=../../puzzles");
        if !Path::new("../../web/dist/index.html").is_file() {
            println!(
                "cargo::warning=the web client is not built, so `hnefi serve` will have no pages: run `cargo xtask web`, then build again"
            );
        }
    }
}
