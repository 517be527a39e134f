//! All rooms that are open. A table gets its room when somebody first asks for it.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use stammtisch_store::{StoreError, TableId, Wanted};
use stammtisch_table::PlayerId;
use tokio::sync::mpsc;

use super::actor::Room;
use super::address::Address;
use super::close::CloseCode;
use super::load::{self, LoadError};
use super::rules_cache::OpenRules;
use super::stub::{self, Named, Stub};
use crate::app::Shared;
use crate::limits::Caller;
use crate::{bots, entropy};

/// Why there is no room.
#[derive(Debug, thiserror::Error)]
pub(crate) enum RoomError {
    /// No open table has this code.
    #[error("no open table has this code")]
    Unknown,
    /// The table cannot be played on.
    #[error("this table cannot be loaded: {0}")]
    Load(#[from] LoadError),
    /// The server is going down.
    #[error("the server is going down")]
    Closing,
}

/// A place for one room: held while it is being loaded, so that nobody loads it twice.
type Slot = Arc<tokio::sync::Mutex<Option<Stub>>>;

/// The open rooms.
#[derive(Default)]
pub(crate) struct Rooms {
    slots: Mutex<Slots>,
    pub(crate) rules_cache: Arc<OpenRules>,
    /// Tables that could not be read.
    broken: Mutex<BTreeSet<TableId>>,
}

#[derive(Default)]
struct Slots {
    by_table: HashMap<TableId, Slot>,
    closing: bool,
}

impl Rooms {
    /// The room of an open table, for whoever names it.
    pub(crate) async fn by_address(
        shared: &Shared,
        caller: Caller,
        player: Option<PlayerId>,
        address: &str,
    ) -> Result<Stub, RoomError> {
        let found = Self::find(shared, caller, player, address).await.map_err(LoadError::Store)?;
        Self::by_id(shared, found.ok_or(RoomError::Unknown)?).await
    }

    /// The open table that is named by its code or its link. One that there is not, or that is not
    /// to be found by this, is counted: they are not to be guessed.
    pub(crate) async fn find(
        shared: &Shared,
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
    pub(crate) async fn by_id(shared: &Shared, id: TableId) -> Result<Stub, RoomError> {
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
    async fn within(shared: &Shared, id: TableId, slot: &Slot) -> Result<Stub, RoomError> {
        let mut slot = slot.lock().await;
        if let Some(stub) = slot.as_ref().filter(|stub| !stub.asks.is_closed()) {
            return Ok(stub.clone());
        }
        let bots = bots::house(entropy::seed(&*shared.entropy));
        let loaded = load::load(shared, id, bots).await.inspect_err(|error| {
            tracing::error!(table = %id, %error, "cannot be loaded");
            if error.is_final() && !matches!(error, LoadError::Unknown) {
                lock(&shared.rooms.broken).insert(id);
            }
        })?;
        lock(&shared.rooms.broken).remove(&id);
        let (asks, receiver) = mpsc::channel(stub::WAITING);
        let stub = Stub { asks };
        let room = Box::new(Room::new(id, shared.clone(), loaded));
        let shared = shared.clone();
        tokio::spawn(async move {
            room.run(receiver).await;
            shared.rooms.forget(id);
        });
        *slot = Some(stub.clone());
        Ok(stub)
    }

    /// Removes a room that has stopped, or was never loaded. Who waits for its slot keeps it.
    fn forget(&self, id: TableId) {
        let mut slots = lock(&self.slots);
        let stopped = slots.by_table.get(&id).is_some_and(|slot| {
            let empty = |stub: &Option<Stub>| stub.as_ref().is_none_or(|s| s.asks.is_closed());
            Arc::strong_count(slot) == 1 && slot.try_lock().is_ok_and(|stub| empty(&stub))
        });
        if stopped {
            slots.by_table.remove(&id);
        }
    }

    /// Tells all open rooms that the profile of a player has changed: people watch, write and have
    /// played where they have no seat. Rooms that open later read it.
    pub(crate) async fn changed(&self, who: Named) {
        for stub in self.open().await {
            stub.changed(who.clone()).await;
        }
    }

    /// Makes all open rooms forget players who do not exist any more: each is asked once, whoever
    /// they are.
    pub(crate) async fn erase(&self, players: &[PlayerId]) {
        for stub in self.open().await {
            stub.erase(players.to_vec()).await;
        }
    }

    /// Closes a table that nobody has come back to since this epoch. Whoever comes in this moment
    /// waits at its slot, and finds it open still, or closed. Returns whether it was closed.
    pub(crate) async fn close_idle(
        shared: &Shared,
        id: TableId,
        epoch: u64,
    ) -> Result<bool, StoreError> {
        let slot = lock(&shared.rooms.slots).by_table.entry(id).or_default().clone();
        let closed = {
            let stub = slot.lock().await;
            if stub.as_ref().is_some_and(|stub| !stub.asks.is_closed()) {
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

    /// Stops the room of a table that has been closed, if it is open.
    pub(crate) async fn close(&self, id: TableId) {
        lock(&self.broken).remove(&id);
        if let Some(stub) = self.here(id).await {
            stub.stop(CloseCode::NoTable).await;
        }
    }

    /// A room, if it is open now.
    async fn here(&self, id: TableId) -> Option<Stub> {
        let slot = lock(&self.slots).by_table.get(&id).cloned()?;
        let stub = slot.lock().await;
        stub.clone()
    }

    /// How many tables could not be read since the server was started.
    pub(crate) fn broken(&self) -> usize {
        lock(&self.broken).len()
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        lock(&self.slots).by_table.len()
    }

    /// All rooms that are open now.
    pub(crate) async fn open(&self) -> Vec<Stub> {
        let slots: Vec<Slot> = lock(&self.slots).by_table.values().cloned().collect();
        let mut open = Vec::new();
        for slot in slots {
            open.extend(slot.lock().await.clone());
        }
        open
    }

    /// Opens no more rooms and stops all there are, telling every line.
    pub(crate) async fn stop(&self) {
        lock(&self.slots).closing = true;
        for stub in self.open().await {
            stub.stop(CloseCode::Restart).await;
        }
    }
}

/// Nothing panics while holding these locks; if it did, the maps would still be whole.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use stammtisch_store::{MemoryStore, NewTable, Tables as _, UnixMillis};

    use super::*;
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
