//! `hnefi puzzles mine`: looks for puzzles in files of games.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, Result};
use hnefi_puzzles::{Kind, Mined, Miner, Puzzle, PuzzleError, Search};
use hnefi_records::{Record, replay_between_people};
use hnefi_rulesets::Ruleset;
use hnefi_runner::JournalFile;
use indicatif::{ProgressBar, ProgressStyle};

use super::{Effort, NODES, in_order};
use crate::game_files::{self, GameFile};
use crate::interrupt;
use crate::output::{self, Answer};

/// Find puzzles in games.
///
/// Reads files of games in any format and searches the last plies of each game for positions with one solution: exactly one move forces
/// the escape or capture of the king, or exactly one move prevents it. Each puzzle is proved before it is written. The same games give
/// the same puzzles; the number of threads does not matter.
///
/// Puzzles are appended to the file as they are found, so Ctrl-C or a power failure loses none; the same command then adds what
/// is missing. Puzzles already in the file are not added again.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files of games; `-` means standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The puzzle file to write or extend.
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// The rule set (an id or a file) of games that name none.
    #[arg(long, value_name = "ID|FILE")]
    rules: Option<String>,
    /// How many plies from its end a game is searched. Strong players miss few forced wins before that; games between weak players are worth
    /// searching whole.
    #[arg(long, value_name = "N", default_value_t = 40)]
    plies: usize,
    /// Where a game has no forced win with one solution, look for one after other moves of the loser. The puzzle says so: `"variation":true`.
    #[arg(long)]
    variations: bool,
    /// The kinds of puzzle to look for, separated by commas.
    #[arg(long, value_name = "KIND", value_delimiter = ',', value_parser = kind, default_values_t = Kind::ALL)]
    kinds: Vec<Kind>,
    /// The maximum number of puzzles of one kind per rule set, including those in the file.
    #[arg(long, value_name = "N", default_value_t = 20)]
    most: usize,
    /// The maximum number of positions the solver visits per question.
    #[arg(long, value_name = "N", default_value_t = NODES, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The number of games searched at a time. Default: one per core.
    #[arg(long, short, value_name = "N")]
    threads: Option<usize>,
}

fn kind(word: &str) -> Result<Kind, String> {
    let kinds = || Kind::ALL.map(Kind::word).join(", ");
    Kind::ALL.into_iter().find(|kind| kind.word() == word).ok_or_else(|| format!("the kinds are {}", kinds()))
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    interrupt::watch();
    let (games, mut left_out) = games(arguments)?;
    let (mut out, known) = open(&arguments.out)?;
    let miner = Mutex::new(Miner::new(&known, arguments.most));
    let wanted = |rules: &Ruleset| {
        let mut kinds = miner.lock().map(|miner| miner.wanted(&rules.id())).unwrap_or_default();
        kinds.retain(|kind| arguments.kinds.contains(kind));
        kinds
    };
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {msg}, {eta} left");
    let bar = ProgressBar::new(games.len() as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let (mut found, mut positions) = ([0_usize; 3], 0);
    let mined = interrupt::during(|| {
        in_order(
            games.len(),
            &Effort { threads: arguments.threads, nodes: arguments.nodes },
            |prover, number| {
                let (record, rules) = &games[number];
                let kinds = wanted(rules);
                if kinds.is_empty() {
                    return Some(Mined::default());
                }
                let game = replay_between_people(record, rules).ok()?;
                let search = Search { kinds, plies: arguments.plies, variations: arguments.variations };
                Some(Miner::look(&game, &search, prover, &interrupt::asked))
            },
            |mined: Option<Mined>| {
                let Some(mined) = mined else {
                    left_out += 1;
                    return Ok(());
                };
                positions += mined.positions;
                let kept = miner.lock().map(|mut miner| miner.keep(mined)).unwrap_or_default();
                write(&mut out, &arguments.out, &kept)?;
                for puzzle in kept {
                    found[puzzle.kind as usize] += 1;
                }
                bar.set_message(format!("{} puzzles", found.iter().sum::<usize>()));
                bar.inc(1);
                Ok(())
            },
        )
    });
    bar.finish_and_clear();
    mined?;
    if left_out > 0 {
        eprintln!("{left_out} games are left out: run `hnefi verify` to see why they cannot be replayed");
    }
    let kinds = Kind::ALL.map(|kind| format!("{} {}", found[kind as usize], kind.word())).join(", ");
    output::line(format_args!("{} games, {positions} positions: {kinds}", bar.position()));
    if interrupt::asked() {
        eprintln!("interrupted: the puzzles found so far are in `{}`", arguments.out.display());
        std::process::exit(130);
    }
    Ok(Answer::Yes)
}

/// Every game whose rules are known, and how many there are of the others.
fn games(arguments: &Arguments) -> Result<(Vec<(Record, Ruleset)>, usize)> {
    let book = game_files::rulebook(None)?;
    let fallback = arguments.rules.as_deref().map(|name| game_files::rulebook(Some(name))).transpose()?;
    let (mut games, mut left_out) = (Vec::new(), 0_usize);
    for path in &arguments.files {
        for entry in GameFile::open(path, None)? {
            let game = entry?.record.ok().and_then(|record| {
                let book = if record.rules.is_none() { fallback.as_ref().unwrap_or(&book) } else { &book };
                let rules = book.rules_of(&record).ok()?;
                Some((record, rules))
            });
            match game {
                Some(game) => games.push(game),
                None => left_out += 1,
            }
        }
    }
    Ok((games, left_out))
}

/// What every puzzle that is written begins with.
const FIRST_KEY: &str = "{\"id\":\"";

/// Opens the file of puzzles, making it if it is not there, and reads those that it has. A last line that was being written when
/// the program died is cut off; one that is whole only lacks its end.
fn open(path: &Path) -> Result<(JournalFile, Vec<Puzzle>)> {
    let cannot = || format!("cannot write `{}`", path.display());
    let (mut out, kept) = JournalFile::open(path).with_context(cannot)?;
    let rest = String::from_utf8_lossy(&kept.rest);
    let breaks_off = matches!(Puzzle::parse(&rest), Err(PuzzleError::Json(error)) if error.is_eof());
    let last = if breaks_off && kept.rest_is_of(FIRST_KEY) { "" } else { rest.trim() };
    let known = super::parse(path, &format!("{}{last}", kept.whole))?;
    out.cut_off_rest(&kept).with_context(cannot)?;
    if !last.is_empty() {
        out.add(last.to_owned()).with_context(cannot)?;
    }
    Ok((out, known))
}

fn write(out: &mut JournalFile, path: &Path, puzzles: &[Puzzle]) -> Result<()> {
    if puzzles.is_empty() {
        return Ok(());
    }
    let added = puzzles.iter().try_for_each(|puzzle| out.add(puzzle.to_line()));
    added.and_then(|()| out.syncer()()).with_context(|| format!("cannot write `{}`", path.display()))
}
