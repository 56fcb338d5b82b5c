//! Positions to test on: games wandered through at random, with a liking for what happens around the king.
#![allow(
    unreachable_pub,
    dead_code,
    reason = "part of several test programs, each of which uses some, and of the crate's own tests"
)]

use std::collections::BTreeSet;

use hnefi_rules::{Game, Move, Piece, Side};
use hnefi_rulesets::Ruleset;

/// A sequence of numbers fixed by its seed.
pub struct Chance(pub u64);

impl Chance {
    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}

/// Rule sets that have between them every value of every rule in use: for each value the one on the smallest board.
pub fn rulesets() -> impl Iterator<Item = Ruleset> {
    let mut all: Vec<Ruleset> = Ruleset::catalogue().map(|id| Ruleset::named(id).expect(id)).collect();
    all.sort_by_key(|rules| (rules.size(), rules.id()));
    let mut seen = BTreeSet::new();
    all.retain(|rules| {
        let values = rules.explained().into_iter().map(|rule| (rule.key, rule.value)).filter(|value| seen.insert(*value));
        values.count() > 0
    });
    all.into_iter()
}

/// Rule sets with a die: the built-in one, and small or peculiar ones to which a die is added, with each way to have no move.
pub fn with_a_die() -> impl Iterator<Item = Ruleset> {
    let extended = [
        ("brandubh-cyningstan", "draw"),
        ("brandubh-cyningstan", "pass"),
        ("brandubh-cyningstan", "loss"),
        ("tablut-murray", "pass"),
        ("berserk", "pass"),
    ];
    let extended = extended.into_iter().map(|(id, no_moves)| add_a_die(id, no_moves));
    extended.chain([Ruleset::named("tawlbwrdd-bell-dice").expect("built in")])
}

/// A rule set with a die added.
pub fn add_a_die(id: &str, no_moves: &str) -> Ruleset {
    let rules = format!("[rules]\ndice = \"odd\"\nno-moves = \"{no_moves}\"\n");
    let file = format!("id = \"{id}-dice-{no_moves}\"\nname = \"With a die\"\nextends = \"{id}\"\n{rules}");
    Ruleset::from_toml(&file).expect("a die goes with every rule")
}

/// A game after at most this number of random moves; it may be over.
pub fn wander(rules: &Ruleset, chance: &mut Chance, plies: usize) -> Game {
    let mut game = Game::new(rules);
    for _ in 0..plies {
        if !step(&mut game, chance) {
            break;
        }
    }
    game
}

/// Plays a random move, often one with the king or near him. False when the game is over.
pub fn step(game: &mut Game, chance: &mut Chance) -> bool {
    if game.awaits_throw() {
        game.throw(1).expect("a throw is awaited");
    }
    let moves = game.legal_moves();
    if moves.is_empty() {
        return false;
    }
    let position = game.position();
    let near = |mv: &Move| match position.side() {
        Side::Defenders => position.piece_at(mv.from) == Some(Piece::King),
        Side::Attackers => {
            position.king().is_some_and(|k| k.file().abs_diff(mv.to.file()) + k.rank().abs_diff(mv.to.rank()) <= 2)
        }
    };
    let favoured: Vec<Move> = moves.iter().copied().filter(near).collect();
    let list = if !favoured.is_empty() && chance.below(3) == 0 { &favoured } else { &moves };
    let mv = list[chance.below(list.len())];
    game.play(mv).expect("a legal move");
    true
}
