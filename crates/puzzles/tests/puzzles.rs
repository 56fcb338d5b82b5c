//! Puzzles: what is mined is proved, what is proved can be checked by play, and what is changed in a puzzle is found.

use std::collections::BTreeSet;

use hnefi_puzzles::{Flaw, Kind, Mined, Miner, Prover, Puzzle, PuzzleError, Search};
use hnefi_rules::{Game, Setup, Side};
use hnefi_rulesets::Ruleset;

const NODES: u64 = 20_000;

fn game(rules: &str, position: &str) -> Game {
    let rules = Ruleset::named(rules).expect("a rule set");
    let position = position.parse::<Setup>().expect("a position").position(&rules).expect("one of the rule set");
    Game::from_position(&rules, position)
}

/// The king goes to the corner's row with tempo, by one way only.
const ESCAPE: (&str, &str) = ("brandubh-2-aagenielsen", "/1t1t3/3t3/t6/3K3/2TT3/3t1tt/3t3/ d -");
const DEFENCE: (&str, &str) = ("brandubh-dragonheels", "/3t3/5t1/3t3/4T1t/t2T1K1/4tT1/3t3/ a -");

fn puzzles() -> Vec<Puzzle> {
    let mut prover = Prover::new(NODES);
    let win = prover.win(&game(ESCAPE.0, ESCAPE.1)).expect("a win");
    let defence = prover.defence(&game(DEFENCE.0, DEFENCE.1)).expect("a defence");
    vec![win, defence]
}

/// Whether a side wins by force within a number of plies, by trying all moves: the reference implementation.
fn wins(game: &Game, side: Side, plies: u32) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner == Some(side);
    }
    if plies == 0 {
        return false;
    }
    let mut next = game.legal_moves().into_iter().map(|mv| {
        let mut next = game.clone();
        next.play(mv).expect("a legal move");
        wins(&next, side, plies - 1)
    });
    if game.side() == Some(side) { next.any(|won| won) } else { next.all(|won| won) }
}

#[test]
fn a_win_has_exactly_one_winning_move() {
    let [puzzle, _] = &puzzles()[..] else { panic!("two puzzles") };
    assert_eq!((puzzle.kind, puzzle.line.len()), (Kind::Escape, 5));
    assert!(puzzle.unique % 2 == 1 && puzzle.unique <= puzzle.line.len());
    let start = puzzle.game().expect("a game");
    let winning: Vec<String> = start
        .legal_moves()
        .into_iter()
        .filter_map(|mv| {
            let mut next = start.clone();
            let text = next.play(mv).expect("a legal move").text();
            wins(&next, Side::Defenders, 4).then_some(text)
        })
        .collect();
    assert_eq!(winning, puzzle.line[..1]);
    let mut at = start;
    for text in &puzzle.line {
        at.play_text(&text.parse().expect("a move")).expect("a legal move");
    }
    assert_eq!(at.outcome().expect("an end").winner, Some(Side::Defenders));
}

#[test]
fn of_a_defence_every_other_move_loses() {
    let [_, puzzle] = &puzzles()[..] else { panic!("two puzzles") };
    let start = puzzle.game().expect("a game");
    for mv in start.legal_moves() {
        let mut next = start.clone();
        let text = next.play(mv).expect("a legal move").text();
        let is_solution = puzzle.line == [text.clone()];
        assert_eq!(wins(&next, Side::Defenders, 3), !is_solution, "{text}");
    }
}

#[test]
fn a_puzzle_round_trips_and_verifies() {
    let mut prover = Prover::new(NODES);
    for puzzle in puzzles() {
        let read = Puzzle::parse(&puzzle.to_line()).expect("a puzzle");
        assert_eq!(read, puzzle);
        prover.check(&read).expect("a proof");
    }
}

#[test]
fn any_change_is_found() {
    let mut prover = Prover::new(NODES);
    let [good, _] = &puzzles()[..] else { panic!("two puzzles") };
    let mut flaw = |change: &dyn Fn(&mut Puzzle)| {
        let mut puzzle = good.clone();
        change(&mut puzzle);
        prover.check(&puzzle).expect_err("a flaw").to_string()
    };
    assert!(flaw(&|puzzle| puzzle.line.swap(0, 2)).starts_with("the line is "));
    assert!(flaw(&|puzzle| puzzle.unique = 99).starts_with("`unique` is 99"));
    assert!(flaw(&|puzzle| puzzle.rating += 10).starts_with("the rating is "));
    assert!(flaw(&|puzzle| puzzle.kind = Kind::Capture).starts_with("the kind is capture"));
    // The defenders' turn at the start of the game: nothing is forced.
    let start = Game::new(&Ruleset::named("brandubh-2-aagenielsen").expect("a rule set")).position().to_string();
    assert!(flaw(&|puzzle| puzzle.position.clone_from(&start)).contains("does not have one solution"));
    assert!(matches!(Prover::new(1).check(good), Err(Flaw::Unproved(1))), "a prover must be given time");
}

#[test]
fn what_is_no_puzzle_is_refused_with_the_reason() {
    let line = puzzles()[0].to_line();
    assert!(matches!(Puzzle::parse("{"), Err(PuzzleError::Json(_))));
    assert!(matches!(Puzzle::parse(&line.replace("brandubh-2", "brandubh-9")), Err(PuzzleError::Rules(_))));
    assert!(matches!(Puzzle::parse(&line.replace("/ d -", "/ x -")), Err(PuzzleError::Text(_))));
    assert!(matches!(Puzzle::parse(&line.replace("3K3", "3K2K")), Err(PuzzleError::Position(_))));
    assert!(matches!(Puzzle::parse(&line.replace("\"escape\"", "\"capture\"")), Err(PuzzleError::Id { .. })));
    let error = Puzzle::parse_all(&format!("{line}\n\n{line}\n")).expect_err("it is there twice");
    assert!(matches!(error, (3, PuzzleError::Twice(_))), "{error:?}");
}

/// A game in which the king escapes, and could have done so before.
fn escape() -> Game {
    let moves = "d7-c7 d5-g5 b4-b1 d3-c3 a4-a5 g5-c5 d6-c6 c3-c2 c6-d6 e4-e2xd2 b1-b3 c2-c1 d1-e1 c1-c2 e1-d1 d4-d3 \
        f4-f2 e2-e1 d1-c1 e1-e6 c7-f7 c5-c6xd6 a5-d5 e6-e7xf7 f2-e2 e7-b7 b3-c3xc2 b7-b3xc3 e2-d2 d3-e3 \
        g4-e4 e3-g3 c1-b1 g3-g1";
    let mut game = Game::new(&Ruleset::named("brandubh-dragonheels").expect("a rule set"));
    for text in moves.split_whitespace() {
        game.play_text(&text.parse().expect("a move")).expect("a legal move");
    }
    game
}

fn look(game: &Game, kinds: &[Kind], plies: usize, variations: bool) -> Mined {
    let search = Search { kinds: kinds.to_vec(), plies, variations };
    Miner::look(game, &search, &mut Prover::new(NODES), &|| false)
}

#[test]
fn puzzles_of_a_game_differ_and_are_kept_once() {
    let game = escape();
    let mined = look(&game, &Kind::ALL, 40, false);
    assert_eq!(mined.positions, game.plies().len());
    assert!(!mined.puzzles.is_empty());
    for kind in Kind::ALL {
        let of_kind: Vec<_> = mined.puzzles.iter().filter(|puzzle| puzzle.kind == kind).cloned().collect();
        let solutions: BTreeSet<&String> = of_kind.iter().map(|puzzle| &puzzle.line[0]).collect();
        assert_eq!(solutions.len(), of_kind.len());
        assert_eq!(look(&game, &[kind], 40, false).puzzles, of_kind, "the kinds do not depend on each other");
    }
    assert_eq!(look(&game, &Kind::ALL, 4, false).positions, 4);
    let mut miner = Miner::new(&[], 20);
    let kept = miner.keep(mined.clone());
    assert_eq!(kept, mined.puzzles);
    assert!(miner.keep(mined.clone()).is_empty(), "they are known by now");
    assert!(Miner::new(&kept, 20).keep(mined.clone()).is_empty(), "they were known before");
    assert_eq!(Miner::new(&[], 0).wanted("brandubh-dragonheels"), []);
    let room: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| kept.iter().all(|puzzle| puzzle.kind != *kind)).collect();
    assert_eq!(Miner::new(&kept, 1).wanted("brandubh-dragonheels"), room);
}

#[test]
fn another_move_of_the_loser_may_give_a_puzzle() {
    let game = escape();
    let played = look(&game, &[Kind::Escape], 40, false);
    assert!(played.puzzles.iter().all(|puzzle| !puzzle.variation));
    let found = look(&game, &[Kind::Escape], 40, true);
    assert_eq!(found.puzzles[..played.puzzles.len()], played.puzzles[..]);
    assert!(found.positions > played.positions, "{}", found.positions);
    for puzzle in &found.puzzles[played.puzzles.len()..] {
        assert!(puzzle.variation && puzzle.to_line().contains(r#""variation":true"#));
        let read = Puzzle::parse(&puzzle.to_line()).expect("a puzzle");
        Prover::new(NODES).check(&read).expect("a proof");
    }
}
