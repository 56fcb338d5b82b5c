//! Matches of the engine against itself: the number of threads does not change them, openings are mirrored, games are legal.

mod support;

use std::collections::BTreeMap;

use hnefi_match::{Balance, COPIES_IN_A_ROW, Contestant, Ending, Match, MatchJournal, NamedRules, Stop, read_openings};
use hnefi_records::{GameLine, replay_line};
use hnefi_rules::Side;
use hnefi_rulesets::Ruleset;
use hnefi_statistics::{Decision, Model, Sprt};
use support::{RecordingObserver, a_match, from_the_start, play, without_time};

#[test]
fn totals_do_not_depend_on_threads() {
    let rules = ["brandubh-cyningstan", "tawlbwrdd-bell-dice", "brandubh-throneless"];
    let of = |concurrency| {
        let games = Match { concurrency, ..a_match(["depth:1", "level:2"], &rules, 9) };
        let (tally, stop, mut ears) = play(&games, Vec::new());
        assert_eq!(stop, Stop::AllPlayed);
        ears.games.sort_by_key(|game| (game.pair, game.side_of_a));
        let lines: Vec<_> = ears.games.iter().map(|game| (game.line.moves.clone(), game.ending)).collect();
        (without_time(tally), lines)
    };
    let alone = of(1);
    assert_eq!(alone.1.len(), 18);
    for concurrency in [2, 5] {
        assert_eq!(of(concurrency), alone);
    }
}

#[test]
fn a_pair_has_one_opening_with_sides_swapped() {
    let games = a_match(["depth:1", "nodes:50"], &["brandubh-cyningstan", "tawlbwrdd-bell-dice"], 6);
    let (_, _, ears) = play(&games, Vec::new());
    let mut pairs: BTreeMap<u64, Vec<_>> = BTreeMap::new();
    ears.games.iter().for_each(|game| pairs.entry(game.pair).or_default().push(game));
    assert_eq!(pairs.len(), 6);
    for (pair, both) in pairs {
        let [first, second] = both[..] else { panic!("two games a pair") };
        assert_eq!((first.side_of_a, second.side_of_a), (Side::Attackers, Side::Defenders));
        assert_eq!((&first.rules, &first.line.start), (&second.rules, &second.line.start));
        let opening = games.openings.of_pair(games.seed, pair).expect("an opening");
        let moves: Vec<String> = opening.game.plies().iter().map(hnefi_rules::Ply::text).collect();
        assert_eq!(moves.len(), 4);
        for game in [first, second] {
            assert_eq!(game.line.moves[..4], moves[..], "pair {pair}");
        }
        let who = |game: &hnefi_match::GameReport, side: &str| game.line.tags[side].as_str().map(str::to_owned);
        assert_eq!(who(first, "attackers"), who(second, "defenders"));
        assert_eq!(who(first, "defenders"), who(second, "attackers"));
    }
}

#[test]
fn every_game_replays_and_ends_as_its_line_says() {
    let mut games = a_match(["depth:1", "level:1"], &["brandubh-cyningstan", "tawlbwrdd-bell-dice", "tablut-murray"], 6);
    games.referee.longest = 30;
    games.referee.notes = true;
    let (tally, _, ears) = play(&games, Vec::new());
    for report in &ears.games {
        let line = GameLine::parse(&report.line.to_json()).expect("a game line");
        let game = replay_line(&line, &Ruleset::named(&line.rules).expect("a rule set")).expect("a game");
        match report.ending {
            Ending::Board(reason) => assert_eq!(game.outcome().map(|o| (o.winner, o.reason)), Some((report.winner, reason))),
            ending => assert_eq!((ending, game.outcome(), report.winner), (Ending::LongestGame, None, None)),
        }
        assert!(report.plies <= 30 && line.notes.iter().any(|note| note.extras.contains_key("score")));
    }
    assert_eq!(tally.games(), 12);
    assert_eq!(tally.a().games(), 12);
    assert_eq!(tally.a_attacking.games(), 6);
    assert_eq!(tally.endings.values().sum::<u64>(), 12);
    assert_eq!(tally.rules.values().map(|rules| rules.attackers.games()).sum::<u64>(), 12);
}

/// A deeper search is stronger, and the test says so after the same pair each time.
#[test]
fn sprt_stops_at_the_same_pair_on_any_threads() {
    let sprt = Sprt::new(0.0, 200.0, 0.05, 0.05, Model::Logistic).expect("a test");
    let of = |concurrency| {
        let games = a_match(["depth:3", "level:1"], &["brandubh-cyningstan"], 200);
        let (tally, stop, ears) = play(&Match { concurrency, sprt: Some(sprt), ..games }, Vec::new());
        assert_eq!(stop, Stop::Decided(Decision::H1));
        assert!(tally.pairs.pairs() < 200 && ears.games.len() as u64 >= tally.games());
        without_time(tally)
    };
    assert_eq!(of(1), of(3));
}

#[test]
fn a_match_resumes_where_its_file_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.jsonl");
    let games = a_match(["depth:1", "nodes:60"], &["brandubh-cyningstan", "tablut-murray"], 5);
    let (whole, _, ears) = play(&games, Vec::new());
    for kept in 0..=ears.games.len() {
        let text: String = ears.games[..kept].iter().map(|game| game.line.to_json() + "\n").collect();
        // The game that was being written when the power went out.
        let begun = ears.games.get(kept).map(|game| game.line.to_json()[..40].to_owned()).unwrap_or_default();
        std::fs::write(&path, text + &begun).expect("written");
        let (mut journal, earlier) = MatchJournal::open(&path, &games.settings, None).expect("a file of this match");
        assert_eq!(earlier.len(), kept);
        let (tally, stop, ears) = play(&games, earlier);
        assert_eq!((stop, ears.games.len()), (Stop::AllPlayed, 10 - kept));
        ears.games.iter().for_each(|game| journal.write(game).expect("written"));
        drop(journal);
        assert_eq!(without_time(tally), without_time(whole.clone()));
        let (_, all) = MatchJournal::open(&path, &games.settings, None).expect("a whole file");
        assert_eq!(all.len(), 10);
    }
}

#[test]
fn a_file_of_something_else_is_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.jsonl");
    let games = a_match(["depth:1", "nodes:60"], &["brandubh-cyningstan"], 1);
    let (_, _, ears) = play(&games, Vec::new());
    let line = ears.games[0].line.to_json() + "\n";
    for (text, says) in [
        ("{\"rules\":\"tablut-murray\",\"moves\":[]}\n", "line 1: not a game of a match: the tag `match` is missing"),
        ("a letter to a friend", "line 1: not a game line"),
        ("\na letter\n", "line 2: not a game line"),
        ("{\"name\":\"somebody\"}", "line 1: not a game line"),
        ("{\"na", "line 1: not a game line"),
        ("{\"id\":\"1\",\"rules\":\"tablut-murray\",\"moves\":[]}", "line 1: not a game of a match"),
        (line.trim_end(), "line 1: a game of another match: `some match`, not `another match`"),
        (line.as_str(), "line 1: a game of another match: `some match`, not `another match`"),
    ] {
        std::fs::write(&path, text).expect("written");
        let error = MatchJournal::open(&path, "another match", None).expect_err(says).to_string();
        assert!(error.contains(says), "{error}");
        assert_eq!(std::fs::read_to_string(&path).expect("read"), text);
    }
}

#[test]
fn a_stopped_match_keeps_the_games_that_have_ended() {
    let games = Match { concurrency: 2, ..a_match(["depth:1", "depth:1"], &["brandubh-cyningstan"], 1_000_000) };
    let mut ears = RecordingObserver { enough: Some(7), ..RecordingObserver::default() };
    let asked = std::sync::Arc::clone(&ears.asked);
    let interrupted = move || asked.load(std::sync::atomic::Ordering::Relaxed);
    let (tally, stop) = games.play(Vec::new(), &mut ears, &|| Ok(()), &interrupted).expect("games");
    assert_eq!(stop, Stop::Interrupted);
    assert!(ears.games.len() >= 7 && tally.games() <= ears.games.len() as u64);
}

#[test]
fn a_game_seen_as_won_by_both_is_adjudicated() {
    let mut games = a_match(["depth:3", "depth:3"], &["brandubh-cyningstan"], 8);
    games.referee.adjudicate = Some(2);
    let (tally, _, ears) = play(&games, Vec::new());
    let (played, _, _) = play(&Match { referee: hnefi_match::Referee::default(), ..games }, Vec::new());
    assert!(tally.endings.get("adjudicated").is_some_and(|count| *count > 0), "{:?}", tally.endings);
    assert!(tally.plies < played.plies, "adjudicated games are shorter");
    for game in ears.games.iter().filter(|game| game.ending == Ending::Adjudicated) {
        assert!(game.won_by().is_some() && game.line.tags["end"] == "unstated");
        assert_eq!(game.lost_by(), game.won_by().map(Contestant::other));
    }
}

/// Players who count positions play the same games from the same opening: they are to be had once, and decide nothing twice.
#[test]
fn used_up_openings_end_the_match() {
    let sprt = Sprt::new(0.0, 100.0, 0.05, 0.05, Model::Logistic).expect("a test");
    let lines = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ a -\n/3t3/2t4/3T3/ttTKTtt/3T3/3t3/3t3/ d -";
    let rules =
        [NamedRules { name: "brandubh-cyningstan".to_owned(), rules: Ruleset::named("brandubh-cyningstan").expect("rules") }];
    let openings = read_openings(lines, &rules, None, &|name| Err(format!("no `{name}`"))).expect("two openings");
    let two = |players: [&str; 2]| {
        let games = a_match(players, &["brandubh-cyningstan"], 500);
        Match { openings: openings.clone(), sprt: Some(sprt), ..games }
    };
    for concurrency in [1, 3] {
        let games = Match { concurrency, ..two(["nodes:300", "nodes:40"]) };
        assert_eq!(games.different_pairs(), 2);
        let (tally, stop, ears) = play(&games, Vec::new());
        assert_eq!((stop, tally.games(), tally.copies, ears.games.len()), (Stop::NothingNew, 4, 0, 4));
    }
    // Whether a program repeats itself is seen by its games: the match ends when nothing new has come for a while.
    let level = two(["level:8", "nodes:40"]);
    assert_eq!(level.different_pairs(), 500, "a level thinks by the clock, and may play otherwise");
    let mut untouched = a_match(["nodes:300", "nodes:40"], &["brandubh-cyningstan"], 500);
    untouched = from_the_start(untouched);
    untouched.sprt = Some(sprt);
    let (tally, stop, _) = play(&untouched, Vec::new());
    assert_eq!((stop, tally.games(), tally.copies), (Stop::NothingNew, 2, COPIES_IN_A_ROW));
}

#[test]
fn a_file_of_games_keeps_its_test() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.jsonl");
    let sprt = |elo1| Sprt::new(0.0, elo1, 0.05, 0.05, Model::Logistic).expect("a test");
    let games = Match { sprt: Some(sprt(30.0)), ..a_match(["depth:1", "nodes:60"], &["brandubh-cyningstan"], 1) };
    let (mut journal, _) = MatchJournal::open(&path, &games.settings, games.sprt.as_ref()).expect("a new file");
    let (_, _, ears) = play(&games, Vec::new());
    ears.games.iter().for_each(|game| journal.write(game).expect("written"));
    let busy = MatchJournal::open(&path, &games.settings, None).expect_err("it is being written").to_string();
    assert!(busy.contains("another hnefi is writing to it"), "{busy}");
    drop(journal);
    let (_, same) = MatchJournal::open(&path, &games.settings, Some(&sprt(30.0))).expect("the same test");
    assert_eq!(same[0].test(), Some("SPRT 0 30 (Elo), alpha 0.05, beta 0.05"));
    let other = MatchJournal::open(&path, &games.settings, Some(&sprt(10.0))).expect_err("another test").to_string();
    assert!(other.contains("was started with the test `SPRT 0 30 (Elo)") && other.contains("not with `SPRT 0 10"), "{other}");
    assert!(MatchJournal::open(&path, &games.settings, None).is_ok(), "without a test they are games like others");
}

#[test]
fn openings_can_be_asked_to_be_even() {
    let mut games = a_match(["depth:1", "depth:1"], &["brandubh-cyningstan"], 3);
    let hnefi_match::Openings::Random { balance, .. } = &mut games.openings else { panic!("random openings") };
    *balance = Some(Balance { nodes: 300, within: 100 });
    let (tally, stop, _) = play(&games, Vec::new());
    assert_eq!((tally.games(), stop), (6, Stop::AllPlayed));
}
