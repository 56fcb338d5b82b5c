//! A rule set that somebody writes: what is sent, and what is said of it.

use hnefi_rules::RuleKey;
use hnefi_rulesets::ruleset::{Edit, Mistake, Outline, OutlinedRule, Report, Warning};
use hnefi_rulesets::{Layout, Ruleset, Text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::code::Code;
use crate::draft_rules::check_choices;
use crate::refusal::Refusal;
use crate::ruleset_registry::RulesetRegistry;
use crate::vocabulary::{GroupWord, NeedWord, need_word};
use crate::{Comparison, RulesetPage, Words};

/// A draft to be judged.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DraftRequest {
    /// The text of the file.
    pub toml: String,
    /// The options and the layout chosen, joined by `+`.
    #[serde(default)]
    #[schema(example = "weaponless+tablut")]
    pub selection: String,
    /// The id of the rule set with which the draft is compared if it extends none.
    #[schema(example = "brandubh-cyningstan")]
    pub against: Option<String>,
    /// What is to be changed in it first.
    #[serde(default)]
    pub changes: Vec<DraftChange>,
}

/// Something to be changed in a draft.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DraftChange {
    /// A rule's name; or `id`, `name` or `layout`, the usual one.
    #[schema(example = "no-moves")]
    key: String,
    /// Its value; null takes a rule out of the text.
    #[schema(example = "loss")]
    value: Option<String>,
}

impl DraftChange {
    /// As the rules know it.
    fn edit(&self) -> Result<Edit, String> {
        let DraftChange { key, value } = self;
        let text = || value.clone().ok_or_else(|| format!("`{key}` cannot be taken out of a draft"));
        match key.as_str() {
            "id" => text().map(Edit::Id),
            "name" => text().map(Edit::Name),
            "layout" => text().map(Edit::Layout),
            word => {
                let shown: String = word.chars().take(40).collect();
                let key = RuleKey::from_word(word).ok_or_else(|| format!("there is no rule `{shown}`"))?;
                let Some(value) = value else { return Ok(Edit::Rule(key, None)) };
                key.value(value)
                    .map(|value| Edit::Rule(key, Some(value)))
                    .ok_or_else(|| format!("rule `{key}` has no such value"))
            }
        }
    }

    /// A text with all changes made in it.
    ///
    /// # Errors
    /// What cannot be changed.
    pub fn all(changes: &[DraftChange], text: &str) -> Result<String, String> {
        changes.iter().try_fold(text.to_owned(), |text, change| change.edit()?.apply(&text).map_err(|error| error.to_string()))
    }
}

/// What can be said of a draft.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DraftPage {
    /// The text with the changes that were asked for; null where none were.
    toml: Option<String>,
    /// What a form beside the text shows; null where the text is no TOML.
    form: Option<Form>,
    /// What is wrong, the first 200 things in the order of the text.
    mistakes: Vec<DraftMistake>,
    /// What it means; null as long as anything is wrong.
    ruleset: Option<RulesetPage>,
    /// What is allowed, yet probably not meant. Nothing is looked for beside mistakes.
    warnings: Vec<DraftWarning>,
    /// The rule set that it extends, or else the one that it was to be compared with.
    parent: Option<Parent>,
    /// The rules of the parent and those of the draft; null where there is no parent, or anything is wrong.
    differences: Option<Comparison>,
}

/// Something wrong.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct DraftMistake {
    /// Counted from 1; null for what is wrong outside the text: what was selected.
    line: Option<usize>,
    /// Counted from 1, in characters.
    column: Option<usize>,
    /// What is wrong and what would be right.
    text: Words,
    /// The rule that is written in that line.
    rule: Option<&'static str>,
}

impl DraftMistake {
    fn of(mistake: Mistake, outline: Option<&Outline>) -> DraftMistake {
        let (line, column) = mistake.place.unzip();
        DraftMistake { line, column, text: (&mistake.message).into(), rule: rule_in(outline, line) }
    }
}

/// The rule that is written in a line.
fn rule_in(outline: Option<&Outline>, line: Option<usize>) -> Option<&'static str> {
    outline?.rule_in(line?).map(RuleKey::word)
}

/// Something dubious.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct DraftWarning {
    /// Counted from 1; null where the text does not write what the warning is about.
    line: Option<usize>,
    /// Counted from 1, in characters.
    column: Option<usize>,
    /// A word for this kind of warning, always the same.
    kind: &'static str,
    /// What is dubious, and why.
    text: Words,
    /// What could be done.
    advice: Words,
    /// The rule that is written in that line.
    rule: Option<&'static str>,
}

impl DraftWarning {
    fn of(warning: Warning, outline: Option<&Outline>) -> DraftWarning {
        let (line, column) = warning.place.unzip();
        DraftWarning {
            line,
            column,
            kind: warning.kind,
            text: (&warning.message).into(),
            advice: (&warning.advice).into(),
            rule: rule_in(outline, line),
        }
    }
}

/// A draft as a form shows it, mistakes or not.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = DraftForm)]
struct Form {
    /// The id.
    id: String,
    /// What people call it; null where the text says it in several languages, or not at all.
    name: Option<String>,
    /// The usual layout.
    layout: Option<String>,
    /// The layouts that could be the usual one: those of the draft, then all others.
    layouts: Vec<FormLayout>,
    /// Every rule, in the order in which a person would explain them.
    rules: Vec<FormRule>,
}

/// A layout to choose.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct FormLayout {
    /// Its id.
    id: String,
    /// What people call it.
    name: Words,
    /// Whether the draft is played on it.
    own: bool,
    /// Width and height of the board; null for one that the draft draws.
    size: Option<usize>,
}

/// A line of the form.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct FormRule {
    /// The rule's name.
    #[schema(example = "no-moves")]
    key: &'static str,
    /// The chapter it belongs to.
    #[schema(value_type = GroupWord, example = "end")]
    group: String,
    /// Whether the draft must state it.
    #[schema(value_type = NeedWord, example = "required")]
    need: &'static str,
    /// The value in force; null where one is missing or wrong, or none has a meaning.
    value: Option<&'static str>,
    /// The value that would be in force if the draft did not say it.
    otherwise: Option<&'static str>,
    /// Where it is stated.
    said: Said,
    /// The line in which the draft says it.
    line: Option<usize>,
    /// All values that are words, and the number that it is.
    values: Vec<FormValue>,
    /// What it can be beside those words; null for a rule that is never a number.
    numbers: Option<FormNumbers>,
}

/// Where a rule is stated.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Said {
    /// In the draft.
    Here,
    /// In the rule set that the draft extends.
    Parent,
    /// Nowhere: the default applies.
    Nobody,
}

/// The numbers that a rule can be.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct FormNumbers {
    /// The least.
    #[schema(example = 2)]
    least: u16,
    /// The greatest.
    #[schema(example = 999)]
    most: u16,
    /// The rule in a sentence for the least.
    sentence: Words,
}

/// A value of a rule.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct FormValue {
    /// Its word.
    value: &'static str,
    /// The rule in a sentence, in the draft's names for the pieces.
    sentence: Words,
}

impl Form {
    fn of(outline: &Outline) -> Form {
        let named = |id: &str| Layout::named(id).ok();
        let drawn = |id: &String| outline.drawn.iter().find(|(drawn, _)| drawn == id).map(|(_, name)| name.into());
        let entry = |id: String, own: bool| match drawn(&id) {
            Some(name) => FormLayout { name, own, size: None, id },
            None => {
                let layout = named(&id);
                let name = layout.as_ref().map_or_else(|| (&Text::same(id.as_str())).into(), |layout| (&layout.name).into());
                FormLayout { name, own, size: layout.map(|layout| layout.size), id }
            }
        };
        let own = outline.layouts.iter().take(MOST_LAYOUTS).cloned();
        let other_drawn = outline.drawn.iter().map(|(id, _)| id.clone()).take(MOST_LAYOUTS);
        let others = other_drawn.chain(Layout::catalogue().map(str::to_owned)).filter(|id| !outline.layouts.contains(id));
        Form {
            id: outline.id.clone(),
            name: outline.name.clone(),
            layout: outline.layouts.first().cloned(),
            layouts: own.map(|id| entry(id, true)).chain(others.map(|id| entry(id, false))).collect(),
            rules: outline.rules.iter().map(FormRule::of).collect(),
        }
    }
}

impl FormRule {
    fn of(rule: &OutlinedRule) -> FormRule {
        let value = |(value, sentence): &(&'static str, Text)| FormValue { value, sentence: sentence.into() };
        FormRule {
            key: rule.key.word(),
            group: rule.key.group().to_string(),
            need: need_word(&rule.need),
            value: rule.value,
            otherwise: rule.otherwise,
            said: match rule.lines {
                Some(_) => Said::Here,
                None if rule.inherited => Said::Parent,
                None => Said::Nobody,
            },
            line: rule.lines.map(|(first, _)| first),
            values: rule.values.iter().map(value).collect(),
            numbers: rule.numbers.as_ref().map(|(numbers, least)| FormNumbers {
                least: *numbers.start(),
                most: *numbers.end(),
                sentence: least.into(),
            }),
        }
    }
}

/// The rule set that a draft began from.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = DraftParent)]
struct Parent {
    /// Its id, with options and layout.
    id: String,
    /// What people call it.
    name: Words,
}

/// So many mistakes are told; nobody mends more at a time.
const MOST_MISTAKES: usize = 200;
/// So many layouts of a draft are offered.
const MOST_LAYOUTS: usize = 100;

/// The most changes in one request.
const MAX_CHANGES: usize = 100;

impl DraftPage {
    /// What a request asks to be said of a draft, where these rule sets can be played. `should_stop` ends a check that takes too long.
    ///
    /// # Errors
    /// A [`Refusal`]. Mistakes in the draft are none.
    pub fn judged(
        request: &DraftRequest,
        rulesets: &RulesetRegistry,
        should_stop: &dyn Fn() -> bool,
    ) -> Result<DraftPage, Refusal> {
        let DraftRequest { toml, selection, against, changes } = request;
        let against = against.as_ref().map(|id| rulesets.ruleset(id)).transpose()?;
        if changes.len() > MAX_CHANGES {
            return Err(Refusal::new(Code::TooLarge, format!("a request may make {MAX_CHANGES} changes at most")));
        }
        let page = |text: &str| {
            check_choices(text)?;
            let page = DraftPage::of(text, selection, against.as_ref(), &|id| rulesets.has(id), should_stop);
            page.ok_or_else(|| Refusal::new(Code::Busy, "checking the draft took too long"))
        };
        if changes.is_empty() {
            return page(toml);
        }
        let changed = DraftChange::all(changes, toml).map_err(|what| Refusal::new(Code::BadRequest, what))?;
        Ok(page(&changed)?.with_text(changed))
    }

    /// What can be said of a text with a selection, beside the rule set `against` unless it extends another. `offered` tells of an id
    /// whether a rule set has it with which games can be begun here. `None` where `should_stop` says so before all is said.
    pub fn of(
        text: &str,
        selection: &str,
        against: Option<&Ruleset>,
        offered: &dyn Fn(&str) -> bool,
        should_stop: &dyn Fn() -> bool,
    ) -> Option<DraftPage> {
        let Report { ruleset, mistakes, mut warnings } = Report::unless(text, should_stop)?;
        let outline = Outline::of(text);
        let chosen = ruleset.filter(|_| mistakes.is_empty());
        let chosen = chosen.map(|rules| if selection.is_empty() { Ok(rules) } else { rules.choosing(selection) });
        let shown = chosen.map(|chosen| chosen.and_then(|rules| Ok((RulesetPage::of(&rules)?, rules))));
        let (shown, mistakes) = match shown {
            Some(Ok(shown)) => (Some(shown), Vec::new()),
            Some(Err(error)) => (None, error.mistakes()),
            None => (None, mistakes),
        };
        let taken = shown.as_ref().map(|(_, rules)| rules.base_id()).filter(|id| offered(id));
        if let Some(id) = taken.filter(|_| warnings.iter().all(|warning| warning.kind != Warning::NAME_TAKEN)) {
            warnings.insert(0, Warning::name_offered(id));
        }
        let extended = outline.as_ref().and_then(|outline| Ruleset::named(outline.extends.as_deref()?).ok());
        let parent = extended.as_ref().or(against);
        let of_mistake = |mistake: Mistake| DraftMistake::of(mistake, outline.as_ref());
        let of_warning = |warning: Warning| DraftWarning::of(warning, outline.as_ref());
        Some(DraftPage {
            toml: None,
            form: outline.as_ref().map(Form::of),
            mistakes: mistakes.into_iter().take(MOST_MISTAKES).map(of_mistake).collect(),
            warnings: warnings.into_iter().filter(|_| shown.is_some()).map(of_warning).collect(),
            parent: parent.map(Parent::of),
            differences: shown.as_ref().zip(parent).map(|((_, rules), parent)| Comparison::of(parent, rules)),
            ruleset: shown.map(|(page, _)| page),
        })
    }

    /// The same, with the text that it is about.
    pub fn with_text(self, toml: String) -> DraftPage {
        DraftPage { toml: Some(toml), ..self }
    }
}

impl Parent {
    fn of(rules: &Ruleset) -> Parent {
        Parent { id: rules.id(), name: rules.name().into() }
    }
}
