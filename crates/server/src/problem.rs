//! Errors as clients get them: problem details (RFC 9457) with a stable code.

use std::time::Duration;

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use stammtisch_engine::limits::MAX_RULES_MISTAKES;
use stammtisch_engine::rules::RuleError;
use stammtisch_store::StoreError;
use stammtisch_table::wire::Mistake;
use stammtisch_table::{Refusal, wire};

use crate::limits::RETRY_BUSY;

/// What went wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    status: StatusCode,
    code: String,
    detail: String,
    mistakes: Vec<Mistake>,
    /// After how many seconds retrying may help.
    retry_after_secs: Option<u64>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &str, detail: impl Into<String>) -> Self {
        Self {
            status,
            code: code.into(),
            detail: detail.into(),
            mistakes: Vec::new(),
            retry_after_secs: None,
        }
    }

    pub(crate) fn no_session() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "no_session", "say your name first: POST /api/session")
    }

    /// The query string does not hold what it must.
    pub(crate) fn bad_query(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad_query", detail)
    }

    pub(crate) fn no_such_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no_such_table", "no open table has this code")
    }

    /// The table is damaged, or another version wrote it.
    pub(crate) fn table_broken(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "table_broken", detail)
    }

    /// The table's match is sealed with a key that this house does not have.
    pub(crate) fn seed_key_lost() -> Self {
        let detail = "the match of this table is sealed with a key that this house has lost; whoever \
                      runs it can put the key back. Matches that are over can be watched";
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "seed_key_lost", detail)
    }

    pub(crate) fn bad_name() -> Self {
        let detail = "a name has 1 to 24 characters, none of them invisible";
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_name", detail)
    }

    /// Something was done too often; it may be done again after `wait`.
    pub(crate) fn too_many(wait: Duration) -> Self {
        let detail = "this was done too often from your address; try again later";
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", detail).after(wait)
    }

    /// This network has received all the gifts of credits that it may for now.
    pub(crate) fn no_gift_left(wait: Duration) -> Self {
        let detail = "so many gifts of credits went to your network already that there is none \
                      left for today; tables without a stake are open to you";
        Self::new(StatusCode::TOO_MANY_REQUESTS, "no_gift_left", detail).after(wait)
    }

    /// Sets how long to wait before asking again.
    pub(crate) fn after(self, wait: Duration) -> Self {
        let begun = u64::from(wait.subsec_nanos() > 0);
        Self { retry_after_secs: Some(wait.as_secs() + begun), ..self }
    }

    pub(crate) fn too_many_sockets() -> Self {
        let detail = "too many connections are open; close some";
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many_sockets", detail)
    }

    /// The request is not a WebSocket handshake.
    pub(crate) fn no_websocket(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "no_websocket", detail)
    }

    /// Something that the server needs is missing or cannot do this now: try again later.
    pub(crate) fn unavailable(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", detail)
    }

    /// Too much work that anybody may ask for is waiting already.
    pub(crate) fn busy() -> Self {
        let detail = "too much is waiting to be done; try again in a moment";
        let problem = Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", detail);
        Self { retry_after_secs: Some(RETRY_BUSY.as_secs()), ..problem }
    }

    /// Roughly how many bytes it takes.
    pub(crate) fn weight(&self) -> usize {
        let of = |mistake: &Mistake| {
            size_of::<Mistake>()
                + mistake.field.len()
                + mistake.message.len()
                + mistake.german.len()
        };
        self.code.len() + self.detail.len() + self.mistakes.iter().map(of).sum::<usize>()
    }

    /// The mistakes in the chosen rules; the first one gives the code.
    pub(crate) fn rules(mistakes: &[RuleError]) -> Self {
        let (code, detail) = mistakes
            .first()
            .map_or(("bad_rules", String::new()), |first| (first.code, first.to_string()));
        let mistakes = mistakes.iter().take(MAX_RULES_MISTAKES).map(Mistake::from).collect();
        Self { mistakes, ..Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, detail) }
    }
}

impl Problem {
    /// The same problem, naming one mistake in what was sent.
    pub(crate) fn with_mistake(self, mistake: Mistake) -> Self {
        Self { mistakes: vec![mistake], ..self }
    }

    /// Whether the same request may well succeed later.
    pub(crate) fn passes(&self) -> bool {
        matches!(self.status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::TooManyOfOne => {
                let detail = "you have as many of these as one may have; take one back first";
                return Self::new(StatusCode::CONFLICT, "too_many_of_one", detail);
            }
            StoreError::TooMuchOfAll => {
                let detail = "there is no room for this in the house";
                return Self::new(StatusCode::SERVICE_UNAVAILABLE, "too_much_of_all", detail);
            }
            _ => tracing::warn!(%error, "the store refused"),
        }
        let status = match error {
            StoreError::Corrupt { .. } => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::SERVICE_UNAVAILABLE,
        };
        Self::new(status, error.code(), "this could not be stored or read; try again")
    }
}

impl From<PathRejection> for Problem {
    fn from(rejection: PathRejection) -> Self {
        Self::new(rejection.status(), "bad_path", rejection.body_text()) // what the address names cannot be read
    }
}

impl From<QueryRejection> for Problem {
    fn from(rejection: QueryRejection) -> Self {
        Self::new(rejection.status(), "bad_query", rejection.body_text()) // what stands after the `?` cannot be read
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Self::new(StatusCode::CONFLICT, refusal.code(), refusal.to_string())
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = wire::Problem {
            kind: "about:blank".into(),
            title: self.status.canonical_reason().unwrap_or("Error").into(),
            status: self.status.as_u16(),
            code: self.code,
            detail: self.detail,
            mistakes: self.mistakes,
        };
        let mut response = (self.status, Json(body)).into_response();
        let kind = HeaderValue::from_static("application/problem+json");
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        if let Some(seconds) = self.retry_after_secs {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}
