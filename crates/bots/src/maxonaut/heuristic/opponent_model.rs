//! What the other seats have shown of themselves in this match: who doubts what, whose announcements are
//! true. It uses only what all could see, compared with what anybody would be expected to do.

use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::maxonaut::event::Why;
use stammtisch_engine::maxonaut::{Claim, View};
use stammtisch_engine::seat::Seat;

use super::course;
use super::weights::Weights;
use crate::maxonaut::value_distribution::ValueDistribution;

/// The most that one announcement, and all together, can say about a player, as logarithms of odds.
const ONE_WORD: f32 = 2.0;
const ALL_WORDS: f32 = 3.0;
/// The most that everything a player does can say.
const ALL_DEEDS: f32 = 5.0;

/// Announcements are sorted by how many hands can reach them: most, some, few.
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

    /// How likely it happens again, if `expected` counts like `weight` observations.
    fn likely(self, expected: f32, weight: f32) -> f32 {
        (self.times + expected * weight) / (self.of + weight)
    }
}

/// How much likelier an honest player, and a wild one, would have done the same than a sly one.
pub(super) struct Word {
    pub(super) honest: f32,
    pub(super) wild: f32,
}

impl Word {
    /// An announcement that was turned up was a lie, or the truth: of those turned up, the sly lied in two of
    /// five cases, the honest in one of five, the wild in three of four.
    const LIE: Self = Self { honest: 0.5, wild: 1.9 };
    const TRUTH: Self = Self { honest: 1.3, wild: 0.4 };
}

/// The impression of one seat.
#[derive(Clone, Copy, Default)]
struct Impression {
    doubts: [Tally; HEIGHTS],
    truths: Tally,
    /// How much likelier its announcements are from the honest, and from the wild, than from the sly, as
    /// logarithms.
    honest: f32,
    wild: f32,
}

/// The impressions of all seats, up to the last look.
#[derive(Default)]
pub(super) struct Impressions {
    seats: [Impression; MAX_SEATS],
    /// The round, and how many of its announcements are known to have been believed.
    round: u16,
    believed: usize,
    /// How many of its announcements have been taken in.
    words: usize,
    /// The number of players.
    players: usize,
    /// The last round whose end has been seen.
    revealed: u16,
}

impl Impressions {
    /// Takes in what has happened since the last look. `fresh` is the value of a full hand.
    pub(super) fn look(&mut self, view: &View, fresh: &ValueDistribution, weights: &Weights) {
        if view.round < self.round {
            *self = Self::default();
        }
        self.players = view.players.len();
        if let Some(reveal) = view.reveal.as_ref().filter(|reveal| reveal.round > self.revealed)
            && let Some(penalty) = &reveal.penalty
        {
            self.revealed = reveal.round;
            self.judged(reveal.judge, reveal.claim, true, fresh, weights);
            if let Why::Lie | Why::Doubt = penalty.why {
                let truth = penalty.why == Why::Doubt;
                self.seats[reveal.announcer.index()].truths.add(truth);
                self.heard(reveal.announcer, if truth { Word::TRUTH } else { Word::LIE });
            }
        }
        if view.round > self.round {
            (self.round, self.believed, self.words) = (view.round, 0, 0);
        }
        for pair in view.history.windows(2).skip(self.believed) {
            self.judged(pair[1].seat, pair[0].claim, false, fresh, weights);
        }
        self.believed = view.history.len().saturating_sub(1).max(self.believed);
    }

    fn judged(
        &mut self,
        judge: Seat,
        claim: Claim,
        doubted: bool,
        fresh: &ValueDistribution,
        weights: &Weights,
    ) {
        // Nobody believes the highest announcement of all.
        if claim == Claim::MAXONAUT {
            return;
        }
        let could = fresh.reaches(claim);
        self.seats[judge.index()].doubts[height(could)].add(doubted);
        let doubts =
            course::doubts(self.players, could, weights.even, weights.slope).clamp(0.1, 0.9);
        let (usual, wild) = if doubted {
            (doubts, weights.whim_of_wild)
        } else {
            (1.0 - doubts, 1.0 - weights.whim_of_wild)
        };
        self.heard(judge, Word { honest: 1.0, wild: wild / usual });
    }

    /// How likely `judge` doubts what a share `could` of all hands can reach, if an average player would with
    /// probability `expected`.
    pub(super) fn doubts(&self, judge: Seat, could: f32, expected: f32, weight: f32) -> f32 {
        self.seats[judge.index()].doubts[height(could)].likely(expected, weight)
    }

    /// How many announcements of this round have been taken in.
    pub(super) const fn words(&self) -> usize {
        self.words
    }

    /// Takes in all new announcements of the round.
    pub(super) fn heard_all(&mut self, view: &View, words: Vec<(Seat, Word)>) {
        self.words = view.history.len();
        words.into_iter().for_each(|(announcer, word)| self.heard(announcer, word));
    }

    fn heard(&mut self, seat: Seat, word: Word) {
        let of = &mut self.seats[seat.index()];
        let logs = [word.honest, word.wild].map(|likelier| likelier.max(f32::MIN_POSITIVE).ln());
        let [honest, wild] = logs.map(|log| log.clamp(-ONE_WORD, ONE_WORD));
        of.honest = (of.honest + honest).clamp(-ALL_WORDS, ALL_WORDS);
        of.wild = (of.wild + wild).clamp(-ALL_DEEDS, ALL_DEEDS);
    }

    /// How much likelier a seat's play is from the wild than from the others, as a logarithm.
    fn wilder(&self, seat: usize) -> f32 {
        let Impression { honest, wild, .. } = self.seats[seat];
        wild - (0.5 + 0.5 * honest.exp()).ln()
    }

    /// How likely a player is wild, by its own play and that of the others at the table.
    pub(super) fn wildness(&self, announcer: Seat, weights: &Weights) -> f32 {
        let others: f32 = (0..self.players)
            .filter(|seat| *seat != announcer.index())
            .map(|seat| self.wilder(seat))
            .sum();
        let company = (weights.company * others).clamp(-ALL_WORDS, ALL_WORDS);
        let says = (self.wilder(announcer.index()) + company).exp();
        let odds = weights.wild / (1.0 - weights.wild) * says;
        odds / (1.0 + odds)
    }

    /// How likely a player is honest, if anybody is with probability `prior`.
    pub(super) fn trust(&self, announcer: Seat, prior: f32) -> f32 {
        let odds = prior / (1.0 - prior) * self.seats[announcer.index()].honest.exp();
        odds / (1.0 + odds)
    }

    /// The factor on the odds that an announcement of this seat is true.
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
