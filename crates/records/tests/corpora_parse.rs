//! Every file of the corpora is recognised and read, and survives being written again.

mod corpora;

use std::path::Path;

use corpora::{NOT_TAFL, files, folder, stem};
use hnefi_records::{Columns, Encoding, Format, Lost, Record, Rulebook, read, write};

fn records(path: &Path, expected: Format) -> Vec<Record> {
    let text = std::fs::read_to_string(path).expect("readable");
    let name = path.to_string_lossy();
    assert_eq!(Format::detect(Some(&name), &text), Some(expected), "{name}");
    let entries = read(expected, &text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let record = |entry: hnefi_records::Entry| entry.record.unwrap_or_else(|error| panic!("{name}: {error}"));
    entries.into_iter().map(record).collect()
}

fn survives(path: &Path, format: Format) -> usize {
    let records = records(path, format);
    let written = write(format, &records, &Rulebook::new()).expect("written");
    // What does not replay stands in `known_exceptions.tsv`; it is written as it was read all the same.
    let lost: Vec<_> = written.losses.iter().filter(|loss| !matches!(loss.what, Lost::Unreplayed(_))).collect();
    assert!(lost.is_empty(), "{}: {lost:?}", path.display());
    let again: Vec<Record> = read(format, &written.text).expect("own text").into_iter().map(|e| e.record.expect("own")).collect();
    assert!(again == records, "{}", path.display());
    records.len()
}

#[test]
fn every_table_is_read_and_written() {
    let Some(folder) = folder() else { return };
    let mut games = 0;
    for path in files(&folder, "aagenielsen", ".tsv") {
        let stem = stem(&path);
        if stem.as_bytes()[0].is_ascii_digit() && !NOT_TAFL.contains(&&stem[..3]) {
            games += survives(&path, Format::table(Columns::Aagenielsen, Encoding::Tsv));
        }
    }
    assert!(games > 18_000, "{games}");
    assert_eq!(survives(&folder.join("unibo-tablut/games.tsv"), Format::table(Columns::Unibo, Encoding::Tsv)), 80);
    assert_eq!(survives(&folder.join("amarok/games.tsv"), Format::table(Columns::Amarok, Encoding::Tsv)), 19);
}

#[test]
fn every_game_of_opentafl_is_read_and_written() {
    let Some(folder) = folder() else { return };
    let games: Vec<usize> = files(&folder, "opentafl", ".otg").iter().map(|path| survives(path, Format::OPENTAFL)).collect();
    assert_eq!(games, [1; 5]);
}
