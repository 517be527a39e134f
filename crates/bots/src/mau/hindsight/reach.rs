//! The chance that a card kept in the hand can be laid on the next turn, on what others lay until then.

use std::sync::Arc;

use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::mau::{Rules, View};

/// On the next turn the top card is likelier to be one that fits on what is laid now than one that fits on a
/// card laid in between: the relative weight of the latter, where there are several others.
const AFTER_OTHERS: f64 = 0.5;

/// What may be the top card on the next turn.
#[derive(Clone)]
pub(super) struct Reach {
    /// The cards that nobody has seen yet, and how many of each there are.
    tops: Arc<[(Card, f64)]>,
    /// The weight of a card that does not fit on what is laid now.
    far: f64,
}

impl Reach {
    /// The possible top cards, as everybody sees the table.
    pub(super) fn of(rules: &Rules, view: &View) -> Self {
        let unseen = |card: Card| {
            let left = rules.deck().count(card).saturating_sub(view.discards.count(card));
            (left > 0).then(|| (card, f64::from(left)))
        };
        let far = if view.players.len() > 2 { AFTER_OTHERS } else { 0.0 };
        Self { tops: rules.deck().kinds().filter_map(unseen).collect(), far }
    }

    /// How likely one of the `kept` kinds can be laid then.
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
