//! Studies of the second format: shared openings, games that end early, other evaluations, games taken up again.

mod common;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use hnefi_rules::{Game, Ply, Side};
use hnefi_study::{
    Book, BookPlan, Cell, GameByGame, GameRow, GameTable, Interim, Part, Purpose, Shard, Study, StudyError, Summary, Thinking,
    play_again, verify,
};

use common::{RecordingObserver, played, whole};

const STUDY: &str = r#"
format = 2
name = "small"
title = { en = "A small study" }
seed = 7
nodes = 40
games = [6, 12]
bare = 3
openings = "small.openings.toml"
max-plies = 24
play-on = { times = 3, plies = 12 }
ladder = [{ times = 3, games = [4, 8] }]
handicap = [{ attackers = 2, games = 2 }]
evaluations = [{ name = "other", weights = "other", games = 4 }]
standard = { even = [0.45, 0.55], fair = [0.4, 0.6], decided = 0.33, error = 0.5 }

[[arms]]
rules = ["brandubh-cyningstan", "simple-tafl-9"]

[[arms]]
rules = "brandubh-cyningstan"
change = { first = "defenders" }
"#;

/// Another value for the men of the defenders than the engine's own.
fn weights() -> String {
    let own = fs::read_to_string("../engine/weights/corner-9.toml").expect("the engine's weights");
    own.replace("tempo = [", "tempo = [3")
}

fn read(file: &str) -> Result<String, StudyError> {
    match file {
        "small.openings.toml" => Ok(book().text),
        "other/corner-9.toml" => Ok(weights()),
        _ => Err(StudyError::Read { path: file.into(), error: ErrorKind::NotFound.into() }),
    }
}

const PLAN: BookPlan = BookPlan { openings: 12, plies: (2, 4), nodes: 1_000, seed: 3 };

fn book() -> Book {
    let arms = &STUDY[STUDY.find("[[arms]]").expect("arms")..];
    let text = format!("format = 1\nname = \"book\"\ntitle = \"\"\nseed = 1\nnodes = 1\ngames = 1\n{arms}");
    let arms = Study::parse(&text, &read).expect("a study").arms;
    Book::make(&arms, &PLAN, &mut |_, _| {}, &|| false).expect("a book")
}

fn study(text: &str) -> Study {
    Study::parse(text, &read).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn games_that_the_caller_keeps_are_those_of_a_shard() {
    let study = study(STUDY);
    let mut kept: Vec<GameRow> = Vec::new();
    let mut done = 0;
    // Taken up again after every few games, from games in another order.
    let table = loop {
        let mut games = GameByGame::new(&study, kept.iter().rev().cloned());
        assert!(games.play(&|| true, &|_, _| {}).expect("a game").is_none(), "it is interrupted");
        for _ in 0..5 {
            let shown = RefCell::new(Vec::new());
            let watch = |cell: &Cell, game: &Game| {
                let moves = game.plies().iter().map(Ply::text).collect::<Vec<_>>();
                shown.borrow_mut().push((study.arms[cell.arm].id.clone(), moves));
            };
            let row = games.play(&|| false, &watch).expect("a game");
            let shown = shown.into_inner();
            assert_eq!(shown.last(), row.as_ref().map(|row| (row.arm.clone(), row.moves.clone())).as_ref());
            assert!(shown.iter().map(|(_, moves)| moves.len()).is_sorted(), "{shown:?}");
            kept.extend(row);
        }
        let arms: Vec<&str> = study.arms.iter().map(|arm| arm.id.as_str()).collect();
        assert!(kept.iter().all(|row| arms[..=games.whole_arms().min(2)].contains(&row.arm.as_str())), "arm after arm");
        let (now, all) = games.work();
        assert!(now > done && now <= all, "{done}, then {now} of {all}");
        assert_eq!(games.is_whole(), now == all);
        assert_eq!(games.summary().games, games.table().rows.len() as u64);
        if games.is_whole() {
            assert_eq!(games.whole_arms(), 3);
            let found = games.contrast(2, 0);
            let told = games.summary().contrasts.into_iter().filter(|one| one.factor == "first");
            assert_eq!(found, told.map(|one| (one.nodes, one.contrast)).collect::<Vec<_>>());
            assert_eq!(found.iter().map(|(nodes, _)| *nodes).collect::<Vec<_>>(), [40, 120]);
            break games.table();
        }
        done = now;
    };
    assert_eq!(table, whole(&study));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.parquet");
    fs::write(&path, table.to_bytes().expect("bytes")).expect("a file");
    assert_eq!(GameTable::open(&path).expect("a table"), table);
}

#[test]
fn threads_interruptions_and_parts_change_nothing() {
    let study = study(STUDY);
    let of = |threads, after| {
        let folder = tempfile::tempdir().expect("a folder");
        played(&study, Part::WHOLE, folder.path(), threads, after)
    };
    let alone = of(1, u64::MAX);
    assert_eq!(of(3, u64::MAX), alone);
    assert_eq!(of(2, 5), alone);
    let folder = tempfile::tempdir().expect("a folder");
    let table = |index| {
        let part = Part::new(index, 4).expect("a part");
        played(&study, part, folder.path(), 2, u64::MAX);
        let path = Shard::new(&study, part, folder.path()).table_path();
        (path.clone(), GameTable::open(&path).expect("a table"))
    };
    let mut joined = GameTable::joined((0..4).map(table).collect()).expect("they go together");
    joined.sort(&study);
    assert_eq!(joined, whole(&study));
}

#[test]
fn what_is_played_so_far_counts_up_to_the_last_look() {
    let study = study(STUDY);
    let cells = study.cells.len();
    let all = whole(&study);
    let of_cell = |number: usize, until: u64| {
        let mine = |row: &&GameRow| study.cell_of(row) == Some(&study.cells[number]) && row.game < until;
        all.rows.iter().filter(mine).cloned().collect::<Vec<_>>()
    };
    let find = |what: &str, wanted: &dyn Fn(usize) -> bool| (0..cells).find(|number| wanted(*number)).expect(what);
    let is_base = |number: usize| study.cells[number].purpose == Purpose::Base;
    let going_on = find("one that goes on at its first look", &|number| is_base(number) && of_cell(number, 99).len() == 12);
    let other = find("another", &|number| is_base(number) && number != going_on);
    let lookless = find("one without looks", &|number| study.cells[number].looks.is_empty());
    let part = |index: usize| Part::new(index as u64, cells as u64).expect("a part");
    for (games, counted) in [(4, 0), (6, 6), (11, 6)] {
        let folder = tempfile::tempdir().expect("a folder");
        played(&study, part(other), folder.path(), 1, u64::MAX);
        let path = Shard::new(&study, part(other), folder.path()).table_path();
        let journal = |index: usize, after| interrupted(&study, part(index), folder.path(), after);
        let journals = [journal(going_on, games), journal(lookless, 1)];
        // The last line is still being written.
        let text = fs::read_to_string(&journals[0]).expect("a journal");
        fs::write(&journals[0], text + "{\"arm\":\"bran").expect("a journal");
        let tables = vec![(path.clone(), GameTable::open(&path).expect("a table"))];
        let table = GameTable::interim(&study, tables.clone(), &journals).expect("what there is");
        let mut expected = [of_cell(going_on, counted), of_cell(other, 99)];
        expected.sort_by_key(|rows| rows.first().map(|row| all.rows.iter().position(|one| one == row)));
        assert_eq!(table.rows, expected.concat(), "{games} games");
        assert_eq!(table.contents.parts, [part(other)]);
        assert_eq!(Summary::of(&study, &table).interim, Some(Interim { closed: 1, cells, ended: None }));
        // A journal alone, and a part that is there twice.
        let alone = GameTable::interim(&study, Vec::new(), &journals[..1]).expect("what there is");
        assert!(!alone.missing().is_empty());
        assert_eq!(alone.rows, of_cell(going_on, counted));
        let twice = [&journals[0], &journals[0]].map(Clone::clone);
        let error = GameTable::interim(&study, tables.clone(), &twice).expect_err("twice").to_string();
        assert!(error.contains(&format!("part {} is there already", part(going_on))), "{error}");
        // A half has the games of several cells, which may be there already.
        let half = interrupted(&study, Part::new(0, 2).expect("a part"), folder.path(), 1);
        let error = GameTable::interim(&study, tables, &[half]).expect_err("another division").to_string();
        assert!(error.contains("is of another division than part"), "{error}");
    }
    assert_eq!(Summary::of(&study, &all).interim, None);
}

/// The journal of a part, interrupted after this many games.
fn interrupted(study: &Study, part: Part, folder: &Path, after: u64) -> PathBuf {
    let games = AtomicU64::new(0);
    let mut observer = RecordingObserver { games: &games, progress: Vec::new() };
    let shard = Shard::new(study, part, folder);
    let asked = || games.load(Ordering::Relaxed) >= after;
    assert!(!shard.run(1, &mut observer, &asked).expect("a run"), "it is whole after {after} games");
    shard.journal_path()
}

#[test]
fn only_looks_let_games_be_read_before_the_others() {
    let study = study(&STUDY.replace("games = [6, 12]", "games = 12").replace("games = [4, 8]", "games = 8"));
    let folder = tempfile::tempdir().expect("a folder");
    let journal = interrupted(&study, Part::WHOLE, folder.path(), 3);
    let error = GameTable::interim(&study, Vec::new(), &[journal]).expect_err("no looks").to_string();
    assert!(error.contains("has no looks"), "{error}");
}

#[test]
fn arms_and_strengths_share_their_openings() {
    let study = study(STUDY);
    let table = whole(&study);
    let opening = |row: &GameRow| row.moves[..row.opening as usize].join(" ");
    let rows = || table.rows.iter().filter(|row| !study.is_bare(row));
    let mut twins = 0;
    for row in rows() {
        assert!((2..=4).contains(&row.opening), "{row:?}");
        let twin = rows().find(|other| other.game == row.game && other.arm == row.arm && other.thinking != row.thinking);
        twins += u32::from(twin.is_some());
        assert!(twin.is_none_or(|twin| opening(twin) == opening(row)));
    }
    assert!(twins > 0, "no game has a twin at another strength");
    let openings: BTreeSet<String> =
        rows().filter(|row| row.arm == "simple-tafl-9" && row.thinking.attackers == 40).map(opening).collect();
    assert!(openings.len() >= 6, "{openings:?}");
    // The side that moves first is another one in the last arm.
    let first = |arm: &str| rows().find(|row| row.arm == arm && row.game == 0).map(opening);
    assert_ne!(first("brandubh-cyningstan"), first("brandubh-cyningstan{first=defenders}"));
}

#[test]
fn cells_end_at_a_look_or_have_all_games() {
    let study = study(STUDY);
    let table = whole(&study);
    let mut early = 0;
    for cell in &study.cells {
        let rows = table.rows.iter().filter(|row| study.cell_of(row).is_some_and(|of| std::ptr::eq(of, cell))).count() as u64;
        assert!(rows == cell.games || cell.looks.contains(&rows), "{cell:?}: {rows}");
        early += u64::from(rows < cell.games);
    }
    assert!(early > 0, "no cell is clear before its last game");
    let bare: Vec<&GameRow> = table.rows.iter().filter(|row| study.is_bare(row)).collect();
    assert_eq!(bare.len(), 3 * 3);
    let others = table.rows.iter().filter(|row| row.evaluation == "other");
    assert_eq!(others.count(), 3 * 4);
}

#[test]
fn another_evaluation_plays_other_games() {
    let study = study(STUDY);
    let table = whole(&study);
    let moves = |purpose| -> Vec<&[String]> {
        let rows =
            table.rows.iter().filter(|row| study.cell_of(row).is_some_and(|cell| cell.purpose == purpose && cell.arm == 0));
        rows.map(|row| &row.moves[row.opening as usize..]).collect()
    };
    let (own, other) = (moves(Purpose::Base), moves(Purpose::Evaluation));
    assert!(own.iter().zip(&other).any(|(own, other)| own != other));
}

#[test]
fn every_game_verifies_and_can_be_played_again() {
    let study = study(STUDY);
    let table = whole(&study);
    for row in &table.rows {
        assert_eq!(verify(&study, row), Ok(()));
        assert!(row.depths.is_some_and(|depths| depths.iter().all(|depth| *depth > 0)), "{row:?}");
    }
    let played_on: Vec<&GameRow> = table.rows.iter().filter(|row| row.played_on.is_some()).collect();
    assert!(played_on.iter().any(|row| row.counts.plies > 24), "no game was taken up again");
    assert!(played_on.iter().all(|row| row.played_on == Some(24) && row.counts.plies <= 36));
    let others = table.rows.iter().filter(|row| !row.evaluation.is_empty());
    for row in table.rows.iter().step_by(17).chain(played_on.into_iter().take(2)).chain(others.take(2)) {
        assert_eq!(play_again(&study, row).expect("it can be played"), Ok(()));
    }
    let mut changed = table.rows[0].clone();
    changed.evaluation = "third".to_owned();
    assert!(verify(&study, &changed).expect_err("no such evaluation").to_string().contains("no such games"));
    let mut changed = table.rows.iter().find(|row| row.played_on.is_some()).expect("one").clone();
    changed.played_on = Some(20);
    assert!(verify(&study, &changed).expect_err("another ply").to_string().contains("taken up again"));
}

#[test]
fn the_summary_keeps_strata_apart() {
    let study = study(STUDY);
    let table = whole(&study);
    let summary = Summary::of(&study, &table);
    for arm in &summary.arms {
        let base = arm.base();
        assert!(base.results.games() == 6 || base.results.games() == 12, "{}", base.results.games());
        // Each game from the bare start counts once, however often it was played.
        let bare: Vec<_> = table.rows.iter().filter(|row| row.arm == arm.arm && study.is_bare(row)).collect();
        let distinct = bare.iter().map(|row| &row.moves).collect::<std::collections::BTreeSet<_>>().len() as u64;
        assert_eq!((bare.len(), arm.bare.as_ref().map(|cell| cell.results.games())), (3, Some(distinct)));
        assert_eq!(arm.evaluations.iter().map(|cell| cell.results.games()).sum::<u64>(), 4);
        let balance = base.balance.as_ref().expect("a standard");
        assert!(balance.bounds.0 <= balance.score.value && balance.score.value <= balance.bounds.1);
        assert!(base.depth.is_some_and(|depth| depth > 0.5));
        assert!(arm.judgement.is_some());
        assert!(arm.trend.as_ref().is_some_and(|trend| trend.to > trend.from));
    }
}

#[test]
fn choices_are_compared_opening_by_opening_where_they_share_them() {
    let text = STUDY.replace(
        "change = { first = \"defenders\" }",
        "change = { no-moves = [\"loss\", \"draw\"], first = [\"attackers\", \"defenders\"] }",
    );
    let text = text.replace("[[arms]]\nrules = [\"brandubh-cyningstan\", \"simple-tafl-9\"]\n", "");
    let study = study(&text);
    let table = whole(&study);
    let scores = |arm: &str, nodes: u64| -> Vec<(u64, f64)> {
        let fits = |row: &&GameRow| {
            row.arm == arm && row.thinking == Thinking::equal(nodes) && row.evaluation.is_empty() && !study.is_bare(row)
        };
        let score = |row: &GameRow| row.result.winner().map_or(0.5, |side| f64::from(side == Side::Attackers));
        table.rows.iter().filter(fits).map(|row| (row.game, score(row))).collect()
    };
    let mean = |scores: &[f64]| scores.iter().sum::<f64>() / scores.len() as f64;
    let arm = |no_moves, first| format!("brandubh-cyningstan{{first={first},no-moves={no_moves}}}");
    let contrasts = Summary::of(&study, &table).contrasts;
    let of = |factor: &str, level: &str, nodes: u64| {
        let one = contrasts.iter().find(|one| (one.factor.as_str(), one.level.as_str(), one.nodes) == (factor, level, nodes));
        one.unwrap_or_else(|| panic!("no contrast for {factor} {level} {nodes}: {contrasts:?}")).contrast
    };
    for nodes in [40, 120] {
        // The same side moves first: the games of one opening are compared with each other, no matter which side begins.
        let paired: Vec<f64> = ["attackers", "defenders"]
            .map(|first| {
                let (draw, loss) = (scores(&arm("draw", first), nodes), scores(&arm("loss", first), nodes));
                let of_loss = |opening: u64| loss.iter().find(|(other, _)| *other == opening).map(|(_, score)| *score);
                let both = draw.iter().filter_map(|(opening, score)| Some(score - of_loss(*opening)?));
                mean(&both.collect::<Vec<_>>())
            })
            .into();
        let each = contrasts.iter().find(|one| one.factor == "no-moves" && one.nodes == nodes).expect("a contrast");
        let pairs: Vec<(&str, &str)> = each.pairs.iter().map(|pair| (pair.arm.as_str(), pair.against.as_str())).collect();
        let expected = ["attackers", "defenders"].map(|first| (arm("draw", first), arm("loss", first)));
        assert_eq!(pairs, expected.each_ref().map(|(one, other)| (one.as_str(), other.as_str())));
        for (pair, alone) in each.pairs.iter().zip(&paired) {
            assert!((pair.contrast.points.value - alone).abs() < 1e-12, "{pair:?}");
        }
        let contrast = of("no-moves", "draw", nodes);
        assert!((contrast.points.value - mean(&paired)).abs() < 1e-12, "{contrast:?} {paired:?}");
        assert_eq!(contrast.blocks, 2);
        let apart: Vec<f64> = ["loss", "draw"]
            .map(|no_moves| {
                let [a, b] = ["defenders", "attackers"].map(|first| {
                    mean(&scores(&arm(no_moves, first), nodes).into_iter().map(|(_, score)| score).collect::<Vec<_>>())
                });
                a - b
            })
            .into();
        let contrast = of("first", "defenders", nodes);
        assert!((contrast.points.value - mean(&apart)).abs() < 1e-12, "{contrast:?} {apart:?}");
        assert_eq!(contrast.correlation, None);
    }
}

#[test]
fn a_book_can_be_read_again_and_is_the_same_from_the_same_seed() {
    let made = book();
    assert_eq!(Book::parse(&made.text).expect("a book"), made);
    assert_eq!(book(), made);
    let arms = study(STUDY).arms;
    let other = Book::make(&arms, &BookPlan { seed: 4, ..PLAN }, &mut |_, _| {}, &|| false).expect("a book");
    assert_ne!(other, made);
}

/// The eight guards of the corners fall to the first move where corners are hostile, and do not where they are points like any others.
#[test]
fn a_book_is_found_where_the_best_moves_capture_under_some_rule_sets_only() {
    let text = "format = 1\nname = \"guards\"\ntitle = \"\"\nseed = 1\nnodes = 1\ngames = 1\n\
                [[arms]]\nrules = [\"alea-walker-2015+alea-sym-c1\", \"alea-murray-rules+alea-sym-c1\"]\n";
    let arms = study(text).arms;
    let plan = BookPlan { openings: 4, plies: (2, 2), nodes: 500, seed: 1 };
    let book = Book::make(&arms, &plan, &mut |_, _| {}, &|| false).expect("a book");
    let lines = book.text.lines().filter(|line| line.starts_with("    \"")).count();
    assert_eq!(lines, 4);
    assert!(!book.text.contains("xc1"), "no opening captures a guard");
}

#[test]
fn what_is_wrong_is_said() {
    for (from, to, says) in [
        ("format = 2", "format = 1", "this belongs to studies with `format = 2`"),
        ("bare = 3", "race = { fair = [0.4, 0.6], error = 0.1 }", "this belongs to studies with `format = 1`"),
        ("bare = 3", "opening-plies = 4", "this belongs to studies with `format = 1`"),
        ("openings = \"small.openings.toml\"", "", "`hnefi lab openings` makes"),
        ("openings = \"small.openings.toml\"", "openings = \"none.toml\"", "cannot read `none.toml`"),
        ("games = [6, 12]", "games = [12, 6]", "in rising order"),
        ("games = [6, 12]", "games = []", "how many games"),
        ("games = [6, 12]", "games = [6, 13]", "it has 12 openings"),
        ("even = [0.45, 0.55]", "even = [0.3, 0.55]", "lie within those that count as fair"),
        ("error = 0.5", "error = 0", "that any judgement is wrong"),
        ("name = \"other\"", "name = \"Other one\"", "a name of its own"),
        ("weights = \"other\"", "weights = \"nowhere\"", "`nowhere` has none of corner-9.toml"),
        ("times = 3, plies = 12", "times = 0, plies = 12", "how many times as much"),
        ("times = 3, plies = 12", "times = 1001, plies = 12", "(1 to 1000)"),
        ("\"simple-tafl-9\"", "\"copenhagen\"", "it has no openings for layout"),
    ] {
        let Err(error) = Study::parse(&STUDY.replace(from, to), &read) else { panic!("{to}: it is a study") };
        assert!(error.to_string().contains(says), "{to}: {error}");
    }
    let arms = study(STUDY).arms;
    for plies in [(3, 4), (0, 2), (4, 2), (2, 102)] {
        let error =
            Book::make(&arms, &BookPlan { plies, ..PLAN }, &mut |_, _| {}, &|| false).expect_err("no such plies").to_string();
        assert!(error.contains("an even number of plies"), "{error}");
    }
    let stopped = Book::make(&arms, &PLAN, &mut |_, _| {}, &|| true).expect_err("asked to stop").to_string();
    assert!(stopped.contains("before all openings were found"), "{stopped}");
    let many = BookPlan { openings: 1000, plies: (2, 2), ..PLAN };
    assert!(Book::make(&arms, &many, &mut |_, _| {}, &|| false).expect_err("too many").to_string().contains("ask for fewer"));
    let dice = "format = 1\nname = \"dice\"\ntitle = \"Dice\"\nseed = 1\nnodes = 8\ngames = 2\n[[arms]]\nrules = \"tawlbwrdd-bell-dice\"\n";
    let arms = Study::arms_in(dice, &read).expect("an arm");
    assert!(Book::make(&arms, &PLAN, &mut |_, _| {}, &|| false).expect_err("chance").to_string().contains("has a die"));
}
