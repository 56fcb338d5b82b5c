//! The published studies: one that another engine played has a check by this one, and its pages say so.

use std::fs;
use std::path::{Path, PathBuf};

use hnefi_engine::bench::fingerprint;
use hnefi_messages::Language;
use hnefi_study::{Check, GameTable, hash_of_tables, published_studies, versions_of_study};
use serde_json::Value;

/// The tables of games in `docs/studies`, each with its folder and the name of its study.
fn tables() -> Vec<(PathBuf, PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/studies");
    let folders = fs::read_dir(folder).expect("the studies").flatten().filter(|entry| entry.path().is_dir());
    let mut tables: Vec<_> = folders
        .flat_map(|folder| fs::read_dir(folder.path()).expect("a study").flatten())
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "parquet"))
        .map(|path| {
            let stem = path.file_stem().and_then(|stem| stem.to_str()).expect("a plain name").to_owned();
            let (name, _) = stem.rsplit_once('-').expect("a name and a hash");
            (path.clone(), path.parent().expect("a folder").to_owned(), name.to_owned())
        })
        .collect();
    tables.sort();
    tables
}

#[test]
fn every_published_study_matches_its_last_version() {
    let mut published: Vec<&str> = published_studies().collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/studies");
    for entry in fs::read_dir(folder).expect("the studies").flatten().filter(|entry| entry.path().is_dir()) {
        let name = entry.file_name().into_string().expect("a plain name");
        let Some(hash) = hash_of_tables(&entry.path()).expect("its tables") else {
            // A study that has not been played is a plan alone.
            let files: Vec<_> = fs::read_dir(entry.path()).expect("the plan").flatten().map(|file| file.file_name()).collect();
            assert_eq!(files, ["README.md"], "`{name}` has no table");
            continue;
        };
        let version = versions_of_study(&name).last();
        let version = version.unwrap_or_else(|| panic!("`{name}` has no version: add one with `cargo xtask versions`"));
        assert_eq!(
            version.hash, hash,
            "`{name}` has changed: add a version with `cargo xtask versions --change {name}=\"what has changed\"`"
        );
        published.retain(|other| *other != name);
    }
    assert_eq!(published, Vec::<&str>::new(), "take their versions out of docs/studies/versions.toml: they are not there");
}

/// A larger table makes every copy of the repository and of the program larger for ever.
#[test]
fn large_tables_are_published_apart() {
    for (path, ..) in tables() {
        let bytes = fs::metadata(&path).expect("a table").len();
        assert!(bytes <= 4_000_000, "`{}` has {bytes} bytes: keep what `hnefi lab excerpt` writes instead", path.display());
    }
}

/// Fails when the engine has changed and the checks of the studies are out of date. What to do then: `docs/guide/studies.md`.
#[test]
fn an_older_engines_study_is_checked() {
    let mut reports = 0;
    for (path, folder, name) in tables() {
        let report = folder.join(format!("{name}.json"));
        // The rounds of a search before its last are no results.
        if !report.exists() && Check::open(&Check::path(&folder, &name)).expect("a check or none").is_none() {
            continue;
        }
        let table = GameTable::open(&path).expect("a table of games");
        if table.contents.engine == fingerprint() {
            continue;
        }
        let check = Check::open(&Check::path(&folder, &name)).expect("a check").unwrap_or_else(|| {
            panic!(
                "{name}: the engine with fingerprint {} played it, today's has {}: run `hnefi lab check`",
                table.contents.engine,
                fingerprint()
            )
        });
        assert!(
            check.is_of_this_engine(),
            "{name}: its check is by the engine with fingerprint {}, today's has {}: run `hnefi lab check` and `hnefi lab report` again",
            check.engine,
            fingerprint()
        );
        assert_eq!(check.hash, table.contents.study, "{name}: the check is of another study");
        if !report.exists() {
            continue;
        }
        reports += 1;
        let figures: Value = serde_json::from_str(&fs::read_to_string(&report).expect("figures")).expect("JSON");
        assert_eq!(figures["reported_by"], fingerprint(), "{name}: run `hnefi lab report` again");
        for language in ["en", "fr"].map(|code| Language::from_code(code).expect("one of the languages")) {
            let page = fs::read_to_string(folder.join(format!("{name}.{language}.html"))).expect("a page");
            assert!(
                page.contains("class=\"care superseded\"") && page.contains(&language.day(&check.played)),
                "{name}.{language}: no banner"
            );
        }
    }
    assert!(reports >= 2, "alea-2026 and calibration-2026 have reports");
}
