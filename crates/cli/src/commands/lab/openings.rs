//! `hnefi lab openings`: making the book of openings of a study.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use hnefi_study::{Book, BookError, BookPlan, Study};
use indicatif::{ProgressBar, ProgressStyle};

use crate::interrupt;
use crate::output::{self, Answer};

/// Make the openings that the rule sets and strengths of a study share.
///
/// Writes the file that the study names with `openings`. For each layout half of the openings consist of random moves and half of moves
/// that this engine rates among the four best. Every rule set of the study can be played from every opening of its layout.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The study file.
    study: PathBuf,
    /// The file to write.
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// The number of openings for each layout.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    games: u16,
    /// The smallest number of plies of an opening, even.
    #[arg(long, value_name = "PLIES", default_value_t = 4)]
    from: u8,
    /// The largest number of plies of an opening, even.
    #[arg(long, value_name = "PLIES", default_value_t = 8)]
    to: u8,
    /// The number of positions the engine visits for each of its moves.
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    nodes: u64,
    /// The random seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(super) fn run(arguments: &Arguments) -> Result<Answer> {
    let path = &arguments.study;
    let arms = Study::arms_of(path).with_context(|| format!("in the study `{}`", path.display()))?;
    refuse_to_replace(&arguments.out)?;
    let plan = BookPlan {
        openings: usize::from(arguments.games),
        plies: (usize::from(arguments.from), usize::from(arguments.to)),
        nodes: arguments.nodes,
        seed: arguments.seed,
    };
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len} openings, {eta} left");
    let bar = ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(200));
    let mut progress = |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    interrupt::watch();
    let book = interrupt::during(|| Book::make(&arms, &plan, &mut progress, &interrupt::asked));
    bar.finish_and_clear();
    if let Err(BookError::Stopped) = book {
        eprintln!("interrupted: nothing was written");
        std::process::exit(130);
    }
    let book = book?;
    refuse_to_replace(&arguments.out)?;
    output::replace(&arguments.out, book.text)?;
    output::line(arguments.out.display());
    Ok(Answer::Yes)
}

fn refuse_to_replace(path: &Path) -> Result<()> {
    if path.exists() {
        bail!("`{}` is there already: move it away, because studies depend on its contents", path.display());
    }
    Ok(())
}
