//! What the guide shows: its files are written, its commands run, and what they print is what the page says. A line `…` stands for any lines,
//! a `…` at the end of a line for the rest of it; times are not compared.

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

/// A line without how long something took, which each machine says differently.
fn timeless(line: &str) -> Vec<&str> {
    let words: Vec<&str> = line.split(' ').collect();
    let is_time = |at: usize| words[at].parse::<f64>().is_ok() && words.get(at + 1).is_some_and(|unit| is_unit(unit));
    (0..words.len()).map(|at| if is_time(at) { "…" } else { words[at] }).collect()
}

fn is_unit(word: &str) -> bool {
    ["s", "ms"].contains(&word.trim_end_matches([',', ':']))
}

/// Whether the lines printed are those shown.
fn agree(shown: &[&str], printed: &[&str]) -> bool {
    match (shown.split_first(), printed.split_first()) {
        (None, None) => true,
        (Some((&"…", [])), _) => true,
        (Some((&"…", rest)), _) => (0..=printed.len()).any(|skipped| agree(rest, &printed[skipped..])),
        (Some((first, rest)), Some((line, others))) => {
            let same = first.strip_suffix('…').map_or(timeless(first) == timeless(line), |begin| line.starts_with(begin));
            same && agree(rest, others)
        }
        _ => false,
    }
}

/// A command, with the lines that it prints.
struct Example<'a> {
    command: &'a str,
    shown: Vec<&'a str>,
}

/// The commands of a block that show what they print.
fn examples(block: &str) -> Vec<Example<'_>> {
    let mut all: Vec<Example<'_>> = Vec::new();
    for line in block.lines() {
        match line.strip_prefix("$ ") {
            Some(command) => all.push(Example { command, shown: Vec::new() }),
            None => all.last_mut().expect("a command before what it prints").shown.push(line),
        }
    }
    all.retain(|example| !example.shown.is_empty());
    all
}

/// Whether a command reads a file that the page has not shown before.
fn lacks_a_file(command: &str, folder: &Path) -> bool {
    let before = std::iter::once("").chain(command.split(' '));
    let missing = |(option, word): (&str, &str)| is_file(word) && !WRITES.contains(&option) && !folder.join(word).exists();
    before.zip(command.split(' ')).any(missing)
}

/// The options before a file that is written.
const WRITES: [&str; 2] = ["-o", "--out"];

fn is_file(word: &str) -> bool {
    word.rsplit_once('.').is_some_and(|(_, ending)| ["toml", "jsonl", "txt", "otn", "parquet"].contains(&ending))
}

/// A page of the documentation.
fn page_at(path: &str) -> String {
    std::fs::read_to_string(Path::new(DOCS).join(path)).expect("the page")
}

const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");

/// Runs what a page shows, on stdout alone or with what goes to stderr; how many commands that was.
fn run_page(page: &str) -> usize {
    let page = page_at(page);
    let folder = tempfile::tempdir().expect("a folder");
    write_files(&page, folder.path());
    let program = assert_cmd::cargo::cargo_bin("hnefi");
    let programs = std::env::var_os("PATH").expect("a path");
    let folders = program.parent().map(Path::to_owned).into_iter().chain(std::env::split_paths(&programs));
    let path = std::env::join_paths(folders).expect("a path");
    let mut seen = 0;
    for block in blocks(&page, "console") {
        for Example { command, shown } in examples(&block) {
            if lacks_a_file(command, folder.path()) {
                continue;
            }
            let run = |command: &str| {
                let mut shell = Command::new("sh");
                let output = shell.args(["-c", command]).env("PATH", &path).current_dir(folder.path()).output().expect("run");
                String::from_utf8(output.stdout).expect("text")
            };
            let printed = run(command);
            if !agree(&shown, &printed.lines().collect::<Vec<_>>()) {
                let all = run(&format!("{{ {command}; }} 2>&1"));
                assert!(agree(&shown, &all.lines().collect::<Vec<_>>()), "{command}\nprints\n{all}");
            }
            seen += 1;
        }
    }
    seen
}

#[test]
fn the_page_on_own_rules_is_true() {
    assert_eq!(run_page("guide/own-rules.md"), 4);
}

#[test]
fn the_page_on_studies_is_true() {
    assert_eq!(run_page("guide/studies.md"), 6);
}

#[test]
fn the_page_on_the_search_is_true() {
    assert_eq!(run_page("guide/fair-rules.md"), 1);
}

#[test]
fn the_page_on_diagrams_is_true() {
    assert_eq!(run_page("guide/diagrams.md"), 2);
}

#[test]
fn the_page_on_embedding_is_true() {
    assert_eq!(run_page("guide/embedding.md"), 1);
}

#[test]
fn the_page_on_records_is_true() {
    assert_eq!(run_page("guide/records.md"), 3);
}

#[test]
fn the_page_on_making_is_true() {
    assert_eq!(run_page("guide/making.md"), 1);
}

#[test]
fn the_page_on_the_solver_is_true() {
    assert_eq!(run_page("reference/solver.md"), 5);
}

#[test]
fn the_pictures_of_the_page_on_diagrams_are_what_its_commands_draw() {
    let page = page_at("guide/diagrams.md");
    let folder = tempfile::tempdir().expect("a folder");
    for (written, picture) in [("tablut.svg", "diagram-tablut.svg"), ("strip.svg", "diagram-strip.svg")] {
        let command = page.lines().find(|line| line.ends_with(&format!(" -o {written}"))).expect("a command");
        let arguments = command.strip_prefix("$ hnefi ").expect("a command").split(' ');
        Command::cargo_bin("hnefi").expect("the program").args(arguments).current_dir(folder.path()).assert().success();
        let drawn = std::fs::read(folder.path().join(written)).expect("a picture");
        let shown = std::fs::read(Path::new(DOCS).join("pictures").join(picture)).expect("a picture");
        assert!(drawn == shown, "{picture} is not what `{command}` draws");
    }
}
