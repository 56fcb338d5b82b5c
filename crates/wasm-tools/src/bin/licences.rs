//! Writes the licences of the libraries in modules for browsers, as their authors ask: `licences FILE CRATE…`, with the folders of the crates.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::process::ExitCode;

use license_fetcher::prelude::{Config, ConfigBuilder, package_list_with_licenses};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, crates @ ..] = arguments.as_slice() else {
        eprintln!("licences FILE CRATE…");
        return ExitCode::FAILURE;
    };
    match gather(crates).and_then(|text| Ok(fs::write(file, text)?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("licences: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The licences of all that the crates are made of, each text once, below the libraries that it is for.
fn gather(crates: &[String]) -> Result<String, Box<dyn std::error::Error>> {
    // Each library by its name and version, and the libraries of each text.
    let mut libraries = BTreeMap::new();
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for folder in crates {
        let config: Config = ConfigBuilder::from_path(folder).build().map_err(|error| format!("{error:?}"))?;
        let list = package_list_with_licenses(&config).map_err(|error| format!("{error:?}"))?;
        for package in list.0.into_iter().filter(|package| !package.name.starts_with("hnefi")) {
            let name = format!("{} {}", package.name, package.version);
            for (_, text) in &package.license_texts {
                texts.entry(text.trim().to_owned()).or_default().insert(name.clone());
            }
            let licence = package.license_identifier.unwrap_or_else(|| "see its text below".to_owned());
            let home = package.homepage.or(package.repository).unwrap_or_default();
            libraries.insert(name, format!("{licence}\n{home}"));
        }
    }
    let line = "-".repeat(80);
    let mut out = format!("\n{line}\nThe libraries in the modules of hnefi\n");
    for (name, told) in libraries {
        write!(out, "\n{name}: {told}\n")?;
    }
    for (text, names) in texts {
        write!(out, "\n{line}\n{}\n\n{text}\n", Vec::from_iter(names).join(", "))?;
    }
    Ok(out)
}
