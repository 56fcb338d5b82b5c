//! Lists the rule-set and layout files of the repository, so that adding a file is all it takes to add one.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?);
    let root = here.join("../..");
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    let mut text = String::new();
    list(&mut text, "RULESET_FILES", &root.join("rulesets"), "toml")?;
    list(&mut text, "LAYOUT_FILES", &root.join("layouts"), "txt")?;
    fs::write(out.join("embedded.rs"), text)
}

fn list(text: &mut String, name: &str, folder: &Path, extension: &str) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?.filter_map(|e| e.ok().map(|e| e.path())).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == extension));
    // Not rule sets: the other names, the sources and the versions of all of them.
    let others = ["aliases.toml", "sources.toml", "versions.toml"];
    files.retain(|f| f.file_name().is_none_or(|name| others.iter().all(|other| name != *other)));
    files.sort();
    writeln!(text, "pub(crate) const {name}: &[(&str, &str)] = &[").map_err(io::Error::other)?;
    for file in files {
        let stem = file.file_stem().and_then(|s| s.to_str()).unwrap_or_default();
        let path = file.canonicalize()?;
        println!("cargo::rerun-if-changed={}", path.display());
        writeln!(text, "    ({stem:?}, include_str!({path:?})),").map_err(io::Error::other)?;
    }
    text.push_str("];\n");
    Ok(())
}
