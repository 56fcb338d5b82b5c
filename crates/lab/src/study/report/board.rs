//! Diagrams of positions: red lines on parchment, the castle, corners and camps, men and king, and the last move.

use hnefi_rules::ruleset::{Camps, Corners, Throne};
use hnefi_rules::{Kind, MarkedPoint, Piece, Ply, Point, Position, Ruleset, Side};

use super::chart::number;
use super::page::Page;

/// The distance between neighbouring points.
const PITCH: f64 = 40.0;
/// From the outermost line to the edge of the drawing: room for letters.
const MARGIN: f64 = 48.0;

/// A position after some ply.
pub(super) struct Diagram<'a> {
    /// Its id on the page.
    pub(super) id: &'a str,
    pub(super) title: &'a str,
    pub(super) description: &'a str,
    pub(super) rules: &'a Ruleset,
    pub(super) position: &'a Position,
    pub(super) last: Option<&'a Ply>,
}

/// Where a point lies in the drawing.
fn at(point: Point, size: usize) -> (f64, f64) {
    (PITCH * point.file() as f64, PITCH * (size - 1 - point.rank()) as f64)
}

impl Diagram<'_> {
    pub(super) fn write(&self, page: &mut Page) {
        let size = self.position.size();
        let (title, description) = (format!("{}-t", self.id), format!("{}-d", self.id));
        let width = PITCH * (size - 1) as f64 + 2.0 * MARGIN;
        let view = format!("-{m} -{m} {w} {w}", m = number(MARGIN), w = number(width));
        let labelled = format!("{title} {description}");
        page.element("svg", &[("viewBox", &view), ("class", "board"), ("role", "img"), ("aria-labelledby", &labelled)], |page| {
            page.leaf("title", &[("id", &title)], self.title);
            page.leaf("desc", &[("id", &description)], self.description);
            self.ground(page, size, width);
            page.element("g", &[("class", "last")], |page| {
                if let Some(ply) = self.last {
                    mark(page, ply, size);
                }
            });
            page.element("g", &[("class", "men")], |page| {
                for point in Point::all(size) {
                    if let Some(piece) = self.position.piece_at(point) {
                        let (x, y) = at(point, size);
                        let symbol = format!("#{}", symbol(piece));
                        page.empty("use", &[("href", &symbol), ("x", &number(x)), ("y", &number(y))]);
                    }
                }
            });
        });
    }

    fn ground(&self, page: &mut Page, size: usize, width: f64) {
        let edge = format!("-{}", number(MARGIN));
        let width = number(width);
        page.empty(
            "rect",
            &[("class", "vellum"), ("x", &edge), ("y", &edge), ("width", &width), ("height", &width), ("rx", "3")],
        );
        let (marks, values) = (&self.rules.layout().marks, self.rules.rules());
        marked(page, &marks.camp, size, "camp", values.camps != Camps::None);
        let end = number(PITCH * (size - 1) as f64);
        let lines: String =
            (0..size).map(|line| number(PITCH * line as f64)).map(|place| format!("M0 {place}H{end}M{place} 0V{end}")).collect();
        page.empty("path", &[("class", "lines"), ("d", &lines)]);
        let dots: String =
            Point::all(size).map(|point| at(point, size)).map(|(x, y)| format!("M{} {}h0", number(x), number(y))).collect();
        page.empty("path", &[("class", "dots"), ("d", &dots)]);
        marked(page, &marks.throne, size, "throne", values.throne != Throne::None);
        marked(page, &marks.corner, size, "corner", values.corners != Corners::None);
        marked(page, &marks.variegated, size, "corner", false);
        page.element("g", &[("class", "letters"), ("aria-hidden", "true")], |page| {
            let far = PITCH * (size - 1) as f64 + 36.0;
            for index in 0..size {
                let place = PITCH * index as f64;
                let point = Point::new(index, index);
                let (file, rank) = (&point.to_string()[..1], (index + 1).to_string());
                page.leaf("text", &[("x", &number(place)), ("y", &number(far))], file);
                page.leaf("text", &[("x", "-34"), ("y", &number(PITCH * (size - 1) as f64 - place + 5.0))], &rank);
            }
        });
    }
}

/// The marks of one kind; faint where they mean nothing under the rules.
fn marked(page: &mut Page, points: &[MarkedPoint], size: usize, kind: &str, means_something: bool) {
    if points.is_empty() {
        return;
    }
    let class = if means_something { kind.to_owned() } else { format!("{kind} faint") };
    page.element("g", &[("class", &class)], |page| {
        for MarkedPoint(point) in points {
            let (x, y) = at(*point, size);
            let square = |inset: f64| [x - PITCH / 2.0 + inset, y - PITCH / 2.0 + inset, PITCH - 2.0 * inset].map(number);
            match kind {
                "camp" | "throne" => {
                    for inset in if kind == "throne" { &[0.0, 4.0][..] } else { &[0.0][..] } {
                        let [left, top, side] = square(*inset);
                        page.empty("rect", &[("x", &left), ("y", &top), ("width", &side), ("height", &side)]);
                    }
                }
                _ => {
                    for radius in ["14", "9"] {
                        page.empty("circle", &[("cx", &number(x)), ("cy", &number(y)), ("r", radius)]);
                    }
                }
            }
        }
    });
}

/// From where to where the last move went, and what it captured. The script of the page draws the same.
fn mark(page: &mut Page, ply: &Ply, size: usize) {
    let Some(mv) = ply.mv else { return };
    let ((x1, y1), (x2, y2)) = (at(mv.from, size), at(mv.to, size));
    page.empty("path", &[("class", "trail"), ("d", &format!("M{} {}L{} {}", number(x1), number(y1), number(x2), number(y2)))]);
    page.empty("circle", &[("class", "left"), ("cx", &number(x1)), ("cy", &number(y1)), ("r", "8")]);
    page.empty("circle", &[("class", "arrived"), ("cx", &number(x2)), ("cy", &number(y2)), ("r", "20")]);
    for point in ply.captures.as_slice() {
        let (x, y) = at(*point, size);
        let cross = format!("M{} {}l18 18m0-18l-18 18", number(x - 9.0), number(y - 9.0));
        page.empty("path", &[("class", "struck"), ("d", &cross)]);
    }
}

/// The id of a piece's drawing.
fn symbol(piece: Piece) -> String {
    match piece {
        Piece::King => "pk".to_owned(),
        Piece::Attacker => "pa".to_owned(),
        Piece::Defender => "pd".to_owned(),
        Piece::Special(side, kind) => format!("p{}{}", side.letter(), kind.letter()),
    }
}

/// The drawings of all pieces, once on a page.
pub(super) fn symbols(page: &mut Page) {
    page.element("svg", &[("class", "symbols"), ("aria-hidden", "true"), ("width", "0"), ("height", "0")], |page| {
        page.element("defs", &[], |page| {
            man(page, "pa", Side::Attackers, None);
            man(page, "pd", Side::Defenders, None);
            for side in Side::BOTH {
                for kind in Kind::ALL {
                    man(page, &symbol(Piece::Special(side, kind)), side, Some(kind));
                }
            }
            page.element("g", &[("id", "pk"), ("class", "king")], |page| {
                page.empty("circle", &[("class", "body"), ("r", "17.5")]);
                page.empty("circle", &[("class", "line"), ("r", "14.2")]);
                page.empty("path", &[("class", "heart"), ("d", "M-2-2-4-11.5H4L2-2 11.5-4V4L2 2 4 11.5H-4L-2 2-11.5 4V-4z")]);
            });
        });
    });
}

fn man(page: &mut Page, id: &str, side: Side, kind: Option<Kind>) {
    let class = if side == Side::Attackers { "attacker" } else { "defender" };
    page.element("g", &[("id", id), ("class", class)], |page| {
        match side {
            Side::Attackers => {
                page.empty("circle", &[("class", "body"), ("r", if kind.is_some() { "16" } else { "14" })]);
            }
            Side::Defenders => page.empty("path", &[("class", "body"), ("d", "M0-18 18 0 0 18-18 0z")]),
        }
        match (kind, side) {
            (Some(kind), _) => {
                page.leaf("text", &[("class", "heart"), ("y", "6")], &kind.letter().to_ascii_uppercase().to_string())
            }
            (None, Side::Attackers) => page.empty("circle", &[("class", "line"), ("r", "8.5")]),
            (None, Side::Defenders) => page.empty("path", &[("class", "heart"), ("d", "M0-7 7 0 0 7-7 0z")]),
        }
    });
}

#[cfg(test)]
mod tests {
    use hnefi_rules::Game;

    use super::*;

    #[test]
    fn a_diagram_has_every_piece_and_the_last_move() {
        let rules = Ruleset::named("brandubh-cyningstan").expect("built in");
        let mut game = Game::new(&rules);
        let mv = game.legal_moves()[0];
        game.play(mv).expect("legal");
        let diagram = Diagram {
            id: "x",
            title: "<t>",
            description: "d",
            rules: &rules,
            position: game.position(),
            last: game.plies().last(),
        };
        let mut page = Page::default();
        diagram.write(&mut page);
        let html = page.into_document();
        let count = |what: &str| html.matches(what).count();
        assert_eq!((count("#pa\""), count("#pd\""), count("#pk\"")), (8, 4, 1));
        assert_eq!((count("class=\"arrived\""), count("class=\"struck\"")), (1, 0));
        assert!(html.contains("&lt;t&gt;"));
        let (x, y) = at(mv.to, 7);
        assert!(html.contains(&format!("<use href=\"#pa\" x=\"{}\" y=\"{}\"/>", number(x), number(y))), "{html}");
    }

    #[test]
    fn every_piece_has_a_drawing() {
        let mut page = Page::default();
        symbols(&mut page);
        let html = page.into_document();
        let specials = Side::BOTH.into_iter().flat_map(|side| Kind::ALL.map(|kind| Piece::Special(side, kind)));
        for piece in specials.chain([Piece::King, Piece::Attacker, Piece::Defender]) {
            assert!(html.contains(&format!("id=\"{}\"", symbol(piece))), "{piece:?}");
        }
    }
}
