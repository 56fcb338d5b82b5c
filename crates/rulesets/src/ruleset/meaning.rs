//! What a rule set means, in words that leave out how it is called and explained: what its hash is of.

use std::fmt::Write as _;

use super::evidence::{Entries, Evidence};
use super::file::File;

/// The text that is hashed. A change of its form changes the hashes of all rule sets.
pub(super) fn meaning(file: &File) -> String {
    let mut text = format!("rule set {}\n", file.id.value);
    if let Some(year) = file.year {
        let _ = writeln!(text, "year {year}");
    }
    for layout in &file.layouts {
        let layout = &layout.value.layout;
        let (pieces, marks) = layout.grids();
        let _ = write!(text, "layout {}\n{pieces}\n{marks}", layout.id);
    }
    // What others leave without meaning is written down by a rule set that this one extends.
    let (rules, _) = file.rules.weighed();
    write(&mut text, &file.rules, &|key| rules.has_meaning(key));
    for (id, option) in &file.options {
        let _ = writeln!(text, "option {id}");
        write(&mut text, &option.rules, &|_| true);
    }
    text
}

fn write(text: &mut String, rules: &Entries, counts: &dyn Fn(hnefi_rules::RuleKey) -> bool) {
    for (key, entry) in rules.written().filter(|(key, _)| counts(*key)) {
        let Evidence { standing, source, at, .. } = &entry.evidence;
        let _ = write!(text, "{key} = {}; {standing}; {source}", entry.value);
        for (kind, name) in at.iter().flat_map(|at| at.parts()) {
            let _ = write!(text, "; {} {name}", kind.word());
        }
        if let Some(words) = at.as_ref().filter(|at| at.parts().is_empty()) {
            let _ = write!(text, "; {}", words.text());
        }
        text.push('\n');
    }
}
