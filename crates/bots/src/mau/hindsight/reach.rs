//! The chance that a kept card can be laid in the next turn, on what others lay until then.

use std::sync::Arc;

use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::mau::{Rules, View};

/// How much likelier a card lies there in the next turn that fits on what is laid now than one that
/// fits on what others lay on it first, where there are several others.
const AFTER_OTHERS: f64 = 0.5;

/// What may lie there in the next turn.
#[derive(Clone)]
pub(super) struct Reach {
    /// What nobody has seen yet, and how often it is out there.
    tops: Arc<[(Card, f64)]>,
    /// How much a card counts that does not fit on what is laid now.
    far: f64,
}

impl Reach {
    /// As everybody sees the table.
    pub(super) fn of(rules: &Rules, view: &View) -> Self {
        let unseen = |card: Card| {
            let left = rules.deck().count(card).saturating_sub(view.discards.count(card));
            (left > 0).then(|| (card, f64::from(left)))
        };
        let far = if view.players.len() > 2 { AFTER_OTHERS } else { 0.0 };
        Self { tops: rules.deck().kinds().filter_map(unseen).collect(), far }
    }

    /// How likely one of these kept can be laid then.
    pub(super) fn from(&self, rules: &Rules, laid: Card, kept: KindSet) -> f64 {
        let fits = rules.fitting(laid);
        let (mut able, mut all) = (0.0, 0.0);
        for (top, count) in self.tops.iter() {
            let weight = if fits.has(*top) { *count } else { self.far * count };
            all += weight;
            if !kept.and(rules.fitting(*top)).is_empty() {
                able += weight;
            }
        }
        if all > 0.0 { able / all } else { 0.0 }
    }
}
