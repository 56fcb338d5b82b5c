//! Programs that speak the text protocol of hnefatafl.org as players, in real processes.

#![cfg(unix)]

mod support;

use std::time::Duration;

use hnefi_match::{Ending, Match, Stop};
use hnefi_records::{GameLine, replay_line};
use hnefi_rules::Reason;
use hnefi_rulesets::Ruleset;
use support::{a_match, from_the_start, play, without_time};

fn against(fault: &str, rules: &[&str], pairs: u64) -> Match {
    let program = support::example("test-hnefatafl-org-engine");
    let mut games = a_match(["depth:1", "depth:1"], rules, pairs);
    games.players[0] = format!("name:{fault},hnefatafl-org:'{program}' '{fault}'").parse().expect("a player");
    games.referee.longest = 40;
    games
}

#[test]
fn a_good_program_plays_on_each_board() {
    let games = against("none", &["copenhagen", "copenhagen-13", "brandubh-cyningstan"], 3);
    let (tally, stop, ears) = play(&games, Vec::new());
    assert_eq!((stop, tally.games()), (Stop::AllPlayed, 6));
    for game in &ears.games {
        assert_eq!(game.fault, None);
        let line = GameLine::parse(&game.line.to_json()).expect("a game line");
        replay_line(&line, &Ruleset::named(&line.rules).expect("a rule set")).expect("a game");
    }
    let again = play(&Match { concurrency: 2, ..games }, Vec::new()).0;
    assert_eq!(without_time(tally), without_time(again));
}

#[test]
fn each_fault_loses_its_game_and_is_reported() {
    for (fault, rules, ending, told) in [
        ("hangs", "copenhagen", "hung", "no answer with `=` or `?` within 1 s"),
        ("talks nonsense", "copenhagen", "unreadable-answer", "the answer `play it` cannot be read: it should be `play`"),
        ("finds no move", "copenhagen", "unable", "finds no move: generate_move: the game is over"),
        ("plays by other rules", "copenhagen", "unable", "refuses `play "),
        ("begins elsewhere", "copenhagen", "unable", "begins with /31AAAA3/"),
        ("none", "tablut-murray", "unable", "no board of 9×9: board_size: no board of 9"),
        ("none", "simple-tafl-11", "unable", "begins with /3ttttt3/5t5/"),
    ] {
        let mut games = from_the_start(against(fault, &[rules], 1));
        games.referee.patience = Duration::from_secs(if ending == "hung" { 1 } else { 60 });
        let (tally, _, ears) = play(&games, Vec::new());
        assert_eq!((tally.a().lost, tally.players[0].faults.get(ending)), (2, Some(&2)), "{fault}: {:?}", tally.endings);
        for game in &ears.games {
            assert!(game.fault.as_ref().is_some_and(|words| words.contains(told)), "{fault}: {:?}", game.fault);
        }
    }
}

#[test]
fn who_gives_up_has_lost_without_a_fault() {
    let (tally, stop, ears) = play(&against("gives up", &["copenhagen"], 1), Vec::new());
    assert_eq!((stop, tally.a().lost), (Stop::AllPlayed, 2));
    for game in &ears.games {
        assert_eq!((game.ending, &game.fault), (Ending::Board(Reason::Resigned), &None));
        let line = GameLine::parse(&game.line.to_json()).expect("a game line");
        replay_line(&line, &Ruleset::named(&line.rules).expect("a rule set")).expect("a game that was given up");
    }
}
