//! Node and npm for the web client: those on the path if they are new enough, else Debian's where we may install them, else, since
//! Debian's can be older than needed, the ones from the npm registry in the build folder.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::process::{exists, first_line, run};
use crate::{Failure, debian, target};

/// The oldest version that builds the web client.
const OLDEST: (u32, u32) = (20, 19);
/// The version fetched where the system's is too old.
const FETCHED: &str = "22";

/// Where node and npm are.
#[derive(Clone)]
pub(crate) struct Node {
    /// A folder to be put before the path, if they are not on it.
    folder: Option<PathBuf>,
}

impl Node {
    /// Node and npm, installed first if need be.
    pub(crate) fn find() -> Result<Node, Failure> {
        static FOUND: OnceLock<Result<Node, Failure>> = OnceLock::new();
        FOUND.get_or_init(find).clone()
    }

    /// A command that runs npm.
    pub(crate) fn npm(&self) -> Command {
        self.command("npm")
    }

    fn command(&self, program: &str) -> Command {
        let mut command = match &self.folder {
            Some(folder) => Command::new(folder.join(program)),
            None => Command::new(program),
        };
        command.env("PATH", self.path());
        command
    }

    fn path(&self) -> OsString {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders = self.folder.clone().into_iter().chain(std::env::split_paths(&path));
        std::env::join_paths(folders).unwrap_or(path)
    }

    fn is_new_enough(&self) -> bool {
        let version = first_line(self.command("node").arg("--version"));
        version.and_then(|v| parse(&v)).is_some_and(|v| v >= OLDEST) && first_line(self.command("npm").arg("--version")).is_some()
    }
}

fn find() -> Result<Node, Failure> {
    let on_path = Node { folder: None };
    if on_path.is_new_enough() {
        return Ok(on_path);
    }
    let fetched = Node { folder: Some(target().join("tools/node_modules/.bin")) };
    if fetched.is_new_enough() {
        return Ok(fetched);
    }
    if !exists("npm") && debian::may_install() {
        debian::install(&["nodejs", "npm"])?;
        if on_path.is_new_enough() {
            return Ok(on_path);
        }
    }
    if exists("npm") && fetch(&target().join("tools")).is_ok() && fetched.is_new_enough() {
        return Ok(fetched);
    }
    Err(format!(
        "the web client needs Node {}.{} or newer with npm: get it from your system's packages or https://nodejs.org",
        OLDEST.0, OLDEST.1
    ))
}

/// Brings Node and npm from the npm registry into a folder of the build.
fn fetch(folder: &Path) -> Result<(), Failure> {
    let machine = match std::env::consts::ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        other => return Err(format!("no Node for {other} in the npm registry")),
    };
    eprintln!("fetching Node {FETCHED} and npm from the npm registry");
    std::fs::create_dir_all(folder).map_err(|error| format!("cannot create {}: {error}", folder.display()))?;
    let package = format!("node-linux-{machine}@{FETCHED}");
    let mut command = Command::new("npm");
    command.args(["install", "--no-fund", "--no-audit", "--prefix", ".", &package, "npm@11"]);
    run(&mut command, folder)?;
    let link = folder.join("node_modules/.bin/node");
    let program = format!("../node-linux-{machine}/bin/node");
    if !link.exists() {
        #[cfg(unix)]
        std::os::unix::fs::symlink(program, &link).map_err(|error| format!("cannot link {}: {error}", link.display()))?;
    }
    Ok(())
}

fn parse(version: &str) -> Option<(u32, u32)> {
    let mut parts = version.trim_start_matches('v').split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}
