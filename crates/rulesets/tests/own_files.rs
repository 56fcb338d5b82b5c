//! Rule-set files that people write themselves: drawn layouts, short forms, and what is said of mistakes.

use std::collections::{BTreeMap, BTreeSet};

use hnefi_rules::Position;
use hnefi_rules::rules::RuleKey;
use hnefi_rulesets::Language;
use hnefi_rulesets::{Ruleset, RulesetError};

const OWN: &str = r#"id = "little-siege"
name = "Little siege"
author = "Anna"
layouts = ["yard", "hall"]

[drawn.yard]
name = { en = "The yard", fr = "La cour" }
pieces = """
. . . a . . .
. . . a . . .
. . . d . . .
a a d K d a a
. . . d . . .
. . . a . . .
. . . a . . .
"""

[drawn.hall]
pieces = '''
..aaa..
.......
a..d..a
a.dKd.a
a..d..a
.......
..aaa..
'''
marks = '''
C.....C
.......
.......
...T...
.......
.......
C.....C
'''

[rules]
first = "attackers"
movement = "rook"
throne = "centre"
throne-stop = "king"
throne-pass = "all"
throne-hostile = "men"
corners = "single"
corners-stop = "king"
corners-hostile = "men"
capture = "custodial"
captures-at-once = "several"
moving-between = "safe"
king-armed = "armed"
king-captured-throne = "four"
king-captured-beside = "four"
king-captured-elsewhere = "two"
king-captured-edge = "two"
escape = "corners"
repetition = "draw-at-third"
no-moves = "loss"
"#;

/// The mistakes of a file, as they are told.
fn mistakes(text: &str) -> Vec<String> {
    match Ruleset::from_toml(text) {
        Err(RulesetError::File(mistakes)) => mistakes.iter().map(ToString::to_string).collect(),
        other => panic!("no mistakes in the file but {other:?}"),
    }
}

fn replaced(from: &str, to: &str) -> String {
    assert!(OWN.contains(from), "`{from}` is not in the file");
    OWN.replacen(from, to, 1)
}

#[test]
fn throne_and_corners_may_lie_where_the_layout_draws_them() {
    let drawn = |throne: &str, corners: &str| {
        let text = replaced("throne = \"centre\"", &format!("throne = \"{throne}\"")).replace(
            "corners = \"single\"",
            &format!("corners = \"{corners}\"\n{}", if corners == "layout" { "corners-pass = \"king\"" } else { "" }),
        );
        text.replace("[\"yard\", \"hall\"]", "[\"hall\"]").replacen("C.....C", ".C....C", 1).replace("...T...", ".T.....")
    };
    let rules = Ruleset::from_toml(&drawn("layout", "layout")).expect("a good file");
    let goals: Vec<String> = rules.compiled().goals().map(|point| point.to_string()).collect();
    assert_eq!(goals, ["a1", "b7", "g1", "g7"]);
    assert_eq!(rules.compiled().throne().map(|point| point.to_string()).as_deref(), Some("b4"));
    for (from, to, reason) in [
        (".T.....", ".T...T.", "the layout `hall` has 2 thrones drawn"),
        (".T.....", ".......", "the layout `hall` has 0 thrones drawn"),
    ] {
        let told = mistakes(&drawn("layout", "single").replace(from, to)).join("\n");
        assert!(told.contains(reason), "{told}");
    }
    let told = mistakes(&drawn("centre", "layout").replace('C', ".")).join("\n");
    assert!(told.contains("the layout `hall` has no corner points drawn"), "{told}");
}

#[test]
fn the_king_may_have_to_reach_an_extreme_corner() {
    let file = |corners: &str, escape: &str| {
        let corners = format!("corners = \"{corners}\"\ncorners-pass = \"king\"");
        replaced("corners = \"single\"", &corners).replacen("escape = \"corners\"", &format!("escape = \"{escape}\""), 1)
    };
    let goals = |text: &str| -> Vec<String> {
        let rules = Ruleset::from_toml(text).expect("a good file");
        rules.compiled().goals().map(|point| point.to_string()).collect()
    };
    assert_eq!(goals(&file("quad", "extreme-corners")), ["a1", "a7", "g1", "g7"]);
    assert_eq!(goals(&file("quad", "corners")).len(), 16);
    let told = mistakes(&file("layout", "extreme-corners")).join("\n");
    assert!(told.contains("`corners` must be `single` or `quad`"), "{told}");
}

#[test]
fn a_file_from_scratch_draws_layouts_and_cites_its_author() {
    let rules = Ruleset::from_toml(OWN).expect("a good file");
    assert_eq!(Position::start(&rules).to_string(), "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ a -");
    assert_eq!(rules.layout().name.in_language(Language::from_code("fr").expect("a language")), "La cour");
    let throne: Vec<String> = rules.layout().marks.throne.iter().map(|mark| mark.0.to_string()).collect();
    assert_eq!((throne, rules.layout().marks.corner.len()), (vec!["d4".to_owned()], 4), "the marks follow the rules");
    assert!(rules.explained().iter().all(|rule| rule.evidence.source == "author" && rule.origin == "little-siege"));
    let (id, source) = rules.sources().next().expect("the author");
    assert_eq!((id, source.author().as_str()), ("author", "Anna"));
    assert_eq!(rules.summary().en().split(". ").next(), Some("8 attackers against 4 defenders with their king, on 7×7"));
    let hall = rules.choosing("hall").expect("the other layout");
    assert_eq!(hall.id(), "little-siege+hall");
    assert_eq!(Position::start(&hall).to_string(), "/2ttt2/7/t2T2t/t1TKT1t/t2T2t/7/2ttt2/ a -");
}

#[test]
fn mistakes_in_a_drawing_have_line_and_column() {
    for (from, to, told) in [
        (
            ". . . d . . .\na a",
            ". . . d . . x\na a",
            "line 11, column 13: layout `yard`: `x` at g5 means nothing in the grid of pieces",
        ),
        ("a.dKd.a", "a.dKd.aa", "line 23, column 1: layout `hall`: the grid of pieces has 7 rows and its row 4 has 8 points"),
        ("...T...", "...Q...", "line 32, column 4: layout `hall`: `Q` at d4 means nothing in the grid of marks"),
        ("a..d..a\na.dKd", "a..K..a\na.dKd", "line 23, column 4: layout `hall`: a layout has one king, this one has 2"),
    ] {
        let told_of = mistakes(&replaced(from, to));
        assert!(told_of.len() == 1 && told_of[0].starts_with(told), "{told_of:#?}");
    }
}

#[test]
fn every_mistake_has_place_reason_and_remedy() {
    for (from, to, told) in [
        (
            "throne-stop = \"king\"",
            "throne-stop = \"kings\"",
            "line 42, column 15: rule `throne-stop` cannot be `kings`: did you mean `king`? It can be `nobody`",
        ),
        ("throne-stop", "throne-stpo", "line 42, column 1: there is no rule `throne-stpo`; did you mean `throne-stop`?"),
        (
            "throne = \"centre\"",
            "throne = 3",
            "line 41, column 10: `rules.throne` must be a string in quotation marks; this is a number",
        ),
        ("author = \"Anna\"", "autor = \"Anna\"", "line 3, column 1: `autor` means nothing; did you mean `author`?"),
        ("[\"yard\", \"hall\"]", "[\"yard\", \"hal\"]", "line 4, column 20: there is no layout `hal`; did you mean `hall`?"),
        ("layouts =", "year = \"old\"\nlayouts =", "line 4, column 8: `year` must be a year, such as 1732; this is a string"),
        (
            "corners = \"single\"",
            "corners = \"none\"",
            "line 46, column 16: rule `corners-stop` has no meaning, because `corners` is `none`: leave it out",
        ),
        (
            "no-moves = \"loss\"\n",
            "",
            "rule `no-moves` is missing: add `no-moves = \"…\"` to `[rules]`, with `draw`, `loss` or `pass`",
        ),
        ("[\"yard\", \"hall\"]", "[\"yard\", \"yard\"]", "line 4, column 20: the layout `yard` is named twice"),
        ("throne-pass = \"all\"\n", "", "rule `throne-pass` is missing, because `throne` is `centre`: add"),
        (
            "first = \"attackers\"",
            "first = { value = \"attackers\", standing = \"state\" }",
            "line 39, column 43: `state` is no standing: did you mean `stated`?",
        ),
        ("name = ", "name = = ", "line 2, column 8: this is not TOML"),
        (
            "[rules]\n",
            "[rules]\nfamily = \"tablut\"\n",
            "line 39, column 1: there is no rule `family`; it belongs at the top of the file, before the first line in square",
        ),
    ] {
        let told_of = mistakes(&replaced(from, to));
        assert!(told_of.iter().any(|mistake| mistake.contains(told)), "{told}\n{told_of:#?}");
    }
}

/// A rule of a rule set: its value and who writes it.
fn rule(rules: &Ruleset, key: &str) -> Option<(&'static str, String)> {
    let rule = rules.explained().into_iter().find(|rule| rule.key.word() == key)?;
    Some((rule.value, rule.origin))
}

#[test]
fn a_child_inherits_everything_and_replaces_whole_rules() {
    let parent = Ruleset::named("tablut-riksutstallningar-1972").expect("built in");
    let child =
        "id = \"house\"\nname = \"House rules\"\nextends = \"tablut-riksutstallningar-1972\"\n[rules]\nno-moves = \"loss\"\n";
    let rules = Ruleset::from_toml(child).expect("a good file");
    assert_eq!(rule(&rules, "no-moves"), Some(("loss", "house".to_owned())));
    assert_eq!(rule(&rules, "first"), rule(&parent, "first"));
    assert_eq!((rules.family(), rules.names(), rules.layouts()), (parent.family(), parent.names(), parent.layouts()));
    let of_others = |option: &hnefi_rulesets::ruleset::OptionInfo| option.reading.map(|key| key.word()) != Some("no-moves");
    let inherited = parent.options().iter().filter(|option| of_others(option)).count();
    assert_eq!(rules.options().len(), inherited, "the options are inherited, but for readings of what is written anew");
    let option = &parent.options()[0].id;
    let with_option = rules.choosing(option).expect("an inherited option");
    assert_eq!(with_option.id(), format!("house+{option}"));
    assert!(rules.explained().iter().all(|rule| rules.sources().any(|(id, _)| id == rule.evidence.source)));
    assert!(rules.summary().en().starts_with("The rules of"), "{}", rules.summary());
    assert_eq!(rules.extends().map(|(id, _)| id), Some("tablut-riksutstallningar-1972"));
    assert_eq!(rules.year(), None, "the year is that of the file itself");
}

#[test]
fn a_child_keeps_chosen_options_and_layout_of_its_parent() {
    let child =
        "id = \"house\"\nname = \"House rules\"\nextends = \"tablut-riksutstallningar-1972+weaponless\"\ninherit-options = []\n";
    let rules = Ruleset::from_toml(child).expect("a good file");
    assert_eq!(rule(&rules, "king-armed").map(|rule| rule.1).as_deref(), Some("tablut-riksutstallningar-1972+weaponless"));
    assert!(rules.options().is_empty());
    let child = "id = \"house\"\nname = \"House rules\"\nextends = \"alea-walker-2015+alea-murray\"\n";
    let rules = Ruleset::from_toml(child).expect("a good file");
    assert_eq!((rules.id().as_str(), rules.layout().id.as_str()), ("house", "alea-murray"));
    assert_eq!(rules.choosing("alea-helmfrid-1").expect("still offered").id(), "house+alea-helmfrid-1");
}

#[test]
fn only_own_rules_without_meaning_are_mistakes() {
    let child = "id = \"house\"\nname = \"House rules\"\nextends = \"alea-walker-2015\"\n[rules]\nescape = \"edge\"\ncorners = \"none\"\n";
    let rules = Ruleset::from_toml(child).expect("a good file");
    for gone in ["corners-stop", "corners-pass", "corners-hostile", "king-captured-edge"] {
        assert_eq!(rule(&rules, gone), None, "{gone}");
    }
    assert_eq!(
        mistakes(&format!("{child}corners-stop = \"king\"\n")),
        ["line 7, column 16: rule `corners-stop` has no meaning, because `corners` is `none`: leave it out"]
    );
    let needy = "id = \"house\"\nname = \"House rules\"\nextends = \"tafl-simple-edge\"\n[rules]\nescape = \"corners\"\n";
    let told = mistakes(needy);
    assert!(told.iter().any(|m| m.contains("rule `king-captured-edge` is missing, because `escape` is `corners`")), "{told:#?}");
}

#[test]
fn what_a_child_cannot_extend_or_inherit_is_told_at_its_line() {
    let child = |rest: &str| format!("id = \"house\"\nname = \"House rules\"\n{rest}\n");
    for (rest, told) in [
        (
            "extends = \"tablut-muray\"",
            "line 3, column 11: `extends`: there is no rule set `tablut-muray`; did you mean `tablut-murray`?",
        ),
        (
            "extends = \"tablut-murray+fast\"",
            "line 3, column 11: `extends`: `tablut-murray` has neither an option nor a layout `fast`",
        ),
        (
            "extends = \"tablut-murray\"\ninherit-options = [\"odd\"]",
            "line 4, column 20: `odd` is no option of the rule set extended",
        ),
        (
            "extends = \"alea-walker-2015\"\n[sources.walker-2015]\nauthor = \"X\"\ntitle = \"Y\"",
            "line 4, column 10: the rule set extended has another source `walker-2015`",
        ),
    ] {
        let told_of = mistakes(&child(rest));
        assert!(told_of.len() == 1 && told_of[0].starts_with(told), "{told}\n{told_of:#?}");
    }
}

/// The built-in files say more than anybody's own must: every rule with its standing and source, and every text in English, by which its
/// translations in `languages/` are found.
#[test]
fn built_in_files_leave_nothing_to_be_assumed() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulesets");
    for id in Ruleset::catalogue() {
        let text = std::fs::read_to_string(format!("{folder}/{id}.toml")).expect(id);
        let file: toml::Table = text.parse().expect(id);
        assert_eq!(file["id"].as_str(), Some(id));
        for key in ["name", "summary"] {
            assert!(file.contains_key(key), "{id} lacks `{key}`");
        }
        if !file.contains_key("extends") {
            assert!(file.contains_key("family") && file.contains_key("names"), "{id} says neither family nor names");
        }
        let options = file.get("options").and_then(|o| o.as_table()).into_iter().flatten();
        let of_options = options.map(|(_, option)| &option["rules"]);
        for rules in file.get("rules").into_iter().chain(of_options) {
            for (key, rule) in rules.as_table().expect(id) {
                for part in ["value", "standing", "source"] {
                    assert!(rule.get(part).is_some(), "{id}: `{key}` lacks `{part}`");
                }
            }
        }
        in_english(id, &toml::Value::Table(file));
    }
}

fn in_english(path: &str, value: &toml::Value) {
    for (key, value) in value.as_table().into_iter().flatten() {
        let path = format!("{path}, {key}");
        if ["name", "summary", "text", "note"].contains(&key.as_str()) && !value.is_str() {
            let languages: Vec<&String> = value.as_table().expect(&path).keys().collect();
            assert_eq!(languages, ["en"], "{path}: the other languages belong in `languages/*/data`");
        } else {
            in_english(&path, value);
        }
    }
}

#[test]
fn a_piece_that_has_captured_may_stay_unless_it_must_go_on() {
    let berserk = |stay: &str| replaced("[rules]", &format!("[rules]\nberserk = \"capturing\"\nberserk-stay = \"{stay}\""));
    // The attacker on a6 takes c5 by moving to c6, and may then take e6.
    let start = "/7/t3Tt1/2T4/2t4/3K3/7/7/ a";
    for (stay, moves) in [("yes", vec!["c6-d6", "c6-c6"]), ("no", vec!["c6-d6"])] {
        let rules = Ruleset::from_toml(&berserk(stay)).expect("a good file");
        let position = start.parse::<hnefi_rules::Setup>().expect("a text").position(&rules).expect("a position");
        let mut game = hnefi_rules::Game::from_position(&rules, position);
        let ply = game.play("a6-c6".parse::<hnefi_rules::MoveText>().expect("a move").mv).expect("legal");
        assert_eq!(ply.text(), "a6-c6xc5");
        assert_eq!(game.legal_moves().iter().map(ToString::to_string).collect::<Vec<_>>(), moves);
        let stays = game.play("c6-c6".parse::<hnefi_rules::MoveText>().expect("a move").mv);
        match stay {
            "yes" => assert!(stays.is_ok()),
            _ => assert_eq!(
                stays.expect_err("must go on").to_string(),
                "the piece on c6 may not stay: after its capture it must go on"
            ),
        }
    }
}

#[test]
fn an_unplayable_layout_is_refused_at_the_point() {
    let camped = "[drawn.yard]\nmarks = \"\"\"\n...X...\n...X...\n...X...\nXXXTXXX\n...X...\n...X...\n...X...\n\"\"\"";
    let camps = "[rules]\ncamps = \"layout\"\ncamps-inside = \"open\"\ncamps-hostile = \"nobody\"";
    let open_edge = ("escape = \"corners\"", "escape = \"edge\"");
    let no_edge = ("king-captured-edge = \"two\"\n", "");
    let cases: [(&[(&str, &str)], &str); 4] = [
        (
            &[(". . . d . . .", "K . . d . . ."), ("a a d K d", "a a d d d"), open_edge, no_edge],
            "line 11, column 1: layout `yard`: the king starts on a5, where he has escaped",
        ),
        (
            &[(". . . a . . .\n. . . a . . .", "a . . . . . .\n. . . a . . .")],
            "line 9, column 1: layout `yard`: the attacker on a7 stands where it may not stand",
        ),
        (
            &[(
                "..aaa..\n.......\na..d..a\na.dKd.a\na..d..a\n.......\n..aaa..",
                "...d...\n.......\n...d...\n..dKd..\n...d...\n.......\n...d...",
            )],
            "layout `hall`: there are no attackers",
        ),
        (
            &[
                ("[drawn.yard]", camped),
                ("[rules]", camps),
                (". . . d . . .\na a d K d a a\n. . . d . . .", ". . . . . . .\na a a K a a a\n. . . . . . ."),
            ],
            "layout `yard`: the king on d4 could not escape even from an empty board",
        ),
    ];
    for (changes, told) in cases {
        let text = changes.iter().fold(OWN.to_owned(), |text, (from, to)| {
            assert!(text.contains(from), "`{from}` is not in the file");
            text.replacen(from, to, 1)
        });
        let found = hnefi_rulesets::ruleset::Report::of(&text).mistakes;
        assert!(found.iter().any(|mistake| mistake.to_string().contains(told)), "{told}\n{found:#?}");
    }
}

#[test]
fn all_mistakes_are_told_at_once_and_no_consequences() {
    let text = OWN
        .replace("throne-stop = \"king\"", "throne-stpo = \"kings\"")
        .replace("corners = \"single\"", "corners = \"one\"")
        .replace("no-moves = \"loss\"\n", "")
        .replace("a.dKd.a", "a.dKq.a");
    let told = mistakes(&text);
    let expected = [
        "line 23, column 5: layout `hall`: `q` at e4",
        "line 38, column 1: rule `no-moves` is missing",
        "line 42, column 1: there is no rule `throne-stpo`; did you mean `throne-stop`?",
        "line 45, column 11: rule `corners` cannot be `one`",
    ];
    assert_eq!(told.len(), expected.len(), "{told:#?}");
    for (told, expected) in told.iter().zip(expected) {
        assert!(told.starts_with(expected), "{told}");
    }
}

#[test]
fn inherited_options_without_sense_or_effect_are_left_out() {
    let parent = Ruleset::named("alea-thomasguild-2020").expect("built in");
    let ids = |rules: &Ruleset| rules.options().into_iter().map(|option| option.id).collect::<Vec<_>>();
    assert!(ids(&parent).contains(&"throne-as-fourth".to_owned()));
    let child = "id = \"house\"\nname = \"House\"\nextends = \"alea-thomasguild-2020\"\n[rules]\n";
    let same = Ruleset::from_toml(child).expect("a good file");
    assert_eq!(ids(&same), ids(&parent));
    let throneless = Ruleset::from_toml(&format!("{child}throne = \"none\"\n")).expect("a good file");
    assert!(!ids(&throneless).contains(&"throne-as-fourth".to_owned()), "{:?}", ids(&throneless));
    let settled = child.replace("2020\"", "2020+throne-as-fourth\"");
    let settled = Ruleset::from_toml(&settled).expect("a good file");
    assert!(!ids(&settled).contains(&"throne-as-fourth".to_owned()));
}

#[test]
fn toml_slips_are_told_with_what_was_meant() {
    for (written, told) in [
        (
            "first = attackers",
            "line 39, column 9: this is not TOML: string values must be quoted, expected literal string; write it as \"word\"",
        ),
        ("first = \u{201c}attackers\u{201d}", "quotation marks must be straight ones"),
        ("first: attackers", "write `key = \"value\"`"),
        (
            "first = \"attackers\"\nfirst = \"defenders\"",
            "line 40, column 1: this is not TOML: duplicate key; it is written above already",
        ),
        ("king-captured = \"four\"", "did you mean `king-captured-throne`, `king-captured-beside`"),
    ] {
        let told_of = mistakes(&replaced("first = \"attackers\"", written)).join("\n");
        assert!(told_of.contains(told), "{told_of}");
    }
}

#[test]
fn every_rule_set_stands_in_the_list_of_the_documentation() {
    let page = include_str!("../../../docs/reference/rulesets.md");
    let missing: Vec<&str> = Ruleset::catalogue().filter(|id| !page.contains(&format!("`{id}`"))).collect();
    assert!(missing.is_empty(), "name {missing:?} in docs/reference/rulesets.md, in the row of the family");
}

/// The words between backticks.
fn words_of(cell: &str) -> BTreeSet<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_rule_and_value_stands_in_the_table_of_the_documentation() {
    let page = include_str!("../../../docs/reference/rulesets.md");
    // Who may stop, pass or be captured is listed once, below the table.
    let (_, whom) = page.split_once("*Who* and *to whom* are one of").expect("the list below the table");
    let (whom, _) = whom.split_once("\n\n").expect("more paragraphs");
    let mut written = BTreeMap::new();
    for line in page.lines() {
        let [_, keys, values, ..] = line.split('|').collect::<Vec<_>>()[..] else { continue };
        let values = if ["who", "to whom"].contains(&values.trim()) { whom } else { values };
        written.extend(words_of(keys).into_iter().map(|key| (key, words_of(values))));
    }
    for key in RuleKey::ALL {
        let values: BTreeSet<&str> = key.words_of_values().into_iter().collect();
        assert_eq!(written.get(key.word()), Some(&values), "the row of `{key}` in docs/reference/rulesets.md");
    }
}
