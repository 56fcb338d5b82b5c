//! Every language has every message, and none that is not used. Failures name the file, the id and the English text for a translator.

mod repository;

use std::collections::{BTreeMap, BTreeSet};

use hnefi_messages::Language;
use repository::{Message, data_texts, files, messages, missing_and_outdated, text_of};

/// The folders of a language: the messages of the program, those of the web client, the translations of data.
const FOLDERS: [&str; 3] = ["", "web", "data"];

/// What a rule set calls the pieces. A language whose words change with their place in the sentence may say “attackers” and “king” instead.
const NAMES: [&str; 5] = ["attackers", "attacker", "defenders", "defender", "king"];

fn others() -> impl Iterator<Item = Language> {
    Language::all().filter(|language| *language != Language::ENGLISH)
}

fn nothing(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} to mend:\n\n{}\n", wrong.len(), wrong.join("\n"));
}

/// Where a message stands.
fn place(message: &Message) -> String {
    format!("{}:{}", message.file, message.line)
}

#[test]
fn the_folders_are_those_of_the_list() {
    let list: BTreeMap<String, String> = serde_json::from_str(&text_of("languages/languages.json")).expect("codes with names");
    let listed: BTreeSet<&str> = list.keys().map(String::as_str).collect();
    let ftl = files("languages", "ftl");
    let folders: BTreeSet<&str> = ftl.iter().filter_map(|file| file.split('/').nth(1)).collect();
    assert_eq!(folders, listed, "a language is a folder of `languages/` and a line in `languages/languages.json`");
}

#[test]
fn every_file_is_fluent_and_no_id_stands_twice_in_a_language() {
    let mut wrong = Vec::new();
    for file in files("languages", "ftl") {
        let text = text_of(&file);
        if let Err((_, errors)) = fluent_syntax::parser::parse(text.as_str()) {
            for error in errors {
                let line = text[..error.pos.start].lines().count().max(1);
                wrong.push(format!("{file}:{line}: this is not Fluent: {error}"));
            }
        }
    }
    for language in Language::all() {
        let mut places = BTreeMap::new();
        for message in FOLDERS.iter().flat_map(|folder| messages(language, folder)) {
            if let Some(first) = places.insert(message.id.clone(), place(&message)) {
                wrong.push(format!("{}: `{}` stands at {first} too: take one of them out", place(&message), message.id));
            }
        }
    }
    nothing(&wrong);
}

#[test]
fn every_language_has_the_messages_of_english_with_their_arguments() {
    let mut wrong = Vec::new();
    for (folder, language) in ["", "web"].into_iter().flat_map(|folder| others().map(move |language| (folder, language))) {
        let english = messages(Language::ENGLISH, folder);
        let translated = messages(language, folder);
        let file_of = |message: &Message| message.file.replacen("/en/", &format!("/{language}/"), 1);
        let written: BTreeMap<(&str, &str), &Message> =
            translated.iter().map(|message| ((message.file.as_str(), message.id.as_str()), message)).collect();
        for message in &english {
            let file = file_of(message);
            match written.get(&(file.as_str(), message.id.as_str())) {
                None => wrong.push(format!("{file}: `{}` is missing. Translate “{}”", message.id, message.text)),
                Some(translation) => wrong.extend(wrong_arguments(translation, &message.text, &variables(&message.text))),
            }
        }
        let expected: BTreeSet<(String, &str)> = english.iter().map(|message| (file_of(message), message.id.as_str())).collect();
        for message in translated.iter().filter(|message| !expected.contains(&(message.file.clone(), message.id.as_str()))) {
            let english = message.file.replacen(&format!("/{language}/"), "/en/", 1);
            wrong.push(format!(
                "{}: {english} has no `{}`: take it out, or give it the id it has there",
                place(message),
                message.id
            ));
        }
    }
    nothing(&wrong);
}

#[test]
fn every_text_of_the_data_is_translated_and_no_other() {
    let texts = data_texts();
    assert!(texts.len() > 1000, "only {} texts were found", texts.len());
    let mut wrong = Vec::new();
    for language in others() {
        let (missing, outdated) = missing_and_outdated(&texts, language);
        for id in missing {
            let text = &texts[id];
            wrong.push(format!("languages/{language}/data: `{id}` ({}) is missing. Translate “{}”", text.files[0], text.english));
        }
        for message in &outdated {
            wrong.push(format!("{}: no text has the id `{}` (any more): {}", place(message), message.id, message.text));
        }
        for message in messages(language, "data") {
            if let Some(text) = texts.get(&message.id) {
                wrong.extend(wrong_arguments(&message, &text.english, &gaps(&text.english)));
            }
        }
    }
    if !wrong.is_empty() {
        wrong.push(
            "\n`cargo xtask texts` shows which translation was of a text that has changed, and gives it its new id.".to_owned(),
        );
    }
    nothing(&wrong);
}

/// What of a translation's arguments is not as in English.
fn wrong_arguments(translation: &Message, english: &str, asked: &BTreeSet<String>) -> Option<String> {
    let word = |name: &String| name.trim_end_matches('s').to_owned();
    let words: BTreeSet<String> = asked.iter().map(word).collect();
    let has = variables(&translation.text);
    let unknown =
        has.iter().find(|name| !(asked.contains(*name) || NAMES.contains(&name.as_str()) && words.contains(&word(name))));
    let lost = asked.iter().find(|name| !has.contains(*name) && !NAMES.contains(&name.as_str()));
    let what = match (unknown, lost) {
        (Some(name), _) => format!("`{{ ${name} }}` is no argument of"),
        (None, Some(name)) => format!("`{{ ${name} }}` is missing; it stands in"),
        (None, None) => return None,
    };
    Some(format!("{}: `{}`: {what} “{english}”", place(translation), translation.id))
}

/// The arguments of a message.
fn variables(text: &str) -> BTreeSet<String> {
    let is_name = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    text.split('$').skip(1).map(|rest| rest.chars().take_while(is_name).collect()).collect()
}

/// The arguments of a text of data: `{king}`, and `{King}` for the same with a capital.
fn gaps(text: &str) -> BTreeSet<String> {
    let names = text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name.to_ascii_lowercase());
    names.filter(|name| name.bytes().all(|b| b.is_ascii_lowercase())).collect()
}

/// In French a no-break space stands before `:`, `;`, `!`, `?` and `»` and after `«`, so that no line begins or ends with the sign.
#[test]
fn french_signs_have_no_break_spaces() {
    let french = Language::from_code("fr").expect("a language");
    let mut wrong = Vec::new();
    for message in FOLDERS.iter().flat_map(|folder| messages(french, folder)) {
        // What stands between ` is as a file writes it.
        for words in message.text.split('`').step_by(2) {
            for plain in [" :", " ;", " !", " ?", " »", "« "] {
                if words.contains(plain) {
                    wrong.push(format!("{}: `{}` has a plain space in “{plain}”: {words}", place(&message), message.id));
                }
            }
        }
    }
    nothing(&wrong);
}

#[test]
fn the_code_names_every_message_of_the_program_and_no_other() {
    let sources = files("crates", "rs").into_iter().filter(|file| file.split('/').nth(2) == Some("src"));
    let code: String = sources.map(|file| text_of(&file)).collect();
    let literals: BTreeSet<&str> = code.split('"').collect();
    let beginnings: BTreeSet<&str> = literals.iter().filter_map(|literal| Some(literal.split_once('{')?.0)).collect();
    let calls: BTreeSet<&str> = code.split('(').filter_map(|before| before.rsplit(' ').next()).collect();
    let english = messages(Language::ENGLISH, "");
    let mut wrong = Vec::new();
    for message in &english {
        // `"level-page-name"`, the beginning of `"level-{word}-name"`, or `rule_missing(` in the list of remarks.
        let mut begins = message.id.match_indices('-').map(|(at, _)| &message.id[..=at]);
        let call = message.id.split_once('-').map(|(_, name)| name.replace('-', "_"));
        let is_named = literals.contains(message.id.as_str())
            || begins.any(|begin| beginnings.contains(begin))
            || call.is_some_and(|call| calls.contains(call.as_str()));
        if !is_named {
            wrong.push(format!("{}: no code names `{}`: take it out in every language", place(message), message.id));
        }
    }
    // The terminal and printed pages share these with the web client.
    let files = ["web/history.ftl", "web/play.ftl", "web/rules.ftl", "web/why.ftl"];
    let shared = messages(Language::ENGLISH, "web").into_iter();
    let shared = shared.filter(|message| files.iter().any(|file| message.file.ends_with(file)));
    let known: BTreeSet<String> = shared.chain(english).map(|message| message.id).collect();
    for named in code.split("message(\"").skip(1).filter_map(|rest| rest.split_once('"')).map(|(id, _)| id) {
        if !known.contains(named) {
            wrong.push(format!("the code names the message `{named}`, which languages/en does not have"));
        }
    }
    nothing(&wrong);
}
