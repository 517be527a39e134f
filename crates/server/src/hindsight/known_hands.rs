//! Answers of late: they follow from the match alone.

use std::sync::Arc;

use quick_cache::sync::Cache;
use stammtisch_engine::seat::Seat;
use stammtisch_store::MatchRef;
use stammtisch_table::wire::HandOdds;

use crate::limits::{HANDS_BYTES, HANDS_ONE};

/// Which match, after which step, by what which seat knew.
pub(super) type Asked = (MatchRef, u32, Seat);

/// Answers of late: they follow from the match alone.
pub(crate) struct KnownHands(pub(super) Cache<Asked, Arc<HandOdds>>);

impl Default for KnownHands {
    fn default() -> Self {
        Self(Cache::new((HANDS_BYTES / HANDS_ONE) as usize))
    }
}
