//! `hnefi verify`: replaying recorded games.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use hnefi_rules::{GameLine, Ruleset, replay};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::output::{self, Answer};
use crate::selection;

/// Replay games: every move legal, captures, final position and result as recorded.
///
/// Reads game lines, one JSON object a line: {"rules":"alea-walker-2015","moves":["d8-c8"],"result":"unfinished"}.
/// Prints the first difference of each bad game, then the totals. Exit status 1 if a game is bad.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files of game lines; `-` is standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Replay every game under this rule set, whatever its line names.
    #[arg(long)]
    rules: Option<String>,
    /// Print a JSON object for each bad game, and one with the totals at the end.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct BadGame<'a> {
    file: String,
    line: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a serde_json::Value>,
    difference: String,
}

#[derive(Default, Serialize)]
struct Totals {
    games: u64,
    clean: u64,
    failed: u64,
    skipped: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let mut verifier = Verifier { rulesets: HashMap::new(), forced: None, totals: Totals::default(), json: arguments.json };
    if let Some(name) = &arguments.rules {
        verifier.forced = Some(selection::ruleset(name)?);
    }
    for path in &arguments.files {
        verifier.file(path)?;
    }
    let totals = &verifier.totals;
    if arguments.json {
        output::json(totals)?;
    } else {
        output::line(format_args!(
            "{} games: {} clean, {} failed, {} skipped",
            totals.games, totals.clean, totals.failed, totals.skipped
        ));
    }
    Ok(if totals.failed == 0 { Answer::Yes } else { Answer::No })
}

struct Verifier {
    rulesets: HashMap<String, Result<Ruleset, String>>,
    forced: Option<Ruleset>,
    totals: Totals,
    json: bool,
}

impl Verifier {
    fn file(&mut self, path: &Path) -> Result<()> {
        let name = path.display().to_string();
        let (reader, length): (Box<dyn BufRead>, Option<u64>) = if path == Path::new("-") {
            (Box::new(io::stdin().lock()), None)
        } else {
            let file = File::open(path).with_context(|| format!("cannot read `{name}`"))?;
            let length = file.metadata().ok().map(|m| m.len());
            (Box::new(BufReader::new(file)), length)
        };
        let progress = progress(length);
        for (index, line) in reader.lines().enumerate() {
            let line = line.with_context(|| format!("`{name}`, line {}", index + 1))?;
            progress.inc(line.len() as u64 + 1);
            if line.trim().is_empty() {
                continue;
            }
            self.totals.games += 1;
            let read = GameLine::parse(&line);
            let id = read.as_ref().ok().and_then(|game| game.id.clone());
            let verdict = read.map_err(|error| error.to_string()).and_then(|game| self.verdict(&game));
            match verdict {
                Ok(()) => self.totals.clean += 1,
                Err(difference) => {
                    self.totals.failed += 1;
                    let bad = BadGame { file: name.clone(), line: index + 1, id: id.as_ref(), difference };
                    progress.suspend(|| self.tell(&bad))?;
                }
            }
        }
        progress.finish_and_clear();
        Ok(())
    }

    fn verdict(&mut self, game: &GameLine) -> Result<(), String> {
        let rules = match &self.forced {
            Some(rules) => Ok(rules),
            None => {
                let read = || selection::ruleset(&game.rules).map_err(|error| format!("{error:#}"));
                self.rulesets.entry(game.rules.clone()).or_insert_with(read).as_ref().map_err(Clone::clone)
            }
        };
        replay(game, rules?).map(|_| ()).map_err(|difference| difference.to_string())
    }

    fn tell(&self, bad: &BadGame<'_>) -> Result<()> {
        if self.json {
            return output::json(bad);
        }
        let id = bad.id.map(|id| format!(" ({id})")).unwrap_or_default();
        output::line(format_args!("{}:{}{id}: {}", bad.file, bad.line, bad.difference));
        Ok(())
    }
}

/// A bar on stderr, by bytes; nothing where stderr is no terminal.
fn progress(length: Option<u64>) -> ProgressBar {
    let Some(length) = length else { return ProgressBar::hidden() };
    let style = ProgressStyle::with_template("{bar:40} {bytes}/{total_bytes}, {eta} left");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
