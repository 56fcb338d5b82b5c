//! Perft: the number of legal move sequences of a given length. A game that the king's fate or the want of a move has ended goes no
//! further; repetition, the die and passing are left out.

use crate::compiled::Compiled;
use crate::moves::Move;
use crate::position::Position;

/// The number of legal move sequences of length `depth`. The last ply is counted without being made.
#[must_use]
pub fn perft(position: &Position, compiled: &Compiled, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(position.count_legal_moves(compiled)),
        _ => count(&mut position.clone(), compiled, &mut vec![Vec::new(); depth as usize - 2]),
    }
}

/// As [`perft`], but making every move of the last ply too, and taking it back: what a search that visits each position would do.
#[must_use]
pub fn perft_move_by_move(position: &Position, compiled: &Compiled, depth: u32) -> u64 {
    visit(&mut position.clone(), compiled, &mut vec![Vec::new(); depth as usize])
}

fn visit(position: &mut Position, compiled: &Compiled, buffers: &mut [Vec<Move>]) -> u64 {
    let [moves, deeper @ ..] = buffers else { return 1 };
    moves.clear();
    position.legal_moves_into(compiled, moves);
    let mut count = 0;
    for &mv in moves.iter() {
        let made = position.make(compiled, mv);
        count += if deeper.is_empty() { 1 } else { visit(position, compiled, deeper) };
        position.unmake(mv, &made);
    }
    count
}

/// Each legal move with the number of sequences of length `depth` that begin with it; in notation order. Nothing at depth 0.
#[must_use]
pub fn perft_divide(position: &Position, compiled: &Compiled, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let mut moves = position.legal_moves(compiled);
    moves.sort_by_key(|mv| (mv.from.notation_order(), mv.to.notation_order()));
    let after = |mv: Move| {
        let mut next = position.clone();
        next.play(compiled, mv);
        (mv, perft(&next, compiled, rest))
    };
    moves.into_iter().map(after).collect()
}

/// The sequences two plies longer than there are buffers: the last two plies are counted together.
fn count(position: &mut Position, compiled: &Compiled, buffers: &mut [Vec<Move>]) -> u64 {
    let [moves, deeper @ ..] = buffers else { return position.count_replies(compiled) };
    moves.clear();
    position.legal_moves_into(compiled, moves);
    let mut sequences = 0;
    for &mv in moves.iter() {
        let made = position.make(compiled, mv);
        sequences += count(position, compiled, deeper);
        position.unmake(mv, &made);
    }
    sequences
}
