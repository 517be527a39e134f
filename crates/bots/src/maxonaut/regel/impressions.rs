//! What the others have shown of themselves in this match: who doubts what, whose word holds. Only
//! what lay open for all to see, counted against what anybody would have been expected to do.

use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::maxonaut::event::Why;
use stammtisch_engine::maxonaut::{Claim, View};
use stammtisch_engine::seat::Seat;

use crate::maxonaut::spread::Spread;

/// No single announcement says more of somebody than this, as a logarithm, nor all together.
const ONE_WORD: f32 = 1.5;
const ALL_WORDS: f32 = 3.0;

/// Announcements are told apart by how many hands can do them: most, some, few.
const HEIGHTS: usize = 3;

/// How often something happened, out of how many times it could.
#[derive(Clone, Copy, Default)]
struct Tally {
    times: f32,
    of: f32,
}

impl Tally {
    fn add(&mut self, happened: bool) {
        self.times += f32::from(u8::from(happened));
        self.of += 1.0;
    }

    /// How likely it happens again, if `expected` counts as much as `weight` times.
    fn likely(self, expected: f32, weight: f32) -> f32 {
        (self.times + expected * weight) / (self.of + weight)
    }
}

/// One seat.
#[derive(Clone, Copy, Default)]
struct Impression {
    doubts: [Tally; HEIGHTS],
    truths: Tally,
    /// How much more it has talked like the honest than like the sly, as a logarithm.
    honest: f32,
}

/// All seats, up to what was last looked at.
#[derive(Default)]
pub(super) struct Impressions {
    seats: [Impression; MAX_SEATS],
    /// The round and how many of its announcements are known to have been believed.
    round: u16,
    believed: usize,
    /// The last round whose end has been seen.
    revealed: u16,
}

impl Impressions {
    /// Takes in what has happened since the last look. `fresh` says what a full hand can do.
    pub(super) fn look(&mut self, view: &View, fresh: &Spread) {
        if view.round < self.round {
            *self = Self::default();
        }
        if let Some(reveal) = view.reveal.as_ref().filter(|reveal| reveal.round > self.revealed)
            && let Some(penalty) = &reveal.penalty
        {
            self.revealed = reveal.round;
            self.judged(reveal.judge, reveal.claim, true, fresh);
            let of = &mut self.seats[reveal.announcer.index()].truths;
            match penalty.why {
                Why::Lie => of.add(false),
                Why::Doubt => of.add(true),
                _ => {}
            }
        }
        if view.round > self.round {
            (self.round, self.believed) = (view.round, 0);
        }
        for pair in view.history.windows(2).skip(self.believed) {
            self.judged(pair[1].seat, pair[0].claim, false, fresh);
        }
        self.believed = view.history.len().saturating_sub(1).max(self.believed);
    }

    fn judged(&mut self, judge: Seat, claim: Claim, doubted: bool, fresh: &Spread) {
        // Nobody believes the highest of all.
        if claim != Claim::MAXONAUT {
            self.seats[judge.index()].doubts[height(fresh.reaches(claim))].add(doubted);
        }
    }

    /// How likely `judge` doubts what a share `could` of all hands can do, if anybody would with
    /// `expected`.
    pub(super) fn doubts(&self, judge: Seat, could: f32, expected: f32, weight: f32) -> f32 {
        self.seats[judge.index()].doubts[height(could)].likely(expected, weight)
    }

    /// Takes in how much likelier somebody honest would have announced the same than somebody sly.
    pub(super) fn heard(&mut self, announcer: Seat, looks_honest: f32) {
        let word = looks_honest.max(f32::MIN_POSITIVE).ln().clamp(-ONE_WORD, ONE_WORD);
        let honest = &mut self.seats[announcer.index()].honest;
        *honest = (*honest + word).clamp(-ALL_WORDS, ALL_WORDS);
    }

    /// How much is expected of somebody who is honest, if `prior` is of anybody.
    pub(super) fn trust(&self, announcer: Seat, prior: f32) -> f32 {
        let odds = prior / (1.0 - prior) * self.seats[announcer.index()].honest.exp();
        odds / (1.0 + odds)
    }

    /// By how much the odds change that an announcement of this seat is true.
    pub(super) fn record(&self, announcer: Seat, weight: f32) -> f32 {
        let Tally { times, of } = self.seats[announcer.index()].truths;
        (times + weight) / (of - times + weight)
    }
}

fn height(could: f32) -> usize {
    match could {
        could if could > 0.5 => 0,
        could if could > 0.25 => 1,
        _ => 2,
    }
}
