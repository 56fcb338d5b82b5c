//! Writing portable game notation, the moves on one line as its readers expect.

use std::fmt::Write as _;

use hnefi_rules::PASS;

use super::{END, GLYPH, ID, NAMES, RESULT, RESULTS, RULES, START, TERMINATIONS, TIME_CONTROLS, end_of_termination, times};
use crate::ply::{Play, Ply};
use crate::record::{End, Record, tag};

/// A game with this many before it: empty lines stand between games.
pub(crate) fn write(before: usize, record: &Record) -> String {
    let gap = if before == 0 { "" } else { "\n" };
    gap.to_owned() + &game(record)
}

fn game(record: &Record) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    // Every game begins with a tag: that is how the next one is known.
    tag("Event", record.tags.get(tag::EVENT).map_or("?", String::as_str));
    let own = |name: &str| NAMES.iter().find(|(ours, _)| *ours == name);
    let control = record.time_controls.same().map(|control| control.to_string());
    for (ours, theirs) in &NAMES[1..] {
        let value = record.tags.get(*ours).or(control.as_ref().filter(|_| *ours == tag::TIME_CONTROL));
        value.into_iter().for_each(|value| tag(theirs, value));
    }
    for (side, name) in TIME_CONTROLS.iter().filter(|_| control.is_none()) {
        record.time_controls.of(*side).into_iter().for_each(|control| tag(name, &control.to_string()));
    }
    let parts = [
        (ID, record.id.clone()),
        (RULES, record.rules.as_ref().map(ToString::to_string)),
        (START, record.start.as_ref().map(ToString::to_string)),
    ];
    for (name, value) in parts {
        value.into_iter().for_each(|value| tag(name, &value));
    }
    for (name, value) in record.tags.iter().filter(|(name, _)| own(name).is_none()) {
        tag(name, value);
    }
    let result = RESULTS.iter().find(|(_, result)| Some(*result) == record.result).map(|(word, _)| *word);
    result.into_iter().for_each(|word| tag(RESULT, word));
    let in_words = |known: &&(End, &str)| known.0 == record.end;
    match (record.tags.get(tag::TERMINATION), TERMINATIONS.iter().find(in_words)) {
        (None, Some((_, words))) => tag("Termination", words),
        // Such words by themselves are no tag of the record when they are read.
        (Some(text), Some((_, words))) if text == words => tag(END, record.end.word()),
        (text, _) if record.end != text.map(|text| end_of_termination(text)).unwrap_or_default() => tag(END, record.end.word()),
        _ => {}
    }
    let mut words: Vec<String> = record.comment.iter().map(|comment| format!("{{{comment}}}")).collect();
    write_line(&record.plies, 0, &mut words);
    words.extend(result.map(str::to_owned));
    text.push('\n');
    text += &words.join(" ");
    text.push('\n');
    text
}

/// A line whose first ply is number `first` of the game, counted from 0.
fn write_line(plies: &[Ply], first: usize, words: &mut Vec<String>) {
    // The second of a pair gets a number only where something stands between it and the first.
    let mut interrupted = true;
    for (index, ply) in plies.iter().enumerate().map(|(index, ply)| (first + index, ply)) {
        let number = index / 2 + 1;
        if index % 2 == 0 {
            words.push(format!("{number}."));
        } else if interrupted {
            words.push(format!("{number}..."));
        }
        words.push(match ply.play {
            Play::Pass => PASS.to_owned(),
            Play::Move(mv) => format!("{}{}", mv.from, mv.to),
        });
        words.extend(ply.extras.get(GLYPH).cloned());
        let comment = times::write(ply);
        words.extend(comment.iter().map(|comment| format!("{{{comment}}}")));
        for variation in &ply.variations {
            let mut inside = Vec::new();
            write_line(variation, index, &mut inside);
            words.push(format!("({})", inside.join(" ")));
        }
        interrupted = comment.is_some() || !ply.variations.is_empty();
    }
}
