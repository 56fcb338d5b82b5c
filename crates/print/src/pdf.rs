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
use krilla::tagging::{Artifact, ArtifactType, ContentTag, ListNumbering, Node, SpanTag, Tag, TagGroup, TagTree};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Document, SerializeSettings};

use crate::error::PrintError;
use crate::length::POINTS;
use crate::page::{Page, Part, Passage, Picture, Role};
use crate::text::{Face, TextLine};

/// The font of each face.
type Fonts = [Font; 4];

/// Writes pages as PDF/UA, which krilla checks.
pub(crate) fn pdf(pages: &[Page], title: &str, language: Language) -> Result<Vec<u8>, PrintError> {
    let failed = |error: &dyn std::fmt::Debug| PrintError::Pdf(format!("{error:?}"));
    let accessible = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
    let configuration = accessible.map_err(|error| failed(&error))?;
    let [regular, italic, semi_bold, uncial] = Face::ALL.map(|face| Font::new(face.file().into(), 0));
    let unread = || PrintError::Pdf("a font cannot be read".to_owned());
    let fonts =
        [regular.ok_or_else(unread)?, italic.ok_or_else(unread)?, semi_bold.ok_or_else(unread)?, uncial.ok_or_else(unread)?];
    let mut document = Document::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
    let metadata = Metadata::new().title(title.to_owned()).language(language.code().to_owned()).creator("hnefi".to_owned());
    document.set_metadata(metadata);
    let mut tree = TagTree::new().with_lang(Some(language.code().to_owned()));
    let mut outline = Outline::new();
    // A list goes on over columns and pages until something else comes.
    let mut list: Option<TagGroup> = None;
    for (index, page) in pages.iter().enumerate() {
        let (width, height) = ((page.width * POINTS) as f32, (page.height * POINTS) as f32);
        let settings = PageSettings::from_wh(width, height).ok_or_else(|| PrintError::Pdf("a page has no size".to_owned()))?;
        outline.push_child(OutlineNode::new(page.name.clone(), XyzDestination::new(index, Point::from_xy(0.0, 0.0))));
        let mut sheet = document.start_page_with(settings);
        let mut surface = sheet.surface();
        for part in &page.parts {
            match part {
                Part::Text(written) => tree.push(write(&mut surface, &written.passage(), &fonts)),
                Part::Passage(passage) if matches!(passage.role, Role::Item(_)) => {
                    let open = list.get_or_insert_with(|| TagGroup::new(Tag::L(ListNumbering::Decimal)));
                    open.push(write(&mut surface, passage, &fonts));
                }
                Part::Passage(passage) => {
                    close(&mut list, &mut tree);
                    tree.push(write(&mut surface, passage, &fonts));
                }
                Part::Picture(picture) => {
                    close(&mut list, &mut tree);
                    tree.push(draw(&mut surface, picture));
                }
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
    close(&mut list, &mut tree);
    document.set_outline(outline);
    document.set_tag_tree(tree);
    document.finish().map_err(|error| failed(&error))
}

fn close(list: &mut Option<TagGroup>, tree: &mut TagTree) {
    if let Some(list) = list.take() {
        tree.push(list);
    }
}

fn write(surface: &mut Surface<'_>, passage: &Passage, fonts: &Fonts) -> TagGroup {
    let lines = |surface: &mut Surface<'_>, group: &mut TagGroup, lines: &[TextLine]| {
        for line in lines {
            group.push(write_line(surface, line, fonts));
        }
    };
    match &passage.role {
        Role::Heading(level) => {
            let title = passage.lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join(" ");
            let mut group = TagGroup::new(Tag::Hn(NonZeroU16::new(*level).unwrap_or(NonZeroU16::MIN), Some(title)));
            lines(surface, &mut group, &passage.lines);
            group
        }
        Role::Paragraph => {
            let mut group = TagGroup::new(Tag::P);
            lines(surface, &mut group, &passage.lines);
            group
        }
        Role::Item(label) => {
            let (mut number, mut body) = (TagGroup::new(Tag::Lbl), TagGroup::new(Tag::LBody));
            lines(surface, &mut number, std::slice::from_ref(label));
            lines(surface, &mut body, &passage.lines);
            TagGroup::with_children(Tag::LI, vec![Node::Group(number), Node::Group(body)])
        }
    }
}

fn write_line(surface: &mut Surface<'_>, line: &TextLine, fonts: &Fonts) -> Node {
    let start = Point::from_xy((line.at.0 * POINTS) as f32, (line.at.1 * POINTS) as f32);
    let stretch = line.stretch * POINTS / line.size;
    let glyphs: Vec<KrillaGlyph> = line
        .face
        .glyphs(&line.text)
        .into_iter()
        .map(|glyph| {
            let is_space = matches!(&line.text[glyph.range.clone()], " " | "\u{a0}");
            let advance = glyph.advance + if is_space { stretch } else { 0.0 };
            let (x, y) = (glyph.offset.0 as f32, glyph.offset.1 as f32);
            KrillaGlyph::new(GlyphId::new(glyph.id), advance as f32, x, y, 0.0, glyph.range, None)
        })
        .collect();
    surface.set_stroke(None);
    surface.set_fill(Some(Fill::default()));
    let node = surface.start_tagged(ContentTag::Span(SpanTag::empty().with_lang(Some(line.language.code()))));
    surface.draw_glyphs(start, &glyphs, fonts[line.face as usize].clone(), &line.text, line.size as f32, false);
    surface.end_tagged();
    Node::Leaf(node)
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
