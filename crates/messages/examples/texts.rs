//! Lists texts of the data without a translation, and translations of texts that have changed: what `cargo xtask texts` runs.

#[path = "../tests/repository/mod.rs"]
mod repository;

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::process::ExitCode;
use std::{env, fs};

use hnefi_messages::Language;
use repository::{DataText, Message, data_texts, missing_and_outdated, root, text_of};

const HELP: &str = "\
List texts of rule sets, layouts, lessons and studies that a language does not translate, and translations whose English has changed.

  cargo xtask texts [--rename]

  --rename   give a translation the id of the changed text, where one of the same file begins alike; read it again afterwards
";

/// Ids less alike than this are of different texts; 1 is the same.
const ALIKE: f64 = 0.6;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let rename = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => false,
        ["--rename"] => true,
        ["--help" | "-h"] => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprint!("{HELP}");
            return ExitCode::FAILURE;
        }
    };
    let texts = data_texts();
    let mut is_complete = true;
    for language in Language::all().filter(|language| *language != Language::ENGLISH) {
        is_complete &= check(&texts, language, rename);
    }
    if is_complete { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Whether the language translates every text and no other.
fn check(texts: &BTreeMap<String, DataText>, language: Language, rename: bool) -> bool {
    let (missing, mut outdated) = missing_and_outdated(texts, language);
    let mut open = 0;
    for id in missing {
        let text = &texts[id];
        say(&format!("languages/{language}/data: `{id}` ({}) is missing: {}", text.files[0], text.english));
        match nearest(id, text, &outdated).map(|at| outdated.swap_remove(at)) {
            Some(old) if rename => {
                give_id(&old, id);
                say(&format!("  {}:{}: `{}` has its id now. Read it again: {}", old.file, old.line, old.id, old.text));
            }
            Some(old) => {
                say(&format!("  probably {}:{}: `{}`: {}", old.file, old.line, old.id, old.text));
                open += 1;
            }
            None => open += 1,
        }
    }
    for Message { id, text, file, line, .. } in &outdated {
        say(&format!("{file}:{line}: no text has the id `{id}`: take it out, or rename it: {text}"));
    }
    open == 0 && outdated.is_empty()
}

/// The outdated translation that was probably of the text before it changed: of the same file, with the most similar first words.
fn nearest(id: &str, text: &DataText, outdated: &[Message]) -> Option<usize> {
    let words = |id: &str| id.rsplit_once('-').map_or(id, |(words, _)| words).to_owned();
    let of_file = outdated.iter().enumerate().filter(|(_, message)| text.files.contains(&message.heading));
    let alike = of_file.map(|(at, message)| (at, strsim::normalized_levenshtein(&words(id), &words(&message.id))));
    alike.filter(|(_, alike)| *alike >= ALIKE).max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(at, _)| at)
}

/// A line of output; a reader who has seen enough may close the pipe.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}

fn give_id(message: &Message, id: &str) {
    let text = text_of(&message.file).replacen(&format!("\n{} =", message.id), &format!("\n{id} ="), 1);
    fs::write(root().join(&message.file), text).unwrap_or_else(|error| panic!("{}: {error}", message.file));
}
