//! Puzzles: what is mined is proved, what is proved can be checked by play, and what is changed in a puzzle is found.

use hnefi_puzzles::{Flaw, Kind, Miner, Prover, Puzzle, PuzzleError, Search};
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
    assert!(flaw(&|puzzle| puzzle.position.clone_from(&start)).contains("cannot be shown to have one solution"));
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

#[test]
fn a_game_gives_at_most_one_puzzle_of_a_kind() {
    let rules = Ruleset::named("brandubh-cyningstan").expect("a rule set");
    let mut game = Game::new(&rules);
    let moves = "d6-f6 d5-d6 d1-e1 c4-c7 d2-e2 e4-e7xd7 f6-f5 d4-d5 b4-b5 d3-b3 e1-d1 d6-b6 b5-c5 c7-c6 f4-f3 d5-d7 d1-b1 d7-a7";
    for text in moves.split(' ') {
        game.play_text(&text.parse().expect("a move")).expect("a legal move");
    }
    let look = |kinds: &[Kind], plies| {
        let search = Search { kinds: kinds.to_vec(), plies, variations: false };
        Miner::look(&game, &search, &mut Prover::new(NODES), &|| false)
    };
    let mined = look(&Kind::ALL, 40);
    assert_eq!(mined.positions, 18);
    assert!(!mined.puzzles.is_empty());
    for kind in Kind::ALL {
        assert!(mined.puzzles.iter().filter(|puzzle| puzzle.kind == kind).count() <= 1);
        let of_kind: Vec<_> = mined.puzzles.iter().filter(|puzzle| puzzle.kind == kind).cloned().collect();
        assert_eq!(look(&[kind], 40).puzzles, of_kind, "the kinds do not depend on each other");
    }
    assert_eq!(look(&Kind::ALL, 4).positions, 4);
    let mut miner = Miner::new(&[], 20);
    let kept = miner.keep(mined.clone());
    assert_eq!(kept, mined.puzzles);
    assert!(miner.keep(mined.clone()).is_empty(), "they are known by now");
    assert!(Miner::new(&kept, 20).keep(mined.clone()).is_empty(), "they were known before");
    assert_eq!(Miner::new(&[], 0).wanted("brandubh-cyningstan"), []);
    let room = Kind::ALL.into_iter().filter(|kind| kept.iter().all(|puzzle| puzzle.kind != *kind)).collect::<Vec<_>>();
    assert_eq!(Miner::new(&kept, 1).wanted("brandubh-cyningstan"), room);
}

#[test]
fn another_move_of_the_loser_gives_a_puzzle_where_the_game_has_none() {
    let rules = Ruleset::named("brandubh-cyningstan").expect("a rule set");
    let mut game = Game::new(&rules);
    let moves = "d6-f6 d5-d6 d1-e1 c4-c7 d2-e2 e4-e7xd7 f6-f5 d4-d5 b4-b5 d3-b3 e1-d1 d6-b6 b5-c5 c7-c6 f4-f3 d5-d7 d1-b1 d7-a7";
    for text in moves.split(' ') {
        game.play_text(&text.parse().expect("a move")).expect("a legal move");
    }
    let mut prover = Prover::new(NODES);
    let mut look = |variations| {
        let search = Search { kinds: vec![Kind::Escape], plies: 2, variations };
        Miner::look(&game, &search, &mut prover, &|| false)
    };
    assert!(look(false).puzzles.is_empty(), "a win in one move is no puzzle");
    let found = look(true);
    for puzzle in &found.puzzles {
        assert!(puzzle.variation && puzzle.to_line().contains(r#""variation":true"#));
        let read = Puzzle::parse(&puzzle.to_line()).expect("a puzzle");
        Prover::new(NODES).check(&read).expect("a proof");
    }
    assert!(found.positions > 2, "{}", found.positions);
}
