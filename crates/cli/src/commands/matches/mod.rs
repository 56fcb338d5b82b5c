//! `hnefi match`: games between two players, and what they prove.

mod report;
mod watching;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use hnefi_match::player::PlayerSpec;
use hnefi_match::{Balance, GameReport, Journal, Limit, Match, NamedRules, Openings, Referee, Stop, read_openings, read_time};
use hnefi_statistics::{Decision, Model, Sprt};
use watching::Watching;

use crate::output::Answer;
use crate::{interrupt, selection};

/// Play games between two engines, and say which is stronger and how sure that is.
///
/// Each opening is played twice, with the sides changed. A player is the engine of this build: `level:5`, or settings with commas between
/// (`nodes:20000`, `depth:6`, `time:100ms`, `clock:10s+0.1s`, `hash:64`, `weights:FOLDER`, `name:NEW`;
/// `engine` for none). Or it is a program that speaks UGI: a path (`./other`, `"../old/hnefi engine"`), or a command line after `ugi:` and settings before it (`nodes:5000,ugi:other --flag`). Or it speaks the
/// protocol of OpenTafl (`opentafl:java -jar OpenTafl.jar --engine`; with no `time` or `clock` before it, it thinks as long as its own settings say), or
/// the text protocol of hnefatafl.org (`hnefatafl-org:hnefatafl-text-protocol`).
///
/// With limits in positions or plies the same command plays the same games again. With `--out` every game is kept; the same command goes on
/// where the file ends. Ctrl-C stops the match and prints the totals so far.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The first player.
    a: String,
    /// The second player.
    b: String,
    /// The rule sets (ids or files), one or several with commas between; each pair of games takes the next.
    #[arg(long, short, value_delimiter = ',', default_value = "alea-walker-2015", value_name = "ID|FILE")]
    rules: Vec<String>,
    /// How many games; an odd number is rounded up. 100 if left out, with --sprt as many as it takes, 40,000 at most.
    #[arg(long, short, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: Option<u64>,
    /// A time for each move of a player that says nothing else: `100ms`.
    #[arg(long, value_name = "TIME", help_heading = "How long to think")]
    time: Option<String>,
    /// A clock for the game, with what each move adds to it: `10s+0.1s`.
    #[arg(long, value_name = "TIME+TIME", help_heading = "How long to think")]
    clock: Option<String>,
    /// Positions visited for each move.
    #[arg(long, value_name = "N", help_heading = "How long to think")]
    nodes: Option<String>,
    /// Plies searched for each move.
    #[arg(long, value_name = "N", help_heading = "How long to think")]
    depth: Option<String>,
    /// Random legal plies at the beginning of each pair. With --openings: as many of each game in the file; all if left out.
    #[arg(long, value_name = "N", help_heading = "Openings")]
    openings_plies: Option<usize>,
    /// A file of openings, a game line or a position a line; each pair takes the next. With limits in positions or plies the match ends when all have been
    /// played, for the same opening gives the same games.
    #[arg(long, value_name = "FILE", help_heading = "Openings")]
    openings: Option<PathBuf>,
    /// Put random openings aside where a search of 20,000 positions finds one side better by more than this many men; 1.5 if no number is given.
    #[arg(long, value_name = "MEN", num_args = 0..=1, default_missing_value = "1.5", help_heading = "Openings")]
    balanced: Option<f64>,
    /// Chooses the openings, the throws of the die and the errors of the weak levels.
    #[arg(long, default_value_t = 1, help_heading = "Openings")]
    seed: u64,
    /// Stop as soon as it is decided whether A is stronger by ELO0 or less, or by ELO1 or more.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true, help_heading = "The test")]
    sprt: Option<Vec<f64>>,
    /// How often the test may accept ELO1 although ELO0 is true.
    #[arg(long, default_value_t = 0.05, help_heading = "The test")]
    alpha: f64,
    /// How often the test may accept ELO0 although ELO1 is true.
    #[arg(long, default_value_t = 0.05, help_heading = "The test")]
    beta: f64,
    /// In which Elo the test is meant.
    #[arg(long, value_enum, default_value_t = EloModel::Logistic, help_heading = "The test")]
    elo_model: EloModel,
    /// Games played at a time. If left out, one for each core; half as many where players think by the clock.
    #[arg(long, short, value_name = "N")]
    concurrency: Option<usize>,
    /// A game that has this many plies is broken off and drawn.
    #[arg(long, default_value_t = 400, value_name = "N", help_heading = "The games")]
    max_plies: usize,
    /// End a game as won once for this many plies in a row both players have seen a forced win, or ten men more, for the same side.
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(2..), help_heading = "The games")]
    adjudicate: Option<u32>,
    /// How much longer than allowed an answer may take before the game is lost on time.
    #[arg(long, default_value = "200ms", value_name = "TIME", help_heading = "The games")]
    margin: String,
    /// How long a program may take to get ready, and to move where its time is not limited, before it is taken to hang.
    #[arg(long, default_value = "60s", value_name = "TIME", help_heading = "The games")]
    patience: String,
    /// Set an option of A, a program; may be given several times.
    #[arg(long, value_name = "NAME=VALUE", help_heading = "Programs")]
    a_option: Vec<String>,
    /// Set an option of B, a program; may be given several times.
    #[arg(long, value_name = "NAME=VALUE", help_heading = "Programs")]
    b_option: Vec<String>,
    /// Write a game line for each game to this file. If the file is there, the match goes on where it ends.
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Note in the game lines what the players thought of each ply.
    #[arg(long, requires = "out")]
    scores: bool,
    /// Print the totals as one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum EloModel {
    /// Elo as people know it.
    Logistic,
    /// Normalised Elo: a test takes about as many games whatever the openings.
    Normalised,
}

/// The default number of plies of a random opening.
const OPENING_PLIES: usize = 4;

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let mut games = arguments.the_match()?;
    games.settings = arguments.settings(&games);
    let (mut journal, earlier) = match &arguments.out {
        None => (None, Vec::new()),
        Some(path) => {
            let (journal, earlier) = Journal::open(path, &games.settings, games.sprt.as_ref())?;
            if !earlier.is_empty() {
                eprintln!("`{}` has {} games of this match, which goes on from there", path.display(), earlier.len());
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
    let sync = journal.as_ref().map(Journal::syncer);
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
            eprintln!("interrupted: the games that were going on are not counted");
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

    /// All that the games depend on, in words: what a file of games must have been begun with to go on.
    fn settings(&self, games: &Match) -> String {
        let [a, b] = &games.players;
        let player = |text: &String, options: &[String], player: &PlayerSpec| {
            let limit = Some(player.limit.to_string()).filter(|limit| !text.contains(limit));
            let words = [text.clone()].into_iter().chain(options.iter().cloned()).chain(limit);
            words.collect::<Vec<_>>().join(" ")
        };
        let mut words =
            vec![player(&self.a, &self.a_option, a), player(&self.b, &self.b_option, b), format!("seed {}", self.seed)];
        match &self.openings {
            Some(path) => {
                words.push(format!("openings {}", path.display()));
                words.extend(self.openings_plies.map(|plies| format!("their first {plies} plies")));
            }
            None => words.push(format!("{} random plies", self.openings_plies.unwrap_or(OPENING_PLIES))),
        }
        words.extend(self.balanced.map(|men| format!("balanced {men}")));
        words.push(self.rules.join(" "));
        words.push(format!("at most {} plies", self.max_plies));
        words.extend(self.adjudicate.map(|plies| format!("adjudicated after {plies}")));
        words.join("; ")
    }
}
