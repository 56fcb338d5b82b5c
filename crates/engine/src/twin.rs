//! The slow plain twin of the search's parts, for tests: what is found by looking at words of bits is compared with trying every move,
//! and alpha-beta with the whole tree.

use hnefi_rules::ruleset::NoMoves;
use hnefi_rules::{Game, Move, Position, Ruleset, Side};

use crate::bits::Bits;
use crate::budget::Budget;
use crate::history::History;
use crate::past::Past;
use crate::score::Score;
use crate::search::{Search, Style, repeated};
use crate::support::{Chance, rulesets, step, wander};
use crate::terrain::Terrain;
use crate::threats;
use crate::transposition::Table;
use crate::{Limits, captures};

/// Calls `check` on positions of every rule set.
fn everywhere(games: u64, check: impl Fn(&Game, &Terrain<'_>)) {
    for rules in rulesets() {
        let terrain = Terrain::new(&rules);
        for seed in 0..games {
            let mut chance = Chance(seed);
            let mut game = Game::new(&rules);
            for _ in 0..150 {
                check(&game, &terrain);
                if !step(&mut game, &mut chance) {
                    break;
                }
            }
        }
    }
}

fn after(position: &Position, terrain: &Terrain<'_>, mv: Move) -> (Position, hnefi_rules::Effect) {
    let mut next = position.clone();
    let effect = next.play(terrain.compiled, mv);
    (next, effect)
}

#[test]
fn what_words_of_bits_say_is_what_trying_every_move_says() {
    everywhere(8, |game, terrain| {
        let position = game.position();
        if position.is_over(terrain.compiled) {
            return;
        }
        let moves = position.legal_moves(terrain.compiled);
        assert_eq!(threats::can_move(position, terrain), !moves.is_empty(), "{position}");

        let decides = |mv: &Move| {
            let effect = after(position, terrain, *mv).1;
            effect.king_captured || effect.king_escaped
        };
        match threats::king_decides(position, terrain) {
            Some(mv) => assert!(moves.contains(&mv) && decides(&mv), "{position}: {mv}"),
            None => assert!(!moves.iter().any(decides), "{position}"),
        }

        let stuck =
            |mv: &Move| terrain.no_moves == NoMoves::Loss && !after(position, terrain, *mv).0.has_legal_move(terrain.compiled);
        let wins = moves.iter().any(|mv| after(position, terrain, *mv).1.is_decisive() || stuck(mv));
        assert_eq!(threats::win_at_once(position, terrain).is_some(), wins, "{position}");
    });
}

#[test]
fn captures_are_foreseen() {
    everywhere(3, |game, terrain| {
        let position = game.position();
        let landing = captures::landing_points(position, terrain);
        let enemy = position.side().other();
        let mut found = Vec::new();
        captures::capturing_moves(position, terrain, &mut found);
        for mv in position.legal_moves(terrain.compiled) {
            let effect = after(position, terrain, mv).1;
            let king = position.king();
            let is_man = |p: &&hnefi_rules::Point| Some(**p) != king && Bits::occupied(position, enemy).has(**p);
            let men = effect.captures.as_slice().iter().filter(is_man).count();
            let foreseen = captures::captures(position, terrain, &landing, mv);
            // The combined trap takes one man more than custody alone explains.
            if terrain.foresees_captures {
                assert!(foreseen == (men > 0) || !foreseen && men == 1 && enemy == Side::Defenders, "{position}: {mv}");
            }
            // Jumps are not among the moves that are looked for.
            let slides = threats::moves_to(position, terrain, mv.to).any(|slide| slide == mv);
            assert_eq!(found.contains(&mv), foreseen && slides, "{position}: {mv}");
        }
    });
}

#[test]
fn a_threat_to_escape_is_parried_by_the_blocks_alone() {
    everywhere(8, |game, terrain| {
        let position = game.position();
        if !terrain.foresees || game.side() != Some(Side::Attackers) || position.ways_out(terrain.compiled) != 1 {
            return;
        }
        let blocks = threats::blocks(position, terrain);
        for mv in position.legal_moves(terrain.compiled) {
            let (next, effect) = after(position, terrain, mv);
            let parries = !effect.king_captured && next.escape_move(terrain.compiled).is_none();
            assert!(!parries || blocks.has(mv.to), "{position}: {mv}");
        }
    });
}

/// The value of a position by looking at everything.
fn plain(search: &mut Search<'_>, position: &Position, depth: i32, ply: u32) -> Score {
    if let Some(again) = search.past.repetition(position.hash()) {
        return repeated(search.terrain.repetition, position.side(), again, ply);
    }
    if depth == 0 {
        return search.quiescence(position, -Score::INFINITE, Score::INFINITE, ply);
    }
    let terrain = search.terrain;
    let moves = position.legal_moves(terrain.compiled);
    if moves.is_empty() {
        return match terrain.no_moves {
            NoMoves::Loss => Score::loss_in(ply),
            NoMoves::Pass if position.passed().has_legal_move(terrain.compiled) => {
                -plain(search, &position.passed(), depth - 1, ply + 1)
            }
            NoMoves::Draw | NoMoves::Pass => Score::DRAW,
        };
    }
    search.past.enter(position.hash());
    let mut best = -Score::INFINITE;
    for mv in moves {
        let (next, effect) = after(position, terrain, mv);
        let score = match effect.is_decisive() {
            true => Score::win_in(ply + 1),
            false if next.side() == position.side() => plain(search, &next, depth - 1, ply + 1),
            false => -plain(search, &next, depth - 1, ply + 1),
        };
        best = best.max(score);
    }
    search.past.leave();
    best
}

fn searched<T>(game: &Game, style: Style, run: impl FnOnce(&mut Search<'_>) -> T) -> T {
    let terrain = Terrain::new(game.rules());
    let (table, mut history) = (Table::new(1), History::new());
    let past = Past::new(game, terrain.repetition);
    let never = || false;
    let budget = Budget::new(None, &never);
    run(&mut Search::new(&terrain, &table, &mut history, past, budget, style))
}

/// Positions of small boards for which the whole tree can be looked at.
fn small_games() -> Vec<Game> {
    let small = rulesets().filter(|rules: &Ruleset| rules.size() <= 9);
    let games = |rules: Ruleset| (0..10).map(move |seed| wander(&rules, &mut Chance(seed + 100), 10 + 6 * seed as usize));
    small.flat_map(games).filter(|game| game.outcome().is_none()).collect()
}

#[test]
fn alpha_beta_finds_what_the_whole_tree_holds() {
    for game in small_games() {
        let moves = game.legal_moves().len();
        let depth = if moves < 40 { 3 } else { 2 };
        let whole = searched(&game, Style::PLAIN, |search| {
            let root = game.position();
            let scores = game.legal_moves().into_iter().map(|mv| {
                let (next, effect) = after(root, search.terrain, mv);
                match effect.is_decisive() {
                    true => Score::win_in(1),
                    false if next.side() == root.side() => plain(search, &next, depth - 1, 1),
                    false => -plain(search, &next, depth - 1, 1),
                }
            });
            scores.max().expect("the game goes on")
        });
        for table in [false, true] {
            let style = Style { table, ..Style::PLAIN };
            let found = searched(&game, style, |s| s.deepen(&game, &Limits::depth(depth as u32), 1, &mut |_| {}));
            assert_eq!(found.score, whole, "{} {} (table: {table})", game.rules().id(), game.position());
        }
    }
}
