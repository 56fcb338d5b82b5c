//! `hnefi fit`: the engine's weights from games.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use hnefi_match::player::InProcess;
use hnefi_records::GameLine;
use hnefi_tune::{FAR_SIGHT, Fitted, FittedOrder, Samples};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::output::{self, Answer};
use crate::{game_files, selection};

/// Fit the engine's weights to games: the evaluation's by logistic regression on results and scores, and those of move ordering on the
/// quiet moves played.
///
/// Reads files of game lines, as written by `hnefi match --out` and `hnefi convert --to jsonl`. Every quiet position is one observation,
/// every quiet move one choice. The games of every tenth opening are held back to measure how well the weights do on games that they were
/// not fitted to. Games that cannot be replayed, were lost on time, or were lost by a player's own fault (a crash, a hang, an
/// illegal move) are ignored. With `--out` a file of weights is written for each family of rule sets; copy it into the engine's
/// `weights` folder and rebuild to use it.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files of game lines; `-` means standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Write the files of weights to this folder.
    #[arg(long, short, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Start from the files of weights in this folder instead of those of this build, as when an earlier fit played these games.
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
    /// How strongly weights are drawn towards the starting ones, in observations.
    #[arg(long, default_value_t = 6_000.0, value_parser = positive)]
    ridge: f64,
    /// The weight of a score one ply later relative to the current one, from 0 to 1 (scores are recorded by `hnefi match --scores`). At 1
    /// only the result counts.
    #[arg(long, default_value_t = FAR_SIGHT, value_parser = share)]
    far_sight: f64,
    /// Fit the evaluation only, not move ordering. Games of short searches seldom improve move ordering.
    #[arg(long)]
    keep_order: bool,
    /// Print a JSON object for each family.
    #[arg(long)]
    json: bool,
}

pub(super) fn positive(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| number.is_finite() && *number > 0.0);
    number.ok_or_else(|| format!("`{text}` is not a number above 0"))
}

fn share(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| format!("`{text}` is not a number from 0 to 1"))
}

#[derive(Serialize)]
struct FitOutput {
    family: &'static str,
    games: usize,
    positions: usize,
    held_back: usize,
    loss_knowing_nothing: Option<f64>,
    loss_before: Option<f64>,
    loss: Option<f64>,
    moves: Option<usize>,
    moves_loss_before: Option<f64>,
    moves_loss: Option<f64>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let samples = collect(arguments)?;
    if samples.families().next().is_none() {
        bail!("there are no usable games to fit to");
    }
    if !arguments.json {
        let order = if arguments.keep_order { "" } else { "     moves   loss: before  fitted" };
        output::line(format_args!(
            "{:<10} {:>6} {:>9} {:>9}   loss: nothing  before  fitted{order}",
            "family", "games", "positions", "held back"
        ));
    }
    for (family, games, positions) in samples.families() {
        let note = format!(
            "Fitted to {positions} positions of {games} games, ridge {}, far sight {}: what one of each term is worth to the\nattackers, in thousandths of a man, and how much each sign speaks for a quiet move, in thousandths of a logit.",
            arguments.ridge, arguments.far_sight
        );
        let fitted = samples.fit(family, arguments.ridge, &note).with_context(|| format!("family {family}"))?;
        tell(&fitted, arguments.json)?;
        if let Some(folder) = &arguments.out {
            write_weights(folder, family, &fitted.file)?;
        }
    }
    Ok(Answer::Yes)
}

/// Writes a family's file of weights to a folder, which is created if missing.
pub(super) fn write_weights(folder: &Path, family: &str, file: &str) -> Result<PathBuf> {
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make `{}`", folder.display()))?;
    let path = folder.join(format!("{family}.toml"));
    output::replace(&path, file)?;
    Ok(path)
}

/// Reads all the games.
fn collect(arguments: &Arguments) -> Result<Samples> {
    let before = arguments.from.as_deref().map(InProcess::read_weights).transpose()?.unwrap_or_default();
    let mut samples = Samples::new(arguments.far_sight, !arguments.keep_order, before);
    let mut left_out: Vec<String> = Vec::new();
    for path in &arguments.files {
        let text = game_files::text(path)?;
        let progress = progress(text.lines().count());
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let at = || format!("`{}`, line {}", path.display(), index + 1);
            let line = GameLine::parse(line).with_context(at)?;
            let ruleset = selection::ruleset(&line.rules).with_context(at)?;
            if let Some(reason) = tells_nothing(&line) {
                left_out.push(format!("{}: {reason}", at()));
            } else if let Err(error) = samples.add(&line, &ruleset) {
                left_out.push(format!("{}: {error}", at()));
            }
            progress.inc(1);
        }
        progress.finish_and_clear();
    }
    if let Some(first) = left_out.first() {
        eprintln!("{} games left out; the first: {first}", left_out.len());
    }
    Ok(samples)
}

/// Why the winner says nothing about the positions, if that is so: the loser ran out of time, or its program failed.
fn tells_nothing(line: &GameLine) -> Option<&'static str> {
    if line.tags.get("end").and_then(|end| end.as_str()) == Some("timeout") {
        return Some("lost by the clock");
    }
    line.tags.contains_key("fault").then_some("lost by a fault")
}

fn progress(games: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left");
    ProgressBar::new(games as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn tell(fitted: &Fitted, json: bool) -> Result<()> {
    let Fitted { family, games, positions, held_back, loss_knowing_nothing, loss_before, loss, order, .. } = *fitted;
    if json {
        return output::json(&FitOutput {
            family,
            games,
            positions,
            held_back,
            loss_knowing_nothing,
            loss_before,
            loss,
            moves: order.map(|order| order.moves),
            moves_loss_before: order.and_then(|order| order.loss_before),
            moves_loss: order.and_then(|order| order.loss),
        });
    }
    let text = |loss: Option<f64>| loss.map_or_else(|| "-".to_owned(), |loss| format!("{loss:.4}"));
    let order = order
        .map(|FittedOrder { moves, loss_before, loss }| format!(" {moves:>9}        {:>7} {:>7}", text(loss_before), text(loss)));
    output::line(format_args!(
        "{family:<10} {games:>6} {positions:>9} {held_back:>9}        {:>7} {:>7} {:>7}{}",
        text(loss_knowing_nothing),
        text(loss_before),
        text(loss),
        order.unwrap_or_default()
    ));
    Ok(())
}
