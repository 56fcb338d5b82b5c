//! `hnefi lab plan`: what a study would play.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::Result;
use hnefi_lab::study::{Cell, Purpose};
use serde::Serialize;

use crate::output::{self, Answer};

/// Say what a study compares, and how many games it plays, without playing any.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The file of the study.
    study: PathBuf,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Plan<'a> {
    name: &'a str,
    title: &'a str,
    hash: String,
    games: u64,
    arms: Vec<ArmPlan<'a>>,
    strengths: Vec<Strength>,
    left_out: Vec<LeftOut<'a>>,
}

#[derive(Serialize)]
struct ArmPlan<'a> {
    arm: &'a str,
    name: &'a str,
    layout: &'a str,
    factors: &'a BTreeMap<String, String>,
}

#[derive(Serialize)]
struct Strength {
    attackers: u64,
    defenders: u64,
    games_an_arm: u64,
    purpose: &'static str,
}

#[derive(Serialize)]
struct LeftOut<'a> {
    arm: &'a str,
    reason: &'a str,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let study = super::study(&arguments.study)?;
    let arms = study.arms.iter().map(|arm| ArmPlan {
        arm: &arm.id,
        name: &arm.rules.name().en,
        layout: &arm.rules.layout().id,
        factors: &arm.factors,
    });
    let strength = |cell: &Cell| Strength {
        attackers: cell.thinking.attackers,
        defenders: cell.thinking.defenders,
        games_an_arm: cell.games,
        purpose: match cell.purpose {
            Purpose::Base => "base",
            Purpose::Ladder => "ladder",
            Purpose::Handicap => "handicap",
        },
    };
    let plan = Plan {
        name: &study.name,
        title: &study.title.en,
        hash: study.hash(),
        games: study.cells.iter().map(|cell| cell.games).sum(),
        arms: arms.collect(),
        strengths: study.cells.iter().filter(|cell| cell.arm == 0).map(strength).collect(),
        left_out: study.left_out.iter().map(|(arm, reason)| LeftOut { arm, reason }).collect(),
    };
    if arguments.json {
        output::json(&plan)?;
    } else {
        print(&plan, study.race.is_some());
    }
    Ok(Answer::Yes)
}

fn print(plan: &Plan<'_>, race: bool) {
    output::line(plan.title);
    output::line(format_args!("{}, hash {}", plan.name, &plan.hash[..12]));
    output::line("");
    output::line(format_args!("{} arms", plan.arms.len()));
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
    output::line("  attackers   defenders   games an arm");
    for Strength { attackers, defenders, games_an_arm, purpose } in &plan.strengths {
        let most = if race && *purpose == "base" { " at most: a race" } else { "" };
        output::line(format_args!("  {attackers:>9}   {defenders:>9}   {games_an_arm:>12}{most}"));
    }
    output::line(format_args!("{} games in all", plan.games));
}
