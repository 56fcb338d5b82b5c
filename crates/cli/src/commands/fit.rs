//! `hnefi fit`: the weights of the evaluation from games.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use hnefi_lab::{Fitted, Samples};
use hnefi_rules::GameLine;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::game_files;
use crate::interrupt;
use crate::output::{self, Answer};
use crate::selection;

/// Fit the evaluation's weights to games, by logistic regression of who won on what the evaluation counts.
///
/// Reads files of game lines, such as `hnefi match --out` writes. Every quiet position counts as one observation; every tenth game is held
/// back, and shows how well the weights do on games that they were not fitted to. With `--out` a file of weights is written for each family
/// of rule sets met; built into the engine's `weights` folder it is what the engine plays by.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files of game lines; `-` is standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Write the files of weights into this folder.
    #[arg(long, short, value_name = "DIR")]
    out: Option<PathBuf>,
    /// How strongly weights are drawn to those of this build: as by so many observations.
    #[arg(long, default_value_t = 6_000.0, value_parser = positive)]
    ridge: f64,
    /// Print a JSON object for each family.
    #[arg(long)]
    json: bool,
}

fn positive(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| number.is_finite() && *number > 0.0);
    number.ok_or_else(|| format!("`{text}` is not a number above nought"))
}

#[derive(Serialize)]
struct Report {
    family: &'static str,
    games: usize,
    positions: usize,
    held_back: usize,
    loss_knowing_nothing: f64,
    loss_before: f64,
    loss: f64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    interrupt::watch();
    let samples = collect(arguments)?;
    if let Some(folder) = &arguments.out {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make `{}`", folder.display()))?;
    }
    if !arguments.json {
        output::line(format_args!(
            "{:<10} {:>6} {:>9} {:>9}   loss: nothing  before  fitted",
            "family", "games", "positions", "held back"
        ));
    }
    for (family, games, positions) in samples.families() {
        let note = format!(
            "Fitted to {positions} positions of {games} games, ridge {}: what one of each term is worth\nto the attackers, in thousandths of a man.",
            arguments.ridge
        );
        let fitted = samples.fit(family, arguments.ridge, &note).with_context(|| format!("family {family}"))?;
        tell(&fitted, arguments.json)?;
        if let Some(folder) = &arguments.out {
            let path = folder.join(format!("{family}.toml"));
            std::fs::write(&path, &fitted.file).with_context(|| format!("cannot write `{}`", path.display()))?;
        }
    }
    Ok(Answer::Yes)
}

/// Reads all the games.
fn collect(arguments: &Arguments) -> Result<Samples> {
    let mut samples = Samples::default();
    for path in &arguments.files {
        let text = game_files::text(path)?;
        let progress = progress(text.lines().count());
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let at = || format!("`{}`, line {}", path.display(), index + 1);
            let line = GameLine::parse(line).with_context(at)?;
            let ruleset = selection::ruleset(&line.rules).with_context(at)?;
            samples.add(&line, &ruleset).with_context(at)?;
            progress.inc(1);
            if interrupt::asked() {
                bail!("interrupted: nothing was fitted");
            }
        }
        progress.finish_and_clear();
    }
    Ok(samples)
}

fn progress(games: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left");
    ProgressBar::new(games as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn tell(fitted: &Fitted, json: bool) -> Result<()> {
    let Fitted { family, games, positions, held_back, loss_knowing_nothing, loss_before, loss, .. } = *fitted;
    if json {
        return output::json(&Report { family, games, positions, held_back, loss_knowing_nothing, loss_before, loss });
    }
    output::line(format_args!(
        "{family:<10} {games:>6} {positions:>9} {held_back:>9}        {loss_knowing_nothing:>7.4} {loss_before:>7.4} {loss:>7.4}"
    ));
    Ok(())
}
