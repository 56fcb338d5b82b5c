//! Checks of the pages in Markdown: links and anchors, files that are named, tables, the width of lines, the distance of headings, the
//! table of contents.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

/// The longest line of a guide or reference page, outside tables and code.
const WIDEST: usize = 200;
/// The most words from one heading of a reference page to the next, outside tables and code.
const FARTHEST: usize = 300;
const SUMMARY: &str = "docs/SUMMARY.md";

/// The pages by their path from the root of the repository.
type Pages = BTreeMap<PathBuf, String>;

/// Everything that is wrong with the pages. `exists` says whether a path from the root of the repository is a file or folder.
fn faults(pages: &Pages, exists: impl Fn(&Path) -> bool) -> Vec<String> {
    let mut faults = Vec::new();
    let anchors: BTreeMap<&Path, BTreeSet<String>> = pages.iter().map(|(path, text)| (path.as_path(), anchors(text))).collect();
    let mut contents = BTreeSet::new();
    for (path, text) in pages {
        let mut fault = |line: usize, what: String| faults.push(format!("{}:{line}: {what}", path.display()));
        let lines = lines(text);
        for (number, link) in links(&lines) {
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = if file.is_empty() { path.clone() } else { beside(path, file) };
            if !exists(&target) {
                fault(number, format!("the link `{link}` leads to no file"));
            } else if path.starts_with("docs") && !target.starts_with("docs") {
                fault(number, format!("the link `{link}` leads out of the book"));
            } else if !anchor.is_empty() && anchors.get(target.as_path()).is_some_and(|known| !known.contains(anchor)) {
                fault(number, format!("`{}` has no heading for the link `{link}`", target.display()));
            }
            if path == Path::new(SUMMARY) && !contents.insert(target.clone()) {
                fault(number, format!("`{}` is listed twice", target.display()));
            }
        }
        // The log names files as they were.
        if !path.starts_with("docs/log") && !path.starts_with("docs/studies") {
            for (number, named) in named_files(&lines) {
                if !exists(Path::new(named)) {
                    fault(number, format!("there is no file `{named}`"));
                }
            }
        }
        for (number, what) in table_faults(&lines) {
            fault(number, what);
        }
        if path.starts_with("docs/guide") || path.starts_with("docs/reference") {
            for line in lines.iter().filter(|line| line.kind == Kind::Prose && !is_definition(line.text)) {
                let width = line.text.chars().count();
                if width > WIDEST {
                    fault(line.number, format!("{width} characters, at most {WIDEST}"));
                }
            }
        }
        if path.starts_with("docs/reference") {
            for (number, words) in distances(&lines) {
                if words > FARTHEST {
                    fault(number, format!("{words} words before the next heading, at most {FARTHEST}"));
                }
            }
        }
    }
    for path in pages.keys().filter(|path| path.starts_with("docs") && *path != Path::new(SUMMARY)) {
        if !contents.contains(path) {
            faults.push(format!("{SUMMARY}: `{}` is missing", path.display()));
        }
    }
    faults
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Prose,
    Heading,
    Table,
    Code,
    /// Between `<!-- made by …` and `<!-- end -->`: a test of its own holds it to what it is made from.
    Generated,
}

struct Line<'a> {
    number: usize,
    kind: Kind,
    /// Without the signs of a quotation.
    text: &'a str,
}

fn lines(text: &str) -> Vec<Line<'_>> {
    let (mut fenced, mut generated) = (false, false);
    let mut lines = Vec::new();
    for (index, text) in text.lines().enumerate() {
        let text = text.trim_start_matches(['>', ' ']);
        let fence = text.starts_with("```");
        let kind = match text {
            _ if fenced || fence => Kind::Code,
            _ if generated => Kind::Generated,
            _ if text.starts_with('#') => Kind::Heading,
            _ if text.starts_with('|') => Kind::Table,
            _ => Kind::Prose,
        };
        fenced ^= fence;
        generated = !text.starts_with("<!-- end") && (generated || text.starts_with("<!-- made by"));
        lines.push(Line { number: index + 1, kind, text });
    }
    lines
}

/// A line such as `[name]: https://…`.
fn is_definition(line: &str) -> bool {
    line.starts_with('[') && line.contains("]: ")
}

/// The links to files and headings, each with the number of its line; those to other hosts are left out.
fn links(lines: &[Line<'_>]) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for line in lines.iter().filter(|line| line.kind != Kind::Code) {
        let text = without_code(line.text);
        for (at, _) in text.match_indices("](") {
            let rest = &text[at + 2..];
            let mut open = 1;
            let end = rest.find(|letter| {
                open += i32::from(letter == '(') - i32::from(letter == ')');
                open == 0
            });
            let link = end.map_or(rest, |end| &rest[..end]);
            if !link.contains("://") && !link.starts_with("mailto:") {
                found.push((line.number, link.to_owned()));
            }
        }
    }
    found
}

/// The files of the code that are named in code, such as `crates/rules/tests/perft.rs`.
fn named_files<'a>(lines: &[Line<'a>]) -> Vec<(usize, &'a str)> {
    let is_path = |text: &&str| {
        ["crates/", "xtask/src/", "web/src/"].iter().any(|folder| text.starts_with(folder))
            && text.chars().all(|letter| letter.is_ascii_alphanumeric() || "/._-".contains(letter))
    };
    let lines = lines.iter().filter(|line| line.kind != Kind::Code);
    lines.flat_map(|line| line.text.split('`').skip(1).step_by(2).filter(is_path).map(|text| (line.number, text))).collect()
}

/// The line with its code taken out: every second part between backticks.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

/// The file that a link from a page leads to.
fn beside(page: &Path, link: &str) -> PathBuf {
    let mut path = page.parent().map(Path::to_path_buf).unwrap_or_default();
    for part in Path::new(link).components() {
        match part {
            Component::ParentDir => {
                path.pop();
            }
            Component::CurDir => {}
            part => path.push(part),
        }
    }
    path
}

/// What a link to each heading of a page is called, as GitHub and mdBook make it.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut anchors = BTreeSet::new();
    for line in lines(text).iter().filter(|line| line.kind == Kind::Heading) {
        let title = line.text.trim_start_matches('#').trim();
        let slug: String = title
            .chars()
            .filter_map(|letter| match letter {
                ' ' => Some('-'),
                '-' | '_' => Some(letter),
                letter => letter.is_alphanumeric().then_some(letter),
            })
            .flat_map(char::to_lowercase)
            .collect();
        let mut anchor = slug.clone();
        let mut again = 0;
        while !anchors.insert(anchor.clone()) {
            again += 1;
            anchor = format!("{slug}-{again}");
        }
    }
    anchors
}

/// Rows with more or fewer cells than the first, and rows that belong to no table.
fn table_faults(lines: &[Line<'_>]) -> Vec<(usize, String)> {
    let mut faults = Vec::new();
    for table in lines.chunk_by(|a, b| a.kind == Kind::Table && b.kind == Kind::Table) {
        let [first, ..] = table else { continue };
        if first.kind != Kind::Table {
            continue;
        }
        let is_rule = |line: &Line<'_>| line.text.chars().all(|letter| "|-: ".contains(letter));
        if table.get(1).is_none_or(|second| !is_rule(second)) {
            faults.push((first.number, "a row of a table without its head: a blank line above it?".to_owned()));
            continue;
        }
        let wanted = cells(first.text);
        for row in table {
            let cells = cells(row.text);
            if cells != wanted {
                faults.push((row.number, format!("a row of {cells} cells in a table of {wanted}")));
            }
        }
    }
    faults
}

/// `\|` is a letter of a cell, also within code.
fn cells(row: &str) -> usize {
    row.trim().trim_matches('|').replace("\\|", "").matches('|').count() + 1
}

/// For each heading the words of prose up to the next.
fn distances(lines: &[Line<'_>]) -> Vec<(usize, usize)> {
    let mut distances = vec![(1, 0)];
    for line in lines {
        match (line.kind, distances.last_mut()) {
            (Kind::Heading, _) => distances.push((line.number, 0)),
            (Kind::Prose, Some((_, words))) => *words += line.text.split_whitespace().count(),
            _ => {}
        }
    }
    distances
}

mod tests {
    use super::*;
    use crate::root;

    fn read(folder: &Path, pages: &mut Pages) {
        for entry in std::fs::read_dir(root().join(folder)).expect("a folder").map(|entry| entry.expect("an entry")) {
            let path = folder.join(entry.file_name());
            if entry.file_type().expect("a type").is_dir() {
                read(&path, pages);
            } else if path.extension().is_some_and(|ending| ending == "md") {
                pages.insert(path.clone(), std::fs::read_to_string(root().join(path)).expect("a page"));
            }
        }
    }

    #[test]
    fn the_pages_are_sound() {
        let mut pages = Pages::new();
        read(Path::new("docs"), &mut pages);
        for name in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"] {
            pages.insert(PathBuf::from(name), std::fs::read_to_string(root().join(name)).expect(name));
        }
        let faults = faults(&pages, |path| root().join(path).exists());
        assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    }

    /// What is found in a reference page that the table of contents names.
    fn found(text: &str) -> Vec<String> {
        let summary = "[Page](reference/page.md)\n[Other](guide/other.md)\n";
        let pages = [
            (SUMMARY, summary),
            ("README.md", ""),
            ("docs/reference/page.md", text),
            ("docs/guide/other.md", "# Other\n\n## A `part`, named\n"),
        ];
        let pages: Pages = pages.map(|(path, text)| (PathBuf::from(path), text.to_owned())).into();
        let known: Vec<PathBuf> = pages.keys().cloned().collect();
        faults(&pages, |path| known.iter().any(|page| page == path))
    }

    #[test]
    fn a_sound_page_has_no_faults() {
        let page = "# Page\n\n[Part](../guide/other.md#a-part-named), [here](#page), [there](https://example.org/a_(b)), `[no](link.md)`\n\n\
                    | a | b |\n|---|---|\n| `x\\|y` | z |\n\n```\n| no | table\n[no](link.md)\n```\n";
        assert_eq!(found(page), [""; 0]);
    }

    #[test]
    fn each_fault_is_found() {
        let long = "word ".repeat(41);
        let far = "a line of five words\n".repeat(61);
        for (page, fault) in [
            ("[Gone](gone.md)", "docs/reference/page.md:1: the link `gone.md` leads to no file".to_owned()),
            ("[Out](../../README.md)", "docs/reference/page.md:1: the link `../../README.md` leads out of the book".to_owned()),
            (
                "# Page\n[Part](../guide/other.md#part)",
                "docs/reference/page.md:2: `docs/guide/other.md` has no heading for the link `../guide/other.md#part`".to_owned(),
            ),
            ("`crates/gone.rs`", "docs/reference/page.md:1: there is no file `crates/gone.rs`".to_owned()),
            ("| a | b |\n|---|---|\n| c |", "docs/reference/page.md:3: a row of 1 cells in a table of 2".to_owned()),
            (
                "| a | b |\n|---|---|\n\n| c | d |",
                "docs/reference/page.md:4: a row of a table without its head: a blank line above it?".to_owned(),
            ),
            (&long, "docs/reference/page.md:1: 205 characters, at most 200".to_owned()),
            (&format!("# Page\n{far}"), "docs/reference/page.md:1: 305 words before the next heading, at most 300".to_owned()),
        ] {
            assert_eq!(found(page), [fault]);
        }
    }

    #[test]
    fn a_page_that_is_not_in_the_contents_is_found() {
        let pages: Pages =
            [(SUMMARY, ""), ("docs/guide/other.md", "")].map(|(path, text)| (PathBuf::from(path), text.to_owned())).into();
        assert_eq!(faults(&pages, |_| true), ["docs/SUMMARY.md: `docs/guide/other.md` is missing"]);
    }
}
