//! Trials of Ludii, as its `Trial` class saves them to text: a line for each piece placed and each move played, sites numbered row by
//! row from the bottom left. Read only: the state of Ludii's random numbers cannot be written.

use std::collections::{BTreeMap, BTreeSet};

use hnefi_rules::{GameResult, MAX_SIZE, MIN_SIZE, Move, Piece, Point, Setup, Side};

use crate::ply::{Play, Ply};
use crate::reading::{Entry, ReadError};
use crate::record::{End, Record, RulesName, tag};
use crate::record_format::{RecordFormat, Source};
use crate::stream::{self, Entries};

/// A line of a trial that is a move or a placement.
struct Line<'t> {
    number: usize,
    mover: usize,
    actions: Vec<Action<'t>>,
}

/// One action of a line: its name and its data.
struct Action<'t> {
    name: &'t str,
    data: BTreeMap<&'t str, &'t str>,
}

impl Action<'_> {
    fn site(&self, key: &str) -> Option<usize> {
        self.data.get(key)?.parse().ok().filter(|site| *site < MAX_SIZE * MAX_SIZE)
    }
}

/// A trial of Ludii.
pub(crate) struct LudiiTrial;

impl RecordFormat for LudiiTrial {
    fn name(&self) -> &'static str {
        "ludii"
    }

    fn title(&self) -> &'static str {
        "Ludii trials"
    }

    fn ending(&self) -> &'static str {
        "trl"
    }

    fn telling_endings(&self) -> &'static [&'static str] {
        &["trl"]
    }

    fn recognises(&self, beginning: &str) -> bool {
        beginning.starts_with("game=") || beginning.lines().any(|line| line.starts_with("Move=[Move:mover="))
    }

    fn read<'r>(&self, text: Source<'r>) -> Entries<'r> {
        stream::whole(text, read)
    }
}

/// A file is one trial.
fn read(text: &str) -> Vec<Entry> {
    let record = record(text).map_err(|(line, message)| ReadError { record: 1, id: None, line, column: None, message });
    vec![Entry { line: 1, record }]
}

fn record(text: &str) -> Result<Record, (usize, String)> {
    let mut record = Record::default();
    let mut lines = Vec::new();
    let mut options: Option<Vec<&str>> = None;
    let mut winner = None;
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        if let Some(options) = &mut options
            && line != "END GAME OPTIONS"
        {
            options.push(line);
            continue;
        }
        match line.split_once('=').unwrap_or((line, "")) {
            ("START GAME OPTIONS", _) => options = Some(Vec::new()),
            ("END GAME OPTIONS", _) => {
                let chosen = options.take().unwrap_or_default();
                if !chosen.is_empty() {
                    record.tags.insert("options".to_owned(), chosen.join(", "));
                }
            }
            ("game", name) => record.rules = Some(rules_name(name)),
            ("Move", text) => {
                let wrong = || {
                    (number, format!("`{}` is not a move of a trial: [Move:mover=1,from=12,to=45,actions=…]", shortened(text)))
                };
                lines.push(move_line(number, text).ok_or_else(wrong)?);
            }
            ("winner", text) => winner = text.parse::<usize>().ok(),
            ("endtype", text) => record.end = end(text),
            ("LUDII_VERSION", text) => {
                record.tags.insert(tag::COMPILER.to_owned(), format!("Ludii {text}"));
            }
            _ => {}
        }
    }
    let board = Board::of(&lines)?;
    record.start = board.setup.clone();
    record.plies = plies(&lines, &board)?;
    record.result = Some(match winner {
        None => GameResult::Unfinished,
        Some(0) => GameResult::Draw,
        Some(player) => match board.side(player) {
            Side::Attackers => GameResult::Attackers,
            Side::Defenders => GameResult::Defenders,
        },
    });
    Ok(record)
}

fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}

/// The rules are named after the game's file: `…/Alea Evangelii.lud` is `ludii:Alea Evangelii`.
fn rules_name(path: &str) -> RulesName {
    let name = path.rsplit('/').next().unwrap_or(path);
    RulesName::Named(format!("ludii:{}", name.trim().trim_end_matches(".lud")))
}

fn end(text: &str) -> End {
    match text {
        "NaturalEnd" => End::Board,
        "Resign" => End::Resigned,
        "AgreedDraw" | "Agreement" => End::Agreed,
        "TimeLimit" | "OutOfTime" => End::Timeout,
        _ => End::Unstated,
    }
}

fn move_line(number: usize, text: &str) -> Option<Line<'_>> {
    let inside = text.trim_end().strip_prefix("[Move:")?.strip_suffix(']')?;
    let (head, actions) = inside.split_once("actions=")?;
    let mover = data(head).get("mover")?.parse().ok()?;
    let actions = actions.split("],").map(|action| {
        let (name, rest) = action.strip_prefix('[')?.split_once(':').or_else(|| Some((action.trim_matches(['[', ']']), "")))?;
        Some(Action { name, data: data(rest.trim_end_matches(']')) })
    });
    Some(Line { number, mover, actions: actions.collect::<Option<_>>()? })
}

fn data(text: &str) -> BTreeMap<&str, &str> {
    text.split(',').filter_map(|pair| pair.split_once('=')).collect()
}

/// What the placements show: how wide the board is, who stands where, and which player has the king.
struct Board {
    size: usize,
    setup: Option<Setup>,
    attackers: usize,
}

impl Board {
    fn of(lines: &[Line<'_>]) -> Result<Board, (usize, String)> {
        let placed = lines.iter().flat_map(|line| &line.actions).filter(|action| action.name == "Add");
        let mut kinds: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
        for action in placed {
            if let (Some(what), Some(site)) = (action.data.get("what"), action.site("to")) {
                kinds.entry(what).or_default().insert(site);
            }
        }
        let king = kinds.values().find(|sites| sites.len() == 1).and_then(|sites| sites.first().copied());
        let size = size(lines, king)?;
        let most = kinds.iter().max_by_key(|(_, sites)| sites.len()).map(|(what, _)| *what);
        let pieces = kinds.iter().flat_map(|(what, sites)| {
            let piece = match sites.len() {
                1 => Piece::King,
                _ if Some(*what) == most => Piece::Attacker,
                _ => Piece::Defender,
            };
            sites.iter().map(move |site| (Point::new(site % size, site / size), piece))
        });
        let mut pieces: Vec<(Point, Piece)> = pieces.filter(|(point, _)| point.is_on_board(size)).collect();
        pieces.sort_by_key(|(point, _)| (std::cmp::Reverse(point.rank()), point.file()));
        let stands = |site: usize| pieces.iter().find(|(point, _)| point.rank() * size + point.file() == site);
        // The player of the first move whose piece was placed.
        let attackers = played(lines).find_map(|(line, from, _)| match stands(from)?.1.side() {
            Side::Attackers => Some(line.mover),
            Side::Defenders => Some(3 - line.mover.min(2)),
        });
        let setup = Setup { size, pieces, side: None, king_moved: None, going_on: None };
        Ok(Board { size, setup: Some(setup).filter(|setup| !setup.pieces.is_empty()), attackers: attackers.unwrap_or(1) })
    }

    fn side(&self, player: usize) -> Side {
        if player == self.attackers { Side::Attackers } else { Side::Defenders }
    }
}

/// The moves: lines of which an action is a player's decision.
fn played<'l, 't>(lines: &'l [Line<'t>]) -> impl Iterator<Item = (&'l Line<'t>, usize, usize)> {
    lines.iter().filter(|line| line.mover > 0).filter_map(|line| {
        let action = line.actions.iter().find(|action| action.name == "Move")?;
        Some((line, action.site("from")?, action.site("to")?))
    })
}

/// A trial does not say how wide its board is. Where the king starts in the middle that tells it; elsewhere it is the one width on
/// which every move is straight.
fn size(lines: &[Line<'_>], king: Option<usize>) -> Result<usize, (usize, String)> {
    let highest =
        lines.iter().flat_map(|line| &line.actions).filter_map(|action| action.site("to").max(action.site("from"))).max();
    let highest = highest.ok_or_else(|| (1, "there is neither a placement nor a move in it".to_owned()))?;
    let straight = |size: usize| played(lines).all(|(_, from, to)| from / size == to / size || from % size == to % size);
    let possible: Vec<usize> = (MIN_SIZE..=MAX_SIZE).filter(|size| highest < size * size && straight(*size)).collect();
    let central = possible.iter().find(|size| *size % 2 == 1 && king == Some((*size * *size - 1) / 2));
    match (central, possible.as_slice()) {
        (Some(size), _) | (None, [size]) => Ok(*size),
        (None, []) => Err((1, format!("on no board of {MIN_SIZE} to {MAX_SIZE} points are all its moves straight"))),
        (None, _) => Err((1, "it does not show how wide its board is: the king is not placed in the middle".to_owned())),
    }
}

fn plies(lines: &[Line<'_>], board: &Board) -> Result<Vec<Ply>, (usize, String)> {
    let mut plies = Vec::new();
    for line in lines.iter().filter(|line| line.mover > 0) {
        let side = Some(board.side(line.mover));
        let is = |name: &str| line.actions.iter().find(|action| action.name == name);
        if let Some(action) = is("Move") {
            let on_board = |key: &str| {
                let site = action.site(key).filter(|site| *site < board.size * board.size);
                site.map(|site| Point::new(site % board.size, site / board.size))
            };
            let (Some(from), Some(to)) = (on_board("from"), on_board("to")) else {
                return Err((line.number, "the move leaves the board".to_owned()));
            };
            let removed = line.actions.iter().filter(|action| action.name == "Remove").filter_map(|action| action.site("to"));
            let removed = removed.filter(|site| *site < board.size * board.size);
            let captures = removed.map(|site| Point::new(site % board.size, site / board.size)).collect();
            plies.push(Ply { side, ..Ply::moving(Move { from, to }, Some(captures)) });
        } else if is("Pass").is_some() {
            plies.push(Ply { side, ..Ply::new(Play::Pass) });
        }
    }
    Ok(plies)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seven by seven: three attackers, two defenders, the king in the middle.
    const TRIAL: &str = include_str!("../tests/samples/trial.trl");

    #[test]
    fn a_trial_is_read_with_its_board_and_result() {
        assert!(LudiiTrial.recognises(TRIAL));
        let record = read(TRIAL).remove(0).record.expect("a trial");
        assert_eq!(record.rules, Some(RulesName::Named("ludii:Brandub".to_owned())));
        assert_eq!(record.start.expect("placed").to_string(), "/3t3/7/7/1tTKT2/7/7/3t3/");
        let moves: Vec<String> = record.plies.iter().map(crate::move_text::write_move).collect();
        assert_eq!(moves, ["d1-e1", "e4-e2xe1", ""]);
        let sides: Vec<_> = record.plies.iter().map(|ply| ply.side).collect();
        assert_eq!(sides, [Some(Side::Attackers), Some(Side::Defenders), Some(Side::Attackers)]);
        assert_eq!((record.result, record.end), (Some(GameResult::Defenders), End::Board));
        assert_eq!(record.tags[tag::COMPILER], "Ludii 1.3.0");
    }

    #[test]
    fn a_trial_whose_board_cannot_be_known_is_refused() {
        for (text, reason) in [
            ("game=Nothing.lud\n", "neither a placement nor a move"),
            ("Move=[Move:mover=1,from=0,to=1,actions=[Move:from=0,to=1]]", "how wide"),
            ("Move=[Move:mover=1,from=0,to=360,actions=[Move:from=0,to=360]]", "on no board"),
            ("Move=[Mvoe:mover=1]", "is not a move of a trial"),
        ] {
            let error = read(text).remove(0).record.expect_err(text);
            assert!(error.message.contains(reason), "{text}: {error}");
        }
    }
}
