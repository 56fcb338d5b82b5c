//! Embeds the messages of every language, so that a new file or language is found without naming it here.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = languages()?;
    let list = folder.join("languages.json");
    println!("cargo::rerun-if-changed={}", list.canonicalize()?.display());
    let names: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&fs::read_to_string(&list)?)?;
    // Each use of a constant could have the texts in the program once more.
    let mut text =
        format!("pub(crate) const COUNT: usize = {};\npub(crate) static LANGUAGES: [Source; COUNT] = [\n", names.len());
    let (english, others): (Vec<_>, Vec<_>) = names.iter().partition(|(code, _)| *code == "en");
    let has_feature = |name: &str| env::var_os(format!("CARGO_FEATURE_{name}")).is_some();
    let (translates, reports) = (has_feature("TRANSLATIONS"), has_feature("REPORTS"));
    let (prints, terminal) = (has_feature("PRINT"), has_feature("TERMINAL"));
    // What is said in the same words in the browser, and in a terminal or on paper.
    let shared = [("play.ftl", terminal), ("why.ftl", terminal), ("history.ftl", prints), ("rules.ftl", prints)];
    let is_shared = |file: &Path| shared.iter().any(|(name, wanted)| *wanted && file.ends_with(name));
    for (code, name) in english.into_iter().chain(others) {
        let name = name.as_str().ok_or_else(|| io::Error::other(format!("the name of `{code}` is not a string")))?;
        write!(text, "    Source {{ code: {code:?}, name: {name:?}, files: &[").map_err(io::Error::other)?;
        // Every language is known, so that a file of one's own may have texts in it; only its messages may be left out.
        let parts: &[&str] = if translates || code == "en" { &["", "data"] } else { &[] };
        let mut embedded =
            parts.iter().map(|part| files(&folder.join(code).join(part))).collect::<io::Result<Vec<_>>>()?.concat();
        embedded.retain(|file| reports || !file.ends_with("reports.ftl"));
        embedded.retain(|file| prints || !file.ends_with("print.ftl"));
        embedded.retain(|file| terminal || !file.ends_with("terminal.ftl"));
        if translates || code == "en" {
            embedded.extend(files(&folder.join(code).join("web"))?.into_iter().filter(|file| is_shared(file)));
        }
        for file in embedded {
            writeln!(text, "include_str!({file:?}),").map_err(io::Error::other)?;
        }
        text.push_str("] },\n");
    }
    text.push_str("];\n");
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    fs::write(out.join("embedded.rs"), text)
}

/// In a package the languages lie in `data`; in the repository a link leads there, and where links are not checked out they are found at the
/// root.
fn languages() -> io::Result<PathBuf> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?);
    let packaged = here.join("data/languages");
    if packaged.is_dir() { Ok(packaged) } else { Ok(here.join("../../languages")) }
}

/// The Fluent files of a folder; none where there is no such folder: English texts of data stand in the data itself.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    println!("cargo::rerun-if-changed={}", folder.canonicalize()?.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            let path = path.canonicalize()?;
            println!("cargo::rerun-if-changed={}", path.display());
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
