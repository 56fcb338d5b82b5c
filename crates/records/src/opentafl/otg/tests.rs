use hnefi_rules::{Game, Side};
use hnefi_rulesets::Ruleset;
use proptest::prelude::*;

use super::*;
use crate::loss::Lost;
use crate::ply::Play;
use crate::record::{Record, RulesName};
use crate::replay::{Wanted, complete, replay};
use crate::times::{Clock, TimeControl, TimeControls};
use crate::{Format, Rulebook};

fn one(text: &str) -> Record {
    crate::read(Format::OPENTAFL, text).expect("a game file").remove(0).record.unwrap_or_else(|error| panic!("{error}"))
}

fn written(record: &Record) -> (String, Vec<Lost>) {
    let written = crate::write(Format::OPENTAFL, std::slice::from_ref(record), &Rulebook::new()).expect("it can be written");
    (written.text, written.losses.into_iter().map(|loss| loss.what).collect())
}

const BRANDUB: &str = "dim:7 name:Brandub surf:n ks:w cenh: cenhe: starti:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";

fn game() -> String {
    format!(
        "[attackers:A]\n[defenders:B]\n[result:-1]\n[termination:Black resigns]\n[puzzle-start:1b]\n[start-comment:Once\nupon a time.]\n\
         [rules:{BRANDUB}]\n\n1. d1-b1 d3-f3\n[one|two]\n\n1b.1.1a. ..... d3-c3\n[|instead]\n\n1b.1.2a. b1-b2 c3-c2\n\n1b.1.1b.1.1a. b1-b3\n\n\
         1b.1.2a.1.1a. ..... c3-c1\n\n1b.2.1a. ..... d5-a5\n\n2. a4-a5 Kd4-d3+\n[3600 30/3 3i thought|]\n"
    )
}

#[test]
fn a_game_file_has_annotations_on_its_moves() {
    let record = one(&game());
    assert_eq!(record.rules, Some(RulesName::OpenTafl(BRANDUB.to_owned())));
    assert_eq!((record.result, record.end), (Some(GameResult::Defenders), End::Resigned));
    assert_eq!(record.tags["puzzle-start"], "1b");
    assert_eq!(record.comment.as_deref(), Some("Once\nupon a time."));
    let sides: Vec<_> = record.plies.iter().map(|ply| ply.side).collect();
    assert_eq!(sides, [Side::Attackers, Side::Defenders, Side::Attackers, Side::Defenders].map(Some));
    let second = &record.plies[1];
    assert_eq!(second.comment.as_deref(), Some("two"));
    assert_eq!(second.variations.len(), 2);
    assert_eq!(second.variations[0].len(), 3);
    assert_eq!(second.variations[0][0].side, Some(Side::Defenders));
    assert_eq!(second.variations[0][1].side, Some(Side::Attackers));
    assert_eq!(second.variations[0][0].comment.as_deref(), Some("instead"));
    assert_eq!(second.variations[0][1].variations[0].len(), 1);
    assert_eq!(second.variations[0][2].variations[0][0].side, Some(Side::Defenders));
    let third = &record.plies[2];
    assert_eq!((third.extras[TIME].as_str(), third.comment.as_deref()), ("3600 30/3 3i", Some("thought")));
    assert_eq!(record.plies[3].mark, Some(Mark::InDanger));
    assert!(replay(&record, &crate::opentafl_rules(BRANDUB).expect("brandub")).is_ok());
}

#[test]
fn clocks_that_fit_the_time_control_are_times() {
    let file = |control: &str, clocks: [&str; 4]| {
        let [one, two, three, four] = clocks;
        format!(
            "[time-control:{control}]\n[rules:{BRANDUB}]\n\n1. d1-b1 d3-f3\n[{one}|{two} well]\n\n2. a4-a5 f3-f2\n[{three}|{four}]\n"
        )
    };
    let clock = |left, periods| Some(Clock { left, periods });
    let byo_yomi = TimeControl::ByoYomi { main: 600, period: 30, periods: 3 };
    let text = file("600 30/3", ["598 30/3", "1 30/3", "0 30/3", "0 30/2"]);
    let record = one(&text);
    assert_eq!(record.time_controls, TimeControls::both(byo_yomi));
    let clocks: Vec<_> = record.plies.iter().map(|ply| ply.clock).collect();
    assert_eq!(clocks, [clock(598_000, None), clock(1000, None), clock(30_000, Some(3)), clock(30_000, Some(2))]);
    assert_eq!((record.plies[1].comment.as_deref(), record.plies[1].extras.len()), (Some("well"), 0));
    let (again, losses) = written(&record);
    assert!(
        losses.is_empty() && again.contains("[time-control:600 30/3]") && again.contains("[598 30/3|1 30/3 well]"),
        "{again}"
    );
    assert_eq!(one(&again), record);
    // Other clocks than those of the time control stay as they are written.
    let odd = one(&file("600 0/0 5i", ["598 0/0", "590 0/0 5i", "580 30/3", "570 0/0 6i"]));
    assert_eq!(odd.time_controls, TimeControls::both(TimeControl::SuddenDeath { main: 600, increment: 5 }));
    let times: Vec<_> = odd.plies.iter().map(|ply| (ply.clock, ply.extras.get(TIME).map(String::as_str))).collect();
    let expected =
        [(clock(598_000, None), None), (clock(590_000, None), None), (None, Some("580 30/3")), (None, Some("570 0/0 6i"))];
    assert_eq!(times, expected);
    assert_eq!(one(&written(&odd).0), odd);
    // What a game file cannot say is told.
    let mut finer = record.clone();
    finer.plies[0].clock = clock(597_250, None);
    finer.plies[1].took = Some(2000);
    finer.plies[2].clock = clock(400, None);
    let (text, losses) = written(&finer);
    assert!(text.contains("[597 30/3|1 30/3 well]") && text.contains("[1 30/3|0 30/2]"), "{text}");
    assert_eq!(losses, [Lost::TimesTaken(1), Lost::Other("parts of seconds and of periods on the clocks".to_owned())]);
    let unequal = TimeControls { attackers: None, defenders: Some(byo_yomi) };
    let (_, losses) = written(&Record { time_controls: unequal, ..record });
    assert_eq!(losses, [Lost::TimeControl, Lost::Clocks(2)]);
}

#[test]
fn a_game_file_survives_being_a_record() {
    let record = one(&game());
    let (text, losses) = written(&record);
    assert_eq!(losses, []);
    assert_eq!(one(&text), record);
    // Only the order of tags and turns is the writer's own.
    assert!(text.contains("\n1b.1.1b.1.1a. b1-b3\n"), "{text}");
    assert!(text.contains("\n1b.1.2a.1.1a. ..... c3-c1\n"), "{text}");
    assert!(text.contains("\n2. a4-a5 Kd4-d3+\n[3600 30/3 3i thought]\n"), "{text}");
}

#[test]
fn nested_variations_name_the_replaced_move() {
    let file = |nested: &str| format!("[rules:{BRANDUB}]\n1. d1-b1 d3-f3\n1b.1.1a. ..... d3-c3\n1b.1.2a. b1-b2 c3-c2\n{nested}");
    let replacing = one(&file("1b.1.2b.1.1a. ..... c3-c1"));
    let following = one(&file("1b.1.2a.1.1a. ..... c3-c1"));
    assert_eq!(replacing, following);
    assert_eq!(replacing.plies[1].variations[0][2].variations.len(), 1);
    // In place of a variation's first move stands a variation beside it.
    let first = one(&file("1b.1.1b.1.1a. ..... d3-b3"));
    let beside = one(&file("1b.2.1a. ..... d3-b3"));
    assert_eq!(first.plies[1].variations[0][0].variations.len(), 1);
    assert_eq!(one(&written(&first).0), beside);
}

#[test]
fn giving_up_ends_a_game() {
    let record = one(&format!("[rules:{BRANDUB}]\n1. d1-b1 ---\n[|enough]"));
    assert_eq!((record.end, record.plies.len(), record.plies[0].comment.as_deref()), (End::Resigned, 1, Some("enough")));
    let (text, losses) = written(&record);
    // The other side has won.
    let won = Record { result: Some(hnefi_rules::GameResult::Attackers), ..record };
    assert_eq!((one(&text), losses), (won, vec![]));
    let entry = crate::read(Format::OPENTAFL, "1. d1-a1 ---\n2. a1-a2").expect("a file").remove(0);
    assert!(entry.record.expect_err("over").message.starts_with("`---` ends the game"));
}

#[test]
fn bad_lines_are_reported_with_their_number() {
    for (text, line, reason) in [
        ("1. d1-a1\n3. d7-a7", 2, "turn `3.` should be `2.`"),
        ("1. d1-a1 d3-c3\n\n1c.1.1a. ..... d3-b3", 3, "variation `1c.1.1a.` replaces a move that is not in the file"),
        ("1. d1-a1\n1a.1.2a. d1-b1", 2, "turn `1a.1.2a.` should be `1a.1.1a.`"),
        ("[result:1-0]", 1, "`1-0` is not a result"),
        ("1. kd1-d2", 1, "a king on the attackers' side"),
        ("[position:/5/5/5/5/]", 1, "the board has 4 rows"),
    ] {
        let error = crate::read(Format::OPENTAFL, text).expect("one entry").remove(0).record.expect_err(text);
        assert_eq!(error.line, line, "{text}: {error}");
        assert!(error.message.starts_with(reason), "{text}: {error}");
    }
}

#[test]
fn a_first_position_becomes_the_start_of_the_rules() {
    let position = "/3t3/3t3/3T3/tt1KTtt/2T4/3t3/3t3/ d -".parse().expect("a position");
    let record = Record { start: Some(position), rules: Some(RulesName::OpenTafl(BRANDUB.to_owned())), ..Record::default() };
    let (text, losses) = written(&record);
    assert_eq!(losses, []);
    let read = one(&text);
    assert_eq!(read.start, None);
    let rules = crate::opentafl_rules(read.rules.expect("rules").text()).expect("a rule set");
    assert_eq!(rules.first(), Side::Defenders);
    assert_eq!(hnefi_rules::Position::start(&rules).to_string(), "/3t3/3t3/3T3/tt1KTtt/2T4/3t3/3t3/ d -");
    // And one that the file gives itself is read.
    let file = format!("[rules:{BRANDUB}]\n[position:/3t3/3t3/2T4/tt1KTtt/3T3/3t3/3t3/]\n1. d7-c7");
    assert_eq!(one(&file).start.expect("a position").to_string(), "/3t3/3t3/3T3/tt1KTtt/2T4/3t3/3t3/ a");
}

#[test]
fn a_named_rule_set_is_written_with_its_losses() {
    let record = Record { rules: Some(RulesName::Named("tawlbwrdd-bell-dice".to_owned())), ..Record::default() };
    let (text, losses) = written(&record);
    assert!(text.contains("[variant:tawlbwrdd-bell-dice]\n"), "{text}");
    assert!(losses.contains(&Lost::Rules("`dice = odd`: a die".to_owned())), "{losses:?}");
    let unknown = Record { rules: Some(RulesName::Named("nonsense".to_owned())), ..Record::default() };
    let error = crate::write(Format::OPENTAFL, &[unknown], &Rulebook::new()).expect_err("no rules").to_string();
    assert!(error.starts_with("game 1: an .otg file tells the rules: there is no rule set `nonsense`"), "{error}");
    let two = [Record::default(), Record::default()];
    let error = crate::write(Format::OPENTAFL, &two, &Rulebook::new()).expect_err("two").to_string();
    assert_eq!(error, "OpenTafl game files hold one game each, and there are several");
}

#[test]
fn a_comment_may_begin_with_a_number_that_is_no_clock() {
    assert_eq!(clock("3600 30/3 3i later"), Some(("3600 30/3 3i", "later")));
    assert_eq!(clock("10 0/0"), Some(("10 0/0", "")));
    for text in ["12 moves later", "5", "5 5", "1 2/3x", ""] {
        assert_eq!(clock(text), None, "{text}");
    }
}

const BERSERK: &str = "dim:7 surf:n ks:w ber:c kj:j starti:/2tct2/3t3/2nTN2/ttTKTtt/2nT3/t2t3/2tt3/";
const SEVEN: &str = "dim:7 surf:n esc:e cor: ks:w starti:/2ttt2/7/t2T2t/t1TKT1t/t2T2t/7/2ttt2/";

/// A game of random moves, with other random lines hung on some of them.
fn random_game(rules: &Ruleset, name: &str, choices: &[(u16, u8)]) -> Record {
    let mut game = Game::new(rules);
    let mut plies: Vec<crate::Ply> = Vec::new();
    for (index, (choice, extra)) in choices.iter().enumerate() {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        let chosen = |choice: usize| moves[choice % moves.len()];
        let mut ply = crate::Ply::new(Play::Move(chosen(usize::from(*choice))));
        if extra % 4 == 1 {
            ply.comment = Some(format!("comment {index}"));
        }
        if extra % 3 == 1 {
            let mut other = game.clone();
            let mut line = vec![];
            for step in 0..usize::from(extra % 5) + 1 {
                let moves = other.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let mv = moves[(usize::from(*choice) + step * 7 + 1) % moves.len()];
                let mut ply = crate::Ply::new(Play::Move(mv));
                if let Some(beside) = moves.iter().find(|beside| **beside != mv && extra % 2 == 1) {
                    ply.variations.push(vec![crate::Ply::new(Play::Move(*beside))]);
                }
                line.push(ply);
                other.play(mv).expect("legal");
            }
            ply.variations.push(line);
        }
        game.play(chosen(usize::from(*choice))).expect("legal");
        plies.push(ply);
    }
    let record = Record { rules: Some(RulesName::OpenTafl(name.to_owned())), plies, ..Record::default() };
    let wanted = Wanted { captures: true, sides: true, pieces: true, position: false };
    complete(&record, rules, wanted).expect("legal moves").record
}

/// What a game file holds of a line: no stays, and pieces only where they are written.
fn held(plies: &[crate::Ply]) -> Vec<crate::Ply> {
    let mut line = vec![];
    for ply in plies {
        if matches!(ply.play, Play::Move(mv) if mv.is_stay()) {
            continue;
        }
        let mut ply = ply.clone();
        ply.piece = ply.piece.filter(|piece| !matches!(piece, hnefi_rules::Piece::Attacker | hnefi_rules::Piece::Defender));
        ply.variations = ply.variations.iter().map(|line| held(line)).filter(|line| !line.is_empty()).collect();
        line.push(ply);
    }
    line
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]
    #[test]
    fn random_games_survive_and_replay(
        choices in proptest::collection::vec(any::<(u16, u8)>(), 0..80),
        which in 0..3_usize,
    ) {
        let name = [BRANDUB, BERSERK, SEVEN][which];
        let rules = crate::opentafl_rules(name).expect(name);
        let record = random_game(&rules, name, &choices);
        let (text, losses) = written(&record);
        prop_assert_eq!(losses, vec![]);
        let read = one(&text);
        let expected = Record { plies: held(&super::write::hoisted(&record.plies)), ..Record::default() };
        prop_assert_eq!(held(&read.plies), expected.without_unwritten_captures().plies, "{}", text);
        prop_assert!(replay(&read, &rules).is_ok(), "{:?}\n{}", replay(&read, &rules).err(), text);
        prop_assert_eq!(complete(&read, &rules, Wanted::ALL).expect("replayed").in_variations, vec![]);
    }

    #[test]
    fn any_game_file_is_read_or_refused(text in "(\\[[a-z]{1,8}:[^\\]]{0,8}\\]\n){0,3}([1-3][ab]?\\.([1-2]\\.1a\\.)? ?([a-g][1-7]-[a-g][1-7]x?|---|\\.\\.\\.\\.\\.) ?([a-g][1-7]-[a-g][1-7])?\n(\\[[a-z|]{0,5}\\])?\n){0,6}") {
        let _ = crate::read(Format::OPENTAFL, &text);
    }
}
