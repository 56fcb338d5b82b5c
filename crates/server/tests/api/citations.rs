//! Versions, and citations of what is published.

use axum::body::Body;
use axum::http::Request;
use biblatex::{Bibliography, ChunksExt as _};
use citationberg::Style;
use citationberg::json::Item;
use hayagriva::archive::{ArchivedStyle, locales};
use hayagriva::{BibliographyDriver, BibliographyRequest, BufWriteFormat, CitationItem, CitationRequest};
use hnefi_rulesets::{Layout, Ruleset};
use serde_json::Value;

use crate::support::{Answer, Server};

fn text(answer: &Answer) -> String {
    String::from_utf8(answer.body.to_vec()).expect("UTF-8")
}

#[tokio::test]
async fn a_page_has_the_versions_of_its_rule_set_and_layouts() {
    let server = Server::new().await;
    let page = server.get("/api/v1/rulesets/alea-walker-2015+alea-murray").await.good();
    let rules = Ruleset::named("alea-walker-2015").expect("a rule set");
    let versions = page["versions"].as_array().expect("versions");
    assert_eq!(versions.len(), rules.versions().len());
    let last = versions.last().expect("a version");
    assert_eq!(
        (&last["hash"], &page["hash"]),
        (&rules.versions().last().expect("one").hash.as_str().into(), &rules.hash().into())
    );
    assert_eq!(page["superseded"], Value::Null);
    for layout in page["layouts"].as_array().expect("layouts") {
        let built_in = Layout::named(layout["id"].as_str().expect("an id")).expect("a built-in layout");
        let hash = &layout["versions"].as_array().expect("versions").last().expect("one")["hash"];
        assert_eq!(*hash, built_in.hash(), "{}", built_in.id);
    }
}

#[tokio::test]
async fn a_cited_version_lists_what_has_changed_since() {
    let server = Server::new().await;
    for id in Ruleset::catalogue() {
        let versions = Ruleset::named(id).expect(id).versions();
        let present = versions.last().expect("a version").number;
        let page = server.get(&format!("/api/v1/rulesets/{id}?version={present}")).await.good();
        assert_eq!(page["superseded"], Value::Null, "{id}");
        if present > 1 {
            let page = server.get(&format!("/api/v1/rulesets/{id}?version=1")).await.good();
            let superseded = &page["superseded"];
            assert_eq!((&superseded["version"], &superseded["date"]), (&1.into(), &versions[0].date.as_str().into()), "{id}");
            assert_eq!(superseded["since"].as_array().map(Vec::len), Some(versions.len() - 1), "{id}");
        }
    }
    let none = server.get("/api/v1/rulesets/alea-walker-2015?version=99").await;
    assert_eq!(none.problem(), (404, "unknown-version".to_owned()));
    assert!(none.json()["detail"].as_str().is_some_and(|detail| detail.contains("it has no version 99: there ")), "{none:?}");
    assert_eq!(server.get("/api/v1/rulesets/alea-walker-2015?version=one").await.problem(), (400, "bad-request".to_owned()));
}

#[tokio::test]
async fn layouts_and_studies_have_their_own_versions_only() {
    let server = Server::new().await;
    let list = server.get("/api/v1/studies").await.good();
    let studies = list["studies"].as_array().expect("studies").iter();
    let studies = studies.map(|study| format!("studies/{}", study["name"].as_str().expect("a name")));
    let paths: Vec<String> = Layout::catalogue().map(|id| format!("layouts/{id}")).chain(studies).collect();
    assert!(paths.iter().any(|path| path.starts_with("studies/")), "{paths:?}");
    for path in paths {
        let page = server.get(&format!("/api/v1/{path}")).await.good();
        assert_eq!(page["superseded"], Value::Null, "{path}");
        let versions = page["versions"].as_array().expect("versions");
        for (number, version) in (1..).zip(versions) {
            assert_eq!(version["version"], number, "{path}");
            let asked = server.get(&format!("/api/v1/{path}?version={number}")).await.good();
            assert_eq!(asked["versions"], page["versions"], "{path}: the answer is the present version");
            let later = versions.len() - number;
            assert_eq!(asked["superseded"]["since"].as_array().map_or(0, Vec::len), later, "{path} {number}");
        }
        let none = server.get(&format!("/api/v1/{path}?version={}", versions.len() + 1)).await;
        assert_eq!(none.problem(), (404, "unknown-version".to_owned()), "{path}");
        assert_eq!(server.get(&format!("/api/v1/{path}?version=one")).await.problem(), (400, "bad-request".to_owned()));
        // The address in the citation is that of a page here, and names the present version.
        let cited = text(&server.get(&format!("/api/v1/{path}/citation")).await);
        let address = format!("/{path}?version={}", versions.len());
        assert!(cited.lines().next().is_some_and(|line| line.ends_with(&address)), "{address}: {cited}");
        assert_eq!(server.get(&address).await.status.as_u16(), 200, "{address}");
    }
    assert_eq!(server.get("/api/v1/layouts/nope").await.problem(), (404, "unknown-layout".to_owned()));
}

#[tokio::test]
async fn a_layout_has_its_sources_and_its_rule_sets() {
    let server = Server::new().await;
    for id in Layout::catalogue() {
        let layout = Layout::named(id).expect(id);
        let page = server.get(&format!("/api/v1/layouts/{id}")).await.good();
        assert_eq!((&page["id"], &page["hash"]), (&id.into(), &layout.hash().into()));
        let sources: Vec<&str> =
            page["sources"].as_array().expect("sources").iter().map(|one| one["id"].as_str().expect("an id")).collect();
        assert_eq!(sources, layout.sources().map(|(id, _)| id).collect::<Vec<_>>(), "{id}");
        let rulesets = page["rulesets"].as_array().expect("rule sets");
        assert!(!rulesets.is_empty(), "nothing is played on {id}");
        assert!(rulesets.is_sorted_by_key(|one| one["usual"] == false), "{id}");
        for one in rulesets {
            let rules = Ruleset::named(one["id"].as_str().expect("an id")).expect("a rule set");
            assert_eq!(rules.layout().id, id);
            assert_eq!(rules.layouts()[0].id == id, one["usual"] == true, "{id}");
        }
    }
}

#[tokio::test]
async fn everything_citable_is_cited_in_every_format() {
    let server = Server::new().await;
    for (path, words) in [
        ("rulesets/alea-walker-2015", "rule set alea-walker-2015"),
        ("rulesets/alea-walker-2015+alea-murray", "rule set alea-walker-2015+alea-murray"),
        ("layouts/alea-murray", "layout alea-murray"),
        ("studies/calibration-2026", "study calibration-2026"),
        ("sources", "Walker"),
    ] {
        for (format, kind, begins) in [
            ("text", "text/plain; charset=utf-8", ""),
            ("bibtex", "application/x-bibtex; charset=utf-8", "@"),
            ("ris", "application/x-research-info-systems; charset=utf-8", "TY  - "),
            ("csl-json", "application/vnd.citationstyles.csl+json", "["),
        ] {
            let answer = server.get(&format!("/api/v1/{path}/citation?format={format}")).await;
            assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, kind), "{path} {format}");
            let text = text(&answer);
            assert!(text.starts_with(begins) && text.contains(words), "{path} {format}: {text}");
            assert_eq!(answer.header("content-disposition").is_empty(), format == "text", "{path} {format}");
        }
        let plain = server.get(&format!("/api/v1/{path}/citation")).await;
        assert_eq!(plain.body, server.get(&format!("/api/v1/{path}/citation?format=text")).await.body);
        let unknown = server.get(&format!("/api/v1/{path}/citation?format=docx")).await;
        assert_eq!(unknown.problem(), (400, "bad-request".to_owned()));
    }
    for (path, code) in [("rulesets/nope", "unknown-ruleset"), ("layouts/nope", "unknown-layout"), ("studies/nope", "not-found")]
    {
        assert_eq!(server.get(&format!("/api/v1/{path}/citation")).await.problem(), (404, code.to_owned()));
    }
}

/// A list of CSL-JSON as a citation processor prints it in the style of the American Psychological Association.
fn rendered(json: &str) -> Vec<String> {
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
        text
    };
    whole.bibliography.expect("the style has a bibliography").items.iter().map(line).collect()
}

#[tokio::test]
async fn citations_are_valid_bibtex_and_csl() {
    let server = Server::new().await;
    for (path, page, key, title, works) in [
        (
            "rulesets/alea-walker-2015",
            "rules/alea-walker-2015",
            "hnefi-rule-set-alea-walker-2015",
            "(rule set alea-walker-2015)",
            true,
        ),
        ("layouts/alea-murray", "layouts/alea-murray", "hnefi-layout-alea-murray", "(layout alea-murray)", true),
        ("studies/alea-2026", "studies/alea-2026", "hnefi-study-alea-2026", "(study alea-2026)", false),
    ] {
        let answer = server.get(&format!("/api/v1/{path}")).await.good();
        let version = answer["versions"].as_array().and_then(|versions| versions.last()).expect("a version").clone();
        let cited = async |format: &str| {
            let request = Request::get(format!("/api/v1/{path}/citation?format={format}")).header("host", "localhost:1140");
            text(&server.raw(request.body(Body::empty()).expect("a request")).await)
        };
        let bibtex = cited("bibtex").await;
        let read = Bibliography::parse(&bibtex).unwrap_or_else(|error| panic!("{error}\n{bibtex}"));
        assert_eq!(read.len() > 1, works, "{path}: {bibtex}");
        let entry = read.get(key).unwrap_or_else(|| panic!("{key} is missing: {bibtex}"));
        let one = |field: &str| entry.get(field).map(|chunks| chunks.format_verbatim()).unwrap_or_default();
        assert!(one("title").ends_with(title), "{bibtex}");
        assert_eq!(one("date"), version["date"].as_str().expect("a day"));
        assert_eq!(one("version"), version["version"].to_string());
        assert_eq!(one("url"), format!("http://localhost:1140/{page}?version={}", version["version"]));
        assert!(one("note").contains(version["hash"].as_str().expect("a hash")), "{bibtex}");
        let lines = rendered(&cited("csl-json").await);
        assert_eq!(lines.len(), read.len(), "{path}");
        let own: Vec<&String> = lines.iter().filter(|line| line.contains(title)).collect();
        assert!(matches!(own[..], [line] if line.contains(&one("url")) && line.contains(&one("date")[..4])), "{path}: {lines:?}");
    }
}

#[tokio::test]
async fn citations_use_the_address_of_the_request() {
    let server = Server::new().await;
    let path = "/api/v1/rulesets/alea-walker-2015/citation";
    for (forwarded, site) in
        [(None, "http://localhost:1140"), (Some("https"), "https://localhost:1140"), (Some("x\"y"), "http://localhost:1140")]
    {
        let mut request = Request::get(path).header("host", "localhost:1140");
        if let Some(scheme) = forwarded {
            request = request.header("x-forwarded-proto", scheme);
        }
        let answer = server.raw(request.body(Body::empty()).expect("a request")).await;
        assert!(text(&answer).contains(&format!(" {site}/rules/alea-walker-2015?version=")), "{answer:?}");
    }
}
