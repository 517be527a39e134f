//! Become the one who looks after the server, by the token that it has printed.

use axum::extract::State;
use axum::http::StatusCode;
use stammtisch_table::wire::ClaimAdmin;

use crate::app::Shared;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::session::Session;
use crate::token::Token;

#[utoipa::path(
    post,
    path = "/api/admin/claim",
    tag = "admin",
    summary = "Become the one who looks after the server, by the token that it has printed",
    request_body = ClaimAdmin,
    responses((status = 204, description = "done")),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
    caller: Caller,
    Body(body): Body<ClaimAdmin>,
) -> Result<StatusCode, Problem> {
    caller.may(Doing::Login, &shared)?;
    let token = Token::read(&body.token).ok_or_else(bad_token)?;
    let now = shared.clock.unix();
    if !shared.store.claim_admin(token.hash(), session.player.id, now).await? {
        return Err(bad_token());
    }
    tracing::warn!(player = %session.player.id, "looks after this server from now on");
    Ok(StatusCode::NO_CONTENT)
}

fn bad_token() -> Problem {
    let detail = "this token is unknown, was used already or is too old; `stammtisch admin token` prints a new one";
    Problem::new(StatusCode::FORBIDDEN, "bad_token", detail)
}
