//! Opening a line. A browser cannot read the status of a refused handshake, so what it must know
//! comes as a close code on a line that was opened.

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;

use super::{reader, writer};
use crate::app::Shared;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::room::{CloseCode, RoomError, Rooms};
use crate::session::Session;

/// So much of a message is read: of one that is too long only by a little nothing is left unread on
/// the socket, which would take the reason with it when the line is closed.
const MOST_READ: usize = 4 * reader::LONGEST;

/// Commands are short, and a longer message makes room for itself: with the usual 128 KiB a table of
/// four would cost half a megabyte.
const READ_BUFFER: usize = 1024;

const WRITE_BUFFER: usize = 16 * 1024;

/// More than this unsent, and the connection is given up.
const MOST_UNSENT: usize = 256 * 1024;

#[derive(Debug, Deserialize)]
pub(super) struct Since {
    since: Option<u64>,
    /// Whether this is a screen for the whole room.
    #[serde(default)]
    screen: bool,
}

#[utoipa::path(
    get,
    path = "/api/tables/{code}/ws",
    tag = "tables",
    summary = "Open a line to a table",
    description = "A WebSocket. What travels over it is described in docs/protocol.md.",
    params(
        ("code" = String, Path, description = "the six-character code of the table"),
        ("since" = Option<u64>, Query, description = "the last sequence number one knows"),
        ("screen" = Option<bool>, Query, description = "whether it is a screen for the whole room"),
    ),
    responses((status = 101, description = "the line is open"))
)]
pub(super) async fn handle(
    State(shared): State<Shared>,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<Since>, QueryRejection>,
    session: Result<Option<Session>, Problem>,
    caller: Caller,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let Path(code) = path?;
    let Query(since) = query?;
    let upgrade = upgrade?;
    caller.may(Doing::Handshake, &shared)?;
    let player = session.as_ref().ok().and_then(Option::as_ref).map(Session::id);
    let counted = shared.limits.socket(caller, player).ok_or_else(Problem::too_many_sockets)?;
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MOST_UNSENT)
        .max_message_size(MOST_READ)
        .max_frame_size(MOST_READ)
        .on_upgrade(async move |socket| {
            open(socket, shared, code, since, session).await;
            drop(counted);
        }))
}

async fn open(
    mut socket: WebSocket,
    shared: Shared,
    code: String,
    Since { since, screen }: Since,
    session: Result<Option<Session>, Problem>,
) {
    let _open = shared.lines.enter();
    let session = match session {
        Ok(Some(session)) => session,
        Ok(None) => return writer::close(&mut socket, CloseCode::NoSession).await,
        Err(_) => return writer::close(&mut socket, CloseCode::TryLater).await,
    };
    // A room may stop, having been idle, at the very moment we ask for it.
    for _ in 0..3 {
        let room = match Rooms::by_code(&shared, &code).await {
            Ok(room) => room,
            Err(error) => return writer::close(&mut socket, close_code(&error)).await,
        };
        match reader::serve(socket, &shared, room, &session, since, screen).await {
            Ok(()) => return,
            Err(back) => socket = back,
        }
    }
    writer::close(&mut socket, CloseCode::TryLater).await;
}

fn close_code(error: &RoomError) -> CloseCode {
    match error {
        RoomError::Unknown => CloseCode::NoTable,
        RoomError::Load(error) if error.is_final() => CloseCode::Broken,
        RoomError::Load(_) => CloseCode::TryLater,
        RoomError::Closing => CloseCode::Restart,
    }
}
