//! Reading a game: the properties of the root, then the lines of the tree.

use hnefi_rules::{MAX_SIZE, MIN_SIZE, Move, PASS, Point, Setup, Side};

use super::boardspace::{Clicks, Said, said};
use super::tree::{Node, Place, Property, Wrong, tree};
use super::{
    BLACK, CHARACTERS, COMMENT, DIE, END, FORMAT, GAME, GAME_COMMENT, ID, MOVE, NAMES, OTHER, POSITION, RESULT, RULES, SIZE,
    START, STYLE, WHITE, result_of, times,
};
use crate::move_text::read_marked;
use crate::ply::{DEEPEST, Mark, Play, Ply};
use crate::reading::{Entry, ReadError};
use crate::record::{End, Record, RulesName, tag};

/// A tree is one game.
pub(crate) fn read(text: &str) -> Vec<Entry> {
    let record = tree(text).and_then(|nodes| {
        Reading { nodes: &nodes, size: None, time: times::Said::default(), clicks: Clicks::default() }.record()
    });
    let wrong =
        |(place, message): Wrong| ReadError { record: 1, id: None, line: place.line, column: Some(place.column), message };
    vec![Entry { line: 1, record: record.map_err(wrong) }]
}

struct Reading<'t> {
    nodes: &'t [Node],
    size: Option<usize>,
    time: times::Said,
    clicks: Clicks,
}

impl Reading<'_> {
    fn record(mut self) -> Result<Record, Wrong> {
        let mut record = Record::default();
        let nodes = self.nodes;
        let mut end = None;
        for property in &nodes[0].properties {
            self.root(property, &mut record, &mut end)?;
        }
        record.end = end.unwrap_or(record.end);
        std::mem::take(&mut self.time).settle(&mut record);
        let mut before = None;
        record.plies = self.line(0, 0, &mut before)?;
        if let Some(remark) = before {
            append(&mut record.comment, remark);
        }
        if self.clicks.resigned() {
            record.end = End::Resigned;
        }
        Ok(record.without_unwritten_captures())
    }

    fn root(&mut self, property: &Property, record: &mut Record, end: &mut Option<End>) -> Result<(), Wrong> {
        let value = property.values[0].clone();
        let wrong = |message: String| (property.place, format!("`{}`: {message}", property.name));
        let setup = || value.parse::<Setup>().map_err(|error| wrong(error.to_string()));
        match property.name.as_str() {
            FORMAT | GAME | CHARACTERS | STYLE | COMMENT | BLACK | WHITE | MOVE | DIE => {}
            name if times::OF_MOVES.contains(&name) => {}
            times::MAIN => self.time.main = Some(value),
            times::OVERTIME => self.time.overtime = Some(value),
            times::BLACK_CONTROL => self.time.sides.attackers = value.parse().ok(),
            times::WHITE_CONTROL => self.time.sides.defenders = value.parse().ok(),
            SIZE => {
                let size = value.split(':').next().and_then(|size| size.trim().parse().ok());
                self.size = size.filter(|size| (MIN_SIZE..=MAX_SIZE).contains(size));
            }
            ID => record.id = Some(value),
            RULES => record.rules = Some(RulesName::from_text(&value)).filter(|rules| !rules.text().is_empty()),
            START => record.start = Some(setup()?),
            POSITION => record.position = Some(setup()?),
            GAME_COMMENT => append(&mut record.comment, value),
            RESULT => match result_of(&value) {
                Some((result, how)) => (record.result, record.end) = (result, how),
                None => {
                    record.tags.insert(tag::TERMINATION.to_owned(), value);
                }
            },
            END => *end = Some(End::from_word(&value).ok_or_else(|| wrong(format!("`{value}` is no end of a game")))?),
            // With moves, these belong to the move.
            OTHER if !has_move(&self.nodes[0]) => {
                record.tags.extend(property.values.iter().map(|value| pair(value)));
            }
            OTHER => {}
            "AB" | "AW" | "AE" => {
                return Err(wrong("pieces put on the board are not known here: a first position is `START[…]`".to_owned()));
            }
            "SU" => record.rules = Some(RulesName::Named(format!("boardspace:{value}"))),
            name => match said(name, &value) {
                Some(Said::Player(name, player)) => {
                    record.tags.insert(name, player);
                }
                Some(_) => {}
                None => {
                    let ours = NAMES.iter().find(|(_, theirs)| *theirs == name).map_or(name, |(ours, _)| *ours);
                    record.tags.insert(ours.to_owned(), value);
                }
            },
        }
        Ok(())
    }

    /// The line that begins with a node and follows the first children; a remark before its first move is left in `before`.
    fn line(&mut self, first: usize, depth: usize, before: &mut Option<String>) -> Result<Vec<Ply>, Wrong> {
        let nodes = self.nodes;
        let mut plies: Vec<Ply> = Vec::new();
        // Lines in place of the next move.
        let mut instead: Vec<Vec<Ply>> = Vec::new();
        let mut at = Some(first);
        while let Some(index) = at {
            let node = &nodes[index];
            let known = plies.len();
            self.moves(node, &mut plies)?;
            if let Some(ply) = plies.get_mut(known) {
                ply.variations.append(&mut instead);
                times::read(node, ply);
            }
            for property in &node.properties {
                hang(property, known, &mut plies, before)?;
            }
            at = node.children.first().copied();
            for child in node.children.iter().skip(1) {
                if depth == DEEPEST {
                    let place = nodes[*child].properties.first().map_or(Place { line: 1, column: 1 }, |property| property.place);
                    return Err((place, format!("variations lie within each other {DEEPEST} deep at most")));
                }
                let mut remark = None;
                let mut line = self.line(*child, depth + 1, &mut remark)?;
                if let (Some(remark), Some(ply)) = (remark, line.first_mut()) {
                    let rest = ply.comment.take();
                    ply.comment = Some(rest.map_or(remark.clone(), |rest| format!("{remark}\n{rest}")));
                }
                if !line.is_empty() {
                    instead.push(line);
                }
            }
        }
        // Where the first child has no move, the next one that has goes on with the line.
        let mut left = instead.into_iter();
        if let Some(mut goes_on) = left.next() {
            if let Some(ply) = goes_on.first_mut() {
                ply.variations.extend(left);
            }
            plies.append(&mut goes_on);
        }
        Ok(plies)
    }

    /// The moves of a node: one, in a good file.
    fn moves(&mut self, node: &Node, plies: &mut Vec<Ply>) -> Result<(), Wrong> {
        for property in &node.properties {
            let side = match property.name.as_str() {
                BLACK => Some(Side::Attackers),
                WHITE => Some(Side::Defenders),
                MOVE => None,
                name => {
                    let said = property.values.iter().filter_map(|value| said(name, value));
                    plies.extend(said.filter_map(|said| self.clicks.take(&said)));
                    continue;
                }
            };
            let text = property.values[0].trim();
            let pass = text.strip_prefix(PASS).map(|rest| (rest, Mark::from_text(rest)));
            let ply = match pass {
                _ if text.is_empty() => Ok(Ply::new(Play::Pass)),
                Some((rest, mark)) if mark.is_some() || rest.is_empty() => Ok(Ply { mark, ..Ply::new(Play::Pass) }),
                _ => self.ply(text),
            };
            plies.push(Ply { side, ..ply.map_err(|message| (property.place, message))? });
        }
        Ok(())
    }

    /// A move in the notation of moves, or as two points of the format itself: a file and a row from the top.
    fn ply(&self, text: &str) -> Result<Ply, String> {
        let wrong = match read_marked(text) {
            Ok(ply) => return Ok(ply),
            Err(message) => message,
        };
        let letters: Vec<usize> = text.bytes().filter(u8::is_ascii_lowercase).map(|byte| usize::from(byte - b'a')).collect();
        match (letters.as_slice(), self.size) {
            ([from_file, from_row, to_file, to_row], Some(size))
                if text.len() == 4 && letters.iter().all(|place| *place < size) =>
            {
                let point = |file: usize, row: usize| Point::new(file, size - 1 - row);
                Ok(Ply::moving(Move { from: point(*from_file, *from_row), to: point(*to_file, *to_row) }, None))
            }
            _ => Err(wrong),
        }
    }
}

fn has_move(node: &Node) -> bool {
    node.properties.iter().any(|property| [BLACK, WHITE, MOVE].contains(&property.name.as_str()))
}

/// What hangs on the move of a node: the last one read, if the node has none of its own.
fn hang(property: &Property, known: usize, plies: &mut [Ply], before: &mut Option<String>) -> Result<(), Wrong> {
    let own = plies.len() > known;
    let value = &property.values[0];
    match (property.name.as_str(), plies.last_mut()) {
        (COMMENT, Some(ply)) => append(&mut ply.comment, value.clone()),
        (COMMENT, None) => append(before, value.clone()),
        (DIE, Some(ply)) if own => {
            let die = value.parse().map_err(|_| (property.place, format!("`{value}` is no throw of a die")))?;
            ply.die = Some(die);
        }
        (OTHER, Some(ply)) if own => ply.extras.extend(property.values.iter().map(|value| pair(value))),
        _ => {}
    }
    Ok(())
}

/// `name:value`, a colon in the name being written `%3A`.
fn pair(text: &str) -> (String, String) {
    let (name, value) = text.split_once(':').unwrap_or((text, ""));
    (name.replace("%3A", ":").replace("%25", "%"), value.to_owned())
}

fn append(place: &mut Option<String>, remark: String) {
    match place {
        Some(text) => *text = format!("{text}\n{remark}"),
        None => *place = Some(remark),
    }
}
