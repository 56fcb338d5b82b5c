//! `hnefi lab plan`: what a study would play.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::Result;
use hnefi_study::{Cell, Prospect};
use serde::Serialize;

use crate::in_language::InLanguage;
use crate::output::{self, Answer};

/// Show what a study compares, how many games it needs and what they can decide, without playing any.
///
/// Prints the width of the intervals for each strength, and the number of games of an arm that each verdict needs. A question that
/// the games cannot answer is marked.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The study file.
    study: PathBuf,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    texts: InLanguage,
}

/// So far outside the band.
const CLEAR: f64 = 0.1;

#[derive(Serialize)]
struct Plan<'a> {
    name: &'a str,
    title: &'a str,
    hash: String,
    games: u64,
    arms: Vec<ArmPlan<'a>>,
    strengths: Vec<Strength>,
    questions: Vec<Question>,
    /// What the games can show of arms whose chances are known, in studies with a standard.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    prospects: Vec<Prospect>,
    /// How long all games that may be played take one core, in hours.
    hours: f64,
    left_out: Vec<LeftOut<'a>>,
}

#[derive(Serialize)]
struct ArmPlan<'a> {
    arm: &'a str,
    name: String,
    layout: &'a str,
    factors: &'a BTreeMap<String, String>,
}

#[derive(Serialize)]
struct Strength {
    attackers: u64,
    defenders: u64,
    games_an_arm: u64,
    /// The numbers of games at which the strength may end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    looks: Vec<u64>,
    purpose: &'static str,
    /// Half the width of the interval of an even score.
    half_width: f64,
}

/// Whether the games can show a verdict on an arm that scores this much.
#[derive(Serialize)]
struct Question {
    verdict: &'static str,
    /// The attackers' score.
    score: f64,
    /// The number of games of an arm it takes; `None` where no number is enough.
    games: Option<u64>,
    can_be_answered: bool,
}

#[derive(Serialize)]
struct LeftOut<'a> {
    arm: &'a str,
    reason: &'a str,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let study = super::study(&arguments.study)?;
    let language = arguments.texts.language;
    let arms = study.arms.iter().map(|arm| ArmPlan {
        arm: &arm.id,
        name: arm.rules.name().in_language(language),
        layout: &arm.rules.layout().id,
        factors: &arm.factors,
    });
    let strength = |cell: &Cell| Strength {
        attackers: cell.thinking.attackers,
        defenders: cell.thinking.defenders,
        games_an_arm: cell.games,
        looks: cell.looks.clone(),
        purpose: cell.purpose.word(),
        half_width: study.half_width(cell),
    };
    let (low, high) = study.fair();
    let base = study.cells.first().map_or(0, |cell| cell.games);
    let question = |(verdict, score): (&'static str, f64)| {
        let games = study.games_for(score);
        Question { verdict, score, games, can_be_answered: games.is_some_and(|games| games <= base) }
    };
    // The middle of the band is where it is easiest to be shown fair; ten points beyond it is a game that players would call uneven.
    let asked = [
        ("fair", f64::midpoint(low, high)),
        ("favours-attackers", high + CLEAR),
        ("favours-defenders", low - CLEAR),
        ("favours-attackers", 1.0),
        ("favours-defenders", 0.0),
    ];
    let asked = asked.into_iter().filter(|(_, score)| (0.0..=1.0).contains(score));
    let plan = Plan {
        name: &study.name,
        title: &study.title.in_language(language),
        hash: study.hash(),
        games: study.cells.iter().map(|cell| cell.games).sum(),
        arms: arms.collect(),
        strengths: study.cells.iter().filter(|cell| cell.arm == 0).map(strength).collect(),
        questions: if study.design.is_some() { Vec::new() } else { asked.map(question).collect() },
        prospects: study.prospects(),
        hours: study.cells.iter().map(|cell| hours(cell, study.arms[cell.arm].rules.layout().size)).sum(),
        left_out: study.left_out.iter().map(|(arm, reason)| LeftOut { arm, reason }).collect(),
    };
    if arguments.json {
        output::json(&plan)?;
    } else {
        print(&plan, study.race.is_some());
    }
    Ok(Answer::Yes)
}

/// How long the games of a cell take one core, in hours, at the least: the studies of November 2026 that judge took from a tenth more to twice as
/// long, beside other work. A game is taken to have 40 plies on 7×7 and 18 more for each further line, and a search to visit two million positions a
/// second on 9×9 and fewer the more points there are: 1.97 million on 9×9 and 0.43 million in the slowest position on 19×19 were measured (`hnefi
/// bench --depth 9`).
fn hours(cell: &Cell, size: usize) -> f64 {
    const POINT_POSITIONS_AN_HOUR: f64 = 1.6e8 * 3600.0;
    let plies = 40.0 + 18.0 * (size as f64 - 7.0).max(0.0);
    let positions_a_ply = cell.work() as f64 / 2.0;
    plies * positions_a_ply * (size * size) as f64 / POINT_POSITIONS_AN_HOUR
}

fn print_prospects(prospects: &[Prospect]) {
    output::line("what the games can show of an arm with the same chances at every strength, by simulation");
    output::line("  attackers win   drawn   for the attackers   fair   for the defenders   open   games played   needed");
    for Prospect { won, drawn, power, games_needed, can_be_answered } in prospects {
        let percent = |share: f64| format!("{:.0} %", 100.0 * share);
        output::line(format_args!(
            "  {:>13}   {:>5}   {:>17}   {:>4}   {:>17}   {:>4}   {:>12.0}   {:>6}{}",
            percent(*won),
            percent(*drawn),
            percent(power.attackers),
            percent(power.fair),
            percent(power.defenders),
            percent(power.undetermined),
            power.games,
            games_needed.map_or_else(|| "none".to_owned(), |games| games.to_string()),
            if *can_be_answered { "" } else { "   cannot be answered" }
        ));
    }
}

fn print(plan: &Plan<'_>, race: bool) {
    output::line(plan.title);
    output::line(format_args!("{}, hash {}", plan.name, &plan.hash[..12]));
    output::line("");
    output::line(format_args!("{} {}", plan.arms.len(), if plan.arms.len() == 1 { "arm" } else { "arms" }));
    let width = plan.arms.iter().map(|arm| arm.arm.len()).max().unwrap_or(0);
    for arm in &plan.arms {
        output::line(format_args!("  {:width$}  {}, {}", arm.arm, arm.name, arm.layout));
    }
    if !plan.left_out.is_empty() {
        output::line(format_args!("left out, because their rules make no sense together: {}", plan.left_out.len()));
        for LeftOut { arm, reason } in &plan.left_out {
            output::line(format_args!("  {arm}: {reason}"));
        }
    }
    output::line("");
    output::line("positions a move");
    output::line("  attackers   defenders   games an arm   score known to");
    for Strength { attackers, defenders, games_an_arm, looks, purpose, half_width } in &plan.strengths {
        let looks: Vec<String> = looks.iter().map(u64::to_string).collect();
        let most = match *purpose {
            "base" if race => "   (at most: a race)".to_owned(),
            "bare" | "evaluation" => format!("   ({purpose})"),
            _ if !looks.is_empty() => format!("   (looked at after {})", looks.join(", ")),
            _ => String::new(),
        };
        let known = 100.0 * half_width;
        output::line(format_args!("  {attackers:>9}   {defenders:>9}   {games_an_arm:>12}   ± {known:>4.1} points{most}"));
    }
    output::line(format_args!("{} games in all", plan.games));
    if plan.hours >= 0.1 {
        output::line(format_args!("{:.1} hours of one core or more if all are played", plan.hours));
    }
    output::line("");
    if !plan.prospects.is_empty() {
        print_prospects(&plan.prospects);
        return;
    }
    output::line("what the games at the base strength can show of an arm");
    for Question { verdict, score, games, can_be_answered } in &plan.questions {
        let verdict = match *verdict {
            "fair" => "that it is fair",
            "favours-attackers" => "that it favours the attackers",
            _ => "that it favours the defenders",
        };
        let takes = games.map_or_else(|| "no number of games is enough".to_owned(), |games| format!("{games} games"));
        let no = if *can_be_answered { "" } else { ": cannot be answered" };
        output::line(format_args!("  {verdict:<29}  if the attackers score {:>5.1} %: {takes}{no}", 100.0 * score));
    }
}
