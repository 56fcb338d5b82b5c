//! The pages of the web client: the client's own list, from which the server knows which addresses are pages.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use percent_encoding::percent_decode_str;

/// Each page's path, in which `:id` stands for any one part, and whether robots may read it.
static PAGES: LazyLock<BTreeMap<String, bool>> = LazyLock::new(|| {
    // A test reads all of it.
    serde_json::from_str(include_str!("../../../../../web/src/pages.json")).expect("the list of pages is part of the program")
});

/// What stands for any one part of a path.
const ANY: &str = ":id";

/// Whether a page of the client stands at a path.
pub(crate) fn is_page(path: &str) -> bool {
    let given: Vec<&str> = parts(path).collect();
    let fits = |page: &str| {
        let page: Vec<&str> = parts(page).collect();
        page.len() == given.len()
            && page.iter().zip(&given).all(|(page, given)| page == given || (*page == ANY && is_text(given)))
    };
    PAGES.keys().any(|page| fits(page))
}

/// A path cut into its parts; repeated slashes and slashes at the end are ignored.
fn parts(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter(|part| !part.is_empty())
}

/// Whether a part of a path is the escaped form of a text, as a browser would read it.
fn is_text(part: &str) -> bool {
    let mut rest = part.split('%').skip(1);
    let escaped = rest.all(|after| after.len() >= 2 && after.bytes().take(2).all(|digit| digit.is_ascii_hexdigit()));
    escaped && percent_decode_str(part).decode_utf8().is_ok()
}

/// The beginnings of the paths that robots may not read.
pub(crate) fn closed_to_robots() -> impl Iterator<Item = &'static str> {
    PAGES.iter().filter(|(_, open)| !**open).map(|(page, _)| page.split(ANY).next().unwrap_or(page))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_pages_are_matched_part_by_part() {
        for page in PAGES.keys() {
            assert!(is_page(page), "{page}");
            assert!(is_page(&format!("{}/", page.replace(ANY, "a%C3%A9+b"))), "{page}");
            assert!(!is_page(&format!("{page}/no/such/page")), "{page}");
            assert!(!is_page(&page.replace(ANY, "%C3")) || !page.contains(ANY), "{page}");
        }
        for nothing in ["/nope", "/game", "/rules/a/b", "/game/%", "/game/%2", "/game/1/nope", "/wp-login.php", "/Rules"] {
            assert!(!is_page(nothing), "{nothing}");
        }
    }
}
