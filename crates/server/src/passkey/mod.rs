//! Passkeys: keys that a device keeps for its person, used by WebAuthn.
//!
//! Each use is a ceremony of two requests: the server asks, the device answers what was asked.
//! Questions live in memory only, for five minutes, and are answered once.

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

/// What the device says does not fit what was asked, or who is known.
fn refused(why: &dyn std::fmt::Display) -> Problem {
    tracing::debug!(%why, "passkey refused");
    let detail = "this passkey was not accepted; begin again";
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "passkey_refused", detail)
}
