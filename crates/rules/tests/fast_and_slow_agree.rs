//! The fast position against its slow twin, on positions of random games and on random arrangements, over every rule set with each of
//! its options and layouts: the same legal moves, the same captures, the same ends.
//!
//! `HNEFI_TWIN_POSITIONS` sets how many positions are compared in all; the usual 100,000 take some seconds.

mod twin;

use hnefi_rules::{Move, Piece, Point, Position, Ruleset, Setup, Side};
use twin::{Twin, TwinEffect};

/// The xorshift64* generator: the tests repeat exactly.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() >> 33) as usize % limit.max(1)
    }
}

fn positions_wanted() -> usize {
    std::env::var("HNEFI_TWIN_POSITIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(100_000)
}

/// Every rule set, plain, with each option, and on each layout.
fn every_selection() -> Vec<Ruleset> {
    let mut all = vec![];
    for id in Ruleset::catalogue() {
        let plain = Ruleset::named(id).expect(id);
        let options = plain.options().into_iter().map(|option| option.id);
        let layouts = plain.layouts().into_iter().skip(1).map(|layout| layout.id);
        for word in options.chain(layouts) {
            let id = format!("{id}+{word}");
            all.push(Ruleset::named(&id).expect(&id));
        }
        all.push(plain);
    }
    all
}

/// Compares one position and the effect of some of its moves; returns the legal moves.
fn compare(rules: &Ruleset, position: &Position, random: &mut Random) -> Vec<Move> {
    let compiled = rules.compiled();
    let twin = Twin::of(rules, position);
    let by_notation = |mv: &Move| (mv.from.notation_order(), mv.to.notation_order());
    let mut fast = position.legal_moves(compiled);
    let mut slow = twin.legal_moves();
    fast.sort_by_key(by_notation);
    slow.sort_by_key(by_notation);
    assert_eq!(fast, slow, "{} at {position}", rules.id());
    assert_eq!(position.count_legal_moves(compiled) as usize, fast.len(), "{} at {position}", rules.id());
    for _ in 0..4.min(fast.len()) {
        play_both(rules, position, &twin, fast[random.below(fast.len())]);
    }
    fast
}

fn play_both(rules: &Ruleset, position: &Position, twin: &Twin, mv: Move) -> Position {
    let mut next = position.clone();
    let effect = next.play(rules.compiled(), mv);
    let mut next_twin = twin.clone();
    let slow = next_twin.play(mv);
    let fast = TwinEffect {
        captures: effect.captures.as_slice().to_vec(),
        king_captured: effect.king_captured,
        king_escaped: effect.king_escaped,
    };
    assert_eq!(fast, slow, "{}: {mv} at {position}", rules.id());
    assert!(next_twin.is(&next), "{}: {mv} at {position} gives {next}", rules.id());
    next
}

/// A random game, captures and king moves preferred now and then so that games come to something.
fn random_game(rules: &Ruleset, random: &mut Random, budget: &mut usize) {
    let mut position = Position::start(rules);
    for _ in 0..300 {
        if *budget == 0 {
            return;
        }
        *budget -= 1;
        let moves = compare(rules, &position, random);
        if moves.is_empty() {
            return;
        }
        let mut mv = moves[random.below(moves.len())];
        if random.below(3) == 0 {
            let captures = |mv: &&Move| !position.clone().play(rules.compiled(), **mv).captures.is_empty();
            mv = moves.iter().find(captures).copied().unwrap_or(mv);
        } else if random.below(3) == 0 {
            let king_moves: Vec<&Move> = moves.iter().filter(|mv| Some(mv.from) == position.king()).collect();
            mv = king_moves.get(random.below(king_moves.len())).map_or(mv, |mv| **mv);
        }
        let twin = Twin::of(rules, &position);
        position = play_both(rules, &position, &twin, mv);
    }
}

/// Pieces thrown on the board, most of them around the king, with every move's effect compared.
fn random_arrangement(rules: &Ruleset, random: &mut Random) {
    let size = rules.size();
    let compiled = rules.compiled();
    let mut pieces: Vec<(Point, Piece)> = vec![];
    let all: Vec<Point> = Point::all(size).collect();
    let king = loop {
        let point = all[random.below(all.len())];
        if compiled.may_stand(point, Piece::King) && !compiled.is_goal(point) {
            break point;
        }
    };
    pieces.push((king, Piece::King));
    for _ in 0..random.below(size * 3) {
        let near = |random: &mut Random, x: usize| (x + random.below(5)).saturating_sub(2).min(size - 1);
        let point = match random.below(2) {
            0 => all[random.below(all.len())],
            _ => Point::new(near(random, king.file()), near(random, king.rank())),
        };
        let piece = if random.below(3) == 0 { Piece::Defender } else { Piece::Attacker };
        if compiled.may_stand(point, piece) && !pieces.iter().any(|(p, _)| *p == point) {
            pieces.push((point, piece));
        }
    }
    let side = Side::BOTH[random.below(2)];
    let setup = Setup { size, pieces, side: Some(side), king_moved: Some(random.below(2) == 0) };
    let position = setup.position(rules).expect("every piece stands where it may");
    let moves = compare(rules, &position, random);
    let twin = Twin::of(rules, &position);
    for mv in moves {
        if mv.to.file().abs_diff(king.file()) + mv.to.rank().abs_diff(king.rank()) <= 3 {
            play_both(rules, &position, &twin, mv);
        }
    }
}

#[test]
fn in_random_games() {
    let all = every_selection();
    let share = positions_wanted() / 2 / all.len() + 1;
    for (number, rules) in all.iter().enumerate() {
        let mut random = Random(0x1086 + number as u64);
        let mut budget = share;
        while budget > 0 {
            random_game(rules, &mut random, &mut budget);
        }
    }
}

#[test]
fn on_random_arrangements() {
    let all = every_selection();
    let share = positions_wanted() / 2 / all.len() + 1;
    for (number, rules) in all.iter().enumerate() {
        let mut random = Random(0x0937 + number as u64);
        for _ in 0..share {
            random_arrangement(rules, &mut random);
        }
    }
}
