//! `hnefi puzzles`: positions with one solution, mined from games and proved.

mod check;
mod mine;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

use anyhow::{Result, anyhow};
use hnefi_puzzles::{Prover, Puzzle};

use crate::output::Answer;
use crate::{game_files, interrupt};

/// Find and check puzzles with a single solution.
///
/// A puzzle is a position in which exactly one move forces the escape or the capture of the king, and every other is proved not to; or in
/// which every move but one loses by force. A puzzle file has one JSON object per line.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Mine(mine::Arguments),
    Check(check::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    match &arguments.command {
        Command::Mine(arguments) => mine::run(arguments),
        Command::Check(arguments) => check::run(arguments),
    }
}

/// The puzzles of a file.
fn read(path: &Path) -> Result<Vec<Puzzle>> {
    parse(path, &game_files::text(path)?)
}

/// The puzzles of the text of a file.
fn parse(path: &Path, text: &str) -> Result<Vec<Puzzle>> {
    Puzzle::parse_all(text).map_err(|(line, error)| anyhow!(error).context(format!("`{}`, line {line}", path.display())))
}

/// The maximum number of positions the solver visits per question.
const NODES: u64 = 5_000;

/// How much work is done, and how.
struct Effort {
    /// On this many threads; one for each core if not said.
    threads: Option<usize>,
    /// Positions for each question to the solver.
    nodes: u64,
}

/// Does the work of every number below `count` on several threads, each with a prover of its own, until Ctrl-C; hands over what comes out in the order of the
/// numbers.
fn in_order<T: Send>(
    count: usize,
    effort: &Effort,
    work: impl Fn(&mut Prover, usize) -> T + Sync,
    mut take: impl FnMut(T) -> Result<()>,
) -> Result<()> {
    let threads = effort.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let (next, stopping) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, count.max(1)) {
            let (sender, work, next, stopping) = (sender.clone(), &work, &next, &stopping);
            scope.spawn(move || {
                let mut prover = Prover::new(effort.nodes);
                while !stopping.load(Ordering::Relaxed) && !interrupt::asked() {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || sender.send((number, work(&mut prover, number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let (mut waiting, mut expected) = (BTreeMap::new(), 0);
        while let Ok((number, done)) = receiver.recv() {
            waiting.insert(number, done);
            while let Some(done) = waiting.remove(&expected) {
                expected += 1;
                if let Err(error) = take(done) {
                    stopping.store(true, Ordering::Relaxed);
                    return Err(error);
                }
            }
        }
        Ok(())
    })
}
