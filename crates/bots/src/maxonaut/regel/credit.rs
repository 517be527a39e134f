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
        let sly = 1.0 - course::lies(self.seats(), looks, self.weights.candour);
        let Kinds { truth, lie, sly: spread } = self.kinds(last);
        let trust = self.impressions.trust(last.announcer, self.weights.trust);
        let honest = truth / (truth + lie).max(f32::MIN_POSITIVE);
        let weight = trust * (truth + lie);
        let weight = weight / (weight + (1.0 - trust) * spread).max(f32::MIN_POSITIVE);
        let credit = (weight * honest + (1.0 - weight) * sly).clamp(0.01, 0.99);
        // What others think possible, and what is possible as far as one knows oneself.
        let odds = credit / (1.0 - credit) * could / (1.0 - could) * (1.0 - looks) / looks;
        let odds = odds * self.impressions.record(last.announcer, self.weights.record);
        odds / (1.0 + odds)
    }

    /// How much more an announcement looks like one of the honest than of the sly.
    pub(super) fn looks_honest(&self, last: &Hearsay) -> f32 {
        let Kinds { truth, lie, sly } = self.kinds(last);
        (truth + lie) / sly.max(f32::MIN_POSITIVE)
    }

    /// How likely somebody of either kind would announce just this.
    fn kinds(&self, last: &Hearsay) -> Kinds {
        let (rank, hand) = (rank_of(last.claim), u32::from(last.hand()));
        let two = self.others.best_of(std::iter::empty(), 2);
        let pairs = hand * hand.saturating_sub(1) / 2;
        let none = |share: f32| (0..pairs).fold(1.0, |left, _| left * (1.0 - share));
        let truth =
            none(two.beats(last.before) - two.reaches(last.claim)) * (1.0 - none(two.just(rank)));
        let least = last.before.map_or(0, rank_of) + 1 == rank;
        let lie = if least { none(two.beats(last.before)) } else { 0.0 };
        let sly = self.fresh.just(rank) / self.fresh.beats(last.before).max(f32::MIN_POSITIVE);
        Kinds { truth, lie, sly }
    }
}

/// How likely an announcement is from the honest, as the truth or as a lie, and from the sly.
struct Kinds {
    truth: f32,
    lie: f32,
    sly: f32,
}
