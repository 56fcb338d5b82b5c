//! How many plies a search of this many positions looks ahead: what "1,000 positions a move" means on a board.

use hnefi_engine::{Limits, ScoreKind, Searcher};
use hnefi_records::replay_line;
use hnefi_rules::{Game, GameResult};

use crate::definition::Study;
use crate::line::game_line;
use crate::row::GameRow;

/// The number of positions searched, each of another game where there are enough games.
const POSITIONS: usize = 8;

/// The mean depth that this build's engine finishes with this many positions a move, in positions taken evenly from these games of one arm: the first from
/// near the beginning of a game, the last from near an end. `None` where no position can be searched. Where a win is in sight the search looks far
/// with few positions; those say nothing of the others, and are left out.
pub(crate) fn mean_depth(study: &Study, rows: &[&GameRow], nodes: u64) -> Option<f64> {
    let mut searcher = Searcher::new(study.megabytes(nodes));
    let count = POSITIONS.min(rows.len());
    let depths: Vec<u32> = (0..count)
        .filter_map(|place| {
            let row = rows[place * rows.len() / count];
            let after = row.opening as usize;
            let plies = after + (row.moves.len().saturating_sub(after) * (2 * place + 1)) / (2 * count);
            let game = begun(study, row, plies)?;
            searcher.new_game();
            let found = searcher.search(&game, &Limits::nodes(nodes), &|| false, &mut |_| {});
            let open = matches!(found.score.from_attackers_view(game.position().side()), ScoreKind::Value(_));
            open.then_some(found.depth)
        })
        .collect();
    let sum: u32 = depths.iter().sum();
    (!depths.is_empty()).then(|| f64::from(sum) / depths.len() as f64)
}

/// The first plies of a game; `None` where it cannot be replayed, or no move is to be chosen there.
fn begun(study: &Study, row: &GameRow, plies: usize) -> Option<Game> {
    let arm = study.arm(&row.arm)?;
    let mut line = game_line(study, arm, row);
    line.moves.truncate(plies);
    line.result = Some(GameResult::Unfinished);
    let game = replay_line(&line, &arm.rules).ok()?;
    (game.outcome().is_none() && !game.awaits_throw()).then_some(game)
}
