//! Game logs of the Bologna Tablut server: each move, and the board after it with the side to move or the server's verdict. Read
//! only. The board's first row is rank 1. A move after which no board follows was refused by the server.
//!
//! The mover is the letter printed below the board before the move. The word after `Turn:` is what the player's program sent; servers
//! of 2019 to 2021 ignored it, and programs sent `null` or the other side.

use hnefi_rules::{GameResult, Move, Piece, Point, Setup, Side};

use super::SIZE;
use crate::ply::Ply;
use crate::reading::{Entry, ReadError};
use crate::record::{Record, RulesName, tag};
use crate::record_format::{RecordFormat, Source};
use crate::stream::{self, Entries};

/// The rules that the server's logs are of, as it calls them.
const RULES: &str = "GameAshtonTablut";

/// A game log of the server.
pub(crate) struct BolognaLog;

impl RecordFormat for BolognaLog {
    fn name(&self) -> &'static str {
        "bologna"
    }

    fn title(&self) -> &'static str {
        "the Bologna server's game logs"
    }

    fn recognises(&self, beginning: &str) -> bool {
        beginning.lines().any(|line| turn(line).is_some()) || beginning.contains(RULES)
    }

    fn read<'r>(&self, text: Source<'r>) -> Entries<'r> {
        stream::whole(text, read)
    }
}

/// The two points of a line, as the player's program wrote them: `… Turn: W Pawn from b9 to a9`.
fn turn(line: &str) -> Option<(&str, &str)> {
    let (_, rest) = line.split_once("Turn: ")?.1.split_once(" Pawn from ")?;
    rest.trim_end().split_once(" to ")
}

type Board = [[Option<Piece>; SIZE]; SIZE];

/// A file is one game.
fn read(text: &str) -> Vec<Entry> {
    let record = record(text).map_err(|(line, message)| ReadError { record: 1, id: None, line, column: None, message });
    vec![Entry { line: 1, record }]
}

fn record(text: &str) -> Result<Record, (usize, String)> {
    let mut record = Record { rules: Some(RulesName::Named(RULES.to_owned())), ..Record::default() };
    let mut rows: Vec<[Option<Piece>; SIZE]> = Vec::new();
    let mut board: Option<Board> = None;
    let mut to_move: Option<Side> = None;
    let mut waiting: Option<(&str, &str)> = None;
    let mut verdict_follows = false;
    for line in text.lines() {
        let line = line.trim_end();
        if let Some((_, players)) = line.split_once("Players:") {
            let mut names = players.split("vs").map(player);
            for tag in [tag::DEFENDERS, tag::ATTACKERS] {
                if let Some(name) = names.next().filter(|name| !name.is_empty()) {
                    record.tags.insert(tag.to_owned(), name.to_owned());
                }
            }
        } else if let Some(told) = turn(line) {
            refuse(&mut record, waiting.replace(told));
        } else if let Some(row) = row(line) {
            rows.push(row);
        } else if verdict_follows {
            record.result = verdict(line).or(record.result);
            to_move = side(line);
            verdict_follows = false;
        } else if line == "-" {
            if let Ok(now) = Board::try_from(std::mem::take(&mut rows)) {
                if let Some(told) = waiting.take() {
                    match moved(told) {
                        Some(mv) => {
                            let captures = board.map(|before| emptied(&before, &now, mv));
                            record.plies.push(Ply { side: to_move, ..Ply::moving(mv, captures) });
                        }
                        None => refuse(&mut record, Some(told)),
                    }
                }
                board = Some(now);
                verdict_follows = true;
            }
        } else {
            rows.clear();
        }
    }
    refuse(&mut record, waiting);
    if record.plies.is_empty() && board.is_none() {
        return Err((1, "there is neither a move nor a board in it".to_owned()));
    }
    record.position = board.map(|board| setup(&board));
    Ok(record)
}

/// A player's name; some servers wrote the colour before it.
fn player(text: &str) -> &str {
    let text = text.trim();
    let name = text.strip_prefix("White:").or_else(|| text.strip_prefix("Black:")).unwrap_or(text);
    name.trim().trim_matches('_')
}

/// Keeps what the server refused as a tag: it was not played, and need not even be a move.
fn refuse(record: &mut Record, told: Option<(&str, &str)>) {
    let Some((from, to)) = told else { return };
    let refused = record.tags.entry(tag::REFUSED.to_owned()).or_default();
    if !refused.is_empty() {
        refused.push(' ');
    }
    *refused += &format!("{from}-{to}").to_lowercase();
}

/// The move between two points, if both are points of the board.
fn moved((from, to): (&str, &str)) -> Option<Move> {
    let point = |text: &str| text.to_ascii_lowercase().parse::<Point>().ok().filter(|point| point.is_on_board(SIZE));
    Some(Move { from: point(from)?, to: point(to)? })
}

/// A row of the board: nine letters, of which O and T are empty points.
fn row(line: &str) -> Option<[Option<Piece>; SIZE]> {
    let letters: Vec<Option<Piece>> = line.chars().map(piece).collect::<Option<_>>()?;
    letters.try_into().ok()
}

#[allow(clippy::option_option, reason = "a letter that is no point of a board, and an empty point")]
const fn piece(letter: char) -> Option<Option<Piece>> {
    match letter {
        'O' | 'T' => Some(None),
        'B' => Some(Some(Piece::Attacker)),
        'W' => Some(Some(Piece::Defender)),
        'K' => Some(Some(Piece::King)),
        _ => None,
    }
}

fn verdict(line: &str) -> Option<GameResult> {
    match line.trim() {
        "WW" => Some(GameResult::Defenders),
        "BW" => Some(GameResult::Attackers),
        "D" => Some(GameResult::Draw),
        "W" | "B" => Some(GameResult::Unfinished),
        _ => None,
    }
}

/// The side to move, printed below a board.
fn side(line: &str) -> Option<Side> {
    match line.trim() {
        "W" => Some(Side::Defenders),
        "B" => Some(Side::Attackers),
        _ => None,
    }
}

/// The points that a move emptied, but for the one it came from.
fn emptied(before: &Board, after: &Board, mv: Move) -> Vec<Point> {
    let gone = |point: &Point| before[point.rank()][point.file()].is_some() && after[point.rank()][point.file()].is_none();
    Point::all(SIZE).filter(gone).filter(|point| *point != mv.from).collect()
}

fn setup(board: &Board) -> Setup {
    let points = (0..SIZE).rev().flat_map(|rank| (0..SIZE).map(move |file| (file, rank)));
    let pieces = points.filter_map(|(file, rank)| Some((Point::new(file, rank), board[rank][file]?))).collect();
    Setup { size: SIZE, pieces, side: None, king_moved: None, going_on: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(second: &str, verdict: &str) -> String {
        format!(
            "Nov 27, 2020 5:14:15 PM Domain checkMove\nFINE: Players:\tnorth\tvs\tsouth\nFINE: Stato:\n\
             OOOBBBOOO\nOOOOBOOOO\nOOOOWOOOO\nBOOOWOOOB\nBBWWKWWBB\nBOOOWOOOB\nOOOOWOOOO\nOOOOBOOOO\nOOOBBBOOO\n-\nW\n\
             FINE: Turn: W Pawn from e3 to b3\nFINE: Movimento pedina\nFINE: Stato:\n\
             OOOBBBOOO\nOOOOBOOOO\nOWOOOOOOO\nBOOOWOOOB\nBBWWKWWBB\nBOOOWOOOB\nOOOOWOOOO\nOOOOBOOOO\nOOOBBBOOO\n-\nB\n\
             FINE: Turn: B Pawn from e1 to e3\n{second}-\n{verdict}\n"
        )
    }

    #[test]
    fn a_log_is_read_with_captures_and_verdict() {
        let board = "OOOBOBOOO\nOOOOBOOOO\nOOOOBOOOO\nBOOOWOOOB\nBBWWKWWBB\nBOOOWOOOB\nOOOOWOOOO\nOOOOBOOOO\nOOOBBBOOO\n";
        let text = log(board, "BW");
        assert!(BolognaLog.recognises(&text));
        let record = read(&text).remove(0).record.expect("a log");
        let moves: Vec<String> = record.plies.iter().map(crate::move_text::write_move).collect();
        assert_eq!(moves, ["e3-b3", "e1-e3xb3"]);
        assert_eq!(record.result, Some(GameResult::Attackers));
        assert_eq!((record.tags[tag::DEFENDERS].as_str(), record.tags[tag::ATTACKERS].as_str()), ("north", "south"));
        let position = record.position.expect("the last board").to_string();
        assert!(position.ends_with("/4t4/3t1t3/"), "{position}");
    }

    #[test]
    fn a_move_without_a_board_after_it_was_refused() {
        let record = read(&log("WARNING: Mossa sul trono\n", "B")).remove(0).record.expect("a log");
        assert_eq!((record.plies.len(), record.tags["refused"].as_str()), (1, "e1-e3"));
        assert_eq!(record.result, Some(GameResult::Unfinished));
    }

    #[test]
    fn the_mover_is_the_letter_below_the_board() {
        let board = "OOOBOBOOO\nOOOOBOOOO\nOOOOBOOOO\nBOOOWOOOB\nBBWWKWWBB\nBOOOWOOOB\nOOOOWOOOO\nOOOOBOOOO\nOOOBBBOOO\n";
        let expected = read(&log(board, "BW")).remove(0).record.expect("a log");
        for (sent, instead) in
            [("Turn: W Pawn", "Turn: null Pawn"), ("Turn: B Pawn", "Turn: W Pawn"), ("Turn: W Pawn", "Turn:  Pawn")]
        {
            let record = read(&log(board, "BW").replace(sent, instead)).remove(0).record.expect(instead);
            assert_eq!(record, expected, "{instead}");
        }
    }

    #[test]
    fn refused_moves_do_not_end_the_game() {
        let board = "OOOBOBOOO\nOOOOBOOOO\nOOOOBOOOO\nBOOOWOOOB\nBBWWKWWBB\nBOOOWOOOB\nOOOOWOOOO\nOOOOBOOOO\nOOOBBBOOO\n";
        let text = log(
            &format!("WARNING: Mossa in diagonale\nFINE: Turn: B Pawn from EI to e3\nFINE: Turn: B Pawn from e1 to e3\n{board}"),
            "W",
        );
        let record = read(&(text + "FINE: Turn: W Pawn from null to null\n")).remove(0).record.expect("a log");
        let moves: Vec<String> = record.plies.iter().map(crate::move_text::write_move).collect();
        assert_eq!(moves, ["e3-b3", "e1-e3xb3"]);
        assert_eq!(record.tags[tag::REFUSED], "e1-e3 ei-e3 null-null");
        assert_eq!(record.result, Some(GameResult::Unfinished));
    }

    #[test]
    fn what_is_no_log_is_refused() {
        assert!(read("Players:\ta\tvs\tb\n").remove(0).record.is_err());
        assert!(read("Turn: W Pawn from e3 to b33\n").remove(0).record.is_err());
    }
}
