//! The dependencies of the program and of the web client: their licences and sources, and what is known against them.

use std::process::{Command, Output};

use crate::node::Node;
use crate::process::run;
use crate::{Failure, root, tools, web};

/// The version of cargo-deny that is installed where none is on the path.
const CARGO_DENY: &str = "0.20.2";

/// Checks licences and sources against `deny.toml`, and both lists of dependencies against the public lists of vulnerabilities where those
/// can be reached.
pub(crate) fn check() -> Result<(), Failure> {
    let Ok(program) = tools::program("cargo-deny", CARGO_DENY, &["--debug"]) else {
        eprintln!("not checked: cargo-deny is not installed and could not be");
        return web_vulnerabilities();
    };
    run(Command::new(&program).args(["check", "bans", "licenses", "sources"]), root())?;
    let advisories = Command::new(&program).args(["check", "advisories"]).current_dir(root()).output();
    settle("cargo deny check advisories", "failed to fetch advisory database", advisories)?;
    web_vulnerabilities()
}

fn web_vulnerabilities() -> Result<(), Failure> {
    let audit = Node::find()?.npm().args(["audit", "--audit-level=high"]).current_dir(web::folder()).output();
    settle("npm audit", "audit endpoint returned an error", audit)
}

/// A check of vulnerabilities fails by what it found; that its list could not be reached is only said.
fn settle(name: &str, unreachable: &str, output: std::io::Result<Output>) -> Result<(), Failure> {
    let output = output.map_err(|error| format!("cannot run `{name}`: {error}"))?;
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text);
    if output.status.success() {
        eprintln!("{name}: good");
    } else if text.contains(unreachable) {
        eprintln!("not checked: `{name}` cannot reach its list of vulnerabilities");
    } else {
        eprint!("{text}");
        return Err(format!("`{name}` failed ({})", output.status));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::root;

    /// So the oldest Rust that is promised to do is the one that everything is tested with.
    #[test]
    fn the_minimal_rust_version_is_the_pinned_toolchain() {
        let value = |file: &str, key: &str| {
            let text = std::fs::read_to_string(root().join(file)).expect("a file");
            let line = text.lines().find_map(|line| line.strip_prefix(key)?.trim_start().strip_prefix('='));
            line.expect(key).trim().trim_matches('"').to_owned()
        };
        let pinned = value("rust-toolchain.toml", "channel");
        assert_eq!(pinned.strip_suffix(".0"), Some(value("Cargo.toml", "rust-version").as_str()));
    }
}
