//! `hnefi lab search`: which rules make a fair game?

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use hnefi_study::{Candidate, GameTable, Part, Search, Shard, Study, Summary};
use serde::Serialize;

use super::watching::Watching;
use crate::interrupt;
use crate::output::{self, Answer};

/// Search for fair and decisive rules among combinations of rules.
///
/// The file is a study file with `rounds` instead of a strength; see `docs/guide/fair-rules.md`. In each round the remaining rule sets race
/// to be shown fair or unfair, and the better part of those not shown unfair goes on at greater strength. Each round is a study of its own,
/// whose file is written beside its games. Ctrl-C and SIGKILL lose only the games in progress; run the same command to resume.
///
/// Prints the rule sets that reached the last round by merit: the share of games won by the side that wins fewer. Writes all of them to
/// `NAME.csv` and `NAME.json`, and a map of fairness against faithfulness to the sources, `NAME.svg`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The search file.
    file: PathBuf,
    /// The folder for games and results. Default: named after the search.
    #[arg(long, short, value_name = "DIR")]
    out: Option<PathBuf>,
    /// The number of games played at a time. Default: one per core. It does not change the games.
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// List the rule sets that take part, without playing.
    #[arg(long)]
    plan: bool,
    /// Print the results as one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct SearchOutput<'a> {
    name: &'a str,
    title: String,
    combinations: usize,
    drawn: usize,
    left_out: usize,
    candidates: &'a [Candidate],
}

/// How many are printed; the files have them all.
const SHOWN: usize = 20;

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let text = fs::read_to_string(&arguments.file).with_context(|| format!("cannot read `{}`", arguments.file.display()))?;
    let search = Search::parse(&text).with_context(|| format!("in the search `{}`", arguments.file.display()))?;
    if arguments.plan {
        plan(&search);
        return Ok(Answer::Yes);
    }
    let folder = arguments.out.clone().unwrap_or_else(|| PathBuf::from(&search.name));
    fs::create_dir_all(&folder).with_context(|| format!("cannot make `{}`", folder.display()))?;
    let threads = super::run::threads(arguments.threads);
    interrupt::watch_gently();
    let mut summaries: Vec<Summary> = Vec::new();
    while let Some(study) = search.next(&summaries)? {
        let round = summaries.len() + 1;
        eprintln!("round {round} of {}: {} rule sets, {} positions a move", search.rounds.len(), study.arms.len(), study.nodes);
        let Some(summary) = play(&study, &folder, threads)? else {
            eprintln!("interrupted: the games so far are in `{}`; run the same command again to resume", folder.display());
            std::process::exit(130);
        };
        summaries.push(summary);
    }
    let candidates = search.candidates(&summaries);
    write(&search, &candidates, &folder)?;
    let report = report(&search, &candidates);
    if arguments.json {
        output::json(&report)?;
    } else {
        print(&report, &search, &folder);
    }
    Ok(Answer::Yes)
}

fn report<'a>(search: &'a Search, candidates: &'a [Candidate]) -> SearchOutput<'a> {
    SearchOutput {
        name: &search.name,
        title: search.title.en(),
        combinations: search.combinations,
        drawn: search.arms.len(),
        left_out: search.left_out.len(),
        candidates,
    }
}

/// Plays a round; `None` if it was interrupted.
fn play(study: &Study, folder: &Path, threads: usize) -> Result<Option<Summary>> {
    let file = folder.join(format!("{}.toml", study.name));
    output::replace(&file, &study.text)?;
    let shard = Shard::new(study, Part::WHOLE, folder);
    let mut watching = Watching::new(study);
    let whole = interrupt::during(|| shard.run(threads, &mut watching, &interrupt::asked));
    watching.finish();
    if !whole? {
        return Ok(None);
    }
    Ok(Some(Summary::of(study, &GameTable::open(&shard.table_path())?)))
}

fn plan(search: &Search) {
    output::line(search.title.en());
    output::line(format_args!("{} of {} combinations take part", search.arms.len(), search.combinations));
    for arm in &search.arms {
        let (kept, stated) = arm.stated_rules_kept();
        output::line(format_args!("  {kept} of {stated} stated rules kept  {}", arm.id));
    }
    if !search.left_out.is_empty() {
        output::line(format_args!("left out, because their rules make no sense together: {}", search.left_out.len()));
        for (arm, reason) in search.left_out.iter().take(SHOWN) {
            output::line(format_args!("  {arm}: {reason}"));
        }
    }
    for round in &search.rounds {
        output::line(format_args!("round: {} positions a move, {} games at most for each rule set", round.nodes, round.games));
    }
}

fn print(report: &SearchOutput<'_>, search: &Search, folder: &Path) {
    output::line(&report.title);
    output::line(format_args!("{} of {} combinations took part", report.drawn, report.combinations));
    output::line("");
    output::line("rounds  merit  attackers         draws  stated rules kept  rule set");
    for candidate in report.candidates.iter().take(SHOWN) {
        let Some(last) = candidate.last() else { continue };
        output::line(format_args!(
            "{:>6}  {:>5.2}  {:>4.1} [{:>4.1}, {:>5.1}]  {:>3.0} %  {:>3} of {:<3}{:8}  {}{}",
            candidate.rounds.len(),
            last.merit,
            100.0 * last.score.value,
            100.0 * last.score.low,
            100.0 * last.score.high,
            100.0 * last.results.drawn as f64 / last.results.games() as f64,
            candidate.kept,
            candidate.stated,
            "",
            if candidate.unsurpassed { "* " } else { "  " },
            candidate.arm,
        ));
    }
    if report.candidates.len() > SHOWN {
        output::line(format_args!("and {} more", report.candidates.len() - SHOWN));
    }
    output::line("* no other that came as far is at least as fair and at least as true to its source");
    output::line(folder.join(format!("{}.svg", search.name)).display());
}

fn write(search: &Search, candidates: &[Candidate], folder: &Path) -> Result<()> {
    let write = |ending: &str, text: &str| output::replace(&folder.join(format!("{}.{ending}", search.name)), text);
    write("json", &serde_json::to_string_pretty(&report(search, candidates))?)?;
    write("csv", &hnefi_study::candidates_csv(candidates)?)?;
    write("svg", &hnefi_study::fairness_map(&search.title.en(), candidates))
}
