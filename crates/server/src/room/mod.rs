//! One actor for each table: the only one who writes it.

mod actor;
mod held;
mod listed;
mod load;
mod outbox;
mod rooms;
mod settle;
mod shelf;
mod stakes;
mod stub;

pub(crate) use load::player_id;
pub(crate) use outbox::{CloseCode, Inbox, Outbox};
pub(crate) use rooms::{RoomError, Rooms};
pub(crate) use stub::{Failure, Named, Stub};
