use std::collections::BTreeSet;

use hnefi_messages::{Language, message_ids, variables_of};
use hnefi_rules::{Position, perft};
use hnefi_rulesets::Ruleset;
use proptest::prelude::*;

use super::super::{Board, Letter, OtnRules, Pieces, RankOrder};
use super::*;

const T_DIAMOND: &str = "/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/";
const TABLUT: &str = "/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";
const CAMPS: &str = "a4,a5,a6,b5,d1,d9,e1,e2,e8,e9,f1,f9,h5,i4,i5,i6,";

const ALEA: &str = "dim:19 cor:a1,a2,b1,b2,a18,b18,a19,b19,r1,r2,s1,s2,r18,r19,s18,s19, cens: cenh: tfr:w \
                start:/2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/3t2T1TKT1T2t3/\
                4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2/";

fn read(record: &str) -> OtnRules {
    record.parse().unwrap_or_else(|error| panic!("{record}: {error}"))
}

fn ruleset(record: &str) -> Ruleset {
    to_ruleset(&read(record)).unwrap_or_else(|error| panic!("{record}: {error}"))
}

/// The text of the rule-set file, which is read again when it is used.
fn file_of(record: &str) -> String {
    ruleset(record).own_file().expect("its text").to_owned()
}

fn counts(record: &str, depth: u32) -> Vec<u64> {
    let rules = ruleset(record);
    (1..=depth).map(|depth| perft(&Position::start(&rules), rules.compiled(), depth)).collect()
}

#[test]
fn repetitions_match_those_of_known_games() {
    assert_eq!(counts(&format!("dim:11 tfr:w sw:s efe:y start:{T_DIAMOND}"), 3), [116, 6_788, 806_344]);
    assert_eq!(counts(&format!("dim:11 start:{T_DIAMOND}"), 3), [116, 6_788, 806_344]);
    let tablut = format!("dim:9 esc:e ks:c cor: cens: cenh: linc:y start:{TABLUT}");
    assert_eq!(counts(&tablut, 3), [80, 4_400, 353_200]);
    let camps = format!("afor:{CAMPS} aforh:K aforre: cenh: cenhe:K cens: cenre:");
    let foteviken = format!("dim:9 esc:e cor: {camps} start:{TABLUT}");
    assert_eq!(counts(&foteviken, 3), [80, 4_344, 337_856]);
    assert_eq!(counts(ALEA, 2), [580, 107_492]);
}

#[test]
fn opentafl_rule_sets_match_its_records() {
    let camps = format!("afor:{CAMPS} aforh:K aforre: cenh: cenhe:K cens: cenre:");
    for (id, record) in [
        ("brandub-opentafl", "dim:7 surf:n ks:w cenh: cenhe: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/".to_owned()),
        ("tablut-opentafl", format!("dim:9 esc:e ks:c cor: cens: cenh: linc:y start:{TABLUT}")),
        ("foteviken-opentafl", format!("dim:9 esc:e cor: {camps} start:{TABLUT}")),
        (
            "tawlbwrdd-opentafl",
            "dim:11 esc:e ks:w cor: cen: start:/4ttt4/4t1t4/5t5/5T5/tt2TTT2tt/t1tTTKTTt1t/tt2TTT2tt/5T5/5t5/4t1t4/4ttt4/"
                .to_owned(),
        ),
        ("alea-opentafl", ALEA.to_owned()),
    ] {
        let (written, named) = (ruleset(&record), Ruleset::named(id).expect(id));
        assert_eq!(written.rules(), named.rules(), "{id}");
        assert_eq!(written.layout().pieces, named.layout().pieces, "{id}");
    }
}

#[test]
fn records_and_rule_sets_translate_both_ways() {
    for record in [
        format!("dim:11 name:Copenhagen tfr:w sw:s efe:y start:{T_DIAMOND}"),
        format!("dim:11 name:Relaxed tfr:l sw:w swf:n efe:y starti:{T_DIAMOND}"),
        format!("dim:9 esc:e ka:n cor: cen: start:{TABLUT}"),
        format!("dim:9 esc:e ks:c cor: cens: cenh: linc:y tfr:i start:{TABLUT}"),
        format!("dim:9 esc:e cor: afor:{CAMPS} aforh:K aforre: cenh: cenhe:K cens: cenre: start:{TABLUT}"),
        "dim:7 surf:n ks:m spd:-1,-1,-1,-1,-1,-1,-1,1, start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/".to_owned(),
        "dim:7 surf:n mj:c start:/3t3/3t3/3T3/tmTKTMt/3T3/3t3/3t3/".to_owned(),
        "dim:7 atkf:y tfr:w cor:g7, cen:b3, sw:s efe:y starti:/tt2T2/1t2K2/2tt3/6t/3TTt1/4Tt1/4Tt1/".to_owned(),
        "dim:11 surf:n atkf:n tfr:l kj:r ber:c start:/3ttttt3/5c5/11/t4T4t/t3NTT3t/tc1TTKTT1ct/t3TTT3t/t4T4t/11/5c5/3ttttt3/"
            .to_owned(),
    ] {
        let rules = ruleset(&record);
        let (back, unsaid) = from_ruleset(&rules);
        assert_eq!(unsaid, [], "{record}");
        let again = ruleset(&back.to_string());
        assert_eq!(again.rules(), rules.rules(), "{record}\n{back}");
        assert_eq!(again.layout().pieces, rules.layout().pieces, "{record}");
        assert_eq!(back.display_name(), rules.name().en());
        assert_eq!(back.start, read(&record).start);
    }
}

/// For each gap of rule sets a record that falls into it, and into no other.
fn records_that_fall() -> Vec<(Gap, String)> {
    let small = |words: &str| format!("dim:7 {words} start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/");
    let start = |words: &str, centre_row: &str| format!("dim:7 {words} start:/3t3/3t3/3T3/{centre_row}/3T3/3t3/3t3/");
    vec![
        (Gap::Kings, start("", "ttT1Ttt")),
        (Gap::Kings, start("", "ktTKTtt")),
        (Gap::Guards, start("", "tgTKTtt")),
        (Gap::SeveralCentres, small("cen:d4,d5,")),
        (Gap::DefenderForts, small("dfor:c3,")),
        (Gap::OpenForts, small("afor:a4,")),
        (Gap::HalfOpenForts, small("afor:a4, aforre: afors:")),
        (Gap::Overlap, small("afor:g7, aforre:")),
        (Gap::SpecialsApart, start("cenh:t", "tcTKTtt")),
        (Gap::OwnSquare, small("cors:tTK")),
        (Gap::SpeedsApart, start("spd:-1,1,-1,-1,-1,2,-1,-1,", "tcTKCtt")),
        (Gap::Speed, "dim:13 spd:10 start:/13/13/13/13/13/13/6K6/13/13/13/13/13/6t6/".to_owned()),
        (Gap::NoWayOut, small("cor:")),
        (Gap::NoWayOut, small("corre:")),
        (Gap::Astray, small("cor:a4,g7,")),
        (Gap::LinnaeanThrone, small("linc:y cen:c3,")),
        (Gap::ThroneAtEdge, small("ks:m cen:b6,")),
    ]
}

#[test]
fn gaps_of_a_rule_set_are_reported() {
    for (gap, record) in records_that_fall() {
        let Untranslatable::Unsaid(unsaid) = to_ruleset(&read(&record)).expect_err(&record) else { panic!("{record}") };
        let gaps: Vec<Gap> = unsaid.iter().map(|unsaid| unsaid.gap).collect();
        assert_eq!(gaps, [gap], "{record}");
    }
}

/// For each gap of records a rule set that falls into it: a built-in one, or words that replace some of a small one's.
fn rule_sets_that_fall() -> Vec<(Gap, Ruleset)> {
    let named = |id: &str| Ruleset::named(id).expect(id);
    let own = |rules: &str, start: &str| {
        // Guards are not in records that can be translated: their rows are put in afterwards.
        let mut text = file_of(&format!("dim:7 ks:w start:{}", start.replace('g', "t")));
        if start.contains('g') {
            text = text.replacen("aadKdaa", "gadKdaa", 1);
        }
        for rule in rules.split(", ").filter(|rule| !rule.is_empty()) {
            let (key, value) = rule.split_once('=').expect("key=value");
            let table = format!("[rules.{key}]\nvalue = ");
            match text.find(&table) {
                Some(place) => {
                    let end = text[place + table.len()..].find('\n').expect("an end") + place + table.len();
                    text.replace_range(place + table.len()..end, &format!("\"{value}\""));
                }
                None => text
                    .push_str(&format!("\n[rules.{key}]\nvalue = \"{value}\"\nstanding = \"stated\"\nsource = \"opentafl\"\n")),
            }
        }
        Ruleset::from_toml(&text).unwrap_or_else(|error| panic!("{rules}: {error}\n{text}"))
    };
    let plain = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    let commander = "/3c3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    let with_camps = |more: &str| {
        let text = file_of(&format!("dim:7 esc:e cor: afor:a4, aforre: aforh: start:{plain}"));
        let more: String = more
            .split(", ")
            .filter_map(|rule| rule.split_once('='))
            .map(|(key, value)| format!("\n[rules.{key}]\nvalue = \"{value}\"\nstanding = \"stated\"\nsource = \"opentafl\"\n"))
            .collect();
        Ruleset::from_toml(&format!("{text}{more}")).expect("a good file")
    };
    vec![
        (Gap::Dice, named("tawlbwrdd-bell-dice")),
        (Gap::SafeUntilMoved, named("alea-thomasguild-2020")),
        (Gap::CombinedTrap, named("tablut-riksutstallningar-1972")),
        (Gap::OwnCamp, named("tablut-riksutstallningar-1972")),
        (Gap::OwnCamp, named("tablut-riksutstallningar-1972+closed-camps")),
        (Gap::Announcements, named("tablut-riksutstallningar-1972")),
        (Gap::Repetition, named("tablut-riksutstallningar-1972")),
        (Gap::NoMoves, named("alea-walker-2015")),
        (Gap::MovingBetween, own("moving-between=king-only", plain)),
        (Gap::KingZones, own("king-captured-edge=never", plain)),
        (Gap::CommandersSpareKing, own("king-captured-by-commanders=yes", commander)),
        (Gap::SpecialCaptured, own("commander-captured=four", commander)),
        (Gap::JumpsOverOwn, own("commander-jump=any-man", commander)),
        (Gap::LoyalMercenaries, own("mercenary-taken=removed", "/3t3/3t3/3T3/mtTKTtt/3T3/3t3/3t3/")),
        (Gap::FightingGuards, own("", "/3t3/3t3/3T3/gtTKTtt/3T3/3t3/3t3/")),
        (Gap::EmptyOnly, own("corners-stop=all", plain)),
        (Gap::OccupiedCamps, with_camps("camps-hostile-occupied=attackers")),
        (Gap::Shelter, with_camps("camps-shelter=yes")),
        (Gap::Staying, own("berserk=capturing", plain)),
        (Gap::GoingOnToEscape, own("berserk=capturing, berserk-stay=no, berserk-escape=yes", plain)),
        (Gap::ExtremeCorners, own("escape=extreme-corners, corners=quad, corners-pass=king", plain)),
        (Gap::KingAlone, own("king-alone=loses", plain)),
        (Gap::WallAroundKing, own("encirclement=king", plain)),
        (Gap::NoEscape, own("no-escape=loses", plain)),
        (Gap::TurnLimit, own("draw-after-turns=100", plain)),
    ]
}

#[test]
fn gaps_of_a_record_are_reported() {
    for (gap, rules) in rule_sets_that_fall() {
        let (record, unsaid) = from_ruleset(&rules);
        assert!(unsaid.iter().any(|unsaid| unsaid.gap == gap), "{gap:?} in {}: {unsaid:?}", rules.id());
        assert_eq!(record.to_string().parse(), Ok(record), "{gap:?}");
    }
}

#[test]
fn every_gap_has_an_example_and_is_in_the_guide() {
    let guide = include_str!("../../../../../docs/reference/opentafl-notation.md");
    let fallen: Vec<Gap> = records_that_fall()
        .into_iter()
        .map(|(gap, _)| gap)
        .chain(rule_sets_that_fall().into_iter().map(|(gap, _)| gap))
        .collect();
    for gap in Gap::ALL {
        assert!(fallen.contains(gap), "{gap:?} has no example");
        assert!(guide.contains(&format!("| {} |", gap.text())), "the guide does not have: {}", gap.text());
    }
}

#[test]
fn every_built_in_rule_set_has_a_readable_record() {
    for id in Ruleset::catalogue() {
        let rules = Ruleset::named(id).expect(id);
        let (record, unsaid) = from_ruleset(&rules);
        assert_eq!(record.to_string().parse(), Ok(record.clone()), "{id}");
        if unsaid.is_empty() {
            let again = ruleset(&record.to_string());
            let depth = if rules.size() > 11 { 1 } else { 2 };
            let count = |rules: &Ruleset| perft(&Position::start(rules), rules.compiled(), depth);
            assert_eq!(count(&again), count(&rules), "{id}");
            assert_eq!(again.rules(), rules.rules(), "{id}");
        }
    }
}

fn lists() -> impl Strategy<Value = Pieces> {
    prop_oneof![
        Just(Pieces::NONE),
        Just(Pieces::KING),
        Just(Pieces::USUAL),
        Just(Pieces::ATTACKERS),
        Just(Pieces::DEFENDERS),
        (0..12_usize).prop_map(|index| [Letter::ALL[index]].into_iter().collect()),
    ]
}

prop_compose! {
    /// Small boards with rules that are not too far from usual.
    fn plausible()(
        men in proptest::collection::vec((0..7_usize, 0..7_usize, 0..9_usize), 2..14),
        king in (0..7_usize, 0..7_usize),
        keys in proptest::collection::vec((0..super::super::Key::ALL.len(), 0..4_usize, lists()), 0..8),
    ) -> String {
        let letter = |index: usize| Letter::from_char(['t', 't', 'm', 'T', 'M', 'c', 'n', 'C', 'N'][index]).expect("a letter");
        let mut pieces = vec![(hnefi_rules::Point::new(king.0, king.1), Letter::KING)];
        for (file, rank, index) in men {
            let point = hnefi_rules::Point::new(file, rank);
            if pieces.iter().all(|(taken, _)| *taken != point) {
                pieces.push((point, letter(index)));
            }
        }
        let mut words = std::collections::BTreeMap::new();
        for (key, choice, list) in keys {
            let key = super::super::Key::ALL[key];
            let value = match key.word() {
                "dim" | "start" | "starti" | "name" => continue,
                "esc" => ["c", "e"][choice % 2].to_owned(),
                "tfr" => ["i", "d", "l", "w"][choice].to_owned(),
                "ka" => ["y", "n", "h", "a"][choice].to_owned(),
                "ks" => ["s", "c", "m", "w"][choice].to_owned(),
                "kj" | "nj" | "cj" | "mj" | "gj" => ["n", "r", "j", "c"][choice].to_owned(),
                "sw" => ["n", "w", "s"][choice % 3].to_owned(),
                "ber" => ["n", "m", "c"][choice % 3].to_owned(),
                "surf" | "atkf" | "swf" | "efe" | "linc" => ["y", "n"][choice % 2].to_owned(),
                "spd" => ["-1", "3", "2,1", "1,2,1,2,1,2,1,2"][choice].to_owned(),
                "cor" | "cen" | "afor" | "dfor" => ["", "d4,", "a1,g7,", "b2,c7,f7,"][choice].to_owned(),
                _ => list.to_string(),
            };
            words.insert(key, value);
        }
        let words: String = words.iter().map(|(key, value)| format!("{key}:{value} ")).collect();
        format!("dim:7 {words}starti:{}", Board::new(7, pieces).text(RankOrder::FromTop))
    }
}

/// The ids that this module names are all of the file `opentafl.ftl`, in every language.
#[test]
fn every_remark_is_used_and_every_used_one_is_there() {
    let files = [include_str!("to_ruleset.rs"), include_str!("squares.rs")];
    let strings = files.into_iter().flat_map(|file| file.split('"'));
    let used: BTreeSet<String> = strings.filter(|part| part.starts_with("opentafl-")).map(str::to_owned).collect();
    for language in Language::all() {
        let ids = message_ids(language).expect("it parses").into_iter();
        assert_eq!(ids.filter(|id| id.starts_with("opentafl-")).collect::<BTreeSet<_>>(), used, "{language}");
        assert!(used.iter().all(|id| variables_of(language, id).is_empty()), "{language}: the remarks have no arguments");
    }
}

#[test]
fn a_translated_file_has_its_remarks_in_every_language() {
    let file = file_of(&format!("dim:9 esc:e starti:{TABLUT}"));
    let rules = Ruleset::from_toml(&file).expect("its own file");
    let summaries: BTreeSet<String> = Language::all().map(|language| rules.summary().in_language(language)).collect();
    assert_eq!(summaries.len(), Language::all().len(), "{summaries:?}");
    assert_eq!(file.matches("sv = ").count(), file.matches("en = ").count(), "{file}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]
    #[test]
    fn translated_rule_sets_are_valid_and_round_trip(record in plausible()) {
        let rules = read(&record);
        let translated = to_ruleset(&rules);
        if let Err(Untranslatable::Unplayable(error)) = &translated {
            // Only ever the start is at fault, never the way in which the file is written.
            for mistake in error.to_string().lines() {
                prop_assert!(mistake.contains("layout `start`: "), "{}\n{}", record, error);
            }
        }
        if let Ok(translated) = translated {
            let (back, unsaid) = from_ruleset(&translated);
            prop_assert_eq!(unsaid, vec![], "{}", record);
            let again = ruleset(&back.to_string());
            prop_assert_eq!(again.rules(), translated.rules(), "{}\n{}", record, back);
        }
    }
}
