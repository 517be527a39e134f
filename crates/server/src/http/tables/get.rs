//! What one sees before joining.

use axum::Json;
use axum::extract::{Path, State};
use stammtisch_table::wire::TableSummary;

use super::{room, summary};
use crate::app::Shared;
use crate::problem::Problem;

pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    Path(code): Path<String>,
) -> Result<Json<TableSummary>, Problem> {
    let stub = room(&shared, &code).await?;
    let glance = stub.look(None).await.map_err(|_| Problem::unavailable("ask again"))?;
    Ok(Json(summary(glance.view)))
}
