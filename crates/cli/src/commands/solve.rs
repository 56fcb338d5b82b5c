//! `hnefi solve`: whether the king escapes, or is captured, by force.

use std::time::Instant;

use anyhow::{Result, bail};
use hnefi_engine::solver::{Doubt, Goal, Solver, Step, Verdict, Win};
use hnefi_rules::{Game, Side};
use serde::Serialize;

use crate::interrupt;
use crate::output::{self, Answer};
use crate::selection::Selection;

/// Look for a win by force: threat after threat until the king has escaped, or is captured.
///
/// What is won is proved: the line ends the game whatever the other side plays. What is refuted has no win in which every move threatens one; a
/// quiet move may still win. The exit status is 0 for a win, 1 for none or not known.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    selection: Selection,
    /// What is to be forced; if left out, what the side to move wants.
    #[arg(long, value_enum)]
    goal: Option<GoalName>,
    /// How many positions to look at.
    #[arg(long, short, default_value_t = 2_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Megabytes for the table of what is known of them.
    #[arg(long, default_value_t = 128, value_parser = clap::value_parser!(u32).range(1..=65536))]
    hash: u32,
    /// Print one JSON object instead.
    #[arg(long)]
    json: bool,
}

/// What is soon found needs no account of the way there.
const QUIET_SECONDS: f64 = 1.0;

#[derive(Clone, Copy, PartialEq, Eq, Serialize, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
enum GoalName {
    /// The king escapes.
    Escape,
    /// The king is captured.
    Capture,
}

impl GoalName {
    const fn goal(self) -> Goal {
        match self {
            GoalName::Escape => Goal::Escape,
            GoalName::Capture => Goal::Capture,
        }
    }

    const fn of(side: Side) -> GoalName {
        match side {
            Side::Defenders => GoalName::Escape,
            Side::Attackers => GoalName::Capture,
        }
    }

    const fn words(self) -> &'static str {
        match self {
            GoalName::Escape => "the king escapes",
            GoalName::Capture => "the king is captured",
        }
    }
}

#[derive(Serialize)]
struct Report {
    rules: String,
    position: String,
    goal: GoalName,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    shortest: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<String>>,
    nodes: u64,
    seconds: f64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let (rules, position) = arguments.selection.read()?;
    let game = Game::from_position(&rules, position);
    if let Some(outcome) = game.outcome() {
        bail!("position `{}`: the game is over: {outcome}", game.position());
    }
    let goal = arguments.goal.unwrap_or(GoalName::of(game.position().side()));
    interrupt::watch();
    let started = Instant::now();
    let report = &mut |step: Step<'_>| {
        let seconds = started.elapsed().as_secs_f64();
        match step {
            Step::Found(win) if win.shortest => {}
            Step::Found(win) => eprintln!("{seconds:.3} s: {} within {} plies", goal.words(), win.plies),
            Step::NoneWithin(_) if seconds < QUIET_SECONDS => {}
            Step::NoneWithin(plies) => eprintln!("{seconds:.3} s: not within {plies}"),
        }
    };
    let mut solver = Solver::new(arguments.hash as usize);
    let solved = interrupt::during(|| solver.solve(&game, goal.goal(), arguments.nodes, &interrupt::asked, report));
    let seconds = started.elapsed().as_secs_f64();
    let answer = if matches!(solved.verdict, Verdict::Won(_)) { Answer::Yes } else { Answer::No };
    if arguments.json {
        let mut report = Report {
            rules: rules.id(),
            position: game.position().to_string(),
            goal,
            verdict: "unknown",
            reason: None,
            plies: None,
            shortest: None,
            line: None,
            nodes: solved.nodes,
            seconds,
        };
        match solved.verdict {
            Verdict::Won(win) => {
                report.verdict = "won";
                report.line = Some(line(&game, &win));
                report.plies = Some(win.plies);
                report.shortest = Some(win.shortest);
            }
            Verdict::Refuted => report.verdict = "refuted",
            Verdict::Unknown(doubt) => report.reason = Some(word(doubt)),
        }
        output::json(&report)?;
        return Ok(answer);
    }
    match solved.verdict {
        Verdict::Won(win) => {
            let at_most = if win.shortest { "" } else { " at most" };
            let plies = if win.plies == 1 { "ply" } else { "plies" };
            output::line(format_args!("won: {} in {} {plies}{at_most}", goal.words(), win.plies));
            output::line(line(&game, &win).join(" "));
        }
        Verdict::Refuted => output::line("refuted: no sequence of threats wins"),
        Verdict::Unknown(doubt) => output::line(format_args!("unknown: {}", sentence(doubt))),
    }
    eprintln!("{} positions, {seconds:.3} s", solved.nodes);
    Ok(answer)
}

/// The line as it is played, turns lost included.
fn line(game: &Game, win: &Win) -> Vec<String> {
    let mut game = game.clone();
    let before = game.plies().len();
    for mv in &win.line {
        if game.play(*mv).is_err() {
            break;
        }
    }
    game.plies()[before..].iter().map(hnefi_rules::Ply::text).collect()
}

const fn word(doubt: Doubt) -> &'static str {
    match doubt {
        Doubt::Nodes => "nodes",
        Doubt::Stopped => "stopped",
        Doubt::Dice => "dice",
        Doubt::Memory => "memory",
    }
}

const fn sentence(doubt: Doubt) -> &'static str {
    match doubt {
        Doubt::Nodes => "no win was found in so many positions; allow more with --nodes",
        Doubt::Stopped => "stopped before a win was found",
        Doubt::Dice => "nothing can be forced where a die decides who moves",
        Doubt::Memory => "the table is too small for the proof; allow more with --hash",
    }
}
