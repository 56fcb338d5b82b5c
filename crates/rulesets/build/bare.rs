//! The built-in files without what is not needed to play: the summaries, and what speaks for each rule.

use toml::{Table, Value};

/// What a rule set says of itself.
const TEXTS: [&str; 3] = ["summary", "author", "year"];

/// The file of a rule set with its rules, layouts, names and options alone. Every rule leans on the author of the file.
pub(crate) fn ruleset(text: &str) -> Result<String, toml::de::Error> {
    let mut file: Table = text.parse()?;
    TEXTS.into_iter().for_each(|key| drop(file.remove(key)));
    tables_of(&mut file, "rules", rule);
    tables_of(&mut file, "options", |option| {
        let Value::Table(option) = option else { return };
        option.remove("text");
        tables_of(option, "rules", rule);
    });
    Ok(file.to_string())
}

/// Does something with everything in a section.
fn tables_of(file: &mut Table, section: &str, change: fn(&mut Value)) {
    let section = file.get_mut(section).and_then(Value::as_table_mut);
    section.into_iter().flatten().for_each(|(_, value)| change(value));
}

/// A rule with other readings has to be one itself; of any other its value says everything.
fn rule(written: &mut Value) {
    let Value::Table(table) = written else { return };
    if table.contains_key("others") {
        table.retain(|key, _| ["value", "standing", "others"].contains(&key));
        table.insert("source".to_owned(), "author".into());
        table.insert("note".to_owned(), "".into());
    } else if let Some(value) = table.remove("value") {
        *written = value;
    }
}

/// A bibliography that says only which works there are, so that files of one's own can lean on them.
pub(crate) fn sources(text: &str) -> Result<String, toml::de::Error> {
    let works: Table = text.parse()?;
    Ok(works.keys().fold(String::new(), |list, id| format!("{list}[{id}]\nauthor=''\ntitle=''\n")))
}
