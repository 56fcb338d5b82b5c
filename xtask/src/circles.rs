//! The modules of each crate import one another in one direction only.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::root;

/// Which modules each top-level module of a crate names.
type Imports = BTreeMap<String, BTreeSet<String>>;

/// The imports between the top-level modules of a crate, tests and the crate's root left out.
fn imports(source: &Path) -> Imports {
    let mut imports = Imports::new();
    let mut files = Vec::new();
    collect(source, &mut files);
    let module = |file: &Path| {
        let inner = file.strip_prefix(source).expect("a file of the crate");
        let first = inner.components().next().expect("a file has a name").as_os_str().to_string_lossy().into_owned();
        first.trim_end_matches(".rs").to_owned()
    };
    let modules: BTreeSet<String> = files.iter().map(|file| module(file)).collect();
    for file in &files {
        let from = module(file);
        if from == "lib" || from == "main" {
            continue;
        }
        let text = fs::read_to_string(file).expect("a source file");
        // `super::` leaves the top-level module only from a file of the root folder, or from the first file of a folder.
        let is_top = file.parent() == Some(source) || file.file_name().is_some_and(|name| name == "mod.rs");
        let is_top = is_top && file.strip_prefix(source).is_ok_and(|inner| inner.components().count() <= 2);
        let code = without_tests(&text);
        let mut named = names_after(&code, "crate::");
        if is_top {
            named.extend(names_after(&code, "super::"));
        }
        let others = named.into_iter().filter(|name| modules.contains(name) && *name != from);
        imports.entry(from.clone()).or_default().extend(others);
    }
    imports
}

fn collect(folder: &Path, files: &mut Vec<std::path::PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") && path.file_stem().is_some_and(|stem| stem != "tests") {
            files.push(path);
        }
    }
}

/// A source without comments and test modules. Modules that are all test are named `tests`, or marked where they are declared.
fn without_tests(text: &str) -> String {
    if text.starts_with("#![cfg(test)]") {
        return String::new();
    }
    let mut code = String::new();
    for line in text.lines() {
        if line == "#[cfg(test)]" {
            break;
        }
        let line = line.trim_start();
        if !line.starts_with("//") {
            code += line;
            code.push('\n');
        }
    }
    code
}

/// The names that follow a path's beginning, also in braces: `crate::{a, b::C}`.
fn names_after(code: &str, beginning: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (at, _) in code.match_indices(beginning) {
        let before = code[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
            continue;
        }
        let rest = &code[at + beginning.len()..];
        let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
        let Some(list) = rest.strip_prefix('{') else {
            names.push(word(rest));
            continue;
        };
        let mut depth = 0;
        let mut item = String::new();
        for c in list.chars() {
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => names.push(word(std::mem::take(&mut item).trim())),
                _ if depth == 0 => item.push(c),
                _ => {}
            }
        }
        names.push(word(item.trim()));
    }
    names
}

/// The modules that lie on a circle, each with those that it imports of the same circle.
fn circle(imports: &Imports) -> Imports {
    let reached = |from: &str| {
        let mut reached = BTreeSet::new();
        let mut next: Vec<&str> = vec![from];
        while let Some(module) = next.pop() {
            for other in imports.get(module).into_iter().flatten() {
                if reached.insert(other.as_str()) {
                    next.push(other);
                }
            }
        }
        reached
    };
    let mut circle = Imports::new();
    for (module, others) in imports {
        let back = others.iter().filter(|other| reached(other).contains(module.as_str()));
        let back: BTreeSet<String> = back.cloned().collect();
        if !back.is_empty() {
            circle.insert(module.clone(), back);
        }
    }
    circle
}

#[test]
fn no_two_modules_import_each_other() {
    let mut circles = String::new();
    for entry in fs::read_dir(root().join("crates")).expect("the crates") {
        let path = entry.expect("readable").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let circle = circle(&imports(&path.join("src")));
        for (module, others) in circle {
            circles += &format!("{name}: {module} imports {}\n", others.into_iter().collect::<Vec<_>>().join(", "));
        }
    }
    assert!(circles.is_empty(), "modules that import each other:\n{circles}");
}

#[test]
fn circles_are_found() {
    let of = |pairs: &[(&str, &[&str])]| -> Imports {
        let names = |of: &[&str]| of.iter().map(|name| (*name).to_owned()).collect();
        pairs.iter().map(|(name, of)| ((*name).to_owned(), names(of))).collect()
    };
    assert!(circle(&of(&[("a", &["b"]), ("b", &["c"]), ("c", &[])])).is_empty());
    let found = circle(&of(&[("a", &["b"]), ("b", &["c"]), ("c", &["b", "d"]), ("d", &[])]));
    assert_eq!(found.keys().map(String::as_str).collect::<Vec<_>>(), ["b", "c"]);
    assert_eq!(
        names_after("use crate::{one, two::{A, B}, three};\nx(crate::four::five);", "crate::"),
        ["one", "two", "three", "four"]
    );
}
