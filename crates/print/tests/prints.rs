//! Boards and pieces as a printer gets them: the PDFs are drawn, and measured in pixels.

use hayro::hayro_interpret::InterpreterSettings;
use hayro::hayro_syntax::Pdf;
use hayro::vello_cpu::color::palette::css::WHITE;
use hayro::{PixmapSettings, RenderCache, RenderSettings, render};
use hnefi_diagram::{Board, BoardMarks, BoardStyle, Grid};
use hnefi_messages::Language;
use hnefi_print::{BoardPrint, Length, Paper, PieceForm, PiecesPrint, Poster, piece_counts};
use hnefi_rules::Piece;
use hnefi_rulesets::Ruleset;

/// Pixels in a millimetre of a drawn page.
const SCALE: f64 = 8.0;
/// From the edge of the paper to the drawing, in millimetres.
const MARGIN: f64 = 8.0;
/// How far neighbouring sheets show the same, in millimetres.
const OVERLAP: f64 = 10.0;

const FORMS: [PieceForm; 4] = [PieceForm::Discs, PieceForm::Pyramids, PieceForm::Standups, PieceForm::Labels];

fn rules(id: &str) -> Ruleset {
    Ruleset::named(id).expect("built in")
}

/// A drawn page: its width in pixels, and how dark each pixel is.
struct Drawn {
    width: usize,
    grey: Vec<u8>,
}

impl Drawn {
    /// How dark a spot is, in millimetres: 0 is black.
    fn at(&self, x: f64, y: f64) -> u8 {
        let pixel = |length: f64| (length * SCALE).round() as usize;
        self.grey.get(pixel(y) * self.width + pixel(x)).copied().unwrap_or(255)
    }
}

fn draw(pdf: Vec<u8>) -> Vec<Drawn> {
    let pdf = Pdf::new(pdf).expect("a PDF");
    let scale = (SCALE * 25.4 / 72.0) as f32;
    let pixels = PixmapSettings { x_scale: scale, y_scale: scale, bg_color: WHITE };
    let cache = RenderCache::new();
    let pages = pdf.pages().iter();
    pages
        .map(|page| {
            let pixmap = render(page, &cache, &InterpreterSettings::default(), &RenderSettings::default(), &pixels);
            let grey = pixmap.data().iter().map(|pixel| pixel.g).collect();
            Drawn { width: usize::from(pixmap.width()), grey }
        })
        .collect()
}

#[test]
fn a_cell_of_25_mm_is_25_mm() {
    let board = Board::new(&rules("brandubh-cyningstan")).style(BoardStyle::Plain).grid(Grid::Squares);
    let board = board.marks(BoardMarks::None).expect("no marks");
    let edge = board.edge();
    let print = BoardPrint::with_cell(board, Length::from_millimetres(25.0)).expect("in range");
    let page = &draw(print.document(Paper::One, &[Language::ENGLISH]).expect("printed").pdf().expect("printed"))[0];
    // Along a line through the middle of the squares of the lowest but one rank, the lines between squares are dark.
    let y = MARGIN + 25.0 * (edge + 5.0);
    let mut lines = Vec::new();
    let mut x = MARGIN + 25.0 * (edge - 0.6);
    while x < MARGIN + 25.0 * (edge + 6.6) {
        if page.at(x, y) < 128 {
            let start = x;
            while page.at(x, y) < 128 {
                x += 1.0 / SCALE;
            }
            lines.push((start + x) / 2.0);
        }
        x += 1.0 / SCALE;
    }
    assert_eq!(lines.len(), 8, "{lines:?}");
    for pair in lines.windows(2) {
        assert!((pair[1] - pair[0] - 25.0).abs() <= 2.0 / SCALE, "{lines:?}");
    }
}

#[test]
fn neighbouring_sheets_show_the_same_where_they_overlap() {
    let print =
        BoardPrint::with_cell(Board::new(&rules("brandubh-cyningstan")), Length::from_millimetres(40.0)).expect("in range");
    let pages = draw(print.document(Paper::A4, &[Language::ENGLISH]).expect("printed").pdf().expect("printed"));
    // The first page shows how the sheets go together.
    assert_eq!(pages.len(), 1 + 4);
    let side = Board::new(&rules("brandubh-cyningstan")).side() * 40.0;
    let shown = (side + OVERLAP) / 2.0;
    let mut dark = 0;
    let steps = |from: f64, to: f64| (0..).map(move |step| from + f64::from(step) * 0.5).take_while(move |at| *at < to);
    for along in steps(MARGIN + 1.0, MARGIN + shown - 1.0) {
        for within in steps(1.0, 9.0) {
            let (end, start) = (MARGIN + shown - OVERLAP + within, MARGIN + within);
            for (first, second) in
                [(pages[1].at(end, along), pages[2].at(start, along)), (pages[1].at(along, end), pages[3].at(along, start))]
            {
                dark += usize::from(first < 200);
                assert!(first.abs_diff(second) < 100, "{along} {within}: {first} {second}");
            }
        }
    }
    assert!(dark > 50, "something is drawn there");
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let languages: Vec<Language> = Language::all().collect();
    let alea = rules("alea-walker-2015");
    let board = || BoardPrint::with_cell(Board::new(&alea), Length::from_millimetres(25.0)).expect("in range");
    for paper in [Paper::A4, Paper::A3, Paper::Letter, Paper::Tabloid, Paper::One] {
        let pdf = board().document(paper, &languages).expect("printed").pdf().expect("printed");
        assert_eq!(pdf, board().document(paper, &languages).expect("printed").pdf().expect("printed"), "{paper}");
    }
    assert_eq!(board().svg(&languages), board().svg(&languages));
    for form in FORMS {
        let pieces =
            || PiecesPrint::for_cell(&alea, Length::from_millimetres(25.0), form, BoardStyle::Manuscript).expect("in range");
        assert_eq!(
            pieces().document(Paper::A4, &languages).expect("printed").pdf().expect("printed"),
            pieces().document(Paper::A4, &languages).expect("printed").pdf().expect("printed")
        );
        assert_eq!(pieces().svg(&languages), pieces().svg(&languages));
    }
}

#[test]
fn pieces_are_counted_from_the_start() {
    for (id, attackers, defenders) in [
        ("alea-walker-2015", 48, 24),
        ("alea-walker-2015+alea-murray", 48, 24),
        ("alea-walker-2015+alea-helmfrid-2-inferred", 48, 24),
        ("tablut-murray", 16, 8),
        ("brandubh-cyningstan", 8, 4),
        ("copenhagen", 24, 12),
    ] {
        let counts = piece_counts(&rules(id));
        let needed: Vec<(Piece, usize)> = counts.iter().map(|count| (count.piece, count.needed)).collect();
        assert_eq!(needed, [(Piece::Attacker, attackers), (Piece::Defender, defenders), (Piece::King, 1)], "{id}");
    }
}

#[test]
fn every_piece_is_cut_out_once() {
    let counts = piece_counts(&rules("copenhagen"));
    let all: usize = counts.iter().map(|count| count.needed + count.spare).sum();
    let print = PiecesPrint::for_cell(&rules("copenhagen"), Length::from_millimetres(25.0), PieceForm::Discs, BoardStyle::Plain);
    let svg = print.expect("in range").svg(&[Language::ENGLISH]);
    let cut = svg.split_once("<g id=\"cut\">").map(|(_, cut)| cut.matches("<path").count());
    assert_eq!(cut, Some(all));
}

#[test]
fn what_cannot_be_printed_is_refused() {
    let board = Board::new(&rules("copenhagen"));
    assert!(board.clone().marks(BoardMarks::All).is_err());
    let cell = |millimetres| BoardPrint::with_cell(board.clone(), Length::from_millimetres(millimetres));
    assert!(cell(4.9).is_err() && cell(201.0).is_err());
    let large = cell(200.0).expect("in range");
    assert!(large.document(Paper::A4, &[]).expect_err("too many sheets").to_string().contains("sheets"));
    assert!(large.document("50x50mm".parse().expect("paper"), &[]).expect_err("too small").to_string().contains("too small"));
}

#[test]
fn the_code_of_a_poster_leads_to_the_page_of_its_rules() {
    let poster = |site: Option<&str>| {
        let poster = Poster::new(&rules("brandubh-cyningstan"));
        let poster = match site {
            Some(site) => poster.on_site(site).expect("a site"),
            None => poster,
        };
        draw(poster.document(Paper::A4, &[Language::ENGLISH]).expect("printed").pdf().expect("printed")).remove(0)
    };
    let read = |page: &Drawn| {
        let height = page.grey.len() / page.width;
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(page.width, height, |x, y| page.grey[y * page.width + x]);
        image.detect_grids().first().and_then(|code| code.decode().ok()).map(|(_, text)| text)
    };
    let told = read(&poster(Some("https://example.org/")));
    assert_eq!(told.as_deref(), Some("https://example.org/rules/brandubh-cyningstan"));
    assert_eq!(read(&poster(None)), None);
}
