//! `hnefi lab verify`: is a table what its study says?

use std::path::PathBuf;

use anyhow::Result;
use hnefi_study::{GameTable, play_again, verify};
use indicatif::{ProgressBar, ProgressStyle};

use crate::interrupt;
use crate::output::{self, Answer};

/// Check the table of a study by replaying its games.
///
/// Openings and dice are drawn again from the seed; every move must be legal with the recorded captures; result, ending and all figures
/// must match the table. With --again the engine also replays some games and must find the same moves, evaluations and numbers of
/// positions, which needs the same engine version. The exit status is 1 if a game is wrong.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The study file.
    study: PathBuf,
    /// The table of its games.
    file: PathBuf,
    /// Replay only this many games, spread evenly over the table. Default: all.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    sample: Option<u64>,
    /// Let the engine play this many games again, spread evenly over the table.
    #[arg(long, value_name = "N", default_value_t = 0)]
    again: u64,
}

/// After this many wrong games the rest is no news.
const MOST_SHOWN: usize = 20;

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let study = super::study(&arguments.study)?;
    let table = GameTable::open(&arguments.file)?;
    // The moves of any engine can be replayed, but only the same engine plays the same games again.
    match arguments.again {
        0 => table.must_have_games_of(&study, &arguments.file)?,
        _ => table.must_be_of(&study, &arguments.file)?,
    }
    interrupt::watch();
    let rows = &table.rows;
    let replayed = evenly(rows.len(), arguments.sample.unwrap_or(u64::MAX));
    let again = evenly(rows.len(), arguments.again);
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left");
    let bar = ProgressBar::new((replayed.len() + again.len()) as u64);
    let bar = bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let mut slips = Vec::new();
    let checks = replayed.iter().map(|index| (*index, false)).chain(again.iter().map(|index| (*index, true)));
    interrupt::during(|| -> Result<()> {
        for (index, playing) in checks {
            let checked = if playing { play_again(&study, &rows[index])? } else { verify(&study, &rows[index]) };
            slips.extend(checked.err());
            bar.inc(1);
            if interrupt::asked() {
                bar.finish_and_clear();
                eprintln!("interrupted: not all games were checked");
                std::process::exit(130);
            }
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    for slip in slips.iter().take(MOST_SHOWN) {
        output::line(slip);
    }
    if slips.len() > MOST_SHOWN {
        output::line(format_args!("and {} more", slips.len() - MOST_SHOWN));
    }
    if let Some(excerpt) = &table.contents.excerpt {
        output::line(format_args!("an excerpt: {} of {} games", rows.len(), excerpt.games));
    }
    output::line(format_args!(
        "{} games: {} replayed, {} played again, {} wrong",
        rows.len(),
        replayed.len(),
        again.len(),
        slips.len()
    ));
    Ok(if slips.is_empty() { Answer::Yes } else { Answer::No })
}

/// How many places of `count`, evenly apart.
fn evenly(count: usize, sample: u64) -> Vec<usize> {
    let sample = usize::try_from(sample).unwrap_or(usize::MAX).min(count);
    (0..sample).map(|index| index * count / sample).collect()
}
