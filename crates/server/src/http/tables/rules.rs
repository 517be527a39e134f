//! The rules of a table in words: of its own file as well, which nobody else has.

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use stammtisch_table::wire::RulesText;

use super::room;
use crate::app::Shared;
use crate::caching::Kept;
use crate::names;
use crate::problem::Problem;

/// In which language; German if nothing is said.
#[derive(Deserialize)]
pub(in crate::http) struct Asked {
    #[serde(default)]
    lang: String,
}

#[utoipa::path(
    get,
    path = "/api/tables/{code}/rules",
    tag = "tables",
    summary = "The rules of a table in words: of its own file as well, which nobody else has",
    params(("code" = String, Path, description = "the six-character code of the table"), ("lang" = Option<String>, Query, description = "`de` or `en`")),
    responses((status = 200, description = "done", body = RulesText)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<Asked>, QueryRejection>,
) -> Result<Kept<Json<RulesText>>, Problem> {
    let (Path(code), Query(asked)) = (path?, query?);
    let stub = room(&shared, &code).await?;
    let text = stub.rules(names::lang(&asked.lang)).await;
    Ok(Kept(Json(text.map_err(|_| Problem::unavailable("ask again"))?)))
}
