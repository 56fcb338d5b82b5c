//! Leaflets, posters, score sheets and empty boards as they are laid out: what is on them, and where.

use hnefi_diagram::{Board, BoardStyle};
use hnefi_messages::Language;
use hnefi_rulesets::Ruleset;

use crate::length::POINTS;
use crate::page::{Page, Part, Passage, Role};
use crate::text::{Face, TextLine, printable};
use crate::{BoardPrint, DiagramPad, Document, Leaflet, Length, MakingList, Paper, PieceForm, PiecesPrint, Poster, ScoreSheet};

/// From the edge of the paper to what is printed, in millimetres.
const MARGIN: f64 = 16.0;

/// Rule sets of every size, one of them somebody's own.
fn games() -> Vec<Ruleset> {
    let built_in = [
        "alea-walker-2015",
        "alea-walker-2015+alea-helmfrid-2-inferred",
        "alea-walker-2015+alea-murray",
        "tablut-murray",
        "brandubh-cyningstan",
        "copenhagen",
    ];
    let own = Ruleset::from_toml(include_str!("../tests/court-13.toml")).expect("a rule set");
    built_in.into_iter().map(|id| Ruleset::named(id).expect("built in")).chain([own]).collect()
}

fn languages(codes: [&str; 2]) -> [Language; 2] {
    codes.map(|code| Language::from_code(code).expect(code))
}

/// The box of a line: left, top, right, bottom. Letters hang over a little.
fn line_box(line: &TextLine) -> [f64; 4] {
    let size = line.size / POINTS;
    [line.at.0, line.at.1 - size * 0.7, line.at.0 + line.width(), line.at.1 + size * 0.2]
}

/// What is on a page, with words for the messages of a test.
fn boxes(page: &Page) -> Vec<(String, [f64; 4])> {
    let mut boxes = Vec::new();
    for part in &page.parts {
        match part {
            Part::Passage(passage) => {
                let label = if let Role::Item(label) = &passage.role { Some(label) } else { None };
                boxes.extend(passage.lines.iter().chain(label).map(|line| (line.text.clone(), line_box(line))));
            }
            Part::Picture(picture) => {
                let [left, top, width, height] = picture.frame;
                boxes.push((picture.description.clone(), [left, top, left + width, top + height]));
            }
            Part::Text(_) | Part::Marks(_) => {}
        }
    }
    boxes
}

fn check_places(page: &Page) {
    let boxes = boxes(page);
    assert!(!boxes.is_empty(), "{}", page.name);
    for (index, (text, [left, top, right, bottom])) in boxes.iter().enumerate() {
        let (width, height) = (page.width - MARGIN + 0.5, page.height - MARGIN + 0.5);
        let is_inside = *left > MARGIN - 0.5 && *top > MARGIN - 0.5 && *right < width && *bottom < height;
        assert!(is_inside, "{}: outside: {text} {left} {top} {right} {bottom}", page.name);
        for (other, [left_2, top_2, right_2, bottom_2]) in &boxes[index + 1..] {
            let apart = right <= left_2 || right_2 <= left || *bottom <= top_2 + 0.05 || *bottom_2 <= top + 0.05;
            assert!(apart, "{}: `{text}` lies over `{other}`", page.name);
        }
    }
}

fn passages(pages: &[Page]) -> impl Iterator<Item = &Passage> {
    let parts = pages.iter().flat_map(|page| &page.parts);
    parts.filter_map(|part| if let Part::Passage(passage) = part { Some(passage) } else { None })
}

/// A text without spaces and hyphens, which lines may end with.
fn bare(text: &str) -> String {
    text.chars().filter(|character| !character.is_whitespace() && *character != '\u{ad}').collect()
}

/// After a heading something follows in the same column.
fn check_headings(page: &Page) {
    let passages: Vec<&Passage> = passages(std::slice::from_ref(page)).collect();
    for (index, passage) in passages.iter().enumerate() {
        if let (Role::Heading(2..), [line, ..]) = (&passage.role, &passage.lines[..]) {
            let next = passages.get(index + 1).and_then(|next| next.lines.first());
            let next = next.unwrap_or_else(|| panic!("{}: `{}` is last", page.name, line.text));
            assert!(next.at.1 > line.at.1, "{}: `{}` is the last in its column", page.name, line.text);
        }
    }
}

fn check_twice(make: impl Fn() -> Document) -> Document {
    let document = make();
    let pdf = document.pdf().expect("a PDF that is accessible");
    assert!(pdf == make().pdf().expect("a PDF"), "{}: other bytes", document.title);
    document.pages.iter().for_each(check_places);
    assert_eq!(document.svg_pages().len(), document.pages.len());
    document
}

#[test]
fn what_is_printed_is_whole_and_in_its_place() {
    for rules in games() {
        for (paper, codes) in [(Paper::A4, ["en", "is"]), (Paper::Letter, ["de", "fr"])] {
            let languages = languages(codes);
            let leaflet = check_twice(|| Leaflet::new(&rules).document(paper, &languages).expect("a leaflet"));
            assert!(leaflet.pages.len() <= 4, "{}: {} pages", rules.id(), leaflet.pages.len());
            leaflet.pages.iter().for_each(check_headings);
            let told: String = passages(&leaflet.pages).flat_map(|passage| &passage.lines).map(|line| bare(&line.text)).collect();
            for language in languages {
                for rule in rules.explained() {
                    let sentence = printable(&rule.sentence.in_language(language), &Face::ALL);
                    assert!(told.contains(&bare(&sentence)), "{} lacks `{sentence}`", rules.id());
                }
            }
            let smallest = passages(&leaflet.pages).flat_map(|passage| &passage.lines).map(|line| line.size);
            assert!(smallest.fold(f64::MAX, f64::min) >= 8.5, "{}", rules.id());

            let list = MakingList::for_cell(&rules, Length::from_millimetres(25.0)).expect("a list");
            check_twice(|| list.document(paper, &languages).expect("a list")).pages.iter().for_each(check_headings);
            let poster = || Poster::new(&rules).on_site("https://example.org").expect("a site");
            let paper = if paper == Paper::A4 { Paper::A3 } else { paper };
            assert_eq!(check_twice(|| poster().document(paper, &languages).expect("a poster")).pages.len(), 2);
            assert_eq!(check_twice(|| ScoreSheet::new(&rules).document(paper, &languages).expect("a sheet")).pages.len(), 2);
            assert_eq!(check_twice(|| DiagramPad::new(&rules).document(paper, &languages).expect("boards")).pages.len(), 2);
        }
    }
}

/// Compared with `tests/golden/leaflet.txt`, which `UPDATE_GOLDEN=1` has written anew.
#[test]
fn the_leaflet_of_brandubh_reads_as_before() {
    let rules = Ruleset::named("brandubh-cyningstan").expect("built in");
    let leaflet = Leaflet::new(&rules).document(Paper::A4, &languages(["en", "is"])).expect("a leaflet");
    let mut told = String::new();
    for passage in passages(&leaflet.pages) {
        let label = if let Role::Item(label) = &passage.role { Some(label) } else { None };
        for line in label.into_iter().chain(&passage.lines) {
            told += &format!("{}\n", line.text.replace('\u{ad}', "-"));
        }
    }
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/leaflet.txt");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &told).expect("written");
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), told);
}

#[test]
fn every_size_of_board_has_pictures_of_its_rules() {
    for rules in games() {
        let leaflet = Leaflet::new(&rules).document(Paper::A4, &[Language::ENGLISH]).expect("a leaflet");
        let pictures = leaflet.pages.iter().flat_map(|page| &page.parts).filter(|part| matches!(part, Part::Picture(_)));
        // The start, a move, a capture, the king captured and his escape.
        assert!(pictures.count() >= 5, "{}", rules.id());
    }
}

#[test]
fn text_needs_a_paper_with_a_size() {
    let rules = Ruleset::named("tablut-murray").expect("built in");
    let refused = |paper: Paper| Leaflet::new(&rules).document(paper, &[]).expect_err("refused").to_string();
    assert!(refused(Paper::One).contains("a paper with a size"));
    assert!(refused("100x100mm".parse().expect("a paper")).contains("too small"));
    assert!(Leaflet::new(&rules).document("121x121mm".parse().expect("a paper"), &[]).is_ok());
}

#[test]
fn in_seven_languages_no_line_runs_off_a_page() {
    let languages: Vec<Language> = Language::all().collect();
    let cell = Length::from_millimetres(25.0);
    for rules in games() {
        for paper in [Paper::A4, Paper::Letter, Paper::One] {
            let board =
                BoardPrint::with_cell(Board::new(&rules), cell).expect("in range").document(paper, &languages).expect("pages");
            let pieces = [PieceForm::Discs, PieceForm::Pyramids, PieceForm::Standups, PieceForm::Labels].map(|form| {
                let print = PiecesPrint::for_cell(&rules, cell, form, BoardStyle::Plain).expect("in range");
                print.document(paper, &languages).expect("pages")
            });
            for page in pieces.iter().chain([&board]).flat_map(|document| &document.pages) {
                let written = |part: &Part| match part {
                    Part::Passage(passage) => passage.lines.clone(),
                    Part::Text(written) => written.passage().lines,
                    Part::Picture(_) | Part::Marks(_) => Vec::new(),
                };
                for line in page.parts.iter().flat_map(written) {
                    let [left, top, right, bottom] = line_box(&line);
                    let is_inside = left > 7.5 && top > 7.5 && right < page.width - 7.5 && bottom < page.height - 7.5;
                    assert!(is_inside, "{} on {paper}: {} {left} {top} {right} {bottom}", page.name, line.text);
                }
            }
        }
    }
}
