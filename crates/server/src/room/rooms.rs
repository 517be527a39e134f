//! All open rooms.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use stammtisch_store::TableId;
use stammtisch_table::PlayerId;

use super::close::CloseCode;
use super::handle::{Named, RoomHandle};
use super::rules_cache::OpenRules;

/// The slot of one room: locked while the room is being loaded, so that it is not loaded twice.
pub(super) type Slot = Arc<tokio::sync::Mutex<Option<RoomHandle>>>;

/// The open rooms.
#[derive(Default)]
pub(crate) struct Rooms {
    pub(super) slots: Mutex<Slots>,
    pub(crate) rules_cache: Arc<OpenRules>,
    /// Tables that could not be read.
    pub(super) broken: Mutex<BTreeSet<TableId>>,
}

#[derive(Default)]
pub(super) struct Slots {
    pub(super) by_table: HashMap<TableId, Slot>,
    pub(super) closing: bool,
}

impl Rooms {
    /// Removes a room that has stopped or was never loaded. Its slot stays if somebody waits for
    /// it.
    pub(super) fn forget(&self, id: TableId) {
        let mut slots = lock(&self.slots);
        let stopped = slots.by_table.get(&id).is_some_and(|slot| {
            let empty =
                |room: &Option<RoomHandle>| room.as_ref().is_none_or(|s| s.asks.is_closed());
            Arc::strong_count(slot) == 1 && slot.try_lock().is_ok_and(|room| empty(&room))
        });
        if stopped {
            slots.by_table.remove(&id);
        }
    }

    /// Tells all open rooms that a player's profile has changed: players also watch, chat, or have
    /// played where they have no seat. Rooms that open later read it from the store.
    pub(crate) async fn changed(&self, who: Named) {
        for room in self.open().await {
            room.changed(who.clone()).await;
        }
    }

    /// Makes all open rooms forget players who no longer exist, with one request to each room.
    pub(crate) async fn erase(&self, players: &[PlayerId]) {
        for room in self.open().await {
            room.erase(players.to_vec()).await;
        }
    }

    /// Stops the room of a table that has been closed, if it is open.
    pub(crate) async fn close(&self, id: TableId) {
        lock(&self.broken).remove(&id);
        if let Some(room) = self.here(id).await {
            room.stop(CloseCode::NoTable).await;
        }
    }

    /// A room, if it is open now.
    async fn here(&self, id: TableId) -> Option<RoomHandle> {
        let slot = lock(&self.slots).by_table.get(&id).cloned()?;
        let room = slot.lock().await;
        room.clone()
    }

    /// How many tables could not be read since the server started.
    pub(crate) fn broken(&self) -> usize {
        lock(&self.broken).len()
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        lock(&self.slots).by_table.len()
    }

    /// All rooms that are open now.
    pub(crate) async fn open(&self) -> Vec<RoomHandle> {
        let slots: Vec<Slot> = lock(&self.slots).by_table.values().cloned().collect();
        let mut open = Vec::new();
        for slot in slots {
            open.extend(slot.lock().await.clone());
        }
        open
    }

    /// Opens no more rooms and stops all open ones, telling every connection.
    pub(crate) async fn stop(&self) {
        lock(&self.slots).closing = true;
        for room in self.open().await {
            room.stop(CloseCode::Restart).await;
        }
    }
}

/// No code panics while holding these locks; even then the maps would still be consistent.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use stammtisch_store::{MemoryStore, NewTable, Tables as _, UnixMillis};

    use super::*;
    use crate::room::RoomError;
    use crate::{App, Config, OsEntropy, SystemClock};

    #[tokio::test]
    async fn a_table_that_cannot_be_loaded_leaves_nothing_behind() {
        let store = Arc::new(MemoryStore::new());
        let (id, header) = (TableId::from_bytes([1; 16]), b"damaged".to_vec());
        let code = "ABC234".parse().unwrap_or_else(|_| unreachable!("a code"));
        let table = NewTable { id, code, header, created: UnixMillis(0), key: None };
        assert!(store.create_table(table).await.is_ok());
        let clock = Arc::new(SystemClock::default());
        let App(shared) = App::new(store, clock, Arc::new(OsEntropy), Config::default());
        assert!(matches!(Rooms::by_id(&shared, id).await, Err(RoomError::Load(_))));
        assert!(lock(&shared.rooms.slots).by_table.is_empty());
    }
}
