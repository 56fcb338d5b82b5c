//! The slow plain twin of the search's parts, for tests: what is found by looking at words of bits is compared with trying every move,
//! and alpha-beta with the whole tree.

use hnefi_rules::rules::{MercenaryTaken, NoMoves};
use hnefi_rules::{Game, Kind, Move, Piece, Point, Position, Side};
use hnefi_rulesets::Ruleset;

use super::alpha_beta::{Histories, Scoring, Search, Style, repetition_score};
use super::node_limit::Budget;
use super::root::root_moves;
use super::transposition::Table;
use super::{Limits, expectimax};
use crate::board::{Bits, BoardTables, captures, threats};
use crate::eval::weights::Family;
use crate::eval::{Evaluator, HandWritten};
use crate::movepick::MoveEndScores;
use crate::score::Score;
use crate::support::{Chance, rulesets, step, wander, with_a_die};

/// Calls `check` on positions of every rule set.
fn everywhere(games: u64, check: impl Fn(&Game, &BoardTables<'_>)) {
    for rules in rulesets() {
        let tables = BoardTables::new(&rules);
        for seed in 0..games {
            let mut chance = Chance(seed);
            let mut game = Game::new(&rules);
            for _ in 0..150 {
                check(&game, &tables);
                if !step(&mut game, &mut chance) {
                    break;
                }
            }
        }
    }
}

fn after(position: &Position, tables: &BoardTables<'_>, mv: Move) -> (Position, hnefi_rules::Effect) {
    let mut next = position.clone();
    let effect = next.play(tables.compiled, mv);
    (next, effect)
}

#[test]
fn what_words_of_bits_say_is_what_trying_every_move_says() {
    everywhere(8, |game, tables| {
        let position = game.position();
        if position.is_over(tables.compiled) {
            return;
        }
        let moves = position.legal_moves(tables.compiled);
        assert_eq!(threats::can_move(position, tables), !moves.is_empty(), "{position}");

        let decides = |mv: &Move| {
            let effect = after(position, tables, *mv).1;
            effect.king_captured || effect.king_escaped
        };
        match threats::king_decides(position, tables) {
            Some(mv) => assert!(moves.contains(&mv) && decides(&mv), "{position}: {mv}"),
            None => assert!(!moves.iter().any(decides), "{position}"),
        }

        let stuck =
            |mv: &Move| tables.no_moves == NoMoves::Loss && !after(position, tables, *mv).0.has_legal_move(tables.compiled);
        let wins = moves.iter().any(|mv| after(position, tables, *mv).1.winner() == Some(position.side()) || stuck(mv));
        assert_eq!(threats::win_at_once(position, tables).is_some(), wins, "{position}");
    });
}

#[test]
fn captures_are_foreseen() {
    everywhere(3, |game, tables| {
        let position = game.position();
        let landing = captures::landing_points(position, tables);
        let enemy = position.side().other();
        let mut found = Vec::new();
        captures::capturing_moves(position, tables, &mut found);
        for mv in position.legal_moves(tables.compiled) {
            let effect = after(position, tables, mv).1;
            let king = position.king();
            let is_man = |p: &&hnefi_rules::Point| Some(**p) != king && Bits::occupied(position, enemy).has(**p);
            let men = effect.captures.as_slice().iter().filter(is_man).count();
            let foreseen = captures::captures(position, tables, &landing, mv);
            // The combined trap takes one man more than custody alone explains.
            if tables.foresees_captures {
                assert!(foreseen == (men > 0) || !foreseen && men == 1 && enemy == Side::Defenders, "{position}: {mv}");
            }
            // Jumps are not among the moves that are looked for.
            let slides = threats::moves_to(position, tables, mv.to).any(|slide| slide == mv);
            assert_eq!(found.contains(&mv), foreseen && slides, "{position}: {mv}");
        }
    });
}

#[test]
fn a_threat_to_escape_is_parried_by_the_blocks_alone() {
    everywhere(8, |game, tables| {
        let position = game.position();
        if !tables.foresees || game.side() != Some(Side::Attackers) || position.ways_out(tables.compiled) == 0 {
            return;
        }
        let blocks = threats::blocks(position, tables);
        for mv in position.legal_moves(tables.compiled) {
            let (next, effect) = after(position, tables, mv);
            let parries = !effect.king_captured && next.escape_move(tables.compiled).is_none();
            assert!(!parries || blocks.has(mv.to), "{position}: {mv}");
        }
    });
}

#[test]
fn after_a_tuichu_the_king_escapes_whatever_the_attackers_do() {
    let found = std::cell::Cell::new(0);
    everywhere(8, |game, tables| {
        let position = game.position();
        let Some(mv) = threats::tuichu(position, tables, |_| true) else { return };
        found.set(found.get() + 1);
        let (next, effect) = after(position, tables, mv);
        assert!(position.is_legal(tables.compiled, mv) && !effect.is_decisive(), "{position}: {mv}");
        for reply in next.legal_moves(tables.compiled) {
            let (last, effect) = after(&next, tables, reply);
            assert!(!effect.is_decisive() && last.escape_move(tables.compiled).is_some(), "{position}: {mv} {reply}");
        }
    });
    assert!(found.get() > 50, "{} positions with one", found.get());
}

/// What the throws come to: how likely the side that throws is the next to move, how likely the other is, and how likely the game ends
/// first because one of them has no move, with what that is worth to the side that throws.
#[derive(Debug)]
struct Throws {
    own: f64,
    others: f64,
    over: (f64, Score),
}

/// One throw in two lets a side move.
fn throws(position: &Position, tables: &BoardTables<'_>, ply: u32) -> Throws {
    let stuck = |position: &Position| position.legal_moves(tables.compiled).is_empty();
    let (own, others, over) = match (stuck(position), stuck(&position.passed()), tables.no_moves) {
        // Own throw, two lost turns and own throw again, and so on: 1/2 + 1/8 + 1/32 and on.
        (false, false, _) => (2.0 / 3.0, 1.0 / 3.0, (0.0, Score::DRAW)),
        (false, true, NoMoves::Pass) => (1.0, 0.0, (0.0, Score::DRAW)),
        (true, false, NoMoves::Pass) => (0.0, 1.0, (0.0, Score::DRAW)),
        (true, _, NoMoves::Loss) => (0.0, 0.0, (1.0, Score::loss_in(ply))),
        (false, true, NoMoves::Loss) => (0.5, 0.0, (0.5, Score::win_in(ply + 1))),
        (false, true, NoMoves::Draw) => (0.5, 0.0, (0.5, Score::DRAW)),
        (true, _, _) => (0.0, 0.0, (1.0, Score::DRAW)),
    };
    Throws { own, others, over }
}

#[test]
fn the_throws_come_to_what_a_game_says() {
    let stuck = ["/7/7/7/3K3/T6/tT5/7/", "/7/4ttt/3t3/1K1t3/3t2t/Tt1t1TT/1Tt1TtK/"];
    for rules in with_a_die() {
        let tables = BoardTables::new(&rules);
        let drawn = stuck
            .iter()
            .filter(|_| rules.size() == 7 && rules.id().starts_with("brandubh"))
            .flat_map(|board| ["a", "d"].map(|side| format!("{board} {side} -").parse::<hnefi_rules::Setup>().expect(board)));
        let drawn = drawn.filter_map(|setup| setup.position(&rules).ok());
        let wandered = (0..6).map(|seed| wander(&rules, &mut Chance(seed), 10 * seed as usize).position().clone());
        for position in drawn.chain(wandered) {
            if position.is_over(tables.compiled) || position.going_on().is_some() {
                continue;
            }
            let side = position.side();
            let mut found = [0.0, 0.0, 0.0];
            let mut over = Score::DRAW;
            let mut game = Game::from_position(&rules, position.clone());
            let mut still = 1.0;
            for _ in 0..30 {
                if let Some(outcome) = game.outcome() {
                    found[2] += still;
                    over = match outcome.winner {
                        None => Score::DRAW,
                        Some(winner) if winner == side => Score::win_in(1),
                        Some(_) => Score::loss_in(0),
                    };
                    break;
                }
                still /= 2.0;
                let mut moving = game.clone();
                moving.throw(3).expect("a throw is awaited");
                found[usize::from(moving.side() != Some(side))] += still;
                game.throw(4).expect("a throw is awaited");
            }
            let throws = throws(&position, &tables, 0);
            let said = [throws.own, throws.others, throws.over.0];
            let same = said.iter().zip(found).all(|(said, found)| (said - found).abs() < 1e-6);
            assert!(same && throws.over.1 == over, "{} {position}: {throws:?} {found:?} {over:?}", rules.id());
        }
    }
}

/// The value of a position in which the side to move throws, if there is a die, by looking at everything.
fn plain_before_throw(search: &mut Search<'_, impl Evaluator>, position: &Position, depth: i32, ply: u32) -> Score {
    if search.tables.die.is_none() {
        return plain(search, position, depth, ply);
    }
    let throws = throws(position, search.tables, ply);
    let mut outcomes = vec![throws.over];
    if throws.own > 0.0 {
        outcomes.push((throws.own, plain(search, position, depth, ply)));
    }
    if throws.others > 0.0 {
        outcomes.push((throws.others, -plain(search, &position.passed(), depth - 1, ply + 1)));
    }
    outcomes.retain(|(likely, _)| *likely > 0.0);
    match outcomes.as_slice() {
        [(_, certain)] => *certain,
        [(likely, one), (_, other)] => expectimax::expectation(*likely, *one, *other),
        _ => unreachable!("there are at most two outcomes"),
    }
}

/// The value of a position whose side to move may move, by looking at everything.
fn plain(search: &mut Search<'_, impl Evaluator>, position: &Position, depth: i32, ply: u32) -> Score {
    if let Some(again) = search.past.repetition(position) {
        return repetition_score(search.tables, position, again, ply).unwrap_or_else(|| search.draw_score(position));
    }
    if search.past.turns_left(position) == 0 {
        return search.draw_score(position);
    }
    if depth <= 0 {
        return search.quiescence(position, -Score::INFINITE, Score::INFINITE, ply);
    }
    let tables = search.tables;
    let moves = position.legal_moves(tables.compiled);
    if moves.is_empty() {
        return match tables.no_moves {
            NoMoves::Loss => Score::loss_in(ply),
            NoMoves::Pass if position.passed().has_legal_move(tables.compiled) => {
                -plain(search, &position.passed(), depth - 1, ply + 1)
            }
            NoMoves::Draw | NoMoves::Pass => Score::DRAW,
        };
    }
    search.past.enter(position);
    let mut best = -Score::INFINITE;
    for mv in moves {
        let (next, effect) = after(position, tables, mv);
        let score = match effect.is_decisive() {
            true => Score::decided_in(ply + 1, effect.winner() == Some(position.side())),
            false if next.side() == position.side() => plain(search, &next, depth - 1, ply + 1),
            false => -plain_before_throw(search, &next, depth - 1, ply + 1),
        };
        best = best.max(score);
    }
    search.past.leave();
    best
}

pub(crate) fn searched<T>(game: &Game, style: Style, run: impl FnOnce(&mut Search<'_, &HandWritten<'_>>) -> T) -> T {
    let (tables, weights) = (BoardTables::new(game.variant()), Family::of(game.variant()).weights());
    let evaluator = HandWritten::new(game.variant(), &tables, weights);
    searched_by(&evaluator, &tables, game, style, run)
}

/// The same with any evaluator.
fn searched_by<T, E: Evaluator>(
    evaluator: E,
    tables: &BoardTables<'_>,
    game: &Game,
    style: Style,
    run: impl FnOnce(&mut Search<'_, E>) -> T,
) -> T {
    let end_scores = MoveEndScores::new(tables, Family::of(game.variant()).weights());
    let (table, mut histories) = (Table::new(1), Histories::new());
    let never = || false;
    let budget = Budget::new(None, &never);
    let scoring = Scoring { tables, evaluator, end_scores: &end_scores };
    run(&mut Search::new(game, scoring, &table, &mut histories, budget, style))
}

/// Positions of small boards for which the whole tree can be looked at.
fn small_games() -> Vec<Game> {
    let small = rulesets().filter(|rules: &Ruleset| rules.size() <= 9);
    small.flat_map(|rules| games(rules, 5)).collect()
}

/// Hunts, in which a draw is worth less to the attackers than to go on.
fn hunts() -> Vec<Game> {
    [
        ("copenhagen", "/5t5/t2t1t3t1/3t7/1t3K3t1/11/2t5t2/1t7t1/4t6/2t5t2/3t1t1t3/5t5/ a -"),
        ("copenhagen", "/11/3t3t3/11/1t3K3t1/11/4t6/1t9/11/2t5t2/11/11/ d -"),
    ]
    .map(|(id, text)| {
        let rules = Ruleset::named(id).expect(id);
        let position = text.parse::<hnefi_rules::Setup>().expect(text).position(&rules).expect(text);
        let tables = BoardTables::new(&rules);
        let evaluator = &HandWritten::new(&rules, &tables, Family::of(&rules).weights());
        assert!(evaluator.is_hunt(&position), "{text}");
        Game::from_position(&rules, position)
    })
    .into()
}

/// Random games of a rule set that are not over.
fn games(rules: Ruleset, count: u64) -> impl Iterator<Item = Game> {
    let wandered = (0..count).map(move |seed| wander(&rules, &mut Chance(seed + 100), 10 + 6 * seed as usize));
    wandered.filter(|game| game.outcome().is_none())
}

#[test]
fn alpha_beta_finds_what_the_whole_tree_holds() {
    alpha_beta_is_the_whole_tree(small_games(), 30);
    alpha_beta_is_the_whole_tree(hunts(), 30);
}

/// In a hunt a draw is worth less to the attackers than to go on, if it is their move at the root.
#[test]
fn hunters_do_not_settle_for_a_draw() {
    for game in hunts() {
        let worth = searched(&game, Style::FULL, |search| {
            let static_eval = search.evaluator.evaluate(game.position());
            (search.draw_score(game.position()), static_eval)
        });
        match game.position().side() {
            Side::Attackers => assert!(worth.0 <= Score::DRAW && worth.0 < worth.1, "{worth:?}"),
            Side::Defenders => assert_eq!(worth.0, Score::DRAW, "{worth:?}"),
        }
    }
    let even = Game::new(&Ruleset::named("copenhagen").expect("copenhagen"));
    assert_eq!(searched(&even, Style::FULL, |search| search.draw_score(even.position())), Score::DRAW);
}

#[test]
fn alpha_beta_finds_what_throws_make_of_the_whole_tree() {
    // Each throw doubles the tree.
    alpha_beta_is_the_whole_tree(with_a_die().flat_map(|rules| games(rules, 4)).collect(), 20);
}

/// Compares them to depth 2, and to depth 3 in positions of few moves.
fn alpha_beta_is_the_whole_tree(games: Vec<Game>, few: usize) {
    for game in games {
        let moves = game.legal_moves().len();
        let depth = if moves < few { 3 } else { 2 };
        let whole = searched(&game, Style::PLAIN, |search| {
            let root = game.position();
            // Under a die a move that lets the opponent win at once is left out, though it need not be worse.
            let moves = match search.tables.die {
                None => game.legal_moves(),
                Some(_) => root_moves(&game, search.tables, &mut search.evaluator, &[], threats::win_at_once)
                    .iter()
                    .map(|m| m.mv)
                    .collect(),
            };
            let scores = moves.into_iter().map(|mv| {
                let (next, effect) = after(root, search.tables, mv);
                match effect.is_decisive() {
                    true => Score::decided_in(1, effect.winner() == Some(root.side())),
                    false if next.side() == root.side() => plain(search, &next, depth - 1, 1),
                    false => -plain_before_throw(search, &next, depth - 1, 1),
                }
            });
            scores.max().expect("the game goes on")
        });
        for table in [false, true] {
            let style = Style { table, ..Style::PLAIN };
            let found = searched(&game, style, |s| s.deepen(&game, &Limits::depth(depth as u32), 1, &mut |_| {}));
            assert_eq!(found.score, whole, "{} {} (table: {table})", game.variant().name(), game.position());
        }
    }
}

/// Two men go to and fro. After the sixth move the attackers may go back; then the defenders complete the third repetition by going back too.
#[test]
fn a_move_that_completes_a_repetition_is_tried_first() {
    let rules = Ruleset::named("copenhagen").expect("copenhagen");
    let mut game = Game::new(&rules);
    let play = |game: &mut Game, text: &str| {
        game.play(text.parse::<hnefi_rules::MoveText>().expect(text).mv).expect(text);
    };
    for text in ["d1-d2", "f4-g4", "d2-d1", "g4-f4", "d1-d2", "f4-g4"] {
        play(&mut game, text);
    }
    let back = "d2-d1".parse::<hnefi_rules::MoveText>().expect("a move").mv;
    searched(&game, Style::FULL, |search| {
        let (next, _) = after(game.position(), search.tables, back);
        search.last_moves[1] = Some(back);
        let found = search.repeating_move(&next, 1).map(|mv| mv.to_string());
        assert_eq!(found.as_deref(), Some("g4-f4"));
        // However bad its static eval, the defenders have at least what a repetition is worth to them.
        let worth = search.search(&next, 1, -Score::INFINITE, Score::INFINITE, 1);
        let (repeated, _) = after(&next, search.tables, "g4-f4".parse::<hnefi_rules::MoveText>().expect("a move").mv);
        let again = search.past.repetition(&repeated).expect("it stood there twice");
        let draw = repetition_score(search.tables, &repeated, again, 2).map_or(Score::DRAW, |score| -score);
        assert!(worth >= draw, "{worth:?} {draw:?}");
    });
}

/// What [`Search::repeating_move`] finds is legal and repeats a position, and no such move back is overlooked.
#[test]
fn moves_that_take_back_the_last_and_repeat_are_all_found() {
    let found = std::cell::Cell::new(0);
    for rules in rulesets().filter(|rules| !rules.rules().repetition.is_of_the_board()) {
        for seed in 0..4 {
            let mut chance = Chance(seed);
            let mut game = wander(&rules, &mut chance, 6);
            for _ in 0..40 {
                // Often back where the piece came from.
                let last_own = game.plies().len().checked_sub(2).and_then(|ply| game.plies()[ply].mv);
                let back = last_own.map(|mv| Move { from: mv.to, to: mv.from });
                let played = back.filter(|back| chance.below(4) > 0 && game.legal_moves().contains(back));
                if played.is_none_or(|back| game.play(back).is_err()) && !step(&mut game, &mut chance) {
                    break;
                }
                if game.outcome().is_some() || game.awaits_throw() {
                    break;
                }
                let Some(last) = game.plies().last().and_then(|ply| ply.mv) else { continue };
                searched(&game, Style::FULL, |search| {
                    let root = game.position();
                    let moves = game.legal_moves();
                    let own = game.plies().len().checked_sub(2).and_then(|ply| game.plies()[ply].mv);
                    let own_back = own.map(|mv| Move { from: mv.to, to: mv.from }).filter(|mv| moves.contains(mv));
                    let mv = own_back.unwrap_or(moves[chance.below(moves.len())]);
                    let (next, effect) = after(root, search.tables, mv);
                    if effect.is_decisive() || next.side() == root.side() {
                        return;
                    }
                    search.last_moves[1] = Some(mv);
                    let back = Move { from: last.to, to: last.from };
                    let legal = next.is_legal(search.tables.compiled, back);
                    let back_again = legal.then(|| after(&next, search.tables, back));
                    if back_again.as_ref().is_some_and(|(_, effect)| !effect.captures.is_empty()) {
                        return;
                    }
                    let repeats = back_again.is_some_and(|(again, _)| search.past.repetition(&again).is_some());
                    let said = search.repeating_move(&next, 1);
                    assert_eq!(said == Some(back), repeats, "{}: {root} {mv} {back}", rules.id());
                    found.set(found.get() + u32::from(repeats));
                });
            }
        }
    }
    assert!(found.get() > 20, "{} moves", found.get());
}

/// An evaluator with an accumulator that only [`Evaluator::made`] and [`Evaluator::unmade`] change: the piece on each point.
struct Accumulating<'a> {
    evaluator: &'a HandWritten<'a>,
    changes_sides: bool,
    /// The root and what each move made of it.
    boards: Vec<Vec<Option<Piece>>>,
    evaluated: u64,
}

fn board_of(position: &Position) -> Vec<Option<Piece>> {
    (0..Point::COUNT).map(|index| position.piece_at(Point::from_index(index)?)).collect()
}

impl Evaluator for Accumulating<'_> {
    fn set_root(&mut self, root: &Position) {
        self.boards = vec![board_of(root)];
    }

    fn made(&mut self, before: &Position, mv: Move, effect: &hnefi_rules::Effect) {
        let mut board = self.boards.last().expect("a root").clone();
        let mover = board[mv.from.index()].take();
        assert_eq!(mover, before.piece_at(mv.from), "{before}: {mv}");
        board[mv.to.index()] = mover;
        for point in effect.captures.as_slice() {
            let taken = &mut board[point.index()];
            *taken = match *taken {
                Some(Piece::Special(side, Kind::Mercenary)) if self.changes_sides => {
                    Some(Piece::Special(side.other(), Kind::Mercenary))
                }
                _ => None,
            };
        }
        self.boards.push(board);
    }

    fn unmade(&mut self) {
        self.boards.pop();
    }

    fn evaluate(&mut self, position: &Position) -> Score {
        assert_eq!(self.boards.last(), Some(&board_of(position)), "{position}");
        self.evaluated += 1;
        self.evaluator.evaluate(position)
    }

    fn largest_gain(&self) -> i32 {
        self.evaluator.largest_gain()
    }
}

#[test]
fn an_evaluator_can_keep_an_accumulator() {
    for rules in rulesets().chain(with_a_die()) {
        let (tables, weights) = (BoardTables::new(&rules), Family::of(&rules).weights());
        let evaluator = HandWritten::new(&rules, &tables, weights);
        let changes_sides = rules.rules().mercenary_taken == MercenaryTaken::ChangesSides;
        for game in games(rules.clone(), 2) {
            let accumulating = Accumulating { evaluator: &evaluator, changes_sides, boards: Vec::new(), evaluated: 0 };
            let limits = Limits { depth: Some(3), nodes: Some(4_000), ..Limits::default() };
            let found = searched_by(accumulating, &tables, &game, Style::FULL, |search| {
                let found = search.deepen(&game, &limits, 1, &mut |_| {});
                assert_eq!(search.evaluator.boards.len(), 1, "{}: every move was taken back", rules.id());
                assert!(search.evaluator.evaluated > 0 || found.score.is_decided(), "{}", rules.id());
                found
            });
            let plain = searched(&game, Style::FULL, |search| search.deepen(&game, &limits, 1, &mut |_| {}));
            assert_eq!(found, plain, "{}", rules.id());
        }
    }
}
