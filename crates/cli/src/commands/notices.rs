//! `hnefi notices`: the licences of the libraries and the fonts in the program, as their authors ask.

use std::collections::HashMap;

use anyhow::{Context, Result};
use license_fetcher::read_package_list_from_out_dir;

use crate::output::{self, Answer};

/// Print the libraries and the fonts in this program with their authors and licences.
///
/// First comes a list of the libraries, each with the numbers of its licence texts; then these texts, each once. For the libraries of the
/// web client see `/licences.txt` on a running `hnefi serve`.
#[derive(clap::Args)]
pub(crate) struct Arguments {}

pub(crate) fn run(_: &Arguments) -> Result<Answer> {
    let packages = read_package_list_from_out_dir!().context("this build has no list of licences")?;
    let mut texts = Texts::default();
    for package in packages.iter().filter(|package| !package.name.starts_with("hnefi")) {
        let licence = package.license_identifier.as_deref().unwrap_or("see its text");
        output::line(format_args!("{} {}: {licence}", package.name, package.version));
        for line in package.authors.iter().chain(package.homepage.as_ref().or(package.repository.as_ref())) {
            output::line(format_args!("    {line}"));
        }
        let numbers: Vec<String> =
            package.license_texts.iter().map(|(_, text)| texts.number(text, &package.name).to_string()).collect();
        if !numbers.is_empty() {
            output::line(format_args!("    licence texts: {}", numbers.join(", ")));
        }
    }
    let fonts = texts.number(hnefi_print::FONT_LICENCE, "the fonts");
    output::line(format_args!("EB Garamond and Uncial Antiqua, the fonts of printed pages\n    licence texts: {fonts}"));
    for (place, (text, users)) in texts.all.iter().enumerate() {
        output::line(format_args!("{}\nText {}, of {}\n\n{text}", "-".repeat(80), place + 1, users.join(", ")));
    }
    Ok(Answer::Yes)
}

/// Licence texts, each once, with what they belong to.
#[derive(Default)]
struct Texts {
    all: Vec<(String, Vec<String>)>,
    /// The place in `all` by the words of a text, since copies differ in their line ends and margins.
    places: HashMap<String, usize>,
}

impl Texts {
    /// The number of a text, from 1, that belongs to `user`.
    fn number(&mut self, text: &str, user: &str) -> usize {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let place = *self.places.entry(words).or_insert_with(|| {
            self.all.push((text.trim().to_owned(), Vec::new()));
            self.all.len() - 1
        });
        if let Some((_, users)) = self.all.get_mut(place) {
            users.push(user.to_owned());
        }
        place + 1
    }
}
