//! The login name and passphrase of a player.

use axum::extract::State;
use axum::http::StatusCode;
use stammtisch_store::{Login, StoreError};
use stammtisch_table::wire::{RemovePassphrase, SetPassphrase};

use crate::app_state::AppState;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::session::Session;
use crate::{account, session};

/// Lets only those pass who know the current passphrase.
async fn confirm(
    shared: &AppState,
    caller: Caller,
    known: Login,
    typed: Option<&str>,
) -> Result<(), Problem> {
    caller.may(Doing::Login, shared)?;
    let counted = shared.guess_limits.take_own(&known.name, caller, shared.clock.now());
    counted.map_err(Problem::from)?;
    let typed = typed.and_then(account::passphrase).unwrap_or_default();
    if !shared
        .passphrases
        .fits((&shared.workers, caller), typed, Some(known.phc), &*shared.entropy)
        .await?
    {
        let detail = "this is not the passphrase so far";
        return Err(Problem::new(StatusCode::FORBIDDEN, "wrong_passphrase", detail));
    }
    shared.guess_limits.succeeded(&known.name, caller);
    Ok(())
}

#[utoipa::path(
    put,
    path = "/api/account/passphrase",
    tag = "account",
    summary = "Choose a name to log in with, and a passphrase",
    request_body = SetPassphrase,
    responses((status = 204, description = "done")),
)]
pub(super) async fn set_passphrase(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    Body(body): Body<SetPassphrase>,
) -> Result<StatusCode, Problem> {
    let player = session.player.id;
    let name = account::login(&body.login).ok_or_else(bad_login)?;
    let passphrase = account::passphrase(&body.passphrase).ok_or_else(bad_passphrase)?;
    if passphrase.to_lowercase() == name.to_lowercase() {
        return Err(bad_passphrase());
    }
    let known = shared.store.login_of(player).await?;
    let changes = known.is_some();
    if let Some(known) = known {
        confirm(&shared, caller, known, body.current.as_deref()).await?;
    }
    let phc =
        shared.passphrases.hash((&shared.workers, caller), passphrase, &*shared.entropy).await?;
    let login = Login { name, player, phc };
    let set = if changes {
        // Sessions begun with the old one end.
        shared.store.change_login(player, Some(login), session.token).await
    } else {
        shared.store.set_login(login).await.map(|()| Vec::new())
    };
    match set {
        Ok(ended) => {
            session::end(&shared, ended);
            Ok(StatusCode::NO_CONTENT)
        }
        Err(StoreError::LoginTaken) => {
            let detail = "somebody else logs in with this name; choose another";
            Err(Problem::new(StatusCode::CONFLICT, "login_taken", detail))
        }
        Err(error) => Err(error.into()),
    }
}

fn bad_login() -> Problem {
    let detail = "a name to log in with has 3 to 24 characters, none of them invisible";
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_login", detail)
}

fn bad_passphrase() -> Problem {
    let detail = "a passphrase has 10 to 200 characters and is not the name";
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_passphrase", detail)
}

#[utoipa::path(
    delete,
    path = "/api/account/passphrase",
    tag = "account",
    summary = "Do without a passphrase again",
    request_body = RemovePassphrase,
    responses((status = 204, description = "done")),
)]
pub(super) async fn remove_passphrase(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    Body(body): Body<RemovePassphrase>,
) -> Result<StatusCode, Problem> {
    if let Some(known) = shared.store.login_of(session.player.id).await? {
        confirm(&shared, caller, known, Some(&body.current)).await?;
        let ended = shared.store.change_login(session.player.id, None, session.token).await?;
        session::end(&shared, ended);
    }
    Ok(StatusCode::NO_CONTENT)
}
