//! `hnefi convert`: games from one format to another, and rule sets and positions to and from OpenTafl's.

mod positions;

use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, Result, bail};
use hnefi_records::opentafl::{OtnRules, from_ruleset, to_ruleset};
use hnefi_records::{Format, Loss, LossSum, Record, Rulebook, RulesName, UnknownFormat, sum_losses, write};

use crate::game_files;
use crate::output::{self, Answer};
use crate::selection;

/// Write games in another format, or rule sets and positions in OpenTafl's, and say what it could not hold.
///
/// Reads what `hnefi verify` reads. Where the rules of a game are known, what follows from them is written too: captures that the
/// source leaves out, and in game lines the final position. What the new format has no place for is told on stderr.
/// `--to opentafl-rules` takes rule sets (ids or files) instead of games; `--to ruleset` takes a file with an OpenTafl rules string,
/// alone or in its games, and writes a rule-set file. `--to opentafl-position` writes OpenTafl position records (rank 1 first) of
/// position texts, or of the last positions of games; `--to position` makes position texts of such records. Exit status 1 if a game
/// could not be read; the others are written.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files of games (`-` is standard input), or rule sets.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The format to write.
    #[arg(long, value_name = "FORMAT", help = Target::help())]
    to: Target,
    /// Read every file in this format instead of recognising it.
    #[arg(long, value_name = "FORMAT", help = game_files::format_help())]
    from: Option<Format>,
    /// The rule set of every game (an id or a file), whatever it names.
    #[arg(long, value_name = "ID|FILE")]
    rules: Option<String>,
    /// Where to write; standard output if left out. A folder takes one file for each game, where the format holds only one.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write over a file that is there already.
    #[arg(long, requires = "output")]
    force: bool,
}

/// What to write.
#[derive(Clone, Copy)]
enum Target {
    Games(Format),
    Ruleset,
    OpenTaflRules,
    OpenTaflPosition,
    Position,
}

impl Target {
    const RULESET: &str = "ruleset";
    const OPENTAFL_RULES: &str = "opentafl-rules";
    const OPENTAFL_POSITION: &str = "opentafl-position";
    const POSITION: &str = "position";

    fn help() -> String {
        let games = game_files::names(Format::is_written);
        let rules = [Target::RULESET, Target::OPENTAFL_RULES].join(", ");
        let positions = [Target::POSITION, Target::OPENTAFL_POSITION].join(", ");
        format!("The format to write: {games}; of rule sets: {rules}; of positions: {positions}")
    }
}

impl FromStr for Target {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Target, UnknownFormat> {
        match name {
            Target::RULESET => Ok(Target::Ruleset),
            Target::OPENTAFL_RULES => Ok(Target::OpenTaflRules),
            Target::OPENTAFL_POSITION => Ok(Target::OpenTaflPosition),
            Target::POSITION => Ok(Target::Position),
            name => name.parse().map(Target::Games),
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    match arguments.to {
        Target::Games(format) => games(arguments, format),
        Target::Ruleset => ruleset(arguments),
        Target::OpenTaflRules => opentafl_rules(arguments),
        Target::OpenTaflPosition => positions::to_opentafl(arguments),
        Target::Position => positions::from_opentafl(arguments),
    }
}

fn games(arguments: &Arguments, format: Format) -> Result<Answer> {
    let rules = game_files::rulebook(arguments.rules.as_deref())?;
    let mut records: Vec<Record> = Vec::new();
    let mut unread = 0;
    for path in &arguments.files {
        let file = game_files::read(path, arguments.from)?;
        for entry in file.entries {
            match entry.record {
                Ok(record) => records.push(record),
                Err(error) => {
                    unread += 1;
                    eprintln!("{}, {error}", file.name);
                }
            }
        }
    }
    let losses = match &arguments.output {
        Some(folder) if format.holds_one_game() && folder.is_dir() => one_by_one(arguments, folder, format, &records, &rules)?,
        _ => {
            let written = write(format, &records, &rules)?;
            deliver(arguments, &written.text)?;
            written.losses
        }
    };
    tell(format, &records, &losses);
    if unread > 0 {
        eprintln!("{} could not be read and left out", count(unread));
        return Ok(Answer::No);
    }
    Ok(Answer::Yes)
}

/// Each game in a file of its own, called by its name, or by its number where it has none that a file can have.
fn one_by_one(arguments: &Arguments, folder: &Path, format: Format, records: &[Record], rules: &Rulebook) -> Result<Vec<Loss>> {
    let width = records.len().to_string().len();
    let mut losses = Vec::new();
    let mut names: Vec<String> = Vec::new();
    for (index, record) in records.iter().enumerate() {
        let number = format!("{:0width$}", index + 1);
        let plain = |id: &&String| !id.is_empty() && id.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
        let name = record.id.as_ref().filter(plain).filter(|id| !names.contains(id)).unwrap_or(&number);
        let written = write(format, std::slice::from_ref(record), rules).with_context(|| format!("game {}", index + 1))?;
        output::save(&folder.join(format!("{name}.{format}")), written.text.as_bytes(), arguments.force)?;
        names.push(name.clone());
        losses.extend(written.losses.into_iter().map(|loss| Loss { record: index, ..loss }));
    }
    Ok(losses)
}

/// A rule-set file from the one rules string in the files.
fn ruleset(arguments: &Arguments) -> Result<Answer> {
    let mut strings: Vec<String> = Vec::new();
    for path in &arguments.files {
        let text = game_files::text(path)?;
        if text.trim_start().starts_with("dim:") {
            strings.extend(text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned));
            continue;
        }
        let file = game_files::parse(path.display().to_string(), &text, arguments.from)?;
        let named = file.entries.into_iter().filter_map(|entry| entry.record.ok()?.rules);
        strings.extend(named.filter_map(|rules| match rules {
            RulesName::OpenTafl(text) => Some(text),
            RulesName::Named(_) => None,
        }));
    }
    strings.sort();
    strings.dedup();
    match strings.as_slice() {
        [] => bail!("there is no OpenTafl rules string in these files: it begins with `dim:`"),
        [text] => {
            let rules: OtnRules = text.parse().context("the OpenTafl rules string")?;
            deliver(arguments, &to_ruleset(&rules)?)?;
            Ok(Answer::Yes)
        }
        several => bail!("there are {} different rules strings in these files, and a rule-set file holds one", several.len()),
    }
}

/// An OpenTafl rules string for each rule set, one a line.
fn opentafl_rules(arguments: &Arguments) -> Result<Answer> {
    let mut text = String::new();
    for name in &arguments.files {
        let rules = selection::ruleset(&name.to_string_lossy())?;
        let (record, unsaid) = from_ruleset(&rules);
        text += &format!("{record}\n");
        if !unsaid.is_empty() {
            eprintln!("{}: an OpenTafl rules string cannot say", rules.id());
            unsaid.iter().for_each(|rule| eprintln!("  {rule}"));
        }
    }
    deliver(arguments, &text)?;
    Ok(Answer::Yes)
}

fn deliver(arguments: &Arguments, text: &str) -> Result<()> {
    match &arguments.output {
        None => {
            output::text(text);
            Ok(())
        }
        Some(path) => output::save(path, text.as_bytes(), arguments.force),
    }
}

/// What was written and what was lost, on stderr.
fn tell(format: Format, records: &[Record], losses: &[Loss]) {
    eprintln!("{} written as {}", count(records.len()), format.title());
    let sums = sum_losses(losses);
    if sums.is_empty() {
        return;
    }
    eprintln!("not written, for want of a place:");
    for LossSum { what, records: concerned } in sums {
        let which = match concerned.as_slice() {
            [one] => records.get(*one).and_then(|record| record.id.clone()).unwrap_or_else(|| format!("game {}", one + 1)),
            all if all.len() == records.len() => "every game".to_owned(),
            some => count(some.len()),
        };
        eprintln!("  {what} ({which})");
    }
}

fn count(games: usize) -> String {
    format!("{games} game{}", if games == 1 { "" } else { "s" })
}
