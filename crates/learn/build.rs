//! Lists the files of example positions and lessons of the repository, so that adding a file is all it takes to add one.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The file in the folder of lessons that is no lesson: the games that follow them.
const PATH: &str = "path.toml";

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    let mut text = String::new();
    list(&mut text, "CASE_FILES", &folder("cases", "rulesets/cases")?, "toml")?;
    list(&mut text, "LESSON_FILES", &folder("lessons", "lessons")?, "toml")?;
    let path = folder("lessons", "lessons")?.join(PATH).canonicalize()?;
    writeln!(text, "pub(crate) const PATH_FILE: &str = include_str!({path:?});").map_err(io::Error::other)?;
    fs::write(out.join("embedded.rs"), text)
}

/// A folder of data: in a package it lies in `data`; in the repository a link leads there, and where links are not checked out it is found
/// at the root.
fn folder(name: &str, in_repository: &str) -> io::Result<PathBuf> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?);
    let packaged = here.join("data").join(name);
    if packaged.is_dir() { Ok(packaged) } else { Ok(here.join("../..").join(in_repository)) }
}

fn list(text: &mut String, name: &str, folder: &Path, extension: &str) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?.filter_map(|e| e.ok().map(|e| e.path())).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == extension) && !f.ends_with(PATH));
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
