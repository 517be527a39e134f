//! Use a link up and be that player.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum_extra::extract::cookie::CookieJar;
use stammtisch_store::Proof;
use stammtisch_table::wire::{RedeemLink, SessionInfo};

use crate::app::Shared;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::session;
use crate::token::Token;

#[utoipa::path(
    post,
    path = "/api/devices/redeem",
    tag = "login",
    summary = "Use a link up and be that player",
    request_body = RedeemLink,
    responses((status = 200, description = "done", body = SessionInfo)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    caller: Caller,
    headers: HeaderMap,
    jar: CookieJar,
    Body(body): Body<RedeemLink>,
) -> Result<(CookieJar, Json<SessionInfo>), Problem> {
    caller.may(Doing::Login, &shared)?;
    let secret = Token::read(&body.secret).ok_or_else(bad_link)?.hash();
    let player = shared.store.link(secret).await?.ok_or_else(bad_link)?;
    let player = shared.store.player(player).await?.ok_or_else(bad_link)?;
    let proof = Proof::Link(secret, shared.clock.unix());
    session::begin_by(&shared, &headers, jar, (player, proof)).await?.ok_or_else(bad_link)
}

fn bad_link() -> Problem {
    let detail = "this link is unknown, was used already or is older than five minutes";
    Problem::new(StatusCode::NOT_FOUND, "bad_link", detail)
}
