//! The search as its callers see it: the same answer every time, an end when it is asked for, a line that can be played.

mod support;

use std::cell::Cell;
use std::collections::BTreeSet;

use hnefi_engine::{Level, Limits, ScoreKind, Searcher, bench};
use hnefi_rules::{Game, Move, Setup, Side};
use hnefi_rulesets::Ruleset;
use support::{Chance, add_a_die, rulesets, wander, with_a_die};

#[test]
fn a_search_of_so_many_nodes_always_finds_the_same() {
    for id in ["alea-walker-2015", "tablut-murray", "tawlbwrdd-bell-dice"] {
        let rules = Ruleset::named(id).expect(id);
        let game = wander(&rules, &mut Chance(9), 20);
        let find = || Searcher::new(2).search(&game, &Limits::nodes(20_000), &|| false, &mut |_| {});
        let found = find();
        assert_eq!(found, find());
        assert!(found.nodes <= 20_003 && found.depth >= 2, "{id}: {found:?}");

        let mut again = Searcher::new(2);
        again.search(&Game::new(&rules), &Limits::nodes(3_000), &|| false, &mut |_| {});
        again.new_game();
        assert_eq!(
            found,
            again.search(&game, &Limits::nodes(20_000), &|| false, &mut |_| {}),
            "{id}: something was not forgotten"
        );
    }
}

#[test]
fn what_is_known_of_other_rules_is_forgotten() {
    // Two variants of one board, so that the positions of one stand in the table of the other.
    let game = |id: &str| Game::new(&Ruleset::named(id).expect(id));
    let (one, other) = (game("brandubh-cyningstan"), game("brandubh-wtf"));
    let search = |searcher: &mut Searcher, game: &Game| searcher.search(game, &Limits::nodes(20_000), &|| false, &mut |_| {});
    let expected = search(&mut Searcher::new(2), &other);
    let mut used = Searcher::new(2);
    search(&mut used, &one);
    assert_eq!(search(&mut used, &other), expected);
    assert_ne!(search(&mut used, &other), expected, "by the same rules again the table is of use");
    let level = Level::try_from(5).expect("a level");
    let choose = |searcher: &mut Searcher| level.choose(searcher, &one, 3, &|| false, &mut |_| {});
    assert_eq!(choose(&mut used), choose(&mut Searcher::new(2)));
}

#[test]
fn a_search_ends_when_it_is_told_to() {
    for rules in rulesets() {
        let game = wander(&rules, &mut Chance(4), 10);
        if game.outcome().is_some() {
            continue;
        }
        let asked = Cell::new(0_u64);
        let should_stop = || {
            asked.set(asked.get() + 1);
            asked.get() > 12
        };
        let mut first_depth = 0;
        let report = &mut |progress: &hnefi_engine::SearchInfo<'_>| {
            if progress.depth == 1 {
                first_depth = progress.nodes;
            }
        };
        let found = Searcher::new(2).search(&game, &Limits::default(), &should_stop, report);
        assert!(found.best.is_some());
        if !found.score.is_decided() {
            assert_eq!(asked.get(), 13, "{}: asked again after the answer was yes", rules.id());
            assert!(found.nodes <= first_depth + 13 * 256, "{}: {found:?}", rules.id());
        }
        assert!(first_depth < 50_000, "{}: the depth that nothing stops took {first_depth} positions", rules.id());
    }
}

#[test]
fn the_line_expected_can_be_played() {
    for rules in rulesets() {
        for seed in 0..3 {
            let mut game = wander(&rules, &mut Chance(seed), 12);
            let found = Searcher::new(2).search(&game, &Limits::nodes(8_000), &|| false, &mut |_| {});
            assert_eq!(found.pv.first().copied(), found.best);
            let Some(side) = game.side() else { continue };
            for mv in &found.pv {
                if game.awaits_throw() {
                    game.throw(1).expect("a throw is awaited");
                }
                game.play(*mv).unwrap_or_else(|e| panic!("{}: {e}", rules.id()));
            }
            if let ScoreKind::Win { side: winner, plies } = found.score.from_attackers_view(side)
                && plies as usize == found.pv.len()
            {
                assert_eq!(game.outcome().and_then(|o| o.winner), Some(winner), "{}", rules.id());
            }
        }
    }
}

#[test]
fn depth_and_game_over_are_respected() {
    let rules = Ruleset::named("tablut-murray").expect("built in");
    let mut depths = Vec::new();
    let found = Searcher::new(1).search(&Game::new(&rules), &Limits::depth(3), &|| false, &mut |p| depths.push(p.depth));
    assert_eq!((found.depth, depths), (3, vec![1, 2, 3]));

    let mut over = Game::new(&rules);
    over.resign(Side::Attackers);
    assert_eq!(Searcher::new(1).search(&over, &Limits::depth(3), &|| false, &mut |_| {}).best, None);
}

#[test]
fn multipv_finds_the_lines_asked_for_with_different_moves() {
    let mut full = 0;
    for rules in rulesets() {
        let game = wander(&rules, &mut Chance(3), 8);
        let moves = game.legal_moves();
        let mut reports: Vec<(u32, usize, Vec<Move>)> = Vec::new();
        let mut scores = Vec::new();
        let limits = Limits { lines: 4, ..Limits::depth(2) };
        let found = Searcher::new(2).search(&game, &limits, &|| false, &mut |p| {
            reports.push((p.depth, p.line, p.pv.to_vec()));
            scores.push((p.depth, p.score));
            assert!(p.seldepth >= p.depth && p.hashfull <= 1_000);
        });
        let last: Vec<_> = reports.iter().filter(|(depth, ..)| *depth == found.depth).collect();
        assert_eq!(found.best, last[0].2.first().copied(), "{}", rules.id());
        assert!(last.iter().map(|(_, line, _)| *line).eq(1..=last.len()), "{}: {last:?}", rules.id());
        // Moves that lose at once have no line.
        assert!(last.len() <= 4.min(moves.len()), "{}: {last:?}", rules.id());
        full += usize::from(last.len() == 4);
        let firsts: BTreeSet<String> = last.iter().map(|(.., pv)| pv[0].to_string()).collect();
        assert_eq!(firsts.len(), last.len(), "{}: {last:?}", rules.id());
        assert!(scores.is_sorted_by(|a, b| a.0 < b.0 || a.0 == b.0 && a.1 >= b.1), "{}: {scores:?}", rules.id());
    }
    assert!(full > 10, "lines of their own are missing where nothing is decided");
}

#[test]
fn only_the_moves_asked_for_are_looked_at() {
    let rules = Ruleset::named("tablut-murray").expect("built in");
    let game = Game::new(&rules);
    let all = game.legal_moves();
    let moves = vec![all[7], all[30]];
    let limits = Limits { moves: moves.clone(), lines: 5, ..Limits::depth(3) };
    let mut seen = BTreeSet::new();
    let found = Searcher::new(2).search(&game, &limits, &|| false, &mut |p| {
        seen.insert(p.pv[0].to_string());
    });
    assert!(moves.contains(&found.best.expect("a move")));
    assert_eq!(seen, moves.iter().map(Move::to_string).collect());
}

#[test]
fn a_win_that_is_near_enough_ends_the_search() {
    let (id, text, ..) = FORCED[1];
    let rules = Ruleset::named(id).expect(id);
    let position = text.parse::<Setup>().expect(text).position(&rules).expect(text);
    let game = Game::from_position(&rules, position);
    let limits = Limits { win_in: Some(7), ..Limits::nodes(2_000_000) };
    let found = Searcher::new(8).search(&game, &limits, &|| false, &mut |_| {});
    let ScoreKind::Win { plies, .. } = found.score.from_attackers_view(Side::Attackers) else { panic!("{found:?}") };
    assert!(plies <= 7 && found.nodes < 2_000_000, "{found:?}");
}

/// Rule set, position, winner, in how many plies at most.
const FORCED: &[(&str, &str, Side, u32)] = &[
    ("tafl-simple-edge", "/5t5/11/3t7/11/11/2t2K2t2/11/11/5t5/11/11/ d -", Side::Defenders, 3),
    ("tafl-simple-edge", "/11/5t5/3t7/11/4t1t4/2t1tK5/5T5/5t2t2/5t5/11/11/ a -", Side::Attackers, 7),
];

#[test]
fn short_wins_are_found() {
    for (id, text, winner, plies) in FORCED {
        let rules = Ruleset::named(id).expect(id);
        let position = text.parse::<Setup>().expect(text).position(&rules).expect(text);
        let game = Game::from_position(&rules, position);
        let found = Searcher::new(8).search(&game, &Limits::nodes(150_000), &|| false, &mut |_| {});
        let side = game.side().expect("the game goes on");
        match found.score.from_attackers_view(side) {
            ScoreKind::Win { side, plies: in_plies } if side == *winner && in_plies <= *plies => {}
            other => panic!("{text}: {other}, {found:?}"),
        }
    }
}

/// Two ways out for the king after a move; the attackers have no move, or one man that is free.
const STUCK: &str = "/7/7/7/3K3/T6/tT5/7/ d -";
const FREE: &str = "/7/6t/7/3K3/T6/tT5/7/ d -";

fn searched(rules: &Ruleset, text: &str) -> ScoreKind {
    let position = text.parse::<Setup>().expect(text).position(rules).expect(text);
    let game = Game::from_position(rules, position);
    let found = Searcher::new(8).search(&game, &Limits::nodes(30_000), &|| false, &mut |_| {});
    found.score.from_attackers_view(game.side().expect("the game goes on"))
}

#[test]
fn a_win_is_forced_only_if_no_throw_prevents_it() {
    let without = Ruleset::named("brandubh-cyningstan").expect("built in");
    let with = add_a_die("brandubh-cyningstan", "pass");
    let defenders_in = |plies| ScoreKind::Win { side: Side::Defenders, plies };
    assert_eq!(searched(&without, FREE), defenders_in(3));
    assert!(matches!(searched(&with, FREE), ScoreKind::Value(..-300)), "the attackers may be given many turns");
    // However many turns the defenders lose, nobody else ever moves.
    assert_eq!(searched(&with, STUCK), defenders_in(3));
    // The attackers, having no move, do not even throw.
    assert_eq!(searched(&add_a_die("brandubh-cyningstan", "loss"), STUCK), defenders_in(1));
    let at_once = FREE.replace("3K3", "7").replace("tT5/7", "tT5/3K3");
    assert_eq!(searched(&with, &at_once), defenders_in(1), "the throw has been made");

    let (id, two_ways_out, ..) = FORCED[0];
    assert!(matches!(searched(&add_a_die(id, "pass"), two_ways_out), ScoreKind::Value(..-300)), "the king may be caught");
}

#[test]
fn no_level_takes_what_a_throw_can_change_for_decided() {
    for rules in with_a_die() {
        for seed in 0..6 {
            let game = wander(&rules, &mut Chance(seed), 30);
            for level in Level::ALL {
                let found = level.choose(&mut Searcher::new(1), &game, seed, &|| true, &mut |_| {});
                let plies = found.score.is_decided().then_some(found.pv.len());
                assert!(plies.is_none_or(|plies| plies <= 1), "level {level}, {}: {found:?}", game.position());
            }
        }
    }
}

/// Changes with everything that changes the search's choices, and with nothing else.
const FINGERPRINT: u64 = 15_841;

#[test]
fn the_fingerprint_is_the_pinned_one() {
    let mut positions = 0;
    let totals = bench::bench(Some(3), &mut |_| positions += 1);
    assert_eq!((totals.positions, positions), (bench::POSITIONS.len() as u64, bench::POSITIONS.len()));
    assert_eq!(totals.nodes, FINGERPRINT, "another search: look at games, then pin the new number");
}

#[test]
fn several_threads_search_as_deep_and_stop_when_told() {
    let rules = Ruleset::named("tawlbwrdd-bell-dice").expect("built in");
    let game = wander(&rules, &mut Chance(5), 12);
    let alone = Searcher::new(16).search(&game, &Limits::depth(6), &|| false, &mut |_| {});
    let mut searcher = Searcher::new(16);
    searcher.set_threads(3);
    let mut reported = 0;
    let together = searcher.search(&game, &Limits::depth(6), &|| false, &mut |progress| reported = progress.nodes);
    assert_eq!(together.depth, alone.depth);
    assert!(game.legal_moves().contains(&together.best.expect("the game is not over")));
    assert!(reported > 0 && together.nodes >= reported);
    // Told to stop, all of them stop; a search on one thread is possible again.
    let stopped = searcher.search(&game, &Limits::default(), &|| true, &mut |_| {});
    assert!(stopped.best.is_some());
    searcher.set_threads(1);
    searcher.new_game();
    assert_eq!(searcher.search(&game, &Limits::depth(6), &|| false, &mut |_| {}), alone);
}
