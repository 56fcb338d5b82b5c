//! A scene as plain paths with their colours, for programs that write pages of their own.

use tiny_skia::{Path, Transform};

use crate::ink::Colours;
use crate::pieces;
use crate::raster::{outline, place};
use crate::scene::{Group, Node, Shape};

/// A path with what it is filled and drawn with. What comes later lies over what came before.
#[derive(Clone, Debug)]
pub struct Painted {
    /// Its outline. The vertical axis points down.
    pub path: Path,
    /// The colour inside, as red, green and blue.
    pub fill: Option<[u8; 3]>,
    /// The line along it.
    pub line: Option<Line>,
    /// How much it covers: 0 nothing, 1 all.
    pub opacity: f32,
}

/// A line along a path.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// Its colour, as red, green and blue.
    pub colour: [u8; 3],
    /// Its width, in the units of the path.
    pub width: f32,
    /// Whether its ends and corners are round; otherwise they are square.
    pub round: bool,
    /// Lengths of dashes and gaps.
    pub dash: Option<[f32; 2]>,
}

/// Everything in a group, `scale` times as large as the scene draws it.
pub(crate) fn painted(group: &Group, scale: f32, colours: Colours) -> Vec<Painted> {
    let mut out = Vec::new();
    add_group(&mut out, group, Transform::from_scale(scale, scale), 1.0, colours);
    out
}

fn add_group(out: &mut Vec<Painted>, group: &Group, around: Transform, opacity: f32, colours: Colours) {
    let (here, opacity) = (around.pre_concat(place(group)), opacity * group.opacity);
    for node in &group.nodes {
        match node {
            Node::Shape(shape) => out.extend(one(shape, here, opacity, colours)),
            Node::Piece((x, y), piece) => {
                let here = here.pre_translate(*x as f32, *y as f32);
                out.extend(pieces::shapes(*piece).iter().filter_map(|shape| one(shape, here, opacity, colours)));
            }
            Node::Group(inner) => add_group(out, inner, here, opacity, colours),
        }
    }
}

fn one(shape: &Shape, transform: Transform, opacity: f32, colours: Colours) -> Option<Painted> {
    let path = outline(&shape.outline)?.transform(transform)?;
    // Scenes are turned and moved, and scaled alike in both directions.
    let scale = transform.get_scale().0;
    let line = shape.stroke.and_then(|stroke| {
        Some(Line {
            colour: colours.known(stroke.ink)?,
            width: stroke.width as f32 * scale,
            round: stroke.round,
            dash: stroke.dash.map(|lengths| lengths.map(|length| length as f32 * scale)),
        })
    });
    Some(Painted { path, fill: shape.fill.and_then(|ink| colours.known(ink)), line, opacity })
}
