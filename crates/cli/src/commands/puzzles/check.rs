//! `hnefi puzzles check`: proves again what files of puzzles say.

use std::path::PathBuf;

use anyhow::Result;
use hnefi_puzzles::{Flaw, Puzzle};
use indicatif::{ProgressBar, ProgressStyle};

use super::{Effort, NODES, in_order};
use crate::interrupt;
use crate::output::{self, Answer};

/// Check puzzle files: prove every solution again, and that it is the only one.
///
/// The exit status is 1 if a puzzle is not valid or its line differs from the proof.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Puzzle files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The maximum number of positions the solver visits per question.
    #[arg(long, value_name = "N", default_value_t = NODES, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The number of puzzles checked at a time. Default: one per core.
    #[arg(long, short, value_name = "N")]
    threads: Option<usize>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    interrupt::watch();
    let mut all: Vec<(String, Puzzle)> = Vec::new();
    for path in &arguments.files {
        all.extend(super::read(path)?.into_iter().map(|puzzle| (path.display().to_string(), puzzle)));
    }
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} puzzles, {eta} left");
    let bar = ProgressBar::new(all.len() as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let (mut wrong, mut checked) = (Vec::new(), 0_usize);
    let done = interrupt::during(|| {
        in_order(
            all.len(),
            &Effort { threads: arguments.threads, nodes: arguments.nodes },
            |prover, number| (number, prover.check(&all[number].1)),
            |(number, verdict): (usize, Result<(), Flaw>)| {
                checked += 1;
                bar.inc(1);
                if let Err(flaw) = verdict {
                    let (file, puzzle) = &all[number];
                    wrong.push(format!("{file}: {} ({}): {flaw}", puzzle.id, puzzle.rules));
                }
                Ok(())
            },
        )
    });
    bar.finish_and_clear();
    done?;
    for line in &wrong {
        output::line(line);
    }
    output::line(format_args!("{checked} puzzles, {} wrong", wrong.len()));
    if interrupt::asked() {
        eprintln!("interrupted: not all were checked");
        std::process::exit(130);
    }
    Ok(if wrong.is_empty() { Answer::Yes } else { Answer::No })
}
