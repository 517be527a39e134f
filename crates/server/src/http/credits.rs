//! `/api/credits`: a player's play money and its latest movements.

use axum::Json;
use axum::extract::State;
use stammtisch_table::wire::CreditsInfo;

use crate::app_state::AppState;
use crate::credits;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::session::Session;

#[utoipa::path(
    get,
    path = "/api/credits",
    tag = "account",
    summary = "What a player has, and what came and went",
    responses((status = 200, description = "done", body = CreditsInfo)),
)]
pub(super) async fn get_credits(
    State(shared): State<AppState>,
    session: Session,
) -> Result<Json<CreditsInfo>, Problem> {
    Ok(Json(credits::info(&shared, session.player.id).await?))
}

#[utoipa::path(
    post,
    path = "/api/credits/daily",
    tag = "account",
    summary = "Take the daily gift",
    responses((status = 200, description = "done", body = CreditsInfo)),
)]
pub(super) async fn take_daily_gift(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
) -> Result<Json<CreditsInfo>, Problem> {
    credits::daily(&shared, caller, session.player.id).await?;
    Ok(Json(credits::info(&shared, session.player.id).await?))
}
