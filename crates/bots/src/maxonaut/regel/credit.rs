//! How far an announcement is to be believed, virus and bomb aside.
//!
//! Two kinds of people are thought of. The honest announce the smallest truth above the last
//! announcement, and the least lie if there is none; the sly lie as often as it stays believable. What
//! was announced tells which of them it may be, and the cards that one sees oneself do the rest.

use super::course;
use super::player::Player;
use crate::maxonaut::hearsay::Hearsay;
use crate::maxonaut::spread::rank_of;

impl Player<'_> {
    /// How likely an announcement is true.
    pub(super) fn credit(&self, last: &Hearsay) -> f32 {
        let could = last.could(&self.pool);
        if could <= 0.0 || could >= 1.0 {
            return could;
        }
        let looks = last.looks(&self.others).clamp(0.01, 0.99);
        let sly = 1.0 - course::lies(self.seats(), looks);
        let (honest, weight) = self.honest(last);
        let credit = (weight * honest + (1.0 - weight) * sly).clamp(0.01, 0.99);
        // What others think possible, and what is possible as far as one knows oneself.
        let odds = credit / (1.0 - credit) * could / (1.0 - could) * (1.0 - looks) / looks;
        odds / (1.0 + odds)
    }

    /// How likely it is true if it comes from somebody honest, and how likely that is.
    fn honest(&self, last: &Hearsay) -> (f32, f32) {
        let (rank, hand) = (rank_of(last.claim), u32::from(last.hand()));
        let two = self.others.best_of(std::iter::empty(), 2);
        let pairs = hand * hand.saturating_sub(1) / 2;
        let none = |share: f32| (0..pairs).fold(1.0, |left, _| left * (1.0 - share));
        let truth =
            none(two.beats(last.before) - two.reaches(last.claim)) * (1.0 - none(two.just(rank)));
        let least = last.before.map_or(0, rank_of) + 1 == rank;
        let lie = if least { none(two.beats(last.before)) } else { 0.0 };
        let spread = self.fresh.just(rank) / self.fresh.beats(last.before).max(f32::MIN_POSITIVE);
        let [honest, sly] =
            [self.weights.trust * (truth + lie), (1.0 - self.weights.trust) * spread];
        (
            truth / (truth + lie).max(f32::MIN_POSITIVE),
            honest / (honest + sly).max(f32::MIN_POSITIVE),
        )
    }
}
