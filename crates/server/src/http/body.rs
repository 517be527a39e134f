//! Request bodies, with our own error messages when they cannot be read.

use axum::Json;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;

use crate::app_state::AppState;
use crate::problem::Problem;

/// A JSON body.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<AppState> for Body<T> {
    type Rejection = Problem;
    async fn from_request(request: Request, shared: &AppState) -> Result<Self, Problem> {
        match Json::<T>::from_request(request, shared).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) => {
                let (status, code) = match rejection.status() {
                    StatusCode::UNSUPPORTED_MEDIA_TYPE => {
                        (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json") // Content-Type must be JSON
                    }
                    _ => (StatusCode::BAD_REQUEST, "bad_body"), // the body is not JSON of this form
                };
                Err(Problem::new(status, code, rejection.body_text()))
            }
        }
    }
}
