//! Open tables in memory, as lists show them.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::Deserialize;
use stammtisch_store::TableId;
use stammtisch_table::Table;
use stammtisch_table::wire::{ListedTable, Pace};

use crate::limits::TABLES_LISTED;

/// All tables in memory, kept up to date by their rooms.
#[derive(Default)]
pub(crate) struct Listing(Mutex<BTreeMap<TableId, Listed>>);

struct Listed {
    table: ListedTable,
    public: bool,
}

/// Search criteria; those left out do not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Filter {
    /// Only tables with these rules.
    base: Option<String>,
    /// Only tables with this pace.
    pace: Option<Pace>,
    /// Only tables with a free seat, or only those without.
    free: Option<bool>,
    /// Only tables with this stake, in hundredths of a credit.
    stake: Option<u32>,
}

impl Listing {
    pub(crate) fn update(&self, id: TableId, table: &Table) {
        let listed = Listed { table: table.listed(), public: table.is_public() };
        self.lock().insert(id, listed);
    }

    pub(crate) fn remove(&self, id: TableId) {
        self.lock().remove(&id);
    }

    /// The current state of a table in memory.
    pub(crate) fn get(&self, id: TableId) -> Option<ListedTable> {
        self.lock().get(&id).map(|listed| listed.table.clone())
    }

    /// The public tables somebody is at: those with free seats first, then those with most people.
    pub(crate) fn find(&self, filter: &Filter) -> Vec<ListedTable> {
        let listed = self.lock();
        let fits = listed.values().filter(|listed| listed.public && filter.fits(&listed.table));
        let mut found: Vec<_> = fits.map(|listed| listed.table.clone()).collect();
        drop(listed);
        found.sort_by_key(|table| (table.free == 0, u16::MAX - table.people));
        found.truncate(TABLES_LISTED);
        found
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<TableId, Listed>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Filter {
    fn fits(&self, table: &ListedTable) -> bool {
        let Self { base, pace, free, stake } = self;
        table.people > 0
            && base.as_ref().is_none_or(|base| *base == table.base)
            && pace.is_none_or(|pace| pace == table.pace)
            && free.is_none_or(|free| free == (table.free > 0))
            && stake.is_none_or(|stake| stake == table.stake)
    }
}
