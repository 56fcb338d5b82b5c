//! A position as a request describes it: by rules, a first position, and moves that are replayed. It is not stored.

use hnefi_rules::{Difference, Game, MoveText, PASS, PlayError, Replay, Setup};
use hnefi_rulesets::Ruleset;

use crate::clients::Client;
use crate::engine_pool::threads::{Cost, Stop};
use crate::http::app::App;
use crate::http::drafts;
use crate::http::extract::GameName;
use crate::http::problem::{Code, Problem};
use crate::http::setup_fault::SetupFault;
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
    app.workers().run(client, Cost::Short, replayed).await?
}

async fn rules(app: &App, client: Client, request: &PositionRequest) -> Result<Ruleset, Problem> {
    let PositionRequest { rules, game, draft, selection, .. } = request;
    drafts::check_selection(draft.as_deref(), selection.as_deref())?;
    match (rules, game, draft) {
        (Some(id), None, None) => Ok(app.rulesets().ruleset(id)?),
        (None, None, Some(text)) => drafts::ruleset(app, client, text, selection.as_deref()).await,
        (None, Some(id), None) => StoredGame::rules_of(app, client, &GameName::read(id)?).await,
        _ => {
            let detail = "give exactly one of `rules` (the id of a rule set), `game` (the id of a game, for its rules) and `draft` (the text of a rule-set file)";
            Err(Problem::new(Code::BadRequest, detail))
        }
    }
}

/// Plays the moves one by one.
///
/// # Errors
/// A [`Problem`] that says which move is at fault, and why.
pub(crate) fn replay(rules: &Ruleset, start: Option<&str>, moves: &[String]) -> Result<Game, Problem> {
    let setup = start.map(str::parse::<Setup>).transpose();
    let setup = setup.map_err(|error| refused(Difference::PositionText { which: "start", error }))?;
    let mut replay = Replay::new(rules, setup.as_ref()).map_err(refused)?;
    for (index, text) in moves.iter().enumerate() {
        if text == PASS {
            replay.pass(None).map_err(refused)?;
            continue;
        }
        let text: MoveText = text.parse().map_err(|error| refused(Difference::MoveText { ply: index + 1, error }))?;
        replay.play(None, &text).map_err(refused)?;
    }
    Ok(replay.into_game())
}

fn refused(difference: Difference) -> Problem {
    let code = match &difference {
        Difference::Move { error: PlayError::GameOver(_), .. } => Code::GameOver,
        Difference::Move { .. } => Code::IllegalMove,
        _ => Code::BadRequest,
    };
    let problem = Problem::new(code, difference.to_string()).with_ply(difference.ply());
    match &difference {
        Difference::PositionText { error, .. } => problem.with_fault(SetupFault::from(error)),
        Difference::Position { error, .. } => problem.with_fault(SetupFault::from(error)),
        _ => problem,
    }
}
