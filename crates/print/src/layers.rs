//! Pieces and carved boards as SVG in layers, as programs that drive lasers and cutters want them.

use std::fmt::Write;

use hnefi_diagram::{Line, Painted, PathSegment, escaped};

use crate::cutout::Cutout;
use crate::length::POINTS;

/// A document in millimetres with the layers `paint`, `engrave` and `cut`, in the order in which they lie over each other.
pub(crate) fn svg(cutouts: &[Cutout], (width, height): (f64, f64), title: &str, description: &str) -> String {
    let [width, height] = [width, height].map(|length| number(length as f32));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" viewBox=\"0 0 {width} {height}\" role=\"img\">\n\
         <title>{}</title>\n<desc>{}</desc>\n",
        escaped(title),
        escaped(description),
    );
    let drawn = || cutouts.iter().flat_map(|cutout| &cutout.drawn);
    let fills =
        drawn().filter_map(|shape| Some(format!("{} fill=\"{}\"{}/>\n", outline(shape), colour(shape.fill?), opacity(shape))));
    layer(&mut out, "paint", fills);
    let folds = cutouts.iter().flat_map(|cutout| &cutout.folds);
    layer(&mut out, "engrave", drawn().chain(folds).filter_map(|shape| Some(stroked(shape, shape.line?))));
    let cuts = cutouts.iter().flat_map(|cutout| &cutout.cuts);
    layer(&mut out, "cut", cuts.filter_map(|shape| Some(stroked(shape, shape.line?))));
    out += "</svg>\n";
    out
}

fn layer(out: &mut String, name: &str, shapes: impl Iterator<Item = String>) {
    // Writing to a string cannot fail.
    let _ = write!(out, "<g id=\"{name}\">\n{}</g>\n", shapes.collect::<String>());
}

pub(crate) fn stroked(shape: &Painted, line: Line) -> String {
    let width = number(line.width / POINTS as f32);
    let round = if line.round { " stroke-linecap=\"round\" stroke-linejoin=\"round\"" } else { "" };
    let dash = line.dash.map(|[dash, gap]| format!(" stroke-dasharray=\"{} {}\"", millimetres(dash), millimetres(gap)));
    let (outline, colour, dash) = (outline(shape), colour(line.colour), dash.unwrap_or_default());
    format!("{outline} fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"{round}{dash}/>\n")
}

pub(crate) fn outline(shape: &Painted) -> String {
    let mut path = String::from("<path d=\"");
    for segment in shape.path.segments() {
        let (letter, points) = match segment {
            PathSegment::MoveTo(to) => ('M', vec![to]),
            PathSegment::LineTo(to) => ('L', vec![to]),
            PathSegment::QuadTo(bend, to) => ('Q', vec![bend, to]),
            PathSegment::CubicTo(a, b, to) => ('C', vec![a, b, to]),
            PathSegment::Close => ('Z', Vec::new()),
        };
        path.push(letter);
        let points: Vec<String> =
            points.iter().map(|point| format!("{} {}", millimetres(point.x), millimetres(point.y))).collect();
        path += &points.join(" ");
    }
    path + "\""
}

/// The attribute of a shape that does not cover all below it.
pub(crate) fn opacity(shape: &Painted) -> String {
    if shape.opacity < 1.0 { format!(" opacity=\"{}\"", number(shape.opacity)) } else { String::new() }
}

pub(crate) fn colour([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn millimetres(points: f32) -> String {
    number(points / POINTS as f32)
}

pub(crate) fn number(value: f32) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
