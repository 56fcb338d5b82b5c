//! The fast position against its slow twin, on positions of random games and on random arrangements, over every rule set with each of
//! its options and layouts, and over rule sets by chance: the same legal moves, the same captures, the same ends.
//!
//! `HNEFI_TWIN_POSITIONS` sets how many positions are compared in all; the usual 25,000 are few, so that a debug build is soon done.

mod edges;
mod twin;

use hnefi_rules::rules::RuleKey;
use hnefi_rules::{Game, Move, Piece, PlayError, Ply, Point, Position, PositionError, Reason, Setup, Side};
use twin::Twin;
use twin::compare::{compare, play_both};
use twin::history::TwinGame;
use twin::random::Random;
use twin::rule_sets::{Ground, every_selection, random_rule_sets, random_rule_sets_with};

fn positions_wanted() -> usize {
    std::env::var("HNEFI_TWIN_POSITIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(25_000)
}

/// How many positions of a random rule set are compared.
const OF_A_RANDOM_RULE_SET: usize = 100;

/// A random game, captures and king moves preferred now and then so that games come to something.
fn random_game(ground: &Ground, random: &mut Random, budget: &mut usize) {
    let rules = &ground.rules;
    let mut position = Position::start(rules);
    let mut taken_back = vec![];
    for _ in 0..300 {
        if *budget == 0 {
            break;
        }
        *budget -= 1;
        let moves = compare(ground, &position, random);
        if moves.is_empty() {
            break;
        }
        let mut mv = *random.one_of(&moves);
        if random.once_in(3) {
            let captures = |mv: &&Move| !position.clone().play(rules.compiled(), **mv).captures.is_empty();
            mv = moves.iter().find(captures).copied().unwrap_or(mv);
        } else if random.once_in(3) {
            let king_moves: Vec<Move> = moves.iter().copied().filter(|mv| Some(mv.from) == position.king()).collect();
            mv = if king_moves.is_empty() { mv } else { *random.one_of(&king_moves) };
        }
        let twin = Twin::of(rules, &position);
        let next = play_both(ground, &position, &twin, mv);
        taken_back.push((mv, position.clone(), position.make(rules.compiled(), mv)));
        assert_eq!(position, next, "{mv} under {ground}");
    }
    while let Some((mv, before, made)) = taken_back.pop() {
        position.unmake(mv, &made);
        assert_eq!(position, before, "{mv} taken back under {ground}");
    }
}

/// A game of few pieces that mostly take their moves back, with every question about repetition compared; returns whether the rule on
/// repetition came to something.
fn shuffling_game(ground: &Ground, random: &mut Random) -> bool {
    let mut game = Game::from_position(&ground.rules, few_pieces(ground, random));
    let mut slow = TwinGame::new(Twin::of(&ground.rules, game.start()));
    let by_notation = |mv: &Move| (mv.from.notation_order(), mv.to.notation_order());
    let mut mattered = false;
    for _ in 0..60 {
        let at =
            || format!("after {:?} from {} under {ground}", game.plies().iter().map(Ply::text).collect::<Vec<_>>(), game.start());
        if game.outcome().is_some() {
            break;
        }
        let mut fast = game.legal_moves();
        let (mut moves, forbidden) = slow.moves();
        fast.sort_by_key(by_notation);
        moves.sort_by_key(by_notation);
        assert_eq!(fast, moves, "{}", at());
        for mv in forbidden {
            assert!(matches!(game.check(mv), Err(PlayError::Repetition { .. })), "{}", at());
            mattered = true;
        }
        let last = game.plies().iter().rev().nth(1).and_then(|ply| ply.mv);
        let back = last.map(|mv| Move { from: mv.to, to: mv.from }).filter(|mv| moves.contains(mv) && !random.once_in(8));
        let mv = back.unwrap_or_else(|| *random.one_of(&moves));
        let decided = slow.play(mv);
        let ply = game.play(mv).expect("legal").clone();
        let at =
            || format!("after {:?} from {} under {ground}", game.plies().iter().map(Ply::text).collect::<Vec<_>>(), game.start());
        let by_history = game.outcome().filter(|outcome| matches!(outcome.reason, Reason::Repetition | Reason::TurnLimit));
        assert_eq!(by_history.map(|outcome| outcome.winner), decided, "{}", at());
        mattered |= decided.is_some();
        if *game.position() != ply.position {
            // A turn was lost for want of a move.
            break;
        }
    }
    mattered
}

/// A king, a man or two, and some attackers, near each other.
fn few_pieces(ground: &Ground, random: &mut Random) -> Position {
    let rules = &ground.rules;
    let all: Vec<Point> = Point::all(rules.size()).collect();
    loop {
        let mut setup = Setup { size: rules.size(), pieces: vec![], side: None, king_moved: None, going_on: None };
        let defenders = vec![Piece::Defender; 1 + random.below(2)];
        let attackers = vec![Piece::Attacker; 2 + random.below(3)];
        for piece in [vec![Piece::King], defenders, attackers].concat() {
            setup.pieces.push((*random.one_of(&all), piece));
        }
        if let Ok(position) = setup.position(rules)
            && position.has_legal_move(rules.compiled())
        {
            return position;
        }
    }
}

/// Pieces thrown on the board, many of them around the king or around another point, with every move's effect compared near there.
fn random_arrangement(ground: &Ground, random: &mut Random) {
    let rules = &ground.rules;
    let size = rules.size();
    let compiled = rules.compiled();
    let all: Vec<Point> = Point::all(size).collect();
    let mut pieces: Vec<(Point, Piece)> = vec![];
    let marks = &rules.layout().marks;
    let marked: Vec<Point> = [&marks.throne, &marks.corner, &marks.camp].into_iter().flatten().map(|mark| mark.0).collect();
    let king = match marks.throne.first() {
        Some(throne) if random.once_in(5) => throne.0,
        _ => *random.one_of(&all),
    };
    let has_king = compiled.may_stand(king, Piece::King) && (!compiled.is_goal(king) || random.once_in(20));
    if has_king {
        pieces.push((king, Piece::King));
    } else if !random.once_in(20) {
        return random_arrangement(ground, random);
    }
    let focus = match random.below(4) {
        0 => *random.one_of(&all),
        1 if !marked.is_empty() => *random.one_of(&marked),
        _ => king,
    };
    let men: Vec<Piece> = rules.layout().pieces.iter().map(|(_, piece)| *piece).filter(|piece| *piece != Piece::King).collect();
    for _ in 0..random.below(size * 3) {
        let near = |random: &mut Random, x: usize| (x + random.below(5)).saturating_sub(2).min(size - 1);
        let point = match random.below(2) {
            0 => *random.one_of(&all),
            _ => Point::new(near(random, focus.file()), near(random, focus.rank())),
        };
        let piece = match random.below(6) {
            0 => Piece::Defender,
            1..3 => Piece::Attacker,
            _ => *random.one_of(&men),
        };
        if compiled.may_stand(point, piece) && !pieces.iter().any(|(p, _)| *p == point) {
            pieces.push((point, piece));
        }
    }
    let side = Side::BOTH[random.below(2)];
    let mut setup = Setup { size, pieces, side: Some(side), king_moved: Some(random.once_in(2)), going_on: None };
    let mut position = setup.position(rules).expect("every piece stands where it may");
    if random.once_in(2) && !setup.pieces.is_empty() {
        let from = random.one_of(&setup.pieces).0;
        setup.going_on = Some(from);
        match (setup.position(rules), Twin::of(rules, &position).can_go_on(from)) {
            (Ok(going_on), true) => position = going_on,
            (Err(PositionError::GoingOn { .. }), false) => {}
            (found, expected) => panic!("{from} may go on: {expected}, but {found:?} at {position} under {ground}"),
        }
    }
    let moves = compare(ground, &position, random);
    let twin = Twin::of(rules, &position);
    let is_near = |mv: &Move, point: Point| mv.to.file().abs_diff(point.file()) + mv.to.rank().abs_diff(point.rank()) <= 3;
    for mv in moves {
        if is_near(&mv, king) || is_near(&mv, focus) {
            play_both(ground, &position, &twin, mv);
        }
    }
}

fn in_games(all: &[Ground], share: usize, seed: u64) {
    for (number, ground) in all.iter().enumerate() {
        let mut random = Random(seed + number as u64);
        let mut budget = share;
        while budget > 0 {
            random_game(ground, &mut random, &mut budget);
        }
    }
}

fn on_arrangements(all: &[Ground], share: usize, seed: u64) {
    for (number, ground) in all.iter().enumerate() {
        let mut random = Random(seed + number as u64);
        for _ in 0..share {
            random_arrangement(ground, &mut random);
        }
    }
}

#[test]
fn in_random_games() {
    let all = every_selection();
    in_games(&all, positions_wanted() / 4 / all.len() + 1, 0x1086);
}

#[test]
fn on_random_arrangements() {
    let all = every_selection();
    on_arrangements(&all, positions_wanted() / 4 / all.len() + 1, 0x0937);
}

#[test]
fn in_random_games_under_random_rules() {
    let all = random_rule_sets(&mut Random(0x1732), positions_wanted() / 4 / OF_A_RANDOM_RULE_SET + 1);
    in_games(&all, OF_A_RANDOM_RULE_SET, 0x1555);
}

#[test]
fn on_random_arrangements_under_random_rules() {
    let all = random_rule_sets(&mut Random(0x1141), positions_wanted() / 4 / OF_A_RANDOM_RULE_SET + 1);
    on_arrangements(&all, OF_A_RANDOM_RULE_SET, 0x1206);
}

#[test]
fn in_shuffling_games_under_every_kind_of_repetition() {
    for (number, kind) in RuleKey::Repetition.words_of_values().into_iter().enumerate() {
        let mut random = Random(0x1724 + number as u64);
        let all = random_rule_sets_with(&[("repetition", kind), ("dice", "none")], &mut random, positions_wanted() / 5000 + 1);
        let mattered = all.iter().filter(|ground| (0..5).any(|_| shuffling_game(ground, &mut random))).count();
        assert_eq!(mattered * 3 > all.len(), kind != "ignored", "{kind} mattered in {mattered} of {}", all.len());
    }
}

#[test]
fn in_shuffling_games_of_limited_length() {
    for (number, key) in ["draw-after-turns", "draw-after-quiet-turns"].into_iter().enumerate() {
        let mut random = Random(0x1825 + number as u64);
        let fixed = [(key, "7"), ("repetition", "ignored"), ("dice", "none")];
        let all = random_rule_sets_with(&fixed, &mut random, positions_wanted() / 5000 + 1);
        let mattered = all.iter().filter(|ground| (0..5).any(|_| shuffling_game(ground, &mut random))).count();
        assert!(mattered * 3 > all.len(), "{key} mattered in {mattered} of {}", all.len());
    }
}
