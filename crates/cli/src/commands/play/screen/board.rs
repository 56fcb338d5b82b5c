//! Draws the board.

use hnefi_rules::{Game, Move, Piece, Ply, Point, Position};
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

use super::layout::Layout;
use super::look::Look;
use super::state::State;

/// Draws points, pieces, marks and coordinates.
pub(super) fn draw(state: &State, layout: &Layout, look: Look, buffer: &mut Buffer) {
    let game = &state.session.game;
    let picture = Picture { game, position: state.position(), last: state.last_ply(), targets: state.targets(), look };
    coordinates(game.variant().size(), layout, buffer);
    let has_lines = look.unicode && layout.step.0 == 4;
    if has_lines {
        lines(game.variant().size(), layout, buffer);
    }
    for point in Point::all(game.variant().size()) {
        let at = layout.place(point);
        match picture.point(point) {
            Some((sign, style)) => _ = buffer[(at.x, at.y)].set_char(sign).set_style(style),
            None if has_lines => {}
            None => _ = buffer[(at.x, at.y)].set_char(look.signs().empty).set_style(dim()),
        }
    }
    if let Some(mv) = picture.last.and_then(|ply| ply.mv) {
        around(mv.to, look.signs().moved, Style::new(), layout, buffer);
    }
    if let Some(point) = state.chosen {
        around(point, ['(', ')'], look.coloured(Color::Green), layout, buffer);
    }
    around(state.cursor, ['[', ']'], look.coloured(Color::Green).add_modifier(Modifier::BOLD), layout, buffer);
}

/// What is to be seen on the points.
struct Picture<'s> {
    game: &'s Game,
    position: &'s Position,
    last: Option<&'s Ply>,
    targets: Vec<Move>,
    look: Look,
}

impl Picture<'_> {
    /// The sign of a point; `None` for an empty one like any other.
    fn point(&self, point: Point) -> Option<(char, Style)> {
        let signs = self.look.signs();
        if let Some(piece) = self.position.piece_at(point) {
            return Some((self.look.piece(piece), self.look.piece_style(piece)));
        }
        if self.targets.iter().any(|mv| mv.to == point) {
            return Some((signs.target, self.look.coloured(Color::Green).add_modifier(Modifier::BOLD)));
        }
        if self.last.is_some_and(|ply| ply.captures.as_slice().contains(&point)) {
            return Some((signs.captured, self.look.coloured(Color::Magenta).add_modifier(Modifier::BOLD)));
        }
        if self.last.and_then(|ply| ply.mv).is_some_and(|mv| mv.from == point) {
            return Some((signs.left, Style::new()));
        }
        Some((self.special(point)?, self.look.coloured(Color::Blue)))
    }

    /// The sign of an empty point that rules or the drawing of the board set apart.
    fn special(&self, point: Point) -> Option<char> {
        let (signs, rules) = (self.look.signs(), self.game.variant().compiled());
        let closed = |piece| !rules.may_stand(point, piece);
        if rules.throne() == Some(point) {
            Some(signs.throne)
        } else if rules.corners().any(|corner| corner == point) {
            Some(signs.corner)
        } else if rules.is_camp(point) {
            Some(signs.camp)
        } else if self.game.variant().board().marks.variegated.iter().any(|mark| mark.0 == point) {
            Some(signs.variegated)
        } else {
            (closed(Piece::Attacker) || closed(Piece::Defender)).then_some(signs.closed)
        }
    }
}

fn around(point: Point, signs: [char; 2], style: Style, layout: &Layout, buffer: &mut Buffer) {
    let at = layout.place(point);
    for (x, sign) in [at.x - 1, at.x + 1].into_iter().zip(signs) {
        buffer[(x, at.y)].set_char(sign).set_style(style);
    }
}

fn coordinates(size: usize, layout: &Layout, buffer: &mut Buffer) {
    let (top, bottom) = (layout.board.y, layout.board.y + layout.board.height - 1);
    let right = layout.board.x + layout.board.width - 3;
    for number in 0..size {
        let file = Point::new(number, 0);
        let letter = file.to_string().remove(0);
        for y in [top, bottom] {
            buffer[(layout.place(file).x, y)].set_char(letter);
        }
        let y = layout.place(Point::new(0, number)).y;
        let rank = format!("{:>2}", number + 1);
        buffer.set_string(layout.board.x, y, &rank, Style::new());
        buffer.set_string(right, y, &rank, Style::new());
    }
}

/// The lines on which the points lie.
fn lines(size: usize, layout: &Layout, buffer: &mut Buffer) {
    let dim = dim();
    let corners = [layout.place(Point::new(0, 0)), layout.place(Point::new(size - 1, size - 1))];
    let [left, right] = [corners[0].x.min(corners[1].x), corners[0].x.max(corners[1].x)];
    let [top, bottom] = [corners[0].y.min(corners[1].y), corners[0].y.max(corners[1].y)];
    for y in (top..=bottom).step_by(2) {
        (left..=right).for_each(|x| _ = buffer[(x, y)].set_char('─').set_style(dim));
    }
    for x in (left..=right).step_by(4) {
        (top..=bottom).for_each(|y| _ = buffer[(x, y)].set_char('│').set_style(dim));
    }
    for (y, signs) in [(top, ['┌', '┬', '┐']), (bottom, ['└', '┴', '┘'])] {
        for x in (left..=right).step_by(4) {
            let sign = if x == left {
                signs[0]
            } else if x == right {
                signs[2]
            } else {
                signs[1]
            };
            buffer[(x, y)].set_char(sign);
        }
    }
    for y in (top..=bottom).step_by(2).filter(|y| *y != top && *y != bottom) {
        for x in (left..=right).step_by(4) {
            buffer[(x, y)].set_char(if x == left {
                '├'
            } else if x == right {
                '┤'
            } else {
                '┼'
            });
        }
    }
}

const fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}
