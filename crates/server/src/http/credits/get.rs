//! What a player has, and what came and went.

use axum::Json;
use axum::extract::State;
use stammtisch_table::wire::CreditsInfo;

use crate::app::Shared;
use crate::credits;
use crate::problem::Problem;
use crate::session::Session;

#[utoipa::path(
    get,
    path = "/api/credits",
    tag = "account",
    summary = "What a player has, and what came and went",
    responses((status = 200, description = "done", body = CreditsInfo)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
) -> Result<Json<CreditsInfo>, Problem> {
    Ok(Json(credits::info(&shared, session.player.id).await?))
}
