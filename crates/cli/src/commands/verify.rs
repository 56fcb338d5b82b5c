//! `hnefi verify`: replaying recorded games.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Result, bail};
use hnefi_records::{Format, Record, Rulebook, RulesProblem, replay, replay_between_people, tag};
use hnefi_rules::{Difference, Game, Ruleset};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::game_files::{self, GameFile};
use crate::interrupt;
use crate::output::{self, Answer};

/// Replay recorded games: every move legal, captures, final position and result as the record states them.
///
/// Reads game lines, tables, move lists, PGN, OpenTafl game files, Ludii trials and logs of the Bologna server; what a record leaves
/// unsaid is not compared. Prints the first difference of each bad game, then the totals. Games whose rules nobody names, or that
/// are called by a name not known here, are skipped. Exit status 1 if a game is bad, 2 if a file could not be read
/// or no game could be checked.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files of games; `-` is standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Read every file in this format instead of recognising it.
    #[arg(long, value_name = "FORMAT", help = game_files::format_help())]
    format: Option<Format>,
    /// Replay every game under this rule set (an id or a file), whatever it names.
    #[arg(long, value_name = "ID|FILE")]
    rules: Option<String>,
    /// Print a JSON object for each bad game, and one with the totals at the end.
    #[arg(long)]
    json: bool,
}

#[derive(Default, Serialize)]
struct Totals {
    games: usize,
    clean: usize,
    failed: usize,
    skipped: usize,
}

#[derive(Serialize)]
struct BadGame<'a> {
    file: &'a str,
    line: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<usize>,
    reason: &'a str,
}

enum Verdict {
    Clean,
    Failed { ply: Option<usize>, reason: String },
    Skipped(String),
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let rules = game_files::rulebook(arguments.rules.as_deref())?;
    interrupt::watch();
    let mut totals = Totals::default();
    let mut unread = 0;
    for path in &arguments.files {
        let file = match game_files::read(path, arguments.format) {
            Ok(file) => file,
            Err(problem) if arguments.files.len() > 1 => {
                eprintln!("error: {problem:#}");
                unread += 1;
                continue;
            }
            Err(problem) => return Err(problem),
        };
        let verdicts = interrupt::during(|| verify(&file, &rules));
        tell(&file, &verdicts, arguments.json, &mut totals)?;
        if interrupt::asked() {
            break;
        }
    }
    if arguments.json {
        output::json(&totals)?;
    } else {
        let Totals { games, clean, failed, skipped } = totals;
        output::line(format_args!("{games} games: {clean} clean, {failed} failed, {skipped} skipped"));
    }
    if interrupt::asked() {
        eprintln!("interrupted: the games after these were not checked");
        std::process::exit(130);
    }
    if unread > 0 {
        bail!("{unread} of {} files could not be read", arguments.files.len());
    }
    if totals.failed > 0 {
        return Ok(Answer::No);
    }
    if totals.clean == 0 && totals.skipped > 0 {
        bail!("no game could be checked; `--rules` names the rule set of games that do not");
    }
    Ok(Answer::Yes)
}

/// Every game of a file, on every core. Where the work is interrupted the rest is missing.
fn verify(file: &GameFile, rules: &Rulebook) -> Vec<(usize, Verdict)> {
    let progress = progress(file.entries.len());
    let next = AtomicUsize::new(0);
    let work = || {
        let mut verdicts = Vec::new();
        while !interrupt::asked() {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(entry) = file.entries.get(index) else { break };
            let verdict = match &entry.record {
                Ok(record) => verdict(record, file.format, rules),
                Err(error) => match rules.named(file.rules.as_ref()) {
                    // Of a game that nobody here knows, nobody can say that its record is bad.
                    Err(problem @ RulesProblem::Unknown(_)) => Verdict::Skipped(problem.to_string()),
                    _ => Verdict::Failed { ply: None, reason: error.message.clone() },
                },
            };
            verdicts.push((index, verdict));
            progress.inc(1);
        }
        verdicts
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(file.entries.len().max(1));
    let mut verdicts: Vec<(usize, Verdict)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("replaying a game never panics")).collect()
    });
    progress.finish_and_clear();
    verdicts.sort_by_key(|(index, _)| *index);
    verdicts
}

fn verdict(record: &Record, format: Format, book: &Rulebook) -> Verdict {
    match book.rules_of(record) {
        Err(problem) if record.rules.is_some() && format.names_rules_as_here() => {
            Verdict::Failed { ply: None, reason: problem.to_string() }
        }
        Err(problem) => Verdict::Skipped(problem.to_string()),
        Ok(rules) => match replayed(record, format, &rules) {
            Ok(_) => Verdict::Clean,
            Err(_) if book.others_of(record).any(|other| replayed(record, format, &other).is_ok()) => Verdict::Clean,
            Err(difference) => Verdict::Failed { ply: difference.ply(), reason: difference.to_string() },
        },
    }
}

/// Other programs' records are of games between people.
fn replayed(record: &Record, format: Format, rules: &Ruleset) -> Result<Game, Difference> {
    if format.names_rules_as_here() { replay(record, rules) } else { replay_between_people(record, rules) }
}

fn tell(file: &GameFile, verdicts: &[(usize, Verdict)], json: bool, totals: &mut Totals) -> Result<()> {
    let mut skipped: Vec<(&str, usize)> = Vec::new();
    for (index, verdict) in verdicts {
        totals.games += 1;
        if let Ok(record) = &file.entries[*index].record
            && let Some(refused) = record.tags.get(tag::REFUSED)
        {
            eprintln!("{}:{}: refused and not played: {refused}", file.name, file.entries[*index].line);
        }
        match verdict {
            Verdict::Clean => totals.clean += 1,
            Verdict::Skipped(reason) => {
                totals.skipped += 1;
                match skipped.iter_mut().find(|(told, _)| told == reason) {
                    Some((_, count)) => *count += 1,
                    None => skipped.push((reason, 1)),
                }
            }
            Verdict::Failed { ply, reason } => {
                totals.failed += 1;
                let entry = &file.entries[*index];
                let id = match &entry.record {
                    Ok(record) => record.id.as_deref(),
                    Err(error) => error.id.as_deref(),
                };
                let line = entry.record.as_ref().map_or_else(|error| error.line, |_| entry.line);
                if json {
                    output::json(&BadGame { file: &file.name, line, id, ply: *ply, reason })?;
                } else {
                    let id = id.map(|id| format!(" ({id})")).unwrap_or_default();
                    output::line(format_args!("{}:{line}{id}: {reason}", file.name));
                }
            }
        }
    }
    for (reason, count) in skipped {
        eprintln!("{}: {count} game{} skipped: {reason}", file.name, if count == 1 { "" } else { "s" });
    }
    Ok(())
}

/// A bar on stderr, by games; nothing where stderr is no terminal.
fn progress(games: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    ProgressBar::new(games as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
