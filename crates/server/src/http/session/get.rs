//! Who am I?

use axum::Json;
use stammtisch_table::wire::SessionInfo;

use crate::session::Session;

#[utoipa::path(
    get,
    path = "/api/session",
    tag = "session",
    summary = "Who am I?",
    responses((status = 200, description = "done", body = SessionInfo)),
)]
pub(in crate::http) async fn handle(session: Option<Session>) -> Json<SessionInfo> {
    Json(SessionInfo { player: session.as_ref().map(Session::guest) })
}
