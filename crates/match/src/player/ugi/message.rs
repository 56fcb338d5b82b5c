//! The lines of the Universal Game Interface that a host reads and writes.

use hnefi_engine::ScoreKind;
use hnefi_rules::{Game, PASS, Position, Side};

use crate::player::Turn;

/// What an engine has said of a position so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Info {
    pub(super) score: Option<ScoreKind>,
    pub(super) depth: u32,
    pub(super) nodes: u64,
}

impl Info {
    /// Takes in a line that begins with `info`; what it does not say stays as it was. `mover` is the side from whose view it
    /// speaks. What is said of another line than the best is passed over.
    pub(super) fn read(&mut self, line: &str, mover: Side) {
        let mut read = *self;
        let mut words = line.split_ascii_whitespace().skip(1);
        while let Some(word) = words.next() {
            match word {
                "depth" => read.depth = number(words.next()).unwrap_or(read.depth),
                "nodes" => read.nodes = number(words.next()).unwrap_or(read.nodes),
                "score" => {
                    let kind = words.next();
                    let value = number::<i64>(words.next()).map(|value| value.clamp(-1_000_000, 1_000_000) as i32);
                    read.score = score(kind, value, mover).or(read.score);
                }
                "multipv" if number::<u32>(words.next()).is_some_and(|line| line > 1) => return,
                // What follows is moves, or words for people.
                "pv" | "string" => break,
                _ => {}
            }
        }
        *self = read;
    }
}

fn number<T: std::str::FromStr>(word: Option<&str>) -> Option<T> {
    word?.parse().ok()
}

fn score(kind: Option<&str>, value: Option<i32>, mover: Side) -> Option<ScoreKind> {
    let value = value?;
    match kind? {
        "cp" => Some(ScoreKind::Value(if mover == Side::Attackers { value } else { -value })),
        "mate" => {
            let side = if value > 0 { mover } else { mover.other() };
            Some(ScoreKind::Win { side, plies: value.unsigned_abs() })
        }
        _ => None,
    }
}

/// The name of the option that a line offers: `option name NAME type …`.
pub(super) fn option_name(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("option name ")?;
    Some(rest.split_once(" type ").map_or(rest, |(name, _)| name).trim())
}

/// `position startpos moves …`, or `position fen POSITION moves …` where the game began elsewhere.
pub(super) fn position(game: &Game) -> String {
    let mut text = "position ".to_owned();
    if *game.start() == Position::start(game.variant()) {
        text += "startpos";
    } else {
        text += &format!("fen {}", game.start());
    }
    if !game.plies().is_empty() {
        text += " moves";
    }
    for ply in game.plies() {
        text += &format!(" {}", ply.mv.map_or_else(|| PASS.to_owned(), |mv| mv.to_string()));
    }
    text
}

/// `go …` with every limit that holds. Player 1 is the side that begins under the rule set.
pub(super) fn go(game: &Game, turn: &Turn<'_>) -> String {
    let mut text = "go".to_owned();
    let first = game.variant().first();
    for (player, side) in [("p1", first), ("p2", first.other())] {
        if let Some((left, increment)) = turn.clocks[side as usize] {
            // A clock that has run out by a hair is no clock for most engines.
            text += &format!(" {player}time {} {player}inc {}", left.as_millis().max(1), increment.as_millis());
        }
    }
    let limit = turn.limit;
    if let Some(time) = limit.time {
        text += &format!(" movetime {}", time.as_millis().max(1));
    }
    if let Some(nodes) = limit.nodes {
        text += &format!(" nodes {nodes}");
    }
    if let Some(depth) = limit.depth {
        text += &format!(" depth {depth}");
    }
    text
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use hnefi_rulesets::Ruleset;

    use super::*;
    use crate::limit::Limit;
    use crate::player::Host;

    fn game(id: &str) -> Game {
        Game::new(&Ruleset::named(id).expect(id))
    }

    #[test]
    fn scores_are_read_from_the_attackers_view() {
        let mut info = Info::default();
        for line in ["info depth 5 seldepth 9 score cp 120 nodes 4000 pv d1-d2 depth", "info string depth 99", "info nodes many"]
        {
            info.read(line, Side::Defenders);
        }
        assert_eq!(info, Info { score: Some(ScoreKind::Value(-120)), depth: 5, nodes: 4000 });
        for (line, side, plies) in [("info score mate 3", Side::Attackers, 3), ("info score mate -2", Side::Defenders, 2)] {
            info.read(line, Side::Attackers);
            assert_eq!(info.score, Some(ScoreKind::Win { side, plies }));
        }
        info.read("info score cp", Side::Attackers);
        assert_eq!((info.depth, info.nodes), (5, 4000));
        for line in
            ["info depth 6 multipv 1 score cp 30 nodes 5000 pv d1-d2", "info depth 6 score cp 10 multipv 2 nodes 6000 pv e1-e2"]
        {
            info.read(line, Side::Attackers);
            assert_eq!(info, Info { score: Some(ScoreKind::Value(30)), depth: 6, nodes: 5000 }, "{line}");
        }
    }

    #[test]
    fn options_are_known_by_name() {
        assert_eq!(option_name("option name Rules type string default alea-walker-2015"), Some("Rules"));
        assert_eq!(option_name("option name Table Size type spin"), Some("Table Size"));
        assert_eq!(option_name("id name hnefi"), None);
    }

    #[test]
    fn a_position_is_sent_with_its_game() {
        let mut game = game("tablut-murray");
        assert_eq!(position(&game), "position startpos");
        for text in ["d1-b1", "f5-f2"] {
            game.play_text(&text.parse().expect(text)).expect(text);
        }
        assert_eq!(position(&game), "position startpos moves d1-b1 f5-f2");
        let elsewhere = Game::from_position(game.variant(), game.position().clone());
        assert_eq!(position(&elsewhere), format!("position fen {}", game.position()));
    }

    #[test]
    fn a_search_is_asked_for_with_its_limits() {
        let (attackers_first, defenders_first) = (game("tablut-murray"), game("alea-walker-2011"));
        let (second, tenth) = (Duration::from_secs(1), Duration::from_millis(100));
        let turn = |limit, clocks| Turn { limit, clocks, patience: second, host: Host::new(&|| false) };
        let limit = Limit { nodes: Some(500), depth: Some(6), ..Limit::default() };
        assert_eq!(go(&attackers_first, &turn(&limit, [None, None])), "go nodes 500 depth 6");
        let limit = Limit { time: Some(tenth), ..Limit::default() };
        assert_eq!(go(&attackers_first, &turn(&limit, [None, None])), "go movetime 100");
        let (limit, clocks) = (Limit::default(), [Some((second, tenth)), Some((tenth, second))]);
        assert_eq!(go(&attackers_first, &turn(&limit, clocks)), "go p1time 1000 p1inc 100 p2time 100 p2inc 1000");
        assert_eq!(go(&defenders_first, &turn(&limit, clocks)), "go p1time 100 p1inc 1000 p2time 1000 p2inc 100");
    }
}
