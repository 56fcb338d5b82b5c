//! `hnefi verify`: replaying recorded games.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Result, bail};
use hnefi_records::{Entry, Format, Record, Rulebook, RulesProblem, replay, replay_between_people, tag};
use hnefi_rules::{Difference, Game};
use hnefi_rulesets::Ruleset;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::game_files::{self, GameFile};
use crate::interrupt;
use crate::output::{self, Answer};
use crate::skipped::Skipped;

/// Check recorded games: replay the moves and compare captures, final position and result with the record.
///
/// Reads files of any size: game lines, tables, move lists, PGN, SGF, OpenTafl game files, Ludii trials, logs of the Bologna server, and
/// the JSON of hnefatafl.org, AageNielsenData, the tafl-database and ftzm. Information missing from a record is not compared. Prints the
/// first difference of each bad game, then the totals; moves refused by a server are reported on stderr. Games without rules, and
/// those of other programs with unknown ones, are skipped. The exit status is 1 if a game is bad, and 2 if a file could not be read or no
/// game could be checked.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files of games; `-` means standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Read every file in this format instead of detecting the format.
    #[arg(long, value_name = "FORMAT", help = game_files::format_help())]
    format: Option<Format>,
    /// Replay every game with this rule set (an id or a file), ignoring the one named in the record.
    #[arg(long, value_name = "ID|FILE")]
    rules: Option<String>,
    /// Print a JSON object for each bad game, and one with the totals.
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
        match check(path, arguments, &rules, &mut totals) {
            Err(problem) if arguments.files.len() > 1 => {
                eprintln!("error: {problem:#}");
                unread += 1;
            }
            checked => checked?,
        }
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
        eprintln!("interrupted: the remaining games were not checked");
        std::process::exit(130);
    }
    if unread > 0 {
        bail!("{unread} of {} files could not be read", arguments.files.len());
    }
    if totals.failed > 0 {
        return Ok(Answer::No);
    }
    if totals.clean == 0 && totals.skipped > 0 {
        bail!("no game could be checked; use `--rules` to give the rule set of games without one");
    }
    Ok(Answer::Yes)
}

/// How many plies are read before they are replayed, on every core.
const PLIES_TOGETHER: usize = 200_000;
/// And no more games than this.
const GAMES_TOGETHER: usize = 2_000;

/// Every game of a file. Where the work is interrupted the rest is missing.
fn check(path: &Path, arguments: &Arguments, rules: &Rulebook, totals: &mut Totals) -> Result<()> {
    let waits = path == Path::new("-");
    let mut file = GameFile::open(path, arguments.format)?;
    let progress = progress();
    let mut skipped = Skipped::default();
    loop {
        // Who waits for input is ended by Ctrl-C at once.
        let read = if waits { some(&mut file) } else { interrupt::during(|| some(&mut file)) };
        let (entries, failed) = read;
        let verdicts = interrupt::during(|| verify(&entries, &file, rules, &progress));
        progress.suspend(|| tell(&file, &entries, verdicts, arguments.json, totals, &mut skipped))?;
        if let Some(problem) = failed {
            skipped.tell(&file.name);
            return Err(problem);
        }
        if entries.is_empty() || interrupt::asked() {
            break;
        }
    }
    progress.finish_and_clear();
    skipped.tell(&file.name);
    Ok(())
}

/// The next games, and what keeps from reading on.
fn some(file: &mut GameFile) -> (Vec<Entry>, Option<anyhow::Error>) {
    let (mut entries, mut plies) = (Vec::new(), 0);
    while plies < PLIES_TOGETHER && entries.len() < GAMES_TOGETHER && !interrupt::asked() {
        match file.next() {
            None => break,
            Some(Err(problem)) => return (entries, Some(problem)),
            Some(Ok(entry)) => {
                plies += entry.record.as_ref().map_or(0, |record| record.plies.len());
                entries.push(entry);
            }
        }
    }
    (entries, None)
}

/// The verdicts on games, in their order.
fn verify(entries: &[Entry], file: &GameFile, rules: &Rulebook, progress: &ProgressBar) -> Vec<(usize, Verdict)> {
    let (format, by_file) = (file.format, file.rules.as_ref());
    let next = AtomicUsize::new(0);
    let work = || {
        let mut verdicts = Vec::new();
        while !interrupt::asked() {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(entry) = entries.get(index) else { break };
            let verdict = match &entry.record {
                Ok(record) => verdict(record, format, rules),
                Err(error) => match rules.named(by_file) {
                    // A record with unknown rules cannot be called bad.
                    Err(problem @ RulesProblem::Unknown(_)) => Verdict::Skipped(problem.to_string()),
                    _ => Verdict::Failed { ply: None, reason: error.message.clone() },
                },
            };
            verdicts.push((index, verdict));
            progress.inc(1);
        }
        verdicts
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(entries.len().max(1));
    let mut verdicts: Vec<(usize, Verdict)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("replaying a game never panics")).collect()
    });
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

fn tell(
    file: &GameFile,
    entries: &[Entry],
    verdicts: Vec<(usize, Verdict)>,
    json: bool,
    totals: &mut Totals,
    skipped: &mut Skipped,
) -> Result<()> {
    for (index, verdict) in verdicts {
        let entry = &entries[index];
        totals.games += 1;
        if let Ok(record) = &entry.record
            && let Some(refused) = record.tags.get(tag::REFUSED)
        {
            eprintln!("{}:{}: refused and not played: {refused}", file.name, entry.line);
        }
        if let Ok(record) = &entry.record
            && let Some(problem) = record.times_problems().first()
        {
            eprintln!("{}:{}: {problem}", file.name, entry.line);
        }
        match verdict {
            Verdict::Clean => totals.clean += 1,
            Verdict::Skipped(reason) => {
                totals.skipped += 1;
                skipped.add(reason);
            }
            Verdict::Failed { ply, reason } => {
                totals.failed += 1;
                let id = match &entry.record {
                    Ok(record) => record.id.as_deref(),
                    Err(error) => error.id.as_deref(),
                };
                let line = entry.record.as_ref().map_or_else(|error| error.line, |_| entry.line);
                if json {
                    output::json(&BadGame { file: &file.name, line, id, ply, reason: &reason })?;
                } else {
                    let id = id.map(|id| format!(" ({id})")).unwrap_or_default();
                    output::line(format_args!("{}:{line}{id}: {reason}", file.name));
                }
            }
        }
    }
    Ok(())
}

/// How many games have been replayed, on stderr; nothing where stderr is no terminal. How many there are is not known before the end.
fn progress() -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {pos} games, {per_sec}");
    ProgressBar::new_spinner().with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()))
}
