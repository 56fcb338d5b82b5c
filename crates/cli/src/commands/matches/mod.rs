//! `hnefi match`: games between two players, and what they prove.

mod report;
mod watching;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use hnefi_engine::tune::families;
use hnefi_match::player::{Mind, PlayerSpec};
use hnefi_match::{
    Balance, GameReport, Limit, Match, MatchJournal, NamedRules, Opening, Openings, Referee, Stop, read_openings, read_time,
};
use hnefi_rulesets::sha256;
use hnefi_statistics::{Decision, Model, Sprt};
use watching::Watching;

use crate::output::Answer;
use crate::{interrupt, selection};

/// Play a match between two engines and estimate their difference in strength.
///
/// Each opening is played twice, with the sides swapped. A player is one of four kinds. The engine of this build: `level:5`, or settings
/// separated by commas (`nodes:20000`, `depth:6`, `time:100ms`, `clock:10s+0.1s`, `hash:64`, `weights:FOLDER`, `name:NEW`), or `engine` for
/// none. A UGI program: a path (`./other`, `"../old/hnefi engine"`), or a command line after `ugi:` with settings before it
/// (`nodes:5000,ugi:other --flag`). An OpenTafl engine (`opentafl:java -jar OpenTafl.jar --engine`); without `time` or `clock` it uses its own
/// settings. A program with the text protocol of hnefatafl.org (`hnefatafl-org:hnefatafl-text-protocol`).
///
/// With limits in positions or plies, the same command plays the same games again. With `--out` every game is saved, and the same command
/// resumes where the file ends. Ctrl-C stops the match and prints the totals so far.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The first player.
    a: String,
    /// The second player.
    b: String,
    /// The rule sets (ids or files), separated by commas; each pair of games takes the next one.
    #[arg(long, short, value_delimiter = ',', default_value = "alea-walker-2015", value_name = "ID|FILE")]
    rules: Vec<String>,
    /// The number of games, rounded up to an even number. Default: 100; with --sprt as many as needed, at most 40,000.
    #[arg(long, short, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: Option<u64>,
    /// The time per move, such as `100ms`, for players without limits of their own.
    #[arg(long, value_name = "TIME", help_heading = "How long to think")]
    time: Option<String>,
    /// The clock for a game, with the increment per move, such as `10s+0.1s`.
    #[arg(long, value_name = "TIME+TIME", help_heading = "How long to think")]
    clock: Option<String>,
    /// The number of positions visited per move.
    #[arg(long, value_name = "N", help_heading = "How long to think")]
    nodes: Option<String>,
    /// The search depth per move, in plies.
    #[arg(long, value_name = "N", help_heading = "How long to think")]
    depth: Option<String>,
    /// The number of random legal plies at the start of each pair. With --openings, the number of plies taken from each game in the file;
    /// by default all.
    #[arg(long, value_name = "N", help_heading = "Openings")]
    openings_plies: Option<usize>,
    /// A file of openings, one game line or position per line; each pair takes the next one. With limits in positions or plies, the match
    /// ends when all have been played, since the same opening gives the same games.
    #[arg(long, value_name = "FILE", help_heading = "Openings")]
    openings: Option<PathBuf>,
    /// Reject random openings in which a search of 20,000 positions finds one side ahead by more than this many men. Default without a
    /// number: 1.5.
    #[arg(
        long,
        value_name = "MEN",
        num_args = 0..=1,
        default_missing_value = "1.5",
        conflicts_with = "openings",
        help_heading = "Openings"
    )]
    balanced: Option<f64>,
    /// The random seed for the openings, the die and the mistakes of weak levels.
    #[arg(long, default_value_t = 1, help_heading = "Openings")]
    seed: u64,
    /// Run a sequential test: stop when it is decided whether A is stronger by at most ELO0 or by at least ELO1.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true, help_heading = "The test")]
    sprt: Option<Vec<f64>>,
    /// The probability of accepting ELO1 although ELO0 is true.
    #[arg(long, default_value_t = 0.05, help_heading = "The test")]
    alpha: f64,
    /// The probability of accepting ELO0 although ELO1 is true.
    #[arg(long, default_value_t = 0.05, help_heading = "The test")]
    beta: f64,
    /// The Elo model of the test.
    #[arg(long, value_enum, default_value_t = EloModel::Logistic, help_heading = "The test")]
    elo_model: EloModel,
    /// The number of games played at a time. Default: one per core, or half as many if players have a clock or a time per move.
    #[arg(long, short, value_name = "N")]
    concurrency: Option<usize>,
    /// The number of plies after which a game is stopped and counted as a draw.
    #[arg(long, default_value_t = 400, value_name = "N", help_heading = "The games")]
    max_plies: usize,
    /// Adjudicate a game as won when both players have seen a forced win, or an advantage of ten men, for the same side for this many plies
    /// in a row.
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(2..), help_heading = "The games")]
    adjudicate: Option<u32>,
    /// How long an answer may be late before the game is lost on time.
    #[arg(long, default_value = "200ms", value_name = "TIME", help_heading = "The games")]
    margin: String,
    /// How long a program may take to get ready, or to move without a time limit, before it counts as hanging.
    #[arg(long, default_value = "60s", value_name = "TIME", help_heading = "The games")]
    patience: String,
    /// Set an option of program A; may be repeated.
    #[arg(long, value_name = "NAME=VALUE", help_heading = "Programs")]
    a_option: Vec<String>,
    /// Set an option of program B; may be repeated.
    #[arg(long, value_name = "NAME=VALUE", help_heading = "Programs")]
    b_option: Vec<String>,
    /// Write a game line for each game to this file. If the file exists, the match resumes where it ends.
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Add the players' evaluations of each ply to the game lines.
    #[arg(long, requires = "out")]
    scores: bool,
    /// Print the totals as one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum EloModel {
    /// The usual Elo.
    Logistic,
    /// Normalised Elo, for which the length of a test hardly depends on the openings.
    Normalised,
}

/// The default number of plies of a random opening.
const OPENING_PLIES: usize = 4;

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let mut games = arguments.the_match()?;
    games.settings = arguments.settings(&games)?;
    let (mut journal, earlier) = match &arguments.out {
        None => (None, Vec::new()),
        Some(path) => {
            let (journal, earlier) = MatchJournal::open(path, &games.settings, games.sprt.as_ref())?;
            if !earlier.is_empty() {
                eprintln!("`{}` has {} games of this match; resuming after them", path.display(), earlier.len());
            }
            let without = earlier.iter().filter(|game| game.test().is_none()).count();
            match (&games.sprt, earlier.iter().find_map(GameReport::test)) {
                (Some(_), _) if without > 0 => eprintln!(
                    "{without} of them were played without a test: it errs no more often than it says only if it was not chosen for what they came to"
                ),
                (None, Some(test)) => eprintln!(
                    "they were played under the test `{test}`, which is given up: an estimate of games that were counted on until they pleased lies too far out"
                ),
                _ => {}
            }
            (Some(journal), earlier)
        }
    };
    interrupt::watch_gently();
    let sync = journal.as_ref().map(MatchJournal::syncer);
    let sync = || sync.as_ref().map_or(Ok(()), |sync| sync());
    let mut watching = Watching::new(&games, journal.as_mut());
    let played = interrupt::during(|| games.play(earlier, &mut watching, &sync, &interrupt::asked));
    watching.finish();
    let (tally, stop) = played?;
    report::print(&games, &tally, &stop, arguments.json)?;
    match stop {
        Stop::AllPlayed | Stop::NothingNew | Stop::Decided(Decision::H1) => Ok(Answer::Yes),
        Stop::Decided(Decision::H0) => Ok(Answer::No),
        Stop::Interrupted => {
            eprintln!("interrupted: unfinished games are not counted");
            std::process::exit(130);
        }
        Stop::Faulty { player, fault } => {
            let name = &games.players[player as usize].name;
            bail!("{player:?} ({name}) lost {} games in a row by its own fault, the last: {fault}", hnefi_match::FAULTS_IN_A_ROW)
        }
    }
}

impl Arguments {
    fn the_match(&self) -> Result<Match> {
        let players = self.players()?;
        let sprt = self.sprt()?;
        let games = self.games.unwrap_or(if sprt.is_some() { 40_000 } else { 100 });
        let by_the_clock = players.iter().any(|player| player.limit.depends_on_time());
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let usual = if by_the_clock { cores.div_ceil(2) } else { cores };
        Ok(Match {
            players,
            openings: self.openings()?,
            seed: self.seed,
            pairs: games.div_ceil(2),
            sprt,
            referee: Referee {
                longest: self.max_plies,
                adjudicate: self.adjudicate,
                margin: read_time(&self.margin).context("--margin")?,
                patience: read_time(&self.patience).context("--patience")?,
                notes: self.scores,
            },
            concurrency: self.concurrency.unwrap_or(usual).max(1),
            settings: String::new(),
        })
    }

    fn players(&self) -> Result<[PlayerSpec; 2]> {
        let mut limit = Limit::default();
        for (name, value) in [("time", &self.time), ("clock", &self.clock), ("nodes", &self.nodes), ("depth", &self.depth)] {
            if let Some(value) = value {
                limit.set(name, value).with_context(|| format!("--{name}"))?;
            }
        }
        let player = |text: &String, options: &[String]| {
            let mut player = text.parse::<PlayerSpec>()?.with_options(options)?;
            if player.needs_limit() {
                player.limit = limit;
            }
            if player.needs_limit() {
                bail!(
                    "nobody says how long `{player}` may think: write `--time 100ms`, `--nodes 20000`, `--depth 6` or `--clock 10s+0.1s`"
                );
            }
            Ok(player)
        };
        Ok([player(&self.a, &self.a_option)?, player(&self.b, &self.b_option)?])
    }

    fn sprt(&self) -> Result<Option<Sprt>> {
        let Some([elo0, elo1]) = self.sprt.as_deref() else { return Ok(None) };
        let model = match self.elo_model {
            EloModel::Logistic => Model::Logistic,
            EloModel::Normalised => Model::Normalised,
        };
        Ok(Some(Sprt::new(*elo0, *elo1, self.alpha, self.beta, model)?))
    }

    fn openings(&self) -> Result<Openings> {
        let named = |name: &String| Ok(NamedRules { name: name.clone(), rules: selection::ruleset(name)? });
        let rules = self.rules.iter().map(named).collect::<Result<Vec<_>>>()?;
        let Some(path) = &self.openings else {
            let balance = self.balanced.map(|men| Balance { within: (men * 100.0) as i32, ..Balance::default() });
            return Ok(Openings::Random { rules, plies: self.openings_plies.unwrap_or(OPENING_PLIES), balance });
        };
        let text = fs::read_to_string(path).with_context(|| format!("cannot read `{}`", path.display()))?;
        let find = |name: &str| selection::ruleset(name).map_err(|error| format!("{error:#}"));
        read_openings(&text, &rules, self.openings_plies, &find).with_context(|| format!("`{}`", path.display()))
    }

    /// All that the games depend on, in words: what a file of games must have been begun with to go on. Of files the contents
    /// count, in a digest beside the name.
    fn settings(&self, games: &Match) -> Result<String> {
        let [a, b] = &games.players;
        let player = |text: &String, options: &[String], player: &PlayerSpec| {
            let limit = Some(player.limit.to_string()).filter(|limit| !text.contains(limit));
            let weights = digest_of_weights(player);
            let words = [text.clone()].into_iter().chain(options.iter().cloned()).chain(limit).chain(weights);
            words.collect::<Vec<_>>().join(" ")
        };
        let mut words =
            vec![player(&self.a, &self.a_option, a), player(&self.b, &self.b_option, b), format!("seed {}", self.seed)];
        let mut names = self.rules.clone();
        match &self.openings {
            Some(path) => {
                words.push(format!("openings {} {}", path.display(), digest_of_openings(&games.openings, &mut names)));
                words.extend(self.openings_plies.map(|plies| format!("their first {plies} plies")));
            }
            None => words.push(format!("{} random plies", self.openings_plies.unwrap_or(OPENING_PLIES))),
        }
        words.extend(self.balanced.map(|men| format!("balanced {men}")));
        words.push(self.rules.join(" "));
        names.sort();
        names.dedup();
        for name in names {
            words.extend(selection::ruleset(&name)?.own_file().map(|text| format!("{name} {}", digest(text))));
        }
        words.push(format!("at most {} plies", self.max_plies));
        words.extend(self.adjudicate.map(|plies| format!("adjudicated after {plies}")));
        Ok(words.join("; "))
    }
}

/// The first eight hexadecimal digits of the SHA-256.
fn digest(bytes: impl AsRef<[u8]>) -> String {
    sha256(bytes)[..8].to_owned()
}

/// The digest of the openings of a file; the rule sets that they name are added to `names`.
fn digest_of_openings(openings: &Openings, names: &mut Vec<String>) -> String {
    let Openings::Listed(openings) = openings else { return digest("") };
    names.extend(openings.iter().map(|opening| opening.rules.clone()));
    let text = |Opening { rules, game }: &Opening| {
        let plies: String = game.plies().iter().map(|ply| format!(" {}", ply.text())).collect();
        format!("{rules} {}{plies}\n", game.start())
    };
    digest(openings.iter().map(text).collect::<String>())
}

/// The digest of a player's files of weights, where there are any. A file that cannot be read is reported before the first game.
fn digest_of_weights(player: &PlayerSpec) -> Option<String> {
    let Mind::Engine { weights: Some(folder), .. } = &player.mind else { return None };
    let text_of = |family| fs::read_to_string(folder.join(format!("{family}.toml"))).unwrap_or_default();
    Some(digest(families().map(|family| format!("{family}\n{}\n", text_of(family))).collect::<String>()))
}
