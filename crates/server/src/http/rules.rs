//! Rulesets, their texts, and rules files that people write.

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use stammtisch_engine::rules::Lang;
use stammtisch_rules_text::file_schema;
use stammtisch_table::rulebook;
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{
    AskRulesText, BaseRules, CheckRules, ChosenRules, RulesInfo, RulesText,
};
use std::collections::BTreeMap;

use crate::app_state::AppState;
use crate::caching::Kept;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::worker_pool::HashMemory;
use crate::{bots, names, worker_pool};

#[utoipa::path(
    get,
    path = "/api/rules",
    tag = "rules",
    summary = "All presets with their options",
    responses((status = 200, description = "done", body = Vec<RulesInfo>)),
)]
pub(super) async fn list_rules(
    State(shared): State<AppState>,
    caller: Caller,
) -> Result<impl IntoResponse, Problem> {
    // It takes a while: players must not wait for it.
    let make = |_: &mut HashMemory| {
        // It holds nothing that JSON cannot represent.
        serde_json::to_vec(&rulebook::catalog(&bots::kinds())).unwrap_or_default().into()
    };
    let catalog = shared.catalog.0.get_or_try_init(|| shared.workers.work(caller, make)).await?;
    Ok(Kept(([(header::CONTENT_TYPE, "application/json")], catalog.clone())))
}

#[utoipa::path(
    get,
    path = "/api/rules/schema",
    tag = "rules",
    summary = "The JSON Schema of a rules file of the Mau-Mau family, with words for every field",
    params(("lang" = Option<String>, Query, description = "`de` or `en`")),
    responses((status = 200, description = "done", body = Object)),
)]
pub(super) async fn get_rules_schema(
    State(shared): State<AppState>,
    caller: Caller,
    query: Result<Query<BTreeMap<String, String>>, QueryRejection>,
) -> Result<impl IntoResponse, Problem> {
    let Query(query) = query?;
    let lang = names::lang(query.get("lang").map_or("de", String::as_str));
    let schema = move || Ok(file_schema(Lang::of(lang).unwrap_or(Lang::De)));
    let key = worker_pool::key("schema", &lang);
    Ok(Kept(shared.workers.answer(caller, key, || Ok(()), schema).await?))
}

#[utoipa::path(
    get,
    path = "/api/rules/bases",
    tag = "rules",
    summary = "What a rules file of one's own can be laid over, written out in full",
    responses((status = 200, description = "done", body = Vec<BaseRules>)),
)]
pub(super) async fn list_rules_bases(
    State(shared): State<AppState>,
    caller: Caller,
) -> Result<impl IntoResponse, Problem> {
    let key = worker_pool::key("bases", &());
    Ok(Kept(shared.workers.answer(caller, key, || Ok(()), || Ok(rulebook::bases())).await?))
}

#[utoipa::path(
    get,
    path = "/api/rules/{id}/base",
    tag = "rules",
    summary = "A preset, or an entry of the library, written out in full, to lay a rules file over",
    params(("id" = String, Path, description = "the id of a preset or of an entry of the library")),
    responses((status = 200, description = "done", body = BaseRules)),
)]
pub(super) async fn get_rules_base(
    State(shared): State<AppState>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
) -> Result<impl IntoResponse, Problem> {
    let Path(id) = path?;
    let key = worker_pool::key("base", &id);
    let base = move || rulebook::base(&id).map_err(|mistakes| Problem::rules(&mistakes));
    Ok(Kept(shared.workers.answer(caller, key, || Ok(()), base).await?))
}

#[utoipa::path(
    get,
    path = "/api/rules/{id}",
    tag = "rules",
    summary = "The rules of a preset, or of an entry of the library, in words, with chosen options",
    params(
        ("id" = String, Path, description = "the id of a preset or of an entry of the library"),
        ("seats" = Option<u8>, Query, description = "for so many players; else as many as recommended"),
        ("lang" = Option<String>, Query, description = "`de` or `en`"),
        ("o.ID" = Option<String>, Query, description = "what is chosen for the option ID"),
    ),
    responses((status = 200, description = "done", body = RulesText)),
)]
pub(super) async fn get_rules(
    State(shared): State<AppState>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<BTreeMap<String, String>>, QueryRejection>,
) -> Result<impl IntoResponse, Problem> {
    let Path(base) = path?;
    let Query(query) = query?;
    let options = query.iter().filter_map(|(key, choice)| {
        key.strip_prefix("o.").map(|option| (option.to_owned(), choice.clone()))
    });
    let chosen = ChosenRules { base, options: options.collect(), file: None };
    // Anything but a number counts as an invalid number of seats: the rules say how many they take.
    let seats = query.get("seats").map(|seats| seats.parse().unwrap_or(0));
    let lang = query.get("lang").map_or("de", |lang| names::lang(lang));
    let key = worker_pool::key("preset", &(&chosen, seats, lang));
    let text = move || {
        let book = match seats {
            None => Rulebook::try_out(&chosen),
            Some(seats) => Rulebook::choose(&chosen, seats),
        };
        Ok(book.map_err(|mistakes| Problem::rules(&mistakes))?.text(lang))
    };
    Ok(Kept(shared.workers.answer(caller, key, || Ok(()), text).await?))
}

#[utoipa::path(
    get,
    path = "/api/rules/{id}/info",
    tag = "rules",
    summary = "What a preset, or an entry of the library, offers a table: options, seats, calls, bots",
    params(("id" = String, Path, description = "the id of a preset or of an entry of the library")),
    responses((status = 200, description = "done", body = RulesInfo)),
)]
pub(super) async fn get_rules_info(
    State(shared): State<AppState>,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
) -> Result<impl IntoResponse, Problem> {
    let Path(base) = path?;
    let key = worker_pool::key("info", &base);
    let info = move || {
        let chosen = ChosenRules { base, ..ChosenRules::default() };
        let book = Rulebook::try_out(&chosen).map_err(|mistakes| Problem::rules(&mistakes))?;
        Ok(book.info(&chosen, &bots::kinds()))
    };
    Ok(Kept(shared.workers.answer(caller, key, || Ok(()), info).await?))
}

#[utoipa::path(
    post,
    path = "/api/rules/text",
    tag = "rules",
    summary = "Chosen rules in words",
    request_body = AskRulesText,
    responses((status = 200, description = "done", body = RulesText)),
)]
pub(super) async fn explain_rules(
    State(shared): State<AppState>,
    caller: Caller,
    Body(body): Body<AskRulesText>,
) -> Result<impl IntoResponse, Problem> {
    let AskRulesText { chosen, seats, lang, stake, leavers } = body;
    let lang = names::lang(&lang);
    let key = worker_pool::key("text", &(&chosen, seats, lang, stake, leavers));
    let text = move || {
        let book = Rulebook::choose(&chosen, seats).map_err(|all| Problem::rules(&all))?;
        Ok(book.text_with_stake(lang, stake, leavers))
    };
    let may = || caller.may(Doing::Rules, &shared);
    shared.workers.answer(caller, key, may, text).await
}

#[utoipa::path(
    post,
    path = "/api/rules/check",
    tag = "rules",
    summary = "A rules file of one's own: what it offers, or everything that is wrong with it",
    request_body = CheckRules,
    responses((status = 200, description = "done", body = RulesInfo)),
)]
pub(super) async fn check_rules(
    State(shared): State<AppState>,
    caller: Caller,
    Body(body): Body<CheckRules>,
) -> Result<impl IntoResponse, Problem> {
    let CheckRules { file, options } = body;
    let key = worker_pool::key("check", &(&file, &options));
    let chosen = ChosenRules { base: String::new(), options, file: Some(file) };
    let check = move || {
        let book = Rulebook::try_out(&chosen).map_err(|mistakes| Problem::rules(&mistakes))?;
        Ok(book.checked(&chosen, &bots::kinds()))
    };
    // A cached answer costs nobody anything.
    let may = || caller.may(Doing::Rules, &shared);
    shared.workers.answer(caller, key, may, check).await
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use stammtisch_store::MemoryStore;

    use super::*;
    use crate::worker_pool::WorkerPool;
    use crate::{App, Config, OsEntropy, SystemClock};

    /// If nobody works in the worker pool, nothing is made: not on the threads that answer
    /// everybody else either.
    #[tokio::test(start_paused = true)]
    async fn the_list_is_made_by_the_worker_pool() {
        let clock = Arc::new(SystemClock::default());
        let store = Arc::new(MemoryStore::new());
        let app = App::new(store, clock, Arc::new(OsEntropy), Config::default());
        let app = app.with_worker_pool(WorkerPool::closed());
        let caller = Caller::from_address([192, 168, 1, 1].into());
        let answer = list_rules(State(app.0), caller).await;
        assert_eq!(answer.map(|_| ()).err(), Some(Problem::busy()));
    }
}
