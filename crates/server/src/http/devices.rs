//! Links that sign in another device.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum_extra::extract::cookie::CookieJar;
use stammtisch_store::{NewLink, Proof, UnixMillis};
use stammtisch_table::wire::{DeviceLink, RedeemLink, SessionInfo};

use crate::app_state::AppState;
use crate::http::body::Body;
use crate::http::link;
use crate::limits::{Caller, DEVICE_LINK_LASTS_MS, Doing};
use crate::problem::Problem;
use crate::session;
use crate::session::Session;
use crate::token::Token;
use crate::worker_pool::HashMemory;

#[utoipa::path(
    post,
    path = "/api/devices",
    tag = "account",
    summary = "A link that another device opens, once, to be this player too",
    responses((status = 200, description = "done", body = DeviceLink)),
)]
pub(super) async fn link_device(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Json<DeviceLink>, Problem> {
    let secret = Token::draw(&*shared.entropy);
    let now = shared.clock.unix();
    let expires = UnixMillis(now.0 + i64::from(DEVICE_LINK_LASTS_MS));
    let new = NewLink { secret: secret.hash(), player: session.player.id, expires };
    shared.store.create_link(new, now).await?;
    // In the fragment: browsers never send it, so it appears in no log and no `Referer`.
    let url = format!("{}/geraet#{}", link::origin(&headers, &shared.config), secret.text());
    let link = url.clone();
    let qr = shared.workers.work(caller, move |_: &mut HashMemory| link::picture(&link)).await??;
    Ok(Json(DeviceLink { url, qr, expires_ms: DEVICE_LINK_LASTS_MS }))
}

#[utoipa::path(
    post,
    path = "/api/devices/redeem",
    tag = "login",
    summary = "Use a link up and be that player",
    request_body = RedeemLink,
    responses((status = 200, description = "done", body = SessionInfo)),
)]
pub(super) async fn redeem_device_link(
    State(shared): State<AppState>,
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
