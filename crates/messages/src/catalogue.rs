//! The embedded messages. A language is parsed when it is first used.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use crate::embedded::{COUNT, LANGUAGES};
use crate::language::Language;
use crate::signs::Signs;

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: [OnceLock<Bundle>; COUNT] = [const { OnceLock::new() }; COUNT];

fn bundle(language: Language) -> &'static Bundle {
    BUNDLES[language.index()].get_or_init(|| {
        let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks around arguments are for text in two directions.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(formatted));
        for file in LANGUAGES[language.index()].files {
            // What does not parse is left out, and the tests see to it that everything parses.
            let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        // A name is the only one of this bundle, and the call fails only for a name that is taken.
        let _ = bundle.add_function("CAPITAL", |arguments, _| match arguments {
            [FluentValue::String(text)] => FluentValue::from(capital(text)),
            _ => FluentValue::Error,
        });
        bundle
    })
}

/// With a capital at the start.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What is put into a message.
pub(crate) enum Argument {
    /// As it is.
    Text(String),
    /// A whole number, by which the message can choose its words.
    Number(u64),
}

/// A message in a language; `None` where the language has no such message.
pub(crate) fn format(language: Language, id: &str, arguments: &[(Cow<'static, str>, Argument)]) -> Option<String> {
    let bundle = bundle(language);
    let pattern = bundle.get_message(id)?.value()?;
    let value = |argument: &Argument| match argument {
        Argument::Text(text) => FluentValue::from(text.clone()),
        Argument::Number(number) => FluentValue::from(*number),
    };
    let arguments: FluentArgs<'_> = arguments.iter().map(|(name, argument)| (name.as_ref(), value(argument))).collect();
    let mut errors = Vec::new();
    Some(bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned())
}

static SIGNS: [OnceLock<Signs>; COUNT] = [const { OnceLock::new() }; COUNT];

/// With what a language writes its numbers.
pub(crate) fn signs(language: Language) -> &'static Signs {
    SIGNS[language.index()].get_or_init(|| {
        let said = |id| format(language, id, &[]).or_else(|| format(Language::ENGLISH, id, &[])).unwrap_or_default();
        Signs {
            group: said("number-group"),
            grouped_from: said("number-grouped-from").parse().unwrap_or(usize::MAX),
            decimal: said("number-decimal"),
        }
    })
}

/// The language of a bundle, which its formatter is not told otherwise.
struct OfBundle(Language);

impl Memoizable for OfBundle {
    type Args = ();
    type Error = ();

    fn construct(id: LanguageIdentifier, (): ()) -> Result<OfBundle, ()> {
        Language::from_code(&id.to_string()).map(OfBundle).ok_or(())
    }
}

/// A number within a message.
fn formatted(value: &FluentValue<'_>, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let language = memoizer.with_try_get::<OfBundle, _, _>((), |of| of.0).ok()?;
    Some(signs(language).decimal(number.value, 0))
}

/// Whether a language has a message of this id.
#[must_use]
pub fn has_message(language: Language, id: &str) -> bool {
    bundle(language).has_message(id)
}

/// The ids of all messages of a language, in the order of the files.
///
/// # Errors
/// What of the files does not parse, as Fluent's parser says it.
pub fn message_ids(language: Language) -> Result<Vec<String>, String> {
    let mut ids = Vec::new();
    for file in LANGUAGES[language.index()].files {
        let resource = fluent_syntax::parser::parse(*file).map_err(|(_, errors)| format!("{language}: {errors:?}"))?;
        ids.extend(resource.body.iter().filter_map(|entry| match entry {
            ast::Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        }));
    }
    Ok(ids)
}

/// The arguments that a message asks for in a language; none where there is no such message.
#[must_use]
pub fn variables_of(language: Language, id: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    if let Some(pattern) = bundle(language).get_message(id).and_then(|message| message.value()) {
        in_pattern(pattern, &mut found);
    }
    found
}

fn in_pattern(pattern: &ast::Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, found),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, found);
            variants.iter().for_each(|variant| in_pattern(&variant.value, found));
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => drop(found.insert(id.name.to_owned())),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, found));
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}
