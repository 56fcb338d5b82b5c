//! Writing a game as a tree, one a line.

use std::fmt::Write as _;

use hnefi_rules::{PASS, Side};

use super::{
    BLACK, CHARACTERS, COMMENT, DIE, END, FORMAT, GAME, ID, MOVE, NAMES, OTHER, POSITION, RESULT, RULES, SIZE, START, WHITE,
    result_word, times,
};
use crate::move_text::write_move;
use crate::ply::{Play, Ply};
use crate::record::Record;

pub(crate) fn write(record: &Record) -> String {
    let mut text = format!("(;{FORMAT}[4]{GAME}[29]{CHARACTERS}[UTF-8]");
    let size = record.start.as_ref().or(record.position.as_ref()).map(|setup| setup.size);
    let (result, said) = result_word(record.result, record.end);
    let parts = [
        (SIZE, size.map(|size| size.to_string())),
        (ID, record.id.clone()),
        (RULES, record.rules.as_ref().map(ToString::to_string)),
        (START, record.start.as_ref().map(ToString::to_string)),
        (RESULT, Some(result).filter(|result| !result.is_empty())),
        (END, (said != record.end).then(|| record.end.word().to_owned())),
        (POSITION, record.position.as_ref().map(ToString::to_string)),
    ];
    for (name, value) in parts {
        value.into_iter().for_each(|value| property(&mut text, name, &value));
    }
    for (name, value) in times::of_root(&record.time_controls) {
        property(&mut text, name, &value);
    }
    let theirs = |name: &str| NAMES.iter().find(|(ours, _)| *ours == name).map(|(_, theirs)| *theirs);
    for (name, value) in &record.tags {
        match theirs(name) {
            Some(theirs) => property(&mut text, theirs, value),
            None => pair(&mut text, name, value),
        }
    }
    record.comment.iter().for_each(|comment| property(&mut text, COMMENT, comment));
    line(&record.plies, tells_captures(&record.plies), &mut text);
    text + ")\n"
}

/// A line of nodes. Where other lines stand in place of a move, the rest of this one is in parentheses, and so are they after it.
fn line(plies: &[Ply], tells: bool, text: &mut String) {
    let mut instead = Vec::new();
    for ply in plies {
        if !ply.variations.is_empty() {
            text.push('(');
            instead.push(&ply.variations);
        }
        node(ply, tells, text);
    }
    for variations in instead.into_iter().rev() {
        text.push(')');
        for variation in variations {
            text.push('(');
            // Parentheses begin with a node: here an empty one, if others stand in place of the first move too.
            if variation.first().is_some_and(|first| !first.variations.is_empty()) {
                text.push(';');
            }
            line(variation, tells, text);
            text.push(')');
        }
    }
}

fn node(ply: &Ply, tells: bool, text: &mut String) {
    text.push(';');
    let name = match ply.side {
        Some(Side::Attackers) => BLACK,
        Some(Side::Defenders) => WHITE,
        None => MOVE,
    };
    // In a game with recorded captures, a move without that information has no dash.
    let mv = match (ply.play, ply.mark) {
        (Play::Pass, Some(mark)) => PASS.to_owned() + mark.text(),
        (Play::Move(_), _) if !tells => write_move(&Ply { captures: Some(Vec::new()), ..ply.clone() }),
        _ => write_move(ply),
    };
    property(text, name, &mv);
    ply.die.iter().for_each(|die| property(text, DIE, &die.to_string()));
    times::of_move(ply).iter().for_each(|(name, value)| property(text, name, value));
    ply.comment.iter().for_each(|comment| property(text, COMMENT, comment));
    for (name, value) in &ply.extras {
        pair(text, name, value);
    }
}

fn tells_captures(plies: &[Ply]) -> bool {
    plies.iter().any(|ply| ply.captures.is_some() || ply.variations.iter().any(|line| tells_captures(line)))
}

fn property(text: &mut String, name: &str, value: &str) {
    let _ = write!(text, "{name}[{}]", value.replace('\\', "\\\\").replace(']', "\\]"));
}

fn pair(text: &mut String, name: &str, value: &str) {
    property(text, OTHER, &format!("{}:{value}", name.replace('%', "%25").replace(':', "%3A")));
}
