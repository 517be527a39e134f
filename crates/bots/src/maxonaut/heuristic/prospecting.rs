//! Evaluates the possible announcements.

use stammtisch_engine::limits::MAX_HAND;
use stammtisch_engine::maxonaut::{Card, Claim};
use stammtisch_engine::seat::{Direction, Seat};

use super::course;
use super::player::Player;
use super::prospect::Prospect;
use crate::maxonaut::claim_odds::{EXACT, digits_of};
use crate::maxonaut::value_distribution::{rank, rank_of};

impl Player<'_> {
    /// All announcements that may come next.
    pub(super) fn all_prospects(&self) -> Vec<Prospect> {
        let last = self.view.history.last().map(|last| last.claim);
        let mut met = [None; 1 + MAX_HAND as usize];
        let higher = Claim::all().filter(|claim| last.is_none_or(|last| *claim > last));
        higher
            .map(|claim| {
                let ((_, judge), points) = (self.judge_of(claim), self.rules.doubt_costs(claim));
                let held = self.view.players.get(judge.index()).map_or(0, |player| player.cards);
                let known = &mut met[usize::from(held.min(MAX_HAND))];
                Prospect {
                    claim,
                    judge,
                    hit: self.stakes.points_for(judge, points),
                    hurt: self.stakes.points_for(self.me, points),
                    met: *known.get_or_insert_with(|| self.antidotes(held)),
                    believed: self.believed(claim, judge),
                }
            })
            .collect()
    }

    /// The expected value if `judge` believes `claim`.
    pub(super) fn believed(&self, claim: Claim, judge: Seat) -> f32 {
        let accepting = self.rules.accept_costs(claim);
        if accepting > 0 {
            return self.stakes.points_for(judge, accepting);
        }
        let shares = course::falls_to(self.seats(), self.can_beat(claim), self.weights.slope);
        let (direction, _) = self.judge_of(claim);
        let (mut seat, mut sum) = (judge, 0.0);
        for share in shares.into_iter().take(self.seats()) {
            sum += share * self.stakes.points_for(seat, 1);
            seat = seat.next(direction, self.rules.seats());
        }
        sum
    }

    /// How likely a player can do more than `claim`: with two cards of a fresh hand, or with one on top of
    /// those that were announced.
    pub(super) fn can_beat(&self, claim: Claim) -> f32 {
        let tops = |below: Card| {
            let above = |card| rank(card, below) > rank_of(claim);
            self.others.some_of(self.rules.hand(), above)
        };
        let with_one: f32 = digits_of(claim).into_iter().flatten().map(tops).sum::<f32>() / 2.0;
        1.0 - (1.0 - self.fresh.beats(Some(claim))) * (1.0 - EXACT * with_one)
    }

    /// The direction of play after `claim`, and the seat that judges it.
    pub(super) fn judge_of(&self, claim: Claim) -> (Direction, Seat) {
        self.rules.judge_after(claim, self.me, self.view.direction)
    }

    /// How likely a hand of `held` cards meets a virus, a bomb, and both.
    pub(super) fn antidotes(&self, held: u8) -> [f32; 3] {
        let odd = self.unseen.some_of(held, Card::is_odd_number);
        let pair = self.unseen.best_of(std::iter::empty(), held).reaches(Claim::LOWEST_PAIR);
        [odd, pair, odd * pair]
    }
}
