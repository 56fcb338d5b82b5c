//! What the guide shows: its files are written, its commands run, and what they print is what the page says. A line `…` stands for any lines,
//! a `…` at the end of a line for the rest of it.

use std::path::Path;

use assert_cmd::Command;

/// The fenced blocks of a page in a language.
fn blocks(page: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    let begin = page.match_indices(&fence).map(|(at, _)| at + fence.len());
    begin.map(|at| page[at..].split("```").next().unwrap_or_default().to_owned()).collect()
}

fn write_files(page: &str, folder: &Path) {
    for block in blocks(page, "toml") {
        let name = block.lines().next().and_then(|line| line.strip_prefix("# ")).expect("a file's name in its first line");
        std::fs::write(folder.join(name), &block).expect("written");
    }
}

/// Whether the lines printed are those shown.
fn agree(shown: &[&str], printed: &[&str]) -> bool {
    match (shown.split_first(), printed.split_first()) {
        (None, None) => true,
        (Some((&"…", [])), _) => true,
        (Some((&"…", rest)), _) => (0..=printed.len()).any(|skipped| agree(rest, &printed[skipped..])),
        (Some((first, rest)), Some((line, others))) => {
            let same = first.strip_suffix('…').map_or(first == line, |begin| line.starts_with(begin));
            same && agree(rest, others)
        }
        _ => false,
    }
}

/// Runs what a page shows; how many commands that was.
fn run_page(page: &str) -> usize {
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");
    let page = std::fs::read_to_string(format!("{docs}/{page}")).expect("the page");
    let folder = tempfile::tempdir().expect("a folder");
    write_files(&page, folder.path());
    let mut seen = 0;
    for block in blocks(&page, "console") {
        let lines: Vec<&str> = block.lines().collect();
        // A block of commands alone shows nothing that could be compared.
        if lines.iter().all(|line| line.starts_with("$ ")) {
            continue;
        }
        let (command, shown) = lines.split_first().expect("a command");
        let arguments = command.strip_prefix("$ hnefi ").expect("a command").split(' ');
        let output =
            Command::cargo_bin("hnefi").expect("the program").args(arguments).current_dir(folder.path()).output().expect("run");
        let printed = String::from_utf8(output.stdout).expect("text");
        let printed: Vec<&str> = printed.lines().collect();
        assert!(agree(shown, &printed), "{command}\nprints\n{}", printed.join("\n"));
        seen += 1;
    }
    seen
}

#[test]
fn the_page_on_own_rules_is_true() {
    assert!(run_page("guide/own-rules.md") >= 4, "the page shows what commands print");
}

#[test]
fn the_page_on_studies_is_true() {
    assert!(run_page("guide/studies.md") >= 1, "the page shows what commands print");
}

#[test]
fn the_page_on_the_search_is_true() {
    assert!(run_page("guide/fair-rules.md") >= 1, "the page shows what commands print");
}

#[test]
fn the_page_on_diagrams_is_true() {
    assert!(run_page("guide/diagrams.md") >= 1, "the page shows what commands print");
}

#[test]
fn the_page_on_embedding_is_true() {
    assert!(run_page("guide/embedding.md") >= 1, "the page shows what commands print");
}
