//! What browsers run: the rules and the engine (`crates/wasm`, built twice) and what prints (`crates/print-wasm`), with the JavaScript beside
//! each module.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::run;
use crate::stamp::{Stamp, list};
use crate::test::{cargo, program};
use crate::{Failure, root, target, web};

const TARGET: &str = "wasm32-unknown-unknown";

/// The modules, each with its package and the features it is built with: what a first game needs, everything, and what prints.
const MODULES: [(&str, &str, &[&str]); 3] =
    [("first", "hnefi-wasm", &["--no-default-features"]), ("whole", "hnefi-wasm", &[]), ("print", "hnefi-print-wasm", &[])];

/// What a module is made of, from the root of the repository.
const SOURCES: [&str; 5] = ["crates", "rulesets", "layouts", "lessons", "languages"];

/// Builds the modules where they are missing or stale. Says so where they cannot be built: the client does without them.
pub(crate) fn build_if_stale() -> Result<(), Failure> {
    let mut sources = vec![root().join("Cargo.toml"), root().join("Cargo.lock")];
    for folder in SOURCES {
        list(&root().join(folder), &mut sources)?;
    }
    let stamp = Stamp::new("wasm-build.stamp", &sources)?;
    let folder = |name: &str| web::folder().join("wasm").join(name);
    let file = |package: &'static str| package.trim_end_matches("-wasm");
    let is_there = |name: &str, package| folder(name).join(format!("{}_bg.wasm", file(package))).is_file();
    if stamp.is_fresh() && licences().is_file() && MODULES.iter().all(|(name, package, _)| is_there(name, package)) {
        return Ok(());
    }
    if run(Command::new("rustup").args(["--quiet", "target", "add", TARGET]), root()).is_err() {
        eprintln!("SKIPPED: no engine in the browser, for the target {TARGET} is not installed and could not be");
        return Ok(());
    }
    // All are built before the first is bound: what binds is of the usual profile, whose folder another command of cargo may hold locked.
    for (name, package, features) in MODULES {
        let build = ["build", "--package", package, "--lib", "--profile", "wasm", "--target", TARGET];
        cargo(&[&build, features].concat())?;
        // Both builds of one package leave their module under the same name.
        let built = target().join(TARGET).join("wasm").join(package.replace('-', "_")).with_extension("wasm");
        let kept = unbound(name);
        let error = |error| format!("cannot copy {} to {}: {error}", built.display(), kept.display());
        std::fs::copy(&built, &kept).map_err(error)?;
    }
    for (name, package, _) in MODULES {
        let path = |path: &Path| path.to_string_lossy().into_owned();
        tool("bind", &[path(&unbound(name)), file(package).to_owned(), path(&folder(name))])?;
    }
    let crates = ["wasm", "print-wasm"].map(|name| root().join("crates").join(name));
    let paths: Vec<String> = std::iter::once(licences()).chain(crates).map(|path| path.to_string_lossy().into_owned()).collect();
    tool("licences", &paths)?;
    stamp.write()
}

/// Runs a program of `crates/wasm-tools`, which is built without any other crate of the workspace.
fn tool(name: &str, arguments: &[String]) -> Result<(), Failure> {
    program("hnefi-wasm-tools", ["--bin", name], arguments)
}

/// Where a module is kept as it was built, without the JavaScript beside it.
fn unbound(name: &str) -> PathBuf {
    target().join(TARGET).join("wasm").join(name).with_extension("wasm")
}

/// The licences of the libraries in the modules.
pub(crate) fn licences() -> PathBuf {
    web::folder().join("wasm/licences.txt")
}
