//! Cache of recent answers to who could have held which card: they depend on the match alone.

use std::sync::Arc;

use quick_cache::sync::Cache;
use stammtisch_engine::seat::Seat;
use stammtisch_store::MatchRef;
use stammtisch_table::wire::HandOdds;

use crate::limits::{HANDS_ANSWER_BYTES, HANDS_BYTES};

/// The match, after which step, and by which seat's knowledge.
pub(super) type Asked = (MatchRef, u32, Seat);

/// The recent answers.
pub(crate) struct HandsCache(pub(super) Cache<Asked, Arc<HandOdds>>);

impl Default for HandsCache {
    fn default() -> Self {
        Self(Cache::new((HANDS_BYTES / HANDS_ANSWER_BYTES) as usize))
    }
}
