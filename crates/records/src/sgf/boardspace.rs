//! What files of boardspace.net say in the properties `P0` and `P1`: who plays, and every click of the players.

use hnefi_rules::{Move, Point};

use crate::ply::Ply;

/// What one value says.
pub(super) enum Said {
    /// The tag of a player, and the name.
    Player(String, String),
    /// A piece is taken up.
    Pick(Point),
    /// It is put down.
    Drop(Point),
    /// Both at once.
    Move(Point, Point),
    /// The move is made.
    Done,
    Resign,
    /// Something that is no part of the game.
    Nothing,
}

/// `P0[3 Pickb D 1]`, `P1[id "Ada"]`; `None` for other properties.
pub(super) fn said(name: &str, value: &str) -> Option<Said> {
    if !matches!(name, "P0" | "P1") {
        return None;
    }
    let words: Vec<&str> = value.split_whitespace().collect();
    let words = match words.as_slice() {
        ["id", ..] => {
            let player = value.trim().trim_start_matches("id").trim().trim_matches('"');
            return Some(Said::Player(name.to_owned(), player.to_owned()));
        }
        [number, rest @ ..] if number.bytes().all(|byte| byte.is_ascii_digit()) => rest,
        all => all,
    };
    let point = |file: &str, rank: &str| format!("{}{rank}", file.to_lowercase()).parse::<Point>().ok();
    let word = words.first().map(|word| word.to_lowercase()).unwrap_or_default();
    let said = match (word.as_str(), words) {
        ("pickb", [_, file, rank]) => point(file, rank).map(Said::Pick),
        ("dropb", [_, _, file, rank]) => point(file, rank).map(Said::Drop),
        ("move", [_, from_file, from_rank, to_file, to_rank]) => {
            point(from_file, from_rank).zip(point(to_file, to_rank)).map(|(from, to)| Said::Move(from, to))
        }
        ("done", _) => Some(Said::Done),
        ("resign", _) => Some(Said::Resign),
        _ => None,
    };
    Some(said.unwrap_or(Said::Nothing))
}

/// The clicks of a turn so far. Until it is done, a piece that was put down may be taken up again.
#[derive(Default)]
pub(super) struct Clicks {
    from: Option<Point>,
    to: Option<Point>,
    resigned: bool,
}

impl Clicks {
    /// Takes what is said; gives the move that it ends.
    pub(super) fn take(&mut self, said: &Said) -> Option<Ply> {
        match said {
            Said::Pick(point) if self.to == Some(*point) => self.to = None,
            Said::Pick(point) => (self.from, self.to) = (Some(*point), None),
            Said::Drop(point) => self.to = Some(*point),
            Said::Move(from, to) => (self.from, self.to) = (Some(*from), Some(*to)),
            Said::Resign => self.resigned = true,
            Said::Done => {
                let (from, to) = (self.from.take()?, self.to.take()?);
                return (from != to).then(|| Ply::moving(Move { from, to }, None));
            }
            Said::Player(..) | Said::Nothing => {}
        }
        None
    }

    pub(super) fn resigned(&self) -> bool {
        self.resigned
    }
}
