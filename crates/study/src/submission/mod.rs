//! Handing the parts of a study to the scheduler of a cluster: which parts are missing, and the texts that schedulers read. Nothing here
//! runs a program.

mod kubernetes;
mod slurm;

use std::fmt::Write as _;
use std::path::Path;

pub use kubernetes::{IndexedJob, ManifestError};
pub use slurm::{QUEUE_FORMAT, QueueError, Queued, ScriptError, SlurmJob};

use super::definition::Study;
use super::part::{Part, PartError};
use super::shard::Shard;
use super::table::TableError;

/// All parts of a study that is divided, in one folder.
#[derive(Clone, Debug)]
pub struct Parts<'a> {
    first: Shard<'a>,
    of: u64,
    stem: String,
}

impl<'a> Parts<'a> {
    /// How many parts, whose tables lie in `folder`.
    ///
    /// # Errors
    /// [`PartError`] where a study cannot have this many.
    pub fn new(study: &'a Study, of: u64, folder: &Path) -> Result<Parts<'a>, PartError> {
        let first = Shard::new(study, Part::new(0, of)?, folder);
        let stem = first.sibling(Part::WHOLE).stem();
        Ok(Parts { first, of, stem })
    }

    /// How many.
    #[must_use]
    pub const fn of(&self) -> u64 {
        self.of
    }

    /// The numbers of those among `asked` that have no table yet.
    ///
    /// # Errors
    /// [`TableError`] where a file is in the place of a table that is none, or one of something else: that part would not be played
    /// however often it is begun.
    pub fn missing(&self, asked: impl IntoIterator<Item = u64>) -> Result<Vec<u64>, TableError> {
        let mut missing = Vec::new();
        for part in asked.into_iter().filter_map(|index| Part::new(index, self.of).ok()) {
            if !self.first.sibling(part).is_whole()? {
                missing.push(part.index());
            }
        }
        Ok(missing)
    }

    /// What the files of all parts are named after: the study, its hash, and how many there are.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}-of-{}", self.stem, self.of)
    }

    /// The name of a part's file without its ending, with `index` in the place of the part's number.
    fn named(&self, index: &str) -> String {
        format!("{}-{index}-of-{}", self.stem, self.of)
    }

    /// The names of all their tables, as a pattern of the shell.
    #[must_use]
    pub fn table_pattern(&self) -> String {
        if self.of == 1 { format!("{}.parquet", self.stem) } else { format!("{}.parquet", self.named("*")) }
    }
}

/// Rising numbers as schedulers write them: `0-3,7,9-12`.
#[must_use]
pub fn index_list(rising: &[u64]) -> String {
    let mut text = String::new();
    for run in rising.chunk_by(|before, after| before.checked_add(1) == Some(*after)) {
        let comma = if text.is_empty() { "" } else { "," };
        // Writing to a text cannot fail.
        let _ = match run {
            [first, .., last] => write!(text, "{comma}{first}-{last}"),
            [only] => write!(text, "{comma}{only}"),
            [] => Ok(()),
        };
    }
    text
}

/// Quotes `text` as one word of the shell.
#[must_use]
pub fn shell_word(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "/._-+=:@%,".contains(c);
    if !text.is_empty() && text.chars().all(plain) { text.to_owned() } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(super) const TEXT: &str = "format = 1\nname = \"small\"\ntitle = \"A study\"\nseed = 7\nnodes = 5\ngames = 8\nmax-plies = 40\n\n\
        [[arms]]\nrules = \"brandubh-cyningstan\"\n";

    pub(super) fn study() -> Study {
        Study::parse(TEXT, &|_| unreachable!("it names no file")).expect("a study")
    }

    #[test]
    fn runs_of_numbers_are_written_short() {
        for (numbers, text) in [
            (&[][..], ""),
            (&[4], "4"),
            (&[0, 1], "0-1"),
            (&[0, 1, 2, 3, 7, 9, 10, 11, 12], "0-3,7,9-12"),
            (&[1, 3, 5], "1,3,5"),
            (&[u64::MAX - 1, u64::MAX], "18446744073709551614-18446744073709551615"),
        ] {
            assert_eq!(index_list(numbers), text);
        }
    }

    #[test]
    fn shell_words_are_quoted_where_needed() {
        assert_eq!(shell_word("/home/a_b/x-1.toml"), "/home/a_b/x-1.toml");
        assert_eq!(shell_word("it's $HOME"), r"'it'\''s $HOME'");
        assert_eq!(shell_word(""), "''");
    }

    /// The pattern names the files that the shards write.
    #[test]
    fn parts_without_a_table_are_missing() {
        let folder = tempfile::tempdir().expect("a folder");
        let study = study();
        let parts = Parts::new(&study, 12, folder.path()).expect("parts");
        assert_eq!(parts.missing(0..12).expect("no tables"), (0..12).collect::<Vec<_>>());
        struct SilentObserver;
        impl crate::StudyObserver for SilentObserver {
            fn game(&mut self, _: &crate::GameRow) {}
            fn progress(&mut self, _: u64, _: u64) {}
        }
        for index in [3, 11] {
            let shard = Shard::new(&study, Part::new(index, 12).expect("a part"), folder.path());
            assert!(shard.run(1, &mut SilentObserver, &|| false).expect("it is played"));
            let name = shard.table_path();
            let (before, after) =
                parts.table_pattern().split_once('*').map(|(b, a)| (b.to_owned(), a.to_owned())).expect("a star");
            let name = name.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
            assert!(name.starts_with(&before) && name.ends_with(&after), "{name}, {}", parts.table_pattern());
        }
        assert_eq!(index_list(&parts.missing(0..12).expect("tables")), "0-2,4-10");
        assert_eq!(parts.missing([2, 3, 40]).expect("tables"), [2]);
        std::fs::write(parts.first.table_path(), "no table").expect("it is written");
        assert!(parts.missing(0..12).expect_err("no table").to_string().contains("not a Parquet file"));
        assert!(Parts::new(&study, 0, folder.path()).is_err());
    }
}
