//! A link that contains somebody's own rules, as a QR code.

use std::collections::BTreeMap;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;

use super::link;
use crate::app_state::AppState;
use crate::caching::Kept;
use crate::limits::{Caller, Doing, LONGEST_PACKED_RULES};
use crate::problem::Problem;
use crate::worker_pool;

#[utoipa::path(
    get,
    path = "/api/rules/shared/qr.svg",
    tag = "rules",
    summary = "A link that holds rules of one's own, as a picture to point a phone at",
    params(("r" = String, Query, description = "the rules as they stand in the link: at most 1,800 letters, digits, `-` and `_`")),
    responses((status = 200, description = "a picture", body = String, content_type = "image/svg+xml")),
)]
pub(super) async fn draw_rules_link(
    State(shared): State<AppState>,
    caller: Caller,
    query: Result<Query<BTreeMap<String, String>>, QueryRejection>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let Query(query) = query?;
    let packed = query.get("r").map(String::as_str).unwrap_or_default();
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    if packed.is_empty() || packed.len() > LONGEST_PACKED_RULES || !packed.bytes().all(is_letter) {
        return Err(Problem::bad_query(format!(
            "`r` holds between 1 and {LONGEST_PACKED_RULES} letters, digits, `-` and `_`"
        )));
    }
    let shared_link = link::origin(&headers, &shared.config) + "/regeln/eigene#r=" + packed;
    let key = worker_pool::key("rules-qr", &shared_link);
    let may = || caller.may(Doing::Rules, &shared);
    let draw = move || Ok(link::picture(&shared_link)?.into());
    let picture = shared.workers.kept(caller, key, may, draw).await?;
    Ok(Kept(([(header::CONTENT_TYPE, "image/svg+xml")], picture)))
}
