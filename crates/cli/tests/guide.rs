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

#[test]
fn what_the_page_on_own_rules_shows_is_what_happens() {
    let guide = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/guide");
    let page = std::fs::read_to_string(format!("{guide}/own-rules.md")).expect("the page");
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
    assert!(seen >= 4, "the page shows what commands print");
}

#[test]
fn every_file_of_the_guide_but_the_one_with_slips_is_good() {
    let guide = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/guide");
    let page = std::fs::read_to_string(format!("{guide}/own-rules.md")).expect("the page");
    let folder = tempfile::tempdir().expect("a folder");
    write_files(&page, folder.path());
    for block in blocks(&page, "toml") {
        let name = block.lines().next().and_then(|line| line.strip_prefix("# ")).expect("a name");
        let code = if name == "slips.toml" { 1 } else { 0 };
        let mut command = Command::cargo_bin("hnefi").expect("the program");
        command.args(["rules", "check", name]).current_dir(folder.path()).assert().code(code);
    }
    for arguments in [["rules", "check", "little-siege.toml"], ["perft", "little-siege.toml+hall", "--depth=1"]] {
        Command::cargo_bin("hnefi").expect("the program").args(arguments).current_dir(guide).assert().success();
    }
}
