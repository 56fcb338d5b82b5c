//! Writing a rule-set file.

use std::fmt::Write;

use hnefi_rules::RuleKey;
use hnefi_rules::rules::RuleValue;
use hnefi_rulesets::ruleset::Standing;

/// A rule-set file being written.
pub(super) struct RulesetFile {
    text: String,
}

/// A text between quotation marks, with what a line may not hold written out.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = "\"".to_owned();
    for character in text.chars() {
        match character {
            '"' | '\\' => {
                quoted.push('\\');
                quoted.push(character);
            }
            _ if character.is_control() => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(character));
            }
            _ => quoted.push(character),
        }
    }
    quoted.push('"');
    quoted
}

/// A text in both languages.
fn both(en: &str, fr: &str) -> String {
    if en == fr { quoted(en) } else { format!("{{ en = {}, fr = {} }}", quoted(en), quoted(fr)) }
}

impl RulesetFile {
    pub(super) fn new() -> RulesetFile {
        RulesetFile { text: String::new() }
    }

    /// A key of the table that is being written.
    pub(super) fn key(&mut self, key: &str, value: &str) {
        let _ = writeln!(self.text, "{key} = {value}");
    }

    /// A key with a text in both languages.
    pub(super) fn key_text(&mut self, key: &str, en: &str, fr: &str) {
        self.key(key, &both(en, fr));
    }

    /// Begins a table.
    pub(super) fn table(&mut self, name: &str) {
        let _ = writeln!(self.text, "\n[{name}]");
    }

    /// A key with lines of text.
    pub(super) fn lines(&mut self, key: &str, lines: &[String]) {
        let _ = writeln!(self.text, "{key} = '''\n{}\n'''", lines.join("\n"));
    }

    /// A rule, with its place in the source `opentafl`, and a remark.
    pub(super) fn rule(&mut self, rule: &Rule<'_>) {
        self.table(&format!("rules.{}", rule.key));
        self.key("value", &quoted(rule.value));
        self.key("standing", &quoted(&rule.standing.to_string()));
        self.key("source", "\"opentafl\"");
        if let Some(at) = rule.at {
            self.key("at", &quoted(at));
        }
        if let Some((en, fr)) = rule.note {
            self.key_text("note", en, fr);
        }
    }

    pub(super) fn finish(self) -> String {
        self.text
    }
}

/// A rule to be written.
pub(super) struct Rule<'a> {
    pub(super) key: RuleKey,
    pub(super) value: &'static str,
    pub(super) standing: Standing,
    pub(super) at: Option<&'a str>,
    pub(super) note: Option<(&'static str, &'static str)>,
}

impl<'a> Rule<'a> {
    /// A rule that the record states.
    pub(super) fn stated<V: RuleValue>(key: RuleKey, value: V, at: &'a str) -> Rule<'a> {
        Rule { key, value: value.word(), standing: Standing::Stated, at: Some(at), note: None }
    }

    /// A rule that records leave unsaid.
    pub(super) fn reading<V: RuleValue>(key: RuleKey, value: V, en: &'static str, fr: &'static str) -> Rule<'a> {
        Rule { key, value: value.word(), standing: Standing::Reading, at: None, note: Some((en, fr)) }
    }

    /// The same with a remark.
    pub(super) fn noting(self, en: &'static str, fr: &'static str) -> Rule<'a> {
        Rule { note: Some((en, fr)), ..self }
    }
}
