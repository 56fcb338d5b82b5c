//! The library: all games that were played here or imported, and what was played in a position.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use hnefi_api::records::plain_text;
use hnefi_diagram::ShownGame;
use serde::Deserialize;
use utoipa::IntoParams;

use super::openapi::{Absent, Illegal, Problems};
use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::extract::Parameters;
use crate::http::problem::{Code, Problem};
use crate::http::stored_game::too_many;
use crate::http::wire::{Explored, ExploredMove, LibraryGame, LibraryPage, Move, Player, Results, Step};
use crate::library::entry::{ENGINE, Fold, key};
use crate::store::{FoundGame, LibraryQuery, PAGE_SIZE};

/// The most pages of a search.
const MAX_PAGES: usize = 10_000;
/// The most characters of a search.
const MAX_CHARS: usize = 80;

/// What is looked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct SearchQuery {
    /// A part of the name of somebody who played.
    player: Option<String>,
    /// A rule set; with its options and layout, if a position is looked for.
    #[param(example = "brandubh-cyningstan")]
    rules: Option<String>,
    /// `attackers`, `defenders`, `draw` or `unfinished`.
    result: Option<String>,
    /// The first day, as `2015-05-04`, `2015-05` or `2015`.
    from: Option<String>,
    /// The last day.
    to: Option<String>,
    /// Games in which this position occurred, however turned and mirrored. It needs `rules`.
    position: Option<String>,
    /// The page, from 1.
    page: Option<usize>,
}

/// Games, the latest first.
#[utoipa::path(
    get,
    path = "/api/v1/library",
    operation_id = "library",
    tag = "library",
    params(SearchQuery),
    responses((status = 200, description = "A page of games", body = LibraryPage), Problems, Absent)
)]
pub(crate) async fn list(
    State(app): State<App>,
    client: Client,
    Parameters(search): Parameters<SearchQuery>,
) -> Result<Json<LibraryPage>, Problem> {
    let page = search.page.unwrap_or(1);
    if !(1..=MAX_PAGES).contains(&page) {
        return Err(Problem::new(Code::BadRequest, format!("there is no page {page}: the first is 1, the last {MAX_PAGES}")));
    }
    let state = app.clone();
    let query = app.workers().run(client, Cost::Short, move |_| search.read(&state, page)).await??;
    let found = app.games().services().store.search(query).await?;
    let mut names = HashMap::new();
    let games = found.games.into_iter().map(|game| {
        let name = names
            .entry(game.rules.clone())
            .or_insert_with(|| app.rulesets().ruleset(&game.rules).ok().map(|rules| rules.name().into()));
        library_game(game, name.clone())
    });
    let games = games.collect();
    let pages = found.total.div_ceil(PAGE_SIZE as u64);
    Ok(Json(LibraryPage { games, total: found.total, page, pages, whole: app.library().is_complete() }))
}

impl SearchQuery {
    fn read(&self, app: &App, page: usize) -> Result<LibraryQuery, Problem> {
        let bad = |detail: String| Problem::new(Code::BadRequest, detail);
        let filled = |text: &Option<String>| text.clone().filter(|text| !text.trim().is_empty());
        let player = filled(&self.player);
        if player.as_ref().is_some_and(|player| player.chars().count() > MAX_CHARS) {
            return Err(too_many("a name is too long", MAX_CHARS));
        }
        let result = filled(&self.result).map(|result| {
            let known = ["attackers", "defenders", "draw", "unfinished"].into_iter().find(|known| *known == result);
            known.ok_or_else(|| bad("`result` must be `attackers`, `defenders`, `draw` or `unfinished`".to_owned()))
        });
        let rules = filled(&self.rules).map(|id| app.rulesets().ruleset(&id.replace(' ', "+"))).transpose()?;
        let position = filled(&self.position).map(|text| {
            let rules = rules.as_ref().ok_or_else(|| bad("`position` needs `rules`".to_owned()))?;
            let game = hnefi_api::replay(rules, Some(&text), &[])?;
            Ok::<_, Problem>((key(&Fold::of(rules).position(game.position())), rules.id()))
        });
        Ok(LibraryQuery {
            player,
            base: rules.as_ref().map(|rules| rules.base_id().to_owned()),
            result: result.transpose()?,
            from: filled(&self.from).map(|day| checked_day(&day)).transpose()?,
            to: filled(&self.to).map(|day| checked_day(&day)).transpose()?,
            position: position.transpose()?,
            page: page - 1,
        })
    }
}

fn checked_day(text: &str) -> Result<String, Problem> {
    let lengths: Vec<usize> = text.split('-').map(str::len).collect();
    let digits = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    if digits && [&[4][..], &[4, 2], &[4, 2, 2]].contains(&lengths.as_slice()) {
        return Ok(text.to_owned());
    }
    Err(Problem::new(Code::BadRequest, "write a day as 2015-05-04, a month as 2015-05, a year as 2015"))
}

fn library_game(game: FoundGame, rules_name: Option<crate::http::wire::Words>) -> LibraryGame {
    let played = !game.imported;
    let player = |name: String| {
        let level = name.strip_prefix(ENGINE).and_then(|level| level.parse().ok()).filter(|_| played);
        Player { name: Some(plain_text(&name)).filter(|name| !name.is_empty() && level.is_none()), level }
    };
    LibraryGame {
        id: game.id.to_string(),
        imported: game.imported,
        rules: game.rules,
        rules_name,
        name: plain_text(&game.name),
        attackers: player(game.attackers),
        defenders: player(game.defenders),
        result: game.result,
        plies: game.plies,
        day: game.day,
    }
}

/// A position, and how one comes there.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct PositionQuery {
    /// The rule set, with options and layout.
    #[param(example = "brandubh-cyningstan")]
    rules: String,
    /// Where the moves begin; the start if left out.
    position: Option<String>,
    /// Moves from there, with commas or blanks between them.
    #[param(example = "a4-a5,d3-c3")]
    moves: Option<String>,
}

/// What was played in a position, however turned and mirrored, how often, and how those games ended.
#[utoipa::path(
    get,
    path = "/api/v1/library/explore",
    tag = "library",
    params(PositionQuery),
    responses((status = 200, description = "What was played there", body = Explored), Problems, Absent, Illegal)
)]
pub(crate) async fn explore(
    State(app): State<App>,
    client: Client,
    Parameters(query): Parameters<PositionQuery>,
) -> Result<Json<Explored>, Problem> {
    // A `+` that was not escaped arrives as a blank; ids have none.
    let rules = app.rulesets().ruleset(&query.rules.replace(' ', "+"))?;
    let moves: Vec<String> =
        query.moves.unwrap_or_default().split([',', ' ']).filter(|part| !part.is_empty()).map(str::to_owned).collect();
    if moves.len() > app.limits().plies {
        return Err(too_many("a game has too many plies", app.limits().plies));
    }
    let replayed = move |_: &Stop| {
        let game = hnefi_api::replay(&rules, query.position.as_deref(), &moves)?;
        let fold = Fold::of(&rules);
        let folded = fold.position(game.position());
        Ok::<_, Problem>((rules, game, fold, folded))
    };
    let (rules, game, fold, folded) = app.workers().run(client, Cost::Short, replayed).await??;
    let store = &app.games().services().store;
    let statistics = store.explore(key(&folded), rules.id()).await?;
    let mut results = Results::default();
    statistics.ended.iter().for_each(|(result, games)| results.add(result, *games));
    let mut moves: Vec<ExploredMove> = Vec::new();
    for row in statistics.played {
        let Some(mv) = fold.move_out(&folded, row.mv) else { continue };
        let mut next = game.clone();
        // A move that is illegal here belongs to another position with the same number, which is as good as impossible.
        let Ok(ply) = next.play(mv) else { continue };
        let played = Move::of(mv, ply.captures.as_slice());
        let place = moves.iter().position(|known| known.mv == played).unwrap_or_else(|| {
            let images = fold.images(&folded, mv).into_iter().map(Step::from).collect();
            moves.push(ExploredMove { mv: played, images, results: Results::default() });
            moves.len() - 1
        });
        if let Some(known) = moves.get_mut(place) {
            known.results.add(&row.result, row.games);
        }
    }
    moves.sort_by(|a, b| b.results.games.cmp(&a.results.games).then_with(|| a.mv.text.cmp(&b.mv.text)));
    Ok(Json(Explored {
        rules: (&rules).into(),
        shown: ShownGame::of(&game),
        position: game.position().to_string(),
        side: game.side().map(crate::http::wire::Side::from),
        results,
        moves,
    }))
}
