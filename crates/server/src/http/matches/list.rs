//! One's own finished matches.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use serde::Deserialize;
use stammtisch_table::wire::MatchList;

use crate::app_state::AppState;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::replay;
use crate::session::Session;

/// The query of a page: the match after which it begins.
#[derive(Deserialize)]
pub(in crate::http) struct After {
    after: Option<String>,
}

#[utoipa::path(
    get,
    path = "/api/matches",
    tag = "matches",
    summary = "One's own matches that are over, the latest first",
    params(("after" = Option<String>, Query, description = "`next` of the page before")),
    responses((status = 200, description = "done", body = MatchList)),
)]
pub(in crate::http) async fn list_my_matches(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    query: Result<Query<After>, QueryRejection>,
) -> Result<Json<MatchList>, Problem> {
    let Query(After { after }) = query?;
    Ok(Json(replay::page(&shared, caller, session.id(), after.as_deref()).await?))
}
