//! A link that another device opens, once, to be this player too.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use stammtisch_store::{NewLink, UnixMillis};
use stammtisch_table::wire::DeviceLink;

use crate::app::Shared;
use crate::desk::Bench;
use crate::http::link;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::session::Session;
use crate::token::Token;

/// How long a link can be used, in milliseconds: as long as it takes to reach for the other device.
const LASTS: u32 = 5 * 60_000;

#[utoipa::path(
    post,
    path = "/api/devices",
    tag = "account",
    summary = "A link that another device opens, once, to be this player too",
    responses((status = 200, description = "done", body = DeviceLink)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Json<DeviceLink>, Problem> {
    let secret = Token::draw(&*shared.entropy);
    let now = shared.clock.unix();
    let expires = UnixMillis(now.0 + i64::from(LASTS));
    let new = NewLink { secret: secret.hash(), player: session.player.id, expires };
    shared.store.create_link(new, now).await?;
    // In the fragment: no browser sends it, so it stands in no log and no Referer.
    let url = format!("{}/geraet#{}", link::origin(&headers, &shared.config), secret.text());
    let link = url.clone();
    let qr = shared.desk.work(caller, move |_: &mut Bench| link::picture(&link)).await??;
    Ok(Json(DeviceLink { url, qr, expires_ms: LASTS }))
}
