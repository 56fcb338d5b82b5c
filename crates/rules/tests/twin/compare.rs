//! What is compared of the fast position and its slow twin.

use std::collections::HashSet;

use hnefi_rules::rules::{Jump, Switch};
use hnefi_rules::{Game, Move, MoveError, PlayError, Point, Position, Setup, perft};

use super::random::Random;
use super::rule_sets::Ground;
use super::{Twin, TwinEffect};

/// Compares one position and the effect of some of its moves; returns the legal moves.
pub(crate) fn compare(ground: &Ground, position: &Position, random: &mut Random) -> Vec<Move> {
    let compiled = ground.rules.compiled();
    let twin = Twin::of(&ground.rules, position);
    let by_notation = |mv: &Move| (mv.from.notation_order(), mv.to.notation_order());
    let mut fast = position.legal_moves(compiled);
    let mut slow = twin.legal_moves();
    fast.sort_by_key(by_notation);
    slow.sort_by_key(by_notation);
    assert_eq!(fast, slow, "at {position} under {ground}");
    assert_eq!(position.count_legal_moves(compiled) as usize, fast.len(), "at {position} under {ground}");
    assert_eq!(position.has_legal_move(compiled), !fast.is_empty(), "at {position} under {ground}");
    assert_eq!(position.is_over(compiled), twin.is_over(), "at {position} under {ground}");
    assert_eq!(position.ending(), twin.ending(), "at {position} under {ground}");
    escapes(ground, position, &twin, &fast);
    reads_back(ground, position);
    if random.once_in(10) {
        let replies = |mv: &Move| {
            let mut next = position.clone();
            next.play(compiled, *mv);
            u64::from(next.count_legal_moves(compiled))
        };
        assert_eq!(perft(position, compiled, 2), fast.iter().map(replies).sum::<u64>(), "at {position} under {ground}");
    }
    if random.once_in(position.size().pow(4) / 300) {
        every_pair(ground, position, &fast);
    }
    for _ in 0..4.min(fast.len()) {
        play_both(ground, position, &twin, *random.one_of(&fast));
    }
    fast
}

/// Plays a move on both; returns the position afterwards.
pub(crate) fn play_both(ground: &Ground, position: &Position, twin: &Twin, mv: Move) -> Position {
    let compiled = ground.rules.compiled();
    let mut next = position.clone();
    let effect = next.play(compiled, mv);
    let mut there_and_back = position.clone();
    let made = there_and_back.make(compiled, mv);
    assert_eq!((made.effect(mv), made.captured()), (effect, effect.captures.len()), "{mv} at {position} under {ground}");
    assert_eq!((&there_and_back, made.is_decisive()), (&next, effect.is_decisive()), "{mv} at {position} under {ground}");
    there_and_back.unmake(mv, &made);
    assert_eq!(there_and_back, *position, "{mv} taken back under {ground}");
    let mut next_twin = twin.clone();
    let slow = next_twin.play(mv);
    let fast = TwinEffect {
        captures: effect.captures.as_slice().to_vec(),
        king_captured: effect.king_captured,
        king_escaped: effect.king_escaped,
        ending: effect.ending,
    };
    assert_eq!(fast, slow, "{mv} at {position} under {ground}");
    assert!(next_twin.is(&next), "{mv} at {position} gives {next} under {ground}");
    assert_eq!(effect.is_decisive(), next.is_over(compiled), "{mv} at {position} under {ground}");
    next
}

/// The ways out of the king, whether he has one now, and where he would have two.
fn escapes(ground: &Ground, position: &Position, twin: &Twin, legal: &[Move]) {
    let compiled = ground.rules.compiled();
    assert_eq!(position.ways_out(compiled) as usize, twin.ways_out(), "ways out at {position} under {ground}");
    if ground.rules.rules().king_jump == Jump::None {
        let by_notation = |mv: &Move| mv.to.notation_order();
        let (mut fast, mut slow) = (position.tuichu_moves(compiled).collect::<Vec<_>>(), twin.tuichu_moves());
        fast.sort_by_key(by_notation);
        slow.sort_by_key(by_notation);
        assert_eq!(fast, slow, "two ways out at {position} under {ground}");
    }
    let is_escape = |mv: &Move| Some(mv.from) == position.king() && compiled.is_goal(mv.to);
    match position.escape_move(compiled) {
        Some(mv) => assert!(is_escape(&mv) && legal.contains(&mv), "{mv} at {position} under {ground}"),
        None => assert!(!legal.iter().any(is_escape), "at {position} under {ground}"),
    }
}

/// A position's text reads back as the position, hash included, which reading makes from scratch.
fn reads_back(ground: &Ground, position: &Position) {
    let setup: Setup = position.to_string().parse().unwrap_or_else(|error| panic!("{error}: {position}"));
    assert_eq!(setup, Setup::from(position), "{position} under {ground}");
    let again = setup.position(&ground.rules).unwrap_or_else(|error| panic!("{error}: {position} under {ground}"));
    assert_eq!(again, *position, "{position} under {ground}");
    assert_eq!(again.hash(), position.hash(), "{position} under {ground}");
}

/// Of all pairs of points those are legal moves that are listed; to stay is one exactly where a piece
/// may go on and need not. A rule is named behind every refusal that is not about whose piece it is.
fn every_pair(ground: &Ground, position: &Position, legal: &[Move]) {
    let compiled = ground.rules.compiled();
    let game = Game::from_position(&ground.rules, position.clone());
    let legal: HashSet<&Move> = legal.iter().collect();
    for from in Point::all(position.size()) {
        for to in Point::all(position.size()) {
            let mv = Move { from, to };
            assert_eq!(position.is_legal(compiled, mv), legal.contains(&mv), "{mv} at {position} under {ground}");
            if let Err(error @ PlayError::Illegal(why)) = &game.check(mv)
                && !matches!(why, MoveError::GameOver { .. } | MoveError::NoPiece { .. } | MoveError::NotYours { .. })
            {
                assert!(!game.rules_against(error).is_empty(), "no rule is named: {error} ({mv} at {position} under {ground})");
            }
        }
        let stays = position.going_on() == Some(from) && ground.rules.rules().berserk_stay == Switch::Yes;
        assert_eq!(position.is_legal(compiled, Move::stay(from)), stays, "{from} at {position} under {ground}");
    }
}
