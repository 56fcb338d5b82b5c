//! A game without a rule-set file: rules from their values, and a small board drawn here.
//!
//! `cargo run -p hnefi-rules --example capture`

use std::error::Error;

use hnefi_rules::{Game, Marks, Piece, Point, RuleKey, Rules, StartBoard, Variant, faults};

fn main() -> Result<(), Box<dyn Error>> {
    let rules = Rules::new(&[
        (RuleKey::First, "attackers"),
        (RuleKey::Throne, "none"),
        (RuleKey::Corners, "none"),
        (RuleKey::MovingBetween, "safe"),
        (RuleKey::KingArmed, "armed"),
        (RuleKey::KingCapturedElsewhere, "two"),
        (RuleKey::Escape, "edge"),
        (RuleKey::Repetition, "draw-at-third"),
        (RuleKey::NoMoves, "loss"),
    ])?;
    let board = StartBoard { size: 5, pieces: pieces(["..t..", ".....", "t.K.t", "..d..", "..t.."])?, marks: Marks::default() };
    let wrong = faults(&rules, &board);
    if let Some(fault) = wrong.first() {
        return Err(fault.to_string().into());
    }
    let mut game = Game::new(&Variant::new("small", rules, board));
    let ply = game.play_text(&"c1-b1".parse()?)?;
    println!("{}: {}", ply.text(), game.position());
    println!("{} legal moves", game.legal_moves().len());
    Ok(())
}

/// The pieces of rows, the top one first: `t` attacker, `d` defender, `K` king.
fn pieces(rows: [&str; 5]) -> Result<Vec<(Point, Piece)>, Box<dyn Error>> {
    let mut pieces = Vec::new();
    for (row, line) in rows.iter().enumerate() {
        for (file, letter) in line.chars().enumerate().filter(|(_, letter)| *letter != '.') {
            let piece = match letter {
                't' => Piece::Attacker,
                'd' => Piece::Defender,
                'K' => Piece::King,
                _ => return Err(format!("`{letter}` is no piece").into()),
            };
            pieces.push((Point::new(file, rows.len() - 1 - row), piece));
        }
    }
    Ok(pieces)
}
