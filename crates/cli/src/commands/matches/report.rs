//! The totals of a match, in words or as JSON.

use std::collections::BTreeMap;

use anyhow::Result;
use hnefi_match::{Contestant, Match, PlayerTotals, RulesTotals, Stop, Tally};
use hnefi_statistics::{Decision, Elo, Estimate, Pentanomial, Results, Sprt};
use serde::Serialize;

use crate::output::{self, Answer};

#[derive(Serialize)]
struct MatchOutput<'a> {
    a: Player<'a>,
    b: Player<'a>,
    games: u64,
    /// Pairs that were played move for move like an earlier one, and count for nothing.
    copies: u64,
    /// Of A.
    results: Results,
    attacking: Results,
    defending: Results,
    pentanomial: Pentanomial,
    elo: Option<Elo>,
    sprt: Option<Test>,
    attackers: Results,
    attackers_score: Option<Estimate>,
    plies_a_game: Option<f64>,
    endings: &'a BTreeMap<&'static str, u64>,
    rules: &'a BTreeMap<String, RulesTotals>,
    stopped: &'static str,
    settings: &'a str,
}

#[derive(Serialize)]
struct Player<'a> {
    name: &'a str,
    moves: u64,
    ms_a_move: Option<f64>,
    nodes_a_move: Option<f64>,
    depth: Option<f64>,
    time_losses: u64,
    faults: &'a BTreeMap<&'static str, u64>,
}

#[derive(Serialize)]
struct Test {
    #[serde(flatten)]
    sprt: Sprt,
    llr: f64,
    bounds: (f64, f64),
    accepted: Option<Decision>,
}

/// Prints the totals.
pub(super) fn print(games: &Match, tally: &Tally, stop: &Stop, json: bool) -> Result<Answer> {
    let report = MatchOutput::of(games, tally, stop);
    if json {
        output::json(&report)?;
    } else {
        report.lines().into_iter().for_each(output::line);
    }
    Ok(Answer::Yes)
}

impl<'a> MatchOutput<'a> {
    fn of(games: &'a Match, tally: &'a Tally, stop: &Stop) -> MatchOutput<'a> {
        let player = |player: Contestant| {
            let index = player as usize;
            Player::of(&games.players[index].name, &tally.players[index])
        };
        let test = |sprt: Sprt| Test {
            sprt,
            llr: sprt.log_likelihood_ratio(&tally.pairs),
            bounds: sprt.bounds(),
            accepted: sprt.decision(&tally.pairs),
        };
        let any = tally.games() > 0;
        MatchOutput {
            a: player(Contestant::A),
            b: player(Contestant::B),
            games: tally.games(),
            copies: tally.copies,
            results: tally.a(),
            attacking: tally.a_attacking,
            defending: tally.a_defending,
            pentanomial: tally.pairs,
            elo: match games.sprt {
                Some(sprt) => sprt.elo(&tally.pairs),
                None => Elo::of(&tally.pairs),
            },
            sprt: games.sprt.map(test),
            attackers: tally.attackers(),
            attackers_score: tally.attackers_pairs.share(),
            plies_a_game: any.then(|| tally.plies as f64 / tally.games() as f64),
            endings: &tally.endings,
            rules: &tally.rules,
            stopped: match stop {
                Stop::AllPlayed => "all-played",
                Stop::Decided(_) => "decided",
                Stop::NothingNew => "nothing-new",
                Stop::Interrupted => "interrupted",
                Stop::Faulty { .. } => "faults",
            },
            settings: &games.settings,
        }
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = vec![
            format!("A: {}", self.a.name),
            format!("B: {}", self.b.name),
            format!("{} games: A {}", self.games, with_share(&self.results)),
            format!("A with the attackers {}, with the defenders {}", results(&self.attacking), results(&self.defending)),
        ];
        let counts = self.pentanomial.counts.map(|count| count.to_string()).join(" ");
        lines.push(format!("pairs with 0 ½ 1 1½ 2 points for A: {counts}"));
        if self.copies > 0 {
            let pairs = self.games / 2;
            lines.push(format!("{} more pairs are copies of these {pairs}, move for move, and count for nothing", self.copies));
        }
        if self.stopped == "nothing-new" {
            lines.push(
                "stopped: no more openings give other games; name more of them, or more --openings-plies, to play on".to_owned(),
            );
        }
        if let Some(Elo { logistic, normalised, superiority }) = &self.elo {
            let stopped = if self.sprt.is_some() { " (as the test stops)" } else { "" };
            lines.push(format!(
                "Elo {}, normalised {}, LOS {:.1} %{stopped}",
                estimate(logistic),
                estimate(normalised),
                100.0 * superiority
            ));
        }
        lines.extend(self.sprt.as_ref().map(Test::line));
        if let Some(share) = &self.attackers_score {
            let interval = format!("95 %: {:.1} to {:.1} %", 100.0 * share.low, 100.0 * share.high);
            lines.push(format!("attackers {}, {interval}", with_share(&self.attackers)));
        }
        if self.rules.len() > 1 {
            lines.extend(
                self.rules.iter().map(|(name, totals)| {
                    format!("  {name}: A {}, attackers {}", results(&totals.a), results(&totals.attackers))
                }),
            );
        }
        if let Some(plies) = self.plies_a_game {
            let endings: Vec<String> = self.endings.iter().map(|(word, count)| format!("{word} {count}")).collect();
            lines.push(format!("{plies:.1} plies a game; endings: {}", endings.join(", ")));
        }
        lines.extend([("A", &self.a), ("B", &self.b)].map(|(letter, player)| format!("{letter}: {}", player.line())));
        lines
    }
}

impl Player<'_> {
    fn of<'a>(name: &'a str, totals: &'a PlayerTotals) -> Player<'a> {
        let figures = &totals.figures;
        let mean = |sum: f64| (figures.moves > 0 && sum > 0.0).then(|| sum / figures.moves as f64);
        Player {
            name,
            moves: figures.moves,
            ms_a_move: mean(figures.microseconds as f64 / 1000.0),
            nodes_a_move: mean(figures.nodes as f64),
            depth: mean(figures.depths as f64),
            time_losses: totals.time_losses,
            faults: &totals.faults,
        }
    }

    fn line(&self) -> String {
        let mut words = vec![format!("{} moves", self.moves)];
        words.extend(self.ms_a_move.map(|ms| format!("{ms:.1} ms")));
        words.extend(self.nodes_a_move.map(|nodes| format!("{nodes:.0} positions")));
        words.extend(self.depth.map(|depth| format!("depth {depth:.1}")));
        if self.time_losses > 0 {
            words.push(format!("{} lost on time", self.time_losses));
        }
        words.extend(self.faults.iter().map(|(word, count)| format!("{count} lost by fault ({word})")));
        words.join(", ")
    }
}

impl Test {
    fn line(&self) -> String {
        let (elo0, elo1) = self.sprt.hypotheses();
        let model = self.sprt.model();
        let accepted = match self.accepted {
            None => "not decided".to_owned(),
            Some(Decision::H0) => format!("decided: A is not stronger by {elo1} or more"),
            Some(Decision::H1) => format!("decided: A is stronger by more than {elo0}"),
        };
        let (low, high) = self.bounds;
        format!("SPRT {elo0} {elo1} ({model}): LLR {:.2} ({low:.2}, {high:.2}), {accepted}", self.llr)
    }
}

fn results(results: &Results) -> String {
    format!("+{} ={} -{}", results.won, results.drawn, results.lost)
}

fn with_share(of: &Results) -> String {
    let share = 100.0 * of.points() / (of.games() as f64).max(1.0);
    format!("{} ({share:.1} %)", results(of))
}

fn estimate(of: &Estimate) -> String {
    let shown =
        |elo: f64| if elo.is_infinite() { format!("{}∞", if elo > 0.0 { '+' } else { '-' }) } else { format!("{elo:+.1}") };
    format!("{} [{}, {}]", shown(of.value), shown(of.low), shown(of.high))
}
