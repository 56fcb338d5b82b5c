//! The board drawn in a terminal.

use std::fmt::Write as _;

use hnefi_rules::{Move, Piece, Point, Position, Variant};

/// The board with its coordinates: `a` attackers, `d` defenders, `K` the king; on empty points `·`, `×` where a rule makes the point special,
/// `○` where the last move came from.
pub(crate) fn board(rules: &Variant, position: &Position, last: Option<Move>) -> String {
    let size = position.size();
    let files: Vec<String> = (0..size).map(|file| Point::new(file, 0).to_string()[..1].to_owned()).collect();
    let files = format!("    {}", files.join(" "));
    let mut text = format!("{files}\n");
    for rank in (0..size).rev() {
        write!(text, "{:>3}", rank + 1).expect("a string takes any text");
        for file in 0..size {
            let point = Point::new(file, rank);
            let mark = match position.piece_at(point) {
                Some(Piece::Attacker) => 'a',
                Some(Piece::Defender) => 'd',
                Some(Piece::King) => 'K',
                Some(special @ Piece::Special(..)) => special.letter(),
                None if last.is_some_and(|mv| mv.from == point) => '○',
                None if is_special(rules, point) => '×',
                None => '·',
            };
            let arrived = last.is_some_and(|mv| mv.to == point);
            text.push(if arrived { '›' } else { ' ' });
            text.push(mark);
        }
        writeln!(text, " {:>2}", rank + 1).expect("a string takes any text");
    }
    text + &files
}

/// Whether some piece may not stop on the point.
fn is_special(rules: &Variant, point: Point) -> bool {
    [Piece::Attacker, Piece::Defender].into_iter().any(|piece| !rules.compiled().may_stand(point, piece))
}
