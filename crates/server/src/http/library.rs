//! The library: rules that people really play, searchable by words.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::IntoResponse;
use stammtisch_table::library::Library;
use stammtisch_table::wire::LibraryEntry;

use crate::app_state::AppState;
use crate::caching::Kept;
use crate::limits::{Caller, Doing, LONGEST_SEARCH};
use crate::problem::Problem;
use crate::worker_pool::HashMemory;
use crate::{names, worker_pool};

#[utoipa::path(
    get,
    path = "/api/library",
    tag = "rules",
    summary = "The library: rules that people really play, all of them or those that speak of something",
    params(
        ("q" = Option<String>, Query, description = "words that name, sentence, region and tags, or one line of the rules, must all say; the first 100 letters count"),
        ("lang" = Option<String>, Query, description = "in which language to look: `de` or `en`"),
    ),
    responses((status = 200, description = "done", body = Vec<LibraryEntry>)),
)]
pub(super) async fn search_library(
    State(shared): State<AppState>,
    caller: Caller,
    query: Result<Query<BTreeMap<String, String>>, QueryRejection>,
) -> Result<impl IntoResponse, Problem> {
    let Query(query) = query?;
    let lang = query.get("lang").map_or("de", |lang| names::lang(lang));
    let asked = query.get("q").map(|asked| asked.trim().to_lowercase()).unwrap_or_default();
    let asked: String = asked.chars().take(LONGEST_SEARCH).collect();
    // All of it is put into words once, in the worker pool: players must not wait for it.
    let read = |_: &mut HashMemory| Arc::new(Library::read());
    let library = shared.library.0.get_or_try_init(|| shared.workers.work(caller, read)).await?;
    let library = Arc::clone(library);
    // The whole list is the same in both languages, and needs no search.
    let key = worker_pool::key("library", &(&asked, if asked.is_empty() { "" } else { lang }));
    let may = || if asked.is_empty() { Ok(()) } else { caller.may(Doing::Rules, &shared) };
    let words = asked.clone();
    let search = move || Ok(library.search(&words, lang));
    Ok(Kept(shared.workers.answer(caller, key, may, search).await?))
}
