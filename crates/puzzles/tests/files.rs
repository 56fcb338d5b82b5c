//! The puzzles that come with the program.

use std::fs;
use std::path::Path;

use hnefi_puzzles::{Kind, Prover, Puzzle};
use hnefi_rules::rules::Jump;
use hnefi_rules::{Game, Reason, Side};

/// The default of `hnefi puzzles`.
const NODES: u64 = 5_000;

fn puzzles() -> Vec<Puzzle> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    let mut files: Vec<_> = fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let read = |path| Puzzle::parse_all(&fs::read_to_string(path).expect("text")).expect("puzzles");
    files.iter().flat_map(read).collect()
}

fn play(game: &Game, text: &str) -> Game {
    let mut next = game.clone();
    next.play_text(&text.parse().expect("a move")).unwrap_or_else(|error| panic!("{text}: {error}"));
    next
}

#[test]
fn the_great_board_has_a_hundred_and_fifty_of_them_capture_the_king() {
    let large: Vec<Puzzle> =
        puzzles().into_iter().filter(|puzzle| puzzle.game().expect("a game").variant().size() == 19).collect();
    let captures: Vec<&Puzzle> = large.iter().filter(|puzzle| puzzle.kind == Kind::Capture).collect();
    assert!(large.len() >= 100, "{} puzzles", large.len());
    assert!(captures.len() >= 50, "{} captures", captures.len());
    for puzzle in captures {
        let end = puzzle.line.iter().fold(puzzle.game().expect("a game"), |game, text| play(&game, text));
        let outcome = end.outcome().expect("an end");
        assert_eq!((outcome.reason, outcome.winner), (Reason::KingCaptured, Some(Side::Attackers)), "{}", puzzle.id);
    }
}

/// Of every puzzle, at every move to be found.
#[test]
fn every_wrong_move_has_a_reply_that_can_be_played() {
    for puzzle in puzzles() {
        let mut game = puzzle.game().expect("a game");
        assert_eq!(puzzle.refutations.len(), puzzle.unique.div_ceil(2), "{}", puzzle.id);
        for (index, text) in puzzle.line.iter().take(puzzle.unique).enumerate() {
            if index % 2 == 0 {
                let [usual, others @ ..] = &puzzle.refutations[index / 2][..] else { panic!("{}: none", puzzle.id) };
                assert!(usual.of.is_empty() && others.iter().all(|other| !other.of.is_empty()), "{}", puzzle.id);
                let solution = play(&game, text);
                for mv in game.legal_moves() {
                    let mut wrong = game.clone();
                    let name =
                        wrong.play(mv).expect("a legal move").mv.map(|mv| format!("{}-{}", mv.from, mv.to)).expect("a move");
                    if wrong.position() == solution.position() {
                        continue;
                    }
                    let found = others.iter().find(|other| other.of.contains(&name)).unwrap_or(usual);
                    match &found.reply {
                        Some(reply) => drop(play(&wrong, reply)),
                        None => assert!(wrong.outcome().is_some(), "{}: {name}", puzzle.id),
                    }
                }
            }
            game = play(&game, text);
        }
    }
}

/// All are proved by `hnefi puzzles check`; here some of each file, for that takes minutes, and none where pieces jump: there the solver
/// tries every move, and one proof takes minutes.
#[test]
fn the_proofs_hold() {
    let mut prover = Prover::new(NODES);
    let jumps = |puzzle: &Puzzle| puzzle.game().expect("a game").variant().rules().commander_jump != Jump::None;
    for puzzle in puzzles().iter().step_by(19).filter(|puzzle| !jumps(puzzle)) {
        prover.check(puzzle).unwrap_or_else(|flaw| panic!("{} ({}): {flaw}", puzzle.id, puzzle.rules));
    }
}
