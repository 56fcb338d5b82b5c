//! Facts of a position that follow from the rules and the board alone: what each move captures, what the other side threatens, where the
//! king could go, what a person should look at. Judging it is the engine's part.

use std::collections::VecDeque;

use hnefi_engine::Survey;
use hnefi_rules::rules::NoMoves;
use hnefi_rules::{Compiled, Game, Move, Point, Position, Side};

/// How many moves of the king its routes are searched deep.
const MAX_ROUTE_MOVES: usize = 4;
/// The most routes that are listed.
const MAX_ROUTES: usize = 8;

/// What the moves of one side would do.
pub struct Threats {
    /// The moves that capture.
    pub captures: Vec<MoveEffect>,
    /// The moves that decide the game for the side that makes them.
    pub wins: Vec<MoveEffect>,
    /// How many moves there are.
    pub moves: usize,
}

/// A move, and what it captures.
pub struct MoveEffect {
    /// The move.
    pub mv: Move,
    /// The points that it captures.
    pub captures: Vec<Point>,
}

/// What the king could do.
pub struct King {
    /// Where the king stands.
    pub at: Point,
    /// Where one move takes him, if it is his turn.
    pub reach: Vec<Point>,
    /// The shortest routes to where he escapes if no other piece moves; each begins where he stands.
    pub ways: Vec<Vec<Point>>,
}

/// What the side to move could do.
pub fn own(game: &Game) -> Threats {
    threats(game.position(), game.variant().compiled(), game.legal_moves())
}

/// What the other side could do if it were to move.
pub fn other(game: &Game) -> Threats {
    let compiled = game.variant().compiled();
    if game.outcome().is_some() {
        return Threats { captures: Vec::new(), wins: Vec::new(), moves: 0 };
    }
    let passed = game.position().passed();
    let moves = passed.legal_moves(compiled);
    threats(&passed, compiled, moves)
}

fn threats(position: &Position, compiled: &Compiled, moves: Vec<Move>) -> Threats {
    let mut threats = Threats { captures: Vec::new(), wins: Vec::new(), moves: moves.len() };
    let mover = position.side();
    for mv in moves {
        let mut next = position.clone();
        let effect = next.play(compiled, mv);
        let effect_of = || MoveEffect { mv, captures: effect.captures.as_slice().to_vec() };
        if !effect.captures.as_slice().is_empty() {
            threats.captures.push(effect_of());
        }
        let wins = match mover {
            Side::Attackers => next.king().is_none(),
            Side::Defenders => next.king().is_some_and(|king| compiled.is_goal(king)),
        };
        if wins || effect.ending.is_some_and(|ending| ending.winner() == mover) {
            threats.wins.push(effect_of());
        }
    }
    threats
}

/// What a person should look at.
pub struct Features {
    /// The king's danger and what shuts him in.
    pub survey: Survey,
    /// The men of each side, without the king: now, and at the start.
    pub men: [Men; 2],
    /// The men of each side that the other could capture if it were to move.
    pub hanging: [Vec<Point>; 2],
    /// The moves of each side, where a side without one does not simply lose its turn.
    pub mobility: Option<Mobility>,
}

/// How many men a side has.
pub struct Men {
    /// Now.
    pub now: u32,
    /// Where the game began.
    pub start: u32,
}

/// How many moves each side has, or would have on its turn.
pub struct Mobility {
    /// Of the attackers and of the defenders.
    pub moves: [usize; 2],
    /// Whether a side without a move loses; if not, the game is drawn.
    pub loses: bool,
}

/// The features of a position, of which the moves of [both](own) [sides](other) are known; `None` once the game is over.
pub fn features(game: &Game, own: &Threats, other: &Threats) -> Option<Features> {
    let (side, position) = (game.side()?, game.position());
    let survey = Survey::of(game.variant(), position)?;
    // In the order of `Side`: the men of a side hang where the other captures.
    let by_side = |of_mover, of_other| if side == Side::Attackers { [of_mover, of_other] } else { [of_other, of_mover] };
    let [attackers, defenders] = by_side(other, own);
    let men = |side| {
        let count = |position: &Position| position.count(side) - u32::from(side == Side::Defenders && position.king().is_some());
        Men { now: count(position), start: count(game.start()) }
    };
    let [moves_of_attackers, moves_of_defenders] = by_side(own, other).map(|threats| threats.moves);
    let mobility = |loses| Some(Mobility { moves: [moves_of_attackers, moves_of_defenders], loses });
    Some(Features {
        survey,
        men: [men(Side::Attackers), men(Side::Defenders)],
        hanging: [hanging(attackers, position), hanging(defenders, position)],
        mobility: match game.variant().rules().no_moves {
            NoMoves::Loss => mobility(true),
            NoMoves::Draw => mobility(false),
            NoMoves::Pass => None,
        },
    })
}

/// The men that these moves capture.
pub fn hanging(threats: &Threats, position: &Position) -> Vec<Point> {
    let mut men: Vec<Point> = threats.captures.iter().flat_map(|effect| effect.captures.iter().copied()).collect();
    men.retain(|point| Some(*point) != position.king());
    men.sort_unstable_by_key(|point| point.notation_order());
    men.dedup();
    men
}

/// What the king could do, if he is on the board and the game goes on.
pub fn king(game: &Game) -> Option<King> {
    let at = game.position().king().filter(|_| game.outcome().is_none())?;
    let compiled = game.variant().compiled();
    let begin = at_his_turn(game.position().clone());
    let reach = king_moves(&begin, compiled).map(|mv| mv.to).collect();
    Some(King { at, reach, ways: ways(begin, at, compiled) })
}

/// The same position with the defenders to move, at the beginning of their turn.
fn at_his_turn(position: Position) -> Position {
    match (position.side(), position.going_on()) {
        (Side::Defenders, None) => position,
        (Side::Defenders, Some(_)) => position.passed().passed(),
        (Side::Attackers, _) => position.passed(),
    }
}

fn king_moves(position: &Position, compiled: &Compiled) -> impl Iterator<Item = Move> {
    let king = position.king();
    position.legal_moves(compiled).into_iter().filter(move |mv| Some(mv.from) == king && mv.to != mv.from)
}

/// The shortest routes to a goal: all points by the fewest moves, until a goal is among them.
fn ways(begin: Position, at: Point, compiled: &Compiled) -> Vec<Vec<Point>> {
    let mut found: Vec<Vec<Point>> = Vec::new();
    let mut seen = vec![at];
    let mut waiting = VecDeque::from([(begin, vec![at])]);
    while let Some((position, way)) = waiting.pop_front() {
        let done = found.first().is_some_and(|first| first.len() <= way.len());
        if done || way.len() > MAX_ROUTE_MOVES {
            break;
        }
        for mv in king_moves(&position, compiled) {
            if seen.contains(&mv.to) {
                continue;
            }
            seen.push(mv.to);
            let way = [way.as_slice(), &[mv.to]].concat();
            if compiled.is_goal(mv.to) {
                if found.len() < MAX_ROUTES {
                    found.push(way);
                }
                continue;
            }
            let mut next = position.clone();
            let effect = next.play(compiled, mv);
            if !effect.is_decisive() {
                waiting.push_back((at_his_turn(next), way));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use hnefi_rules::Setup;
    use hnefi_rulesets::Ruleset;

    use super::*;

    fn game(rules: &str, position: &str) -> Game {
        let rules = Ruleset::named(rules).expect("built in");
        let setup = position.parse::<Setup>().expect("a position");
        let position = setup.position(&rules).expect("allowed");
        Game::from_position(&rules, position)
    }

    fn texts(ways: &[Vec<Point>]) -> Vec<String> {
        ways.iter().map(|way| way.iter().map(Point::to_string).collect::<Vec<_>>().join(" ")).collect()
    }

    #[test]
    fn the_king_has_his_shortest_routes_with_either_side_to_move() {
        for side in ["a", "d"] {
            let game = game("brandubh-cyningstan", &format!("/7/7/7/3K3/7/t6/1t5/ {side} -"));
            let king = king(&game).expect("he stands");
            assert_eq!(king.at.to_string(), "d4");
            assert_eq!(king.reach.len(), 12);
            assert!(king.ways.iter().all(|way| way.len() == 3), "{:?}", texts(&king.ways));
            let ends: Vec<_> = king.ways.iter().filter_map(|way| way.last()).map(Point::to_string).collect();
            for corner in ["a7", "g7", "g1"] {
                assert!(ends.contains(&corner.to_owned()), "{corner}: {ends:?}");
            }
            // Two men close the fourth corner.
            assert!(!ends.contains(&"a1".to_owned()));
        }
    }

    #[test]
    fn an_enclosed_king_has_no_route() {
        let game = game("brandubh-cyningstan", "/7/7/3t3/2tKt2/3T3/7/7/ d -");
        assert!(king(&game).expect("he stands").ways.is_empty());
    }

    #[test]
    fn the_other_side_threatens_what_it_could_capture_next() {
        let game = game("brandubh-cyningstan", "/7/7/1tT4/3K3/4t2/7/7/ d -");
        let threats = other(&game);
        assert!(threats.captures.iter().all(|threat| threat.mv.to_string() != "e3-e5"));
        let captured: Vec<String> = threats.captures.iter().flat_map(|threat| &threat.captures).map(Point::to_string).collect();
        assert!(captured.iter().all(|point| point == "c5"), "{captured:?}");
        assert!(own(&game).wins.is_empty());
    }
}
