//! Positions to and from OpenTafl's position records.

use std::fmt::Write;
use std::io::Cursor;

use anyhow::{Context, Result, bail};
use hnefi_records::opentafl::{Board, RankOrder, position_record};
use hnefi_records::replay;
use hnefi_rules::Setup;

use super::{Arguments, deliver};
use crate::game_files::{self, GameFile};
use crate::output::Answer;

/// A position record for each position text of the files, or for the last position of each of their games.
pub(super) fn to_opentafl(arguments: &Arguments) -> Result<Answer> {
    let rules = game_files::rulebook(arguments.rules.as_deref())?;
    let mut text = String::new();
    let mut answer = Answer::Yes;
    for path in &arguments.files {
        let name = path.display().to_string();
        let source = game_files::text(path)?;
        if is_positions(&source) {
            for (number, line) in lines(&source) {
                let setup: Setup = line.parse().with_context(|| format!("{name}, line {number}"))?;
                let _ = writeln!(text, "{}", position_record(&setup));
            }
            continue;
        }
        for entry in GameFile::of(name.clone(), Cursor::new(source), arguments.from)? {
            let entry = entry?;
            let place = || format!("{name}, line {}", entry.line);
            let record = match entry.record {
                Ok(record) => record,
                Err(error) => {
                    eprintln!("{name}, {error}");
                    answer = Answer::No;
                    continue;
                }
            };
            let setup = match record.position.clone() {
                Some(position) => position,
                None => {
                    let rules = rules.rules_of(&record).with_context(place)?;
                    Setup::from(replay(&record, &rules).with_context(place)?.position())
                }
            };
            let _ = writeln!(text, "{}", position_record(&setup));
        }
    }
    deliver(arguments, &text)?;
    Ok(answer)
}

/// A position text, without side, for each position record of the files.
pub(super) fn from_opentafl(arguments: &Arguments) -> Result<Answer> {
    let mut text = String::new();
    for path in &arguments.files {
        let name = path.display().to_string();
        let source = game_files::text(path)?;
        if !is_positions(&source) {
            bail!("`{name}` has no position records: write a board such as `/3t3/…/` on each line");
        }
        for (number, line) in lines(&source) {
            let board = Board::read(line, RankOrder::FromBottom).with_context(|| format!("{name}, line {number}"))?;
            let setup = board.setup(None);
            let setup =
                setup.with_context(|| format!("{name}, line {number}: a king on the attackers' side (`k`) is not supported"))?;
            let _ = writeln!(text, "{setup}");
        }
    }
    deliver(arguments, &text)?;
    Ok(Answer::Yes)
}

/// Whether a text begins with a board, the slash before its first row written or not.
fn is_positions(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    first.starts_with('/') || first.parse::<Setup>().is_ok()
}

/// The lines that are not blank, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(index, line)| (index + 1, line.trim())).filter(|(_, line)| !line.is_empty())
}
