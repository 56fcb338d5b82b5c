//! Game files of every format are read or refused record by record, replayed, and written in the same and another format; what is
//! written reads back.
#![no_main]

use hnefi_records::{Format, Rulebook, read, replay, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    // A text that no format recognises is tried in one that it chooses itself.
    let choice = text.bytes().fold(0, |sum, byte| sum + usize::from(byte));
    let chosen = |choice: usize| Format::ALL[choice % Format::ALL.len()];
    let format = Format::detect(None, text).unwrap_or_else(|| chosen(choice));
    let Ok(entries) = read(format, text) else { return };
    let records: Vec<_> = entries.into_iter().filter_map(|entry| entry.record.ok()).collect();
    let rules = Rulebook::new();
    for record in &records {
        if let Ok(rules) = rules.rules_of(record) {
            let _ = replay(record, &rules);
        }
    }
    for other in [format, chosen(choice / Format::ALL.len())] {
        let Ok(written) = write(other, &records, &rules) else { continue };
        let again = read(other, &written.text).unwrap_or_else(|error| panic!("{other}: {error}\n{}", written.text));
        for entry in again {
            entry.record.unwrap_or_else(|error| panic!("{other}: {error}\n{}", written.text));
        }
    }
});
