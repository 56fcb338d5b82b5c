//! What happened and what is meant, as `web/board/overlay.ts` draws it: the last move under the pieces, arrows and dots over them.

use crate::diagram::{Arrow, ArrowKind, Diagram};
use crate::ink::Ink;
use crate::scene::{Group, Node, PITCH, Shape, number};

/// From where to where the last move went, and what it captured.
pub(crate) fn last_move(diagram: &Diagram) -> Group {
    let mut group = Group::new("last");
    let Some((mv, captured)) = diagram.last.as_ref() else { return group };
    let ((ax, ay), (bx, by)) = (diagram.at(mv.from), diagram.at(mv.to));
    let trail = format!("M{} {}L{} {}", number(ax), number(ay), number(bx), number(by));
    let mut faint = Group { opacity: 0.55, ..Group::new("trail") };
    faint.add(Shape::path(trail).penned(Ink::Last, 5.0));
    group.nodes.push(Node::Group(faint));
    group.add(Shape::circle(ax, ay, 9.0).lined(Ink::Last, 3.0));
    group.add(bracket(bx, by));
    for point in captured {
        let (x, y) = diagram.at(*point);
        group.add(Shape::path(cross(x, y, 9.0)).penned(Ink::Wrong, 4.0));
    }
    group
}

/// Four corners around a point, visible without colour and with any piece inside.
fn bracket(x: f64, y: f64) -> Shape {
    let half = PITCH / 2.0 - 0.5;
    let corner = |sx: f64, sy: f64| {
        format!("M{} {}v{}h{}", number(x + sx * half), number(y + sy * (half - 9.0)), number(sy * 9.0), number(-sx * 9.0))
    };
    let outline = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)].concat();
    Shape::path(outline).lined(Ink::Last, 4.0)
}

fn cross(x: f64, y: f64, r: f64) -> String {
    let (left, top, right, all) = (number(x - r), number(y - r), number(x + r), number(2.0 * r));
    format!("M{left} {top}l{all} {all}M{right} {top}l-{all} {all}")
}

/// Dots on points and arrows between them.
pub(crate) fn meant(diagram: &Diagram) -> Option<Group> {
    if diagram.dots.is_empty() && diagram.arrows.is_empty() {
        return None;
    }
    let mut group = Group::new("meant");
    for point in &diagram.dots {
        let (x, y) = diagram.at(*point);
        // Around a piece, a ring; on an empty point, a dot.
        group.add(if diagram.position.piece_at(*point).is_some() {
            Shape::circle(x, y, PITCH * 0.52).lined(Ink::Select, 4.0)
        } else {
            Shape::circle(x, y, 8.5).filled(Ink::Select).lined(Ink::Vellum, 1.5)
        });
    }
    for arrow in &diagram.arrows {
        draw_arrow(&mut group, diagram, *arrow);
    }
    Some(group)
}

fn draw_arrow(group: &mut Group, diagram: &Diagram, arrow: Arrow) {
    let ((ax, ay), (bx, by)) = (diagram.at(arrow.from), diagram.at(arrow.to));
    let length = f64::hypot(bx - ax, by - ay);
    let (ux, uy) = ((bx - ax) / length, (by - ay) / length);
    let spot =
        |along: f64, aside: f64| format!("{} {}", number(ax + ux * along - uy * aside), number(ay + uy * along + ux * aside));
    let ink = match arrow.kind {
        ArrowKind::Move => Ink::Last,
        ArrowKind::Hint => Ink::Hint,
        ArrowKind::Wrong => Ink::Wrong,
    };
    let neck = length - 15.0;
    // Beyond the sign by which a special piece is known.
    let shaft = format!("M{}L{}", spot(PITCH * 0.42, 0.0), spot(neck, 0.0));
    let mut halo = Group { opacity: 0.7, ..Group::new("halo") };
    halo.add(Shape::path(shaft.clone()).penned(Ink::Vellum, 10.0));
    group.nodes.push(Node::Group(halo));
    let shaft = Shape::path(shaft).penned(ink, 5.5);
    group.add(if arrow.kind == ArrowKind::Wrong { shaft.dashed([8.0, 9.0]) } else { shaft });
    let head = format!("M{}L{}L{}z", spot(length, 0.0), spot(neck - 3.0, 9.0), spot(neck - 3.0, -9.0));
    group.add(Shape::path(head).filled(ink).lined(Ink::Vellum, 1.2));
    if arrow.kind == ArrowKind::Wrong {
        group.add(Shape::path(cross(bx, by, 11.0)).penned(ink, 5.0));
    }
}
