//! What the engine answers.

use std::fmt;

use hnefi_rules::Move;

use super::options::Declaration;
use crate::score::Score;

/// One or more lines from the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// `id name` and `id author`
    Id {
        /// The engine's name and version.
        name: String,
        /// Who made it.
        author: String,
    },
    /// `option …`
    Option(Declaration),
    /// `ugiok`
    UgiOk,
    /// `readyok`
    ReadyOk,
    /// `info …`
    Info(Info),
    /// `info string …`: something for people to read.
    Note(String),
    /// `bestmove …`
    BestMove {
        /// The move; `None`, written `(none)`, only where the game is over.
        mv: Option<Move>,
        /// The opponent's answer expected.
        ponder: Option<Move>,
    },
    /// `response …`
    Response(Response),
    /// Plain text, in answer to what only people ask.
    Text(String),
}

/// What is known of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// The depth finished.
    pub depth: Option<u32>,
    /// The plies of the longest line.
    pub seldepth: Option<u32>,
    /// Which of the best lines this is, from 1.
    pub multipv: Option<usize>,
    /// The score for the side to move.
    pub score: Option<Worth>,
    /// Positions visited.
    pub nodes: u64,
    /// How full the table is, in thousandths.
    pub hashfull: Option<u32>,
    /// Milliseconds since the search began.
    pub time: u64,
    /// The line expected.
    pub pv: Vec<Move>,
}

/// A score as UGI writes it, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// `cp`: hundredths of a man.
    Value(i32),
    /// `mate`: the side to move wins in this many plies, or loses if negative.
    Mate(i32),
}

/// The answer to a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Response {
    /// To `p1turn` and `gameover`.
    Truth(bool),
    /// To `result`.
    Result(GameEnd),
}

/// A result as UGI writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// The side that began has won.
    P1Win,
    /// The other has.
    P2Win,
    /// No side has won yet.
    Draw,
    /// The game goes on.
    None,
}

impl From<Score> for Worth {
    /// Wins and losses are counted in plies, as the text of UGI has it.
    fn from(score: Score) -> Worth {
        match score.plies() {
            Some(plies) if score.is_loss() => Worth::Mate(-(plies as i32)),
            Some(plies) => Worth::Mate(plies as i32),
            None => Worth::Value(score.above(Score::DRAW)),
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Id { name, author } => write!(f, "id name {name}\nid author {author}"),
            Answer::Option(declaration) => declaration.fmt(f),
            Answer::UgiOk => f.write_str("ugiok"),
            Answer::ReadyOk => f.write_str("readyok"),
            Answer::Info(info) => info.fmt(f),
            Answer::Note(text) => {
                let mut lines = text.lines().filter(|line| !line.trim().is_empty());
                write!(f, "info string {}", lines.next().unwrap_or_default())?;
                lines.try_for_each(|line| write!(f, "\ninfo string {line}"))
            }
            Answer::BestMove { mv, ponder } => {
                match mv {
                    Some(mv) => write!(f, "bestmove {mv}")?,
                    None => f.write_str("bestmove (none)")?,
                }
                ponder.map_or(Ok(()), |ponder| write!(f, " ponder {ponder}"))
            }
            Answer::Response(Response::Truth(truth)) => write!(f, "response {truth}"),
            Answer::Response(Response::Result(end)) => f.write_str(match end {
                GameEnd::P1Win => "response p1win",
                GameEnd::P2Win => "response p2win",
                GameEnd::Draw => "response draw",
                GameEnd::None => "response none",
            }),
            Answer::Text(text) => f.write_str(text),
        }
    }
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("info")?;
        self.depth.map_or(Ok(()), |depth| write!(f, " depth {depth}"))?;
        self.seldepth.map_or(Ok(()), |seldepth| write!(f, " seldepth {seldepth}"))?;
        self.multipv.map_or(Ok(()), |multipv| write!(f, " multipv {multipv}"))?;
        match self.score {
            Some(Worth::Value(value)) => write!(f, " score cp {value}")?,
            Some(Worth::Mate(moves)) => write!(f, " score mate {moves}")?,
            None => {}
        }
        let nps = self.nodes.saturating_mul(1_000) / self.time.max(1);
        write!(f, " nodes {} nps {nps}", self.nodes)?;
        self.hashfull.map_or(Ok(()), |hashfull| write!(f, " hashfull {hashfull}"))?;
        write!(f, " time {}", self.time)?;
        if !self.pv.is_empty() {
            f.write_str(" pv")?;
        }
        self.pv.iter().try_for_each(|mv| write!(f, " {mv}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_written_as_the_protocol_has_them() {
        let mv = Some(Move { from: "d1".parse().expect("point"), to: "d10".parse().expect("point") });
        let info = Info {
            depth: Some(5),
            seldepth: Some(9),
            multipv: Some(2),
            score: Some(Worth::Mate(-2)),
            nodes: 4_000,
            hashfull: Some(3),
            time: 20,
            pv: mv.into_iter().collect(),
        };
        for (answer, text) in [
            (
                Answer::Info(info),
                "info depth 5 seldepth 9 multipv 2 score mate -2 nodes 4000 nps 200000 hashfull 3 time 20 pv d1-d10",
            ),
            (Answer::Info(Info { nodes: 7, ..Info::default() }), "info nodes 7 nps 7000 time 0"),
            (Answer::Note("two\n\nlines".to_owned()), "info string two\ninfo string lines"),
            (Answer::Note(String::new()), "info string "),
            (Answer::BestMove { mv, ponder: None }, "bestmove d1-d10"),
            (Answer::BestMove { mv, ponder: mv }, "bestmove d1-d10 ponder d1-d10"),
            (Answer::BestMove { mv: None, ponder: None }, "bestmove (none)"),
            (Answer::Response(Response::Truth(false)), "response false"),
            (Answer::Response(Response::Result(GameEnd::P2Win)), "response p2win"),
        ] {
            assert_eq!(answer.to_string(), text);
        }
    }

    #[test]
    fn wins_are_counted_in_plies() {
        for (score, worth) in [
            (Score::win_in(1), Worth::Mate(1)),
            (Score::win_in(3), Worth::Mate(3)),
            (Score::loss_in(2), Worth::Mate(-2)),
            (Score::loss_in(4), Worth::Mate(-4)),
            (Score::value(-120), Worth::Value(-120)),
        ] {
            assert_eq!(Worth::from(score), worth);
        }
    }
}
