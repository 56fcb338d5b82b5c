//! What clients send about seats and names.

use serde::Deserialize;
use utoipa::ToSchema;

use super::Side;
use crate::http::problem::{Code, Problem};
use crate::library::player_name::{self, NameError};

/// Takes an open seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct JoinRequest {
    /// The secret of the invitation. May be left out where the game is listed.
    pub(crate) invitation: Option<String>,
    /// The side, where more than one is offered.
    pub(crate) side: Option<Side>,
    /// What the person is called: at most 40 characters.
    #[schema(example = "Dub Innse")]
    pub(crate) name: Option<String>,
    /// 32 random hexadecimal digits, made by the client: the secret that proves the seat from now on. The same request sent again with the
    /// same token takes one seat.
    #[schema(min_length = 32, max_length = 32, example = "9f86d081884c7d659a2feaa0c55ad015")]
    pub(crate) token: String,
}

/// The name of a person as others see it; none if nothing is to be seen.
///
/// # Errors
/// A [`Problem`] if it cannot be used.
pub(crate) fn player_name(name: Option<&str>) -> Result<Option<String>, Problem> {
    let Some(name) = name else { return Ok(None) };
    match player_name::clean(name) {
        Ok(name) => Ok(Some(name)),
        Err(NameError::Empty) => Ok(None),
        Err(error @ NameError::TooLong(_)) => Err(Problem::new(Code::TooLarge, error.to_string())),
        Err(error @ NameError::Engine(_)) => Err(Problem::new(Code::BadRequest, error.to_string())),
    }
}
