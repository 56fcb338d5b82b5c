//! What is looked for in the library.

use hnefi_api::{Code, Refusal, RulesetRegistry, replay};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::entry::{Fold, key};

/// The most pages of a search.
const MAX_PAGES: usize = 10_000;
/// The most characters of a search.
const MAX_CHARS: usize = 80;

/// What is looked for, as clients ask for it.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SearchQuery {
    /// A part of the name of somebody who played.
    pub player: Option<String>,
    /// A rule set; with its options and layout, if a position is looked for.
    #[param(example = "brandubh-cyningstan")]
    pub rules: Option<String>,
    /// `attackers`, `defenders`, `draw` or `unfinished`.
    pub result: Option<String>,
    /// The first day, as `2015-05-04`, `2015-05` or `2015`.
    pub from: Option<String>,
    /// The last day.
    pub to: Option<String>,
    /// Games in which this position occurred, however turned and mirrored. It needs `rules`.
    pub position: Option<String>,
    /// The page, from 1.
    pub page: Option<usize>,
}

/// A search in the library.
#[derive(Clone, Debug, Default)]
pub struct LibraryQuery {
    /// A part of a player's name.
    pub player: Option<String>,
    /// A rule set without options.
    pub base: Option<String>,
    /// How the games ended.
    pub result: Option<&'static str>,
    /// The first day, as `2015-05-04` or the beginning of that.
    pub from: Option<String>,
    /// The last day, in the same way.
    pub to: Option<String>,
    /// A position that occurred, and the id of the rule set it is one of.
    pub position: Option<(i64, String)>,
    /// The page, from 0.
    pub page: usize,
}

impl SearchQuery {
    /// The search that is meant.
    ///
    /// # Errors
    /// A [`Refusal`] that says what cannot be looked for.
    pub fn read(&self, rulesets: &RulesetRegistry) -> Result<LibraryQuery, Refusal> {
        let bad = |detail: String| Refusal::new(Code::BadRequest, detail);
        let filled = |text: &Option<String>| text.clone().filter(|text| !text.trim().is_empty());
        let page = self.page.unwrap_or(1);
        if !(1..=MAX_PAGES).contains(&page) {
            return Err(bad(format!("there is no page {page}: the first is 1, the last {MAX_PAGES}")));
        }
        let player = filled(&self.player);
        if player.as_ref().is_some_and(|player| player.chars().count() > MAX_CHARS) {
            return Err(Refusal::new(Code::TooLarge, format!("a name is too long: {MAX_CHARS} at most")));
        }
        let result = filled(&self.result).map(|result| {
            let known = ["attackers", "defenders", "draw", "unfinished"].into_iter().find(|known| *known == result);
            known.ok_or_else(|| bad("`result` must be `attackers`, `defenders`, `draw` or `unfinished`".to_owned()))
        });
        // A `+` that was not escaped arrives as a blank; ids have none.
        let rules = filled(&self.rules).map(|id| rulesets.ruleset(&id.replace(' ', "+"))).transpose()?;
        let position = filled(&self.position).map(|text| {
            let rules = rules.as_ref().ok_or_else(|| bad("`position` needs `rules`".to_owned()))?;
            let game = replay(rules, Some(&text), &[])?;
            Ok::<_, Refusal>((key(&Fold::of(rules).position(game.position())), rules.id()))
        });
        Ok(LibraryQuery {
            player,
            base: rules.as_ref().map(|rules| rules.base_id().to_owned()),
            result: result.transpose()?,
            from: filled(&self.from).map(checked_day).transpose()?,
            to: filled(&self.to).map(checked_day).transpose()?,
            position: position.transpose()?,
            page: page - 1,
        })
    }
}

fn checked_day(text: String) -> Result<String, Refusal> {
    let lengths: Vec<usize> = text.split('-').map(str::len).collect();
    let digits = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    if digits && [&[4][..], &[4, 2], &[4, 2, 2]].contains(&lengths.as_slice()) {
        return Ok(text);
    }
    Err(Refusal::new(Code::BadRequest, "write a day as 2015-05-04, a month as 2015-05, a year as 2015"))
}
