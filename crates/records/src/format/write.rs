//! Writing records in a format, cut down to what it holds, with what is lost.

use thiserror::Error;

use super::Format;
use crate::holds::Holds;
use crate::loss::{Loss, Lost};
use crate::ply::Ply;
use crate::record::{Record, RulesName};
use crate::record_format::{Context, RecordWriter};
use crate::replay::{Completed, Wanted, complete};
use crate::rulebook::Rulebook;

/// What writing gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text.
    pub text: String,
    /// What the format could not say.
    pub losses: Vec<Loss>,
}

/// Why records cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WriteError {
    /// The format is only read.
    #[error("{0} are read, not written")]
    ReadOnly(&'static str),
    /// The format holds one game, and there are several.
    #[error("{0} hold one game each, and there are several")]
    OneGame(&'static str),
    /// A record cannot be written at all.
    #[error("game {}: {message}", record + 1)]
    Record {
        /// Which, counted from 0.
        record: usize,
        /// Why not, and what would help.
        message: String,
    },
}

/// Writes records. Where a format needs what only the rules tell (captures, positions), the rule set is looked up in the book.
///
/// # Errors
/// A [`WriteError`]; what merely has no place in the format is reported as a loss instead.
pub fn write(format: Format, records: &[Record], rules: &Rulebook) -> Result<Written, WriteError> {
    let mut writer = Writer::new(format, rules)?;
    if format.holds_one_game() && records.len() > 1 {
        return Err(WriteError::OneGame(format.title()));
    }
    let mut all = Written { text: String::new(), losses: Vec::new() };
    for record in records {
        let written = writer.write(record)?;
        all.text += &written.text;
        all.losses.extend(written.losses);
    }
    all.text += &writer.end();
    Ok(all)
}

/// Writes records one after another, and keeps none of them.
pub struct Writer<'b> {
    title: &'static str,
    format: &'static dyn RecordWriter,
    rules: &'b Rulebook,
    holds: Holds,
    count: usize,
    /// The one game of a format that holds one: whether another follows is not known before the end.
    only: String,
}

impl<'b> Writer<'b> {
    /// Begins to write.
    ///
    /// # Errors
    /// [`WriteError::ReadOnly`].
    pub fn new(format: Format, rules: &'b Rulebook) -> Result<Writer<'b>, WriteError> {
        let title = format.title();
        let format = format.0.writer().ok_or(WriteError::ReadOnly(title))?;
        Ok(Writer { title, format, rules, holds: format.holds(), count: 0, only: String::new() })
    }

    /// The text that a record adds, and what is lost of it.
    ///
    /// # Errors
    /// A [`WriteError`]; what merely has no place in the format is reported as a loss instead.
    pub fn write(&mut self, record: &Record) -> Result<Written, WriteError> {
        if self.format.holds_one_game() && self.count > 0 {
            return Err(WriteError::OneGame(self.title));
        }
        let index = self.count;
        let mut losses = Vec::new();
        let mut lost = |what| losses.push(Loss { record: index, what });
        let wanted = self.format.wanted();
        let told = wanted == Wanted::NOTHING && (record.result.is_some() || !record.end.is_loss_of_a_side());
        let completed = if told { None } else { self.completed(record, wanted, &mut lost) };
        let kept = self.holds.reduce(completed.as_ref().unwrap_or(record), &mut lost);
        let rules = |record: &Record| self.rules.rules_of(record).map_err(|problem| problem.to_string());
        let mut context = Context { rules: &rules, lost: &mut lost };
        let written = self.format.write(index, &kept, &mut context);
        let mut text = written.map_err(|message| WriteError::Record { record: index, message })?;
        if self.format.holds_one_game() {
            self.only = std::mem::take(&mut text);
        }
        self.count += 1;
        Ok(Written { text, losses })
    }

    /// The text behind the last record.
    #[must_use]
    pub fn end(self) -> String {
        self.only + &self.format.end(self.count)
    }

    /// The record with what its rules tell, if they are known and it replays.
    fn completed(&self, record: &Record, wanted: Wanted, lost: &mut dyn FnMut(Lost)) -> Option<Record> {
        let rules = self.rules.rules_of(record).ok()?;
        match complete(record, &rules, wanted) {
            Ok(Completed { record: mut completed, in_variations }) => {
                let told = in_variations.first().map(|difference| Lost::Unreplayed(format!("a variation, {difference}")));
                told.into_iter().for_each(&mut *lost);
                if self.format.names_rules() {
                    // The rules tell who moved what.
                    completed.rules.get_or_insert_with(|| RulesName::Named(rules.id()));
                    completed.plies.iter_mut().for_each(forget_who_moved);
                }
                Some(completed)
            }
            Err(difference) => {
                lost(Lost::Unreplayed(difference.to_string()));
                let mut named = record.clone();
                if self.format.names_rules() {
                    named.rules.get_or_insert_with(|| RulesName::Named(rules.id()));
                }
                Some(named)
            }
        }
    }
}

fn forget_who_moved(ply: &mut Ply) {
    ply.side = None;
    ply.piece = None;
    ply.variations.iter_mut().flatten().for_each(forget_who_moved);
}
