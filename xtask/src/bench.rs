//! `cargo xtask bench`: speed, each figure beside another of the same run.

use std::path::Path;
use std::process::Command;

use crate::process::run;
use crate::test::{self, cargo};
use crate::{Failure, browser, root, target, web};

pub(crate) fn run_command(arguments: &[String]) -> Result<(), Failure> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        [] => programs(),
        ["--web"] => frames("HEAD"),
        ["--web", revision] => frames(revision),
        _ => Err("`cargo xtask bench` takes no arguments but `--web [REVISION]`".to_owned()),
    }
}

/// Our own speed, and ours beside another crate's.
fn programs() -> Result<(), Failure> {
    cargo(&["run", "--release", "--package", "hnefi", "--", "bench"])?;
    cargo(&["bench", "--package", "hnefi-study", "--bench", "threads"])?;
    let folder = target().join("compare");
    let mut command = Command::new(env!("CARGO"));
    command.args(["run", "--release", "--manifest-path", "compare/Cargo.toml", "--target-dir"]).arg(folder);
    run(&mut command, root())
}

/// How long frames take in the browser, with the client as it is here and with that of a revision.
fn frames(revision: &str) -> Result<(), Failure> {
    browser::find()?;
    web::build_if_stale()?;
    web::install_packages()?;
    test::build_binary()?;
    let tree = target().join("bench-baseline");
    let client = check_out(revision, &tree).and_then(|()| web::build_in(&tree.join("web")));
    let measured = client.and_then(|client| {
        let mut script = web::script("bench")?;
        script.args(["--", "e2e/bench.ts"]).env("HNEFI_BIN", test::binary()).env("HNEFI_BASELINE_CLIENT", client);
        eprintln!("the baseline is the client of {revision}");
        run(&mut script, &web::folder())
    });
    measured.and(git(&["worktree", "remove", "--force"], &tree))
}

fn check_out(revision: &str, tree: &Path) -> Result<(), Failure> {
    if tree.exists() {
        git(&["worktree", "remove", "--force"], tree)?;
    }
    let mut command = Command::new("git");
    run(command.args(["worktree", "add", "--quiet", "--detach"]).arg(tree).arg(revision), root())
}

fn git(arguments: &[&str], tree: &Path) -> Result<(), Failure> {
    run(Command::new("git").args(arguments).arg(tree), root())
}
