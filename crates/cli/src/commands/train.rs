//! `hnefi train`: the weights of the evaluation from search scores.

use std::collections::BTreeSet;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use hnefi_match::NamedRules;
use hnefi_match::player::InProcess;
use hnefi_tune::{FittedToLabels, LabelFits, LabelledGame};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::fit::{positive, write_weights};
use crate::output::{self, Answer};
use crate::{game_files, selection};

/// Fit the weights of the engine's evaluation to search scores, by least squares.
///
/// Reads files of labelled positions, as written by `hnefi datagen`. Every tenth game of each rule set is held back to measure how well the weights do on
/// games that they were not fitted to. With `--out` a file of weights is written for each family of rule sets. Test them in a match:
/// `hnefi match weights:DIR,nodes:3000 nodes:3000`; to use them, copy them into the engine's `weights` folder and rebuild. What is fitted
/// are the weights of either side's turn; those of the hunt, of the siege and of move ordering are kept.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files of labelled positions; `-` means standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Write the files of weights to this folder.
    #[arg(long, short, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Start from the files of weights in this folder instead of those of this build.
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
    /// How strongly weights are drawn towards the starting ones, in observations.
    #[arg(long, default_value_t = 300.0, value_parser = positive)]
    ridge: f64,
    /// Print a JSON object for each family.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct TrainOutput {
    family: &'static str,
    games: usize,
    positions: usize,
    held_back: usize,
    error_knowing_nothing: f64,
    error_before: f64,
    error: f64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let games = read(arguments)?;
    let before = arguments.from.as_deref().map(InProcess::read_weights).transpose()?.unwrap_or_default();
    let names: BTreeSet<&str> = games.iter().map(|(_, game)| game.rules.as_str()).collect();
    let named = |name: &&str| Ok(NamedRules { name: (*name).to_owned(), rules: selection::ruleset(name)? });
    let rules = names.iter().map(named).collect::<Result<Vec<NamedRules>>>()?;
    let mut fits = LabelFits::new(&rules, &before);
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left");
    let bar = ProgressBar::new(games.len() as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    for (place, game) in &games {
        fits.add(game).with_context(|| place.clone())?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    if !arguments.json {
        output::line(format_args!(
            "{:<10} {:>6} {:>9} {:>9}   error in men: nothing  before  fitted",
            "family", "games", "positions", "held back"
        ));
    }
    for (family, games, positions) in fits.families() {
        let note = format!(
            "Fitted to the search scores of {positions} positions of {games} games, ridge {}: what one of each term is worth to the\nattackers, in thousandths of a man, and how much each sign speaks for a quiet move, in thousandths of a logit.",
            arguments.ridge
        );
        let fitted = fits.fit(family, arguments.ridge, &note).with_context(|| format!("family {family}"))?;
        tell(&fitted, arguments.json)?;
        if let Some(folder) = &arguments.out {
            write_weights(folder, family, &fitted.file)?;
        }
    }
    Ok(Answer::Yes)
}

/// The games of all files, each with the place where it stands.
fn read(arguments: &Arguments) -> Result<Vec<(String, LabelledGame)>> {
    let mut all = Vec::new();
    for path in &arguments.files {
        let name = path.display();
        let games = LabelledGame::read(&game_files::text(path)?);
        let games = games.map_err(|(line, reason)| anyhow!("`{name}`, line {line}: {reason}"))?;
        all.extend(games.into_iter().map(|game| (format!("`{name}`, line {}", game.game + 1), game)));
    }
    if all.iter().all(|(_, game)| game.labels.is_empty()) {
        bail!("there are no labels to fit to");
    }
    Ok(all)
}

fn tell(fitted: &FittedToLabels, json: bool) -> Result<()> {
    let FittedToLabels { family, games, positions, held_back, error_knowing_nothing, error_before, error, .. } = *fitted;
    if json {
        return output::json(&TrainOutput { family, games, positions, held_back, error_knowing_nothing, error_before, error });
    }
    output::line(format_args!(
        "{family:<10} {games:>6} {positions:>9} {held_back:>9}                {error_knowing_nothing:>7.4} {error_before:>7.4} {error:>7.4}"
    ));
    Ok(())
}
