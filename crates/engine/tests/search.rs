//! The search as its callers see it: the same answer every time, an end when it is asked for, a line that can be played.

mod support;

use std::cell::Cell;

use hnefi_engine::{Limits, ScoreKind, Searcher, bench};
use hnefi_rules::{Game, Ruleset, Setup, Side};
use support::{Chance, rulesets, wander};

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
        let report = &mut |progress: &hnefi_engine::Progress<'_>| {
            if progress.depth == 1 {
                first_depth = progress.nodes;
            }
        };
        let found = Searcher::new(2).search(&game, &Limits::default(), &should_stop, report);
        assert!(found.best.is_some());
        if !found.score.is_decided() {
            assert_eq!(asked.get(), 13, "{}: asked again after the answer was yes", rules.id());
            assert!(found.nodes <= first_depth + 13 * 1_024, "{}: {found:?}", rules.id());
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

/// Changes with everything that changes the search's choices, and with nothing else.
const FINGERPRINT: u64 = 54_220;

#[test]
fn the_fingerprint_is_the_pinned_one() {
    let mut positions = 0;
    let totals = bench::bench(Some(3), &mut |_| positions += 1);
    assert_eq!((totals.positions, positions), (bench::POSITIONS.len() as u64, bench::POSITIONS.len()));
    assert_eq!(totals.nodes, FINGERPRINT, "another search: look at games, then pin the new number");
}
