//! `hnefi puzzles check`: proves again what files of puzzles say, and corrects them on demand.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Result;
use hnefi_puzzles::{Flaw, Puzzle, difference};
use indicatif::{ProgressBar, ProgressStyle};

use super::{Effort, NODES, in_order};
use crate::interrupt;
use crate::output::{self, Answer};

/// Check puzzle files: prove every solution again, and that it is the only one.
///
/// The exit status is 1 if a puzzle is not valid or differs from the proof, also where that has been corrected.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Puzzle files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The maximum number of positions the solver visits per question.
    #[arg(long, value_name = "N", default_value_t = NODES, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Rewrite the files by the proofs: correct what differs, and leave out what is no puzzle. A puzzle that is not settled
    /// within `--nodes` is kept as it is.
    #[arg(long)]
    fix: bool,
    /// The number of puzzles checked at a time. Default: one per core.
    #[arg(long, short, value_name = "N")]
    threads: Option<usize>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    interrupt::watch();
    // A file named twice, perhaps by two paths, is checked once. A missing one is reported when it is read.
    let mut named = BTreeSet::new();
    let is_new = |path: &&PathBuf| named.insert(path.canonicalize().unwrap_or_else(|_| path.to_path_buf()));
    let files: Vec<&PathBuf> = arguments.files.iter().filter(is_new).collect();
    let mut all: Vec<(&Path, Puzzle)> = Vec::new();
    for path in &files {
        all.extend(super::read(path)?.into_iter().map(|puzzle| (path.as_path(), puzzle)));
    }
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} puzzles, {eta} left");
    let bar = ProgressBar::new(all.len() as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let (mut wrong, mut proved) = (Vec::new(), Vec::new());
    let done = interrupt::during(|| {
        in_order(
            all.len(),
            &Effort { threads: arguments.threads, nodes: arguments.nodes },
            |prover, number| prover.prove(&all[number].1),
            |proof: Result<Puzzle, Flaw>| {
                let (file, puzzle) = &all[proved.len()];
                bar.inc(1);
                if let Err(flaw) = proof
                    .as_ref()
                    .map_err(ToString::to_string)
                    .and_then(|right| difference(puzzle, right).map_err(|flaw| flaw.to_string()))
                {
                    wrong.push(format!("{}: {} ({}): {flaw}", file.display(), puzzle.id, puzzle.rules));
                }
                proved.push(match proof {
                    Err(Flaw::Unproved(_)) => Some(puzzle.clone()),
                    proof => proof.ok(),
                });
                Ok(())
            },
        )
    });
    bar.finish_and_clear();
    done?;
    for line in &wrong {
        output::line(line);
    }
    output::line(format_args!("{} puzzles, {} wrong", proved.len(), wrong.len()));
    if interrupt::asked() {
        eprintln!("interrupted: not all were checked");
        std::process::exit(130);
    }
    if arguments.fix {
        for path in files {
            let of_file = all.iter().zip(&proved).filter(|((file, _), _)| file == path);
            let text: String = of_file.filter_map(|(_, proof)| proof.as_ref()).map(|puzzle| puzzle.to_line() + "\n").collect();
            output::replace(path, text)?;
        }
    }
    Ok(if wrong.is_empty() { Answer::Yes } else { Answer::No })
}
