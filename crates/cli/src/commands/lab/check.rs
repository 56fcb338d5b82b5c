//! `hnefi lab check`: does today's engine say the same as a study that another version played?

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::Result;
use hnefi_statistics::Results;
use hnefi_study::{Check, CheckedArm, Found, GameTable, Outcome, Part, Sample, Shard, Summary};

use super::watching::Watching;
use crate::interrupt;
use crate::output::{self, Answer};

/// Play a sample of a study again with this build's engine, and say whether the verdicts stand.
///
/// What a study found holds for the engine that played it. Some games of each arm are played by today's engine, by another seed than the study's; each
/// arm's verdict is then `changed`, `upheld`, or `undecided` where the games do not tell. What was found is written to `NAME.check.json`
/// beside the table, where `hnefi lab report` and the server read it.
///
/// Every game is kept in the folder of the check as soon as it has ended; after Ctrl-C or SIGKILL the same command goes on from there. The exit status is 1
/// where a verdict has changed.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The file of the study.
    study: PathBuf,
    /// The table of its games.
    table: PathBuf,
    /// Games of each arm at each strength.
    #[arg(long, short, default_value_t = 12, value_name = "N")]
    games: u64,
    /// The strengths, in positions a move for both sides; the study's own if left out.
    #[arg(long, value_delimiter = ',', value_name = "N,…")]
    nodes: Vec<u64>,
    /// The most arms to play, taken evenly; all if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    arms: Option<u16>,
    /// The ply at which a game is broken off and drawn; as in the study if left out.
    #[arg(long, value_name = "N")]
    max_plies: Option<u64>,
    /// Chooses openings and dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The folder for the games of the check; `NAME-check` if left out.
    #[arg(long, short, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Games played at a time; one for each core if left out. The games are the same whatever the number.
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print what was found as one JSON object: what the file holds.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let study = super::study(&arguments.study)?;
    let table = GameTable::open(&arguments.table)?;
    table.must_have_games_of(&study, &arguments.table)?;
    let sample = Sample {
        games: arguments.games,
        nodes: arguments.nodes.clone(),
        arms: arguments.arms.map(usize::from),
        longest: arguments.max_plies,
        seed: arguments.seed,
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

fn words(found: &Found) -> String {
    let Found { nodes, depth, results: Results { won, drawn, lost }, broken_off, score, verdict } = found;
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
