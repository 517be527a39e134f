//! Links by which others may watch a finished match.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use stammtisch_store::{self as store, MatchLinkId};
use stammtisch_table::wire::{MatchLink, MatchLinks, NewMatchLink};

use super::own;
use crate::app_state::AppState;
use crate::http::body::Body;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::room::key_hash;
use crate::session::Session;
use crate::{entropy, replay};

#[utoipa::path(
    get,
    path = "/api/matches/{id}/links",
    tag = "matches",
    summary = "One's own links to a match",
    params(("id" = String, Path, description = "the name of the match")),
    responses((status = 200, description = "done", body = MatchLinks)),
)]
pub(in crate::http) async fn list_match_links(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
) -> Result<Json<MatchLinks>, Problem> {
    let watched = own(&shared, caller, &session, path).await?;
    let links = shared.store.match_links_of(session.id()).await?;
    let here = links.into_iter().rev().filter(|link| replay::name(link.to) == watched.id);
    Ok(Json(MatchLinks { links: here.map(|link| info(link, None)).collect() }))
}

#[utoipa::path(
    post,
    path = "/api/matches/{id}/links",
    tag = "matches",
    summary = "Make a link by which others may watch a match; its key is told once",
    params(("id" = String, Path, description = "the name of the match")),
    request_body = NewMatchLink,
    responses(
        (status = 201, description = "done", body = MatchLink),
        (status = 409, description = "the player has as many links as one may have"),
    ),
)]
pub(in crate::http) async fn make_match_link(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
    Body(NewMatchLink { names }): Body<NewMatchLink>,
) -> Result<(StatusCode, Json<MatchLink>), Problem> {
    let watched = own(&shared, caller, &session, path).await?.for_others()?;
    let to = replay::named(&watched.id).ok_or_else(replay::none)?;
    let key = stammtisch_table::key(&entropy::seed(&*shared.entropy));
    let new = store::NewMatchLink {
        id: MatchLinkId::from_bytes(entropy::bytes(&*shared.entropy)),
        key: key_hash(&key),
        player: session.id(),
        to,
        names,
        created: shared.clock.unix(),
    };
    if !shared.store.create_match_link(new).await? {
        return Err(replay::none());
    }
    let store::NewMatchLink { id, player, created, .. } = new;
    let link = store::MatchLink { id, player, to, names, created };
    Ok((StatusCode::CREATED, Json(info(link, Some(key)))))
}

#[utoipa::path(
    delete,
    path = "/api/matches/{id}/links/{link}",
    tag = "matches",
    summary = "Take a link back: from now on it leads nowhere",
    params(
        ("id" = String, Path, description = "the name of the match"),
        ("link" = String, Path, description = "the id of the link"),
    ),
    responses((status = 204, description = "done")),
)]
pub(in crate::http) async fn take_match_link_back(
    State(shared): State<AppState>,
    session: Session,
    path: Result<Path<(String, String)>, PathRejection>,
) -> Result<StatusCode, Problem> {
    let Path((of, link)) = path?;
    let links = shared.store.match_links_of(session.id()).await?;
    let meant = |own: &&store::MatchLink| own.id.to_string() == link && replay::name(own.to) == of;
    let link = links.iter().find(meant).ok_or_else(replay::none)?;
    let deleted = shared.store.delete_match_link(session.id(), link.id).await?;
    deleted.then_some(StatusCode::NO_CONTENT).ok_or_else(replay::none)
}

fn info(link: store::MatchLink, key: Option<String>) -> MatchLink {
    MatchLink { id: link.id.to_string(), names: link.names, created: link.created.0, key }
}
