//! What the name of a file says of the games in it.

use crate::format::Format;
use crate::record::RulesName;
use crate::table::Columns;

impl Format {
    /// The rules that a file of this format names by its own name: files of the aagenielsen collection are called
    /// `016-copenhagen-….tsv` after the number of the game there, and that is the alias `aagenielsen-016`.
    #[must_use]
    pub fn rules_named_by_file(self, file_name: &str) -> Option<RulesName> {
        let Format::Table(Columns::Aagenielsen, _) = self else { return None };
        let name = file_name.rsplit(['/', '\\']).next()?;
        let name = name.strip_prefix("aagenielsen-").unwrap_or(name);
        let (number, _) = name.split_once(['-', '.'])?;
        let is_number = number.len() == 3 && number.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| RulesName::Named(format!("aagenielsen-{number}")))
    }

    /// Whether records of this format name their rules as hnefi does, so that a name nobody knows is a mistake. In others it is the
    /// name that another program gives to rules that need not be known here.
    #[must_use]
    pub const fn names_rules_as_here(self) -> bool {
        matches!(self, Format::GameLines | Format::GameArray | Format::Pgn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Encoding;

    #[test]
    fn files_of_the_collection_name_their_rules() {
        let format = Format::Table(Columns::Aagenielsen, Encoding::Tsv);
        for (name, rules) in [
            ("corpora/aagenielsen/016-copenhagen-hnefatafl-11x11.tsv", Some("aagenielsen-016")),
            ("aagenielsen-016-copenhagen-hnefatafl-11x11.tsv", Some("aagenielsen-016")),
            ("016.tsv", Some("aagenielsen-016")),
            ("games.tsv", None),
            ("16-copenhagen.tsv", None),
        ] {
            let named = format.rules_named_by_file(name);
            assert_eq!(named.as_ref().map(RulesName::text), rules, "{name}");
        }
        assert_eq!(Format::Pgn.rules_named_by_file("016-copenhagen.pgn"), None);
    }
}
