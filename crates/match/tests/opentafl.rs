//! Programs that speak the OpenTafl engine protocol as players, in real processes.

#![cfg(unix)]

mod support;

use std::time::Duration;

use hnefi_match::player::PlayerSpec;
use hnefi_match::{Contestant, Match, MatchError, Stop};
use hnefi_records::{GameLine, replay_line};
use hnefi_rulesets::Ruleset;
use support::{RecordingObserver, a_match, from_the_start, play, without_time};

fn against(fault: &str, rules: &[&str], pairs: u64) -> Match {
    let program = support::example("test-opentafl-engine");
    let mut games = a_match(["depth:1", "depth:1"], rules, pairs);
    games.players[0] = format!("name:{fault},opentafl:'{program}' '{fault}'").parse().expect("a player");
    games.referee.longest = 40;
    games
}

/// One that parts nothing with the host: it has the same idea of every board, over rule sets of every size.
#[test]
fn a_good_program_plays_by_the_rules_sent() {
    let rules = ["brandub-opentafl", "tablut-brainking", "fetlar", "brandubh-wtf"];
    for manners in ["none", "asks back"] {
        let (tally, stop, ears) = play(&against(manners, &rules, 4), Vec::new());
        assert_eq!((stop, tally.games()), (Stop::AllPlayed, 8), "{manners}");
        for game in &ears.games {
            assert_eq!(game.fault, None, "{manners}: {}", game.rules);
            let line = GameLine::parse(&game.line.to_json()).expect("a game line");
            replay_line(&line, &Ruleset::named(&line.rules).expect("a rule set")).expect("a game");
        }
    }
}

#[test]
fn its_games_do_not_depend_on_threads() {
    let of = |concurrency| without_time(play(&Match { concurrency, ..against("none", &["brandub-opentafl"], 2) }, Vec::new()).0);
    assert_eq!(of(1), of(2));
}

#[test]
fn each_fault_loses_its_game_and_is_reported() {
    for (fault, ending, told) in [
        ("says no hello", "hung", "no `hello` within 1 s"),
        ("hangs", "hung", "no `move` within 1 s"),
        ("asks for ever", "hung", "no `move` within 1 s"),
        ("talks nonsense", "unreadable-answer", "the answer `it` cannot be read: `move`: column 1: `it` is not a move"),
        ("moves what it may not", "illegal-move", "move `a1-a2`"),
        ("gives up", "unable", "the tree is full"),
    ] {
        let mut games = from_the_start(against(fault, &["brandub-opentafl"], 1));
        games.referee.patience = Duration::from_secs(if ending == "hung" { 1 } else { 60 });
        let (tally, _, ears) = play(&games, Vec::new());
        assert_eq!((tally.a().lost, tally.players[0].faults.get(ending)), (2, Some(&2)), "{fault}: {:?}", tally.endings);
        for game in &ears.games {
            assert!(game.fault.as_ref().is_some_and(|words| words.contains(told)), "{fault}: {:?}", game.fault);
            assert_eq!(game.lost_by(), Some(Contestant::A));
        }
    }
}

#[test]
fn move_times_are_kept() {
    let mut games = against("none", &["brandub-opentafl"], 1);
    games.players[0].limit = "time:60s".parse::<PlayerSpec>().expect("a limit").limit;
    let (tally, _, ears) = play(&games, Vec::new());
    assert!(ears.games.iter().all(|game| game.fault.is_none()) && tally.players[0].time_losses == 0);
}

#[test]
fn rules_that_cannot_be_sent_are_refused() {
    let error =
        against("none", &["fetlar", "copenhagen"], 1).play(Vec::new(), &mut RecordingObserver::default(), &|| Ok(()), &|| false);
    let error = error.expect_err("a repetition that OpenTafl does not know");
    assert!(matches!(error, MatchError::Player(_)));
    assert!(error.to_string().contains("cannot say, of `copenhagen`: `repetition = defenders-lose`"), "{error}");
}
