//! UGI as another program meets it: any line at all, and conversations from beginning to end.

mod support;

use hnefi_engine::ugi::{Answer, Command, Go, Job, JobResult, PositionCommand, Query, Session, Step, Turn};
use hnefi_rules::{Game, Move, MoveText, Point, Setup};
use hnefi_rulesets::Ruleset;
use proptest::prelude::*;
use support::{Chance, rulesets, wander};

fn session(rules: &str) -> Session {
    let find = |name: &str| Ruleset::named(name).map_err(|error| error.to_string());
    let mut session = Session::new(Ruleset::named(rules).expect(rules), Box::new(find)).with_seed(1);
    assert!(session.obey("setoption name Hash value 1").is_empty());
    session
}

/// The lines said, and the task to run.
fn said(steps: Vec<Step>) -> (Vec<String>, Option<Box<Job>>) {
    let (mut lines, mut task) = (Vec::new(), None);
    for step in steps {
        match step {
            Step::Say(answer) => lines.push(answer.to_string()),
            Step::Run(run) => assert!(task.replace(run).is_none(), "two tasks at once"),
            Step::Draw(_) | Step::Quit => {}
        }
    }
    (lines, task)
}

/// What a line that starts no task is answered with.
fn answer(session: &mut Session, line: &str) -> String {
    let (lines, task) = said(session.obey(line));
    assert!(task.is_none(), "{line}");
    lines.join("\n")
}

fn run(task: Box<Job>) -> (Vec<String>, JobResult) {
    let mut lines = Vec::new();
    let done = task.run(&mut |answer| lines.push(answer.to_string()));
    (lines, done)
}

/// The task of a line.
fn begin(session: &mut Session, line: &str) -> Box<Job> {
    let (lines, task) = said(session.obey(line));
    task.unwrap_or_else(|| panic!("{line}: {lines:?}"))
}

/// A whole search: what is said on the way, and in the end.
fn search(session: &mut Session, line: &str) -> (Vec<String>, String) {
    let task = begin(session, line);
    let (lines, done) = run(task);
    (lines, said(session.finished(Some(done))).0.join("\n"))
}

#[test]
fn every_game_can_be_set_up_by_its_moves() {
    for rules in rulesets() {
        let mut session = session(&rules.id());
        for seed in 0..4 {
            let game = wander(&rules, &mut Chance(seed), 40);
            let throw = |die: Option<u8>| die.map_or(String::new(), |die| format!("{die} "));
            let moves: Vec<String> = game.plies().iter().map(|ply| throw(ply.die) + &ply.text()).collect();
            let start = if seed % 2 == 0 { "startpos".to_owned() } else { format!("fen {}", game.start()) };
            let stay = |ply: &hnefi_rules::Ply| ply.mv.is_some_and(Move::is_stay);
            let word = |(text, ply): (String, &hnefi_rules::Ply)| if seed == 0 && stay(ply) { "stay".to_owned() } else { text };
            let moves: Vec<String> = moves.into_iter().zip(game.plies()).map(word).collect();
            let line = format!("position {start} moves {}", moves.join(" "));
            assert_eq!(answer(&mut session, &line), "", "{}", rules.id());
            assert_eq!(session.game().position(), game.position(), "{}", rules.id());
            assert_eq!(session.game().outcome(), game.outcome(), "{}", rules.id());
            let over = answer(&mut session, "query gameover");
            assert_eq!(over, format!("response {}", game.outcome().is_some()));
        }
    }
}

#[test]
fn throws_and_lost_turns_stand_among_the_moves() {
    let mut session = session("tawlbwrdd-bell-dice");
    let first = session.game().legal_moves()[0];
    for (moves, plies, turn) in [
        (format!("3 {first}"), 1, false),
        (format!("{first}"), 1, false),
        ("2".to_owned(), 1, false),
        ("2 pass".to_owned(), 1, false),
        ("pass".to_owned(), 1, false),
        ("4 6".to_owned(), 2, true),
        (format!("5 {first} 2"), 2, true),
        ("5".to_owned(), 0, true),
    ] {
        assert_eq!(answer(&mut session, &format!("position startpos moves {moves}")), "", "{moves}");
        assert_eq!(session.game().plies().len(), plies, "{moves}");
        assert_eq!(answer(&mut session, "query p1turn"), format!("response {turn}"), "{moves}");
    }
    assert!(search(&mut session, "go nodes 500").1.starts_with("bestmove "));
}

#[test]
fn a_position_that_cannot_be_leaves_the_last_one() {
    let mut session = session("brandubh-cyningstan");
    answer(&mut session, "position startpos moves d1-c1");
    let kept = session.game().position().to_string();
    for (line, reason) in [
        ("position startpos moves d1-c1 d3-c3 a1-a2", "ply 3: move `a1-a2`: a1 is empty"),
        ("position startpos moves d1-c1xd3", "ply 1: move `d1-c1` captures nothing, not d3"),
        ("position startpos moves pass", "ply 1: the attackers cannot pass"),
        ("position startpos moves 3", "ply 1: no die is thrown now"),
        ("position startpos moves stay", "word 1 after `moves`: `stay` ends a turn"),
        ("position fen /8/8/8/3K4/8/8/8/8/ a -", "the board is 8 points wide"),
    ] {
        let said = answer(&mut session, line);
        assert!(said.starts_with("info string ") && said.contains(reason), "{line}: {said}");
        assert_eq!(session.game().position().to_string(), kept, "{line}");
    }
    assert!(answer(&mut session, "setoption name Rules value brandubhh").contains("the rules stay `brandubh-cyningstan`"));
}

#[test]
fn the_sides_are_player_one_and_two_by_who_begins() {
    for (rules, text, result) in [
        // The defenders begin.
        ("alea-walker-2011", "response p1win", "the defenders win"),
        ("tafl-simple-corner", "response p2win", "the defenders win"),
    ] {
        let mut session = session(rules);
        assert_eq!(answer(&mut session, "query p1turn"), "response true");
        let size = session.game().position().size();
        let rows = format!("{size}/").repeat(size - 1);
        answer(&mut session, &format!("position fen /K{}/{rows} a -", size - 1));
        assert_eq!(session.game().outcome().map(|o| o.to_string()).as_deref().and_then(|o| o.split(':').next()), Some(result));
        assert_eq!(
            (answer(&mut session, "query gameover"), answer(&mut session, "query result")),
            ("response true".into(), text.into())
        );
        let said = answer(&mut session, "go depth 3");
        assert!(said.contains("info string the game is over") && said.ends_with("bestmove (none)"), "{said}");
    }
}

#[test]
fn a_search_tells_each_depth_and_ends_in_a_move() {
    let mut session = session("tablut-murray");
    answer(&mut session, "setoption name multipv value 2");
    let (lines, end) = search(&mut session, "go depth 3");
    for (line, begin) in lines.iter().zip(["info depth 1 ", "info depth 1 ", "info depth 2 ", "info depth 2 ", "info depth 3 "]) {
        assert!(line.starts_with(begin), "{lines:?}");
    }
    let mut words = lines[5].split(' ');
    for key in ["seldepth", "multipv", "score", "cp", "nodes", "nps", "hashfull", "time", "pv"] {
        assert!(words.any(|word| word == key), "{key} in {}", lines[5]);
    }
    assert!(lines[6].starts_with("info nodes ") && lines.len() == 7, "{lines:?}");
    let best = lines[4].split(" pv ").nth(1).expect("a line").split(' ').collect::<Vec<_>>();
    assert_eq!(end, format!("bestmove {} ponder {}", best[0], best[1]));

    let (lines, end) = search(&mut session, "go depth 2 searchmoves d1-c1");
    assert!(end.starts_with("bestmove d1-c1"), "{lines:?}, {end}");
    let refused = answer(&mut session, "go searchmoves d1-a2");
    assert!(refused.starts_with("info string searchmoves: move `d1-a2`"), "{refused}");
    assert!(answer(&mut session, "go p2time 100").contains("player 1 is to move, and `p1time`"));
}

#[test]
fn an_endless_search_keeps_its_move_until_it_is_stopped() {
    let mut session = session("brandubh-cyningstan");
    // The king escapes at once: the search ends long before anybody asks.
    answer(&mut session, "position fen /7/7/7/K6/7/7/2t2t1/ d -");
    for line in ["go infinite", "go"] {
        let (_, end) = search(&mut session, line);
        assert_eq!(end, "", "{line}");
        assert!(session.is_busy());
        assert_eq!(answer(&mut session, "isready"), "readyok");
        assert!(answer(&mut session, "go depth 1").contains("before `go depth 1`"));
        assert!(answer(&mut session, "position startpos").contains("a search is running"));
        assert!(answer(&mut session, "ponderhit").contains("no search waits"));
        assert_eq!(answer(&mut session, "query gameover"), "response false");
        assert_eq!(answer(&mut session, "stop"), "bestmove a4-a1");
        assert_eq!(answer(&mut session, "stop"), "");
    }
    let (_, end) = search(&mut session, "go ponder movetime 5");
    assert_eq!((end.as_str(), answer(&mut session, "ponderhit").as_str()), ("", "bestmove a4-a1"));

    let task = begin(&mut session, "go infinite");
    assert_eq!(answer(&mut session, "stop"), "");
    assert!(session.is_stopping());
    let (_, done) = run(task);
    assert_eq!(said(session.finished(Some(done))).0, ["bestmove a4-a1"]);
    assert!(!session.is_busy());
}

#[test]
fn a_search_that_fails_still_gives_a_move() {
    let mut session = session("brandubh-cyningstan");
    let _lost = begin(&mut session, "go infinite");
    let (lines, _) = said(session.finished(None));
    assert!(lines[0].contains("fault of the engine") && lines[1].starts_with("bestmove "), "{lines:?}");
    assert!(search(&mut session, "go depth 1").1.starts_with("bestmove "));
}

#[test]
fn a_level_plays_its_own_way() {
    let mut session = session("brandubh-cyningstan");
    answer(&mut session, "setoption name Level value 1");
    let (lines, end) = search(&mut session, "go depth 30");
    assert!(end.starts_with("bestmove ") && lines.iter().all(|line| !line.starts_with("info depth 2")), "{lines:?}");
    answer(&mut session, "setoption name Level value full");
    assert!(search(&mut session, "go depth 2").0.iter().any(|line| line.starts_with("info depth 2")));
}

#[test]
fn the_engine_says_who_it_is_and_what_can_be_set() {
    let mut session = session("tablut-murray");
    let said = answer(&mut session, "ugi");
    assert!(said.starts_with("id name hnefi ") && said.ends_with("\nugiok"), "{said}");
    assert!(said.contains("\noption name Rules type string default tablut-murray\n"), "{said}");
    assert_eq!(answer(&mut session, "setoption name Rules value brandubh-cyningstan"), "");
    assert_eq!(session.game().variant().name(), "brandubh-cyningstan");
    assert_eq!(answer(&mut session, "moves").split(' ').count(), session.game().legal_moves().len());
}

fn point() -> impl Strategy<Value = Point> {
    (0_usize..19, 0_usize..19).prop_map(|(file, rank)| Point::new(file, rank))
}

fn one_move() -> impl Strategy<Value = Move> {
    (point(), point()).prop_map(|(from, to)| Move { from, to })
}

fn turn() -> impl Strategy<Value = Turn> {
    let captures = proptest::collection::vec(point(), 1..4).prop_map(|mut points| {
        points.sort_by_key(|point| point.notation_order());
        points.dedup();
        points
    });
    let text = (one_move(), proptest::option::of(captures))
        .prop_map(|(mv, captures)| Turn::Move(MoveText { mv, piece: None, captures }));
    prop_oneof![(1_u8..=6).prop_map(Turn::Throw), Just(Turn::Pass), Just(Turn::Stay), text]
}

fn setup() -> impl Strategy<Value = Setup> {
    (0_u64..1_000, prop_oneof![Just("brandubh-cyningstan"), Just("alea-walker-2015"), Just("berserk")]).prop_map(|(seed, id)| {
        let game: Game = wander(&Ruleset::named(id).expect(id), &mut Chance(seed), 30);
        Setup::from(game.position())
    })
}

fn go() -> impl Strategy<Value = Go> {
    use proptest::option::of;
    let ms = || of(0..i64::MAX as u64);
    let times = (ms(), ms(), ms(), ms(), ms());
    let limits = (of(any::<u64>()), of(any::<u32>()), of(any::<u32>()), of(any::<u32>()));
    let rest = (any::<bool>(), any::<bool>(), proptest::collection::vec(one_move(), 0..4));
    (times, limits, rest).prop_map(|(times, limits, rest)| Go {
        movetime: times.0,
        p1time: times.1,
        p2time: times.2,
        p1inc: times.3,
        p2inc: times.4,
        nodes: limits.0,
        depth: limits.1,
        mate: limits.2,
        movestogo: limits.3,
        infinite: rest.0,
        ponder: rest.1,
        searchmoves: rest.2,
    })
}

fn command() -> impl Strategy<Value = Command> {
    let name = proptest::collection::vec("[A-Za-z]{1,8}", 1..3).prop_map(|words| words.join(" "));
    let name = name.prop_filter("that word ends the name", |name| name.split(' ').all(|word| word != "value"));
    let value = proptest::option::of("([!-~]( {0,2}[!-~]){0,12})?");
    let position = (proptest::option::of(setup()), proptest::collection::vec(turn(), 0..6));
    prop_oneof![
        Just(Command::Ugi),
        Just(Command::IsReady),
        Just(Command::NewGame),
        Just(Command::Stop),
        Just(Command::PonderHit),
        Just(Command::Quit),
        Just(Command::Draw),
        Just(Command::Moves),
        Just(Command::Query(Query::P1Turn)),
        Just(Command::Query(Query::GameOver)),
        Just(Command::Query(Query::Result)),
        (0_u32..=20).prop_map(Command::Perft),
        (name, value).prop_map(|(name, value)| Command::SetOption { name, value }),
        position.prop_map(|(start, turns)| Command::Position(PositionCommand { start, turns })),
        go().prop_map(Command::Go),
    ]
}

/// Lines that are nearly commands.
fn nearly() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "ugi",
        "isready",
        "setoption",
        "name",
        "value",
        "Rules",
        "Hash",
        "MultiPV",
        "Level",
        "Clear",
        "0",
        "1",
        "64",
        "-1",
        "9999999999999",
        "uginewgame",
        "position",
        "startpos",
        "fen",
        "moves",
        "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/",
        "a",
        "d",
        "-",
        "k",
        "=d4",
        "d1-c1",
        "d1-c1x",
        "pass",
        "stay",
        "go",
        "depth",
        "nodes",
        "movetime",
        "p1time",
        "p2time",
        "movestogo",
        "infinite",
        "ponder",
        "searchmoves",
        "stop",
        "ponderhit",
        "query",
        "p1turn",
        "result",
        "perft",
        "\u{fffd}",
        "\t",
    ]);
    proptest::collection::vec(words, 0..8).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn a_command_survives_printing(command in command()) {
        let line = command.to_string();
        prop_assert_eq!(line.parse::<Command>().map_err(|error| format!("{line}: {error}")), Ok(command));
    }

    #[test]
    fn what_has_been_read_is_read_again_the_same(line in prop_oneof![nearly(), any::<String>()]) {
        if let Ok(command) = line.parse::<Command>() {
            prop_assert_eq!(command.to_string().parse(), Ok(command));
        }
    }

    #[test]
    fn no_line_is_too_much_for_a_session(lines in proptest::collection::vec(prop_oneof![3 => nearly(), 1 => any::<String>()], 1..12)) {
        let mut session = session("brandubh-cyningstan");
        for line in lines {
            for step in session.obey(&line) {
                match step {
                    Step::Say(answer) => prop_assert!(matches!(answer, Answer::Text(_)) || !answer.to_string().is_empty()),
                    Step::Run(_) | Step::Draw(_) | Step::Quit => {}
                }
            }
            // Some searches go on, some break off.
            if line.len() % 2 == 0 {
                session.finished(None);
            }
        }
    }
}
