//! The npm package: what it is made of, its tarball, and its tests.

use std::fs;
use std::path::PathBuf;

use crate::node::Node;
use crate::process::run;
use crate::{Failure, root, wasm, web};

/// What the module's build leaves that belongs to the package.
const MODULE: [&str; 3] = ["hnefi.js", "hnefi.d.ts", "hnefi_bg.wasm"];

/// `cargo xtask npm`: makes the tarball and says where it is.
pub(crate) fn make() -> Result<(), Failure> {
    let made = pack()?;
    let tarball = made.ok_or("the module for browsers could not be built, and the package is nothing without it")?;
    println!("{}", tarball.display());
    Ok(())
}

/// Makes the package and does with it what its pages say. Where there is no module for browsers, says so.
pub(crate) fn test() -> Result<(), Failure> {
    if pack()?.is_none() {
        eprintln!("SKIPPED: the npm package was not built: there is no module for browsers");
        return Ok(());
    }
    run(&mut web::script("package")?, &web::folder())
}

/// The tarball of what is here; `None` where the module cannot be built.
fn pack() -> Result<Option<PathBuf>, Failure> {
    wasm::build_if_stale()?;
    let (source, module) = (web::folder().join("npm"), web::folder().join("wasm/whole"));
    let folder = source.join("dist");
    // What is left from before is no longer that.
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("cannot remove `{}`: {error}", folder.display()))?;
    }
    if !MODULE.iter().all(|name| module.join(name).is_file()) {
        return Ok(None);
    }
    web::install_packages()?;
    let package = folder.join("package");
    let write = |error: std::io::Error| format!("cannot write `{}`: {error}", package.display());
    fs::create_dir_all(&package).map_err(write)?;
    let files = MODULE.map(|name| module.join(name)).into_iter().chain([wasm::licences()]);
    let files = files.chain(["package.json", "README.md"].map(|name| source.join(name)));
    for file in files.chain(["LICENSE-MIT", "LICENSE-APACHE"].map(|name| root().join(name))) {
        let name = file.file_name().unwrap_or_default();
        fs::copy(&file, package.join(name)).map_err(write)?;
    }
    let version = env!("CARGO_PKG_VERSION");
    let npm = || Node::find().map(|node| node.npm());
    run(npm()?.args(["exec", "--", "tsc", "--project", "npm", "--outDir"]).arg(&package), &web::folder())?;
    run(npm()?.args(["pkg", "set", &format!("version={version}")]), &package)?;
    run(npm()?.args(["pack", "--silent", "--pack-destination"]).arg(&folder), &package)?;
    Ok(Some(folder.join(format!("hnefi-{version}.tgz"))))
}
