//! The games of the committed studies, and of tables in folders.

use std::collections::BTreeMap;

use hnefi_records::{legal_part, replay_between_people};
use serde_json::json;

use super::*;
use crate::library::study_files::committed_file;

fn registry() -> RulesetRegistry {
    RulesetRegistry::with(Vec::new()).expect("no rule set twice")
}

fn id(text: &str) -> StudyGameId {
    text.parse().expect(text)
}

#[test]
fn a_name_says_study_and_number() {
    for text in ["alea-2026-17", "alea-search-round-1-1", "a-1536"] {
        assert_eq!(id(text).to_string(), text);
    }
    assert_eq!(id("alea-search-round-1-12"), StudyGameId { study: "alea-search-round-1".to_owned(), number: 12 });
    for text in ["", "17", "-17", "alea-2026-017", "alea-2026-+7", "alea-2026-", "Alea-1", "a b-1", "a-99999999999999999999999"] {
        assert_eq!(text.parse::<StudyGameId>(), Err(()), "{text}");
    }
}

/// The figures of the studies were made by `hnefi lab report` from the same tables.
#[test]
fn the_games_are_those_of_the_reports() {
    let (all, rulesets) = (StudyGames::with(&[]), registry());
    let mut compared = 0;
    for table in all.tables() {
        let name = &table.name;
        // A search has no report of its own.
        let Some(figures) = committed_file(Path::new(&format!("{name}/{name}.json"))) else { continue };
        let figures: serde_json::Value = serde_json::from_slice(&figures).expect("JSON");
        assert_eq!((json!(table.games), json!(table.plan)), (figures["games"].clone(), figures["hash"].clone()));
        if table.here < table.games {
            continue;
        }
        compared += 1;
        let index = table.index(&rulesets).expect("games");
        let mut counted: BTreeMap<(String, Option<String>, u64, u64), [u64; 3]> = BTreeMap::new();
        for row in &index.rows {
            let arm = index.arms[usize::from(row.arm)].id.clone();
            let Strength { attackers, defenders } = row.strength;
            let counts = counted.entry((arm, index.evaluation(row), attackers.into(), defenders.into())).or_default();
            counts[match row.result {
                GameResult::Attackers => 0,
                GameResult::Draw | GameResult::Unfinished => 1,
                _ => 2,
            }] += 1;
        }
        let mut told = BTreeMap::new();
        for arm in figures["arms"].as_array().expect("arms") {
            let cells = arm["cells"].as_array().expect("cells");
            for cell in cells.iter().chain(arm["evaluations"].as_array().into_iter().flatten()) {
                let number = |value: &serde_json::Value| value.as_u64().expect("a number");
                let strength = &cell["thinking"];
                let key = (
                    arm["arm"].as_str().expect("an arm").to_owned(),
                    cell["evaluation"].as_str().map(str::to_owned),
                    number(&strength["attackers"]),
                    number(&strength["defenders"]),
                );
                told.insert(key, ["won", "drawn", "lost"].map(|result| number(&cell["results"][result])));
            }
        }
        assert_eq!(counted, told, "{name}");
    }
    assert!(compared >= 3, "{compared} studies are here with all their games");
    let tables = committed().filter(|(path, _)| is_table(path)).count();
    assert_eq!(all.tables().len(), tables, "a table cannot be read, or two are of one study");
}

/// A sample through all tables, with the first and the last game of each.
#[test]
fn games_replay_by_their_rules_to_their_results() {
    let (all, rulesets) = (StudyGames::with(&[]), registry());
    for table in all.tables() {
        let places = (0..table.here).step_by(211).chain([table.here - 1]);
        for id in places.map(|place| table.id(place).expect("a game")) {
            let (head, rules, record) = all.open(&id, &rulesets).expect("readable").expect("a game");
            let game = replay_between_people(&record, &rules).unwrap_or_else(|difference| panic!("{id}: {difference}"));
            assert_eq!(game.plies().len(), head.plies as usize, "{id}");
            assert_eq!(GameResult::of(&game), head.result, "{id}");
            assert_eq!(head.result == GameResult::Unfinished, head.ending == "max-plies", "{id}");
            // Changed rules come along as a file, unless a built-in rule set has them.
            let is_own = head.arm.changes().next().is_some() && hnefi_study::built_in_of(&head.arm.id).is_none();
            assert_eq!(rules.own_file().is_some(), is_own, "{id}");
            for (rule, value) in head.arm.changes() {
                let key = hnefi_rulesets::ruleset::rule_named(rule).expect(rule);
                assert_eq!(rules.rules().word(key), value, "{id}");
            }
            assert!(legal_part(&record, &rules).expect("a start").fault.is_none(), "{id}");
        }
        let beyond = StudyGameId { study: table.name.clone(), number: table.games + 1 };
        assert!(all.open(&beyond, &rulesets).expect("readable").is_none());
    }
    assert!(all.open(&id("no-such-study-1"), &rulesets).expect("readable").is_none());
}

#[test]
fn games_are_found_by_study_rules_arm_strength_and_result() {
    let (all, rulesets) = (StudyGames::with(&[]), registry());
    let search = |query: &StudyGameQuery| all.search(query, &rulesets).expect("readable");
    let everything = search(&StudyGameQuery::default());
    let games = all.tables().iter().map(|table| table.here).sum();
    assert_eq!((everything.total, everything.games.len()), (games, PAGE_SIZE));
    let study = Some("alea-2026".to_owned());
    let alea = StudyGameQuery { study: study.clone(), ..StudyGameQuery::default() };
    let found = search(&alea);
    assert_eq!((found.total, found.arms.len()), (5772, 12));
    assert!(found.strengths.contains(&Strength { attackers: 1000, defenders: 2000 }));
    let last = search(&StudyGameQuery { page: found.total / PAGE_SIZE, ..alea.clone() });
    assert_eq!((last.games.len(), last.games.last().map(|game| game.id.number)), (5772 % PAGE_SIZE, Some(5772)));
    assert!(search(&StudyGameQuery { page: usize::MAX, ..alea.clone() }).games.is_empty());
    let arm = found.arms[0].id.clone();
    let strength = Some(Strength { attackers: 1000, defenders: 1000 });
    let cell = StudyGameQuery { arm: Some(arm.clone()), strength, ..alea.clone() };
    let drawn = StudyGameQuery { result: Some(GameResult::Draw), ..cell.clone() };
    let (cell, drawn) = (search(&cell), search(&drawn));
    let unfinished = search(&StudyGameQuery { result: Some(GameResult::Unfinished), ..alea.clone() });
    assert_eq!(cell.total, 400);
    assert!(drawn.games.iter().all(|game| game.ending != "max-plies"));
    assert!(unfinished.total > 0 && unfinished.games.iter().all(|game| game.ending == "max-plies"));
    assert!(drawn.total < 400 && drawn.games.iter().all(|game| game.result == GameResult::Draw && game.arm.id == arm));
    let by_rules = search(&StudyGameQuery { base: Some("alea-walker-2015".to_owned()), ..StudyGameQuery::default() });
    assert!(by_rules.total > 2000 && by_rules.games.iter().all(|game| game.arm.base() == "alea-walker-2015"));
}

#[test]
fn tables_of_others_are_read_from_their_folders_and_other_files_left_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let committed =
        format!("{}/../../docs/studies/alea-search/alea-search-round-3-1e77a985a0dc.parquet", env!("CARGO_MANIFEST_DIR"));
    fs::copy(committed, folder.path().join("copy.parquet")).expect("a copy");
    fs::write(folder.path().join("broken.parquet"), "PAR1 nothing PAR1").expect("a file");
    // The study is there already.
    let known = StudyGames::with(&[]).tables().len();
    assert_eq!(StudyGames::with(&[folder.path().to_owned()]).tables().len(), known);
    let alone = Table::open(Source::File(folder.path().join("copy.parquet"))).expect("a table");
    assert_eq!((alone.name.as_str(), alone.games), ("alea-search-round-3", 320));
    let all = StudyGames(vec![alone]);
    let (head, _, record) = all.open(&id("alea-search-round-3-320"), &registry()).expect("readable").expect("a game");
    assert_eq!((record.plies.len(), head.strength.attackers, head.game), (head.plies as usize, 4000, 40));
    assert!(Table::open(Source::File(folder.path().join("broken.parquet"))).is_err());
    assert!(Table::open(Source::File(folder.path().join("none.parquet"))).is_err());
}

#[test]
fn of_several_tables_of_a_study_the_whole_one_is_taken_and_a_damaged_one_hides_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let committed =
        format!("{}/../../docs/studies/alea-search/alea-search-round-3-1e77a985a0dc.parquet", env!("CARGO_MANIFEST_DIR"));
    let mut whole = hnefi_study::GameTable::open(committed.as_ref()).expect("a table");
    whole.contents.text = whole.contents.text.replace("alea-search-round-3", "mine");
    let mut part = whole.clone();
    part.rows.truncate(10);
    for (name, table) in [("-0-of-8", &part), (".excerpt", &whole.excerpt("00", 5).expect("an excerpt")), ("", &whole)] {
        table.write(&folder.path().join(format!("mine{name}.parquet"))).expect("written");
    }
    let own = || StudyGames::with(&[folder.path().to_owned()]);
    assert_eq!(own().table("mine").map(|table| (table.games, table.here)), Some((320, 320)));

    let path = folder.path().join("mine.parquet");
    let mut bytes = fs::read(&path).expect("a file");
    // Its footer, by which it describes itself, is left as it is.
    let most = bytes.len() / 2;
    bytes[4..most].fill(0);
    fs::write(&path, bytes).expect("damaged");
    let (all, rulesets) = (own(), registry());
    let games: usize = all.tables().iter().filter(|table| table.name != "mine").map(|table| table.here).sum();
    assert_eq!(all.search(&StudyGameQuery::default(), &rulesets).expect("the others").total, games);
    assert!(all.to_replay("brandubh-2-aagenielsen", &rulesets).is_some());
    let mine = StudyGameQuery { study: Some("mine".to_owned()), ..StudyGameQuery::default() };
    assert!(all.search(&mine, &rulesets).is_err(), "it says that it is damaged");
}

#[test]
fn comments_lie_beside_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let committed =
        format!("{}/../../docs/studies/alea-search/alea-search-round-3-1e77a985a0dc.parquet", env!("CARGO_MANIFEST_DIR"));
    let whole = hnefi_study::GameTable::open(committed.as_ref()).expect("a table");
    let path = folder.path().join("copy.parquet");
    fs::copy(&committed, &path).expect("a copy");
    let arm = &whole.rows[80].arm;
    let games = [(4000, 6), (4000, 41), (9, 6)].map(|(positions, game)| {
        format!("[[games]]\narm = \"{arm}\"\npositions = {positions}\ngame = {game}\ntitle = \"T\"\nlead = \"L\"\ncomments = [{{ ply = 3, text = \"C\" }}]\n")
    });
    let write = |text: &str| fs::write(folder.path().join("alea-search-round-3.games.toml"), text).expect("a file");
    let open = || Table::open(Source::File(path.clone())).expect("a table").with_comments_beside(&path);
    assert!(open().commented.is_empty());
    write(&games.concat());
    // The arm has forty games at 4,000 positions: the other two are not there.
    let table = open();
    let found = table.commented(&registry()).expect("readable");
    assert_eq!(found.iter().map(|(id, _)| id.number).collect::<Vec<_>>(), [86]);
    let comments = |number| {
        let id = StudyGameId { study: table.name.clone(), number };
        table.comments_on(&id, &registry()).expect("readable").iter().map(|one| (one.ply, one.text.en())).collect::<Vec<_>>()
    };
    assert_eq!((comments(86), comments(87)), (vec![(3, "C".to_owned())], Vec::new()));
    for wrong in ["[[games]]\narm = 3\n", "games = []\nmore = 1\n", "no toml"] {
        write(wrong);
        assert!(open().commented.is_empty(), "{wrong}");
    }
}

#[test]
fn games_from_the_bare_start_and_by_other_evaluations_are_told_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("table.parquet");
    let is_it = |path: &Path| path.starts_with("alea-balance") && path.extension().is_some_and(|ending| ending == "parquet");
    let (_, bytes) = committed().find(|(path, _)| is_it(path)).expect("a study with a bare start");
    fs::write(&path, bytes).expect("a copy");
    let mut whole = hnefi_study::GameTable::open(&path).expect("a table");
    let (arm, positions) = (whole.rows[0].arm.clone(), whole.rows[0].thinking.attackers);
    // Three games that are the first of their kind.
    for (row, (opening, evaluation)) in whole.rows.iter_mut().zip([(0, ""), (6, "november-24"), (6, "")]) {
        (row.game, row.opening, row.evaluation) = (0, opening, evaluation.to_owned());
    }
    whole.write(&path).expect("written");
    let comments =
        format!("[[games]]\narm = \"{arm}\"\npositions = {positions}\ngame = 1\ntitle = \"T\"\nlead = \"L\"\ncomments = []\n");
    fs::write(folder.path().join("alea-balance.games.toml"), comments).expect("a file");
    let table = Table::open(Source::File(path.clone())).expect("a table").with_comments_beside(&path);
    let index = table.index(&registry()).expect("readable");
    let told = |place| table.head(index, place).map(|game| (game.bare, game.evaluation, game.game));
    let kinds = [0, 1, 2].map(|place| told(place).expect("a game"));
    assert_eq!(kinds, [(true, None, 1), (false, Some("november-24".to_owned()), 1), (false, None, 1)]);
    let commented = table.commented(&registry()).expect("readable");
    assert_eq!(commented.iter().map(|(id, _)| id.clone()).collect::<Vec<_>>(), [table.id(2).expect("a game")]);
}

/// The comments of the committed studies can all be shown. The last one of a game is on its last ply: after a study is played again, a game of
/// another length shows that it is not the one that was commented.
#[test]
fn commented_games_are_there_and_as_long_as_their_comments_say() {
    let (all, rulesets) = (StudyGames::with(&[]), registry());
    let files = committed().filter(|(path, _)| path.to_string_lossy().ends_with(".games.toml")).count();
    let commented: Vec<&Table> = all.tables().iter().filter(|table| !table.commented.is_empty()).collect();
    assert_eq!(commented.len(), files, "a file of comments cannot be read, or lies beside no table");
    for table in commented {
        let games = table.commented(&rulesets).expect("readable");
        assert_eq!(games.len(), table.commented.len(), "{}: a commented game is not in the table", table.name);
        for (id, game) in games {
            let (head, ..) = all.open(&id, &rulesets).expect("readable").expect("a game");
            let plies: Vec<u32> = game.comments.iter().map(|comment| comment.ply).collect();
            assert!(plies.is_sorted_by(|one, next| one < next) && plies.last() == Some(&head.plies), "{id}: {plies:?}");
        }
    }
}

/// A game has the same name wherever it is read.
#[test]
fn the_games_of_an_excerpt_are_named_as_in_the_whole_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let committed =
        format!("{}/../../docs/studies/alea-search/alea-search-round-3-1e77a985a0dc.parquet", env!("CARGO_MANIFEST_DIR"));
    let whole = hnefi_study::GameTable::open(committed.as_ref()).expect("a table");
    let excerpt = whole.excerpt("00", 5).expect("an excerpt");
    let path = folder.path().join("excerpt.parquet");
    excerpt.write(&path).expect("written");
    let excerpt = Table::open(Source::File(path)).expect("a table");
    let arms = whole.rows.len() / 40;
    assert_eq!((excerpt.games, excerpt.here), (whole.rows.len(), 5 * arms));
    let (all, some) = (StudyGames::with(&[]), StudyGames(vec![excerpt]));
    let mut found = 0;
    for number in 0..=whole.rows.len() + 1 {
        let id = StudyGameId { study: "alea-search-round-3".to_owned(), number };
        let Some((game, _, record)) = some.open(&id, &registry()).expect("readable") else { continue };
        let (same, _, moves) = all.open(&id, &registry()).expect("readable").expect("a game");
        assert_eq!((&game.id, game.arm.id, game.game, record.plies), (&id, same.arm.id, same.game, moves.plies));
        found += 1;
    }
    assert_eq!(found, 5 * arms);
    let listed = some.search(&StudyGameQuery::default(), &registry()).expect("readable");
    assert_eq!((listed.total, listed.games[5].id.number), (5 * arms, 41));
}

#[test]
fn the_game_to_replay_is_the_shortest_that_was_won_at_the_greatest_strength() {
    let (all, rulesets) = (StudyGames::with(&[]), registry());
    // The plain twin: all games by the same rules, read one page after the other.
    for rules in ["brandubh-2-aagenielsen", "alea-walker-2015+alea-murray", "alea-walker-2015", "no-such-rules"] {
        let mut games = Vec::new();
        for page in 0.. {
            let query = StudyGameQuery { arm: Some(rules.to_owned()), page, ..StudyGameQuery::default() };
            let found = all.search(&query, &rulesets).expect("readable").games;
            if found.is_empty() {
                break;
            }
            games.extend(found.into_iter().filter(|game| game.result != GameResult::Draw));
        }
        games.sort_by_key(|game| (Reverse(game.strength.attackers.min(game.strength.defenders)), game.plies));
        let found = all.to_replay(rules, &rulesets);
        assert_eq!(found, games.first().map(|game| game.id.clone()), "{rules}");
        assert_eq!(found.is_some(), rules != "no-such-rules", "{rules}");
    }
    // Games by changed rules are of the built-in rule set that they come to.
    let of_study = StudyGameQuery { study: Some("alea-even".to_owned()), ..StudyGameQuery::default() };
    let found = all.search(&of_study, &rulesets).expect("readable").games;
    let first = found.first().expect("a game");
    assert!(first.arm.changes().next().is_some() && first.arm.plays("alea-hnefi-2026"));
    let (_, rules, _) = all.open(&first.id, &rulesets).expect("readable").expect("a game");
    assert_eq!(rules.id(), "alea-hnefi-2026");
}
