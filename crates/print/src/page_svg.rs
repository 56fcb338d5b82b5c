//! A page as an SVG document in millimetres, to be seen before it is printed.

use std::fmt::Write;

use hnefi_diagram::{Painted, escaped};

use crate::layers::{colour, number, outline, stroked};
use crate::length::POINTS;
use crate::page::{Page, Part, Picture, Written, line_height};

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
            Part::Text(written) => write_text(&mut out, written),
            Part::Picture(picture) => draw(&mut out, picture, &format!("frame-{index}-{place}")),
            Part::Marks(marks) => marks.iter().for_each(|painted| paint(&mut out, painted)),
        }
    }
    out += "</svg>\n";
    out
}

// Writing to a string cannot fail.
fn write_text(out: &mut String, written: &Written) {
    let (x, mut y) = written.at;
    for (language, line) in &written.lines {
        let _ = writeln!(
            out,
            "<text x=\"{}\" y=\"{}\" font-family=\"EB Garamond, serif\" font-size=\"{}\" lang=\"{}\">{}</text>",
            number(x as f32),
            number(y as f32),
            number((written.size / POINTS) as f32),
            language.code(),
            escaped(line),
        );
        y += line_height(written.size);
    }
}

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
    let opacity = if painted.opacity < 1.0 { format!(" opacity=\"{}\"", number(painted.opacity)) } else { String::new() };
    if let Some(fill) = painted.fill {
        let _ = writeln!(out, "{} fill=\"{}\"{opacity}/>", outline(painted), colour(fill));
    }
    if let Some(line) = painted.line {
        let _ = write!(out, "<g{opacity}>{}</g>", stroked(painted, line));
    }
}
