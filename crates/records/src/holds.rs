//! What a format can hold of a record, and a record cut down to that. Writers are given only what they can write, so that reading
//! back gives the same; what was cut away is reported.

use hnefi_rules::GameResult;

use crate::loss::Lost;
use crate::ply::{Mark, Play, Ply};
use crate::record::{End, Record, RulesName, tag};
use crate::times::TimeControls;

/// How a format holds what moves captured.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum CapturesHeld {
    /// Not at all.
    Not,
    /// Move by move, and that a move captured nothing; but a game without any capture does not say that it has none. That follows from
    /// the rules, so losing it is no loss.
    Each,
    /// Move by move; that a move captured nothing only where it is known of every move what it captured.
    AllOrSome,
}

/// How a format holds time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TimesHeld {
    /// Not at all.
    Not,
    /// The time control and the clocks.
    Clocks,
    /// Also the time that each move took.
    All,
}

/// What one format can hold.
pub(crate) struct Holds {
    /// A name for the game.
    pub(crate) id: bool,
    /// How the rules are named.
    pub(crate) rules: fn(&RulesName) -> bool,
    /// A first position, where it is not the rules' own.
    pub(crate) start: bool,
    /// The final position.
    pub(crate) position: bool,
    /// Whether it has a place for a tag of this name.
    pub(crate) tag: fn(&str) -> bool,
    /// Remarks before the first move and after each.
    pub(crate) comments: bool,
    /// Other lines.
    pub(crate) variations: bool,
    /// Marks such as `+`.
    pub(crate) marks: &'static [Mark],
    /// Captured points.
    pub(crate) captures: CapturesHeld,
    /// Which side made a ply. Where it follows from the rules, losing it is no loss.
    pub(crate) sides: bool,
    /// Which piece made a ply. It follows from the position, so losing it is no loss.
    pub(crate) pieces: bool,
    /// Turns lost.
    pub(crate) passes: bool,
    /// Throws of the die.
    pub(crate) throws: bool,
    /// Time controls, clocks, and how long moves took.
    pub(crate) times: TimesHeld,
    /// Whether it has a place for something else kept with a ply, by name and value.
    pub(crate) extra: fn(&str, &str) -> bool,
    /// Result and end as they are read back.
    pub(crate) settled: fn(Option<GameResult>, End) -> (Option<GameResult>, End),
    /// A name or a tag's value as it is read back.
    pub(crate) value: fn(&str) -> String,
    /// Whether a tag may be empty.
    pub(crate) empty_values: bool,
    /// A comment as it is read back.
    pub(crate) remark: fn(&str) -> String,
}

impl Holds {
    /// A format that holds everything; others are described by what they lack.
    pub(crate) const EVERYTHING: Holds = Holds {
        id: true,
        rules: |_| true,
        start: true,
        position: true,
        tag: |_| true,
        comments: true,
        variations: true,
        marks: &Mark::ALL,
        captures: CapturesHeld::Each,
        sides: true,
        pieces: true,
        passes: true,
        throws: true,
        times: TimesHeld::All,
        extra: |_, _| true,
        settled: |result, end| (result, end),
        value: str::to_owned,
        empty_values: true,
        remark: str::to_owned,
    };

    /// A format that holds nothing but moves.
    pub(crate) const MOVES: Holds = Holds {
        id: false,
        rules: |_| false,
        start: false,
        position: false,
        tag: |_| false,
        comments: false,
        variations: false,
        marks: &[],
        captures: CapturesHeld::Not,
        sides: false,
        pieces: false,
        passes: false,
        throws: false,
        times: TimesHeld::Not,
        extra: |_, _| false,
        settled: |_, _| (None, End::Unstated),
        value: str::to_owned,
        empty_values: false,
        remark: str::to_owned,
    };

    /// The parts of a record that it has no place for.
    pub(crate) fn lacks(&self) -> Vec<&'static str> {
        let named = |tag: &str| (self.tag)(tag);
        let settled = |end| (self.settled)(Some(GameResult::Attackers), end);
        let parts = [
            (self.id, "the game's name"),
            ((self.rules)(&RulesName::Named("copenhagen".to_owned())), "the rules"),
            (self.start, "the first position"),
            (named(tag::ATTACKERS), "the players"),
            (named("anything"), "other tags"),
            (self.comments, "comments"),
            (self.variations, "variations"),
            (self.captures != CapturesHeld::Not, "captures"),
            (self.marks.len() == Mark::ALL.len(), "marks"),
            (self.throws, "throws of the die"),
            (self.times != TimesHeld::Not, "the time control and the clocks"),
            (self.times == TimesHeld::All, "the time that moves took"),
            (settled(End::Board).0.is_some(), "the result"),
            (settled(End::Timeout).1 == End::Timeout, "what ended the game"),
            (self.position, "the final position"),
        ];
        parts.iter().filter(|(held, _)| !held).map(|(_, part)| *part).collect()
    }

    /// The record as far as the format holds it. Each thing cut away is reported once.
    pub(crate) fn reduce(&self, record: &Record, lost: &mut dyn FnMut(Lost)) -> Record {
        let mut counts = Counts::default();
        let keep = |kept: bool, what: Lost, lost: &mut dyn FnMut(Lost)| {
            if !kept {
                lost(what);
            }
            kept
        };
        let id = record.id.clone().filter(|_| keep(self.id, Lost::Id, lost));
        let id = id.map(|id| counts.cleaned(&id, self.value)).filter(|id| self.empty_values || !id.is_empty());
        let rules = record.rules.as_ref().filter(|rules| keep((self.rules)(rules), Lost::Rules("the rule set".to_owned()), lost));
        let rules = rules.map(|rules| RulesName::from_text(&counts.cleaned(rules.text(), self.value)));
        let rules = rules.filter(|rules| !rules.text().is_empty());
        let start = record.start.clone().filter(|_| keep(self.start, Lost::Start, lost));
        let position = record.position.clone().filter(|_| keep(self.position, Lost::Position, lost));
        let in_tag = record.control_in_tag();
        let mut time_controls = in_tag.unwrap_or(record.time_controls);
        if self.times == TimesHeld::Not && !time_controls.is_none() {
            lost(Lost::TimeControl);
            time_controls = TimeControls::default();
        }
        let mut tags = std::collections::BTreeMap::new();
        for (name, value) in &record.tags {
            if name == tag::TIME_CONTROL && in_tag.is_some() {
                continue;
            }
            // Only one of the two has a place.
            let is_told_otherwise = name == tag::TIME_CONTROL && !record.time_controls.is_none();
            if is_told_otherwise {
                lost(Lost::Tag(name.clone()));
            } else if keep((self.tag)(name), Lost::Tag(name.clone()), lost) {
                tags.insert(name.clone(), counts.cleaned(value, self.value));
            }
        }
        tags.retain(|_, value| self.empty_values || !value.is_empty());
        let comment = self.remark_of(record.comment.as_ref(), &mut counts);
        let sides_follow = sides_alternate(&record.plies);
        let mut plies = self.reduce_line(&record.plies, &mut counts);
        if self.captures == CapturesHeld::AllOrSome && !every_capture_is_known(&plies) {
            forget_that_nothing_was_captured(&mut plies, &mut counts);
        }
        if sides_follow {
            counts.sides = 0;
        }
        let (result, end) = (self.settled)(record.result, record.end);
        // Few formats distinguish an unknown result from an unfinished game.
        if result.filter(|r| *r != GameResult::Unfinished) != record.result.filter(|r| *r != GameResult::Unfinished) {
            lost(Lost::Result);
        }
        if end != record.end {
            lost(Lost::End);
        }
        counts.tell(lost);
        let kept = Record { id, rules, start, tags, time_controls, comment, plies, result, end, position };
        if self.captures == CapturesHeld::Each { kept.without_unwritten_captures() } else { kept }
    }

    fn remark_of(&self, remark: Option<&String>, counts: &mut Counts) -> Option<String> {
        let remark = remark?;
        if !self.comments {
            counts.comments += 1;
            return None;
        }
        Some(counts.cleaned(remark, self.remark)).filter(|text| self.empty_values || !text.is_empty())
    }

    fn reduce_line(&self, plies: &[Ply], counts: &mut Counts) -> Vec<Ply> {
        let mut line = Vec::new();
        for ply in plies {
            if ply.play == Play::Pass && !self.passes {
                counts.passes += 1;
                continue;
            }
            line.push(self.reduce_ply(ply, counts));
        }
        line
    }

    fn reduce_ply(&self, ply: &Ply, counts: &mut Counts) -> Ply {
        let mut kept = Ply::new(ply.play);
        kept.comment = self.remark_of(ply.comment.as_ref(), counts);
        if self.sides {
            kept.side = ply.side;
        } else {
            counts.sides += usize::from(ply.side.is_some());
        }
        kept.piece = ply.piece.filter(|_| self.pieces);
        if self.captures == CapturesHeld::Not {
            counts.captures += usize::from(ply.captures.as_ref().is_some_and(|points| !points.is_empty()));
        } else {
            kept.captures.clone_from(&ply.captures);
        }
        kept.mark = ply.mark.filter(|mark| self.marks.contains(mark));
        counts.marks += usize::from(kept.mark != ply.mark);
        if self.throws {
            kept.die = ply.die;
        } else {
            counts.throws += usize::from(ply.die.is_some());
        }
        if self.times == TimesHeld::Not {
            counts.clocks += usize::from(ply.clock.is_some());
        } else {
            kept.clock = ply.clock;
        }
        if self.times == TimesHeld::All {
            kept.took = ply.took;
        } else {
            counts.times_taken += usize::from(ply.took.is_some());
        }
        for (name, value) in &ply.extras {
            if (self.extra)(name, value) {
                kept.extras.insert(name.clone(), value.clone());
            } else {
                *counts.extras.entry(name.clone()).or_default() += 1;
            }
        }
        if self.variations {
            kept.variations = ply.variations.iter().map(|line| self.reduce_line(line, counts)).collect();
            kept.variations.retain(|line| !line.is_empty());
        } else {
            counts.variations += ply.variations.len();
        }
        kept
    }
}

/// Whether the sides of a line, as far as they are written, simply take turns.
fn sides_alternate(plies: &[Ply]) -> bool {
    plies.windows(2).all(|pair| match (pair[0].side, pair[1].side) {
        (Some(one), Some(next)) => one != next,
        _ => true,
    })
}

/// Whether the record has the captures of every move.
pub(crate) fn every_capture_is_known(plies: &[Ply]) -> bool {
    let known = |ply: &Ply| {
        (ply.captures.is_some() || ply.play == Play::Pass) && ply.variations.iter().all(|line| every_capture_is_known(line))
    };
    plies.iter().all(known)
}

fn forget_that_nothing_was_captured(plies: &mut [Ply], counts: &mut Counts) {
    for ply in plies {
        if ply.captures.take_if(|points| points.is_empty()).is_some() {
            counts.captures += 1;
        }
        ply.variations.iter_mut().for_each(|line| forget_that_nothing_was_captured(line, counts));
    }
}

#[derive(Default)]
struct Counts {
    comments: usize,
    variations: usize,
    marks: usize,
    captures: usize,
    sides: usize,
    passes: usize,
    throws: usize,
    clocks: usize,
    times_taken: usize,
    characters: usize,
    extras: std::collections::BTreeMap<String, usize>,
}

impl Counts {
    fn cleaned(&mut self, text: &str, clean: fn(&str) -> String) -> String {
        let cleaned = clean(text);
        self.characters += usize::from(cleaned != text);
        cleaned
    }

    fn tell(self, lost: &mut dyn FnMut(Lost)) {
        let mut tell = |count: usize, what: fn(usize) -> Lost| {
            if count > 0 {
                lost(what(count));
            }
        };
        tell(self.comments, Lost::Comments);
        tell(self.variations, Lost::Variations);
        tell(self.marks, Lost::Marks);
        tell(self.captures, Lost::Captures);
        tell(self.sides, Lost::Sides);
        tell(self.passes, Lost::Passes);
        tell(self.throws, Lost::Throws);
        tell(self.clocks, Lost::Clocks);
        tell(self.times_taken, Lost::TimesTaken);
        tell(self.characters, Lost::Characters);
        for (name, count) in self.extras {
            lost(Lost::Extra(name, count));
        }
    }
}

#[cfg(test)]
mod tests {
    use hnefi_rules::Setup;

    use super::*;
    use crate::format::Format;
    use crate::record_format::RecordFormat;
    use crate::table::{Encoding, TABLES, Table};

    /// A format's row of the table in the guide.
    fn row(format: Format) -> String {
        let holds = format.holds();
        let yes = |held: bool| if held { "yes" } else { "–" };
        let tags = match ((holds.tag)("anything"), (holds.tag)(tag::ATTACKERS)) {
            (true, _) => "any",
            (false, true) => "players",
            (false, false) => "–",
        };
        let marks = match holds.marks {
            [] => "–".to_owned(),
            [one] => format!("`{}`", one.text()),
            _ => "all".to_owned(),
        };
        let times = match holds.times {
            TimesHeld::Not => "–",
            TimesHeld::Clocks => "clocks",
            TimesHeld::All => "yes",
        };
        let result = (holds.settled)(Some(GameResult::Draw), End::Timeout).0.is_some();
        let end = (holds.settled)(Some(GameResult::Attackers), End::Resigned).1 == End::Resigned;
        let cells = [
            format!("`{format}`"),
            yes(holds.id).to_owned(),
            yes((holds.rules)(&RulesName::Named("copenhagen".to_owned()))).to_owned(),
            yes(holds.start).to_owned(),
            tags.to_owned(),
            yes(holds.comments).to_owned(),
            yes(holds.variations).to_owned(),
            yes(holds.captures != CapturesHeld::Not).to_owned(),
            marks,
            yes(holds.throws).to_owned(),
            times.to_owned(),
            yes(result).to_owned(),
            yes(end).to_owned(),
            yes(holds.position).to_owned(),
        ];
        format!("| {} |", cells.join(" | "))
    }

    #[test]
    fn the_guide_says_what_each_format_holds() {
        let guide = include_str!("../../../docs/guide/records.md");
        for format in Format::ALL.iter().copied().filter(|format| format.is_written()) {
            // The same columns in another encoding hold the same.
            let in_another_encoding = |table: &Table| table.encoding != Encoding::Tsv && table.name() == format.name();
            if TABLES.iter().any(in_another_encoding) {
                continue;
            }
            let row = row(format);
            assert!(guide.contains(&row), "docs/guide/records.md lacks the row\n{row}");
        }
        for format in Format::ALL {
            assert!(guide.contains(&format!("`{format}`")), "docs/guide/records.md does not name {format}");
        }
    }

    #[test]
    fn losses_are_reported() {
        let start: Setup = "/7/7/7/3K3/7/7/7/ d".parse().expect("a position");
        let mut record = Record { id: Some("one".to_owned()), start: Some(start), ..Record::default() };
        record.tags.insert("event".to_owned(), "Fair".to_owned());
        record.result = Some(GameResult::Draw);
        let mut told = Vec::new();
        let kept = Holds::MOVES.reduce(&record, &mut |lost| told.push(lost));
        assert_eq!(kept, Record::default());
        assert_eq!(told, [Lost::Id, Lost::Start, Lost::Tag("event".to_owned()), Lost::Result]);
        let kept = Holds::EVERYTHING.reduce(&record, &mut |lost| panic!("{lost}"));
        assert_eq!(kept, record);
    }
}
