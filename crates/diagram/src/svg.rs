//! A scene as SVG. Colours are presentation attributes: no style sheet, so that it looks the same under every content policy and in
//! programs that read no CSS.

use std::fmt::Write;

use hnefi_rules::Piece;

use crate::ink::Colours;
use crate::pieces;
use crate::scene::{Group, Laid, Node, Outline, Shape, number};

/// A document of its own.
pub(crate) fn document(laid: &Laid, (width, height): (&str, &str), colours: Colours, title: &str, description: &str) -> String {
    let mut out = Writer { out: String::new(), colours };
    let _ = write!(
        out.out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 {} {}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\">\n<title>{}</title>\n<desc>{}</desc>",
        number(laid.width),
        number(laid.height),
        escaped(title),
        escaped(description),
    );
    out.out.push('\n');
    let mut used: Vec<Piece> = Vec::new();
    collect(&laid.scene, &mut used);
    out.definitions(used.into_iter());
    laid.scene.nodes.iter().for_each(|node| out.node(node));
    out.out += "</svg>\n";
    out.out
}

/// Part of an HTML page that has the symbols.
pub(crate) fn part_of_page(laid: &Laid, id: &str, title: &str, description: &str) -> String {
    let mut out = Writer { out: String::new(), colours: Colours::Page };
    let id = escaped(id);
    let _ = write!(
        out.out,
        "<svg viewBox=\"0 0 {} {}\" class=\"board\" role=\"img\" aria-labelledby=\"{id}-t {id}-d\"><title id=\"{id}-t\">{}</title>\
         <desc id=\"{id}-d\">{}</desc>",
        number(laid.width),
        number(laid.height),
        escaped(title),
        escaped(description),
    );
    out.out.push('\n');
    laid.scene.nodes.iter().for_each(|node| out.node(node));
    out.out += "</svg>\n";
    out.out
}

/// The drawings of all pieces, once on a page; each has the id that [`piece_id`](crate::piece_id) says.
#[must_use]
pub fn symbols() -> String {
    let mut out = Writer {
        out: "<svg class=\"symbols\" aria-hidden=\"true\" width=\"0\" height=\"0\">".to_owned(),
        colours: Colours::Page,
    };
    out.definitions(pieces::all());
    out.out += "</svg>\n";
    out.out
}

fn collect(group: &Group, used: &mut Vec<Piece>) {
    for node in &group.nodes {
        match node {
            Node::Piece(_, piece) if !used.contains(piece) => used.push(*piece),
            Node::Group(group) => collect(group, used),
            _ => {}
        }
    }
}

struct Writer {
    out: String,
    colours: Colours,
}

// Writing to a string cannot fail.
impl Writer {
    /// The id of a piece's drawing. Documents with different colours may end up in one page.
    fn id(&self, piece: Piece) -> String {
        match self.colours {
            Colours::Page => pieces::piece_id(piece),
            Colours::Theme(theme) => format!("{theme}-{}", pieces::piece_id(piece)),
            Colours::Paper => format!("paper-{}", pieces::piece_id(piece)),
        }
    }

    fn definitions(&mut self, pieces: impl Iterator<Item = Piece>) {
        self.out += "<defs>\n";
        for piece in pieces {
            let _ = write!(self.out, "<g id=\"{}\">", self.id(piece));
            pieces::shapes(piece).iter().for_each(|shape| self.shape(shape));
            self.out += "</g>\n";
        }
        self.out += "</defs>\n";
    }

    fn node(&mut self, node: &Node) {
        match node {
            Node::Shape(shape) => self.shape(shape),
            Node::Piece((x, y), piece) => {
                let _ = write!(self.out, "<use xlink:href=\"#{}\" x=\"{}\" y=\"{}\"/>", self.id(*piece), number(*x), number(*y));
            }
            Node::Group(group) => self.group(group),
        }
    }

    fn group(&mut self, group: &Group) {
        // A page may fill what is empty now.
        if group.nodes.is_empty() && !matches!(self.colours, Colours::Page) {
            return;
        }
        let _ = write!(self.out, "<g class=\"{}\"", group.name);
        if group.at != (0.0, 0.0) {
            let _ = write!(self.out, " transform=\"translate({} {})", number(group.at.0), number(group.at.1));
            if group.turn != 0.0 {
                let _ = write!(self.out, " rotate({})", number(f64::from(group.turn)));
            }
            self.out.push('"');
        }
        if group.opacity < 1.0 {
            let _ = write!(self.out, " opacity=\"{}\"", number(f64::from(group.opacity)));
        }
        self.out.push('>');
        group.nodes.iter().for_each(|node| self.node(node));
        self.out += "</g>\n";
    }

    fn shape(&mut self, shape: &Shape) {
        let _ = match &shape.outline {
            Outline::Path(outline) => write!(self.out, "<path d=\"{outline}\""),
            Outline::Circle((x, y), radius) if (*x, *y) == (0.0, 0.0) => write!(self.out, "<circle r=\"{}\"", number(*radius)),
            Outline::Circle((x, y), radius) => {
                write!(self.out, "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"", number(*x), number(*y), number(*radius))
            }
            Outline::Rectangle([x, y, width, height, round]) => {
                let [x, y, width, height] = [x, y, width, height].map(|value| number(*value));
                let _ = write!(self.out, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"");
                if *round > 0.0 { write!(self.out, " rx=\"{}\"", number(*round)) } else { Ok(()) }
            }
        };
        match shape.fill {
            Some(ink) => {
                let _ = write!(self.out, " fill=\"{}\"", self.colours.text(ink));
            }
            None => self.out += " fill=\"none\"",
        }
        if let Some(stroke) = shape.stroke {
            let _ = write!(self.out, " stroke=\"{}\" stroke-width=\"{}\"", self.colours.text(stroke.ink), number(stroke.width));
            if stroke.round {
                self.out += " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
            }
            if let Some([dash, gap]) = stroke.dash {
                let _ = write!(self.out, " stroke-dasharray=\"{} {}\"", number(dash), number(gap));
            }
        }
        self.out += "/>";
    }
}

/// Text as XML and HTML take it, in elements and in attributes.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            '\n' | '\t' => out.push(character),
            // No document may hold these, and the last would turn what stands after them round.
            '\0'..='\x1f' | '\x7f'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
                out.push('\u{fffd}');
            }
            other => out.push(other),
        }
    }
    out
}
