//! Loads a table from the store and replays its log.

use std::sync::Arc;

use stammtisch_store::{
    Actor, CommandName, LogEntry, StoreError, StoredTable, TableId, TableStatus,
};
use stammtisch_table::{
    BotHouse, Broken, Header, LogError, PlayerId, Profile, Record, Table, UnreadableTable,
};

use super::rules_cache::OpenRules;
use crate::app_state::AppState;
use crate::daily;
use crate::seed_key::{Keys, unseal};

/// A table in memory, and the epoch needed to write to it.
pub(super) struct Loaded {
    pub(super) table: Table,
    pub(super) epoch: u64,
}

/// Why a table cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    /// There is no such open table.
    #[error("there is no such table")]
    Unknown,
    /// The store refused.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Another version wrote it, or it is damaged.
    #[error(transparent)]
    Log(#[from] LogError),
    /// Its rules cannot be read.
    #[error(transparent)]
    Open(#[from] UnreadableTable),
    /// Its log does not replay.
    #[error(transparent)]
    Broken(#[from] Broken),
}

impl LoadError {
    /// Whether the seed of its match is sealed with a key that this house does not have.
    pub(crate) const fn is_key_lost(&self) -> bool {
        matches!(self, Self::Broken(Broken::KeyLost(_)))
    }

    /// Whether retrying cannot help.
    pub(crate) const fn is_final(&self) -> bool {
        match self {
            Self::Unknown | Self::Log(_) | Self::Open(_) | Self::Broken(_) => true,
            Self::Store(error) => matches!(error, StoreError::Corrupt { .. }),
        }
    }
}

/// Takes over a table (with a new epoch) and replays its log.
pub(super) async fn load(
    shared: &AppState,
    id: TableId,
    bots: BotHouse,
) -> Result<Loaded, LoadError> {
    let (store, rules_cache) = (&shared.store, &shared.rooms.rules_cache);
    let stored = store.take_over(id).await?.ok_or(LoadError::Unknown)?;
    if stored.head.status != TableStatus::Open {
        return Err(LoadError::Unknown);
    }
    let epoch = stored.head.epoch;
    let keys = daily::keys(shared, &stored).await?;
    let mut table = replay(stored, rules_cache, &keys, bots)?;
    table.kept_as(id);
    for player in table.people() {
        if let Some(known) = store.player(player).await? {
            let profile = Profile { name: known.name, left_handed: known.left_handed };
            table.set_profile(player, profile);
        }
    }
    Ok(Loaded { table, epoch })
}

fn replay(
    stored: StoredTable,
    rules_cache: &Arc<OpenRules>,
    keys: &Keys,
    bots: BotHouse,
) -> Result<Table, LoadError> {
    let header = Header::from_bytes(&stored.head.header)?;
    let mut table = Table::with_rules_from(rules_cache.clone(), header, bots.names)?;
    let read = |entry: LogEntry| {
        let command = entry.cmd.map(|CommandName { actor, number }| (player_of(actor), number));
        Record::from_bytes(&entry.bytes).map(|record| (record, command))
    };
    let mut log: Vec<_> = stored.log.into_iter().map(read).collect::<Result<_, _>>()?;
    unseal(keys, log.iter_mut().map(|(record, _)| record));
    table.replay(log)?;
    Ok(table)
}

/// Commands are numbered per player, in whichever seat the player sits.
pub(crate) fn actor(player: PlayerId) -> Actor {
    Actor::player(player)
}

pub(crate) fn player_of(actor: Actor) -> PlayerId {
    PlayerId::from_bytes(*actor.as_bytes())
}
