//! Programs that cargo installs: found on the path, or installed in the build folder.

use std::path::PathBuf;
use std::process::Command;

use crate::process::{exists, run};
use crate::{Failure, root, target};

/// A program of the crate of its name: the one on the path, or else this version, which is installed in the build folder if need be.
pub(crate) fn program(name: &str, version: &str, options: &[&str]) -> Result<PathBuf, Failure> {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    if exists(&file) {
        return Ok(PathBuf::from(file));
    }
    let tools = target().join("tools");
    let program = tools.join("bin").join(file);
    if !program.is_file() {
        eprintln!("installing {name} {version} in {}", tools.display());
        let mut command = Command::new(env!("CARGO"));
        command.args(["install", name, "--locked", "--quiet", "--version", version]).args(options).arg("--root").arg(&tools);
        run(&mut command, root())?;
    }
    Ok(program)
}
