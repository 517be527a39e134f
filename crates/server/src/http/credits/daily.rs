//! Take the daily gift (LIV-20).

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use stammtisch_table::wire::CreditsInfo;

use crate::app::Shared;
use crate::credits;
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
) -> Result<Json<CreditsInfo>, Problem> {
    if credits::daily(&shared, session.player.id).await? == 0 {
        let detail = "there is one gift a day (in UTC), for those who have less than 20 credits";
        return Err(Problem::new(StatusCode::CONFLICT, "daily_taken", detail));
    }
    Ok(Json(credits::info(&shared, session.player.id).await?))
}
