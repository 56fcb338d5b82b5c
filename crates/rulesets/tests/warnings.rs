//! What is allowed and yet dubious in a rule set, and what everything else that can be said of a file.

use hnefi_rulesets::Ruleset;
use hnefi_rulesets::ruleset::Report;

const OWN: &str = include_str!("../../../docs/guide/little-siege.toml");

/// What is changed in the file, each time from one text to another.
type Changes<'a> = &'a [(&'a str, &'a str)];

fn changed(changes: Changes<'_>) -> String {
    changes.iter().fold(OWN.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "`{from}` is not in the file");
        text.replacen(from, to, 1)
    })
}

/// The warnings of a file, by their kinds.
fn kinds(text: &str) -> Vec<&'static str> {
    let report = Report::of(text);
    assert!(report.mistakes.is_empty(), "{:#?}", report.mistakes);
    report.warnings.into_iter().map(|warning| warning.kind).collect()
}

#[test]
fn the_file_of_the_guide_is_beyond_doubt() {
    assert_eq!(kinds(OWN), Vec::<&str>::new());
}

#[test]
fn each_doubt_is_told_where_it_is_written() {
    let cases: [(&str, Option<&str>, Changes<'_>); 15] = [
        ("layout-unused", Some("..aaa.."), &[("[\"yard\", \"hall\"]", "[\"yard\"]")]),
        ("corners-can-be-plugged", Some("corners-stop"), &[("corners-stop = \"king\"", "corners-stop = \"all\"")]),
        ("king-safe-on-the-throne", Some("king-captured-throne"), &[("throne = \"four\"", "throne = \"never\"")]),
        (
            "king-safe-beside-the-throne",
            Some("king-captured-beside"),
            &[("throne-hostile = \"all\"", "throne-hostile = \"men\"")],
        ),
        ("four-sides-on-the-edge", Some("king-captured-edge"), &[("edge = \"two\"", "edge = \"four\"")]),
        ("no-end", Some("repetition"), &[("draw-at-third", "ignored")]),
        ("walled-in-without-end", Some("no-moves"), &[("no-moves = \"loss\"", "no-moves = \"pass\"")]),
        ("no-such-piece", Some("knight-speed"), &[("no-moves", "knight-speed = \"two\"\nno-moves")]),
        (
            "exit-fort-too-late",
            Some("exit-fort"),
            &[("escape = \"corners\"", "escape = \"edge\"\nexit-fort = \"yes\""), ("king-captured-edge = \"two\"\n", "")],
        ),
        (
            "corners-without-effect",
            Some("corners"),
            &[
                ("escape = \"corners\"", "escape = \"edge\""),
                ("king-captured-edge = \"two\"\n", ""),
                ("corners-stop = \"king\"", "corners-stop = \"all\""),
                ("corners-hostile = \"all\"", "corners-hostile = \"nobody\""),
            ],
        ),
        (
            "throne-without-effect",
            Some("throne"),
            &[
                ("throne-stop = \"king\"", "throne-stop = \"all\""),
                ("throne-hostile = \"all\"", "throne-hostile = \"nobody\""),
                ("throne = \"four\"", "throne = \"two\""),
                ("beside = \"four\"", "beside = \"two\""),
            ],
        ),
        (
            "jump-without-special-points",
            Some("king-jump"),
            &[
                (
                    "throne = \"centre\"\nthrone-stop = \"king\"\nthrone-pass = \"all\"\nthrone-hostile = \"all\"",
                    "throne = \"none\"",
                ),
                (
                    "corners = \"single\"\ncorners-stop = \"king\"\ncorners-hostile = \"all\"",
                    "corners = \"none\"\nking-jump = \"special-points\"",
                ),
                ("king-captured-throne = \"four\"\nking-captured-beside = \"four\"\n", ""),
                ("king-captured-edge = \"two\"\nescape = \"corners\"", "escape = \"edge\""),
            ],
        ),
        (
            "option-without-effect",
            Some("[options.harsh"),
            &[("[rules]", "[options.harsh]\nrules = { no-moves = \"loss\" }\n[rules]")],
        ),
        ("name-taken", Some("id"), &[("little-siege", "tablut-murray")]),
        ("uneven-layout", Some(". a . a . . ."), &[(". . . a . . .", ". a . a . . .")]),
    ];
    for (kind, written, changes) in cases {
        let text = changed(changes);
        let report = Report::of(&text);
        assert!(report.mistakes.is_empty(), "{kind}: {:#?}", report.mistakes);
        let [warning] = report.warnings.as_slice() else { panic!("{kind}: {:#?}", report.warnings) };
        assert_eq!(warning.kind, kind, "{warning}");
        let line = warning.place.and_then(|(line, _)| text.lines().nth(line - 1)).unwrap_or_default();
        assert!(line.starts_with(written.unwrap_or_default()), "{warning}\n{line}");
        assert!(!warning.advice.en().is_empty());
    }
}

#[test]
fn doubts_about_the_layout_are_told_at_the_point() {
    let cases: [(&str, Changes<'_>); 6] = [
        // One side of the king is open down to the edge.
        (
            "wins-at-once",
            &[
                ("first = \"attackers\"", "first = \"defenders\""),
                ("escape = \"corners\"", "escape = \"edge\""),
                ("king-captured-edge = \"two\"\n", ""),
                ("a a d K d a a", "a a d K . . ."),
                (". . . d . . .\na a", ". d . d . d .\na a"),
                (". . . d . . .\n. . . a", ". d . d . d .\n. . . a"),
            ],
        ),
        (
            "escapes-at-once",
            &[
                ("escape = \"corners\"", "escape = \"edge\""),
                ("king-captured-edge = \"two\"\n", ""),
                (". . . d . . .\na a d K d a a\n. . . d . . .", ". . . . . . .\n. . d K . . .\n. . . . . . ."),
                (". . . a . . .\n. . . a . . .\n. . . .", ". a . . . a .\n. . . . . . .\n. . . ."),
            ],
        ),
        (
            "few-attackers",
            &[
                ("..aaa..\n.......\na..d..a\na.dKd.a\na..d..a", "..a....\n.......\n...d...\n..dKd..\n...d..."),
                (".......\n..aaa..", ".......\n....a.."),
            ],
        ),
        ("king-off-the-throne", &[("a.dKd.a\na..d..a", "a.d.d.a\na..K..a")]),
        ("several-sizes", &[("[\"yard\", \"hall\"]", "[\"yard\", \"hall\", \"tablut\"]")]),
        (
            "no-first-move",
            &[(
                "..aaa..\n.......\na..d..a\na.dKd.a\na..d..a\n.......\n..aaa..",
                "..dad..\n...d...\n.......\n...K...\n.......\n.......\n.......",
            )],
        ),
    ];
    for (kind, changes) in cases {
        let found = kinds(&changed(changes));
        assert!(found.contains(&kind), "{kind}: {found:?}");
    }
}

#[test]
fn mistakes_and_doubts_of_options_and_layouts_say_with_what() {
    let text = changed(&[("[rules]", "[options.open]\nname = \"Open corners\"\nrules = { corners-stop = \"all\" }\n[rules]")]);
    let report = Report::of(&text);
    let [warning] = report.warnings.as_slice() else { panic!("{:#?}", report.warnings) };
    assert!(warning.message.en().starts_with("with `+open`: attackers may stop"), "{warning}");
    assert_eq!(warning.place.map(|(line, _)| line), Some(35));
    let text = changed(&[("[rules]", "[options.nowhere]\nrules = { corners = \"none\" }\n[rules]")]);
    let report = Report::of(&text);
    assert!(
        report.mistakes[0].to_string().contains("with `+nowhere`: rule `escape`: the king is to escape to a corner"),
        "{report:?}"
    );
}

#[test]
fn an_inherited_option_warns_of_nothing_that_it_brings_about_in_the_parent_too() {
    let text = "id = \"house\"\nname = \"House\"\nextends = \"fetlar\"\n\n[rules]\n";
    assert!(
        Ruleset::named("fetlar+repetition-agreed").expect("built in").warnings().iter().any(|warning| warning.kind == "no-end")
    );
    assert_eq!(kinds(text), [""; 0]);
    let ignored = format!("{text}repetition = \"ignored\"\n");
    assert_eq!(kinds(&ignored), ["no-end"]);
}

/// What a rule set may be warned of though nobody slipped: its source has it so.
const AS_THE_SOURCE_HAS_IT: [&str; 7] = [
    "no-end",
    "walled-in-without-end",
    "corners-can-be-plugged",
    "king-safe-beside-the-throne",
    "never-moves",
    "several-sizes",
    "uneven-layout",
];

#[test]
fn built_in_sets_warn_only_of_what_their_sources_say() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulesets");
    for id in Ruleset::catalogue() {
        let report = Report::of(&std::fs::read_to_string(format!("{folder}/{id}.toml")).expect(id));
        assert!(report.mistakes.is_empty(), "{id}: {:#?}", report.mistakes);
        for warning in report.warnings {
            assert!(AS_THE_SOURCE_HAS_IT.contains(&warning.kind), "{id}: {} ({warning})", warning.kind);
        }
    }
    let plugged = Ruleset::named("tafl-simple-corner").expect("built in").warnings();
    assert!(plugged.iter().any(|warning| warning.kind == "corners-can-be-plugged"), "{plugged:?}");
    assert_eq!(Ruleset::named("alea-walker-2015").expect("built in").warnings(), []);
}
