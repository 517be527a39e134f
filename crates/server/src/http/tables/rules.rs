//! The rules of a table in words: of its own file as well, which nobody else has.

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::response::IntoResponse;
use serde::Deserialize;
use stammtisch_table::wire::RulesText;

use super::room;
use crate::app::Shared;
use crate::caching::Kept;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::session::Session;
use crate::{desk, names};

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
    params(("code" = String, Path, description = "the six-character code of the table, or that and the key in its link"), ("lang" = Option<String>, Query, description = "`de` or `en`")),
    responses((status = 200, description = "done", body = RulesText)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Option<Session>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<Asked>, QueryRejection>,
) -> Result<impl IntoResponse, Problem> {
    let (Path(code), Query(asked)) = (path?, query?);
    let player = session.map(|session| session.id());
    let stub = room(&shared, caller, player, &code).await?;
    let (rules, stake, leavers) =
        stub.rules().await.map_err(|_| Problem::unavailable("ask again"))?;
    let (lang, by) = (names::lang(&asked.lang), rules.by());
    let key = desk::key("table", &(&by.text, by.seats, lang, stake, leavers));
    let text = move || Ok(rules.book().text_with_stake(lang, stake, leavers));
    Ok(Kept(shared.desk.answer(caller, key, || Ok(()), text).await?))
}
