//! A page as an SVG document in millimetres, to be seen before it is printed.

use std::fmt::Write;

use hnefi_diagram::{Painted, escaped};

use crate::layers::{colour, number, opacity, outline, stroked};
use crate::length::POINTS;
use crate::page::{Page, Part, Passage, Picture, Role};
use crate::text::TextLine;

/// The page on white paper; texts and pictures stand in the order in which they are read. `index` tells its ids from those of other pages that
/// are shown with it.
pub(crate) fn svg(index: usize, page: &Page) -> String {
    let (width, height) = (number(page.width as f32), number(page.height as f32));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" viewBox=\"0 0 {width} {height}\" role=\"img\">\n\
         <title>{}</title>\n<path d=\"M0 0H{width}V{height}H0Z\" fill=\"#ffffff\"/>\n",
        escaped(&page.name),
    );
    for (place, part) in page.parts.iter().enumerate() {
        match part {
            Part::Text(written) => write_passage(&mut out, &written.passage()),
            Part::Passage(passage) => write_passage(&mut out, passage),
            Part::Picture(picture) => draw(&mut out, picture, &format!("frame-{index}-{place}")),
            Part::Marks(marks) => marks.iter().for_each(|painted| paint(&mut out, painted)),
        }
    }
    out += "</svg>\n";
    out
}

fn write_passage(out: &mut String, passage: &Passage) {
    if let Role::Item(label) = &passage.role {
        write_line(out, label);
    }
    passage.lines.iter().for_each(|line| write_line(out, line));
}

/// A line at its place. The spaces of a justified one are as wide as in the PDF, and it ends where that ends with another font too.
fn write_line(out: &mut String, line: &TextLine) {
    let (x, y, size) = (number(line.at.0 as f32), number(line.at.1 as f32), number((line.size / POINTS) as f32));
    let stretched = if line.stretch == 0.0 {
        String::new()
    } else {
        let (space, width) = (number(line.stretch as f32), number(line.width() as f32));
        format!(" word-spacing=\"{space}\" textLength=\"{width}\"")
    };
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "<text x=\"{x}\" y=\"{y}\" {} font-size=\"{size}\"{stretched} lang=\"{}\">{}</text>",
        line.face.attributes(),
        line.language.code(),
        escaped(&line.text.replace('\u{ad}', "-")),
    );
}

// Writing to a string cannot fail.
fn draw(out: &mut String, picture: &Picture, frame: &str) {
    let [left, top, width, height] = picture.frame.map(|length| number(length as f32));
    let (x, y) = (number(picture.at.0 as f32), number(picture.at.1 as f32));
    let _ = write!(
        out,
        "<clipPath id=\"{frame}\"><path d=\"M{left} {top}h{width}v{height}h-{width}Z\"/></clipPath>\n\
         <g clip-path=\"url(#{frame})\"><g transform=\"translate({x} {y})\">\n<desc>{}</desc>\n",
        escaped(&picture.description),
    );
    picture.seen().for_each(|painted| paint(out, painted));
    *out += "</g></g>\n";
}

fn paint(out: &mut String, painted: &Painted) {
    let opacity = opacity(painted);
    if let Some(fill) = painted.fill {
        let _ = writeln!(out, "{} fill=\"{}\"{opacity}/>", outline(painted), colour(fill));
    }
    if let Some(line) = painted.line {
        let _ = write!(out, "<g{opacity}>{}</g>", stroked(painted, line));
    }
}
