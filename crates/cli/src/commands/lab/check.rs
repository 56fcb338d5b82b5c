//! `hnefi lab check`: does today's engine say the same as a study that another version played?

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::Result;
use hnefi_statistics::Results;
use hnefi_study::{Check, CheckedArm, GameTable, Outcome, Part, Sample, Shard, StrengthResult, Summary};

use super::watching::Watching;
use crate::interrupt;
use crate::output::{self, Answer};

/// Check a study's verdicts with this build's engine on a sample of games.
///
/// The results of a study hold for the engine that played it. This command plays some games of each arm with the current engine and
/// another seed; each arm's verdict is then `changed`, `upheld`, or `undecided` if the games are too few. The result is written to
/// `NAME.check.json` beside the table, where `hnefi lab report` and the server read it.
///
/// Every game is saved in the folder of the check as soon as it ends; run the same command to resume after Ctrl-C or SIGKILL. The exit
/// status is 1 if a verdict has changed.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The study file.
    study: PathBuf,
    /// The table of its games.
    table: PathBuf,
    /// The number of games of each arm at each strength.
    #[arg(long, short, default_value_t = 12, value_name = "N")]
    games: u64,
    /// The strengths, in positions per move for both sides. Default: the study's own.
    #[arg(long, value_delimiter = ',', value_name = "N,…")]
    nodes: Vec<u64>,
    /// The maximum number of arms to play, spread evenly. Default: all.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    arms: Option<u16>,
    /// The number of plies after which a game is stopped and counted as a draw. Default: as in the study.
    #[arg(long, value_name = "N")]
    max_plies: Option<u64>,
    /// The random seed for dice, and for openings where the study names no book of them. Default: one more than that of the study.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The folder for the games of the check. Default: `NAME-check`.
    #[arg(long, short, value_name = "DIR")]
    out: Option<PathBuf>,
    /// The number of games played at a time. Default: one per core. It does not change the games.
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print the result as one JSON object, as in the file.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let study = super::study(&arguments.study)?;
    let table = super::whole_table(&study, &arguments.table)?;
    let sample = Sample {
        games: arguments.games,
        nodes: arguments.nodes.clone(),
        arms: arguments.arms.map(usize::from),
        longest: arguments.max_plies,
        seed: arguments.seed.unwrap_or_else(|| study.seed.wrapping_add(1)),
    };
    let again = sample.study(&study)?;
    let shard = Shard::new(&again, Part::WHOLE, &super::folder(arguments.out.as_deref(), &again));
    interrupt::watch_gently();
    let mut watching = Watching::new(&again);
    let whole = interrupt::during(|| shard.run(super::run::threads(arguments.threads), &mut watching, &interrupt::asked));
    watching.finish();
    if !whole? {
        super::run::interrupted(&shard);
    }
    let played = GameTable::open(&shard.table_path())?;
    let check = Check::of(&study, &Summary::of(&study, &table), &again, &played, today());
    let path = Check::path(arguments.table.parent().unwrap_or(Path::new("")), &study.name);
    check.write(&path)?;
    if arguments.json {
        output::json(&check)?;
    } else {
        print(&check, &path);
    }
    Ok(if check.changed == 0 { Answer::Yes } else { Answer::No })
}

/// The day, in UTC.
fn today() -> String {
    humantime::format_rfc3339_seconds(SystemTime::now()).to_string().chars().take(10).collect()
}

fn print(check: &Check, path: &Path) {
    output::line(format_args!(
        "{}: {} games played again by the engine with fingerprint {}",
        check.study, check.games, check.engine
    ));
    for CheckedArm { arm, then, now, outcome } in &check.arms {
        let word = match outcome {
            Outcome::Changed => "changed",
            Outcome::Upheld => "upheld",
            Outcome::Undecided => "undecided",
        };
        output::line(format_args!("{word:9}  {arm}"));
        output::line(format_args!("           then {}", words(then)));
        for found in now {
            output::line(format_args!("           now  {}", words(found)));
        }
    }
    let Check { changed, upheld, undecided, .. } = check;
    output::line(format_args!(
        "verdicts of {} arms: {changed} changed, {upheld} upheld, {undecided} undecided",
        check.arms.len()
    ));
    output::line(path.display());
}

fn words(found: &StrengthResult) -> String {
    let StrengthResult { nodes, depth, results: Results { won, drawn, lost }, broken_off, score, verdict } = found;
    let depth = depth.map_or_else(String::new, |depth| format!(" ({depth:.1} plies deep)"));
    let cut = if *broken_off == 0 { String::new() } else { format!(" ({broken_off} broken off)") };
    let percent = |share: f64| 100.0 * share;
    format!(
        "{nodes} positions{depth}: attackers +{won} ={drawn}{cut} -{lost}, {:.1} % [{:.1}, {:.1}], {}",
        percent(score.value),
        percent(score.low),
        percent(score.high),
        verdict.word()
    )
}
