//! Adds versions of rule sets, layouts and published studies to their lists: what `cargo xtask versions` runs. It works on the files of the
//! repository, never on what is built into the program.

use std::collections::BTreeMap;
use std::fmt::{Display, Write as _};
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::SystemTime;
use std::{env, fs};

use hnefi_rulesets::{Layout, Ruleset, Text, Version, Versions, read_versions, text_to_toml};
use hnefi_study::hash_of_tables;
use serde::Deserialize;

const HELP: &str = "\
Add a version of each rule set, layout and published study that has changed, with the present date.

  cargo xtask versions [--change ID=TEXT]… [--changes FILE]

  --change ID=TEXT   what has changed in ID, in a few English words; may be given several times
  --changes FILE     the changes of many, as TOML: a table [rulesets], [layouts] or [studies] with a line for each id,
                     `ID = { en = \"…\" }` or a list of such; `\"*\"` is for all that have changed and are not named

ID is `rulesets/ID`, `layouts/ID` or `studies/ID` where two of them have the same. What has no version yet gets its first,
dated by the commit that added it. Where words are missing they are asked for; without a terminal, nothing is written.
Translate the words afterwards in languages/*/data/notes.ftl: the tests name the ids.
";

/// What went wrong, in a line for the person at the terminal.
type Failure = String;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if arguments.iter().any(|argument| argument == "--help" || argument == "-h") {
        print!("{HELP}");
        return ExitCode::SUCCESS;
    }
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), Failure> {
    let mut words = Words::read(arguments)?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let today: String = humantime::format_rfc3339(SystemTime::now()).to_string().chars().take(10).collect();
    let kinds = kinds(&root)?;
    let mut lists: Vec<Versions> = kinds.iter().map(Kind::list).collect::<Result<_, _>>()?;
    let mut added = Vec::new();
    for (kind, list) in kinds.iter().zip(&mut lists) {
        added.extend(kind.update(list, &mut words, &today)?);
    }
    words.all_used()?;
    for (kind, list) in kinds.iter().zip(&lists) {
        fs::write(&kind.file, written(kind.name, list)).map_err(|error| kind.told(&error))?;
    }
    added.iter().for_each(|line| println!("{line}"));
    if added.is_empty() {
        println!("nothing has changed");
    }
    Ok(())
}

/// Rule sets, layouts or studies.
struct Kind {
    name: &'static str,
    /// The list of their versions.
    file: PathBuf,
    things: Vec<Thing>,
}

/// One of them.
struct Thing {
    id: String,
    hash: String,
    /// Where it is in the repository.
    path: PathBuf,
}

/// Everything that has versions.
fn kinds(root: &Path) -> Result<[Kind; 3], Failure> {
    let unread = |id: &str, error: &dyn Display| format!("`{id}`: {error}");
    let ruleset = |id: &str| {
        let rules = Ruleset::named(id).map_err(|error| unread(id, &error))?;
        Ok(Thing { id: id.to_owned(), hash: rules.hash(), path: root.join(format!("rulesets/{id}.toml")) })
    };
    let layout = |id: &str| {
        let layout = Layout::named(id).map_err(|error| unread(id, &error))?;
        Ok(Thing { id: id.to_owned(), hash: layout.hash(), path: root.join(format!("layouts/{id}.txt")) })
    };
    let kind = |name, folder: &str, things: Result<Vec<Thing>, Failure>| {
        Ok::<_, Failure>(Kind { name, file: root.join(folder).join("versions.toml"), things: things? })
    };
    Ok([
        kind("rulesets", "rulesets", Ruleset::catalogue().map(ruleset).collect())?,
        kind("layouts", "layouts", Layout::catalogue().map(layout).collect())?,
        kind("studies", "docs/studies", studies(&root.join("docs/studies")))?,
    ])
}

/// The published studies, each a folder with tables of games.
fn studies(folder: &Path) -> Result<Vec<Thing>, Failure> {
    let unread = |path: &Path, error: io::Error| format!("cannot read `{}`: {error}", path.display());
    let mut studies = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| unread(folder, error))? {
        let path = entry.map_err(|error| unread(folder, error))?.path();
        if let (true, Some(id)) = (path.is_dir(), path.file_name().and_then(|name| name.to_str())) {
            let hash = hash_of_tables(&path).map_err(|error| unread(&path, error))?;
            // The plan of a study lies in its folder long before its figures.
            let figures = path.join(format!("{id}.json"));
            let published = if figures.is_file() { figures } else { path.clone() };
            studies.extend(hash.map(|hash| Thing { id: id.to_owned(), hash, path: published }));
        }
    }
    studies.sort_by(|a, b| a.id.cmp(&b.id));
    Ok(studies)
}

impl Kind {
    fn told(&self, error: &dyn Display) -> Failure {
        format!("`{}`: {error}", self.file.display())
    }

    /// The versions as the file has them.
    fn list(&self) -> Result<Versions, Failure> {
        let text = fs::read_to_string(&self.file).map_err(|error| self.told(&error))?;
        read_versions(&text).map_err(|error| self.told(&error))
    }

    /// Adds what is missing, and tells it.
    fn update(&self, list: &mut Versions, words: &mut Words, today: &str) -> Result<Vec<String>, Failure> {
        if let Some(id) = list.keys().find(|id| !self.things.iter().any(|thing| thing.id == **id)) {
            return Err(format!("there is no `{id}`: take its versions out of `{}`", self.file.display()));
        }
        let mut added = Vec::new();
        let mut wordless = Vec::new();
        for Thing { id, hash, path } in &self.things {
            let versions = list.entry(id.clone()).or_default();
            let (date, changes) = match versions.last() {
                Some(last) if last.hash == *hash => continue,
                Some(_) => (today.to_owned(), words.of(self.name, id)?),
                None => (first_commit(path).unwrap_or_else(|| today.to_owned()), Some(Vec::new())),
            };
            let Some(changes) = changes else {
                wordless.push(format!("--change {}/{id}=\"…\"", self.name));
                continue;
            };
            let number = versions.last().map_or(1, |last| last.number + 1);
            let version = Version { number, date, hash: hash.clone(), changes };
            added.push(format!("{}/{id}: version {number}, {}, {}", self.name, version.date, version.short_hash()));
            versions.push(version);
        }
        if wordless.is_empty() { Ok(added) } else { Err(format!("these have changed, say how: {}", wordless.join(" "))) }
    }
}

/// The day of the commit that added a file or a folder; `None` where it is not committed, or there is no git.
fn first_commit(path: &Path) -> Option<String> {
    // A file is followed to the name it had before. With Git's own half of the lines alike, a new study would be taken for a renamed one.
    let follow: &[&str] = if path.is_file() { &["--follow", "-M90%", "--diff-filter=A"] } else { &[] };
    let mut command = Command::new("git");
    command.arg("log").args(follow).args(["--format=%as", "--"]).arg(path).current_dir(path.parent()?);
    let output = command.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()?.lines().last().map(str::to_owned)
}

/// What is said of one thing in a file of changes: one text, or several.
#[derive(Deserialize)]
#[serde(untagged)]
enum Given {
    Several(Vec<Text>),
    One(Text),
}

/// What has changed in each thing, by its id alone or after its kind (`layouts/*` for all others), and how often that was asked.
#[derive(Default)]
struct Words(BTreeMap<String, (Vec<Text>, usize)>);

impl Words {
    fn read(arguments: &[String]) -> Result<Words, Failure> {
        let mut words = Words::default();
        for pair in arguments.chunks(2) {
            let [option, value] = pair else { return Err(format!("`{}` is followed by nothing\n\n{HELP}", pair[0])) };
            match option.as_str() {
                "--change" => {
                    let (id, text) = value.split_once('=').ok_or_else(|| format!("`{value}`: write ID=TEXT"))?;
                    words.0.entry(id.to_owned()).or_default().0.push(Text::data(text.trim()));
                }
                "--changes" => words.add_file(Path::new(value))?,
                other => return Err(format!("there is no option `{other}`\n\n{HELP}")),
            }
        }
        Ok(words)
    }

    fn add_file(&mut self, file: &Path) -> Result<(), Failure> {
        let told = |error: &dyn Display| format!("`{}`: {error}", file.display());
        let text = fs::read_to_string(file).map_err(|error| told(&error))?;
        let kinds: BTreeMap<String, BTreeMap<String, Given>> = toml::from_str(&text).map_err(|error| told(&error))?;
        for (kind, things) in kinds {
            for (id, given) in things {
                let texts = match given {
                    Given::Several(texts) => texts,
                    Given::One(text) => vec![text],
                };
                self.0.entry(format!("{kind}/{id}")).or_default().0.extend(texts);
            }
        }
        Ok(())
    }

    /// The text of a change; `None` where it is neither given nor can be asked for.
    fn of(&mut self, kind: &str, id: &str) -> Result<Option<Vec<Text>>, Failure> {
        for name in [id.to_owned(), format!("{kind}/{id}"), format!("{kind}/*")] {
            let Some((texts, asked)) = self.0.get_mut(&name) else { continue };
            *asked += 1;
            if name == id && *asked > 1 {
                return Err(format!("`{id}` is two things that have changed: write `{kind}/{id}`"));
            }
            return Ok(Some(texts.clone()));
        }
        if !io::stdin().is_terminal() {
            return Ok(None);
        }
        println!("{kind}/{id} has changed. What is it, in a few words of English?");
        Ok(Some(vec![Text::data(answer()?)]))
    }

    /// An id that has not changed is a mistake in the input.
    fn all_used(&self) -> Result<(), Failure> {
        match self.0.iter().find(|(name, (_, asked))| *asked == 0 && !name.ends_with("/*")) {
            Some((name, _)) => Err(format!("`{name}` has not changed, or is not there; nothing was written")),
            None => Ok(()),
        }
    }
}

fn answer() -> Result<String, Failure> {
    print!("  ");
    let mut line = String::new();
    let heard = io::stdout().flush().and_then(|()| io::stdin().read_line(&mut line));
    heard.map_err(|error| format!("cannot ask: {error}"))?;
    let line = line.trim().to_owned();
    if line.is_empty() { Err("without words there is no version; nothing was written".to_owned()) } else { Ok(line) }
}

/// A list of versions as a file.
fn written(kind: &str, list: &Versions) -> String {
    let of = match kind {
        "rulesets" => "The versions of the rule sets",
        "layouts" => "The versions of the layouts",
        _ => "The versions of the published studies",
    };
    let mut text = format!("# {of}, with the hash of what each means. `cargo xtask versions` adds to it.\n");
    for (id, versions) in list {
        for Version { number, date, hash, changes } in versions {
            let _ = write!(text, "\n[[{id}]]\nversion = {number}\ndate = \"{date}\"\nhash = \"{hash}\"\n");
            let line = |text: &Text| format!("    {},\n", text_to_toml(text));
            let changes: String = changes.iter().map(line).collect();
            if !changes.is_empty() {
                let _ = write!(text, "changes = [\n{changes}]\n");
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(hashes: &[(&str, &str)]) -> Kind {
        let path = || PathBuf::from("/not/in/a/repository");
        let thing = |(id, digit): &(&str, &str)| Thing { id: (*id).to_owned(), hash: digit.repeat(64), path: path() };
        Kind { name: "layouts", file: PathBuf::from("layouts/versions.toml"), things: hashes.iter().map(thing).collect() }
    }

    fn words(arguments: &[&str]) -> Result<Words, Failure> {
        Words::read(&arguments.iter().map(|argument| (*argument).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn new_and_changed_items_get_a_version() {
        let mut list = Versions::new();
        let none = || words(&[]).expect("nothing");
        kind(&[("one", "0"), ("two", "0")]).update(&mut list, &mut none(), "2026-11-21").expect("first versions");
        let mut said = words(&["--change", "two=rule 10 is rule 7"]).expect("words");
        let added = kind(&[("one", "0"), ("two", "1")]).update(&mut list, &mut said, "2026-11-25").expect("a version");
        assert_eq!(added, ["layouts/two: version 2, 2026-11-25, 111111111111"]);
        said.all_used().expect("all were of use");
        let read = read_versions(&written("layouts", &list)).expect("a list that can be read again");
        assert_eq!(read, list);
        assert_eq!(read["one"].len(), 1);
        assert_eq!(read["two"][1].changes, [Text::data("rule 10 is rule 7")]);
        let again = kind(&[("one", "0"), ("two", "1")]).update(&mut list, &mut none(), "2026-11-26").expect("the same");
        assert_eq!(again, Vec::<String>::new());
    }

    #[test]
    fn changes_and_words_must_come_together() {
        let mut list = Versions::new();
        let none = || words(&[]).expect("nothing");
        kind(&[("one", "0")]).update(&mut list, &mut none(), "2026-11-21").expect("a first version");
        if !io::stdin().is_terminal() {
            let told = kind(&[("one", "1")]).update(&mut list, &mut none(), "2026-11-25").expect_err("no words");
            assert!(told.contains("--change layouts/one="), "{told}");
        }
        let mut said = words(&["--change", "onne=it moved"]).expect("words");
        kind(&[("one", "0")]).update(&mut list, &mut said, "2026-11-25").expect("nothing to do");
        assert!(said.all_used().expect_err("a wrong id").contains("`onne` has not changed"));
        assert!(kind(&[]).update(&mut list, &mut said, "2026-11-25").expect_err("it is gone").contains("there is no `one`"));
        for arguments in [&["--change"][..], &["--change", "one"], &["--chance", "one=x"]] {
            assert!(words(arguments).is_err(), "{arguments:?}");
        }
    }

    #[test]
    fn one_id_for_two_changed_items_is_refused() {
        let mut said = words(&["--change", "ard-ri=it moved"]).expect("words");
        said.of("rulesets", "ard-ri").expect("no doubt yet").expect("words");
        assert!(said.of("layouts", "ard-ri").expect_err("which of them?").contains("write `layouts/ard-ri`"));
    }

    #[test]
    fn a_file_gives_changes_for_many_and_for_the_rest() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("changes.toml");
        fs::write(&file, "[layouts]\none = [{ en = \"A\", fr = \"B\" }, \"C\"]\n\"*\" = \"D\"\n").expect("a file");
        let mut said = words(&["--changes", file.to_str().expect("a path")]).expect("words");
        let texts = |id: &str, said: &mut Words| said.of("layouts", id).expect("no doubt").expect("words");
        assert_eq!(texts("one", &mut said), [Text::data("A"), Text::same("C")]);
        assert_eq!(texts("two", &mut said), [Text::same("D")]);
        assert_eq!(texts("three", &mut said), [Text::same("D")]);
    }
}
