//! `hnefi solve`: whether the king escapes, or is captured, by force.

use std::time::Instant;

use anyhow::{Result, bail};
use hnefi_engine::solver::{Doubt, Goal, Solver, Step, Verdict};
use hnefi_engine::{Limits, ScoreKind, Searcher};
use hnefi_rules::rules::Dice;
use hnefi_rules::{Game, Move, Side};
use serde::Serialize;

use crate::interrupt;
use crate::output::{self, Answer};
use crate::selection::Selection;

/// Search for a forced win by threats: the king escapes or is captured.
///
/// A win found is proved: the line wins against any defence. "No win by threats alone" means that there is no win in which every move is a
/// threat. In addition a normal search looks for a shorter win or one with quiet moves; its result is printed but not proved. The exit
/// status is 0 for a proved win, otherwise 1.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    selection: Selection,
    /// The goal to force. Default: the goal of the side to move.
    #[arg(long, value_enum)]
    goal: Option<GoalName>,
    /// The maximum number of positions to visit.
    #[arg(long, short, default_value_t = 2_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The size of the solver's table in megabytes.
    #[arg(long, default_value_t = 128, value_parser = clap::value_parser!(u32).range(1..=65536))]
    hash: u32,
    /// Print one JSON object.
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

/// How many positions the search may visit that looks for what threats alone do not find: a fraction of a second.
const SEARCHED: u64 = 300_000;
/// Megabytes of its transposition table.
const SEARCH_TABLE: usize = 16;

/// A forced win as the search sees it, with quiet moves in it; its pruning makes it no proof.
#[derive(Serialize)]
struct Seen {
    plies: u32,
    line: Vec<String>,
}

#[derive(Serialize)]
struct SolveOutput {
    rules: String,
    position: String,
    goal: GoalName,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<u32>,
    /// Whether no other sequence of threats is shorter.
    #[serde(skip_serializing_if = "Option::is_none")]
    shortest_by_threats: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seen: Option<Seen>,
    nodes: u64,
    seconds: f64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let (rules, position) = arguments.selection.read()?;
    let game = Game::from_position(&rules, position);
    if let Some(outcome) = game.outcome() {
        bail!("position `{}`: the game is over: {outcome}", game.position());
    }
    if !Searcher::has_room(arguments.hash as usize) {
        bail!("a table of {} MB does not fit into memory: give a smaller `--hash`", arguments.hash);
    }
    let goal = arguments.goal.unwrap_or(GoalName::of(game.position().side()));
    interrupt::watch();
    let started = Instant::now();
    let report = &mut |step: Step<'_>| {
        let seconds = started.elapsed().as_secs_f64();
        match step {
            Step::SearchResult(win) if win.shortest => {}
            Step::SearchResult(win) => eprintln!("{seconds:.3} s: {} within {} plies", goal.words(), win.plies),
            Step::NoneWithin(_) if seconds < QUIET_SECONDS => {}
            Step::NoneWithin(plies) => eprintln!("{seconds:.3} s: not within {plies}"),
        }
    };
    let mut solver = Solver::new(arguments.hash as usize);
    let solved = interrupt::during(|| solver.solve(&game, goal.goal(), arguments.nodes, &interrupt::asked, report));
    let proved = match &solved.verdict {
        Verdict::Won(win) => Some(win.plies),
        Verdict::NoThreats | Verdict::Unknown(_) => None,
    };
    let seen = interrupt::during(|| see(&game, goal.goal().winner(), proved));
    let seconds = started.elapsed().as_secs_f64();
    let answer = if matches!(solved.verdict, Verdict::Won(_)) { Answer::Yes } else { Answer::No };
    if arguments.json {
        let mut report = SolveOutput {
            rules: rules.id(),
            position: game.position().to_string(),
            goal,
            verdict: "unknown",
            reason: None,
            plies: None,
            shortest_by_threats: None,
            line: None,
            seen,
            nodes: solved.nodes,
            seconds,
        };
        match solved.verdict {
            Verdict::Won(win) => {
                report.verdict = "won";
                report.line = Some(text(&game, &win.line));
                report.plies = Some(win.plies);
                report.shortest_by_threats = Some(win.shortest);
            }
            Verdict::NoThreats => report.verdict = "no-win-by-threats",
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
            output::line(text(&game, &win.line).join(" "));
        }
        Verdict::NoThreats => output::line("no win by threats alone"),
        Verdict::Unknown(doubt) => output::line(format_args!("unknown: {}", sentence(doubt))),
    }
    if let Some(seen) = seen {
        let side = goal.goal().winner();
        let sooner = if proved.is_some() { "sooner, " } else { "" };
        output::line(format_args!(
            "the search sees the {side} win {sooner}in {} plies by moves that are not all threats; this is not proved:",
            seen.plies
        ));
        output::line(seen.line.join(" "));
    }
    eprintln!("{} positions, {seconds:.3} s", solved.nodes);
    Ok(answer)
}

/// The win that a search sees for a side where threats alone prove none, or none so soon.
fn see(game: &Game, winner: Side, proved: Option<u32>) -> Option<Seen> {
    if game.variant().rules().dice != Dice::None || proved == Some(1) {
        return None;
    }
    let mut searcher = Searcher::new(SEARCH_TABLE);
    let mut search = |game: &Game, depth: Option<u32>| {
        let limits = Limits { depth, ..Limits::nodes(SEARCHED) };
        let side = game.position().side();
        let found = searcher.search(game, &limits, &interrupt::asked, &mut |_| {});
        (found.score.from_attackers_view(side), found.pv)
    };
    let (score, pv) = search(game, proved.map(|plies| plies - 1));
    let ScoreKind::Win { side, plies } = score else { return None };
    if side != winner || proved.is_some_and(|proved| plies >= proved) {
        return None;
    }
    // The principal variation may stop where the transposition table had the answer: search on from its end.
    let mut end = game.clone();
    let mut moves = pv;
    let mut line = Vec::new();
    while !moves.is_empty() && moves.iter().all(|mv| end.play(*mv).is_ok()) {
        line.append(&mut moves);
        if end.outcome().is_none() && (line.len() as u32) < plies {
            moves = search(&end, None).1;
        }
    }
    Some(Seen { plies, line: text(game, &line) })
}

/// The line as it is played, turns lost included.
fn text(game: &Game, moves: &[Move]) -> Vec<String> {
    let mut game = game.clone();
    let before = game.plies().len();
    for mv in moves {
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
        Doubt::Turns => "turns",
    }
}

const fn sentence(doubt: Doubt) -> &'static str {
    match doubt {
        Doubt::Nodes => "no win was found within the node limit; raise it with --nodes",
        Doubt::Stopped => "stopped before a win was found",
        Doubt::Dice => "nothing can be forced where a die decides who moves",
        Doubt::Memory => "the table is too small for the proof; raise it with --hash",
        Doubt::Turns => "no win was found before the game may be drawn by its number of turns; captures might put that off",
    }
}
