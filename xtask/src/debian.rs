//! Installing Debian packages, where we may: on Debian and its kin, as root.

use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

use crate::process::{exists, first_line, run};
use crate::{Failure, root};

/// Whether packages can be installed here.
pub(crate) fn may_install() -> bool {
    Path::new("/etc/debian_version").exists()
        && exists("apt-get")
        && first_line(Command::new("id").arg("-u")).is_some_and(|id| id == "0")
}

/// Installs packages, saying so. The package lists are fetched once.
pub(crate) fn install(packages: &[&str]) -> Result<(), Failure> {
    static UPDATED: OnceLock<Result<(), Failure>> = OnceLock::new();
    UPDATED.get_or_init(|| run(Command::new("apt-get").args(["update", "--quiet", "--quiet"]), root())).clone()?;
    eprintln!("installing Debian packages: {}", packages.join(", "));
    let mut command = Command::new("apt-get");
    command.args(["install", "--yes", "--quiet", "--quiet", "--no-install-recommends"]).args(packages);
    run(command.env("DEBIAN_FRONTEND", "noninteractive"), root())
}
