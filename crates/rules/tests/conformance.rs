//! Positions of other programs' test suites: what those programs expect, and whether the rules agree. The files are in `tests/conformance/`, one a
//! program; the table in `docs/reference/conformance.md` is made from them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use hnefi_rules::{Game, MoveText, Outcome, PlayError, Setup, Side};
use hnefi_rulesets::Ruleset;
use serde::Deserialize;

/// A file: a program and its positions.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Suite {
    /// The program's name.
    program: String,
    /// Where its tests stand, and of which version they were read.
    source: String,
    /// The rule set that states its rules, where a position names no other.
    rules: String,
    #[serde(rename = "position")]
    positions: Vec<Row>,
    /// Rule-set files for tests that play by rules of their own, by the names under which positions call them.
    #[serde(default)]
    own_rules: BTreeMap<String, String>,
    /// Tests that no rule set can state, with the reason.
    #[serde(default)]
    left_out: Vec<LeftOut>,
}

/// A test that is not in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeftOut {
    test: String,
    why: String,
}

/// One expectation: after these moves from this position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    /// The name of the test there.
    test: String,
    rules: Option<String>,
    /// The position; the start if left out.
    position: Option<String>,
    /// The moves. The expectation is about the last one; those before must be legal.
    #[serde(default)]
    moves: Vec<String>,
    #[serde(flatten)]
    expected: Expected,
    /// What hnefi says, where it differs.
    hnefi: Option<Expected>,
    /// Why it differs.
    why: Option<String>,
}

/// What is expected. Whatever is left out was not asked there.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
struct Expected {
    /// The points emptied by the last move, in rising order.
    captures: Option<Vec<String>>,
    /// How the game stands after it: `attackers`, `defenders`, `draw`, or `none` if it goes on.
    end: Option<String>,
    /// Whether the last move is refused.
    refused: Option<bool>,
    /// Whether the position itself is refused.
    setup_refused: Option<bool>,
    /// Whether the side to move can win with its next move.
    wins_next: Option<bool>,
    /// Where the piece on a point can go: `["e4", "e1", "e2", …]`, the piece first.
    targets: Option<Vec<String>>,
}

/// The same facts, of our own rules.
fn judge(row: &Row, rules: &Ruleset) -> Expected {
    let asked = &row.expected;
    let mut found = Expected::default();
    let mut game = match &row.position {
        None => Game::new(rules),
        Some(text) => {
            let position = text
                .parse::<Setup>()
                .map_err(|error| error.to_string())
                .and_then(|setup| setup.position(rules).map_err(|error| error.to_string()));
            found.setup_refused = asked.setup_refused.map(|_| position.is_err());
            match position {
                Ok(position) => Game::from_position(rules, position),
                Err(_) if asked.setup_refused.is_some() => return found,
                Err(error) => {
                    found.end = Some(format!("no position: {error}"));
                    return found;
                }
            }
        }
    };
    let mut last: Result<Vec<String>, PlayError> = Ok(Vec::new());
    for (index, mv) in row.moves.iter().enumerate() {
        let text: MoveText = mv.parse().unwrap_or_else(|error| panic!("{}: {mv}: {error}", row.test));
        last = game.play_text(&text).map(|ply| ply.captures.as_slice().iter().map(ToString::to_string).collect());
        match &last {
            // Where the game is over by our rules before the last move, its end is what counts.
            Err(PlayError::GameOver(_)) if asked.end.is_some() => {
                last = Ok(Vec::new());
                break;
            }
            Err(error) if index + 1 < row.moves.len() => {
                panic!("{}: {mv} comes before the last move and is refused: {error}", row.test)
            }
            _ => {}
        }
    }
    found.refused = asked.refused.map(|_| last.is_err());
    found.captures = asked.captures.as_ref().map(|_| last.clone().unwrap_or_default());
    found.end = asked.end.as_ref().map(|_| match (&last, game.outcome()) {
        (Err(error), _) => format!("refused: {error}"),
        (Ok(_), None) => "none".to_owned(),
        (Ok(_), Some(outcome)) => winner(outcome),
    });
    found.wins_next = asked.wins_next.map(|_| {
        let side = game.side();
        game.legal_moves().into_iter().any(|mv| {
            let mut next = game.clone();
            next.play(mv).is_ok() && next.outcome().is_some_and(|outcome| outcome.winner.is_some() && outcome.winner == side)
        })
    });
    found.targets = asked.targets.as_ref().map(|asked| {
        let from = asked.first().unwrap_or_else(|| panic!("{}: whose targets?", row.test));
        let mut targets: Vec<_> =
            game.legal_moves().into_iter().filter(|mv| mv.from.to_string() == *from).map(|mv| mv.to).collect();
        targets.sort_by_key(|point| (point.file(), point.rank()));
        std::iter::once(from.clone()).chain(targets.iter().map(ToString::to_string)).collect()
    });
    found
}

fn winner(outcome: Outcome) -> String {
    match outcome.winner {
        Some(Side::Attackers) => "attackers",
        Some(Side::Defenders) => "defenders",
        None => "draw",
    }
    .to_owned()
}

fn suites() -> Vec<Suite> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance");
    let mut files: Vec<_> = std::fs::read_dir(&folder).expect("the folder").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let read = |file: &std::path::PathBuf| {
        let text = std::fs::read_to_string(file).expect("a file");
        toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    };
    files.iter().map(read).collect()
}

#[test]
fn rules_agree_with_other_programs_but_where_told() {
    let mut rules_by_id: BTreeMap<(String, String), Ruleset> = BTreeMap::new();
    let mut wrong = String::new();
    for suite in suites() {
        for row in &suite.positions {
            let id = row.rules.as_ref().unwrap_or(&suite.rules);
            let rules = rules_by_id.entry((suite.program.clone(), id.clone())).or_insert_with(|| {
                let named = suite.own_rules.get(id).map_or_else(|| Ruleset::named(id), |text| Ruleset::from_toml(text));
                named.unwrap_or_else(|error| panic!("{id}: {error}"))
            });
            let found = judge(row, rules);
            assert_eq!(
                row.hnefi.is_some(),
                row.why.is_some(),
                "{} `{}`: a difference and its reason go together",
                suite.program,
                row.test
            );
            let told = row.hnefi.as_ref().unwrap_or(&row.expected);
            if found != *told {
                let _ = writeln!(
                    wrong,
                    "{} `{}` {:?} {:?}\n    expected {told:?}\n    found    {found:?}",
                    suite.program, row.test, row.position, row.moves
                );
            } else if row.hnefi.as_ref().is_some_and(|hnefi| *hnefi == row.expected) {
                let _ = writeln!(wrong, "{} `{}`: told as different, but the same", suite.program, row.test);
            }
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// The page's table and lists, as the files have them. Set `HNEFI_WRITE_DOCS` to write them anew.
#[test]
fn the_page_tells_what_the_files_have() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference/conformance.md");
    let written = std::fs::read_to_string(&page).expect("the page");
    let (before, rest) = written.split_once(BEGIN).expect("the beginning of the table");
    let (_, after) = rest.split_once(END).expect("the end of the table");
    let right = format!("{before}{BEGIN}\n{}{END}{after}", table(&suites()));
    if std::env::var_os("HNEFI_WRITE_DOCS").is_some() {
        std::fs::write(&page, right).expect("the page can be written");
        return;
    }
    assert!(written == right, "run this test with HNEFI_WRITE_DOCS=1 to write docs/reference/conformance.md anew");
}

const BEGIN: &str = "<!-- made by crates/rules/tests/conformance.rs -->";
const END: &str = "<!-- end -->";

fn table(suites: &[Suite]) -> String {
    let mut text =
        String::from("\n| program | rules | expectations | the same | different | left out |\n|---|---|---|---|---|---|\n");
    for suite in suites {
        let different = suite.positions.iter().filter(|row| row.hnefi.is_some()).count();
        let all = suite.positions.len();
        let _ = writeln!(
            text,
            "| {} | `{}` | {all} | {} | {different} | {} |",
            suite.program,
            suite.rules,
            all - different,
            suite.left_out.len()
        );
    }
    for suite in suites {
        let _ = write!(text, "\n### {}\n\n{}\n", suite.program, suite.source);
        let mut different: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for row in &suite.positions {
            if let Some(why) = &row.why {
                different.entry(why).or_default().push(&row.test);
            }
        }
        if !different.is_empty() {
            text.push_str("\nDifferent:\n\n");
            for (why, mut tests) in different {
                tests.dedup();
                let _ = writeln!(text, "- `{}`: {why}", tests.join("`, `"));
            }
        }
        if !suite.left_out.is_empty() {
            text.push_str("\nLeft out:\n\n");
            for left in &suite.left_out {
                let _ = writeln!(text, "- `{}`: {}", left.test, left.why);
            }
        }
    }
    text.push('\n');
    text
}
