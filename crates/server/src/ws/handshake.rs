//! Opening a connection to a table. Browser scripts cannot read the status of a refused handshake,
//! so what they must know comes as a close code on a connection that was opened.

use super::query::HandshakeQuery;
use axum::body::Body;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, Request, State};
use axum::response::Response;
use hyper::upgrade::OnUpgrade;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;

use super::open::{self, ConnectionOpening};
use crate::app_state::AppState;
use crate::connections::ConnectionSlot;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::session::Session;

#[utoipa::path(
    get,
    path = "/api/tables/{code}/ws",
    tag = "tables",
    operation_id = "open_line",
    summary = "Open a connection to a table",
    description = "A WebSocket. What travels over it is described in docs/protocol.md.",
    params(
        ("code" = String, Path, description = "the six-character code of the table, or that and the key in its link"),
        ("since" = Option<u64>, Query, description = "the last sequence number one knows"),
        ("screen" = Option<bool>, Query, description = "whether it is a screen for the whole room"),
    ),
    responses((status = 101, description = "the connection is open"))
)]
pub(super) async fn open_connection(
    State(shared): State<AppState>,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<HandshakeQuery>, QueryRejection>,
    session: Result<Option<Session>, Problem>,
    caller: Caller,
    mut request: Request,
) -> Result<Response, Problem> {
    let Path(code) = path?;
    let Query(query) = query?;
    let response = create_response_with_body(&request, Body::empty)
        .map_err(|error| Problem::no_websocket(error.to_string()))?;
    let upgrade = request.extensions_mut().remove::<OnUpgrade>();
    let upgrade =
        upgrade.ok_or_else(|| Problem::no_websocket("this connection cannot become one"))?;
    caller.may(Doing::Handshake, &shared)?;
    caller.may_name_a_table(&shared)?;
    let player = session.as_ref().ok().and_then(Option::as_ref).map(Session::id);
    let counted = shared.limits.socket(caller, player).ok_or_else(Problem::too_many_sockets)?;
    // There is no place without a connection of ours, as in tests of the router alone.
    let place = request.extensions_mut().remove::<ConnectionSlot>();
    if place.is_some_and(|place| !place.upgrades()) {
        return Err(Problem::unavailable(
            "there are too many connections to tables; try again later",
        ));
    }
    let opening = Box::new(ConnectionOpening { shared, caller, code, query, session });
    tokio::spawn(async move {
        if let Ok(upgraded) = upgrade.await {
            open::serve(upgraded, opening).await;
        }
        drop(counted);
    });
    Ok(response)
}
