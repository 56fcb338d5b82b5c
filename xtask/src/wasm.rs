//! The rules and the engine for browsers: `crates/wasm`, built twice, with the JavaScript beside each module.

use std::path::Path;
use std::process::Command;

use crate::process::run;
use crate::stamp::{Stamp, list};
use crate::test::{cargo, example};
use crate::{Failure, root, target, web};

const TARGET: &str = "wasm32-unknown-unknown";

/// The modules, each with the features it is built with: what a first game needs, and everything.
const MODULES: [(&str, &[&str]); 2] = [("first", &["--no-default-features"]), ("whole", &[])];

/// What a module is made of, from the root of the repository.
const SOURCES: [&str; 5] = ["crates", "rulesets", "layouts", "lessons", "languages/en"];

/// Builds the modules where they are missing or stale. Says so where they cannot be built: the client does without them.
pub(crate) fn build_if_stale() -> Result<(), Failure> {
    let mut sources = vec![root().join("Cargo.toml"), root().join("Cargo.lock")];
    for folder in SOURCES {
        list(&root().join(folder), &mut sources)?;
    }
    let stamp = Stamp::new("wasm-build.stamp", &sources)?;
    let folder = |name: &str| web::folder().join("wasm").join(name);
    if stamp.is_fresh() && MODULES.iter().all(|(name, _)| folder(name).join("hnefi_bg.wasm").is_file()) {
        return Ok(());
    }
    if run(Command::new("rustup").args(["--quiet", "target", "add", TARGET]), root()).is_err() {
        eprintln!("SKIPPED: no engine in the browser, for the target {TARGET} is not installed and could not be");
        return Ok(());
    }
    let built = target().join(TARGET).join("wasm/hnefi_wasm.wasm");
    for (name, features) in MODULES {
        let build = ["build", "--package", "hnefi-wasm", "--lib", "--profile", "wasm", "--target", TARGET];
        cargo(&[&build, features].concat())?;
        // The next build leaves its module under the same name.
        let path = |path: &Path| path.to_string_lossy().into_owned();
        example("hnefi-wasm", "bind", &[path(&built), "hnefi".to_owned(), path(&folder(name))])?;
    }
    stamp.write()
}
