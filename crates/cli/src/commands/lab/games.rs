//! `hnefi lab games`: the games of a study as game lines.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use hnefi_study::{GameTable, game_line};

use crate::output::{self, Answer};

/// Export the games of a study as game lines, for example for `hnefi serve --games FILE`.
///
/// Games with rules changed by the study are left out, since other programs cannot name such rules.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The study file.
    study: PathBuf,
    /// The table of its games.
    file: PathBuf,
    /// Export only the games of this arm; may be repeated.
    #[arg(long = "arm", value_name = "ARM")]
    arms: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let study = super::study(&arguments.study)?;
    let table = GameTable::open(&arguments.file)?;
    table.must_have_games_of(&study, &arguments.file)?;
    for name in &arguments.arms {
        let known = || study.arms.iter().map(|arm| arm.id.as_str()).collect::<Vec<_>>().join(", ");
        ensure!(study.arm(name).is_some(), "the study has no arm `{name}`; it has {}", known());
    }
    let mut left_out = 0_usize;
    for row in table.rows.iter().filter(|row| arguments.arms.is_empty() || arguments.arms.contains(&row.arm)) {
        match study.arm(&row.arm) {
            Some(arm) if arm.changes.is_empty() => output::line(serde_json::to_string(&game_line(&study, arm, row))?),
            _ => left_out += 1,
        }
    }
    if left_out > 0 {
        eprintln!("{left_out} games with rules changed by the study are left out");
    }
    Ok(Answer::Yes)
}
