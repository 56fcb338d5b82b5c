//! A rule set written down as a file of one's own to start from: every rule in a line, with what it means and what else it could say.

use std::fmt::Write as _;

use hnefi_rules::rules::RuleKey;

use super::drawn::Drawn;
use super::evidence::Entries;
use super::file::Family;
use super::{Inner, Ruleset};
use crate::layout::Layout;
use crate::toml_reader::text_to_toml;

impl Ruleset {
    /// The text of a file that plays the same game on the same layouts, for somebody to change. It stands on its own: the layout chosen
    /// is drawn in it, and the evidence for each rule is left out, since the rules are going to be its author's.
    #[must_use]
    pub fn template(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_template(&mut text);
        text
    }

    /// The text of a file that extends this rule set and changes nothing yet; `None` for one that is not built in, which no file can extend.
    #[must_use]
    pub fn child_template(&self) -> Option<String> {
        if !self.is_built_in() {
            return None;
        }
        let id = format!("id = \"my-{}\"\nname = \"My game\"\nextends = \"{}\"\n", self.base_id(), self.id());
        Some(format!(
            "{id}\n# What is not written here is as it is there.\n# All rules: hnefi rules show {}\n[rules]\n",
            self.id()
        ))
    }

    fn write_template(&self, out: &mut String) -> std::fmt::Result {
        let Inner { file, entries, options, layout, .. } = &*self.0;
        let rules = self.rules();
        writeln!(out, "# The rules of {}. Who says so: hnefi rules show {}", self.id(), self.id())?;
        writeln!(out, "# Is it right, and what does it mean: hnefi rules check FILE")?;
        writeln!(out, "id = \"my-{}\"", self.base_id())?;
        writeln!(out, "name = \"My game\"")?;
        if file.family != Family::Own {
            writeln!(out, "family = \"{}\"", file.family)?;
        }
        let others = || file.layouts.iter().map(|drawn| &drawn.value).filter(|drawn| drawn.layout.id != layout.id);
        let ids = || [layout.id.as_str()].into_iter().chain(others().map(|drawn| drawn.layout.id.as_str()));
        writeln!(out, "layouts = [{}]", ids().map(|id| format!("\"{id}\"")).collect::<Vec<_>>().join(", "))?;
        writeln!(out, "\n# a attacker, d defender, K king; c n m g special pieces of the attackers, C N M G of the defenders")?;
        write_layout(out, layout)?;
        for drawn in others().filter(|drawn| !is_built_in(drawn)) {
            write_layout(out, &drawn.layout)?;
        }
        let names = self.names();
        writeln!(out, "\n[names]\nattackers = {}", text_to_toml(&names.attackers))?;
        writeln!(out, "attacker = {}\ndefenders = {}", text_to_toml(&names.attacker), text_to_toml(&names.defenders))?;
        writeln!(out, "defender = {}\nking = {}", text_to_toml(&names.defender), text_to_toml(&names.king))?;
        writeln!(out, "\n[rules]")?;
        let mut keys: Vec<RuleKey> = entries.written().map(|(key, _)| key).filter(|key| rules.has_meaning(*key)).collect();
        keys.sort_by_key(|key| key.group());
        for key in keys {
            writeln!(out, "# {}", self.sentence(key))?;
            writeln!(out, "{}", line(key, rules.word(key)))?;
        }
        writeln!(out, "\n# Not written, these are so:")?;
        for (key, value) in self.unwritten() {
            writeln!(out, "# {}", line(key, value))?;
        }
        let drawn = file.layouts.iter().find(|drawn| drawn.value.layout.id == layout.id).unwrap_or(&file.layouts[0]);
        // Rules that have lost their meaning are not in the copy, so that no option can fall back on them.
        let copied = entries.only(|key| rules.has_meaning(key));
        for (id, option) in file.options.iter().filter(|(id, option)| !options.contains(id) && option.fits(&copied, drawn)) {
            writeln!(out, "\n[options.{id}]\nname = {}\ntext = {}", text_to_toml(&option.name), text_to_toml(&option.text))?;
            write_rules(out, &option.rules)?;
        }
        Ok(())
    }
}

fn is_built_in(drawn: &Drawn) -> bool {
    Layout::named(&drawn.layout.id).is_ok_and(|layout| layout.pieces == drawn.layout.pieces)
}

fn write_layout(out: &mut String, layout: &Layout) -> std::fmt::Result {
    let (pieces, marks) = layout.grids();
    writeln!(out, "[drawn.{}]\nname = {}\npieces = \"\"\"\n{pieces}\"\"\"", layout.id, text_to_toml(&layout.name))?;
    writeln!(out, "# T throne, C corner, X camp\nmarks = \"\"\"\n{marks}\"\"\"")
}

fn write_rules(out: &mut String, rules: &Entries) -> std::fmt::Result {
    writeln!(
        out,
        "rules = {{ {} }}",
        rules.written().map(|(key, entry)| format!("{key} = {}", written(key, entry.value))).collect::<Vec<_>>().join(", ")
    )
}

/// A rule and the other values that it could have.
fn line(key: RuleKey, value: &str) -> String {
    format!("{key} = {}{}", written(key, value), others(key, value))
}

/// The comment behind a rule: what else it could be.
pub(super) fn others(key: RuleKey, value: &str) -> String {
    let words = key.words_of_values().into_iter().filter(|word| *word != value).map(str::to_owned);
    let numbers = key.numbers().map(|numbers| format!("a number from {} to {}", numbers.start(), numbers.end()));
    let others: Vec<String> = words.chain(numbers).collect();
    if others.is_empty() { String::new() } else { format!("  # or {}", others.join(", ")) }
}

/// A value as a file writes it: a word in quotes, a number without.
pub(crate) fn written(key: RuleKey, value: &str) -> String {
    if key.words_of_values().contains(&value) { format!("\"{value}\"") } else { value.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::Report;

    #[test]
    fn the_template_of_every_rule_set_plays_the_same_game() {
        for id in Ruleset::catalogue() {
            let plain = Ruleset::named(id).expect(id);
            let words = plain.options().into_iter().map(|o| o.id).chain(plain.layouts().into_iter().map(|l| l.id));
            for rules in words.map(|word| plain.choosing(&word).expect(id)).chain([plain.clone()]) {
                let child = Ruleset::from_toml(&rules.child_template().expect("it is built in")).expect(id);
                assert_eq!((child.rules(), child.layout()), (rules.rules(), rules.layout()), "{}", rules.id());
                let template = rules.template();
                let report = Report::of(&template);
                assert!(report.mistakes.is_empty(), "{template}\n{:#?}", report.mistakes);
                let mine = report.ruleset.expect(id);
                assert_eq!(mine.rules(), rules.rules(), "{}", rules.id());
                assert_eq!((&mine.layout().pieces, &mine.layout().marks), (&rules.layout().pieces, &rules.layout().marks));
                assert_eq!(mine.layouts().len(), rules.layouts().len());
                assert_eq!(mine.names(), rules.names());
                assert_eq!(mine.options().len(), child.options().len(), "those that go with what is chosen");
            }
        }
    }
}
