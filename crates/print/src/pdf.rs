//! Pages as a PDF: tagged, with its language, its font and descriptions of its pictures, and the same bytes for the same pages.

use std::num::NonZeroU16;

use hnefi_diagram::{Painted, PathSegment};
use hnefi_messages::Language;
use krilla::color::rgb;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{Path, PathBuilder, Point, Rect, Transform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, SpanTag, Tag, TagGroup, TagTree};
use krilla::text::{Font, TextDirection};
use krilla::{Document, SerializeSettings};

use crate::error::PrintError;
use crate::length::POINTS;
use crate::page::{Page, Part, Picture, Written, line_height};

/// The Latin letters of EB Garamond, the font of the web client.
const FONT: &[u8] = include_bytes!("../fonts/EBGaramond.ttf");

/// Writes pages as PDF/UA, which krilla checks.
pub(crate) fn pdf(pages: &[Page], title: &str, language: Language) -> Result<Vec<u8>, PrintError> {
    let failed = |error: &dyn std::fmt::Debug| PrintError::Pdf(format!("{error:?}"));
    let accessible = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
    let configuration = accessible.map_err(|error| failed(&error))?;
    let font = Font::new(FONT.into(), 0).ok_or_else(|| PrintError::Pdf("the font cannot be read".to_owned()))?;
    let mut document = Document::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
    let metadata = Metadata::new().title(title.to_owned()).language(language.code().to_owned()).creator("hnefi".to_owned());
    document.set_metadata(metadata);
    let mut tree = TagTree::new().with_lang(Some(language.code().to_owned()));
    let mut outline = Outline::new();
    for (index, page) in pages.iter().enumerate() {
        let (width, height) = ((page.width * POINTS) as f32, (page.height * POINTS) as f32);
        let settings = PageSettings::from_wh(width, height).ok_or_else(|| PrintError::Pdf("a page has no size".to_owned()))?;
        outline.push_child(OutlineNode::new(page.name.clone(), XyzDestination::new(index, Point::from_xy(0.0, 0.0))));
        let mut sheet = document.start_page_with(settings);
        let mut surface = sheet.surface();
        for part in &page.parts {
            match part {
                Part::Text(written) => tree.push(write(&mut surface, written, &font)),
                Part::Picture(picture) => tree.push(draw(&mut surface, picture)),
                Part::Marks(marks) => {
                    surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Page)));
                    marks.iter().for_each(|painted| paint(&mut surface, painted));
                    surface.end_tagged();
                }
            }
        }
        surface.finish();
        sheet.finish();
    }
    document.set_outline(outline);
    document.set_tag_tree(tree);
    document.finish().map_err(|error| failed(&error))
}

fn write(surface: &mut Surface<'_>, written: &Written, font: &Font) -> TagGroup {
    let title = written.lines.first().map(|(_, line)| line.clone());
    let mut group = if written.is_heading { TagGroup::new(Tag::Hn(NonZeroU16::MIN, title)) } else { TagGroup::new(Tag::P) };
    let (x, mut y) = written.at;
    surface.set_stroke(None);
    surface.set_fill(Some(Fill::default()));
    for (language, line) in &written.lines {
        group.push(surface.start_tagged(ContentTag::Span(SpanTag::empty().with_lang(Some(language.code())))));
        let start = Point::from_xy((x * POINTS) as f32, (y * POINTS) as f32);
        surface.draw_text(start, font.clone(), written.size as f32, line, false, TextDirection::LeftToRight);
        surface.end_tagged();
        y += line_height(written.size);
    }
    group
}

fn draw(surface: &mut Surface<'_>, picture: &Picture) -> TagGroup {
    let mut group = TagGroup::new(Tag::Figure(Some(picture.description.clone())));
    let [left, top, width, height] = picture.frame.map(|length| (length * POINTS) as f32);
    group.push(surface.start_tagged(ContentTag::Other));
    let frame = Rect::from_xywh(left, top, width, height).and_then(|frame| {
        let mut path = PathBuilder::new();
        path.push_rect(frame);
        path.finish()
    });
    if let Some(frame) = frame {
        let (x, y) = ((picture.at.0 * POINTS) as f32, (picture.at.1 * POINTS) as f32);
        surface.push_clip_path(&frame, &FillRule::NonZero);
        surface.push_transform(&Transform::from_translate(x, y));
        picture.seen().for_each(|painted| paint(surface, painted));
        surface.pop();
        surface.pop();
    }
    surface.end_tagged();
    group
}

fn paint(surface: &mut Surface<'_>, painted: &Painted) {
    let Some(path) = path(painted) else { return };
    let opacity = NormalizedF32::new(painted.opacity).unwrap_or(NormalizedF32::ONE);
    let colour = |[red, green, blue]: [u8; 3]| rgb::Color::new(red, green, blue).into();
    surface.set_fill(painted.fill.map(|fill| Fill { paint: colour(fill), opacity, rule: FillRule::NonZero }));
    surface.set_stroke(painted.line.map(|line| Stroke {
        paint: colour(line.colour),
        width: line.width,
        line_cap: if line.round { LineCap::Round } else { LineCap::Butt },
        line_join: if line.round { LineJoin::Round } else { LineJoin::Miter },
        opacity,
        dash: line.dash.map(|lengths| StrokeDash { array: lengths.to_vec(), offset: 0.0 }),
        ..Stroke::default()
    }));
    surface.draw_path(&path);
}

fn path(painted: &Painted) -> Option<Path> {
    let mut out = PathBuilder::new();
    for segment in painted.path.segments() {
        match segment {
            PathSegment::MoveTo(to) => out.move_to(to.x, to.y),
            PathSegment::LineTo(to) => out.line_to(to.x, to.y),
            PathSegment::QuadTo(bend, to) => out.quad_to(bend.x, bend.y, to.x, to.y),
            PathSegment::CubicTo(a, b, to) => out.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y),
            PathSegment::Close => out.close(),
        }
    }
    out.finish()
}
