//! Public tables that somebody is at.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use stammtisch_table::wire::ListedTable;

use crate::app::Shared;
use crate::listing::Filter;
use crate::problem::Problem;

#[utoipa::path(
    get,
    path = "/api/tables",
    tag = "tables",
    summary = "Public tables that somebody is at",
    params(Filter),
    responses((status = 200, description = "done", body = Vec<ListedTable>)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    query: Result<Query<Filter>, QueryRejection>,
) -> Result<Json<Vec<ListedTable>>, Problem> {
    let Query(filter) = query?;
    Ok(Json(shared.listing.find(&filter)))
}
