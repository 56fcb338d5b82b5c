//! `cargo xtask play`: build what is missing or stale, serve, open the browser.

use std::process::Command;

use crate::{Failure, process, root, test, web};

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    web::build_if_stale()?;
    test::build_binary()?;
    let (open, rest): (Vec<&String>, Vec<&String>) = arguments.iter().partition(|a| *a == "--no-open");
    let mut serve: Vec<&str> = rest.into_iter().map(String::as_str).collect();
    if open.is_empty() {
        serve.push("--open");
    }
    process::run(Command::new(test::binary()).arg("serve").args(serve), root())
}
