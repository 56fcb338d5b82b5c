//! Reports of games really played, and sentences for every case.

use std::collections::BTreeSet;

use hnefi_match::player::Host;
use hnefi_rules::GameResult;

use super::*;
use crate::cell::Thinking;
use crate::part::Part;
use crate::play::Sides;
use crate::row::{Counts, GameRow};
use crate::table::Contents;

fn study(text: &str) -> Study {
    Study::parse(text, &|_| unreachable!("no files")).expect(text)
}

fn french() -> Language {
    Language::from_code("fr").expect("one of the languages")
}

/// The table of rows.
fn table(study: &Study, rows: Vec<GameRow>) -> GameTable {
    GameTable {
        contents: Contents {
            study: study.hash(),
            engine: 7,
            version: None,
            parts: vec![Part::WHOLE],
            text: study.text.clone(),
            excerpt: None,
        },
        rows,
    }
}

/// The table of all games of a study, really played.
fn played(study: &Study) -> GameTable {
    let mut sides = Sides::new();
    let cells = study.cells.iter().flat_map(|cell| (0..cell.games).map(move |game| (cell, game)));
    let play = |(cell, game): (&crate::cell::Cell, u64)| {
        sides.play(study, cell, game, Host::new(&|| false)).expect("it can be played").expect("nobody interrupts")
    };
    table(study, cells.map(play).collect())
}

const HOSTILE: &str = "</title></style><script>alert(1)</script><img src=x onerror='alert(2)'>&amp;\\\"";

/// Two arms, one of them changed, with everything a study can have.
fn whole_study() -> Study {
    study(&format!(
        "format = 1\nname = \"whole\"\ntitle = \"{HOSTILE}\"\nseed = 3\nnodes = 30\ngames = 6\nopening-plies = 4\nmax-plies = 60\n\
        ladder = [{{ times = 2, games = 5 }}, {{ times = 4, games = 5 }}]\nhandicap = [{{ attackers = 2, games = 4 }}, {{ defenders = 2, games = 4 }}]\n\
        [[arms]]\nrules = \"brandubh-cyningstan\"\n[[arms]]\nrules = \"brandubh-cyningstan\"\nchange = {{ throne-hostile = \"nobody\" }}\n\
        [people]\nbrandubh-cyningstan = {{ variant = \"{HOSTILE}\", won = 400, drawn = 3, lost = 20 }}\n"
    ))
}

/// A game of which only the result is known.
fn row(arm: &str, nodes: u64, game: u64, result: GameResult) -> GameRow {
    GameRow {
        arm: arm.to_owned(),
        layout: "brandubh-cross".to_owned(),
        thinking: Thinking::equal(nodes),
        game,
        seed: 0,
        opening: 0,
        moves: vec![format!("{game}")],
        result,
        ending: "king-escaped".to_owned(),
        counts: Counts::default(),
        evaluations: vec![0, 0],
        lead_changes: 0,
        turnaround: None,
        nodes: [nodes, nodes],
        evaluation: String::new(),
        depths: None,
        played_on: None,
    }
}

fn rows(arm: &str, nodes: u64, won: u64, lost: u64) -> Vec<GameRow> {
    let result = |game| if game < won { GameResult::Attackers } else { GameResult::Defenders };
    (0..won + lost).map(|game| row(arm, nodes, game, result(game))).collect()
}

/// The three sentences of these games: each an arm, the strength, and how many the attackers won and lost.
fn answer(rest: &str, arms: &[&str], games: &[(&str, u64, u64, u64)], language: Language) -> [String; 3] {
    let list: Vec<String> = arms.iter().map(|arm| format!("\"{arm}\"")).collect();
    let text = format!(
        "format = 1\nname = \"s\"\ntitle = \"S\"\nseed = 1\nnodes = 1000\ngames = 5000\n{rest}\n[[arms]]\nrules = [{}]\n",
        list.join(", ")
    );
    let study = study(&text);
    let table = table(&study, games.iter().flat_map(|(arm, nodes, won, lost)| rows(arm, *nodes, *won, *lost)).collect());
    let summary = Summary::of(&study, &table);
    let words = Words(language);
    let names = names::names(&study, summary.arms.iter().map(|arm| arm.arm.as_str()), words);
    let depths = BTreeMap::new();
    let figures = Figures { summary: &summary, played: None, version: None, reported_by: 7, depths: &depths };
    let context = Context { words, languages: &[], study: &study, table: &table, summary: &summary, figures, check: None, names };
    answer::sentences(&context)
}

const A: &str = "brandubh-cyningstan";
const B: &str = "brandubh-throneless";
const LADDER: &str = "ladder = [{ times = 0.5, games = 400 }, { times = 2, games = 400 }]";
const RACE: &str = "race = { fair = [0.4, 0.6], error = 0.05 }";

#[test]
fn one_arm_is_said_to_be_what_its_verdict_says() {
    for (won, lost, part) in [
        (
            1000,
            1000,
            "is fair: the attackers score 50.0\u{202f}%, and the 95\u{202f}% interval (47.8 to 52.2\u{202f}%) lies within the fair band of 45\u{202f}% to 55\u{202f}%.",
        ),
        (
            90,
            10,
            "favours the attackers: they score 90.0\u{202f}%, and the 95\u{202f}% interval (82.6 to 94.5\u{202f}%) lies above",
        ),
        (
            0,
            100,
            "favours the defenders: the attackers score 0.0\u{202f}%, and the 95\u{202f}% interval (0.0 to 3.7\u{202f}%) lies below",
        ),
        (5, 5, "it is open whether Brandubh, Cyningstan is fair: the attackers score 50.0\u{202f}%, but"),
    ] {
        let [first, second, third] = answer("", &[A], &[(A, 1000, won, lost)], Language::ENGLISH);
        assert!(first.starts_with("At 1,000 positions a move ") && first.contains(part), "{first}");
        assert!(second.contains("balance at weak play is not balance: nothing here says"), "{second}");
        assert!(third.starts_with("No arm was played at more than one strength"), "{third}");
    }
    let [first, ..] = answer(RACE, &[A], &[(A, 1000, 1000, 1000)], Language::ENGLISH);
    assert!(
        first.contains("is fair")
            && first.contains("and the interval of the race (46.")
            && first.contains("40\u{202f}% to 60\u{202f}%"),
        "{first}"
    );
}

#[test]
fn verdicts_are_counted_over_all_arms() {
    let first = |games: &[(&str, u64, u64, u64)], language| answer("", &[A, B], games, language)[0].clone();
    let open = first(&[(A, 1000, 5, 5), (B, 1000, 4, 5)], Language::ENGLISH);
    assert!(
        open.contains("of 2 arms none is shown to be fair; and 2 are open, which means that more games are needed to tell ("),
        "{open}"
    );
    let mixed = first(&[(A, 1000, 1000, 1000), (B, 1000, 90, 10)], Language::ENGLISH);
    assert!(mixed.contains("1 is fair (Brandubh, Cyningstan: 50.0\u{202f}%, 47.8 to 52.2\u{202f}%)"), "{mixed}");
    assert!(
        mixed.contains("; and 1 favours the attackers (Brandubh without a throne: 90.0\u{202f}%") && !mixed.contains("open"),
        "{mixed}"
    );
    let none = first(&[(A, 1000, 90, 10), (B, 1000, 10, 90)], Language::ENGLISH);
    assert!(
        none.contains("none is fair; 1 favours the attackers (") && none.contains("; and 1 favours the defenders ("),
        "{none}"
    );
    let french = first(&[(A, 1000, 1000, 1000), (B, 1000, 10, 90)], french());
    assert!(
        french.contains("1 est équitable (")
            && french.contains("1 favorise les défenseurs (")
            && french.contains("50,0\u{202f}%"),
        "{french}"
    );
}

#[test]
fn the_ladder_moves_only_where_its_interval_does() {
    let third = |games: &[(&str, u64, u64, u64)]| answer(LADDER, &[A], games, Language::ENGLISH)[2].clone();
    let up = third(&[(A, 500, 120, 280), (A, 1000, 200, 200), (A, 2000, 280, 120)]);
    assert!(up.contains("from 500 to 2,000 positions a move, the attackers gain: a doubling is worth +"), "{up}");
    let down = third(&[(A, 500, 280, 120), (A, 1000, 200, 200), (A, 2000, 120, 280)]);
    assert!(down.contains("the defenders gain: a doubling moves the attackers’ score by −"), "{down}");
    let still = third(&[(A, 500, 200, 200), (A, 1000, 205, 195), (A, 2000, 200, 200)]);
    assert!(still.contains("no movement of the score, which does not prove that there is none"), "{still}");
    let steadied = third(&[(A, 500, 0, 400), (A, 1000, 0, 400), (A, 2000, 0, 400)]);
    assert!(steadied.contains("no slope to lean on"), "{steadied}");
    let leaves = third(&[(A, 500, 1700, 2300), (A, 1000, 2050, 1950), (A, 2000, 2300, 1700)]);
    assert!(leaves.contains("; Brandubh, Cyningstan would no longer lie within the band two doublings beyond the ladder, if the curve went on, which no game has shown"), "{leaves}");
    let [_, strength, both] =
        answer(LADDER, &[A, B], &[(A, 1000, 5, 5), (A, 2000, 5, 5), (B, 1000, 200, 200), (B, 2000, 120, 280)], Language::ENGLISH);
    assert!(strength.contains("only the ladder speaks, and it ends at 2,000 positions a move"), "{strength}");
    assert!(
        both.contains("the defenders gain in 1 of 2 arms")
            && both.contains("in 1 of 2 arms no movement is shown")
            && both.contains("; the steepest is Brandubh without a throne"),
        "{both}"
    );
}

#[test]
fn a_handicap_of_any_kind_has_words() {
    use hnefi_statistics::{Even, Fieller};
    let study = whole_study();
    let table = table(&study, rows(A, 30, 1, 1));
    let summary = Summary::of(&study, &table);
    let depths = BTreeMap::new();
    for (language, times, thousand) in [
        (Language::ENGLISH, "the attackers think 2.00 times as much", "the defenders think more than a thousand times as much"),
        (french(), "les attaquants réfléchissent 2,00 fois plus", "les défenseurs réfléchissent plus de mille fois plus"),
    ] {
        let words = Words(language);
        let context = Context {
            words,
            languages: &[],
            study: &study,
            table: &table,
            summary: &summary,
            figures: Figures { summary: &summary, played: None, version: None, reported_by: 7, depths: &depths },
            check: None,
            names: BTreeMap::new(),
        };
        let even = |doublings, extrapolated| {
            thinking::even_in_words(&context, &Even { doublings, interval: Fieller::Anywhere, extrapolated })
        };
        assert_eq!(even(Some(1.0), false), times);
        assert!(even(Some(-30.0), true).starts_with(thousand) && even(Some(-30.0), true).contains("extrapol"));
        assert_eq!(even(None, true), words.say("report-even-never"));
        assert_eq!(even(Some(0.0), false), words.say("report-think-alike"));
        let between = thinking::interval_in_words(&context, Fieller::Between { low: -20.0, high: 1.0 });
        let outside = thinking::interval_in_words(&context, Fieller::Outside { below: -20.0, above: 1.0 });
        assert_ne!(outside, between);
        for said in [between, outside] {
            assert!(said.contains("× 1000 o") && said.contains(&format!("{} × 2", words.say("report-attackers"))), "{said}");
        }
        assert_eq!(thinking::interval_in_words(&context, Fieller::Anywhere), words.say("report-fieller-anywhere"));
    }
}

/// The tags of a page in their order, each with its attributes but those that hold words; what stands in a script or a style sheet is left out.
fn structure(html: &str) -> Vec<String> {
    let mut open: Vec<String> = Vec::new();
    let mut found = Vec::new();
    let mut rest = html.strip_prefix("<!DOCTYPE html>").expect("a document");
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        let end = rest.find('>').expect("every tag ends");
        let (tag, after) = (&rest[..end], &rest[end + 1..]);
        rest = after;
        if let Some(closed) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(closed), "tags are closed in their order");
            continue;
        }
        let name: String = tag.chars().take_while(char::is_ascii_alphanumeric).collect();
        let kept = |key: &str| attribute(tag, key).map_or_else(String::new, |value| format!(" {key}={value}"));
        found.push(format!("{name}{}{}{}", kept("class"), kept("id"), kept("scope")));
        if tag.ends_with('/') {
            continue;
        }
        if name == "script" || name == "style" {
            let close = format!("</{name}>");
            rest = &rest[rest.find(&close).expect("it ends") + close.len()..];
            continue;
        }
        open.push(name);
    }
    assert!(open.is_empty(), "{open:?} are not closed");
    found
}

/// All tags of a page.
fn tags(html: &str) -> Vec<&str> {
    html.split('<').skip(1).filter_map(|rest| Some(rest.split_once('>')?.0)).collect()
}

fn attribute<'a>(tag: &'a str, key: &str) -> Option<&'a str> {
    let (_, after) = tag.split_once(&format!(" {key}=\""))?;
    Some(after.split_once('"')?.0)
}

#[test]
fn the_report_is_safe_and_alike_in_every_language() {
    let study = whole_study();
    let table = played(&study);
    let report = StudyReport::of(&study, &table).expect("a report");
    let pages: Vec<(Language, String)> = Language::all().map(|language| (language, report.html(language))).collect();
    let files: BTreeSet<String> = report.files().expect("files").into_iter().map(|(name, _)| name).collect();
    for (language, page) in &pages {
        assert_eq!(structure(page), structure(&pages[0].1), "{language}");
        assert!(page.starts_with(&format!("<!DOCTYPE html>\n<html lang=\"{language}\">")));
        assert!(
            !page.contains("{ $") && !page.contains("{$") && !page.contains(">report-"),
            "{language}: a message lacks something"
        );
        let ids = hnefi_messages::message_ids(*language).expect("it parses").into_iter().filter(|id| id.starts_with("report-"));
        assert_eq!(ids.filter(|id| page.contains(id.as_str())).collect::<Vec<_>>(), Vec::<String>::new(), "an id is no word");
        // User text is escaped, and nothing is loaded.
        assert_eq!((page.matches("<script").count(), page.matches("<img").count()), (1, 0));
        assert_eq!(page.matches("<title>&lt;/title&gt;").count(), 1);
        assert!(tags(page).iter().all(|tag| !tag.contains(" src=") && !tag.contains(" action=")));
        for request in ["<link", "url(", "@import", "http://", "https://", "<iframe"] {
            assert!(!page.contains(request), "{request}");
        }
        let ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0)).collect();
        let known: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), known.len(), "every id is there once");
        let named = page.split(" aria-labelledby=\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0));
        for id in named.flat_map(str::split_whitespace) {
            assert!(known.contains(id), "{id}");
        }
        let links: Vec<&str> = page.split(" href=\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0)).collect();
        for link in &links {
            let good = link.strip_prefix('#').map_or_else(|| files.contains(*link), |id| known.contains(id));
            assert!(good, "{link}");
        }
        for other in Language::all().filter(|other| other != language) {
            assert!(links.contains(&format!("whole.{other}.html").as_str()), "{language} leads to {other}");
        }
        for section in ["answer", "people", "arms", "ladder", "handicap", "effects", "course", "typical", "methods"] {
            assert!(known.contains(section), "{section}");
        }
        let place = |id: &str| page.find(&format!("<section id=\"{id}\"")).expect(id);
        assert!(place("people") < place("arms"), "a calibration comes first");
        assert!(page.contains(&study.hash()) && page.contains("hnefi lab verify whole.toml"));
        assert!(!page.contains("NaN") && !page.contains("inf"), "every number is one");
    }
}

#[test]
fn pages_lead_only_to_the_pages_that_are_written() {
    let study = whole_study();
    let table = table(&study, rows(A, 30, 1, 1));
    let summary = Summary::of(&study, &table);
    let languages = vec![Language::ENGLISH, french()];
    let report = StudyReport {
        study: &study,
        table: &table,
        summary,
        typical: Vec::new(),
        depths: BTreeMap::new(),
        check: None,
        languages,
    };
    let pages: Vec<(String, String)> =
        report.files().expect("files").into_iter().filter(|(name, _)| name.ends_with("html")).collect();
    assert_eq!(pages.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["whole.en.html", "whole.fr.html"]);
    assert!(pages[0].1.contains("whole.fr.html") && !pages[0].1.contains("whole.de.html"));
}

/// The ids that the modules of the report name, which are all of the file `reports.ftl`.
#[test]
fn every_message_is_used_and_every_used_one_is_there() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/report");
    let mut used: BTreeSet<String> = course::ENDINGS.iter().map(|word| format!("report-end-{word}")).collect();
    for file in fs::read_dir(folder).expect("the modules").flatten().filter(|file| file.file_name() != "tests.rs") {
        let text = fs::read_to_string(file.path()).unwrap_or_default();
        let ids = text.split('"').filter(|part| part.starts_with("report-") && !part.contains(['{', ' ']));
        used.extend(ids.map(str::to_owned));
    }
    for language in Language::all() {
        let ids = hnefi_messages::message_ids(language).expect("it parses").into_iter();
        let there: BTreeSet<String> = ids.filter(|id| id.starts_with("report-")).collect();
        assert_eq!(used.difference(&there).collect::<Vec<_>>(), Vec::<&String>::new(), "{language}: missing");
        assert_eq!(there.difference(&used).collect::<Vec<_>>(), Vec::<&String>::new(), "{language}: unused");
        for id in &there {
            let (ours, theirs) = (Language::ENGLISH, language);
            let variables = |language| hnefi_messages::variables_of(language, id);
            assert_eq!(variables(ours), variables(theirs), "{language}: {id}");
        }
    }
}

#[test]
fn french_has_its_own_typography() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../languages/fr/reports.ftl");
    let file = fs::read_to_string(path).expect("the messages");
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        assert!(!line.contains('\''), "’ is the apostrophe: {line}");
        for sign in [" ;", " :", " ?", " !", " »", "« ", " %"] {
            assert!(!line.contains(sign), "no line may break at `{sign}`: {line}");
        }
    }
}

#[test]
fn frames_cover_a_game_from_start_to_end() {
    let study = whole_study();
    let table = played(&study);
    let page = StudyReport::of(&study, &table).expect("a report").html(Language::ENGLISH);
    let start = hnefi_rules::Position::start(&study.arms[0].rules).board_text();
    let games: Vec<&str> = page.split("<figure").filter(|figure| figure.contains("data-frames")).collect();
    assert!(games.len() >= 2, "each arm has one at least");
    for game in games {
        let frames = whole_frames(attribute(game, "data-frames").expect("frames"));
        let moves: Vec<&str> = attribute(game, "data-moves").expect("moves").split(' ').collect();
        assert_eq!((frames.len(), frames[0].as_str()), (moves.len() + 1, start.as_str()));
        let men = frames.last().expect("one").chars().filter(char::is_ascii_alphabetic).count();
        assert_eq!(game.matches("<use ").count(), men, "the diagram shows the last frame");
    }
}

/// The frames as the script of the page puts them together.
fn whole_frames(text: &str) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    let whole = text.split(' ').enumerate().map(|(number, frame)| {
        if number == 0 {
            rows = frame.trim_matches('/').split('/').map(str::to_owned).collect();
        } else if frame != "-" {
            for change in frame.split('/') {
                let (row, now) = change.split_once('=').expect("a row");
                rows[row.parse::<usize>().expect("a number")] = now.to_owned();
            }
        }
        format!("/{}/", rows.join("/"))
    });
    whole.collect()
}

#[test]
fn frames_are_the_positions_of_the_game() {
    let study = whole_study();
    let table = played(&study);
    for row in &table.rows {
        let arm = study.arm(&row.arm).expect("an arm");
        let game = hnefi_records::replay_line(&crate::line::game_line(&study, arm, row), &arm.rules).expect("a game");
        let positions: Vec<_> = std::iter::once(game.start()).chain(game.plies().iter().map(|ply| &ply.position)).collect();
        let whole: Vec<String> = positions.iter().map(|position| position.board_text()).collect();
        assert_eq!(whole_frames(&games::frames(positions.into_iter())), whole);
    }
}

#[test]
fn csv_tables_match_the_summary() {
    let study = whole_study();
    let table = played(&study);
    let report = StudyReport::of(&study, &table).expect("a report");
    for (kind, table) in csv_tables::tables(&study, report.summary()) {
        let text = table.text().expect("it can be written");
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        assert_eq!(reader.headers().expect("a head").iter().collect::<Vec<_>>(), table.heads, "{kind}");
        let read: Vec<Vec<String>> = reader
            .records()
            .map(|record| record.expect("as many columns as heads").iter().map(str::to_owned).collect())
            .collect();
        assert_eq!(read, table.rows, "{kind}");
        assert!(!read.is_empty(), "{kind}");
    }
    let [(_, arms), .., (_, people)] = csv_tables::tables(&study, report.summary());
    let column = |table: &csv_tables::CsvTable, name: &str| table.heads.iter().position(|head| *head == name).expect(name);
    let score: f64 = arms.rows[0][column(&arms, "score")].parse().expect("a number");
    assert_eq!(score.to_bits(), report.summary().arms[0].base().score.value.to_bits(), "nothing is rounded");
    assert!(people.rows[0][column(&people, "variant")].contains("<script>"), "a table is no page");
}

#[test]
fn a_report_is_written_as_files_and_needs_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let study = whole_study();
    let table = played(&study);
    let report = StudyReport::of(&study, &table).expect("a report");
    let paths = report.write(&folder.path().join("new/deep")).expect("written");
    let names: Vec<&str> = paths.iter().filter_map(|path| path.file_name()?.to_str()).collect();
    let pages = Language::all().map(|language| format!("whole.{language}.html"));
    let kinds = ["arms", "cells", "ladder", "effects", "people"].map(|kind| format!("whole-{kind}.csv"));
    let expected: Vec<String> = pages.chain(kinds).chain(["whole.json".to_owned()]).collect();
    assert_eq!(names, expected);
    let json: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(paths.last().expect("the figures")).expect("there")).expect("JSON");
    assert_eq!(json["arms"][0]["arm"], A);
    let nothing = self::table(&study, Vec::new());
    assert!(matches!(StudyReport::of(&study, &nothing), Err(ReportError::NoGames)));
    let mut broken = table.clone();
    broken.rows.iter_mut().for_each(|row| row.moves[0] = "a1-a1".to_owned());
    let error = StudyReport::of(&study, &broken).expect_err("no such game").to_string();
    assert!(error.contains("cannot be replayed") && error.contains("hnefi lab verify"), "{error}");
}

#[test]
fn what_is_missing_is_said() {
    let study = whole_study();
    let mut table = played(&study);
    table.rows.retain(|row| row.arm == A);
    let page = StudyReport::of(&study, &table).expect("a report").html(Language::ENGLISH);
    // Each arm has games at its own strength, two rungs and two handicaps.
    assert!(page.contains("Still being played") && page.contains("5 of 10 series of games are complete"), "series of games");
    assert!(page.contains("absent") || page.contains("Without a game at the base strength"), "arms");
    assert!(page.contains("brandubh-cyningstan{throne-hostile=nobody}"));
    let twice = GameTable { rows: table.rows.iter().cloned().chain(table.rows.iter().cloned()).collect(), ..table };
    let page = StudyReport::of(&study, &twice).expect("a report").html(french());
    assert!(page.contains("sont des copies d’autres"), "copies");
}

/// A study that judges: bars with unfinished games, judgements with reasons, and an answer that speaks of them.
#[test]
fn a_study_that_judges_says_why_not() {
    let arms = "[[arms]]\nrules = [\"brandubh-cyningstan\", \"ard-ri\"]\n";
    let first = study(&format!("format = 1\nname = \"judged\"\ntitle = \"Judged\"\nseed = 3\nnodes = 30\ngames = 1\n{arms}"));
    let plan = crate::book::BookPlan { openings: 12, plies: (2, 4), nodes: 500, seed: 1 };
    let book = crate::book::Book::make(&first.arms, &plan, &mut |_, _| {}, &|| false).expect("a book");
    let text = format!(
        "format = 2\nname = \"judged\"\ntitle = \"Judged\"\nseed = 3\nnodes = 30\ngames = 12\nbare = 2\nopenings = \"book\"\nmax-plies = 14\n\
        ladder = [{{ times = 3, games = 6 }}]\nstandard = {{ even = [0.45, 0.55], fair = [0.4, 0.6], decided = 0.33, error = 0.05 }}\n{arms}"
    );
    let study = Study::parse(&text, &|_| Ok(book.text.clone())).expect("a study");
    let table = played(&study);
    let report = StudyReport::of(&study, &table).expect("a report");
    let unfinished: u64 = report.summary().arms.iter().map(|arm| arm.base().unfinished).sum();
    assert!(unfinished > 0, "no game was broken off");
    let page = report.html(Language::ENGLISH);
    for part in ["id=\"judged\"", "of 2 arms", "undetermined", "the games are too few", "bare start", "plies ahead"] {
        assert!(page.contains(part), "{part}");
    }
    for part in
        ["2 to 4 plies from a book", "14 plies", "after which a game is unfinished", "after 12 games; the chance", "Dirichlet"]
    {
        assert!(page.contains(part), "{part}");
    }
    for part in
        ["an even number from 0", "drawn at random", "random plies", "Wilson’s interval lies", "after which a game is drawn"]
    {
        assert!(!page.contains(part), "{part}");
    }
    assert!(!page.contains("more games are needed"), "the answer of another kind of study");
    for language in Language::all() {
        assert!(report.html(language).contains("id=\"judged-bars-t\""), "{language}");
    }
    let [(_, arms), (_, cells), ..] = csv_tables::tables(&study, report.summary());
    let last = |table: &csv_tables::CsvTable, name: &str| {
        let column = table.heads.iter().position(|head| head == name).expect(name);
        table.rows.iter().map(|row| row[column].clone()).collect::<Vec<_>>()
    };
    assert!(last(&arms, "undetermined_because").contains(&"games".to_owned()));
    assert!(last(&arms, "trend").iter().all(|slope| slope.parse::<f64>().is_ok()));
    // Base, ladder and bare start of two arms.
    assert_eq!(last(&cells, "purpose"), ["base", "ladder", "bare", "base", "ladder", "bare"]);
    assert!(last(&cells, "favours").iter().all(|side| ["attackers", "neither", "defenders", "unknown"].contains(&side.as_str())));
}
