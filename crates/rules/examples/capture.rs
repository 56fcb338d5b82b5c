//! A game without a rule-set file: rules from their values, and a small board drawn here.
//!
//! `cargo run -p hnefi-rules --example capture`

use std::error::Error;

use hnefi_rules::{Game, Marks, RuleKey, Rules, Setup, StartBoard, Variant};

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
    // The top row first: `t` is an attacker, `T` a defender, `K` the king, a number that number of empty points.
    let Setup { size, pieces, .. } = "/2t2/5/t1K1t/T1T2/2t2/".parse()?;
    let variant = Variant::new("small", rules, StartBoard { size, pieces, marks: Marks::default() })?;
    let mut game = Game::new(&variant);
    let ply = game.play_text(&"c1-a1".parse()?)?;
    println!("{}: {}", ply.text(), game.position());
    println!("{} legal moves", game.legal_moves().len());
    Ok(())
}
