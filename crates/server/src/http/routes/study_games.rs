//! The games of the studies.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use hnefi_diagram::ShownGame;
use hnefi_library::{
    CommentedGame, CommentedGames, GameOfStudy, PlyComment, RecordOfGame, Strength, StudyArm, StudyGame, StudyGamesPage,
    StudyWithGames,
};
use hnefi_rules::GameResult;
use hnefi_rulesets::ruleset::Reference;
use serde::Deserialize;
use utoipa::IntoParams;

use super::citations::{CitationQuery, site};
use super::openapi::{Absent, Problems};
use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::extract::{GameName, InAnyGame, InPath, Parameters, no_game};
use crate::http::problem::{Code, OrInternal, Problem};
use crate::http::stored_game::Origin;
use crate::library::study_games::{self, PAGE_SIZE, StudyGameQuery};

/// What is looked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct StudyGamesQuery {
    /// A study's name.
    #[param(example = "alea-2026")]
    study: Option<String>,
    /// A rule set, without options and layout.
    #[param(example = "alea-walker-2015")]
    rules: Option<String>,
    /// What was played, as the study calls it.
    #[param(example = "alea-walker-2015+alea-murray")]
    arm: Option<String>,
    /// How many positions a side could visit for a move; of two numbers with a hyphen between them the first is the attackers'.
    #[param(example = "1000-2000")]
    strength: Option<String>,
    /// `attackers`, `defenders`, `draw` or `unfinished`.
    result: Option<String>,
    /// The page, from 1.
    page: Option<usize>,
}

/// Games of studies, in the order of the studies.
#[utoipa::path(
    get,
    path = "/api/v1/library/studies",
    operation_id = "study_games",
    tag = "library",
    params(StudyGamesQuery),
    responses((status = 200, description = "A page of games", body = StudyGamesPage), Problems, Absent)
)]
pub(crate) async fn list(
    State(app): State<App>,
    client: Client,
    Parameters(asked): Parameters<StudyGamesQuery>,
) -> Result<Json<StudyGamesPage>, Problem> {
    let query = asked.read(&app)?;
    let page = query.page + 1;
    let state = app.clone();
    let search = move |_: &Stop| state.study_games().search(&query, state.rulesets());
    let found = app.workers().run(client, Cost::Short, search).await?.or_internal()?;
    let study = |table: &study_games::Table| StudyWithGames {
        name: table.name.clone(),
        title: (&table.title).into(),
        games: table.games,
        here: table.here,
    };
    Ok(Json(StudyGamesPage {
        games: found.games.iter().map(StudyGame::from).collect(),
        total: found.total,
        page,
        pages: found.total.div_ceil(PAGE_SIZE),
        studies: app.study_games().tables().iter().map(study).collect(),
        arms: found.arms.iter().map(StudyArm::from).collect(),
        strengths: found.strengths.into_iter().map(Strength::from).collect(),
    }))
}

impl StudyGamesQuery {
    fn read(self, app: &App) -> Result<StudyGameQuery, Problem> {
        let bad = |detail: &str| Problem::new(Code::BadRequest, detail);
        // A `+` that was not escaped arrives as a blank; ids have none.
        let filled = |text: Option<String>| text.filter(|text| !text.trim().is_empty()).map(|text| text.trim().replace(' ', "+"));
        let study = filled(self.study);
        if let Some(name) = study.as_deref().filter(|name| app.study_games().table(name).is_none()) {
            return Err(super::studies::none(name));
        }
        let known = [GameResult::Attackers, GameResult::Defenders, GameResult::Draw, GameResult::Unfinished];
        let result = filled(self.result).map(|word| {
            let result = known.into_iter().find(|result| result.to_string() == word);
            result.ok_or_else(|| bad("`result` must be `attackers`, `defenders`, `draw` or `unfinished`"))
        });
        let strength = filled(self.strength).map(|text| {
            let (attackers, defenders) = text.split_once('-').unwrap_or((&text, &text));
            let read = attackers.parse().ok().zip(defenders.parse().ok());
            let read = read.map(|(attackers, defenders)| study_games::Strength { attackers, defenders });
            read.ok_or_else(|| bad("write `strength` as a number of positions, or as two: `1000-2000`"))
        });
        let page = self.page.unwrap_or(1).checked_sub(1).ok_or_else(|| bad("there is no page 0: the first is 1"))?;
        Ok(StudyGameQuery {
            study,
            base: filled(self.rules),
            arm: filled(self.arm),
            strength: strength.transpose()?,
            result: result.transpose()?,
            page,
        })
    }
}

/// The games of a study that are commented, to be watched; none where nobody has commented any.
#[utoipa::path(
    get,
    path = "/api/v1/studies/{name}/commented",
    operation_id = "commented_games",
    tag = "studies",
    params(("name" = String, Path, description = "The study's name", example = "calibration-strong")),
    responses((status = 200, description = "The games", body = CommentedGames), Problems, Absent)
)]
pub(crate) async fn commented(
    State(app): State<App>,
    client: Client,
    InPath(name): InPath,
) -> Result<Json<CommentedGames>, Problem> {
    if app.studies().study(&name).is_none() && app.study_games().table(&name).is_none() {
        return Err(super::studies::none(&name));
    }
    let state = app.clone();
    let games = move |_: &Stop| {
        let (all, rulesets) = (state.study_games(), state.rulesets());
        let Some(table) = all.table(&name) else { return Ok(Vec::new()) };
        let mut games = Vec::new();
        for (id, commented) in table.commented(rulesets).or_internal()? {
            let Some((game, rules, record)) = all.open(&id, rulesets).or_internal()? else { continue };
            games.push(CommentedGame {
                game: (&game).into(),
                title: (&commented.title).into(),
                lead: (&commented.lead).into(),
                shown: ShownGame::of(&RecordOfGame { record, rules }.game()?),
                comments: commented.comments.iter().map(PlyComment::from).collect(),
            });
        }
        Ok::<_, Problem>(games)
    };
    Ok(Json(CommentedGames { games: app.workers().run(client, Cost::Short, games).await?? }))
}

/// How to cite a game of a study: by the study and its number.
#[utoipa::path(
    get,
    path = "/api/v1/library/{id}/citation",
    operation_id = "game_citation",
    tag = "citations",
    params(("id" = String, Path, description = "The id of a game of a study", example = "alea-2026-17"), CitationQuery),
    responses((status = 200, description = "The reference", content_type = "text/plain", body = String), Problems, Absent)
)]
pub(crate) async fn citation(
    State(app): State<App>,
    InAnyGame(name): InAnyGame,
    Parameters(citation): Parameters<CitationQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let none = || no_game(&name.to_string());
    let GameName::Study(id) = &name else {
        return Err(Problem::new(Code::NotFound, "only games of studies have a citation here"));
    };
    let (table, _) = app.study_games().find(id).ok_or_else(none)?;
    let version = app.studies().study(&id.study).and_then(|(_, versions)| versions.last());
    let hash = version.map_or(&table.plan, |version| &version.hash);
    let title = format!("Game {} of the study {}: {}", id.number, id.study, table.title.en());
    let address = format!("{}/library/{id}", site(&headers));
    citation.answer(&id.to_string(), &[Reference::published("game", &id.to_string(), &title, version, hash, Some(address))])
}

/// The study that a game is from; `None` for any other game.
pub(super) fn study_of(app: &App, origin: &Origin) -> Option<GameOfStudy> {
    let Origin::Study(game) = origin else { return None };
    let table = app.study_games().table(&game.id.study)?;
    let has_page = app.studies().study(&game.id.study).is_some();
    // The table was read when the game was opened: a fault of it was told then.
    let comments = table.comments_on(&game.id, app.rulesets()).unwrap_or_default();
    Some(GameOfStudy {
        game: game.as_ref().into(),
        title: (&table.title).into(),
        has_page,
        comments: comments.iter().map(PlyComment::from).collect(),
    })
}

impl From<&study_games::CommentedPly> for PlyComment {
    fn from(comment: &study_games::CommentedPly) -> PlyComment {
        PlyComment { ply: comment.ply, text: (&comment.text).into() }
    }
}

impl From<&study_games::StudyGame> for StudyGame {
    fn from(game: &study_games::StudyGame) -> StudyGame {
        StudyGame {
            id: game.id.to_string(),
            study: game.id.study.clone(),
            number: game.id.number,
            arm: (&game.arm).into(),
            strength: game.strength.into(),
            bare: game.bare,
            evaluation: game.evaluation.clone(),
            game: game.game,
            result: game.result.to_string(),
            ending: game.ending.clone(),
            plies: game.plies,
        }
    }
}

impl From<&study_games::StudyArm> for StudyArm {
    fn from(arm: &study_games::StudyArm) -> StudyArm {
        let (name, layout) = arm.names.as_ref().map(|(name, layout)| (name.into(), layout.into())).unzip();
        let changes = arm.changes().map(|(rule, value)| format!("{rule}={value}")).collect();
        StudyArm { arm: arm.id.clone(), base: arm.base().to_owned(), name, layout, changes }
    }
}

impl From<study_games::Strength> for Strength {
    fn from(strength: study_games::Strength) -> Strength {
        Strength { attackers: strength.attackers, defenders: strength.defenders }
    }
}
