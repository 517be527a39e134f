//! A name and a passphrase to log in with.

pub(in crate::http) mod delete;
pub(in crate::http) mod put;

use axum::http::StatusCode;
use stammtisch_store::Login;

use crate::account;
use crate::app::Shared;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;

/// Lets only those pass who know the passphrase so far.
async fn confirm(
    shared: &Shared,
    caller: Caller,
    known: Login,
    typed: Option<&str>,
) -> Result<(), Problem> {
    caller.may(Doing::Login, shared)?;
    let counted = shared.tries.take_own(&known.name, caller, shared.clock.now());
    counted.map_err(Problem::too_many_guesses)?;
    let typed = typed.and_then(account::passphrase).unwrap_or_default();
    if !shared
        .passphrases
        .fits((&shared.desk, caller), typed, Some(known.phc), &*shared.entropy)
        .await?
    {
        let detail = "this is not the passphrase so far";
        return Err(Problem::new(StatusCode::FORBIDDEN, "wrong_passphrase", detail));
    }
    shared.tries.right(&known.name, caller);
    Ok(())
}
