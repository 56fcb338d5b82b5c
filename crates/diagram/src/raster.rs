//! A scene as pixels.

use tiny_skia::{
    FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Rect, Stroke as Pen, StrokeDash, Transform,
};

use crate::ink::{Ink, Theme};
use crate::path;
use crate::pieces;
use crate::scene::{Group, Node, Outline, Shape};
use crate::sheet::Laid;

/// A PNG image; what went wrong, in words, if there can be none.
pub(crate) fn png(laid: &Laid, (width, height): (u32, u32), theme: Theme) -> Result<Vec<u8>, String> {
    let mut canvas = Pixmap::new(width, height).ok_or("it does not fit into memory")?;
    let transform = Transform::from_scale(width as f32 / laid.width as f32, height as f32 / laid.height as f32);
    for node in &laid.scene.nodes {
        paint(&mut canvas, node, transform, theme);
    }
    canvas.encode_png().map_err(|error| error.to_string())
}

fn paint(canvas: &mut Pixmap, node: &Node, transform: Transform, theme: Theme) {
    match node {
        Node::Shape(shape) => paint_shape(canvas, shape, transform, theme),
        Node::Piece((x, y), piece) => {
            let here = transform.pre_translate(*x as f32, *y as f32);
            pieces::shapes(*piece).iter().for_each(|shape| paint_shape(canvas, shape, here, theme));
        }
        Node::Group(group) => paint_group(canvas, group, transform, theme),
    }
}

/// What is in a group that lets the ground show through is painted first, and laid over it as a whole.
fn paint_group(canvas: &mut Pixmap, group: &Group, transform: Transform, theme: Theme) {
    let here = transform.pre_translate(group.at.0 as f32, group.at.1 as f32);
    if group.opacity < 1.0
        && let Some(mut layer) = Pixmap::new(canvas.width(), canvas.height())
    {
        group.nodes.iter().for_each(|node| paint(&mut layer, node, here, theme));
        let through = PixmapPaint { opacity: group.opacity, ..PixmapPaint::default() };
        canvas.draw_pixmap(0, 0, layer.as_ref(), &through, Transform::identity(), None);
        return;
    }
    group.nodes.iter().for_each(|node| paint(canvas, node, here, theme));
}

fn paint_shape(canvas: &mut Pixmap, shape: &Shape, transform: Transform, theme: Theme) {
    let Some(outline) = outline(&shape.outline) else { return };
    if let Some(ink) = shape.fill {
        canvas.fill_path(&outline, &with(ink, theme), FillRule::Winding, transform, None);
    }
    if let Some(stroke) = shape.stroke {
        let (line_cap, line_join) =
            if stroke.round { (LineCap::Round, LineJoin::Round) } else { (LineCap::Butt, LineJoin::Miter) };
        let dash = stroke.dash.and_then(|[dash, gap]| StrokeDash::new(vec![dash as f32, gap as f32], 0.0));
        let pen = Pen { width: stroke.width as f32, line_cap, line_join, dash, ..Pen::default() };
        canvas.stroke_path(&outline, &with(stroke.ink, theme), &pen, transform, None);
    }
}

fn with(ink: Ink, theme: Theme) -> Paint<'static> {
    let [red, green, blue] = theme.colour(ink);
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(red, green, blue, 255);
    paint
}

fn outline(outline: &Outline) -> Option<Path> {
    match outline {
        Outline::Path(text) => path::read(text),
        Outline::Circle((x, y), radius) => PathBuilder::from_circle(*x as f32, *y as f32, *radius as f32),
        // Corners are rounded by three units of the drawing at most: on a picture, a pixel or two.
        Outline::Rectangle([x, y, width, height, _]) => {
            Rect::from_xywh(*x as f32, *y as f32, *width as f32, *height as f32).map(PathBuilder::from_rect)
        }
    }
}
