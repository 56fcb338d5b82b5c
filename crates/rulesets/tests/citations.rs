//! Citations are what the programs of other people take them for: a BibTeX reader, a citation processor and a reader of RIS are given the
//! whole bibliography, the references of rule sets, of every layout and of a study, and a work whose every part is full of signs that mean something to one of them.

use biblatex::{Bibliography, ChunksExt as _};
use biblib::{CitationParser as _, RisParser};
use citationberg::Style;
use citationberg::json::Item;
use hayagriva::archive::{ArchivedStyle, locales};
use hayagriva::{BibliographyDriver, BibliographyRequest, BufWriteFormat, CitationItem, CitationRequest};
use hnefi_rulesets::ruleset::{Author, CitationFormat, Reference, Source, SourceKind, bibliography, cited};
use hnefi_rulesets::{Layout, Ruleset, Text};

/// A work with all that can be known of one, written with every sign that means something somewhere.
fn awkward() -> Reference {
    let source = Source {
        kind: SourceKind::Article,
        authors: ["O’Hara & Søn, Þór {J.}", "100 % Tafl_club and #1 ~friends^"].map(Author::written).to_vec(),
        title: "Hnefatafl: $5 & 10 % {of} a_b #3 ~ ^ C:\\tafl — «Ærø»".to_owned(),
        container: Some("Journal of A & B".to_owned()),
        volume: Some("12".to_owned()),
        issue: Some("3/4".to_owned()),
        pages: Some("55–64".to_owned()),
        date: Some("2020-04-12".to_owned()),
        doi: Some("10.1000/a_b#c%20(d)".to_owned()),
        address: Some("https://example.org/a_b/~c?x=1&y={2}#d".to_owned()),
        accessed: Some("2026-11-25".to_owned()),
        language: Some("en".to_owned()),
        note: Some(Text::same("Read with\ncare & 100 % attention.")),
        ..Source::default()
    };
    Reference::of_source("awkward-2020", &source)
}

/// What each test looks at.
fn lists() -> Vec<Vec<Reference>> {
    let all = bibliography().map(|(id, source)| Reference::of_source(id, source)).collect();
    let site = "https://example.org";
    let rules = Ruleset::named("alea-walker-2015+alea-murray").expect("a rule set").references(site);
    assert!(rules.len() > 1, "the rule set and its sources");
    let murray = Layout::named("alea-murray").expect("a layout").references(site);
    assert!(murray.len() > 1, "the layout and its sources");
    let layouts = Layout::catalogue().map(|id| Layout::named(id).expect(id).references(site));
    [all, rules, vec![awkward()]].into_iter().chain(layouts).collect()
}

#[test]
fn a_bibtex_reader_finds_every_author_title_and_date() {
    for list in lists() {
        let text = cited(&list, CitationFormat::Bibtex);
        let read = Bibliography::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.len(), list.len());
        for Reference { id, source, version, .. } in &list {
            let entry = read.get(id).unwrap_or_else(|| panic!("{id} is missing\n{text}"));
            let one = |field: &str| entry.get(field).map(|chunks| chunks.format_verbatim());
            assert_eq!(one("title").as_deref(), Some(source.title.as_str()), "{id}");
            let authors = entry.author().expect(id);
            // The reader sets a `van` apart from the name.
            let whole = |person: &biblatex::Person| format!("{} {}", person.prefix, person.name).trim().to_owned();
            let told: Vec<(String, &str)> = authors.iter().map(|person| (whole(person), person.given_name.as_str())).collect();
            let wanted: Vec<(String, &str)> =
                source.authors.iter().map(|author| (author.family.clone(), author.given.as_deref().unwrap_or(""))).collect();
            assert_eq!(told, wanted, "{id}");
            assert_eq!(one("date"), source.date, "{id}");
            assert_eq!(one("version"), *version, "{id}");
            assert_eq!(one("urldate"), source.accessed, "{id}");
            assert_eq!(one("doi"), source.doi, "{id}");
            let url = source.address.as_ref().map(|address| address.replace('{', "%7B").replace('}', "%7D"));
            assert_eq!(one("url"), url, "{id}");
        }
    }
}

/// The list as a citation processor prints it in the style of the American Psychological Association.
fn rendered(json: &str) -> Vec<(String, String)> {
    let items: Vec<Item> = serde_json::from_str(json).expect("CSL-JSON");
    let Style::Independent(style) = ArchivedStyle::AmericanPsychologicalAssociation.get() else { panic!("a whole style") };
    let locales = locales();
    let mut driver = BibliographyDriver::new();
    for item in &items {
        driver.citation(CitationRequest::from_items(vec![CitationItem::with_entry(item)], &style, &locales));
    }
    let whole = driver.finish(BibliographyRequest { style: &style, locale: None, locale_files: &locales });
    let line = |item: &hayagriva::BibliographyItem| {
        let mut text = String::new();
        item.content.write_buf(&mut text, BufWriteFormat::Plain).expect("a text");
        (item.key.clone(), text)
    };
    whole.bibliography.expect("the style has a bibliography").items.iter().map(line).collect()
}

/// Letters and digits alone: styles change signs and capitals.
fn plain(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[test]
fn a_citation_processor_prints_every_author_title_and_year() {
    for list in lists() {
        let lines = rendered(&cited(&list, CitationFormat::CslJson));
        assert_eq!(lines.len(), list.len());
        for Reference { id, source, .. } in &list {
            let (_, line) = lines.iter().find(|(key, _)| key == id).unwrap_or_else(|| panic!("{id} is missing"));
            assert!(plain(line).contains(&plain(&source.title)), "{id}: the title is missing: {line}");
            for author in &source.authors {
                // The style moves a `van` behind the given names.
                let there = author.family.split(' ').all(|word| plain(line).contains(&plain(word)));
                assert!(there, "{id}: {author} is missing: {line}");
            }
            let year = source.date.as_deref().map_or("n.d.", |date| &date[..4]);
            assert!(line.contains(year), "{id}: {year} is missing: {line}");
        }
    }
}

#[test]
fn a_reader_of_ris_finds_every_author_title_and_year() {
    for list in lists() {
        let text = cited(&list, CitationFormat::Ris);
        let read = RisParser::new().parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.len(), list.len());
        for (Reference { id, source, .. }, told) in list.iter().zip(&read) {
            assert_eq!(told.title, source.title, "{id}");
            // This reader takes an `&` or `and` inside a name for two authors; others do not.
            let joins = |author: &Author| author.family.contains(" & ") || author.family.contains(" and ");
            if source.authors.iter().any(joins) {
                for Author { family, given } in &source.authors {
                    let name = given.as_ref().map_or(format!("{family},"), |given| format!("{family}, {given}"));
                    let line = format!("\r\nAU  - {name}\r\n");
                    assert!(text.contains(&line), "{id}: {line}");
                }
            } else {
                let families: Vec<&str> = told.authors.iter().map(|author| author.name.as_str()).collect();
                let wanted: Vec<&str> = source.authors.iter().map(|author| author.family.as_str()).collect();
                // Editors, which it takes for authors too, come after them.
                assert_eq!(families[..wanted.len()], wanted, "{id}");
                assert_eq!(families.len(), wanted.len() + source.editors.len(), "{id}");
            }
            let year = told.date.as_ref().map(|date| u16::try_from(date.year).expect("a year"));
            assert_eq!(year, source.year(), "{id}");
            assert_eq!(told.urls.first(), source.address.as_ref(), "{id}");
        }
    }
}

#[test]
fn a_rule_set_is_cited_with_version_date_hash_and_address() {
    let rules = Ruleset::named("alea-walker-2015").expect("a rule set");
    let version = rules.versions().last().expect("a version");
    let text = cited(&rules.references("https://example.org"), CitationFormat::Text);
    let first = text.lines().next().expect("a line");
    let address = format!("https://example.org/rules/alea-walker-2015?version={}", version.number);
    for part in
        ["rule set alea-walker-2015", &version.date, &format!("version {}", version.number), &address, &rules.hash()[..12]]
    {
        assert!(first.contains(part), "{part}: {first}");
    }
    assert_eq!(text.lines().count(), 1 + rules.sources().count());
}
