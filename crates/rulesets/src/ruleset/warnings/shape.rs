//! The layout as a drawing: slips of the pen, and pieces that stand badly.

use hnefi_rules::{Piece, Point};

use super::{Study, Subject};
use crate::layout::Layout;
use crate::mistake::Place;
use crate::remarks::{self, advice, parts, warnings};
use hnefi_messages::Text;

pub(super) fn look(study: &mut Study<'_>) {
    uneven(study);
    king_off_the_throne(study);
    pieces_that_never_move(study);
    boards_of_several_sizes(study);
    drawn_for_nothing(study);
}

type Turn = fn(Point, usize) -> Point;

/// The ways in which a board can be turned and mirrored onto itself.
const TURNS: [(fn() -> Text, Turn); 5] = [
    (parts::left_to_right, |p, size| Point::new(size - 1 - p.file(), p.rank())),
    (parts::top_to_bottom, |p, size| Point::new(p.file(), size - 1 - p.rank())),
    (parts::half_turn, |p, size| Point::new(size - 1 - p.file(), size - 1 - p.rank())),
    (parts::quarter_turn, |p, size| Point::new(p.rank(), size - 1 - p.file())),
    (parts::diagonal, |p, _| Point::new(p.rank(), p.file())),
];

/// A layout that is not its own image in any way, though a piece or two would make it so.
fn uneven(study: &mut Study<'_>) {
    let layout = study.layout;
    let broken = |turn: Turn| -> Vec<(Point, Piece)> {
        let alone = |(point, piece): &&(Point, Piece)| at(layout, turn(*point, layout.size)) != Some(*piece);
        layout.pieces.iter().filter(alone).copied().collect()
    };
    let turns = TURNS.map(|(called, turn)| (called, turn, broken(turn)));
    let Some((called, turn, pieces)) = turns.iter().min_by_key(|(_, _, pieces)| pieces.len()) else { return };
    let Some((point, piece)) = pieces.first() else { return };
    let image = turn(*point, layout.size);
    let piece = remarks::piece(*piece);
    let message = match at(layout, image) {
        Some(other) => warnings::uneven(&layout.id, called(), piece, *point, image, remarks::piece(other)),
        None => warnings::uneven_alone(&layout.id, called(), piece, *point, image),
    };
    study.warn("uneven-layout", Subject::Point(*point), message, advice::uneven());
}

fn at(layout: &Layout, point: Point) -> Option<Piece> {
    layout.pieces.iter().find(|(stands, _)| *stands == point).map(|(_, piece)| *piece)
}

fn king_off_the_throne(study: &mut Study<'_>) {
    let (Some(king), Some(throne)) = (study.layout.king(), study.compiled.throne()) else { return };
    if king != throne {
        let message = study.of_layout(warnings::king_off_the_throne(throne, king));
        study.warn("king-off-the-throne", Subject::Point(king), message, advice::king_off_the_throne());
    }
}

fn pieces_that_never_move(study: &mut Study<'_>) {
    let stuck = |(point, piece): &&(Point, Piece)| !study.compiled.can_ever_move(*point, *piece);
    let stuck: Vec<Point> = study.layout.pieces.iter().filter(stuck).map(|(point, _)| *point).collect();
    let Some(first) = stuck.first() else { return };
    let points: Vec<String> = stuck.iter().map(ToString::to_string).collect();
    let message = study.of_layout(warnings::never_moves(points.join(", ")));
    study.warn("never-moves", Subject::Point(*first), message, advice::never_moves());
}

fn boards_of_several_sizes(study: &mut Study<'_>) {
    let first = &study.set.0.file.layouts[0].value.layout;
    if study.layout.size != first.size {
        let message = warnings::several_sizes(&study.layout.id, study.layout.size, &first.id, first.size);
        study.warn("several-sizes", Subject::Layout, message, advice::several_sizes());
    }
}

/// A layout that the file draws and is not played on.
fn drawn_for_nothing(study: &mut Study<'_>) {
    let file = &study.set.0.file;
    let offered = |id: &str| file.layouts.iter().any(|layout| layout.value.layout.id == id);
    let unused = file.drawn.iter().filter(|(id, drawn)| drawn.begins().is_some() && !offered(id));
    let unused: Vec<(String, Option<Place>)> = unused.map(|(id, drawn)| (id.clone(), drawn.begins())).collect();
    for (id, place) in unused {
        study.warn_at("layout-unused", place, warnings::layout_unused(&id), advice::layout_unused());
    }
}
