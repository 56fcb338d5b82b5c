//! `cargo xtask site`: the site of files, which any host of files can serve.

use crate::{Failure, browser, process, test, web};

const HELP: &str = "\
Write a folder that any host of files can serve: the web client without a server, where the browser plays and analyses, with a page of
text for every rule set, layout, lesson and study. Chromium shows the pages to be written.

Usage: cargo xtask site [OPTIONS]

  --out FOLDER    where to write it [default: target/site]; a site that is there goes
  --base PATH     the path under which it will lie on its host, as in https://you.github.io/PATH/ [default: /]
  --origin URL    the host, as in https://you.github.io: the sitemap, citations and social pictures name it [default: http://localhost]

To look at it: cargo xtask site && python3 -m http.server --directory target/site
";

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    if arguments.iter().any(|argument| matches!(argument.as_str(), "--help" | "-h")) {
        print!("{HELP}");
        return Ok(());
    }
    browser::find()?;
    web::build_if_stale()?;
    web::install_packages()?;
    test::build_binary()?;
    // The script takes `--out` from where this command was given.
    let from = std::env::current_dir().map_err(|error| format!("cannot tell the current folder: {error}"))?;
    let mut command = web::script("site")?;
    command.arg("--prefix").arg(web::folder()).arg("--").args(arguments);
    process::run(command.env("HNEFI_BIN", test::binary()), &from)
}
