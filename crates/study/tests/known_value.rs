//! A game whose value is known by proof: every position of a small board is solved, and a study must find what the proof says.

mod common;

use std::collections::HashMap;
use std::io::ErrorKind;

use hnefi_rules::{Game, Position, Side};
use hnefi_rulesets::Ruleset;
use hnefi_statistics::Results;
use hnefi_study::{Book, BookPlan, Study, StudyError, Summary, Thinking};

use common::whole;

/// The king alone against four, who must shut him in from four sides: at the start the attackers win in thirteen plies, and one careless move costs
/// either side the game.
const RULES: &str = r#"
id = "court"
name = "Court"
layouts = ["court"]

[drawn.court]
name = { en = "The court" }
pieces = """
. . a . .
. K . . .
. . . . a
a a . . .
. . . . .
"""

[rules]
first = "attackers"
throne = "none"
corners = "single"
corners-stop = "king"
corners-hostile = "all"
moving-between = "safe"
king-armed = "armed"
king-captured-elsewhere = "four"
king-captured-edge = "two"
escape = "corners"
repetition = "draw-at-third"
no-moves = "loss"
"#;

const STUDY: &str = r#"
format = 2
name = "known"
title = { en = "A game whose value is known" }
seed = 5
nodes = 2000
games = 40
openings = "known.openings.toml"
max-plies = 100
ladder = [{ times = 0.01, games = 40 }, { times = 0.1, games = 40 }]
standard = { even = [0.45, 0.55], fair = [0.4, 0.6], decided = 0.33, error = 0.05 }

[[arms]]
rules = "court.toml"
"#;

/// Who wins each position that can come up in a game, by working back from the ends. Positions without a winner are drawn: each side can go on for
/// ever.
struct Proof {
    /// By the position as it is written.
    numbers: HashMap<String, usize>,
    winners: Vec<Option<Side>>,
}

/// Where a move leads: to another position, or to the end of the game with this winner.
enum After {
    Position(usize),
    End(Option<Side>),
}

impl Proof {
    fn of(rules: &Ruleset) -> Proof {
        let start = Game::new(rules).position().clone();
        let mut numbers = HashMap::from([(start.to_string(), 0)]);
        let mut positions = vec![start];
        let mut moves: Vec<Vec<After>> = Vec::new();
        while let Some(position) = positions.get(moves.len()).cloned() {
            let game = Game::from_position(rules, position);
            let after = game.legal_moves().into_iter().map(|mv| {
                let mut next = game.clone();
                next.play(mv).expect("a legal move");
                if let Some(outcome) = next.outcome() {
                    return After::End(outcome.winner);
                }
                let position = next.position().clone();
                After::Position(*numbers.entry(position.to_string()).or_insert_with(|| {
                    positions.push(position);
                    positions.len() - 1
                }))
            });
            moves.push(after.collect());
        }
        let mut winners: Vec<Option<Side>> = vec![None; positions.len()];
        loop {
            let mut changed = false;
            for (number, moves) in moves.iter().enumerate().filter(|(_, moves)| !moves.is_empty()) {
                if winners[number].is_some() {
                    continue;
                }
                let side = positions[number].side();
                let winner = |after: &After| match after {
                    After::Position(number) => winners[*number],
                    After::End(winner) => *winner,
                };
                let found = if moves.iter().any(|after| winner(after) == Some(side)) {
                    Some(side)
                } else {
                    moves.iter().all(|after| winner(after) == Some(side.other())).then(|| side.other())
                };
                winners[number] = found;
                changed |= found.is_some();
            }
            if !changed {
                return Proof { numbers, winners };
            }
        }
    }

    fn winner(&self, position: &Position) -> Option<Side> {
        self.winners[self.numbers[&position.to_string()]]
    }
}

fn read(file: &str) -> Result<String, StudyError> {
    match file {
        "court.toml" => Ok(RULES.to_owned()),
        "known.openings.toml" => {
            let arms = Study::arms_in(STUDY, &read)?;
            let plan = BookPlan { openings: 40, plies: (2, 6), nodes: 500, seed: 2 };
            Ok(Book::make(&arms, &plan, &mut |_, _| {}, &|| false).expect("a book").text)
        }
        _ => Err(StudyError::Read { path: file.into(), error: ErrorKind::NotFound.into() }),
    }
}

#[test]
fn a_study_finds_the_value_that_is_proved() {
    let rules = Ruleset::from_toml(RULES).expect("a rule set");
    let proof = Proof::of(&rules);
    assert_eq!(proof.winners.len(), 248_132, "docs/reference/statistics.md says how many positions there are");
    assert_eq!(proof.winner(Game::new(&rules).position()), Some(Side::Attackers));
    let study = Study::parse(STUDY, &read).expect("a study");
    let table = whole(&study);
    let mut truth = Results::default();
    let mut right: HashMap<u64, u64> = HashMap::new();
    for row in &table.rows {
        let mut game = Game::new(&rules);
        for mv in &row.moves[..row.opening as usize] {
            game.play_text(&mv.parse().expect("a move")).expect("a legal move");
        }
        let winner = proof.winner(game.position());
        *right.entry(row.thinking.attackers).or_default() += u64::from(row.result.winner() == winner);
        if row.thinking == Thinking::equal(study.nodes) {
            truth.add(winner.map(|side| side == Side::Attackers));
        }
    }
    println!("proved of the openings: {truth:?}; results as proved, by positions a move: {right:?}");
    // The stronger the play, the more results are those that are proved; the strongest makes no mistake.
    assert!(right[&20] < right[&200] && right[&200] <= right[&2000], "{right:?}");
    assert_eq!(right[&2000], 40, "{right:?}");
    let summary = Summary::of(&study, &table);
    let balance = summary.arms[0].base().balance.as_ref().expect("a standard");
    assert_eq!(balance.outcomes.finished, truth);
    let score = truth.points() / truth.games() as f64;
    assert!(balance.score.low < score && score < balance.score.high, "{balance:?}");
}
