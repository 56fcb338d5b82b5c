//! One diagram or several side by side, as a file.

use hnefi_rules::Point;

use crate::diagram::Diagram;
use crate::error::{LARGEST, SMALLEST, SheetError};
use crate::ink::{Colours, Ink, Theme};
use crate::scene::{Group, Laid, Node, PITCH, Shape};
use crate::{ground, letters, overlay, raster, svg};

/// How many diagrams stand side by side; more begin another row.
const COLUMNS: usize = 4;
/// Between two diagrams.
const GAP: f64 = 24.0;
/// For a line under a diagram.
const LINE: f64 = 44.0;

/// Diagrams that are shown together, in rows of four.
#[derive(Clone, Debug)]
pub struct Sheet {
    diagrams: Vec<Diagram>,
}

impl Sheet {
    /// One diagram.
    #[must_use]
    pub fn of(diagram: Diagram) -> Sheet {
        Sheet { diagrams: vec![diagram] }
    }

    /// Several, in this order.
    #[must_use]
    pub fn strip(diagrams: Vec<Diagram>) -> Sheet {
        Sheet { diagrams }
    }

    /// The width at which a point is forty pixels wide, or the largest there is.
    #[must_use]
    pub fn natural_width(&self) -> u32 {
        let width = self.laid().map_or(0.0, |laid| laid.width.round());
        // Not below 0, and anything above is cut off.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        (width as u32).clamp(SMALLEST, LARGEST)
    }

    /// An SVG document that needs nothing else.
    ///
    /// # Errors
    /// A [`SheetError`] if it cannot be drawn.
    pub fn svg(&self, width: u32, theme: Theme) -> Result<String, SheetError> {
        let laid = self.laid()?;
        let height = high(&laid, width)?;
        let (width, height) = (width.to_string(), height.to_string());
        Ok(svg::document(&laid, (&width, &height), Colours::Theme(theme), &self.title(), &self.description()))
    }

    /// A PNG image.
    ///
    /// # Errors
    /// A [`SheetError`] if it cannot be drawn.
    pub fn png(&self, width: u32, theme: Theme) -> Result<Vec<u8>, SheetError> {
        self.png_unless(width, theme, &|| false)
    }

    /// A PNG image, unless `should_stop`, which is asked before each shape, says yes before it is drawn.
    ///
    /// # Errors
    /// A [`SheetError`] if it cannot be drawn, or is not.
    pub fn png_unless(&self, width: u32, theme: Theme, should_stop: &dyn Fn() -> bool) -> Result<Vec<u8>, SheetError> {
        let laid = self.laid()?;
        let height = high(&laid, width)?;
        raster::png(&laid, (width, height), theme, should_stop)
    }

    /// SVG to be part of a page that has the [`symbols`](crate::symbols), with that page's colours: the custom properties of
    /// `web/board/board.css`. `id` is the page's for this picture, `title` and `description` are texts of the page.
    ///
    /// # Errors
    /// A [`SheetError`] if it cannot be drawn.
    pub fn for_page(&self, id: &str, title: &str, description: &str) -> Result<String, SheetError> {
        Ok(svg::part_of_page(&self.laid()?, id, title, description))
    }

    fn laid(&self) -> Result<Laid, SheetError> {
        for diagram in &self.diagrams {
            diagram.check_points()?;
        }
        let side = |diagram: &Diagram| PITCH * (diagram.size - 1) as f64 + 2.0 * ground::margin(diagram.coordinates);
        let wide = self.diagrams.iter().map(side).reduce(f64::max).ok_or(SheetError::Empty)?;
        let under = if self.diagrams.iter().any(|diagram| diagram.caption.is_some()) { LINE } else { 0.0 };
        let mut scene = Group::new("sheet");
        for (index, diagram) in self.diagrams.iter().enumerate() {
            let (row, column) = ((index / COLUMNS) as f64, (index % COLUMNS) as f64);
            let margin = ground::margin(diagram.coordinates);
            let mut board = drawing(diagram);
            board.at = (column * (wide + GAP) + margin, row * (wide + under + GAP) + margin);
            if let Some(caption) = &diagram.caption {
                let middle = PITCH * (diagram.size - 1) as f64 / 2.0;
                letters::write(&mut board, caption, (middle, wide - margin + LINE / 2.0), 26.0);
            }
            scene.nodes.push(Node::Group(board));
        }
        let (columns, rows) = (self.diagrams.len().min(COLUMNS) as f64, self.diagrams.len().div_ceil(COLUMNS) as f64);
        let (width, height) = (columns * (wide + GAP) - GAP, rows * (wide + under + GAP) - GAP);
        // Captions are written on something, and nothing shows between the boards of a strip.
        if self.diagrams.len() > 1 || under > 0.0 {
            let paper = Shape::rectangle(0.0, 0.0, width, height, 0.0).filled(Ink::Vellum);
            scene.nodes.insert(0, Node::Shape(paper));
        }
        Ok(Laid { scene, width, height })
    }

    fn title(&self) -> String {
        let name = self.diagrams.first().map_or_else(String::new, |diagram| diagram.rules.name().en());
        let count = self.diagrams.len();
        if count > 1 { format!("{name}: {count} positions") } else { name }
    }

    fn description(&self) -> String {
        let texts: Vec<String> = self.diagrams.iter().map(Diagram::description).collect();
        texts.join("\n")
    }
}

/// Everything drawn of a diagram.
pub(crate) fn drawing(diagram: &Diagram) -> Group {
    let mut board = Group::new("board");
    board.nodes.push(Node::Group(ground::draw(diagram)));
    board.nodes.push(Node::Group(overlay::last_move(diagram)));
    let piece = |point| Some(Node::Piece(diagram.at(point), diagram.position.piece_at(point)?));
    let pieces = Point::all(diagram.size).filter_map(piece).collect();
    board.nodes.push(Node::Group(Group { nodes: pieces, ..Group::new("pieces") }));
    board.nodes.extend(overlay::meant(diagram).map(Node::Group));
    board
}

/// The height that goes with a width, in pixels.
fn high(laid: &Laid, width: u32) -> Result<u32, SheetError> {
    if !(SMALLEST..=LARGEST).contains(&width) {
        return Err(SheetError::Width(width));
    }
    // At most a few thousand diagrams of a few thousand pixels: no overflow, and no fraction matters.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let height = (f64::from(width) * laid.height / laid.width).round().max(1.0) as u32;
    if height > LARGEST { Err(SheetError::Height(height)) } else { Ok(height) }
}
