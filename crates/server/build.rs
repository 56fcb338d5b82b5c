//! Says when this crate must be built again for what is embedded in it: the migrations, and in a release build the web client.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
    // A debug build reads the client from its folder as it runs.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
        println!("cargo::rerun-if-changed=../../docs/studies");
        println!("cargo::rerun-if-changed=../../puzzles");
    }
}
