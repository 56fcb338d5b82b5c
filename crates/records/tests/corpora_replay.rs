//! Every game of the corpora is played again under its rule set. Those that cannot be are listed in `known_exceptions.tsv`, each with
//! its reason, found by looking at the game; a failure that is not listed fails the test, and so does a listed game that replays.

mod corpora;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use corpora::{NOT_TAFL, files, folder, stem};
use hnefi_records::{Entry, Format, Rulebook, RulesName, read, replay_between_people};

/// `type`, `id` and `reason`; the type is the game's number on aagenielsen.dk, or the name of another collection; the id of a game that has none is the name of its file.
const KNOWN_EXCEPTIONS: &str = include_str!("known_exceptions.tsv");

/// Games as the list of exceptions calls them.
type Name = (String, String);

fn known_exceptions() -> BTreeMap<Name, &'static str> {
    let mut known = BTreeMap::new();
    for (index, line) in KNOWN_EXCEPTIONS.lines().enumerate().skip(1).filter(|(_, line)| !line.is_empty()) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [kind, id, reason] = cells[..] else { panic!("known_exceptions.tsv, line {}: three cells, not `{line}`", index + 1) };
        assert!(!reason.trim().is_empty(), "known_exceptions.tsv, line {}: no reason", index + 1);
        let before = known.insert((kind.to_owned(), id.to_owned()), reason);
        assert!(before.is_none(), "known_exceptions.tsv, line {}: {kind} {id} is listed twice", index + 1);
    }
    known
}

/// Every file of games, with the type under which its games are listed.
fn all_files() -> Option<Vec<(String, PathBuf)>> {
    let folder = folder()?;
    let numbered = files(&folder, "aagenielsen", ".tsv").into_iter().map(|path| (stem(&path)[..3].to_owned(), path));
    let tafl = numbered.filter(|(kind, _)| kind.bytes().all(|b| b.is_ascii_digit()) && !NOT_TAFL.contains(&kind.as_str()));
    let mut all: Vec<(String, PathBuf)> = tafl.collect();
    all.extend(files(&folder, "opentafl", ".otg").into_iter().map(|path| ("opentafl".to_owned(), path)));
    all.push(("unibo".to_owned(), folder.join("unibo-tablut/games.tsv")));
    all.push(("amarok".to_owned(), folder.join("amarok/games.tsv")));
    Some(all)
}

fn entries(path: &PathBuf) -> Vec<Entry> {
    let text = std::fs::read_to_string(path).expect("readable");
    let name = path.to_string_lossy();
    let format = Format::detect(Some(&name), &text).expect("recognised");
    let mut entries = read(format, &text).expect("read");
    let rules = format.rules_named_by_file(&name);
    for record in entries.iter_mut().filter_map(|entry| entry.record.as_mut().ok()) {
        record.rules = record.rules.take().or_else(|| rules.clone());
    }
    entries
}

/// Under what name a game is listed, and how it fared: `Ok`, or why not. Where no rule set goes by the name of the rules, all games of
/// that name are listed as one, by the name.
fn verdict(kind: &str, file: &str, entry: &Entry, rules: &Rulebook) -> (Name, Result<(), String>) {
    let name = |id: Option<&str>| (kind.to_owned(), id.unwrap_or(file).to_owned());
    let record = match &entry.record {
        Ok(record) => record,
        Err(error) => return (name(error.id.as_deref()), Err(error.to_string())),
    };
    let usual = match rules.rules_of(record) {
        Ok(usual) => usual,
        Err(problem) => return (name(record.rules.as_ref().map(RulesName::text)), Err(problem.to_string())),
    };
    let verdict = replay_between_people(record, &usual).map(|_| ()).map_err(|difference| difference.to_string());
    let others = || rules.others_of(record).any(|other| replay_between_people(record, &other).is_ok());
    let verdict = if verdict.is_err() && others() { Ok(()) } else { verdict };
    (name(record.id.as_deref()), verdict)
}

#[test]
fn every_game_replays_or_has_its_reason() {
    let Some(files) = all_files() else { return };
    let known = known_exceptions();
    let rules = Rulebook::new();
    let next = AtomicUsize::new(0);
    let verdicts: Mutex<BTreeMap<Name, Result<(), String>>> = Mutex::new(BTreeMap::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((kind, path)) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    for entry in entries(path) {
                        let (name, verdict) = verdict(kind, &stem(path), &entry, &rules);
                        verdicts.lock().expect("no thread panics with it").insert(name, verdict);
                    }
                }
            });
        }
    });
    let verdicts = verdicts.into_inner().expect("no thread panicked");
    report(&verdicts, &known);
    let unexplained: Vec<String> = verdicts
        .iter()
        .filter(|(name, verdict)| verdict.is_err() && !known.contains_key(*name))
        .map(|((kind, id), verdict)| format!("{kind}\t{id}\t{}", verdict.as_ref().expect_err("a failure")))
        .collect();
    let replays_now: Vec<String> = known
        .keys()
        .filter(|name| !matches!(verdicts.get(*name), Some(Err(_))))
        .map(|(kind, id)| {
            format!("{kind}\t{id}\t{}", if verdicts.contains_key(&(kind.clone(), id.clone())) { "replays" } else { "is no game" })
        })
        .collect();
    assert!(
        unexplained.is_empty() && replays_now.is_empty(),
        "{} games fail without being listed:\n{}\n{} are listed and do not fail:\n{}",
        unexplained.len(),
        unexplained.join("\n"),
        replays_now.len(),
        replays_now.join("\n"),
    );
}

/// Games, clean ones and known exceptions by type, on stderr.
fn report(verdicts: &BTreeMap<Name, Result<(), String>>, known: &BTreeMap<Name, &str>) {
    let kinds: BTreeSet<&str> = verdicts.keys().map(|(kind, _)| kind.as_str()).collect();
    eprintln!("type\tgames\tclean\tlisted\tunexplained");
    for kind in kinds {
        let of_kind = || verdicts.iter().filter(|((k, _), _)| k == kind);
        let clean = of_kind().filter(|(_, verdict)| verdict.is_ok()).count();
        let listed = of_kind().filter(|(name, verdict)| verdict.is_err() && known.contains_key(*name)).count();
        let games = of_kind().count();
        eprintln!("{kind}\t{games}\t{clean}\t{listed}\t{}", games - clean - listed);
    }
}
