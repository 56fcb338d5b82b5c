//! What `layouts/layouts.toml` says about play on a layout, tried out.

use std::collections::BTreeSet;

use hnefi_rules::{Game, Point};
use hnefi_rulesets::Ruleset;

fn points(texts: &[&str]) -> BTreeSet<Point> {
    texts.iter().map(|text| text.parse().expect("a point")).collect()
}

#[test]
fn guards_beside_hostile_corners_fall_to_the_first_move() {
    let rules = Ruleset::named("alea-walker-2015+alea-sym-c1").expect("a rule set of the program");
    let game = Game::new(&rules);
    let mut fallen = BTreeSet::new();
    let mut capturing = 0;
    for mv in game.legal_moves() {
        let mut next = game.clone();
        let captures = next.play(mv).expect("a legal move").captures;
        if !captures.is_empty() {
            capturing += 1;
            fallen.extend(captures.as_slice());
        }
    }
    assert_eq!(capturing, 16);
    assert_eq!(fallen, points(&["c1", "q1", "c19", "q19", "a3", "s3", "a17", "s17"]));
}
