//! `hnefi lab people`: what people's games came to, for the file of a study.

use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;

use anyhow::Result;
use hnefi_records::{End, Format, Record, tag};
use hnefi_rules::{GameResult, Side};
use hnefi_statistics::{DyadicGame, Results, dyadic_spread};
use hnefi_study::Human;

use crate::game_files::{self, GameFile};
use crate::output::{self, Answer};
use crate::skipped::Skipped;

/// Count people's games by rule set, as the `[people]` of a study file.
///
/// Reads the formats of `hnefi verify`. For each rule set it prints the attackers' results, how much less sure they are because the same
/// players meet again and again (`spread`, the factor on the variance of the score), and the games in which a player's time ran out or a
/// player resigned. Games without a result are left out.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files of games (`-` means standard input).
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Read every file in this format instead of detecting it.
    #[arg(long, value_name = "FORMAT", help = game_files::format_help())]
    format: Option<Format>,
    /// The rule set for every game (an id or a file), ignoring the one named in the record.
    #[arg(long, value_name = "ID|FILE")]
    rules: Option<String>,
    /// Leave out rule sets with fewer games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    least: u64,
}

/// The games of one rule set.
#[derive(Default)]
struct Counted {
    variant: String,
    games: Vec<DyadicGame>,
    results: Results,
    timeouts: Results,
    resigned: Results,
    /// The numbers of the players, by their names.
    players: HashMap<String, u64>,
}

impl Counted {
    fn add(&mut self, record: &Record) {
        let won = match record.result {
            Some(GameResult::Draw) => None,
            Some(result) if result.winner().is_some() => Some(result.winner() == Some(Side::Attackers)),
            _ => return,
        };
        self.results.add(won);
        match record.end {
            End::Timeout => self.timeouts.add(won),
            End::Resigned => self.resigned.add(won),
            _ => {}
        }
        let score = won.map_or(0.5, |won| f64::from(u8::from(won)));
        let players = [tag::ATTACKERS, tag::DEFENDERS].map(|side| {
            // A player without a name is another one in each game.
            let unnamed = format!("\n{side}{}", self.games.len());
            let name = record.tags.get(side).cloned().unwrap_or(unnamed);
            let next = self.players.len() as u64;
            *self.players.entry(name).or_insert(next)
        });
        self.games.push(DyadicGame { players, score });
    }

    fn human(&self) -> Human {
        let Results { won, drawn, lost } = self.results;
        let some = |results: Results| (results.games() > 0).then_some(results);
        let spread = dyadic_spread(&self.games).map(|spread| (100.0 * spread).round() / 100.0);
        Human {
            variant: self.variant.clone(),
            won,
            drawn,
            lost,
            spread,
            timeouts: some(self.timeouts),
            resigned: some(self.resigned),
            fitted: false,
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let rules = game_files::rulebook(arguments.rules.as_deref())?;
    let mut counted: BTreeMap<String, Counted> = BTreeMap::new();
    let (mut unread, mut unopened) = (0, 0);
    for path in &arguments.files {
        let file = match GameFile::open(path, arguments.format) {
            Ok(file) => file,
            Err(error) => {
                unopened += 1;
                eprintln!("{error:#}");
                continue;
            }
        };
        let name = file.name.clone();
        let variant = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let mut skipped = Skipped::default();
        for entry in file {
            let entry = match entry {
                Ok(entry) => entry,
                // What follows in this file cannot be read, but what was read of it and of the others counts.
                Err(error) => {
                    unopened += 1;
                    eprintln!("{error:#}");
                    break;
                }
            };
            match entry.record.map_err(|error| error.to_string()) {
                Ok(record) => match rules.rules_of(&record) {
                    Ok(rules) => {
                        let of = counted.entry(rules.id()).or_default();
                        if of.variant.is_empty() {
                            of.variant.clone_from(&variant);
                        }
                        of.add(&record);
                    }
                    Err(error) => skipped.add(error.to_string()),
                },
                Err(error) => skipped.add(error),
            }
        }
        unread += skipped.games();
        skipped.tell(&name);
    }
    output::line("[people]");
    for (id, of) in counted.iter().filter(|(_, of)| of.results.games() >= arguments.least) {
        let mut line = toml::Table::new();
        line.insert(id.clone(), toml::Value::try_from(of.human())?);
        // One line for each rule set, as people write it.
        let value = line[id].to_string();
        output::line(format_args!("{} = {value}", toml::Value::from(id.as_str())));
    }
    if unopened > 0 {
        eprintln!("files that could not be read: {unopened}");
    }
    if unread > 0 {
        eprintln!("games that could not be read: {unread}");
    }
    Ok(if unopened + unread > 0 { Answer::No } else { Answer::Yes })
}
