//! Take the daily gift (LIV-20).

use axum::Json;
use axum::extract::State;
use stammtisch_table::wire::CreditsInfo;

use crate::app::Shared;
use crate::credits;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::session::Session;

#[utoipa::path(
    post,
    path = "/api/credits/daily",
    tag = "account",
    summary = "Take the daily gift",
    responses((status = 200, description = "done", body = CreditsInfo)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
    caller: Caller,
) -> Result<Json<CreditsInfo>, Problem> {
    credits::daily(&shared, caller, session.player.id).await?;
    Ok(Json(credits::info(&shared, session.player.id).await?))
}
