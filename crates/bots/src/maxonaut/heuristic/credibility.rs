//! Credibility: how far an announcement is to be believed, virus and bomb aside.
//!
//! Three types of players are considered. The honest announce the smallest truth above the last announcement,
//! and the least lie if there is none; the sly lie as often as that stays believable; the wild lay and
//! announce anything that is allowed. The announcements tell which type a player may be; the cards that one
//! sees oneself do the rest.

use stammtisch_engine::maxonaut::{Claim, Source};
use stammtisch_engine::seat::Seat;

use super::course;
use super::opponent_model::Word;
use super::player::Player;
use crate::maxonaut::claim_odds::ClaimOdds;
use crate::maxonaut::value_distribution::rank_of;

/// How much likelier the wild lay a card that they have not seen, and lay none, than the others do.
const UNSEEN: f32 = 20.0;
const SEEN: f32 = 0.47;

impl Player<'_> {
    /// How likely an announcement is true.
    pub(super) fn credit(&self, last: &ClaimOdds) -> f32 {
        let could = last.could(&self.unseen);
        if could <= 0.0 || could >= 1.0 {
            return could;
        }
        let looks = last.looks(&self.others).clamp(0.01, 0.99);
        let sly = 1.0 - course::lies(self.seats(), looks, self.weights.candour);
        let Kinds { truth, lie, sly: spread, wild } =
            self.kinds(last.claim, last.before, last.hand());
        let trust = self.impressions.trust(last.announcer, self.weights.trust);
        let honest = truth / (truth + lie).max(f32::MIN_POSITIVE);
        let weight = trust * (truth + lie);
        let weight = weight / (weight + (1.0 - trust) * spread).max(f32::MIN_POSITIVE);
        let credit = (weight * honest + (1.0 - weight) * sly).clamp(0.01, 0.99);
        // Corrects for the difference between what others think possible and what is possible as far as one
        // knows oneself.
        let odds = credit / (1.0 - credit) * could / (1.0 - could) * (1.0 - looks) / looks;
        let odds = odds * self.impressions.record(last.announcer, self.weights.record);
        let of_tame = odds / (1.0 + odds);
        let wildness = self.impressions.wildness(last.announcer, self.weights);
        let tame = (1.0 - wildness) * (trust * (truth + lie) + (1.0 - trust) * spread);
        let wild = wildness * wild;
        let is_wild = wild / (wild + tame).max(f32::MIN_POSITIVE);
        (1.0 - is_wild) * of_tame + is_wild * last.blindly(&self.unseen)
    }

    /// How much likelier an announcement is from the honest, and from the wild, than from the sly.
    pub(super) fn looks_like(&self, claim: Claim, before: Option<Claim>) -> Word {
        let Kinds { truth, lie, sly, wild } = self.kinds(claim, before, self.rules.hand());
        let sly = sly.max(f32::MIN_POSITIVE);
        Word { honest: (truth + lie) / sly, wild: wild / sly }
    }

    /// The other seats' announcements of this round, from index `from` on.
    pub(super) fn words(&self, from: usize) -> Vec<(Seat, Word)> {
        let history = &self.view.history;
        (from..history.len())
            .filter(|at| history[*at].seat != self.me)
            .map(|at| {
                let before = at.checked_sub(1).map(|at| history[at].claim);
                let mut word = self.looks_like(history[at].claim, before);
                let unseen = history[at].from.contains(&Source::Unseen);
                word.wild *= if unseen { UNSEEN } else { SEEN };
                (history[at].seat, word)
            })
            .collect()
    }

    /// How likely a player of each type would make exactly this announcement.
    fn kinds(&self, claim: Claim, before: Option<Claim>, hand: u8) -> Kinds {
        let (rank, hand) = (rank_of(claim), u32::from(hand));
        let two = self.others.best_of(std::iter::empty(), 2);
        let pairs = hand * hand.saturating_sub(1) / 2;
        let none = |share: f32| (0..pairs).fold(1.0, |left, _| left * (1.0 - share));
        let truth = none(two.beats(before) - two.reaches(claim)) * (1.0 - none(two.just(rank)));
        let least = before.map_or(0, rank_of) + 1 == rank;
        let lie = if least { none(two.beats(before)) } else { 0.0 };
        let sly = self.fresh.just(rank) / self.fresh.beats(before).max(f32::MIN_POSITIVE);
        let higher = Claim::all().filter(|claim| before.is_none_or(|before| *claim > before));
        let wild = 1.0 / higher.count().max(1) as f32;
        Kinds { truth, lie, sly, wild }
    }
}

/// How likely each type makes an announcement: the honest as the truth or as a lie, the sly, and the wild.
struct Kinds {
    truth: f32,
    lie: f32,
    sly: f32,
    wild: f32,
}
