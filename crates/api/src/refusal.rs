//! Refusals, as RFC 9457 problem documents.

use serde::Serialize;
use utoipa::ToSchema;

use crate::code::Code;
use crate::setup_fault::SetupFault;

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{detail}")]
pub struct Refusal {
    /// What a client translates.
    pub code: Code,
    /// What exactly is wrong, in English.
    pub detail: String,
    /// The move of a list that is at fault, counted from 1.
    pub ply: Option<usize>,
    /// What is wrong with the arrangement of pieces that was sent.
    pub fault: Option<SetupFault>,
}

impl Refusal {
    /// A refusal that is about no move and no arrangement.
    #[must_use]
    pub fn new(code: Code, detail: impl Into<String>) -> Refusal {
        Refusal { code, detail: detail.into(), ply: None, fault: None }
    }

    /// A failure that no request should cause.
    #[must_use]
    pub fn internal(what: &dyn std::fmt::Display) -> Refusal {
        Refusal::new(Code::Internal, what.to_string())
    }
}

/// A problem as it is written.
#[derive(Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemDocument {
    /// `about:blank`, or an address that stands for the kind of problem.
    #[schema(example = "/problems/illegal-move")]
    r#type: String,
    /// The kind of problem in words.
    #[schema(example = "Illegal move")]
    title: &'static str,
    /// The HTTP status.
    #[schema(example = 422)]
    status: u16,
    /// What exactly is wrong, in English.
    #[schema(example = "move `j10-j14`: j12 is occupied by an attacker")]
    detail: String,
    /// What a client translates.
    code: Code,
    /// The move of a list that is at fault, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    ply: Option<usize>,
    /// What is wrong with the arrangement of pieces that was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    fault: Option<SetupFault>,
    /// The id of the request, by which the operator of the server finds in the log what failed; only where the code is `internal`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "5f1c0b7e94a2d386")]
    request_id: Option<String>,
}

impl ProblemDocument {
    /// A refusal as it is written under a status. Of a failure of the server, `request_id` finds the cause in its log.
    #[must_use]
    pub fn of(refusal: Refusal, status: u16, request_id: Option<String>) -> ProblemDocument {
        let Refusal { code, detail, ply, fault } = refusal;
        let (word, title, _, of_the_game) = code.parts();
        ProblemDocument {
            r#type: if of_the_game { format!("/problems/{word}") } else { "about:blank".to_owned() },
            title,
            status,
            detail,
            code,
            ply,
            fault,
            request_id,
        }
    }
}
