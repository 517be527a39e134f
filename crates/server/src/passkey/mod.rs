//! Passkeys (WebAuthn): keys that a device keeps for its owner.
//!
//! Each use is a ceremony of two requests: the server sends a challenge, the device answers it.
//! Challenges live in memory only, for five minutes, and can be answered once.

mod ceremonies;
mod login;
mod record;
mod register;
mod site;

pub(crate) use ceremonies::Passkeys;
pub(crate) use login::LoginAnswer;
pub(crate) use site::Site;

use axum::http::StatusCode;

use crate::problem::Problem;

/// The device's answer does not match the challenge or the known passkey.
fn refused(why: &dyn std::fmt::Display) -> Problem {
    tracing::debug!(%why, "passkey refused");
    let detail = "this passkey was not accepted; begin again";
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "passkey_refused", detail)
}
