//! Writing a rule-set file.

use std::fmt::Write;

use hnefi_rules::RuleKey;
use hnefi_rules::rules::RuleValue;
use hnefi_rulesets::ruleset::Standing;
use hnefi_rulesets::{Text, text_to_toml};

/// A rule-set file being written.
pub(super) struct RulesetFile {
    text: String,
}

impl RulesetFile {
    pub(super) fn new() -> RulesetFile {
        RulesetFile { text: String::new() }
    }

    /// A key of the table that is being written, with what is the same in every language.
    pub(super) fn key(&mut self, key: &str, value: &str) {
        self.key_text(key, &Text::same(value));
    }

    /// A key with a text in every language.
    pub(super) fn key_text(&mut self, key: &str, text: &Text) {
        let _ = writeln!(self.text, "{key} = {}", text_to_toml(text));
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
        self.key("value", rule.value);
        self.key("standing", &rule.standing.to_string());
        self.key("source", "opentafl");
        if let Some(at) = rule.at {
            self.key("at", at);
        }
        if let Some(id) = rule.note {
            self.key_text("note", &Text::message(id));
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
    /// The id of a message.
    pub(super) note: Option<&'static str>,
}

impl<'a> Rule<'a> {
    /// A rule that the record states.
    pub(super) fn stated<V: RuleValue>(key: RuleKey, value: V, at: &'a str) -> Rule<'a> {
        Rule { key, value: value.word(), standing: Standing::Stated, at: Some(at), note: None }
    }

    /// A rule that records leave unsaid, with the message that says so.
    pub(super) fn reading<V: RuleValue>(key: RuleKey, value: V, note: &'static str) -> Rule<'a> {
        Rule { key, value: value.word(), standing: Standing::Reading, at: None, note: Some(note) }
    }

    /// The same with the message of a remark.
    pub(super) fn noting(self, note: &'static str) -> Rule<'a> {
        Rule { note: Some(note), ..self }
    }
}
