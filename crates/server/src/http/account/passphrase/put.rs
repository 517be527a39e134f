//! Choose a name to log in with, and a passphrase.

use axum::extract::State;
use axum::http::StatusCode;
use stammtisch_store::{Login, StoreError};
use stammtisch_table::wire::SetPassphrase;

use super::confirm;
use crate::account;
use crate::app::Shared;
use crate::http::body::Body;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::session::{self, Session};

#[utoipa::path(
    put,
    path = "/api/account/passphrase",
    tag = "account",
    summary = "Choose a name to log in with, and a passphrase",
    request_body = SetPassphrase,
    responses((status = 204, description = "done")),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
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
    let phc = shared.passphrases.hash((&shared.desk, caller), passphrase, &*shared.entropy).await?;
    let login = Login { name, player, phc };
    let set = if changes {
        // Whoever came in by the old one is out.
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
