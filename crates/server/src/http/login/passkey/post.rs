//! Come back with what the device has answered.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum_extra::extract::cookie::CookieJar;
use stammtisch_store::Proof;
use stammtisch_table::wire::{LogInWithPasskey, SessionInfo};

use crate::app::Shared;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::passkey::{Answer, Site};
use crate::problem::Problem;
use crate::session;

#[utoipa::path(
    post,
    path = "/api/login/passkey",
    tag = "login",
    summary = "Come back with what the device has answered",
    request_body = LogInWithPasskey,
    responses((status = 200, description = "done", body = SessionInfo)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    caller: Caller,
    headers: HeaderMap,
    jar: CookieJar,
    Body(body): Body<LogInWithPasskey>,
) -> Result<(CookieJar, Json<SessionInfo>), Problem> {
    caller.may(Doing::Login, &shared)?;
    let site = Site::of(&headers, &shared.config)?;
    let answer = Answer::read(body.credential)?;
    let passkey = shared.store.passkey(answer.passkey()).await?;
    let (player, data) = shared.passkeys.recognise(&site, &answer, passkey)?;
    // Before anybody is let in: a counter that went back once must go on counting as seen.
    shared.store.use_passkey(answer.passkey(), data, shared.clock.unix()).await?;
    let player = shared.store.player(player).await?.ok_or_else(Problem::no_session)?;
    let by = (player, Proof::Passkey(answer.passkey()));
    session::begin_by(&shared, &headers, jar, by).await?.ok_or_else(Problem::no_session)
}
