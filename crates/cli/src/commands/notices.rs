//! `hnefi notices`: the licences of the libraries and the fonts in the program, as their authors ask.

use anyhow::{Context, Result};
use license_fetcher::read_package_list_from_out_dir;

use crate::output::{self, Answer};

/// Print the libraries and the fonts in this program with their authors and licences.
///
/// For those of the web client see `/licences.txt` on a running `hnefi serve`.
#[derive(clap::Args)]
pub(crate) struct Arguments {}

pub(crate) fn run(_: &Arguments) -> Result<Answer> {
    let packages = read_package_list_from_out_dir!().context("this build has no list of licences")?;
    for package in packages.iter().filter(|package| !package.name.starts_with("hnefi")) {
        let licence = package.license_identifier.as_deref().unwrap_or("see below");
        output::line(format_args!("{}\n{} {}: {licence}", "-".repeat(80), package.name, package.version));
        for line in package.authors.iter().chain(package.homepage.as_ref().or(package.repository.as_ref())) {
            output::line(line);
        }
        for (_, text) in &package.license_texts {
            output::line(format_args!("\n{}", text.trim()));
        }
    }
    output::line(format_args!(
        "{}\nEB Garamond and Uncial Antiqua, the fonts of printed pages\n\n{}",
        "-".repeat(80),
        hnefi_print::FONT_LICENCE.trim()
    ));
    Ok(Answer::Yes)
}
