//! `/api/matches/{id}/hindsight`: the analysis of a finished match.

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use stammtisch_table::wire::HindsightState;

use super::{WithKey, watched};
use crate::app_state::AppState;
use crate::hindsight::{Asked, Hindsights, Kept};
use crate::limits::Caller;
use crate::problem::Problem;
use crate::session::Session;

#[utoipa::path(
    get,
    path = "/api/matches/{id}/hindsight",
    tag = "matches",
    summary = "What each could know in a match that is over, what decided it, luck and skill; asked again until it is found out",
    params(
        ("id" = String, Path, description = "the name of the match"),
        ("key" = Option<String>, Query, description = "the key of a link to it, for whoever did not sit there"),
    ),
    responses(
        (status = 200, description = "done, or how far it is", body = HindsightState),
        (status = 503, description = "too many matches wait to be looked back at"),
    ),
)]
pub(in crate::http) async fn get_hindsight(
    State(shared): State<AppState>,
    session: Option<Session>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<WithKey>, QueryRejection>,
) -> Result<impl IntoResponse, Problem> {
    let watched = watched(&shared, caller, session.as_ref(), path, query).await?;
    let kept = if watched.is_todays { Kept::Today } else { Kept::Stored };
    let asked = Hindsights::ask(&shared, watched.of, watched.without_names(), kept).await?;
    let body = match asked {
        Asked::Working(progress) => {
            // It holds nothing that JSON cannot represent.
            serde_json::to_vec(&HindsightState::Working { progress }).unwrap_or_default()
        }
        Asked::Done(found) => [&br#"{"state":"done","hindsight":"#[..], &found, b"}"].concat(),
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], body))
}
