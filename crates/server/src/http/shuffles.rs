//! `/api/shuffles`: what became of all matches to whose shuffle the house had committed.

use axum::Json;
use axum::extract::State;
use stammtisch_store::HouseShuffles;
use stammtisch_table::wire::ShufflesInfo;

use crate::app_state::AppState;
use crate::problem::Problem;

#[utoipa::path(
    get,
    path = "/api/shuffles",
    tag = "matches",
    summary = "What became of the matches for whose shuffle the house was bound",
    responses((status = 200, description = "done", body = ShufflesInfo)),
)]
pub(super) async fn get_shuffles(
    State(shared): State<AppState>,
) -> Result<Json<ShufflesInfo>, Problem> {
    let HouseShuffles { begun, finished, all_left, closed, cleared, resting, running, not_dealt } =
        shared.store.shuffles(shared.clock.unix()).await?;
    Ok(Json(ShufflesInfo {
        begun,
        finished,
        all_left,
        closed,
        cleared,
        resting,
        running,
        not_dealt,
    }))
}
