//! Lists the rule-set and layout files, so that adding a file is all it takes to add one.

#[path = "build/bare.rs"]
mod bare;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Makes another text of a file's.
type Change = fn(&str) -> Result<String, toml::de::Error>;

/// Files beside the rule sets that are none.
const OTHERS: [&str; 3] = ["aliases.toml", "sources.toml", "versions.toml"];

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    let (rulesets, layouts) = (folder("rulesets")?, folder("layouts")?);
    println!("cargo::rerun-if-changed=build");
    let documented = env::var_os("CARGO_FEATURE_DOCUMENTATION").is_some();
    let unless_documented = |change: Change| Some(change).filter(|_| !documented);
    let mut text = String::new();
    list(&mut text, "RULESET_FILES", &rulesets, "toml", unless_documented(bare::ruleset))?;
    list(&mut text, "LAYOUT_FILES", &layouts, "txt", None)?;
    one(&mut text, "ALIASES", &rulesets.join("aliases.toml"), None)?;
    one(&mut text, "SOURCES", &rulesets.join("sources.toml"), unless_documented(bare::sources))?;
    one(&mut text, "RULESET_VERSIONS", &rulesets.join("versions.toml"), unless_documented(nothing))?;
    one(&mut text, "LAYOUT_VERSIONS", &layouts.join("versions.toml"), None)?;
    one(&mut text, "LAYOUT_NOTES", &layouts.join("layouts.toml"), None)?;
    fs::write(out.join("embedded.rs"), text)
}

/// A folder of data: in a package it lies in `data`; in the repository a link leads there, and where links are not checked out it is found
/// at the root.
fn folder(name: &str) -> io::Result<PathBuf> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?);
    let packaged = here.join("data").join(name);
    if packaged.is_dir() { Ok(packaged) } else { Ok(here.join("../..").join(name)) }
}

fn nothing(_: &str) -> Result<String, toml::de::Error> {
    Ok(String::new())
}

fn list(text: &mut String, name: &str, folder: &Path, extension: &str, change: Option<Change>) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?.filter_map(|e| e.ok().map(|e| e.path())).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == extension));
    files.retain(|f| f.file_name().is_none_or(|name| OTHERS.iter().all(|other| name != *other)));
    files.sort();
    writeln!(text, "pub(crate) const {name}: &[(&str, &str)] = &[").map_err(io::Error::other)?;
    for file in files {
        let stem = file.file_stem().and_then(|s| s.to_str()).unwrap_or_default();
        writeln!(text, "    ({stem:?}, {}),", embedded(&file, change)?).map_err(io::Error::other)?;
    }
    text.push_str("];\n");
    Ok(())
}

fn one(text: &mut String, name: &str, file: &Path, change: Option<Change>) -> io::Result<()> {
    writeln!(text, "pub(crate) const {name}: &str = {};", embedded(file, change)?).map_err(io::Error::other)
}

/// The text of a file as an expression, with a change where there is one to be made.
fn embedded(file: &Path, change: Option<Change>) -> io::Result<String> {
    let path = file.canonicalize()?;
    println!("cargo::rerun-if-changed={}", path.display());
    let Some(change) = change else { return Ok(format!("include_str!({path:?})")) };
    let changed =
        change(&fs::read_to_string(&path)?).map_err(|error| io::Error::other(format!("{}: {error}", path.display())))?;
    Ok(format!("{changed:?}"))
}
