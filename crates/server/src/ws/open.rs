//! Serves a socket: connects it to the room of its table, and says goodbye at the end.

use super::connection::is_over;
use hyper::upgrade::Upgraded;
use stammtisch_table::PlayerId;

use super::connection::{End, TableConnection};
use super::query::HandshakeQuery;
use super::socket::Socket;
use crate::app_state::AppState;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::room::{CloseCode, Outbox, RoomError, Rooms};
use crate::session::Session;

/// The request to open a connection: the caller, the table, and from where on.
pub(super) struct ConnectionOpening {
    pub(super) shared: AppState,
    pub(super) caller: Caller,
    pub(super) code: String,
    pub(super) query: HandshakeQuery,
    pub(super) session: Result<Option<Session>, Problem>,
}

/// Serves a socket from its first message to its last. The rare parts are boxed, so that an idle
/// connection reserves no memory for them.
pub(super) async fn serve(upgraded: Upgraded, opening: Box<ConnectionOpening>) {
    let open = opening.shared.open_sockets.enter();
    let mut socket = Box::new(Socket::new(upgraded).await);
    match Box::pin(connect(opening)).await {
        Ok(mut connection) => {
            let end = connection.run(&mut socket).await;
            Box::pin(leave(connection, *socket, end)).await;
        }
        Err(code) => Box::pin(socket.close(Some(code))).await,
    }
    drop(open);
}

/// Connects to the room of a table.
async fn connect(opening: Box<ConnectionOpening>) -> Result<Box<TableConnection>, CloseCode> {
    let ConnectionOpening {
        shared,
        caller,
        code,
        query: HandshakeQuery { since, screen },
        session,
    } = *opening;
    let session = match session {
        Ok(Some(session)) => session,
        Ok(None) => return Err(CloseCode::NoSession),
        Err(_) => return Err(CloseCode::TryLater),
    };
    let token = session.token;
    // Subscribed before anything is said: if the session ends once the connection is open, so does
    // the connection.
    let ended = shared.ended.subscribe();
    // An idle room may stop at the very moment we ask for it.
    for _ in 0..3 {
        let room = Rooms::by_address(&shared, caller, Some(session.id()), &code).await;
        let room = room.map_err(|error| close_code(&error))?;
        if is_over(&shared, token).await {
            // It ended while the room was being looked up.
            return Err(CloseCode::NoSession);
        }
        let (outbox, inbox) = Outbox::new();
        if let Ok(number) = room.connect((session.named(), caller), since, screen, outbox).await {
            let (number, player) = (number?, session.id());
            return Ok(Box::new(TableConnection {
                shared,
                room,
                number,
                player,
                token,
                inbox,
                ended,
            }));
        }
    }
    Err(CloseCode::TryLater)
}

/// Tells the room that a connection has ended, and the client why.
async fn leave(connection: Box<TableConnection>, socket: Socket, end: End) {
    let TableConnection { shared, room, number, player, .. } = &*connection;
    room.disconnect(*number).await;
    let End::Ours(code) = end else { return };
    if code == Some(CloseCode::NoSession) && is_erased(shared, *player).await {
        // This connection may have opened after the room had forgotten the player.
        room.erase(vec![*player]).await;
    }
    socket.close(code).await;
    if let Some(code) = code {
        shared.metrics.closed(code);
    }
}

fn close_code(error: &RoomError) -> CloseCode {
    match error {
        RoomError::Unknown => CloseCode::NoTable,
        RoomError::Load(error) if error.is_key_lost() => CloseCode::KeyLost,
        RoomError::Load(error) if error.is_final() => CloseCode::Broken,
        RoomError::Load(_) => CloseCode::TryLater,
        RoomError::Closing => CloseCode::Restart,
    }
}

/// Whether the player is known to have been deleted.
async fn is_erased(shared: &AppState, player: PlayerId) -> bool {
    matches!(shared.store.player(player).await, Ok(None))
}
