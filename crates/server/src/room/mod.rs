//! Rooms: one actor for each table, its only writer.

mod actor;
mod address;
mod close;
mod drive;
mod finding;
mod held;
mod listed;
mod load;
mod minds;
mod outbox;
mod rooms;
mod rules_cache;
mod stakes;
mod stub;
mod told;

pub(crate) use address::hash as key_hash;
pub(crate) use close::CloseCode;
pub(crate) use finding::RoomError;
pub(crate) use outbox::{Inbox, Next, Outbox, encode};
pub(crate) use rooms::Rooms;
pub(crate) use stub::{Failure, ForRoom, Glance, Named, Stub};
