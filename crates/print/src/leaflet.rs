//! A leaflet with the rules of a game.

use std::collections::BTreeMap;

use hnefi_messages::{Language, Text};
use hnefi_rules::RuleKey;
use hnefi_rulesets::Ruleset;

use crate::blocks::Setter;
use crate::counts::piece_counts;
use crate::document::Document;
use crate::error::PrintError;
use crate::figures::{self, Example};
use crate::flow::{Block, Columns};
use crate::page::{Page, Part, Role};
use crate::paper::Paper;
use crate::text::{Face, Style, line_height};
use crate::words::Words;

/// The sizes of the sentences that are tried in points, until the rules fit on two pages.
const SIZES: [f64; 5] = [11.0, 10.5, 10.0, 9.5, 9.0];
/// On how many pages the rules of a language should fit.
const PAGES: usize = 2;
/// The smallest size, for sources, and for rules that two pages cannot hold at any size.
const SMALL: f64 = 8.5;
/// The largest side of a picture beside words, as a share of a column.
const PICTURE: f64 = 0.42;

/// What shows a rule, for each rule that has a picture.
type Examples = BTreeMap<RuleKey, Example>;

/// The rules of a rule set, with the options and the layout chosen, on paper: the aim, the start, every rule as a numbered sentence with
/// pictures, and the sources.
#[derive(Clone, Debug)]
pub struct Leaflet {
    rules: Ruleset,
}

impl Leaflet {
    /// The leaflet of a rule set.
    #[must_use]
    pub fn new(rules: &Ruleset) -> Leaflet {
        Leaflet { rules: rules.clone() }
    }

    /// The leaflet in each language, one after the other, each on pages of its own.
    ///
    /// # Errors
    /// A [`PrintError`] where the paper has no size or is too small.
    pub fn document(&self, paper: Paper, languages: &[Language]) -> Result<Document, PrintError> {
        let columns = Columns::on(paper)?;
        let words = Words(languages);
        let examples = self.examples();
        let mut pages = Vec::new();
        for language in words.all() {
            let parts = self.laid(columns, language, &examples)?;
            let name = self.rules.name().in_language(language);
            let count = parts.len();
            for (index, parts) in parts.into_iter().enumerate() {
                let name = if count == 1 { name.clone() } else { format!("{name}, {} / {count}", index + 1) };
                pages.push(Page { width: columns.paper.0, height: columns.paper.1, name, parts });
            }
        }
        Ok(Document { pages, title: words.line(self.rules.name()), language: words.first() })
    }

    /// What shows its rules.
    fn examples(&self) -> Examples {
        let rules = self.rules.explained().into_iter();
        rules.filter_map(|rule| Some((rule.key, Example::of(&self.rules, rule.key)?))).collect()
    }

    /// The pages of one language in the largest size in which they are few.
    fn laid(&self, columns: Columns, language: Language, examples: &Examples) -> Result<Vec<Vec<Part>>, PrintError> {
        for size in SIZES {
            let pages = self.pages(columns, language, size, examples);
            if pages.as_ref().is_ok_and(|pages| pages.len() <= PAGES) {
                return pages;
            }
        }
        self.pages(columns, language, SMALL, examples)
    }

    fn pages(&self, columns: Columns, language: Language, size: f64, examples: &Examples) -> Result<Vec<Vec<Part>>, PrintError> {
        let sections = |width: f64| Sections { rules: &self.rules, examples, setter: Setter { language, width, size } };
        let head = sections(columns.across()).head();
        let sections = sections(columns.width());
        let mut body = sections.aim();
        body.extend(sections.start());
        body.extend(sections.brief());
        body.extend(sections.sentences());
        body.extend(sections.sources());
        columns.pages(head, &body)
    }
}

/// The parts of a leaflet in one language.
struct Sections<'a> {
    rules: &'a Ruleset,
    examples: &'a Examples,
    setter: Setter,
}

impl Sections<'_> {
    /// The name of the game over all columns, what it is, and which options are chosen.
    fn head(&self) -> Vec<Block> {
        let setter = &self.setter;
        let lead = |text: &Text| {
            let style = Style { face: Face::Italic, size: setter.size * 1.05, is_centred: true, ..Style::default() };
            setter.set(&setter.say(text), style, Role::Paragraph)
        };
        let mut blocks = vec![setter.title(&setter.say(self.rules.name()), 24.0), lead(self.rules.summary())];
        let chosen: Vec<Text> =
            self.rules.options().into_iter().filter(|option| option.selected).map(|option| option.name).collect();
        if !chosen.is_empty() {
            blocks.push(lead(&Text::message("print-options").with("options", Text::joined(chosen, "; "))));
        }
        blocks.push(Block { parts: Vec::new(), height: 3.0, before: 0.0, stays: false });
        blocks
    }

    /// How each side wins.
    fn aim(&self) -> Vec<Block> {
        let mut brief = self.rules.brief().into_iter();
        let sentences = brief.next().map(|part| part.sentences).unwrap_or_default();
        let mut blocks = vec![self.setter.heading(&self.setter.say(&Text::message("topic-aim")))];
        blocks.extend(sentences.iter().map(|sentence| self.setter.paragraph(&self.setter.say(sentence))));
        blocks
    }

    /// The start of a game, with what its pieces are called.
    fn start(&self) -> Vec<Block> {
        let setter = &self.setter;
        let layout = self.rules.layout().name.clone();
        let label = setter.say(&Text::message("rules-layout-board").with("layout", layout));
        let mut blocks = Vec::new();
        if let Some(picture) = figures::start(self.rules, label.clone(), setter.width) {
            blocks.push(Block { before: 3.0, stays: true, ..setter.figure(picture, &label) });
        }
        for count in piece_counts(self.rules) {
            let side = line_height(setter.size);
            let style = Style { size: setter.size, ..Style::default() };
            let named = Text::message("print-pieces-named")
                .with("count", Text::number(count.needed as u64))
                .with("name", count.name(self.rules));
            let named = Setter { width: setter.width - side * 1.4, ..*setter }.set(&setter.say(&named), style, Role::Paragraph);
            let mut parts = vec![figures::sign(count.piece, side)];
            parts.extend(named.parts.into_iter().map(|part| part.moved((side * 1.4, 0.0))));
            blocks.push(Block { parts, stays: true, ..named });
        }
        if let Some(last) = blocks.last_mut() {
            last.stays = false;
        }
        blocks
    }

    /// What a player must know before the first move.
    fn brief(&self) -> Vec<Block> {
        let setter = &self.setter;
        let mut blocks = vec![setter.heading(&setter.say(&Text::message("rules-one-minute")))];
        for part in self.rules.brief().into_iter().skip(1) {
            let topic = setter.say(&Text::message(format!("topic-{}", part.topic)));
            let style = Style { face: Face::SemiBold, size: setter.size, ..Style::default() };
            blocks.push(Block { before: 1.0, ..setter.set(&topic, style, Role::Heading(3)) });
            blocks.push(Block { before: 0.0, ..setter.paragraph(&setter.say(&Text::joined(part.sentences, " "))) });
        }
        blocks
    }

    /// Every rule, numbered through all groups, some with a picture.
    fn sentences(&self) -> Vec<Block> {
        let setter = &self.setter;
        let mut blocks = Vec::new();
        let mut group = None;
        for (index, rule) in self.rules.explained().into_iter().enumerate() {
            if group.replace(rule.key.group()) != Some(rule.key.group()) {
                blocks.push(setter.heading(&setter.say(&Text::message(format!("group-{}", rule.key.group())))));
            }
            let item = setter.item(index + 1, &setter.say(&rule.sentence));
            let figure = self.examples.get(&rule.key).and_then(|example| {
                let text = setter.say(&example.text(self.rules));
                let picture = example.picture(text.clone(), setter.width * PICTURE)?;
                Some(setter.figure(picture, &text))
            });
            blocks.push(Block { stays: figure.is_some(), ..item });
            blocks.extend(figure);
        }
        blocks
    }

    /// The works that the rules are taken from, and which rule set this is.
    fn sources(&self) -> Vec<Block> {
        let setter = &self.setter;
        let style = Style { size: SMALL, ..Style::default() };
        let small = |text: &str| setter.set(text, style, Role::Paragraph);
        let mut blocks = vec![setter.heading(&setter.say(&Text::message("rules-sources")))];
        blocks.extend(self.rules.sources().map(|(_, source)| small(&setter.say(&Text::same(source.citation())))));
        let id = Text::same(self.rules.id());
        let told = match self.rules.versions().last() {
            Some(version) => Text::message("print-ruleset-version")
                .with("id", id)
                .with("version", Text::number(version.number.into()))
                .with("date", Text::same(version.date.clone())),
            None => Text::message("print-ruleset").with("id", id),
        };
        blocks.push(small(&setter.say(&told)));
        blocks
    }
}
