//! `hnefi convert`: games from one format to another, and rule sets and positions to and from OpenTafl's.

mod positions;

use std::collections::HashSet;
use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, Result, anyhow, bail};
use hnefi_records::opentafl::{OtnRules, from_ruleset, to_ruleset};
use hnefi_records::{Format, Loss, LossSum, LossSums, Record, Rulebook, RulesName, UnknownFormat, WriteError, Writer, write};
use hnefi_rulesets::Ruleset;

use crate::game_files::{self, GameFile};
use crate::output::{self, Answer, Sink};
use crate::selection;

/// Convert games to another format, or rule sets and positions to and from OpenTafl's, and report what is lost.
///
/// Reads the same formats as `hnefi verify`. If the rules of a game are known, missing captures are added, and game lines get the final
/// position. Whatever the new format cannot hold is reported on stderr. `--to opentafl-rules` converts rule sets (ids or files) instead of
/// games. `--to ruleset` converts an OpenTafl rules string, alone or in a game file, to a rule-set file; several are written into the
/// folder given with `-o FOLDER/`. `--to opentafl-position` converts position texts, or the last positions of games, to OpenTafl position records
/// (rank 1 first); `--to position` does the reverse. The exit status is 1 if a game could not be read; the others are written.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files of games (`-` means standard input), or rule sets.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The format to write.
    #[arg(long, value_name = "FORMAT", help = Aim::help(), long_help = Aim::long_help())]
    to: Aim,
    /// Read every file in this format instead of detecting the format.
    #[arg(long, value_name = "FORMAT", help = game_files::format_help())]
    from: Option<Format>,
    /// The rule set for every game (an id or a file), ignoring the one named in the record.
    #[arg(long, value_name = "ID|FILE")]
    rules: Option<String>,
    /// The output file. Default: standard output. A folder takes one file per game, for formats that hold only one game; a name that ends
    /// with `/` makes one.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Overwrite an existing file.
    #[arg(long, requires = "output")]
    force: bool,
}

/// What to write.
#[derive(Clone, Copy)]
enum Aim {
    Games(Format),
    Ruleset,
    OpenTaflRules,
    OpenTaflPosition,
    Position,
}

impl Aim {
    const RULESET: &str = "ruleset";
    const OPENTAFL_RULES: &str = "opentafl-rules";
    const OPENTAFL_POSITION: &str = "opentafl-position";
    const POSITION: &str = "position";

    fn help() -> String {
        let games = game_files::names(Format::is_written);
        let rules = [Aim::RULESET, Aim::OPENTAFL_RULES].join(", ");
        let positions = [Aim::POSITION, Aim::OPENTAFL_POSITION].join(", ");
        format!("The format to write: {games}; of rule sets: {rules}; of positions: {positions}")
    }

    /// The same, with what each format loses.
    fn long_help() -> String {
        // The same columns in another encoding hold the same.
        let mut kinds: Vec<(Vec<&str>, Vec<&str>)> = Vec::new();
        for format in Format::ALL.iter().filter(|format| format.is_written()) {
            let lacks = format.lacks();
            match kinds.iter_mut().find(|(known, _)| *known == lacks) {
                Some((_, names)) => names.push(format.name()),
                None => kinds.push((lacks, vec![format.name()])),
            }
        }
        let lines = kinds.iter().filter(|(lacks, _)| !lacks.is_empty());
        let lines = lines.map(|(lacks, names)| format!("\n- {} cannot hold: {}", names.join(", "), lacks.join(", ")));
        Aim::help() + &lines.collect::<String>()
    }
}

impl FromStr for Aim {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Aim, UnknownFormat> {
        match name {
            Aim::RULESET => Ok(Aim::Ruleset),
            Aim::OPENTAFL_RULES => Ok(Aim::OpenTaflRules),
            Aim::OPENTAFL_POSITION => Ok(Aim::OpenTaflPosition),
            Aim::POSITION => Ok(Aim::Position),
            name => name.parse().map(Aim::Games),
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    match arguments.to {
        Aim::Games(format) => games(arguments, format),
        Aim::Ruleset => ruleset(arguments),
        Aim::OpenTaflRules => opentafl_rules(arguments),
        Aim::OpenTaflPosition => positions::to_opentafl(arguments),
        Aim::Position => positions::from_opentafl(arguments),
    }
}

fn games(arguments: &Arguments, format: Format) -> Result<Answer> {
    let rules = game_files::rulebook(arguments.rules.as_deref())?;
    let named = arguments.rules.as_deref().map(named_rules).transpose()?;
    let mut target = Target::of(arguments, format, &rules)?;
    let (mut written, mut unread) = (0, 0);
    let mut losses = LossSums::default();
    for path in &arguments.files {
        let file = GameFile::open(path, arguments.from)?;
        let name = file.name.clone();
        for entry in file {
            match entry?.record {
                Ok(mut record) => {
                    // The requested rules override those named in the record.
                    record.rules = named.clone().or(record.rules);
                    losses.add(&target.write(written, &record)?, record.id.as_deref());
                    written += 1;
                }
                Err(error) => {
                    unread += 1;
                    eprintln!("{name}, {error}");
                }
            }
        }
    }
    target.finish()?;
    tell(format, written, losses);
    if unread > 0 {
        eprintln!("{} could not be read and left out", count(unread));
        return Ok(Answer::No);
    }
    Ok(Answer::Yes)
}

/// How a record names the rule set that `--rules` names: by its id, or by its file.
fn named_rules(name: &str) -> Result<RulesName> {
    let rules = selection::ruleset(name)?;
    Ok(RulesName::Named(if rules.own_file().is_some() { name.to_owned() } else { rules.id() }))
}

/// Where games go: into one text, or each into a file of its own.
enum Target<'a> {
    Text(Writer<'a>, Sink<'a>),
    Folder { folder: &'a Path, format: Format, rules: &'a Rulebook, force: bool, names: HashSet<String> },
}

impl<'a> Target<'a> {
    fn of(arguments: &'a Arguments, format: Format, rules: &'a Rulebook) -> Result<Target<'a>> {
        let path = arguments.output.as_deref();
        let folder = if format.holds_one_game() { folder(path)? } else { None };
        match folder {
            Some(folder) => Ok(Target::Folder { folder, format, rules, force: arguments.force, names: HashSet::new() }),
            None => Ok(Target::Text(Writer::new(format, rules)?, Sink::open(path, arguments.force)?)),
        }
    }

    /// Writes a record with this many before it; gives what was lost.
    fn write(&mut self, before: usize, record: &Record) -> Result<Vec<Loss>> {
        match self {
            Target::Text(writer, sink) => {
                let written = writer.write(record).map_err(|error| match error {
                    WriteError::OneGame(_) => anyhow!("{error}: `-o FOLDER/` takes a file for each"),
                    other => other.into(),
                })?;
                sink.text(&written.text)?;
                Ok(written.losses)
            }
            Target::Folder { folder, format, rules, force, names } => {
                // Called by its name, or by its number where it has none that a file can have.
                let number = (before + 1).to_string();
                let name = free_name(names, record.id.as_deref().filter(|id| is_file_name(id)), &number);
                let written = write(*format, std::slice::from_ref(record), rules).with_context(|| format!("game {number}"))?;
                output::save(&folder.join(format!("{name}.{format}")), written.text.as_bytes(), *force)?;
                Ok(written.losses.into_iter().map(|loss| Loss { record: before, ..loss }).collect())
            }
        }
    }

    fn finish(self) -> Result<()> {
        match self {
            Target::Text(writer, mut sink) => {
                sink.text(&writer.end())?;
                sink.finish()
            }
            Target::Folder { .. } => Ok(()),
        }
    }
}

/// Whether a file can have this name on every system.
fn is_file_name(id: &str) -> bool {
    // Names of devices on Windows, whatever follows the dot.
    let is_device = |id: &str| {
        let (word, number) = id.split_at_checked(3).unwrap_or((id, ""));
        ["con", "prn", "aux", "nul"].contains(&id) || ["com", "lpt"].contains(&word) && number.len() == 1
    };
    let plain = id.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
    !id.is_empty() && id.len() <= LONGEST_NAME && plain && !is_device(&id.to_ascii_lowercase())
}

/// The longest name of a file without its ending, in bytes: systems take 255 with it.
const LONGEST_NAME: usize = 200;

/// The folder that `-o` names: one that is there, or a name that ends with a separator, for which one is made.
fn folder(path: Option<&Path>) -> Result<Option<&Path>> {
    let Some(path) = path else { return Ok(None) };
    if path.as_os_str().to_string_lossy().ends_with(std::path::is_separator) {
        fs::create_dir_all(path).with_context(|| format!("cannot make the folder `{}`", path.display()))?;
    }
    Ok(path.is_dir().then_some(path))
}

/// A name that no file of the folder has yet, also where capitals and small letters are the same: the first one if it is free, or
/// the second, with a number after it where that is taken too.
fn free_name(names: &mut HashSet<String>, first: Option<&str>, second: &str) -> String {
    let plain = first.into_iter().chain([second]).map(str::to_owned);
    let mut wanted = plain.chain((2_u64..).map(|number| format!("{second}-{number}")));
    wanted.find(|name| names.insert(name.to_lowercase())).expect("numbers do not end")
}

/// A rule-set file from the one rules string in the files.
fn ruleset(arguments: &Arguments) -> Result<Answer> {
    let mut strings: Vec<String> = Vec::new();
    let mut unread = 0;
    for path in &arguments.files {
        let text = game_files::text(path)?;
        if text.trim_start().starts_with("dim:") {
            strings.extend(text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned));
            continue;
        }
        let file = GameFile::of(path.display().to_string(), Cursor::new(text), arguments.from)?;
        for entry in file {
            match entry?.record {
                Ok(record) => strings.extend(match record.rules {
                    Some(RulesName::OpenTafl(text)) => Some(text),
                    _ => None,
                }),
                Err(error) => {
                    unread += 1;
                    eprintln!("{}, {error}", path.display());
                }
            }
        }
    }
    let answer = if unread == 0 { Answer::Yes } else { Answer::No };
    strings.sort();
    strings.dedup();
    match strings.as_slice() {
        [] if unread > 0 => bail!("there is no OpenTafl rules string in the games that could be read: it begins with `dim:`"),
        [] => bail!("there is no OpenTafl rules string in these files: it begins with `dim:`"),
        all => match (folder(arguments.output.as_deref())?, all) {
            (Some(folder), several) => rulesets(arguments, folder, several, answer),
            (None, [text]) => {
                let rules: OtnRules = text.parse().context("the OpenTafl rules string")?;
                deliver(arguments, file_of(&to_ruleset(&rules)?))?;
                Ok(answer)
            }
            (None, several) => bail!(
                "there are {} different rules strings in these files, and a rule-set file holds one: `-o FOLDER/` takes a file for \
                 each",
                several.len()
            ),
        },
    }
}

/// A rule-set file for each rules string, named by its id. Untranslatable ones are reported and left out.
fn rulesets(arguments: &Arguments, folder: &Path, strings: &[String], answer: Answer) -> Result<Answer> {
    let mut names = HashSet::new();
    let mut unsaid = 0;
    for string in strings {
        let rules: Result<Ruleset> = (|| Ok(to_ruleset(&string.parse::<OtnRules>()?)?))();
        match rules {
            Ok(rules) => {
                let name = free_name(&mut names, None, &rules.id());
                output::save(&folder.join(format!("{name}.toml")), file_of(&rules).as_bytes(), arguments.force)?;
            }
            Err(problem) => {
                unsaid += 1;
                eprintln!("{string}\n  {problem:#}");
            }
        }
    }
    eprintln!("{} rule-set files written", names.len());
    if unsaid > 0 {
        eprintln!("{unsaid} rules strings are left out");
        return Ok(Answer::No);
    }
    Ok(answer)
}

/// The text of the file of a rule set that was made of a rules string.
fn file_of(rules: &Ruleset) -> &str {
    rules.own_file().expect("what is translated was read from the text of a file")
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
fn tell(format: Format, written: usize, losses: LossSums) {
    eprintln!("{} written as {}", count(written), format.title());
    let sums = losses.sums();
    if sums.is_empty() {
        return;
    }
    eprintln!("not written, since the format has no place for it:");
    for LossSum { what, records, first, first_name } in sums {
        let which = match records {
            1 => first_name.unwrap_or_else(|| format!("game {}", first + 1)),
            all if all == written => "every game".to_owned(),
            some => count(some),
        };
        eprintln!("  {what} ({which})");
    }
}

fn count(games: usize) -> String {
    format!("{games} game{}", if games == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_files_of_a_folder_have_one_name() {
        let mut names = HashSet::new();
        let mut name = |first, second| free_name(&mut names, first, second);
        let given =
            [(Some("2"), "1"), (None, "2"), (Some("Game"), "3"), (Some("gAME"), "4"), (Some("2-2"), "5"), (Some("4"), "6")];
        assert_eq!(given.map(|(first, second)| name(first, second)), ["2", "2-2", "Game", "4", "5", "6"]);
    }
}
