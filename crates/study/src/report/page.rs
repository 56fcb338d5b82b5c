//! Writing HTML and SVG: every text and every attribute is escaped, and every element that is opened is closed, because nothing else can be written.

use super::words::Words;

/// A page as far as it has been written.
#[derive(Debug, Default)]
pub(super) struct Page {
    out: String,
}

/// The attributes of an element.
pub(super) type Attributes<'a> = &'a [(&'a str, &'a str)];

impl Page {
    /// An element with others inside.
    pub(super) fn element(&mut self, tag: &'static str, attributes: Attributes<'_>, inside: impl FnOnce(&mut Page)) {
        self.begin(tag, attributes, ">");
        inside(self);
        self.out.push_str("</");
        self.out.push_str(tag);
        self.out.push('>');
        if !INLINE.contains(&tag) {
            self.out.push('\n');
        }
    }

    /// An element with nothing but text.
    pub(super) fn leaf(&mut self, tag: &'static str, attributes: Attributes<'_>, text: &str) {
        self.element(tag, attributes, |page| page.text(text));
    }

    /// A paragraph.
    pub(super) fn paragraph(&mut self, text: &str) {
        self.leaf("p", &[], text);
    }

    /// An element without anything inside, of HTML or of SVG.
    pub(super) fn empty(&mut self, tag: &'static str, attributes: Attributes<'_>) {
        self.begin(tag, attributes, "/>");
    }

    /// Text.
    pub(super) fn text(&mut self, text: &str) {
        self.out.push_str(&escaped(text));
    }

    /// A style sheet or a script of the report itself: HTML takes what stands in it as it is.
    pub(super) fn embedded(&mut self, tag: &'static str, text: &'static str) {
        self.begin(tag, &[], ">\n");
        self.out.push_str(text);
        self.element_end(tag);
    }

    /// A picture that `hnefi-diagram` wrote, which escapes its texts itself.
    pub(super) fn drawing(&mut self, svg: &str) {
        self.out.push_str(svg);
    }

    /// The whole document.
    pub(super) fn into_document(self) -> String {
        format!("<!DOCTYPE html>\n{}", self.out)
    }

    fn element_end(&mut self, tag: &str) {
        self.out.push_str("</");
        self.out.push_str(tag);
        self.out.push_str(">\n");
    }

    fn begin(&mut self, tag: &str, attributes: Attributes<'_>, end: &str) {
        self.out.push('<');
        self.out.push_str(tag);
        for (name, value) in attributes {
            self.out.push(' ');
            self.out.push_str(name);
            self.out.push_str("=\"");
            self.out.push_str(&escaped(value));
            self.out.push('"');
        }
        self.out.push_str(end);
    }
}

/// A line may go on after these.
const INLINE: [&str; 8] = ["a", "b", "code", "em", "small", "span", "strong", "text"];

/// Neither text nor an attribute in quotation marks can end where it should not; a character that no document may hold becomes U+FFFD.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\t' => out.push(character),
            '\0'..='\x1f' | '\x7f'..='\u{9f}' => out.push('\u{fffd}'),
            // They would turn what stands after them round.
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => out.push('\u{fffd}'),
            other => out.push(other),
        }
    }
    out
}

/// A table as people read it, with a caption and the words of screen readers; too wide, it scrolls in a box of its own.
pub(super) struct Table {
    pub(super) caption: String,
    pub(super) heads: Vec<Head>,
    pub(super) rows: Vec<Vec<Cell>>,
}

/// The head of a column.
pub(super) struct Head {
    pub(super) text: String,
    pub(super) number: bool,
}

/// The content of a cell. The first cell of a row is its header.
pub(super) enum Cell {
    /// A name of files and programs.
    Code(String),
    /// Words.
    Words(String),
    /// Words that need room.
    Sentence(String),
    /// A verdict, with its class.
    Verdict(&'static str, String),
    /// Numbers, to be read down the column.
    Number(String),
}

impl Table {
    /// A table without rows: the messages of its caption and of the heads of its columns, each with whether numbers stand below it.
    pub(super) fn new(words: Words, caption: &str, heads: &[(&str, bool)]) -> Table {
        let heads = heads.iter().map(|(id, number)| Head { text: words.say(id), number: *number }).collect();
        Table { caption: words.say(caption), heads, rows: Vec::new() }
    }

    pub(super) fn write(&self, page: &mut Page) {
        page.element(
            "div",
            &[("class", "scroll"), ("role", "region"), ("tabindex", "0"), ("aria-label", &self.caption)],
            |page| {
                page.element("table", &[], |page| {
                    page.element("caption", &[], |page| page.leaf("span", &[], &self.caption));
                    page.element("thead", &[], |page| {
                        page.element("tr", &[], |page| {
                            for head in &self.heads {
                                let class = if head.number { "number" } else { "words" };
                                page.leaf("th", &[("scope", "col"), ("class", class)], &head.text);
                            }
                        });
                    });
                    page.element("tbody", &[], |page| {
                        for row in &self.rows {
                            page.element("tr", &[], |page| {
                                row.iter().enumerate().for_each(|(place, cell)| cell.write(page, place == 0))
                            });
                        }
                    });
                });
            },
        );
    }
}

impl Cell {
    fn write(&self, page: &mut Page, names_row: bool) {
        let tag = if names_row { "th" } else { "td" };
        let class = match self {
            Cell::Number(_) => "number",
            Cell::Verdict(class, _) => class,
            Cell::Sentence(_) => "sentence",
            _ => "words",
        };
        let scope: Attributes<'_> = if names_row { &[("scope", "row"), ("class", class)] } else { &[("class", class)] };
        page.element(tag, scope, |page| match self {
            Cell::Code(text) => page.leaf("code", &[], text),
            Cell::Words(text) | Cell::Sentence(text) | Cell::Number(text) | Cell::Verdict(_, text) => page.text(text),
        });
    }
}

#[cfg(test)]
mod tests {
    use hnefi_messages::Language;

    use super::*;

    #[test]
    fn nothing_written_can_leave_its_place() {
        let hostile = "</script><script>alert(1)</script>\" onload='x' & \0\u{202e}";
        let mut page = Page::default();
        page.leaf("p", &[("title", hostile)], hostile);
        let escaped = "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&#39;x&#39; &amp; \u{fffd}\u{fffd}";
        assert_eq!(page.out, format!("<p title=\"{escaped}\">{escaped}</p>\n"));
    }

    #[test]
    fn tables_name_their_rows_and_columns() {
        let mut table = Table::new(Words(Language::ENGLISH), "report-games", &[("report-arm", false), ("report-games", true)]);
        table.caption = "Of <b>".to_owned();
        table.rows.push(vec![Cell::Code("a<".to_owned()), Cell::Number("7".to_owned())]);
        let mut page = Page::default();
        table.write(&mut page);
        for part in [
            "<caption><span>Of &lt;b&gt;</span></caption>",
            "<th scope=\"col\" class=\"words\">arm</th>",
            "<th scope=\"row\" class=\"words\"><code>a&lt;</code></th>",
            "<td class=\"number\">7</td>",
        ] {
            assert!(page.out.contains(part), "{part} in {}", page.out);
        }
    }
}
