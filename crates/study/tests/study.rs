//! Studies: threads, shards and interruptions do not change the games; faults of a table are found.

mod common;

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicU64;

use hnefi_rules::GameResult;
use hnefi_study::{
    Check, GameRow, GameTable, Outcome, Part, PeopleAgreement, PeopleGames, Purpose, Sample, Search, Shard, Study, Summary,
    Thinking, candidates_csv, fairness_map, play_again, verify,
};

use common::{RecordingObserver, played, whole};

const STUDY: &str = r#"
format = 1
name = "small"
title = { en = "A small study", fr = "Une petite étude" }
seed = 7
nodes = 30
games = 7
opening-plies = 4
max-plies = 60
ladder = [{ times = 3, games = 3 }]
handicap = [{ attackers = 2, games = 2 }, { defenders = 2, games = 2 }]

[[arms]]
rules = ["brandubh-cyningstan", "tawlbwrdd-bell-dice"]

[[arms]]
rules = "brandubh-cyningstan"
change = { no-moves = ["loss", "draw"], first = "defenders" }

[people]
brandubh-cyningstan = { variant = "Brandubh 7x7", won = 41, drawn = 3, lost = 56 }
"#;

fn study(text: &str) -> Study {
    Study::parse(text, &|file| panic!("no file `{file}` is named")).expect("a study")
}

#[test]
fn threads_and_interruptions_change_nothing() {
    let study = study(STUDY);
    let of = |threads, interrupted_after| {
        let folder = tempfile::tempdir().expect("a folder");
        played(&study, Part::WHOLE, folder.path(), threads, interrupted_after)
    };
    let alone = of(1, u64::MAX);
    assert_eq!(of(2, u64::MAX), alone);
    assert_eq!(of(5, 6), alone);
    assert_eq!(of(1, 1), alone);
}

#[test]
fn shards_joined_are_the_whole() {
    let study = study(STUDY);
    let whole = whole(&study);
    assert_eq!(whole.rows.len(), 4 * (7 + 3 + 2 + 2));
    for of in [1, 3, 8] {
        let folder = tempfile::tempdir().expect("a folder");
        let part = |index| Part::new(index, of).expect("a part");
        let table = |index| {
            played(&study, part(index), folder.path(), 2, u64::MAX);
            let path = Shard::new(&study, part(index), folder.path()).table_path();
            (path.clone(), GameTable::open(&path).expect("a table"))
        };
        // The last first: their order does not matter.
        let tables: Vec<_> = (0..of).rev().map(table).collect();
        let counts: Vec<usize> = tables.iter().map(|(_, table)| table.rows.len()).collect();
        assert!(counts.iter().max().expect("one") - counts.iter().min().expect("one") <= 1, "evenly dealt: {counts:?}");
        let mut joined = GameTable::joined(tables.clone()).expect("they go together");
        joined.sort(&study);
        assert_eq!(joined, whole);
        if of > 1 {
            let some = GameTable::joined(tables[1..].to_vec()).expect("they go together");
            assert_eq!(some.missing(), [part(of - 1)]);
            let twice = GameTable::joined([&tables[..], &tables[..1]].concat()).expect_err("a part twice").to_string();
            assert!(twice.contains("already"), "{twice}");
            // A table made while parts are missing names none of the parts that it has games of.
            let mut interim = tables[0].1.clone();
            interim.contents.parts.clear();
            let both = [&tables[..], &[("interim".into(), interim)]].concat();
            let twice = GameTable::joined(both).expect_err("games twice").to_string();
            assert!(twice.contains("`interim`: game "), "{twice}");
        }
    }
}

#[test]
fn tables_of_other_studies_are_not_merged() {
    let ours = study(STUDY);
    let theirs = study(&STUDY.replace("seed = 7", "seed = 8"));
    let table = whole(&ours);
    let path = Path::new("theirs.parquet");
    let other = table.must_be_of(&theirs, path).expect_err("another seed").to_string();
    assert!(other.contains("`theirs.parquet` has games of study") && other.contains("give the study's own file"), "{other}");
    let mut divided = table.clone();
    divided.contents.parts = vec!["1/4".parse().expect("a part")];
    let error = GameTable::joined(vec![("a".into(), table.clone()), ("b".into(), divided)]).expect_err("a division").to_string();
    assert!(error.contains("`b`: part 1/4 is of another division"), "{error}");
    let mut older = table.clone();
    older.contents.engine += 1;
    assert!(GameTable::joined(vec![("a".into(), table), ("b".into(), older)]).is_err());
    assert!(GameTable::joined(Vec::new()).is_err());
}

#[test]
fn every_game_verifies_and_can_be_replayed() {
    let study = study(STUDY);
    let table = whole(&study);
    for row in &table.rows {
        assert_eq!(verify(&study, row), Ok(()));
    }
    for row in table.rows.iter().step_by(9) {
        assert_eq!(play_again(&study, row).expect("it can be played"), Ok(()));
    }
    assert!(table.rows.iter().any(|row| row.moves.iter().any(|text| text == "pass")), "a throw cost somebody his turn");
}

/// What the check says of it, and the change.
type Change = (&'static str, fn(&mut GameRow));

#[test]
fn any_change_in_a_row_is_found() {
    let study = study(STUDY);
    let table = whole(&study);
    let decided = |row: &&GameRow| row.result != GameResult::Draw && row.counts.first_capture.is_some() && row.opening >= 2;
    let row = table.rows.iter().find(decided).expect("such a game");
    let changes: &[Change] = &[
        ("no such arm", |row| row.arm.push('x')),
        ("the seed", |row| row.seed ^= 1),
        ("the seed", |row| row.game += 1),
        ("the layout", |row| row.layout.push('x')),
        ("the opening", |row| row.opening += 2),
        ("the opening", |row| row.moves.swap(0, 1)),
        ("`nonsense`", |row| *row.moves.last_mut().expect("a move") = "nonsense".to_owned()),
        ("before its end", |row| drop(row.moves.pop())),
        ("the moves", |row| row.moves.push("a1-a2".to_owned())),
        ("the result", |row| row.result = GameResult::Draw),
        ("the ending", |row| row.ending = "agreed".to_owned()),
        ("what was counted", |row| row.counts.plies += 1),
        ("what was counted", |row| row.counts.lost[1] += 1),
        ("what was counted", |row| row.counts.choices -= 1),
        ("what was counted", |row| row.counts.first_capture = None),
        ("the number of evaluations", |row| row.evaluations.truncate(1)),
        ("the changes of the lead", |row| row.lead_changes += 1),
        ("the turnaround", |row| row.turnaround = None),
    ];
    for (what, change) in changes {
        let mut changed = row.clone();
        change(&mut changed);
        let slip = verify(&study, &changed).expect_err(what).to_string();
        assert!(slip.contains(what), "{what}: {slip}");
    }
    // What only the engine can know is found by playing again.
    let hidden: [fn(&mut GameRow); 2] = [|row| row.nodes[0] += 1, |row| row.evaluations[0] += 1];
    for change in hidden {
        let mut changed = row.clone();
        change(&mut changed);
        assert!(play_again(&study, &changed).expect("it can be played").is_err());
    }
}

#[test]
fn a_check_samples_the_same_arms_with_another_seed() {
    let text = STUDY.replace("seed = 7", "seed = 7\nplayed = 2026-11-22\nrace = { fair = [0.4, 0.6], error = 0.1 }");
    let study = study(&text);
    assert_eq!(study.played.as_deref(), Some("2026-11-22"));
    let sample = Sample { games: 3, nodes: vec![50, 75], arms: None, longest: Some(90), seed: 8 };
    let all = sample.study(&study).expect("a sample");
    let ids = |study: &Study| study.arms.iter().map(|arm| arm.id.clone()).collect::<Vec<_>>();
    assert_eq!((ids(&all), all.longest, all.seed, all.race.is_none()), (ids(&study), 90, 8, true));
    let cells: Vec<_> = all.cells.iter().filter(|cell| cell.arm == 0).map(|cell| (cell.thinking.attackers, cell.games)).collect();
    assert_eq!(cells, [(50, 3), (75, 3)]);
    // Its file can be read like any other.
    for arms in [None, Some(1), Some(3)] {
        let some = Sample { arms, ..sample.clone() }.study(&study).expect("a sample");
        assert_eq!(some.arms.len(), arms.unwrap_or(4));
        assert_eq!(self::study(&some.text).hash(), some.hash());
    }
}

#[test]
fn a_check_separates_changed_from_undecided() {
    let study = study(&STUDY.replace("[\"brandubh-cyningstan\", \"tawlbwrdd-bell-dice\"]", "\"brandubh-cyningstan\""));
    let mut table = whole(&study);
    let sample = Sample { games: 60, nodes: vec![30], arms: None, longest: None, seed: 2 };
    let again = sample.study(&study).expect("a sample");
    let mut played = whole(&again);
    let all = |table: &mut GameTable, arm: &str, result: GameResult| {
        table.rows.iter_mut().filter(|row| row.arm == arm).for_each(|row| row.result = result);
    };
    let ids: Vec<String> = study.arms.iter().map(|arm| arm.id.clone()).collect();
    let even = |table: &mut GameTable, arm: &str| {
        let rows = table.rows.iter_mut().filter(|row| row.arm == arm).enumerate();
        rows.for_each(|(place, row)| row.result = if place % 2 == 0 { GameResult::Attackers } else { GameResult::Defenders });
    };
    // The first has changed from the defenders to the attackers, the second is the same, the third is open.
    ids.iter().for_each(|arm| all(&mut table, arm, GameResult::Defenders));
    all(&mut played, &ids[0], GameResult::Attackers);
    all(&mut played, &ids[1], GameResult::Defenders);
    even(&mut played, &ids[2]);
    let check = Check::of(&study, &Summary::of(&study, &table), &again, &played, "2026-11-25".to_owned());
    let outcomes: Vec<Outcome> = check.arms.iter().map(|arm| arm.outcome).collect();
    assert_eq!(outcomes, [Outcome::Changed, Outcome::Upheld, Outcome::Undecided]);
    assert_eq!((check.changed, check.upheld, check.undecided, check.games), (1, 1, 1, 180));
    assert!(check.is_of_this_engine());
    let folder = tempfile::tempdir().expect("a folder");
    let path = Check::path(folder.path(), &study.name);
    assert_eq!(Check::open(&path).expect("nothing is wrong"), None);
    check.write(&path).expect("written");
    assert_eq!(Check::open(&path).expect("a check"), Some(check));
    fs::write(&path, "{}").expect("a file");
    assert!(Check::open(&path).expect_err("none").to_string().contains("is not what `hnefi lab check` writes"));
}

#[test]
fn a_race_stops_clear_arms_always_at_the_same_game() {
    let race = STUDY
        .replace("games = 7", "games = 90\nrace = { fair = [0.45, 0.55], error = 0.2 }")
        .replace("handicap", "# handicap")
        .replace(", \"tawlbwrdd-bell-dice\"", "");
    let study = study(&race);
    let table = whole(&study);
    let summary = Summary::of(&study, &table);
    let stopped: Vec<u64> = summary.arms.iter().map(|arm| arm.base().results.games()).collect();
    assert!(stopped.iter().any(|games| *games < 90), "{stopped:?}");
    for (arm, games) in summary.arms.iter().zip(&stopped) {
        let open = arm.verdict == hnefi_statistics::Verdict::Open;
        assert_eq!(open, *games == 90, "{}: {games} games", arm.arm);
        assert!(*games == 90 || games.is_multiple_of(20));
    }
    let folder = tempfile::tempdir().expect("a folder");
    played(&study, Part::WHOLE, folder.path(), 7, 25);
    let again = GameTable::open(&Shard::new(&study, Part::WHOLE, folder.path()).table_path()).expect("a table");
    assert_eq!(again, table);
    // Of a race whole arms are dealt to the shards, so that each can stop by itself.
    let folder = tempfile::tempdir().expect("a folder");
    let tables = (0..3).map(|index| {
        let part = Part::new(index, 3).expect("a part");
        played(&study, part, folder.path(), 1, u64::MAX);
        let path = Shard::new(&study, part, folder.path()).table_path();
        (path.clone(), GameTable::open(&path).expect("a table"))
    });
    let mut joined = GameTable::joined(tables.collect()).expect("they go together");
    joined.sort(&study);
    assert_eq!(joined, table);
}

#[test]
fn a_journal_of_something_else_is_left_alone() {
    let ours = study(STUDY);
    let folder = tempfile::tempdir().expect("a folder");
    let shard = Shard::new(&ours, Part::WHOLE, folder.path());
    let games = AtomicU64::new(0);
    let run = || {
        shard.run(1, &mut RecordingObserver { games: &games, progress: Vec::new() }, &|| false).map_err(|error| error.to_string())
    };
    for (text, says) in [
        ("{\"study\":\"0123\",\"engine\":1,\"part\":\"0/1\"}\n", "has games of part 0/1 of study 0123"),
        ("my notes\n", "line 1: "),
        ("my notes, without an end", "line 1: "),
    ] {
        fs::write(shard.journal_path(), text).expect("a file");
        let error = run().expect_err(text);
        assert!(error.contains(says), "{error}");
        assert_eq!(fs::read_to_string(shard.journal_path()).expect("it is there"), text);
    }
    fs::remove_file(shard.journal_path()).expect("it is there");
    fs::write(shard.table_path(), "no table").expect("a file");
    let error = run().expect_err("no table");
    assert!(error.contains("is not a Parquet file, or is damaged"), "{error}");
}

#[test]
fn a_summary_tells_strength_handicap_and_people() {
    let study = study(STUDY);
    let table = whole(&study);
    let summary = Summary::of(&study, &table);
    assert_eq!((summary.games, summary.arms.len()), (56, 4));
    for arm in &summary.arms {
        let rows: Vec<&GameRow> =
            table.rows.iter().filter(|row| row.arm == arm.arm && row.thinking == arm.base().thinking).collect();
        let won = rows.iter().filter(|row| row.result == GameResult::Attackers).count() as u64;
        assert_eq!((arm.base().results.games(), arm.base().results.won), (7, won));
        let plies: u64 = rows.iter().map(|row| row.counts.plies).sum();
        assert!((arm.base().plies.mean - plies as f64 / 7.0).abs() < 1e-9);
        assert_eq!(arm.rungs().len(), 2);
        let ladder = arm.ladder.as_ref().expect("two rungs");
        let beyond = arm.beyond.as_ref().expect("a score");
        assert!(beyond.extrapolated && (beyond.at - ladder.to - 2.0).abs() < 1e-9);
        assert!(arm.handicap.is_some() && arm.skill.is_some());
        assert_eq!(arm.cells.len(), study.cells.iter().filter(|cell| study.arms[cell.arm].id == arm.arm).count());
    }
    let people = summary.arms[0].people.as_ref().expect("people play Brandubh");
    assert!((people.score.value - 0.425).abs() < 1e-12);
    assert!(summary.agreement.is_none(), "one arm is no correlation");
    let factors: Vec<&str> = summary.arms[2].factors.keys().map(String::as_str).collect();
    assert_eq!(factors, ["first", "layout", "no-moves", "rules"]);
    assert_eq!(study.cells.iter().filter(|cell| cell.purpose == Purpose::Base).count(), 4);
}

#[test]
fn the_engine_is_compared_with_people_by_strength_time_outs_and_fitted_weights() {
    let (base, people) = STUDY.split_once("[[arms]]").expect("arms");
    let changes = "change = { corners-hostile = [\"all\", \"nobody\"], first = [\"attackers\", \"defenders\"], no-moves = [\"loss\", \"draw\"] }";
    assert!(people.contains("[people]"));
    let mut text = format!("{base}[[arms]]\nrules = \"brandubh-cyningstan\"\n{changes}\n\n[people]\n");
    let mut number = 0;
    for hostile in ["all", "nobody"] {
        for first in ["attackers", "defenders"] {
            for no_moves in ["loss", "draw"] {
                number += 1;
                let id = format!("brandubh-cyningstan{{corners-hostile={hostile},first={first},no-moves={no_moves}}}");
                let won = 5 * number;
                let timeouts = if number % 2 == 0 { number } else { 0 };
                let fitted = hostile == "all";
                text += &format!(
                    "\"{id}\" = {{ variant = \"{number}\", won = {won}, drawn = 0, lost = 50, timeouts = {{ won = {timeouts}, drawn = 0, lost = 0 }}, resigned = {{ won = 0, drawn = 0, lost = 9 }}, fitted = {fitted} }}\n"
                );
            }
        }
    }
    let study = study(&text);
    let summary = Summary::of(&study, &whole(&study));
    let of = |nodes: u64, games: PeopleGames, fitted: Option<bool>| {
        let is = |one: &&PeopleAgreement| (one.nodes, one.games, one.fitted) == (nodes, games, fitted);
        summary.agreements.iter().find(is)
    };
    for nodes in [30, 90] {
        for (fitted, pairs) in [(None, 8), (Some(true), 4), (Some(false), 4)] {
            let arms = summary
                .arms
                .iter()
                .filter(|arm| fitted.is_none_or(|fitted| arm.people.as_ref().is_some_and(|people| people.fitted == fitted)));
            let scores: Vec<[f64; 4]> = arms
                .map(|arm| {
                    let cell = arm.cells.iter().find(|cell| cell.thinking == Thinking::equal(nodes)).expect("played");
                    let people = arm.people.as_ref().expect("people's games");
                    let [in_time, on_board] =
                        [&people.in_time, &people.on_board].map(|score| score.as_ref().expect("known").value);
                    [cell.score.value, people.score.value, in_time, on_board]
                })
                .collect();
            for (column, games) in (1..).zip(PeopleGames::ALL) {
                let mean = scores.iter().map(|row| row[0] - row[column]).sum::<f64>() / scores.len() as f64;
                // A column of one number has no correlation.
                if let Some(one) = of(nodes, games, fitted) {
                    assert_eq!(one.agreement.pairs, pairs);
                    assert!((one.agreement.difference.value - mean).abs() < 1e-9, "{one:?}");
                } else {
                    assert!(scores.iter().all(|row| row[0] == scores[0][0]), "{nodes} {fitted:?}: {scores:?}");
                }
            }
        }
    }
    assert!(PeopleGames::ALL.iter().all(|games| of(90, *games, None).is_some()));
    let all = summary.agreement.expect("eight arms");
    assert_eq!(of(30, PeopleGames::All, None).map(|one| one.agreement), Some(all), "the base strength");
    let strengths: Vec<u64> = summary.agreements.iter().map(|one| one.nodes).collect();
    assert!(strengths.is_sorted_by(|a, b| a >= b), "the strongest first: {strengths:?}");
}

const SEARCH: &str = r#"
format = 1
name = "fair-brandubh"
title = "Which Brandubh is fair?"
seed = 2
max-plies = 60
fair = [0.45, 0.55]
error = 0.1
sample = 6
keep = 0.5
rounds = [{ nodes = 20, games = 6 }, { nodes = 60, games = 4 }]

[[arms]]
rules = "brandubh-cyningstan"

[[arms]]
rules = "brandubh-cyningstan"
change = { no-moves = ["loss", "draw"], corners-hostile = ["all", "nobody"], king-captured-elsewhere = ["two", "four"] }
"#;

/// Plays a search to its end.
fn searched(search: &Search) -> Vec<Summary> {
    let mut summaries = Vec::new();
    while let Some(study) = search.next(&summaries).expect("a study") {
        summaries.push(Summary::of(&study, &whole(&study)));
    }
    summaries
}

fn search(text: &str) -> Result<Search, String> {
    Search::parse(text).map_err(|error| error.to_string())
}

#[test]
fn in_a_search_the_better_half_goes_on() {
    let search = search(SEARCH).expect("a search");
    assert_eq!((search.combinations, search.arms.len()), (8, 6), "one of nine is Walker's own once more");
    assert_eq!(search.arms[0].id, "brandubh-cyningstan");
    let summaries = searched(&search);
    assert_eq!(summaries.iter().map(|summary| summary.arms.len()).collect::<Vec<_>>(), [6, 3]);
    let candidates = search.candidates(&summaries);
    assert_eq!(candidates.len(), 6);
    assert!(candidates.is_sorted_by_key(|candidate| std::cmp::Reverse(candidate.rounds.len())));
    let merit = |summary: &Summary, arm: &str| {
        let results = summary.arms.iter().find(|other| other.arm == arm).expect("it took part").base().results;
        results.won.min(results.lost) as f64 / results.games() as f64
    };
    let of_round = |went_on: bool| {
        let chosen = candidates.iter().filter(move |candidate| (candidate.rounds.len() == 2) == went_on);
        chosen.map(|candidate| merit(&summaries[0], &candidate.arm)).collect::<Vec<f64>>()
    };
    let worst = of_round(true).into_iter().fold(1.0, f64::min);
    assert!(of_round(false).into_iter().all(|merit| merit <= worst));
    for candidate in &candidates {
        let last = candidate.last().expect("it played");
        assert_eq!(last.merit, merit(&summaries[candidate.rounds.len() - 1], &candidate.arm));
        assert!(candidate.kept <= candidate.stated && candidate.stated > 10);
        assert!(!candidate.unsurpassed || candidate.rounds.len() == 2);
    }
    let unchanged = candidates.iter().find(|candidate| candidate.arm == "brandubh-cyningstan").expect("it takes part");
    assert_eq!(unchanged.kept, unchanged.stated);
    assert!(candidates.iter().any(|candidate| candidate.unsurpassed));
    // The same search finds the same.
    let again = search.candidates(&searched(&search));
    assert_eq!(candidates_csv(&again).expect("text"), candidates_csv(&candidates).expect("text"));
}

#[test]
fn the_results_of_a_search_are_a_table_and_a_drawing() {
    let search = search(SEARCH).expect("a search");
    let candidates = search.candidates(&searched(&search));
    let table = candidates_csv(&candidates).expect("text");
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    let columns = reader.headers().expect("columns").clone();
    assert!(["arm", "merit", "kept", "no-moves", "layout"].iter().all(|name| columns.iter().any(|column| column == *name)));
    let arms: Vec<String> = reader.records().map(|record| record.expect("a line")[0].to_owned()).collect();
    assert_eq!(arms, candidates.iter().map(|candidate| candidate.arm.clone()).collect::<Vec<_>>());
    let drawing = fairness_map("Fair & square <fun>", &candidates);
    assert_eq!(drawing.matches("<circle").count(), 6);
    let unsurpassed = candidates.iter().filter(|candidate| candidate.unsurpassed).count();
    assert!(unsurpassed > 0);
    assert_eq!(drawing.matches("<tspan").count(), unsurpassed, "each has a letter and its name");
    assert!(drawing.contains("Fair &amp; square &lt;fun&gt;") && !drawing.contains("<fun>"));
}

#[test]
fn what_is_wrong_with_a_search_is_said() {
    for (from, to, says) in [
        ("keep = 0.5", "keep = 1", "above 0 and below 1"),
        ("rounds = [{ nodes = 20, games = 6 }, { nodes = 60, games = 4 }]", "rounds = []", "at least one round"),
        ("nodes = 60", "nodes = 10", "let `nodes` rise"),
        ("nodes = 20", "nodes = 0", "`nodes`: write a whole number"),
        ("fair = [0.45, 0.55]", "fair = [0.55, 0.45]", "the lower first"),
        ("\"brandubh-cyningstan\"\n\n", "\"my.toml\"\n\n", "built-in rule sets"),
        ("name = \"fair-brandubh\"", "name = \"Fair brandubh\"", "small letters, digits and hyphens"),
        ("seed = 2", "sed = 2", "unknown field `sed`"),
    ] {
        let error = search(&SEARCH.replace(from, to)).expect_err(to);
        assert!(error.contains(says), "{to}: {error}");
    }
}
