//! The solver against a suite of positions with forced wins, each checked by the rules alone: every reply is played, and shorter wins are looked
//! for by trying all moves.

use std::collections::HashMap;

use hnefi_engine::solver::{Doubt, Goal, Solved, Solver, Verdict, Win};
use hnefi_engine::{Limits, ScoreKind, Searcher};
use hnefi_rules::{Game, Move, Position, RuleKey, Setup, Side};
use hnefi_rulesets::Ruleset;

/// One line of the suite.
struct Forced {
    rules: Ruleset,
    goal: Goal,
    plies: u32,
    game: Game,
    text: &'static str,
}

/// Rule set, what is forced, in how many plies, position.
const SUITE: &str = include_str!("forced.tsv");

fn suite() -> impl Iterator<Item = Forced> {
    SUITE.lines().filter(|line| !line.starts_with('#')).map(|text| {
        let columns: Vec<&str> = text.split('\t').collect();
        let [id, goal, plies, position] = columns[..] else { panic!("{text}: four columns") };
        let goal = match goal {
            "escape" => Goal::Escape,
            "capture" => Goal::Capture,
            other => panic!("{text}: no goal `{other}`"),
        };
        let rules = Ruleset::named(id).unwrap_or_else(|error| panic!("{text}: {error}"));
        let setup: Setup = position.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let position = setup.position(&rules).unwrap_or_else(|error| panic!("{text}: {error}"));
        let game = Game::from_position(&rules, position);
        Forced { rules, goal, plies: plies.parse().expect(text), game, text }
    })
}

fn solve(solver: &mut Solver, game: &Game, goal: Goal) -> Solved {
    solver.solve(game, goal, 200_000, &|| false, &mut |_| {})
}

fn won(solved: Solved, what: &str) -> Win {
    match solved.verdict {
        Verdict::Won(win) => win,
        other => panic!("{what}: {other:?}"),
    }
}

#[test]
fn the_suite_is_solved_in_the_known_plies_by_legal_lines() {
    let mut solver = Solver::new(16);
    let (mut families, mut positions) = (std::collections::BTreeSet::new(), 0);
    for forced in suite() {
        let win = won(solve(&mut solver, &forced.game, forced.goal), forced.text);
        assert!(win.shortest, "{}", forced.text);
        assert_eq!(win.plies, forced.plies, "{}", forced.text);
        let mut game = forced.game.clone();
        for mv in &win.line {
            game.play(*mv).unwrap_or_else(|error| panic!("{}: {error}", forced.text));
        }
        assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(forced.goal.winner()), "{}", forced.text);
        assert_eq!(game.plies().len() as u32, forced.plies, "{}", forced.text);
        positions += 1;
        families.insert((forced.rules.size(), forced.goal == Goal::Escape));
    }
    assert!(positions >= 100 && families.len() >= 10, "{positions} positions, {families:?}");
}

/// Plays every reply, in the whole tree of the prover's answers: whatever the other side does, the game itself says that the prover has
/// won, within the plies that were promised.
fn holds(solver: &mut Solver, game: &Game, goal: Goal, plies: u32, has_past: bool, seen: &mut HashMap<Vec<u8>, u32>, what: &str) {
    if let Some(outcome) = game.outcome() {
        assert_eq!(outcome.winner, Some(goal.winner()), "{what}: {}", game.position());
        return;
    }
    assert!(plies > 0, "{what}: {} should be over", game.position());
    let key = format!("{}", game.position()).into_bytes();
    if seen.get(&key).is_some_and(|before| *before <= plies) {
        return;
    }
    seen.insert(key, plies);
    if game.side() == Some(goal.winner()) {
        let win = won(solve(solver, game, goal), what);
        assert!(win.plies <= plies, "{what}: {} takes {} plies, not {plies}", game.position(), win.plies);
        let mut next = game.clone();
        let turns = next.plies().len();
        next.play(win.line[0]).unwrap_or_else(|error| panic!("{what}: {error}"));
        let passed = (next.plies().len() - turns) as u32;
        holds(solver, &next, goal, plies.saturating_sub(passed), has_past, seen, what);
        return;
    }
    for mv in game.legal_moves() {
        // What does not parry ends at once: seen by trying the prover's moves, not by asking the solver. Unless positions have been on the
        // board before, the game has nothing to add to that.
        let (after, decided) = winner(game.position(), game.variant(), mv);
        let prevents_nothing = decided.is_none()
            && plies > 1
            && after.side() == goal.winner()
            && wins_at_once(&after, game.variant(), goal.winner());
        if prevents_nothing && !has_past {
            continue;
        }
        let mut next = game.clone();
        let turns = next.plies().len();
        next.play(mv).unwrap_or_else(|error| panic!("{what}: {error}"));
        if prevents_nothing && next.side() == Some(goal.winner()) {
            continue;
        }
        let passed = (next.plies().len() - turns) as u32;
        holds(solver, &next, goal, plies.saturating_sub(passed), has_past, seen, what);
    }
}

fn wins_at_once(position: &Position, rules: &hnefi_rules::Variant, side: Side) -> bool {
    position.legal_moves(rules.compiled()).into_iter().any(|mv| winner(position, rules, mv).1 == Some(side))
}

/// A position after a move, and who has won by it.
fn winner(position: &Position, rules: &hnefi_rules::Variant, mv: Move) -> (Position, Option<Side>) {
    let mut next = position.clone();
    let effect = next.play(rules.compiled(), mv);
    let winner = if effect.king_captured {
        Some(Side::Attackers)
    } else if effect.king_escaped {
        Some(Side::Defenders)
    } else {
        effect.ending.map(hnefi_rules::Ending::winner)
    };
    (next, winner)
}

#[test]
fn the_suite_is_won_against_every_reply() {
    let mut solver = Solver::new(4);
    // Every reply on a large board takes long.
    for forced in suite().filter(|forced| forced.plies <= if forced.rules.size() <= 9 { 9 } else { 5 }) {
        holds(&mut solver, &forced.game, forced.goal, forced.plies, false, &mut HashMap::new(), forced.text);
    }
}

/// Whether a side wins within a number of plies, by a search of the whole tree.
fn wins_within(position: &Position, rules: &hnefi_rules::Variant, side: Side, plies: u32) -> bool {
    if plies == 0 {
        return false;
    }
    let moves = position.legal_moves(rules.compiled());
    if position.side() == side {
        if wins_at_once(position, rules, side) {
            return true;
        }
        return plies > 2
            && moves.into_iter().any(|mv| {
                let (next, winner) = winner(position, rules, mv);
                winner.is_none() && wins_within(&next, rules, side, plies - 1)
            });
    }
    !moves.is_empty()
        && moves.into_iter().all(|mv| {
            let (next, winner) = winner(position, rules, mv);
            winner.map_or_else(|| wins_within(&next, rules, side, plies - 1), |winner| winner == side)
        })
}

#[test]
fn no_win_of_any_kind_is_shorter() {
    let (mut checked, mut shorter) = (0, Vec::new());
    for forced in suite() {
        let side = forced.goal.winner();
        let position = forced.game.position();
        let moves = forced.game.legal_moves().len() as u64;
        // The whole tree of three plies, four with the other side to move: as much as fits.
        let plies = (forced.plies - 1).min(if forced.game.side() == Some(side) { 3 } else { 4 });
        let leaves = moves.pow(if plies > 2 { 3 } else { 2 });
        if leaves > 3_000_000 {
            continue;
        }
        if wins_within(position, &forced.rules, side, plies) {
            shorter.push(format!("{}: won within {plies}", forced.text));
        }
        checked += 1;
    }
    assert!(shorter.is_empty(), "{}", shorter.join("\n"));
    assert!(checked >= 30, "{checked} positions are small enough");
}

#[test]
fn the_engine_plays_the_wins_of_the_suite() {
    let (mut found, mut missed) = (0, Vec::new());
    for forced in suite().filter(|forced| forced.game.side() == Some(forced.goal.winner())) {
        let answer = Searcher::new(4).search(&forced.game, &Limits::nodes(20_000), &|| false, &mut |_| {});
        match answer.score.from_attackers_view(forced.goal.winner()) {
            ScoreKind::Win { side, .. } if side == forced.goal.winner() => found += 1,
            other => missed.push(format!("{}: {other}", forced.text)),
        }
    }
    println!("{found} found within 20,000 positions, {} missed:\n{}", missed.len(), missed.join("\n"));
    assert!(missed.len() < found / 4, "{found} found, {} missed:\n{}", missed.len(), missed.join("\n"));
}

#[test]
fn nothing_is_forced_under_a_die_or_after_the_end() {
    let mut solver = Solver::new(1);
    let dice = Game::new(&Ruleset::named("tawlbwrdd-bell-dice").expect("built in"));
    assert_eq!(solve(&mut solver, &dice, Goal::Escape), Solved { verdict: Verdict::Unknown(Doubt::Dice), nodes: 0 });
    let mut over = Game::new(&Ruleset::named("tablut-murray").expect("built in"));
    over.resign(Side::Attackers);
    assert_eq!(solve(&mut solver, &over, Goal::Escape), Solved { verdict: Verdict::NoThreats, nodes: 0 });
}

/// A win whose captures put a limit of quiet turns off is not denied.
#[test]
fn a_limit_of_quiet_turns_denies_no_win() {
    let rules = Ruleset::named("historical-hnefatafl-15").expect("built in");
    let position =
        "/4T1ttt6/5t1t7/3t11/2T2K1t7/1t4t1tt1t3/3tT3T1t4/t3t4T4t/ttt1t7ttt/t3t4t1t1tt/5T4t4/8t6/5T4t4/15/5T9/5tttt6/ a -";
    let setup: Setup = position.parse().expect("a position");
    let mut solver = Solver::new(16);
    for (quiet, is_won) in [("20", true), ("6", false)] {
        let rules = rules.with_rules("limited", &[(RuleKey::DrawAfterQuietTurns, quiet)]).expect("a change");
        let game = Game::from_position(&rules, setup.position(&rules).expect("a position"));
        match solve(&mut solver, &game, Goal::Capture).verdict {
            Verdict::Won(_) => assert!(is_won, "{quiet}"),
            verdict => assert!(!is_won && verdict == Verdict::Unknown(Doubt::Turns), "{quiet}: {verdict:?}"),
        }
    }
}

#[test]
fn node_limits_and_stops_hold_and_answers_are_repeatable() {
    let hardest = suite().max_by_key(|forced| forced.plies).expect("a suite");
    let mut solver = Solver::new(16);
    let first = solve(&mut solver, &hardest.game, hardest.goal);
    assert_eq!(first, solve(&mut solver, &hardest.game, hardest.goal));
    assert_eq!(first, solve(&mut Solver::new(16), &hardest.game, hardest.goal));
    let few = solver.solve(&hardest.game, hardest.goal, 100, &|| false, &mut |_| {});
    assert_eq!(few.verdict, Verdict::Unknown(Doubt::Nodes));
    assert!(few.nodes < 300, "{few:?}");
    let stopped = solver.solve(&hardest.game, hardest.goal, u64::MAX, &|| true, &mut |_| {});
    assert_eq!(stopped.verdict, Verdict::Unknown(Doubt::Stopped));
}

#[test]
fn a_table_far_too_small_proves_nothing_wrong() {
    for forced in suite() {
        let solved = Solver::new(0).solve(&forced.game, forced.goal, 3_000, &|| false, &mut |_| {});
        if let Verdict::Won(win) = solved.verdict {
            assert!(win.plies >= forced.plies && (!win.shortest || win.plies == forced.plies), "{}: {win:?}", forced.text);
        }
    }
}

/// Plays moves one after another; whether the game went on.
fn plays(game: &mut Game, moves: &[Move]) -> bool {
    moves.iter().all(|mv| game.play(*mv).is_ok_and(|ply| ply.captures.is_empty()) && game.outcome().is_none())
}

/// The position again, after a game in which another that the winner needs has stood on the board twice: where its first move leads to, or
/// where the first reply does. `None` where pieces cannot go there and back.
fn with_a_past(forced: &Forced, line: &[Move], after_reply: bool) -> Option<Game> {
    let back = |mv: Move| Move { from: mv.to, to: mv.from };
    let (first, reply) = (line[0], line[1]);
    let mut there = forced.game.clone();
    let ahead = if after_reply { &line[..2] } else { &line[..1] };
    plays(&mut there, ahead).then_some(())?;
    let start = Game::from_position(&forced.rules, there.position().clone());
    let round = |away: Move| if after_reply { vec![back(first), back(reply)] } else { vec![away, back(first), back(away)] };
    let away = start.legal_moves().into_iter().find(|away| {
        let mut game = start.clone();
        plays(&mut game, &round(*away)) && game.position() == forced.game.position()
    })?;
    let mut game = start;
    (plays(&mut game, &round(away)) && plays(&mut game, ahead) && plays(&mut game, &round(away))).then_some(game)
}

#[test]
fn what_the_game_has_seen_twice_is_not_relied_on() {
    let mut solver = Solver::new(4);
    let (mut other_ways, mut no_more) = (0, 0);
    for forced in suite().filter(|forced| forced.plies <= 7 && forced.game.side() == Some(forced.goal.winner())) {
        let line = won(solve(&mut solver, &forced.game, forced.goal), forced.text).line;
        for after_reply in [false, true] {
            let Some(game) = with_a_past(&forced, &line, after_reply) else { continue };
            assert_eq!(game.position(), forced.game.position());
            match solve(&mut solver, &game, forced.goal).verdict {
                Verdict::Won(win) => {
                    holds(&mut solver, &game, forced.goal, win.plies, true, &mut HashMap::new(), forced.text);
                    other_ways += 1;
                }
                _ => no_more += 1,
            }
        }
    }
    assert!(other_ways >= 5 && no_more >= 5, "{other_ways} won in another way, {no_more} not won any more");
}

#[test]
fn threats_without_end_are_refuted() {
    for (id, text) in [
        ("tablut-aagenielsen", "/4t4/2T5t/3t1T3/6t1t/t3K3t/1t2t1T1t/3t2T2/4t4/6t2/ d -"),
        ("ludii-ardri", "/3t1t1/7/t1tt1t1/1tT1t1t/1T4t/tT2Kt1/2t1t2/ d -"),
    ] {
        let rules = Ruleset::named(id).expect(id);
        let position = text.parse::<Setup>().expect(text).position(&rules).expect(text);
        let solved = solve(&mut Solver::new(4), &Game::from_position(&rules, position), Goal::Escape);
        assert_eq!(solved.verdict, Verdict::NoThreats, "{text}");
    }
}
