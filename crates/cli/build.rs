//! Gathers the licences of the libraries in the program, for `hnefi notices`.

use license_fetcher::prelude::{Config, ConfigBuilder, package_list_with_licenses};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=Cargo.toml");
    println!("cargo::rerun-if-changed=../../Cargo.lock");
    let config: Config = ConfigBuilder::from_build_env().build().expect("cargo sets the variables of a build script");
    package_list_with_licenses(&config)
        .expect("the sources of all dependencies were fetched before this build")
        .write_package_list_to_out_dir()
        .expect("the build folder can be written");
}
