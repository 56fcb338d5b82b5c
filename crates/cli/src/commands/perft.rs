//! `hnefi perft`: counting legal move sequences.

use std::time::Instant;

use anyhow::Result;
use hnefi_rules::{perft, perft_divide};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::output::{self, Answer};
use crate::selection::Selection;

/// Count the legal move sequences of a given length (perft).
///
/// A finished game has no continuations. Repetition, the die and passing are ignored.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    selection: Selection,
    /// The length in plies.
    #[arg(long, short, default_value_t = 2, value_parser = clap::value_parser!(u32).range(0..=20))]
    depth: u32,
    /// Show the count for each first move.
    #[arg(long)]
    divide: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct PerftOutput {
    rules: String,
    position: String,
    depth: u32,
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<serde_json::Map<String, serde_json::Value>>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let (rules, position) = arguments.selection.read()?;
    let compiled = rules.compiled();
    let started = Instant::now();
    let mut divided = Vec::new();
    let nodes = match arguments.depth {
        0 => 1,
        depth => {
            let moves: Vec<_> = perft_divide(&position, compiled, 1).into_iter().map(|(mv, _)| mv).collect();
            let progress = progress(moves.len() as u64, depth);
            let mut total = 0;
            for mv in moves {
                let mut next = position.clone();
                next.play(compiled, mv);
                let count = perft(&next, compiled, depth - 1);
                divided.push((mv, count));
                total += count;
                progress.inc(1);
            }
            progress.finish_and_clear();
            total
        }
    };
    let seconds = started.elapsed().as_secs_f64();
    if arguments.json {
        let divide = arguments.divide.then(|| divided.iter().map(|(mv, n)| (mv.to_string(), (*n).into())).collect());
        output::json(&PerftOutput {
            rules: rules.id(),
            position: position.to_string(),
            depth: arguments.depth,
            nodes,
            seconds,
            divide,
        })?;
    } else {
        if arguments.divide {
            divided.iter().for_each(|(mv, n)| output::line(format_args!("{mv} {n}")));
        }
        output::line(nodes);
        eprintln!("{seconds:.3} s, {:.1} million nodes/s", nodes as f64 / seconds.max(1e-9) / 1e6);
    }
    Ok(Answer::Yes)
}

/// A bar on stderr for what takes long; nothing where stderr is no terminal.
fn progress(moves: u64, depth: u32) -> ProgressBar {
    if depth < 4 {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} first moves, {eta} left");
    ProgressBar::new(moves).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
