//! Moves planned ahead: what a side answers to moves that the other side may make.

use hnefi_rules::{Game, MoveText};

use super::Refusal;

/// The most lines of a plan.
const MAX_LINES: usize = 20;
/// The most moves of a line.
const MAX_MOVES: usize = 40;
/// The most characters of all moves together: a game keeps every plan.
const MAX_CHARACTERS: usize = 4_000;

/// A plan: lines of moves that alternate with those of the other side. The first move of each is the next that may be played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan(Vec<Vec<MoveText>>);

impl Plan {
    /// Reads a plan of stored moves; what cannot be read is left out.
    pub fn of(lines: &[Vec<String>]) -> Plan {
        let line = |line: &Vec<String>| line.iter().map(|text| text.parse().ok()).collect::<Option<Vec<MoveText>>>();
        Plan(lines.iter().filter_map(line).filter(|line| !line.is_empty()).collect())
    }

    /// Reads a plan for a game where the other side is to move.
    ///
    /// # Errors
    /// A [`Refusal`] if the plan is too long or a move in it is not legal.
    pub fn read(game: &Game, lines: &[Vec<String>]) -> Result<Plan, Refusal> {
        let wrong = |line: &Vec<String>| line.len() > MAX_MOVES || line.len() < 2;
        let characters: usize = lines.iter().flatten().map(String::len).sum();
        if lines.len() > MAX_LINES || lines.iter().any(wrong) || characters > MAX_CHARACTERS {
            return Err(Refusal::PlanTooLong { lines: MAX_LINES, moves: MAX_MOVES, characters: MAX_CHARACTERS });
        }
        let line = |line: &Vec<String>| {
            let mut game = game.clone();
            let moves = line.iter().map(|text| {
                let mv: MoveText = text.parse().map_err(|_| Refusal::NoMove(text.chars().take(40).collect()))?;
                game.play_text(&mv)?;
                Ok(mv)
            });
            moves.collect::<Result<Vec<MoveText>, Refusal>>()
        };
        lines.iter().map(line).collect::<Result<_, _>>().map(Plan)
    }

    /// The lines, in notation.
    pub fn lines(&self) -> Vec<Vec<String>> {
        self.0.iter().map(|line| line.iter().map(ToString::to_string).collect()).collect()
    }

    /// The next move of the first line.
    pub fn next(&self) -> Option<&MoveText> {
        self.0.first().and_then(|line| line.first())
    }

    /// What remains of the plan after a move.
    pub fn follow(&mut self, mv: &MoveText) {
        self.0.retain(|line| line.first().is_some_and(|first| first.mv == mv.mv));
        for line in &mut self.0 {
            line.remove(0);
        }
        self.0.retain(|line| !line.is_empty());
    }
}
