//! Rule sets and arrangements in which shieldwalls, rings of attackers and forts come about, as they hardly ever do by chance.

use std::fmt::Write;

use hnefi_rules::{Direction, Piece, Point, Position, Setup, Side};
use hnefi_rulesets::Ruleset;

use crate::twin::random::Random;
use crate::twin::rule_sets::Ground;

/// What makes one rule set of these tests differ from another.
#[derive(Clone, Copy)]
pub(crate) struct Choice {
    pub(crate) size: usize,
    pub(crate) throne: bool,
    /// `single` or `quad`.
    pub(crate) corners: &'static str,
    pub(crate) shieldwall: &'static str,
    pub(crate) shieldwall_corners: &'static str,
    pub(crate) king_armed: &'static str,
    pub(crate) moving_between: &'static str,
    /// Whether forts and encirclement end the game.
    pub(crate) ends: bool,
    pub(crate) king_alone: &'static str,
    /// What `encirclement` is where it ends the game.
    pub(crate) encirclement: &'static str,
    pub(crate) no_escape: &'static str,
    pub(crate) king_jump: &'static str,
}

/// As in Copenhagen, on a smaller board.
pub(crate) const USUAL: Choice = Choice {
    size: 7,
    throne: true,
    corners: "single",
    shieldwall: "flanking-move",
    shieldwall_corners: "yes",
    king_armed: "armed",
    moving_between: "safe",
    ends: true,
    king_alone: "plays-on",
    encirclement: "all-defenders",
    no_escape: "plays-on",
    king_jump: "none",
};

impl Choice {
    pub(crate) fn ground(&self) -> Ground {
        let middle = self.size / 2;
        let mut text = "id = \"test\"\nname = \"Test\"\nlayouts = [\"start\"]\n[drawn.start]\npieces = '''\n".to_owned();
        for rank in 0..self.size {
            let row: String = (0..self.size)
                .map(|file| match (file.abs_diff(middle), rank.abs_diff(middle)) {
                    (0, 0) => 'K',
                    (0, 1) | (1, 0) => 'd',
                    (0, away) | (away, 0) if away == middle => 'a',
                    _ => '.',
                })
                .collect();
            writeln!(text, "{row}").expect("memory");
        }
        text.push_str("'''\n[rules]\n");
        let mut rules = vec![
            ("first", "attackers"),
            ("movement", "rook"),
            ("throne", if self.throne { "centre" } else { "none" }),
            ("corners", self.corners),
            ("corners-stop", "king"),
            ("corners-hostile", "men"),
            ("capture", "custodial"),
            ("captures-at-once", "several"),
            ("moving-between", self.moving_between),
            ("king-armed", self.king_armed),
            ("king-captured-elsewhere", "four"),
            ("king-captured-edge", "never"),
            ("escape", "corners"),
            ("repetition", "ignored"),
            ("no-moves", "loss"),
            ("shieldwall", self.shieldwall),
            ("exit-fort", if self.ends { "yes" } else { "no" }),
            ("encirclement", if self.ends { self.encirclement } else { "none" }),
            ("king-alone", self.king_alone),
            ("no-escape", if self.ends { self.no_escape } else { "plays-on" }),
            ("king-jump", self.king_jump),
        ];
        if self.throne {
            rules.extend([
                ("throne-stop", "king"),
                ("throne-pass", "all"),
                ("throne-hostile", "all"),
                ("king-captured-throne", "four"),
                ("king-captured-beside", "four"),
            ]);
        }
        if self.corners == "quad" {
            rules.push(("corners-pass", "king"));
        }
        if self.shieldwall != "none" {
            rules.push(("shieldwall-corners", self.shieldwall_corners));
        }
        for (key, value) in rules {
            writeln!(text, "{key} = \"{value}\"").expect("memory");
        }
        Ground::of_file(text).unwrap_or_else(|error| panic!("{error}"))
    }
}

/// Pieces being put on a board, each where it may stand.
struct Arrangement<'a> {
    rules: &'a Ruleset,
    random: &'a mut Random,
    pieces: Vec<(Point, Piece)>,
    /// Who is to move; either, by chance, if nobody is named.
    side: Option<Side>,
}

impl Arrangement<'_> {
    fn all(&self) -> Vec<Point> {
        Point::all(self.rules.size()).collect()
    }

    fn is_free(&self, point: Point) -> bool {
        !self.pieces.iter().any(|(p, _)| *p == point)
    }

    fn put(&mut self, point: Point, mut piece: Piece) {
        if piece != Piece::King && self.random.once_in(3) {
            let of_side = |other: &Piece| other.side() == piece.side() && *other != Piece::King;
            let men: Vec<Piece> = self.rules.layout().pieces.iter().map(|(_, other)| *other).filter(of_side).collect();
            piece = if men.is_empty() { piece } else { *self.random.one_of(&men) };
        }
        if self.is_free(point) && self.rules.compiled().may_stand(point, piece) {
            self.pieces.push((point, piece));
        }
    }

    fn neighbours(&self, point: Point) -> Vec<Point> {
        Direction::ALL.into_iter().filter_map(|d| point.neighbour(d, self.rules.size())).collect()
    }

    /// Some points side by side, grown from one.
    fn patch(&mut self, from: Point, size: usize) -> Vec<Point> {
        let mut patch = vec![from];
        for _ in 0..size * 3 {
            let from = self.random.below(patch.len());
            let beside = self.neighbours(patch[from]);
            let next = beside[self.random.below(beside.len())];
            if patch.len() < size && !patch.contains(&next) && !self.rules.compiled().is_goal(next) {
                patch.push(next);
            }
        }
        patch
    }

    /// The points around a patch.
    fn rim(&self, patch: &[Point]) -> Vec<Point> {
        let mut rim: Vec<Point> = patch.iter().flat_map(|p| self.neighbours(*p)).filter(|p| !patch.contains(p)).collect();
        rim.sort();
        rim.dedup();
        rim
    }

    /// Throws some pieces on the points that are left.
    fn scatter(&mut self, piece: Piece, number: usize) {
        let all = self.all();
        for _ in 0..number {
            let point = all[self.random.below(all.len())];
            self.put(point, piece);
        }
    }

    fn point_for_the_king(&mut self, may: impl Fn(Point) -> bool) -> Point {
        let points: Vec<Point> =
            self.all().into_iter().filter(|p| self.is_free(*p) && may(*p) && is_for_the_king(self.rules, *p)).collect();
        *self.random.one_of(&points)
    }

    fn position(self) -> Position {
        let side = self.side.unwrap_or(Side::BOTH[self.random.below(2)]);
        let size = self.rules.size();
        let setup = Setup { size, pieces: self.pieces, side: Some(side), king_moved: None, going_on: None };
        setup.position(self.rules).expect("every piece stands where it may")
    }
}

/// Whether the king may be on a point without having escaped.
fn is_for_the_king(rules: &Ruleset, point: Point) -> bool {
    rules.compiled().may_stop(point, Piece::King) && !rules.compiled().is_goal(point)
}

/// Whether there are points on the edge where he may.
pub(crate) fn has_an_edge_for_the_king(rules: &Ruleset) -> bool {
    Point::all(rules.size()).any(|point| point.is_on_edge(rules.size()) && is_for_the_king(rules, point))
}

/// A king on the edge among men, mostly closed in by them, and some attackers around: `attackers` at most.
pub(crate) fn fortress(rules: &Ruleset, random: &mut Random, attackers: usize) -> Position {
    let mut board = Arrangement { rules, random, pieces: vec![], side: None };
    let king = board.point_for_the_king(|p| p.is_on_edge(rules.size()));
    board.put(king, Piece::King);
    let size = 2 + board.random.below(4);
    let inside = board.patch(king, size);
    for point in board.rim(&inside) {
        if board.random.below(12) > 0 {
            board.put(point, Piece::Defender);
        }
    }
    let men: Vec<Point> = board.pieces.iter().map(|(p, _)| *p).collect();
    for point in board.rim(&men) {
        if !inside.contains(&point) && board.random.below(4) == 0 {
            board.put(point, Piece::Defender);
        }
    }
    if board.random.below(4) == 0 {
        let point = inside[board.random.below(inside.len())];
        board.put(point, Piece::Defender);
    }
    // Attackers inside are rare: most of the board lies outside.
    let attackers = 1 + board.random.below(attackers);
    board.scatter(Piece::Attacker, attackers);
    board.position()
}

/// Defenders in a ring of attackers, perhaps with a gap, perhaps one of them outside.
pub(crate) fn ring(rules: &Ruleset, random: &mut Random) -> Position {
    let mut board = Arrangement { rules, random, pieces: vec![], side: None };
    let king = board.point_for_the_king(|p| !p.is_on_edge(rules.size()));
    board.put(king, Piece::King);
    let size = 2 + board.random.below(rules.size());
    let inside = board.patch(king, size);
    for point in &inside {
        if board.random.below(3) == 0 {
            board.put(*point, Piece::Defender);
        }
    }
    let mut rim = board.rim(&inside);
    if board.random.below(2) == 0 {
        rim.swap_remove(board.random.below(rim.len()));
        board.side = Some(Side::Attackers);
    }
    rim.into_iter().for_each(|point| board.put(point, Piece::Attacker));
    let outside = [board.random.below(5) / 4, 2 + board.random.below(6)];
    board.scatter(Piece::Defender, outside[0]);
    board.scatter(Piece::Attacker, outside[1]);
    board.position()
}

/// Attackers who block most corners, on the edge beside them or across, with the rest of the edge more or less taken, and few men; or a king
/// between attackers on the edge.
pub(crate) fn blockade(rules: &Ruleset, random: &mut Random) -> Position {
    let size = rules.size();
    let mut board = Arrangement { rules, random, pieces: vec![], side: None };
    let turned = |turn: usize, (x, y): (usize, usize)| {
        let (mut x, mut y) = (x, y);
        for _ in 0..turn {
            (x, y) = (y, size - 1 - x);
        }
        Point::new(x, y)
    };
    if board.random.below(3) == 0 {
        let at = 1 + board.random.below(size - 2);
        let turn = board.random.below(4);
        let king = turned(turn, (at, 0));
        if is_for_the_king(rules, king) {
            board.put(king, Piece::King);
            for (x, y) in [(at + 1, 0), (at + 2, 0), (at.wrapping_sub(1), 0), (at.wrapping_sub(2), 0), (at, 1), (at, 2)] {
                if x < size && board.random.below(20) > 0 {
                    board.put(turned(turn, (x, y)), Piece::Attacker);
                }
            }
            let beside = if board.random.below(2) == 0 { at + 1 } else { at - 1 };
            for y in [1, 2] {
                if board.random.below(3) > 0 {
                    board.put(turned(turn, (beside, y)), Piece::Attacker);
                }
            }
        }
    } else {
        for turn in 0..4 {
            let blocked: &[(usize, usize)] = match board.random.below(8) {
                0..4 => &[(2, 0), (1, 1), (0, 2)],
                4..7 => &[(1, 0), (2, 0), (0, 1), (0, 2)],
                _ => &[(1, 0), (0, 1), (1, 1)],
            };
            blocked.iter().for_each(|at| board.put(turned(turn, *at), Piece::Attacker));
            let free = board.random.below(5);
            for x in 3..size - 2 - free.min(size - 5) {
                board.put(turned(turn, (x, 0)), Piece::Attacker);
            }
        }
    }
    if !board.pieces.iter().any(|(_, piece)| *piece == Piece::King) {
        let king = board.point_for_the_king(|_| true);
        board.put(king, Piece::King);
    }
    let more = [board.random.below(4), board.random.below(8)];
    board.scatter(Piece::Attacker, more[0]);
    board.scatter(Piece::Defender, more[1]);
    board.position()
}

/// A row of one side's pieces along an edge, the other side's before it and at its ends, with gaps, and some more of both.
pub(crate) fn wall(rules: &Ruleset, random: &mut Random) -> Position {
    let size = rules.size();
    let (row, other) = if random.below(2) == 0 { (Piece::Attacker, Piece::Defender) } else { (Piece::Defender, Piece::Attacker) };
    let mut board = Arrangement { rules, random, pieces: vec![], side: Some(other.side()) };
    let edge = board.random.below(4);
    let on = |line: usize, place: usize| match edge {
        0 => Point::new(place, line),
        1 => Point::new(place, size - 1 - line),
        2 => Point::new(line, place),
        _ => Point::new(size - 1 - line, place),
    };
    let length = 1 + board.random.below(size - 3);
    let first = 1 + board.random.below(size - 1 - length);
    let mut around: Vec<Point> = (first..first + length).map(|place| on(1, place)).collect();
    around.extend([on(0, first - 1), on(0, first + length)]);
    if board.random.below(2) == 0 {
        let in_it = if board.random.below(2) == 0 { around.clone() } else { (first..first + length).map(|p| on(0, p)).collect() };
        let king = in_it[board.random.below(in_it.len())];
        if is_for_the_king(rules, king) {
            board.put(king, Piece::King);
        }
    }
    for place in first..first + length {
        board.put(on(0, place), row);
    }
    let gap = if board.random.below(3) > 0 { around[length + board.random.below(2)] } else { around[board.random.below(length)] };
    for point in around.into_iter().filter(|p| *p != gap) {
        board.put(point, other);
    }
    // Somebody who can come to fill the gap.
    let file = board.random.below(size);
    let comes_from = [Point::new(file, gap.rank()), Point::new(gap.file(), file)][board.random.below(2)];
    board.put(comes_from, other);
    if !board.pieces.iter().any(|(_, piece)| *piece == Piece::King) {
        let king = board.point_for_the_king(|_| true);
        board.put(king, Piece::King);
    }
    let more = board.random.below(4);
    board.scatter(Piece::Attacker, more);
    board.scatter(Piece::Defender, more);
    board.position()
}
