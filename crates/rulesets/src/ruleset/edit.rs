//! Changing one thing in the text of a file and leaving everything else as its author wrote it, comments too.

use std::ops::Range;

use hnefi_rules::rules::{Need, RuleKey};
use thiserror::Error;
use toml::de::{DeTable, DeValue};
use toml::{Spanned, Table, Value};

use super::outline::Outline;
use super::template::others;

/// Something to be changed in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// The id.
    Id(String),
    /// What people call it.
    Name(String),
    /// The usual layout.
    Layout(String),
    /// A rule's value; `None` takes the rule out of the file.
    Rule(RuleKey, Option<&'static str>),
}

/// Why something could not be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EditError {
    /// Nobody knows where anything stands.
    #[error("the text is not TOML")]
    NotToml,
    /// The text writes it in a way that has to be changed by hand.
    #[error("the text writes `{0}` in a way that is to be changed by hand")]
    ByHand(&'static str),
}

impl Edit {
    /// The text with the change made in it. Rules of the file that the change leaves without meaning are taken out of it.
    ///
    /// # Errors
    /// An [`EditError`], and then nothing is changed.
    pub fn apply(&self, text: &str) -> Result<String, EditError> {
        let outline = Outline::of(text).ok_or(EditError::NotToml)?;
        match self {
            Edit::Id(id) => set(text, &["id"], quoted(id)),
            Edit::Name(name) => set(text, &["name"], quoted(name)),
            Edit::Layout(chosen) => {
                let mut layouts = vec![chosen.clone()];
                if outline.layouts.contains(chosen) {
                    layouts.extend(outline.layouts.into_iter().filter(|layout| layout != chosen));
                }
                set(text, &["layouts"], Value::Array(layouts.into_iter().map(Value::String).collect()))
            }
            Edit::Rule(key, value) => {
                let changed = rule(text, &outline, *key, *value)?;
                tidied(&changed, &outline)
            }
        }
    }
}

fn quoted(text: &str) -> Value {
    Value::String(text.to_owned())
}

/// A rule's value: a word, or a number.
fn value_of(key: RuleKey, value: &str) -> Value {
    let number = key.numbers().and_then(|_| value.parse().ok());
    number.map_or_else(|| quoted(value), Value::Integer)
}

/// The text without the rules of its own that had a meaning before and have none now.
fn tidied(text: &str, before: &Outline) -> Result<String, EditError> {
    let now = Outline::of(text).ok_or(EditError::NotToml)?;
    let had_meaning = |key: RuleKey| before.rules.iter().any(|rule| rule.key == key && rule.need != Need::Meaningless);
    let idle = now.rules.iter().filter(|rule| rule.need == Need::Meaningless && rule.lines.is_some() && had_meaning(rule.key));
    idle.map(|rule| rule.key).try_fold(text.to_owned(), |text, key| {
        let outline = Outline::of(&text).ok_or(EditError::NotToml)?;
        rule(&text, &outline, key, None)
    })
}

fn rule(text: &str, outline: &Outline, key: RuleKey, value: Option<&'static str>) -> Result<String, EditError> {
    let path = ["rules", key.word()];
    let before = outline.rules.iter().find(|rule| rule.key == key);
    let written = before.is_some_and(|rule| rule.lines.is_some());
    match value {
        Some(value) => {
            let explained = explanation(text, outline, key);
            let changed = set(text, &path, value_of(key, value))?;
            let told = Outline::of(&changed).as_ref().and_then(|now| sentence(now, key, value)).unwrap_or_default();
            Ok(explained.map_or(changed.clone(), |old| old.replaced(&changed, &told, key, value)))
        }
        None if written => {
            let explained = explanation(text, outline, key);
            let shorter = remove(text, &path)?;
            Ok(explained.map_or(shorter.clone(), |old| old.dropped(&shorter)))
        }
        None => Ok(text.to_owned()),
    }
}

fn sentence(outline: &Outline, key: RuleKey, value: &str) -> Option<String> {
    let rule = outline.rules.iter().find(|rule| rule.key == key)?;
    rule.values.iter().find(|(word, _)| *word == value).map(|(_, sentence)| format!("# {sentence}"))
}

/// What a template says about a rule: in the line above, what it means; behind it, what else it could be. It must not become a lie.
struct Explanation {
    /// The number of the line above.
    line: usize,
    sentence: bool,
    /// The value that it told.
    old: Option<&'static str>,
}

fn explanation(text: &str, outline: &Outline, key: RuleKey) -> Option<Explanation> {
    let rule = outline.rules.iter().find(|rule| rule.key == key)?;
    let line = rule.lines?.0.checked_sub(2)?;
    let above = text.lines().nth(line)?;
    let sentence = rule.values.iter().any(|(_, sentence)| above.trim() == format!("# {}", sentence));
    Some(Explanation { line, sentence, old: rule.value })
}

impl Explanation {
    fn replaced(&self, text: &str, told: &str, key: RuleKey, value: &str) -> String {
        let mut lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
        if self.sentence
            && !told.is_empty()
            && let Some(line) = lines.get_mut(self.line)
        {
            *line = told.to_owned();
        }
        let (old, new) = (self.old.map(|old| others(key, old)).unwrap_or_default(), others(key, value));
        if let Some(line) = lines.get_mut(self.line + 1)
            && let Some(begin) = line.trim_end().strip_suffix(&old).filter(|_| !old.is_empty())
        {
            *line = format!("{begin}{new}");
        }
        lines.join("\n")
    }

    fn dropped(&self, text: &str) -> String {
        let keep = |(number, line): (usize, &str)| (!self.sentence || number != self.line).then(|| line.to_owned());
        text.split('\n').enumerate().filter_map(keep).collect::<Vec<_>>().join("\n")
    }
}

/// The text with a value at a path.
fn set(text: &str, path: &[&'static str], value: Value) -> Result<String, EditError> {
    let by_hand = || EditError::ByHand(path.last().copied().unwrap_or_default());
    let document = DeTable::parse(text).map_err(|_| EditError::NotToml)?;
    let mut expected: Table = toml::from_str(text).map_err(|_| EditError::NotToml)?;
    let raw = value.to_string();
    let Some((key, above)) = path.split_last() else { return Err(EditError::NotToml) };
    let section = inside(document.get_ref(), above);
    let present = section.and_then(|section| section.iter().find(|(word, _)| word.get_ref() == key));
    let mut place = above
        .iter()
        .try_fold(&mut expected, |table, word| table.entry(*word).or_insert_with(|| Value::Table(Table::new())).as_table_mut());
    let place = place.as_mut().ok_or_else(by_hand)?;
    let changed = match present {
        Some((_, written)) => {
            let inner = written.get_ref().as_table().filter(|_| !above.is_empty()).and_then(|table| table.get("value"));
            let span = inner.unwrap_or(written).span();
            match place.get_mut(*key).and_then(Value::as_table_mut).filter(|_| inner.is_some()) {
                Some(table) => table.insert("value".to_owned(), value),
                None => place.insert((*key).to_owned(), value),
            };
            replaced(text, span, &raw)
        }
        None => {
            place.insert((*key).to_owned(), value);
            inserted(text, section, above, &format!("{key} = {raw}"), key)
        }
    };
    if toml::from_str::<Table>(&changed).is_ok_and(|table| table == expected) { Ok(changed) } else { Err(by_hand()) }
}

fn inside<'t, 'i>(table: &'t DeTable<'i>, path: &[&str]) -> Option<&'t DeTable<'i>> {
    path.iter().try_fold(table, |table, word| table.get(*word)?.get_ref().as_table())
}

fn replaced(text: &str, span: Range<usize>, with: &str) -> String {
    format!("{}{with}{}", text.get(..span.start).unwrap_or_default(), text.get(span.end..).unwrap_or_default())
}

/// The text with a new entry in a section: behind one that a person would explain before it.
fn inserted(text: &str, section: Option<&DeTable<'_>>, above: &[&str], entry: &str, key: &str) -> String {
    let order = |word: &str| RuleKey::from_word(word).map(|key| (key.group(), key));
    let is_plain = |value: &Spanned<DeValue<'_>>| !matches!(value.get_ref(), DeValue::Table(_));
    let plain: Vec<_> = section.into_iter().flatten().filter(|(_, value)| is_plain(value)).collect();
    let before =
        plain.iter().filter(|(word, _)| order(word.get_ref()) < order(key)).max_by_key(|(word, _)| order(word.get_ref()));
    let last = plain.iter().max_by_key(|(_, value)| value.span().end);
    if let Some((word, value)) = before.or(last) {
        let (begin, end) = (word.span().start, value.span().end);
        let prefix = text.get(line_start(text, begin)..begin).unwrap_or_default();
        if prefix.trim().is_empty() || prefix.trim_end().ends_with('.') {
            let at = line_end(text, end);
            return replaced(text, at..at, &format!("\n{prefix}{entry}"));
        }
        return replaced(text, end..end, &format!(", {entry}"));
    }
    let Some(name) = above.first() else { return format!("{entry}\n{text}") };
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let bare = line.split('#').next().unwrap_or_default().trim();
        at += line.len();
        if bare.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).is_some_and(|inner| inner.trim() == *name) {
            let at = if line.ends_with('\n') { at - 1 } else { at };
            return replaced(text, at..at, &format!("\n{entry}"));
        }
    }
    let gap = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
    format!("{text}{gap}\n[{name}]\n{entry}\n")
}

fn line_start(text: &str, at: usize) -> usize {
    text.get(..at).and_then(|before| before.rfind('\n')).map_or(0, |end| end + 1)
}

/// The end of a line, before its line break.
fn line_end(text: &str, at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    at + rest.find("\r\n").filter(|end| Some(end + 1) == rest.find('\n')).or_else(|| rest.find('\n')).unwrap_or(rest.len())
}

/// The text without what stands at a path.
fn remove(text: &str, path: &[&'static str]) -> Result<String, EditError> {
    let by_hand = || EditError::ByHand(path.last().copied().unwrap_or_default());
    let document = DeTable::parse(text).map_err(|_| EditError::NotToml)?;
    let mut expected: Table = toml::from_str(text).map_err(|_| EditError::NotToml)?;
    let (key, above) = path.split_last().ok_or(EditError::NotToml)?;
    let section = inside(document.get_ref(), above).ok_or_else(by_hand)?;
    let (word, value) = section.iter().find(|(word, _)| word.get_ref() == key).ok_or_else(by_hand)?;
    let place = above.iter().try_fold(&mut expected, |table, word| table.get_mut(*word)?.as_table_mut());
    place.ok_or_else(by_hand)?.remove(*key);
    let begin = word.span().start;
    let inner = value.get_ref().as_table().into_iter().flatten().map(|(_, value)| value.span().end);
    let end = inner.chain([value.span().end, word.span().end]).max().unwrap_or(begin);
    let start = line_start(text, begin);
    let prefix = text.get(start..begin).unwrap_or_default().trim();
    let shorter = if prefix.is_empty() || prefix.ends_with('.') || prefix.starts_with('[') {
        let end = line_end(text, end);
        let rest = text.get(end..).unwrap_or_default();
        replaced(text, start..end + if rest.starts_with("\r\n") { 2 } else { usize::from(rest.starts_with('\n')) }, "")
    } else {
        let rest = text.get(end..).unwrap_or_default();
        match rest.trim_start().strip_prefix(',') {
            Some(after) => replaced(text, begin..end + (rest.len() - after.trim_start().len()), ""),
            None => replaced(text, text.get(..begin).and_then(|before| before.rfind(',')).unwrap_or(begin)..end, ""),
        }
    };
    // The last dotted key of a section takes the section with it.
    let mut without = expected.clone();
    without.retain(|word, value| {
        above.first().is_none_or(|section| *section != word) || !value.as_table().is_some_and(Table::is_empty)
    });
    let is_right = |table: Table| table == expected || table == without;
    if toml::from_str::<Table>(&shorter).is_ok_and(is_right) { Ok(shorter) } else { Err(by_hand()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::{Report, Ruleset};

    fn changed(text: &str, key: RuleKey, value: Option<&'static str>) -> String {
        Edit::Rule(key, value).apply(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
    }

    const CHILD: &str = "# mine\nid = \"house\"\nname = \"House\"\nextends = \"brandubh-cyningstan\"\n\n[rules]\n";

    #[test]
    fn a_rule_is_written_changed_and_taken_out_again() {
        let one = changed(CHILD, RuleKey::NoMoves, Some("loss"));
        assert_eq!(one, format!("{CHILD}no-moves = \"loss\"\n"));
        let two = changed(&one, RuleKey::First, Some("defenders"));
        assert_eq!(two, format!("{CHILD}no-moves = \"loss\"\nfirst = \"defenders\"\n"));
        let three = changed(&two, RuleKey::KingArmed, Some("no"));
        assert_eq!(three, format!("{CHILD}no-moves = \"loss\"\nfirst = \"defenders\"\nking-armed = \"no\"\n"));
        assert_eq!(changed(&three, RuleKey::First, None), format!("{CHILD}no-moves = \"loss\"\nking-armed = \"no\"\n"));
        assert_eq!(changed(CHILD, RuleKey::First, None), CHILD);
    }

    #[test]
    fn every_value_can_be_chosen_however_rules_are_written() {
        let head = "id = \"house\"\nname = \"House\"\nextends = \"tablut-riksutstallningar-1972\"\n";
        let texts = [
            head.to_owned(),
            format!("{head}[rules]\n"),
            format!("{head}[ rules ] # mine\n\n[names]\nking = \"K\""),
            format!("{head}rules.first = \"defenders\"\n"),
            format!("{head}rules = {{ first = \"defenders\", no-moves = \"draw\" }}\n"),
            format!("{head}[rules.first]\nvalue = \"defenders\"\nnote = \"so\"\n[names]\nking = \"K\"\n"),
            format!("{head}\r\n[rules]\r\nfirst = \"defenders\" # they do\r\n\r\n[names]\r\nking = \"K\"\r\n"),
            Ruleset::named("brandubh-cyningstan").expect("built in").template(),
        ];
        for text in &texts {
            for key in RuleKey::ALL {
                let values = key.words_of_values();
                for value in [values[0], values[values.len() - 1]] {
                    let new = changed(text, *key, Some(value));
                    let outline = Outline::of(&new).expect("TOML");
                    let rule = outline.rules.iter().find(|rule| rule.key == *key).expect("there");
                    if rule.need != Need::Meaningless {
                        assert_eq!((rule.value, rule.lines.is_some()), (Some(value), true), "{key}\n{new}");
                    }
                    let without = changed(&new, *key, None);
                    let outline = Outline::of(&without).expect("TOML");
                    assert!(outline.rules.iter().all(|rule| rule.key != *key || rule.lines.is_none()), "{without}");
                }
            }
        }
    }

    #[test]
    fn a_number_is_written_read_and_kept_within_its_range() {
        let key = RuleKey::DrawAfterTurns;
        let text = changed(CHILD, key, key.value("132"));
        assert!(text.contains("draw-after-turns = 132\n"), "{text}");
        let rules = Ruleset::from_toml(&text).expect("a good file");
        assert_eq!(rules.rules().draw_after_turns.turns(), Some(132));
        assert!(
            rules.sentence(key).en().contains("132 turns") && rules.template().contains("draw-after-turns = 132  # or none, ")
        );
        for wrong in ["1", "1000", "\"many\"", "-5", "0132"] {
            let wrong = text.replace("= 132", &format!("= {wrong}"));
            assert!(!Report::of(&wrong).mistakes.is_empty(), "{wrong}");
        }
    }

    #[test]
    fn what_loses_its_meaning_goes_and_what_stays_is_untouched() {
        let text = Ruleset::named("brandubh-cyningstan").expect("built in").template();
        let edge = changed(&text, RuleKey::Escape, Some("edge"));
        let open = changed(&edge, RuleKey::Corners, Some("none"));
        let report = Report::of(&open);
        assert!(report.mistakes.is_empty(), "{open}\n{:#?}", report.mistakes);
        assert!(!open.contains("\ncorners-stop") && !open.contains("\nking-captured-edge"), "{open}");
        // What the template says about a rule says what it is now.
        let told = Ruleset::from_toml(&open).expect("a good file").sentence(RuleKey::Escape).en();
        assert!(open.contains(&format!("# {told}\nescape = \"edge\"  # or corners, ")), "{open}");
        let gone = text.lines().filter(|line| !open.contains(*line)).count();
        assert!(gone < 16, "{gone} lines have changed");
    }

    #[test]
    fn id_name_and_layout_are_changed() {
        let text = Edit::Id("yard".to_owned()).apply(CHILD).expect("TOML");
        let text = Edit::Name("The \"yard\"\n".to_owned()).apply(&text).expect("TOML");
        let outline = Outline::of(&text).expect("TOML");
        assert_eq!((outline.id.as_str(), outline.name.as_deref()), ("yard", Some("The \"yard\"\n")));
        assert!(text.starts_with("# mine\n"));
        let text = Edit::Layout("tablut".to_owned()).apply(&text).expect("TOML");
        assert_eq!(Outline::of(&text).expect("TOML").layouts, ["tablut"]);
        let siege = include_str!("../../../../docs/guide/little-siege.toml");
        let text = Edit::Layout("hall".to_owned()).apply(siege).expect("TOML");
        assert_eq!(Outline::of(&text).expect("TOML").layouts.first().map(String::as_str), Some("hall"));
        assert_eq!(Edit::Id("x".to_owned()).apply("id = "), Err(EditError::NotToml));
        assert_eq!(Edit::Rule(RuleKey::First, Some("attackers")).apply("rules = 3\n"), Err(EditError::ByHand("first")));
    }
}
