//! Rooms: one actor for each table, its only writer.

mod actor;
mod address;
mod close;
mod commands;
mod drive;
mod handle;
mod listing;
mod listing_state;
mod load;
mod lookup;
mod outbox;
mod rooms;
mod rules_cache;
mod stakes;
mod table_bots;

pub(crate) use address::hash as key_hash;
pub(crate) use close::CloseCode;
pub(crate) use handle::{Failure, ForRoom, Glance, Named, RoomHandle};
pub(crate) use lookup::RoomError;
pub(crate) use outbox::{Inbox, Next, Outbox, encode};
pub(crate) use rooms::Rooms;
