//! Extractors of handlers, each with a [`Problem`] where the request is wrong.

use std::fmt;

use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;

use crate::http::problem::{Code, Problem};
use crate::library::study_games::StudyGameId;
use crate::random::{GameId, SeatHash};

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let axum::Json(value) = axum::Json::from_request(request, state).await.map_err(|rejection| match rejection {
            JsonRejection::MissingJsonContentType(_) => {
                Problem::new(Code::BadRequest, "the body must be JSON, with `Content-Type: application/json`")
                    .with_status(StatusCode::UNSUPPORTED_MEDIA_TYPE)
            }
            JsonRejection::BytesRejection(rejection) => unread(&rejection),
            other => Problem::new(Code::BadRequest, other.body_text()),
        })?;
        Ok(Body(value))
    }
}

fn unread(rejection: &BytesRejection) -> Problem {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Problem::new(Code::TooLarge, "the body is too large");
    }
    Problem::new(Code::BadRequest, "the body ended early")
}

/// The parameters of the query.
pub(crate) struct Parameters<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Parameters<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Parameters<T>, Problem> {
        let query = Query::from_request_parts(parts, state).await;
        query.map(|Query(value)| Parameters(value)).map_err(|rejection| Problem::new(Code::BadRequest, rejection.body_text()))
    }
}

/// The part of the path that a route leaves open, or a tuple of the parts.
pub(crate) struct InPath<T = String>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for InPath<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<InPath<T>, Problem> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(parts)| InPath(parts)).map_err(|rejection| Problem::new(Code::BadRequest, rejection.body_text()))
    }
}

/// The game that a path names.
pub(crate) struct InGame(pub(crate) GameId);

impl<S: Send + Sync> FromRequestParts<S> for InGame {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<InGame, Problem> {
        let InPath::<String>(text) = InPath::from_request_parts(parts, state).await?;
        text.parse().map(InGame).map_err(|()| no_game(&text))
    }
}

/// The name of a game that can be shown: one in the store, or one of a study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum GameName {
    /// Played here, or imported.
    Stored(GameId),
    /// Of a study.
    Study(StudyGameId),
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameName::Stored(id) => id.fmt(f),
            GameName::Study(id) => id.fmt(f),
        }
    }
}

impl GameName {
    /// Reads a name.
    ///
    /// # Errors
    /// A [`Problem`] if no game is called so.
    pub(crate) fn read(text: &str) -> Result<GameName, Problem> {
        let study = || text.parse().map(GameName::Study);
        text.parse().map(GameName::Stored).or_else(|()| study()).map_err(|()| no_game(text))
    }
}

/// The game to be shown that a path names.
pub(crate) struct InAnyGame(pub(crate) GameName);

impl<S: Send + Sync> FromRequestParts<S> for InAnyGame {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<InAnyGame, Problem> {
        let InPath::<String>(text) = InPath::from_request_parts(parts, state).await?;
        GameName::read(&text).map(InAnyGame)
    }
}

/// The problem that there is no game of this name.
pub(crate) fn no_game(name: &str) -> Problem {
    Problem::new(Code::NotFound, format!("there is no game `{}`", name.chars().take(40).collect::<String>()))
}

/// The seat whose token the request has.
pub(crate) struct Token(pub(crate) SeatHash);

impl<S: Send + Sync> FromRequestParts<S> for Token {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Token, Problem> {
        let header = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let scheme_and_secret = header.and_then(|text| text.split_once(' '));
        let secret =
            scheme_and_secret.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer")).map(|(_, secret)| secret.trim());
        secret.map(|secret| Token(SeatHash::of(secret))).ok_or_else(|| {
            Problem::new(
                Code::NotYourSeat,
                "this needs the token that was given when it was created, as `Authorization: Bearer TOKEN`",
            )
            .with_status(StatusCode::UNAUTHORIZED)
        })
    }
}
