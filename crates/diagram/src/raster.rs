//! A scene as pixels.

use tiny_skia::{
    FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Rect, Stroke as Pen, StrokeDash, Transform,
};

use crate::error::SheetError;
use crate::ink::{Ink, Theme};
use crate::scene::{Group, Laid, Node, Outline, Shape};
use crate::{path, pieces};

/// A PNG image, unless `should_stop` says yes first.
pub(crate) fn png(
    laid: &Laid,
    (width, height): (u32, u32),
    theme: Theme,
    should_stop: &dyn Fn() -> bool,
) -> Result<Vec<u8>, SheetError> {
    let canvas = Pixmap::new(width, height).ok_or_else(|| SheetError::Png("it does not fit into memory".to_owned()))?;
    let mut painter = Painter { canvas, theme, should_stop };
    let transform = Transform::from_scale(width as f32 / laid.width as f32, height as f32 / laid.height as f32);
    for node in &laid.scene.nodes {
        painter.paint(node, transform)?;
    }
    painter.canvas.encode_png().map_err(|error| SheetError::Png(error.to_string()))
}

/// A canvas, and what things are painted on it with.
struct Painter<'a> {
    canvas: Pixmap,
    theme: Theme,
    should_stop: &'a dyn Fn() -> bool,
}

impl Painter<'_> {
    fn paint(&mut self, node: &Node, transform: Transform) -> Result<(), SheetError> {
        match node {
            Node::Shape(shape) => self.paint_shape(shape, transform, 1.0),
            Node::Piece((x, y), piece) => {
                let here = transform.pre_translate(*x as f32, *y as f32);
                pieces::shapes(*piece).iter().try_for_each(|shape| self.paint_shape(shape, here, 1.0))
            }
            Node::Group(group) => self.paint_group(group, transform),
        }
    }

    /// What is in a group that lets the ground show through is painted first, and laid over it as a whole.
    fn paint_group(&mut self, group: &Group, transform: Transform) -> Result<(), SheetError> {
        let here = transform.pre_concat(place(group));
        if group.opacity >= 1.0 {
            return group.nodes.iter().try_for_each(|node| self.paint(node, here));
        }
        // One stroke or filling has nothing under it in its group, and comes out the same when it lets the ground through itself. A
        // whole layer costs as much as the whole picture, for each arrow.
        if let [Node::Shape(shape)] = group.nodes.as_slice()
            && (shape.fill.is_none() || shape.stroke.is_none())
        {
            return self.paint_shape(shape, here, group.opacity);
        }
        let Some(layer) = Pixmap::new(self.canvas.width(), self.canvas.height()) else { return Ok(()) };
        let below = std::mem::replace(&mut self.canvas, layer);
        let painted = group.nodes.iter().try_for_each(|node| self.paint(node, here));
        let layer = std::mem::replace(&mut self.canvas, below);
        let through = PixmapPaint { opacity: group.opacity, ..PixmapPaint::default() };
        self.canvas.draw_pixmap(0, 0, layer.as_ref(), &through, Transform::identity(), None);
        painted
    }

    fn paint_shape(&mut self, shape: &Shape, transform: Transform, opacity: f32) -> Result<(), SheetError> {
        if (self.should_stop)() {
            return Err(SheetError::Stopped);
        }
        let Some(outline) = outline(&shape.outline) else { return Ok(()) };
        if let Some(ink) = shape.fill {
            self.canvas.fill_path(&outline, &with(ink, self.theme, opacity), FillRule::Winding, transform, None);
        }
        if let Some(stroke) = shape.stroke {
            let (line_cap, line_join) =
                if stroke.round { (LineCap::Round, LineJoin::Round) } else { (LineCap::Butt, LineJoin::Miter) };
            let dash = stroke.dash.and_then(|[dash, gap]| StrokeDash::new(vec![dash as f32, gap as f32], 0.0));
            let pen = Pen { width: stroke.width as f32, line_cap, line_join, dash, ..Pen::default() };
            self.canvas.stroke_path(&outline, &with(stroke.ink, self.theme, opacity), &pen, transform, None);
        }
        Ok(())
    }
}

fn with(ink: Ink, theme: Theme, opacity: f32) -> Paint<'static> {
    let [red, green, blue] = theme.colour(ink);
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    // Not below 0, and not above 255.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    paint.set_color_rgba8(red, green, blue, (opacity * 255.0).round() as u8);
    paint
}

/// Where a group's own coordinates lie in those of the group around it.
pub(crate) fn place(group: &Group) -> Transform {
    Transform::from_translate(group.at.0 as f32, group.at.1 as f32).pre_rotate(group.turn)
}

/// A shape's outline as a path; `None` for one that cannot be painted.
pub(crate) fn outline(outline: &Outline) -> Option<Path> {
    match outline {
        Outline::Path(text) => path::read(text),
        Outline::Circle((x, y), radius) => PathBuilder::from_circle(*x as f32, *y as f32, *radius as f32),
        // Corners are rounded by three units of the drawing at most: on a picture, a pixel or two.
        Outline::Rectangle([x, y, width, height, _]) => {
            Rect::from_xywh(*x as f32, *y as f32, *width as f32, *height as f32).map(PathBuilder::from_rect)
        }
    }
}
