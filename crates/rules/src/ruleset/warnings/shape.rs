//! The layout as a drawing: slips of the pen, and pieces that stand badly.

use super::{Study, Subject};
use crate::layout::Layout;
use crate::point::Point;
use crate::ruleset::mistake::Place;
use crate::side::Piece;

pub(super) fn look(study: &mut Study<'_>) {
    uneven(study);
    king_off_the_throne(study);
    pieces_that_never_move(study);
    boards_of_several_sizes(study);
    drawn_for_nothing(study);
}

type Turn = fn(Point, usize) -> Point;

/// The ways in which a board can be turned and mirrored onto itself.
const TURNS: [(&str, Turn); 5] = [
    ("from left to right", |p, size| Point::new(size - 1 - p.file(), p.rank())),
    ("from top to bottom", |p, size| Point::new(p.file(), size - 1 - p.rank())),
    ("by a half turn", |p, size| Point::new(size - 1 - p.file(), size - 1 - p.rank())),
    ("by a quarter turn", |p, size| Point::new(p.rank(), size - 1 - p.file())),
    ("in the diagonal", |p, _| Point::new(p.rank(), p.file())),
];

/// A layout that is not its own image in any way, though a piece or two would make it so.
fn uneven(study: &mut Study<'_>) {
    let layout = study.layout;
    let broken = |turn: Turn| -> Vec<(Point, Piece)> {
        let alone = |(point, piece): &&(Point, Piece)| at(layout, turn(*point, layout.size)) != Some(*piece);
        layout.pieces.iter().filter(alone).copied().collect()
    };
    let turns = TURNS.map(|(name, turn)| (name, turn, broken(turn)));
    let Some((name, turn, pieces)) = turns.iter().min_by_key(|(_, _, pieces)| pieces.len()) else { return };
    let Some((point, piece)) = pieces.first() else { return };
    let image = turn(*point, layout.size);
    let there = at(layout, image).map_or_else(|| "nobody".to_owned(), |other| format!("the {other}"));
    let message = format!(
        "layout `{}` is not even: mirrored {name}, the {piece} on {point} comes to {image}, where {there} stands",
        layout.id
    );
    study.warn("uneven-layout", Subject::Point(*point), message, "look for a slip of the pen, unless that is meant");
}

fn at(layout: &Layout, point: Point) -> Option<Piece> {
    layout.pieces.iter().find(|(stands, _)| *stands == point).map(|(_, piece)| *piece)
}

fn king_off_the_throne(study: &mut Study<'_>) {
    let (Some(king), Some(throne)) = (study.layout.king(), study.compiled.throne()) else { return };
    if king != throne {
        let message = format!("layout `{}`: the king does not start on the throne, {throne}, but on {king}", study.layout.id);
        study.warn("king-off-the-throne", Subject::Point(king), message, "move him, unless that is meant");
    }
}

fn pieces_that_never_move(study: &mut Study<'_>) {
    let stuck = |(point, piece): &&(Point, Piece)| !study.compiled.can_ever_move(*point, *piece);
    let stuck: Vec<Point> = study.layout.pieces.iter().filter(stuck).map(|(point, _)| *point).collect();
    let Some(first) = stuck.first() else { return };
    let points: Vec<String> = stuck.iter().map(ToString::to_string).collect();
    let message =
        format!("layout `{}`: what stands on {} can never move, whoever makes room", study.layout.id, points.join(", "));
    study.warn("never-moves", Subject::Point(*first), message, "set it elsewhere, or open the points around it");
}

fn boards_of_several_sizes(study: &mut Study<'_>) {
    let first = &study.set.0.file.layouts[0].value.layout;
    if study.layout.size != first.size {
        let message = format!(
            "layout `{}` is {1}×{1}, the usual layout `{2}` {3}×{3}",
            study.layout.id, study.layout.size, first.id, first.size
        );
        study.warn("several-sizes", Subject::Layout, message, "a rule set for each size is easier to find and to speak of");
    }
}

/// A layout that the file draws and is not played on.
fn drawn_for_nothing(study: &mut Study<'_>) {
    let file = &study.set.0.file;
    let offered = |id: &str| file.layouts.iter().any(|layout| layout.value.layout.id == id);
    let unused = file.drawn.iter().filter(|(id, drawn)| drawn.begins().is_some() && !offered(id));
    let unused: Vec<(String, Option<Place>)> = unused.map(|(id, drawn)| (id.clone(), drawn.begins())).collect();
    for (id, place) in unused {
        let message = format!("the layout `{id}` is drawn, but not among the `layouts`");
        study.warn_at("layout-unused", place, message, "add its name there");
    }
}
