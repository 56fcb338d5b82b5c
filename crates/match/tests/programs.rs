//! Programs as players, in real processes: good ones are like the engine in process, and each kind of fault loses its game, is reported, and does
//! the match no harm.

#![cfg(unix)]

mod support;

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use hnefi_match::player::PlayerSpec;
use hnefi_match::{Contestant, Ending, FAULTS_IN_A_ROW, Match, MatchError, Openings, Stop, read_openings};
use hnefi_records::{GameLine, replay_line};
use hnefi_rules::Reason;
use hnefi_rulesets::Ruleset;
use support::{RecordingObserver, a_match, from_the_start, play, without_time};

/// The test engine with a fault; the processes that are started are listed in the file.
fn engine(fault: &str, pids: &Path) -> PlayerSpec {
    let program = support::example("test-engine");
    format!("nodes:20,name:{fault},ugi:'{program}' '{fault}' '{}'", pids.display()).parse().expect("a player")
}

fn against(a: PlayerSpec, pairs: u64) -> Match {
    let mut games = a_match(["engine", "depth:1"], &["brandubh-cyningstan"], pairs);
    games.players[0] = a;
    games.referee.longest = 40;
    games
}

/// Whether a process is running. An ended one that has not been waited for is still listed, as a zombie.
fn is_running(pid: &str) -> bool {
    match std::fs::read_to_string(format!("/proc/{pid}/stat")) {
        Ok(state) => !state.contains(") Z"),
        Err(_) => {
            let listed = Command::new("sh").args(["-c", "kill -0 \"$0\" 2>/dev/null", pid]).status();
            listed.expect("a shell").success()
        }
    }
}

/// The processes that were started; none of them is left.
fn all_gone(pids: &Path) -> usize {
    let started = std::fs::read_to_string(pids).unwrap_or_default();
    // The system takes a moment to end what has been killed.
    let until = Instant::now() + Duration::from_secs(10);
    for pid in started.lines() {
        while is_running(pid) {
            assert!(Instant::now() < until, "process {pid} is left");
            std::thread::yield_now();
        }
    }
    started.lines().count()
}

const FAULTS: [(&str, &str, &str); 14] = [
    ("crashes at the start", "crashed", "ended while `ugiok` was expected: exit status: 3; its last words: the engine's licence"),
    ("crashes in the game", "crashed", "exit status: 101; its last words: assertion failed: the king has left"),
    ("hangs at the start", "hung", "no `ugiok` within 1 s"),
    ("is never ready", "hung", "no `readyok` within 1 s"),
    ("hangs in the game", "hung", "no `bestmove` within 1 s"),
    ("moves what it may not", "illegal-move", "move `a1-a2`"),
    ("captures what it may not", "illegal-move", "not a1"),
    ("talks nonsense", "unreadable-answer", "the answer `xyzzy` cannot be read"),
    ("has no move", "unreadable-answer", "the answer `` cannot be read"),
    ("sends no text", "unreadable-answer", "cannot be read"),
    ("floods with lines", "flooded", "floods its output: more than"),
    ("floods without a line break", "flooded", "a line without end where `bestmove` was expected"),
    ("refuses the rules", "unable", "`brandubh-cyningstan` it said: the rules stay those of another game"),
    ("dies and leaves a child behind", "hung", "no `bestmove` within 1 s"),
];

#[test]
fn every_fault_loses_its_game_and_is_reported() {
    // All at once: most of them only wait.
    std::thread::scope(|scope| {
        for (fault, ending, told) in FAULTS {
            scope.spawn(move || loses_by(fault, ending, told));
        }
    });
}

fn loses_by(fault: &str, ending: &str, told: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let pids = folder.path().join("pids");
    let mut games = from_the_start(against(engine(fault, &pids), 1));
    // Only who hangs is waited for in vain, and so not long.
    games.referee.patience = Duration::from_secs(if ending == "hung" { 1 } else { 60 });
    let (tally, stop, ears) = play(&games, Vec::new());
    assert_eq!(stop, Stop::AllPlayed, "{fault}");
    assert_eq!((tally.a().lost, tally.players[0].faults.get(ending)), (2, Some(&2)), "{fault}: {:?}", tally.endings);
    for game in &ears.games {
        assert!(game.fault.as_ref().is_some_and(|words| words.contains(told)), "{fault}: {:?}", game.fault);
        assert_eq!((game.lost_by(), game.line.tags["end"].as_str()), (Some(Contestant::A), Some("unstated")));
        let line = GameLine::parse(&game.line.to_json()).expect("a game line");
        replay_line(&line, &Ruleset::named(&line.rules).expect("a rule set")).expect("legal as far as it goes");
    }
    assert!(all_gone(&pids) >= 2, "{fault}: started for each game");
}

/// Odd, but no fault.
const GOOD: [&str; 5] = ["none", "does not quit", "talks to itself", "answers twice", "forgets that it has answered"];

#[test]
fn a_good_program_is_started_once() {
    let folder = tempfile::tempdir().expect("a folder");
    for (number, manners) in GOOD.into_iter().enumerate() {
        let pids = folder.path().join(number.to_string());
        let games = against(engine(manners, &pids), 3);
        let (tally, stop, ears) = play(&games, Vec::new());
        assert_eq!((stop, tally.games()), (Stop::AllPlayed, 6));
        assert!(ears.games.iter().all(|game| game.fault.is_none()), "{manners}: {:?}", tally.endings);
        // Once to play, and once before to see whether it can be.
        assert!((1..=2).contains(&all_gone(&pids)), "{manners}");
        let figures = &tally.players[0].figures;
        assert_eq!(figures.nodes, 20 * figures.moves, "{manners}: what it says is counted");
    }
}

#[test]
fn programs_do_not_depend_on_threads() {
    let folder = tempfile::tempdir().expect("a folder");
    let pids = folder.path().join("pids");
    let of = |concurrency| {
        let mut games = against(engine("none", &pids), 4);
        games.players[1] = engine("none", &pids);
        let rules = ["brandubh-cyningstan", "tawlbwrdd-bell-dice", "tablut-murray"];
        games.openings = a_match(["depth:1", "depth:1"], &rules, 1).openings;
        without_time(play(&Match { concurrency, ..games }, Vec::new()).0)
    };
    assert_eq!(of(1), of(3));
    all_gone(&pids);
}

#[test]
fn programs_play_from_positions_and_long_turns() {
    let folder = tempfile::tempdir().expect("a folder");
    let pids = folder.path().join("pids");
    let mut games = against(engine("none", &pids), 1);
    let find = |name: &str| Ruleset::named(name).map_err(|error| error.to_string());
    let rules = a_match(["depth:1", "depth:1"], &["berserk"], 1).openings;
    let Openings::Random { rules, .. } = rules else { panic!("random openings") };
    let start = hnefi_rules::Position::start(&rules[0].rules);
    games.openings = read_openings(&start.passed().to_string(), &rules, None, &find).expect("a position");
    let (tally, _, ears) = play(&games, Vec::new());
    assert!(ears.games.iter().all(|game| game.fault.is_none()), "{:?}", ears.games.iter().map(|g| &g.fault).collect::<Vec<_>>());
    assert_eq!(tally.games(), 2);
}

#[test]
fn who_takes_longer_than_he_may_loses_on_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let pids = folder.path().join("pids");
    for limit in ["time:1ms", "clock:2ms+1ms"] {
        let mut spec = engine("is slow", &pids);
        spec.limit = limit.parse::<PlayerSpec>().expect("limits").limit;
        let mut games = against(spec, 1);
        games.referee.margin = Duration::ZERO;
        let (tally, stop, ears) = play(&games, Vec::new());
        assert_eq!((stop, tally.players[0].time_losses, tally.a().lost), (Stop::AllPlayed, 2, 2), "{limit}");
        assert!(
            ears.games.iter().all(|game| game.ending == Ending::Board(Reason::OutOfTime) && game.line.tags["end"] == "timeout")
        );
    }
    // The margin forgives what the way through the pipes takes, and more if it is asked to.
    let mut spec = engine("is slow", &pids);
    spec.limit = "time:1ms".parse::<PlayerSpec>().expect("limits").limit;
    let mut games = against(spec, 1);
    (games.referee.margin, games.referee.longest) = (Duration::from_secs(60), 8);
    assert_eq!(play(&games, Vec::new()).0.players[0].time_losses, 0);
    all_gone(&pids);
}

#[test]
fn too_many_faults_in_a_row_end_the_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let pids = folder.path().join("pids");
    let (tally, stop, _) = play(&from_the_start(against(engine("crashes in the game", &pids), 50)), Vec::new());
    let Stop::Faulty { player: Contestant::A, fault } = stop else { panic!("{stop:?}") };
    assert!(fault.contains("exit status: 101"), "{fault}");
    assert_eq!(tally.games(), u64::from(FAULTS_IN_A_ROW));
    all_gone(&pids);
}

#[test]
fn missing_programs_and_bad_options_are_refused() {
    let games = against(
        "./no-such-engine".parse::<PlayerSpec>().map(|spec| PlayerSpec { limit: games_limit(), ..spec }).expect("a player"),
        1,
    );
    let error = games.play(Vec::new(), &mut RecordingObserver::default(), &|| Ok(()), &|| false).expect_err("no program");
    assert!(
        matches!(error, MatchError::Player(_)) && error.to_string().starts_with("cannot start `./no-such-engine`: "),
        "{error}"
    );
    let folder = tempfile::tempdir().expect("a folder");
    let pids = folder.path().join("pids");
    for (option, fault) in [("depth=2", None), ("Contempt=2", Some("it has no option `Contempt`; its options: `Rules`, `Depth`"))]
    {
        let spec = engine("none", &pids).with_options(&[option.to_owned()]).expect("an option");
        let (_, _, ears) = play(&against(spec, 1), Vec::new());
        assert!(ears.games.iter().all(|game| game.fault.as_deref() == fault), "{option}: {:?}", ears.games[0].fault);
    }
    all_gone(&pids);
}

fn games_limit() -> hnefi_match::Limit {
    "nodes:20".parse::<PlayerSpec>().expect("a limit").limit
}

#[test]
fn a_stopped_match_leaves_no_program_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let pids = folder.path().join("pids");
    for manners in ["none", "does not quit"] {
        let games = Match { concurrency: 2, ..against(engine(manners, &pids), 1_000_000) };
        let mut ears = RecordingObserver { enough: Some(3), ..RecordingObserver::default() };
        let asked = std::sync::Arc::clone(&ears.asked);
        let interrupted = move || asked.load(std::sync::atomic::Ordering::Relaxed);
        let (_, stop) = games.play(Vec::new(), &mut ears, &|| Ok(()), &interrupted).expect("games");
        assert_eq!(stop, Stop::Interrupted);
    }
    assert!(all_gone(&pids) >= 2);
}
