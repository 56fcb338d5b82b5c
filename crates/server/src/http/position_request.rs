//! A position as a request describes it: by rules, a first position, and moves that are replayed. It is not stored.

use hnefi_api::{ONE_OF_THREE, check_selection, replay};
use hnefi_rules::Game;
use hnefi_rulesets::Ruleset;

use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::drafts;
use crate::http::extract::GameName;
use crate::http::problem::{Code, Problem};
use crate::http::stored_game::StoredGame;
use crate::http::wire::PositionRequest;

/// The game that a request describes.
pub(crate) async fn game(app: &App, client: Client, request: PositionRequest) -> Result<Game, Problem> {
    with_game(app, client, request, |_, game| game).await
}

/// Replays the game that a request describes, on the worker threads because a long one takes a while, and gives it to `make`.
pub(crate) async fn with_game<T: Send + 'static>(
    app: &App,
    client: Client,
    request: PositionRequest,
    make: impl FnOnce(&Ruleset, Game) -> T + Send + 'static,
) -> Result<T, Problem> {
    let rules = rules(app, client, &request).await?;
    let most = app.limits().plies;
    if request.moves.len() > most {
        return Err(Problem::new(Code::TooLarge, format!("at most {most} moves are replayed")));
    }
    let replayed = move |_: &Stop| replay(&rules, request.start.as_deref(), &request.moves).map(|game| make(&rules, game));
    Ok(app.workers().run(client, Cost::Short, replayed).await??)
}

async fn rules(app: &App, client: Client, request: &PositionRequest) -> Result<Ruleset, Problem> {
    let PositionRequest { rules, game, draft, selection, .. } = request;
    check_selection(draft.as_deref(), selection.as_deref())?;
    match (rules, game, draft) {
        (Some(id), None, None) => Ok(app.rulesets().ruleset(id)?),
        (None, None, Some(text)) => drafts::ruleset(app, client, text, selection.as_deref()).await,
        (None, Some(id), None) => StoredGame::rules_of(app, client, &GameName::read(id)?).await,
        _ => Err(Problem::new(Code::BadRequest, ONE_OF_THREE)),
    }
}
