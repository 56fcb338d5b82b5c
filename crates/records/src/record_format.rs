//! What a format is to the rest of the program: each format implements this in a module of its own.

use hnefi_rulesets::Ruleset;

use crate::holds::Holds;
use crate::loss::Lost;
use crate::record::{Record, RulesName};
use crate::replay::Wanted;
use crate::stream::Entries;
pub(crate) use crate::stream::Source;

/// All that the rest of the program knows of a format.
pub(crate) trait RecordFormat: Sync {
    /// The name for the command line and the API.
    fn name(&self) -> &'static str;

    /// What it is, in a few words.
    fn title(&self) -> &'static str;

    /// The ending of its files' names.
    fn ending(&self) -> &'static str {
        self.name()
    }

    /// The file-name extensions that decide the format.
    fn telling_endings(&self) -> &'static [&'static str] {
        &[]
    }

    /// Whether a text that begins like this is of this format. No two formats take one text, except that plain move lists come last.
    fn recognises(&self, beginning: &str) -> bool;

    /// The records of a text, one after another.
    fn read<'r>(&self, text: Source<'r>) -> Entries<'r>;

    /// How records are written in it; `None` for a format that is only read.
    fn writer(&self) -> Option<&dyn RecordWriter> {
        None
    }

    /// The rules that a file names by its own name.
    fn rules_named_by_file(&self, _file_name: &str) -> Option<RulesName> {
        None
    }

    /// Whether records name their rules as hnefi does, so that an unknown name is a mistake. In other formats it is the name that
    /// another program gives to rules that need not be known here.
    fn names_rules_as_here(&self) -> bool {
        false
    }
}

/// How records are written in a format.
pub(crate) trait RecordWriter {
    /// What a record of it can hold.
    fn holds(&self) -> Holds;

    /// What is worked out by the rules before writing.
    fn wanted(&self) -> Wanted {
        Wanted::NOTHING
    }

    /// Whether a text holds one game and no more.
    fn holds_one_game(&self) -> bool {
        false
    }

    /// Whether a record names the rules that it was played by, so that it need not say who moved what.
    fn names_rules(&self) -> bool {
        false
    }

    /// The text of a record with this many before it, or why it cannot be written and what would help.
    fn write(&self, before: usize, record: &Record, context: &mut Context<'_>) -> Result<String, String>;

    /// The text behind this many records.
    fn end(&self, _count: usize) -> String {
        String::new()
    }
}

/// What the writer of a format may ask for and say beside the text.
pub(crate) struct Context<'c> {
    /// The rule set that a record names, or why there is none.
    pub(crate) rules: &'c dyn Fn(&Record) -> Result<Ruleset, String>,
    /// Takes what the text cannot say.
    pub(crate) lost: &'c mut dyn FnMut(Lost),
}
