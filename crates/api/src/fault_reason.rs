//! Why a move was a fault, in terms that a learner sees on the board: what it let the other side do, or what the better move would have
//! done. The facts of the positions after either move are compared; what tells most comes first.

use hnefi_engine::{ScoreKind, Survey};
use hnefi_rules::{Game, Move, Point, Side};

use crate::position_facts::{self, hanging};

/// A way of the king with at most this many moves counts as near.
const NEAR: usize = 2;
/// A ring with at most this many gaps is nearly closed.
const NEARLY_CLOSED: usize = 2;

/// Why a move was a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultReason {
    /// The better move would have won at once.
    MissedWin,
    /// The other side can win with this move.
    LetsWin(Move),
    /// The better move would have won by force, in this number of plies.
    MissedForcedWin(u32),
    /// The other side wins by force, in this number of plies.
    LetsForceWin(u32),
    /// These men can be captured.
    LosesMen(Vec<Point>),
    /// The better move would have captured these men.
    MissedCapture(Vec<Point>),
    /// The king comes to where he escapes in this number of moves.
    OpensWay(usize),
    /// After the better move the king would have come to where he escapes in this number of moves.
    MissedWay(usize),
    /// The better move would have closed this corner, or kept it closed.
    LeavesCorner(Point),
    /// The ring around the king has more gaps than after the better move: these, or more than two.
    LoosensRing(Option<Vec<Point>>),
    /// The ring around the king has fewer gaps than after the better move.
    TightensRing(Vec<Point>),
    /// The king is captured in fewer moves than after the better move; how many.
    ExposesKing(u32),
    /// Nothing that can be pointed at.
    Position,
}

/// A move and what came of it.
pub struct Compared<'a> {
    /// The side that moved.
    pub side: Side,
    /// After the move that was played.
    pub after: &'a Game,
    /// The engine's score before it, from the attackers' view.
    pub score: ScoreKind,
    /// The score after it; `None` where the game is over.
    pub score_after: Option<ScoreKind>,
    /// After the better move.
    pub better: &'a Game,
}

impl FaultReason {
    /// The first reason that holds.
    #[must_use]
    pub fn of(compared: &Compared<'_>) -> FaultReason {
        let Compared { side, after, score, score_after, better } = *compared;
        let other = side.other();
        if better.outcome().is_some_and(|outcome| outcome.winner == Some(side)) {
            return FaultReason::MissedWin;
        }
        let replies = position_facts::own(after);
        if after.side() == Some(other)
            && let Some(win) = replies.wins.first()
        {
            return FaultReason::LetsWin(win.mv);
        }
        let wins = |score: ScoreKind, of: Side| match score {
            ScoreKind::Win { side, plies } if side == of => Some(plies),
            _ => None,
        };
        if let Some(plies) = wins(score, side) {
            return FaultReason::MissedForcedWin(plies);
        }
        if let Some(plies) = score_after.and_then(|score| wins(score, other)) {
            return FaultReason::LetsForceWin(plies);
        }
        if after.outcome().is_some() || better.outcome().is_some() {
            return FaultReason::Position;
        }
        let safe = hanging(&position_facts::own(better), better.position());
        let mut lost = hanging(&replies, after.position());
        lost.retain(|man| !safe.contains(man));
        if !lost.is_empty() && after.side() == Some(other) {
            return FaultReason::LosesMen(lost);
        }
        let taken = |game: &Game| game.plies().last().map(|ply| ply.captures.as_slice().to_vec()).unwrap_or_default();
        if taken(after).is_empty() && !taken(better).is_empty() {
            return FaultReason::MissedCapture(taken(better));
        }
        FaultReason::of_the_king(side, after, better)
    }

    /// What has become of the king: of his ways, of what closes them, of his danger.
    fn of_the_king(side: Side, after: &Game, better: &Game) -> FaultReason {
        let way = |game: &Game| {
            let way = position_facts::king(game).and_then(|king| king.ways.first().map(|way| way.len() - 1));
            way.filter(|moves| *moves <= NEAR)
        };
        let survey = |game: &Game| Survey::of(game.variant(), game.position());
        let Some((here, there)) = survey(after).zip(survey(better)) else { return FaultReason::Position };
        let gaps = |survey: &Survey| survey.ring.gaps.clone().filter(|gaps| gaps.len() <= NEARLY_CLOSED);
        let count = |gaps: &Option<Vec<Point>>| gaps.as_ref().map_or(usize::MAX, Vec::len);
        let (gaps_here, gaps_there) = (gaps(&here), gaps(&there));
        match side {
            Side::Attackers => {
                if let Some(moves) = way(after).filter(|moves| way(better).is_none_or(|other| other > *moves)) {
                    return FaultReason::OpensWay(moves);
                }
                if count(&gaps_here) > count(&gaps_there) {
                    return FaultReason::LoosensRing(gaps_here);
                }
                let corners = here.corners.iter().zip(&there.corners);
                let left = corners.into_iter().find(|(here, there)| !here.closed && there.closed);
                left.map_or(FaultReason::Position, |(corner, _)| FaultReason::LeavesCorner(corner.at))
            }
            Side::Defenders => {
                if let Some(moves) = way(better).filter(|moves| way(after).is_none_or(|other| other > *moves)) {
                    return FaultReason::MissedWay(moves);
                }
                if let Some(gaps) = gaps_here.filter(|gaps| gaps.len() < count(&gaps_there)) {
                    return FaultReason::TightensRing(gaps);
                }
                let missing = |survey: &Survey| survey.king.missing;
                let exposed = missing(&here).filter(|moves| missing(&there).is_none_or(|other| other > *moves));
                exposed.map_or(FaultReason::Position, FaultReason::ExposesKing)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use hnefi_rules::{MoveText, Setup};
    use hnefi_rulesets::Ruleset;

    use super::*;

    const EVEN: ScoreKind = ScoreKind::Value(0);

    fn after(rules: &Ruleset, start: &str, mv: &str) -> Game {
        let position = start.parse::<Setup>().expect(start).position(rules).expect(start);
        let mut game = Game::from_position(rules, position);
        game.play(mv.parse::<MoveText>().expect(mv).mv).expect(mv);
        game
    }

    fn reason(id: &str, start: &str, played: &str, better: &str, scores: [ScoreKind; 2]) -> FaultReason {
        let rules = Ruleset::named(id).expect(id);
        let (after, better) = (after(&rules, start, played), after(&rules, start, better));
        let [score, score_after] = scores;
        let side = after.start().side();
        FaultReason::of(&Compared { side, after: &after, score, score_after: Some(score_after), better: &better })
    }

    fn points(texts: &[&str]) -> Vec<Point> {
        texts.iter().map(|text| text.parse().expect(text)).collect()
    }

    #[test]
    fn what_tells_most_is_told() {
        // The king among his men in the middle, two of them apart on the third rank.
        let among_men = "/9/9/9/4T4/3TKT3/4T4/2T4T1/9/3t5/ a -";
        // A ring around the king in the middle, and an attacker outside.
        let ring = "/7/3t3/2t1t2/1t1K1t1/2t1t2/3t2t/7/";
        let open_ring = "/7/3t3/2t1t2/3K1t1/2t1t2/3t3/1T5/";
        let to_the_edge = MoveText::new("d5-d1".parse::<MoveText>().expect("a move").mv).mv;
        let wins = |side, plies| ScoreKind::Win { side, plies };
        for (id, start, played, better, scores, expected) in [
            ("tablut-murray", "/9/8t/1tKt5/2t6/9/9/9/9/T8/ d -", "a1-a2", "c7-c9", [EVEN, EVEN], FaultReason::MissedWin),
            (
                "tablut-murray",
                "/3t5/9/9/9/t2K4t/9/9/3t5/9/ a -",
                "d2-c2",
                "d2-d3",
                [EVEN, wins(Side::Defenders, 1)],
                FaultReason::LetsWin(to_the_edge),
            ),
            ("tablut-murray", among_men, "d1-d2", "d1-a1", [wins(Side::Attackers, 5), EVEN], FaultReason::MissedForcedWin(5)),
            ("tablut-murray", among_men, "d1-d2", "d1-a1", [EVEN, wins(Side::Defenders, 4)], FaultReason::LetsForceWin(4)),
            ("tablut-murray", among_men, "d1-d3", "d1-d2", [EVEN, EVEN], FaultReason::LosesMen(points(&["d3"]))),
            (
                "tablut-murray",
                "/9/9/9/4T4/3TKT3/4T4/1tT5t/9/9/ a -",
                "i3-i4",
                "i3-d3",
                [EVEN, EVEN],
                FaultReason::MissedCapture(points(&["c3"])),
            ),
            ("brandubh-cyningstan", &format!("{ring} a -"), "b4-b6", "g2-g3", [EVEN, EVEN], FaultReason::OpensWay(2)),
            ("brandubh-cyningstan", &format!("{open_ring} d -"), "b1-c1", "d4-a4", [EVEN, EVEN], FaultReason::MissedWay(1)),
            // With a man on b1, a man on a2 closes the corner a1.
            (
                "brandubh-cyningstan",
                "/7/7/7/3K3/t6/7/1t5/ a -",
                "a3-b3",
                "a3-a2",
                [EVEN, EVEN],
                FaultReason::LeavesCorner("a1".parse().expect("a point")),
            ),
            // The king gets out on one side already; the move played opens the other. A man on c4 and one on e4 would stop both.
            (
                "brandubh-cyningstan",
                &format!("{} a -", open_ring.replace("3t3/1T5", "3t2t/7")),
                "f4-f6",
                "g2-g3",
                [EVEN, EVEN],
                FaultReason::LoosensRing(Some(points(&["c4", "e4"]))),
            ),
            ("tablut-murray", among_men, "d1-d2", "d1-a1", [EVEN, EVEN], FaultReason::Position),
        ] {
            assert_eq!(reason(id, start, played, better, scores), expected, "{id} {start} {played} {better}");
        }
    }
}
