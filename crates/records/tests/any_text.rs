//! Reading is total: any text, in any format, gives records or errors with a place, never a panic.

use std::path::Path;

use hnefi_records::challenge::State;
use hnefi_records::opentafl::protocol::{ToEngine, ToHost};
use hnefi_records::{Format, Rulebook, read, replay, write};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// The samples: small files of every format.
fn samples() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples");
    let entries = std::fs::read_dir(folder).expect("the samples are part of the tests");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    paths.into_iter().map(|path| std::fs::read_to_string(path).expect("text")).collect()
}

/// A sample with some stretches of it replaced, doubled or cut out.
fn damaged() -> impl Strategy<Value = String> {
    let stretch = (any::<Index>(), 0usize..30, "[ -~\n\té{}()\\[\\]]{0,10}", any::<bool>());
    (select(samples()), vec(stretch, 0..5)).prop_map(|(text, stretches)| {
        let mut characters: Vec<char> = text.chars().collect();
        for (at, length, with, doubled) in stretches {
            let start = at.index(characters.len() + 1);
            let end = (start + length).min(characters.len());
            let old: String = characters[start..end].iter().collect();
            let new = if doubled { old.clone() + &with + &old } else { with };
            characters.splice(start..end, new.chars());
        }
        characters.into_iter().collect()
    })
}

/// Reads a text in every format, replays what comes of it, and writes it again in every format.
fn try_everything(text: &str) {
    let rules = Rulebook::new();
    let _ = Format::detect(None, text);
    for format in Format::ALL {
        let Ok(entries) = read(*format, text) else { continue };
        let mut records = Vec::new();
        for entry in entries {
            match entry.record {
                Ok(record) => records.push(record),
                Err(error) => assert!(error.line > 0 && !error.message.is_empty(), "{format}: {error:?}"),
            }
        }
        for record in &records {
            if let Ok(rules) = rules.rules_of(record) {
                let _ = replay(record, &rules);
            }
        }
        for other in Format::ALL {
            let _ = write(*other, &records, &rules);
        }
    }
}

/// The beginnings of what is said in the protocols of OpenTafl and of the Tablut Challenge, and anything after them.
fn said() -> impl Strategy<Value = String> {
    let begins = [
        "rules dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/",
        "position /3t3/",
        "opponent-move d1-c1|",
        "clock 60000 4000* 10 3",
        "analyze 5",
        "move d1-",
        "analysis 2 d1-c1 1.5 ",
        "error -1 ",
        "finish ",
        "{\"turn\":\"WHITE\",\"board\":[[\"EMPTY\"",
        "",
    ];
    (select(begins.to_vec()), "[ -~\\u{e9}\\u{1F600}]{0,40}").prop_map(|(begin, rest)| begin.to_owned() + &rest)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        try_everything(&text);
    }

    /// What can be read is what its own text says.
    #[test]
    fn whatever_a_program_says_is_read_or_refused(text in said()) {
        if let Ok(said) = text.parse::<ToEngine>() {
            prop_assert_eq!(said.to_string().parse(), Ok(said));
        }
        if let Ok(said) = text.parse::<ToHost>() {
            prop_assert!(said.to_string().parse::<ToHost>().is_ok(), "{said}");
        }
        let _ = text.parse::<State>();
    }

    #[test]
    fn damaged_files_are_read_or_refused(text in damaged()) {
        try_everything(&text);
    }
}

#[test]
fn the_samples_are_recognised_and_read() {
    let known: Vec<Format> = samples()
        .iter()
        .map(|text| {
            let format = Format::detect(None, text).unwrap_or_else(|| panic!("not recognised: {text}"));
            let entries = read(format, text).expect("a sample");
            assert!(entries.iter().all(|entry| entry.record.is_ok()), "{entries:?}");
            format
        })
        .collect();
    for format in Format::ALL {
        assert!(known.contains(format), "there is no sample of {format}");
    }
}

#[test]
fn nesting_without_end_is_refused() {
    for text in [
        format!("[Event \"1\"]\n\n1. a1a2 {}", "(1. a1a2 ".repeat(100_000)),
        format!(
            "{{\"rules\":\"x\",\"moves\":[\"a1-a2\"],\"notes\":{}",
            "[{\"ply\":1,\"variations\":[{\"moves\":[],\"notes\":".repeat(100_000)
        ),
        "[".repeat(100_000),
    ] {
        try_everything(&text);
    }
}
