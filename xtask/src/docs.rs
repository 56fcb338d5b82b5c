//! The documents as one book that can be searched, built by [mdBook](https://rust-lang.github.io/mdBook/).

#[cfg(test)]
mod pages;

use std::process::Command;

use crate::process::run;
use crate::{Failure, root, target, tools};

/// The version of mdBook that is installed where none is on the path.
const MDBOOK: &str = "0.5.0";

/// Builds the book in the build folder and says where; with `--open` a browser shows it.
pub(crate) fn build(arguments: &[String]) -> Result<(), Failure> {
    let open = match arguments {
        [] => false,
        [argument] if argument == "--open" => true,
        _ => return Err(format!("`cargo xtask docs` takes only `--open`, not `{}`", arguments.join(" "))),
    };
    // Without its web server and its watcher it needs half as many crates.
    let mdbook = tools::program("mdbook", MDBOOK, &["--no-default-features", "--features", "search"])?;
    let book = target().join("book");
    let mut command = Command::new(mdbook);
    command.arg("build").arg("--dest-dir").arg(&book);
    if open {
        command.arg("--open");
    }
    run(&mut command, root())?;
    println!("{}", book.join("index.html").display());
    Ok(())
}
