//! Finds the room of a table, and opens it when somebody first asks for it.

use stammtisch_store::{StoreError, TableId, Wanted};
use stammtisch_table::PlayerId;
use tokio::sync::mpsc;

use super::actor::Room;
use super::address::Address;
use super::handle::RoomHandle;
use super::load;
use super::load::LoadError;
use super::rooms::{Rooms, Slot, lock};
use crate::app_state::AppState;
use crate::limits::{Caller, QUESTIONS_WAITING};
use crate::{bots, entropy};

/// Why there is no room.
#[derive(Debug, thiserror::Error)]
pub(crate) enum RoomError {
    /// No open table has this code.
    #[error("no open table has this code")]
    Unknown,
    /// The table cannot be loaded.
    #[error("this table cannot be loaded: {0}")]
    Load(#[from] LoadError),
    /// The server is going down.
    #[error("the server is going down")]
    Closing,
}

impl Rooms {
    /// The room of an open table, named by its code or link.
    pub(crate) async fn by_address(
        shared: &AppState,
        caller: Caller,
        player: Option<PlayerId>,
        address: &str,
    ) -> Result<RoomHandle, RoomError> {
        let found = Self::find(shared, caller, player, address).await.map_err(LoadError::Store)?;
        Self::by_id(shared, found.ok_or(RoomError::Unknown)?).await
    }

    /// The open table that a code or a link names. An address that does not exist, or does not
    /// suffice to find its table, counts as a miss, so that nobody can guess them.
    pub(crate) async fn find(
        shared: &AppState,
        caller: Caller,
        player: Option<PlayerId>,
        address: &str,
    ) -> Result<Option<TableId>, StoreError> {
        let Some(Address { code, key }) = Address::read(address) else { return Ok(None) };
        let wanted = Wanted { code, key, player };
        let found = shared.store.find_table(wanted).await?;
        if found.is_none() {
            shared.limits.missed(caller, shared.clock.now());
        }
        Ok(found)
    }

    /// The room of a table that is known to exist.
    pub(crate) async fn by_id(shared: &AppState, id: TableId) -> Result<RoomHandle, RoomError> {
        let slot = {
            let mut slots = lock(&shared.rooms.slots);
            if slots.closing {
                return Err(RoomError::Closing);
            }
            slots.by_table.entry(id).or_default().clone()
        };
        let found = Self::within(shared, id, &slot).await;
        drop(slot);
        if found.is_err() {
            shared.rooms.forget(id);
        }
        found
    }

    /// The room in its slot, loaded now if it is not there.
    pub(super) async fn within(
        shared: &AppState,
        id: TableId,
        slot: &Slot,
    ) -> Result<RoomHandle, RoomError> {
        let mut slot = slot.lock().await;
        if let Some(room) = slot.as_ref().filter(|room| !room.asks.is_closed()) {
            return Ok(room.clone());
        }
        let bots = bots::house(entropy::seed(&*shared.entropy));
        let loaded = load::load(shared, id, bots).await.inspect_err(|error| {
            tracing::error!(table = %id, %error, "cannot be loaded");
            if error.is_final() && !matches!(error, LoadError::Unknown) {
                lock(&shared.rooms.broken).insert(id);
            }
        })?;
        lock(&shared.rooms.broken).remove(&id);
        let (asks, receiver) = mpsc::channel(QUESTIONS_WAITING);
        let handle = RoomHandle { asks };
        let room = Box::new(Room::new(id, shared.clone(), loaded));
        let shared = shared.clone();
        tokio::spawn(async move {
            room.run(receiver).await;
            shared.rooms.forget(id);
        });
        *slot = Some(handle.clone());
        Ok(handle)
    }

    /// Closes a table that nobody has come back to since this epoch. Anybody who arrives at this
    /// moment waits at its slot, and finds it still open, or closed. Returns whether it was closed.
    pub(crate) async fn close_idle(
        shared: &AppState,
        id: TableId,
        epoch: u64,
    ) -> Result<bool, StoreError> {
        let slot = lock(&shared.rooms.slots).by_table.entry(id).or_default().clone();
        let closed = {
            let room = slot.lock().await;
            if room.as_ref().is_some_and(|room| !room.asks.is_closed()) {
                // Somebody is there, or was a moment ago.
                Ok(false)
            } else {
                shared.store.close_idle_table(id, epoch, shared.clock.unix()).await
            }
        };
        drop(slot);
        shared.rooms.forget(id);
        closed
    }
}
