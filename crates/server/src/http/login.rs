//! Signing in, with a passphrase or a passkey.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum_extra::extract::cookie::CookieJar;
use stammtisch_store::Proof;
use stammtisch_table::wire::{LogIn, LogInWithPasskey, PasskeyRequest, SessionInfo};

use crate::app_state::AppState;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::passkey::{LoginAnswer, Site};
use crate::problem::Problem;
use crate::{account, session};

/// Neither the answer nor its timing reveals to a guesser whether the name exists.
#[utoipa::path(
    post,
    path = "/api/login",
    tag = "login",
    summary = "Come back with a name and a passphrase",
    request_body = LogIn,
    responses((status = 200, description = "done", body = SessionInfo)),
)]
pub(super) async fn log_in(
    State(shared): State<AppState>,
    caller: Caller,
    headers: HeaderMap,
    jar: CookieJar,
    Body(body): Body<LogIn>,
) -> Result<(CookieJar, Json<SessionInfo>), Problem> {
    caller.may(Doing::Login, &shared)?;
    let name = account::login(&body.login).unwrap_or_default();
    shared.guess_limits.take(&name, caller, shared.clock.now()).map_err(Problem::from)?;
    let known = shared.store.login(name.clone()).await?;
    let (player, phc) = known.map(|login| (login.player, login.phc)).unzip();
    let proof = Proof::Passphrase(phc.clone().unwrap_or_default());
    let typed = account::passphrase(&body.passphrase).unwrap_or_default();
    let fits =
        shared.passphrases.fits((&shared.workers, caller), typed, phc, &*shared.entropy).await?;
    let Some(player) = player.filter(|_| fits) else { return Err(wrong()) };
    let player = shared.store.player(player).await?.ok_or_else(wrong)?;
    shared.guess_limits.succeeded(&name, caller);
    // The passphrase may have been changed since it was read.
    session::begin_by(&shared, &headers, jar, (player, proof)).await?.ok_or_else(wrong)
}

fn wrong() -> Problem {
    let detail = "nobody logs in with this name and this passphrase";
    Problem::new(StatusCode::UNAUTHORIZED, "wrong_login", detail)
}

#[utoipa::path(
    post,
    path = "/api/login/passkey/begin",
    tag = "login",
    summary = "Have a device asked for one of its passkeys",
    responses((status = 200, description = "done", body = PasskeyRequest)),
)]
pub(super) async fn begin_passkey_login(
    State(shared): State<AppState>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Json<PasskeyRequest>, Problem> {
    caller.may(Doing::Login, &shared)?;
    let site = Site::of(&headers, &shared.config)?;
    let options = shared.passkeys.ask_who(&site)?;
    Ok(Json(PasskeyRequest { options }))
}

#[utoipa::path(
    post,
    path = "/api/login/passkey",
    tag = "login",
    summary = "Come back with what the device has answered",
    request_body = LogInWithPasskey,
    responses((status = 200, description = "done", body = SessionInfo)),
)]
pub(super) async fn log_in_with_passkey(
    State(shared): State<AppState>,
    caller: Caller,
    headers: HeaderMap,
    jar: CookieJar,
    Body(body): Body<LogInWithPasskey>,
) -> Result<(CookieJar, Json<SessionInfo>), Problem> {
    caller.may(Doing::Login, &shared)?;
    let site = Site::of(&headers, &shared.config)?;
    let answer = LoginAnswer::read(body.credential)?;
    let passkey = shared.store.passkey(answer.passkey()).await?;
    let (player, data) = shared.passkeys.recognise(&site, &answer, passkey)?;
    // Stored before anybody is let in: if the signature counter has gone back, that must stay on
    // record.
    shared.store.use_passkey(answer.passkey(), data, shared.clock.unix()).await?;
    let player = shared.store.player(player).await?.ok_or_else(Problem::no_session)?;
    let by = (player, Proof::Passkey(answer.passkey()));
    session::begin_by(&shared, &headers, jar, by).await?.ok_or_else(Problem::no_session)
}
