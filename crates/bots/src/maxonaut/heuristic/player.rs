//! A player's evaluation of the table: the value of moves, in penalty points.

use stammtisch_engine::maxonaut::hand::Hand;
use stammtisch_engine::maxonaut::value::defuses;
use stammtisch_engine::maxonaut::{Card, Claim, Laid, Lay, Rules, Source, View};
use stammtisch_engine::seat::Seat;

use super::course;
use super::opponent_model::Impressions;
use super::outcome::{Heard, Outcome};
use super::point_value::Stakes;
use super::prospect::Prospect;
use super::weights::Weights;
use crate::maxonaut::claim_odds::{Below, ClaimOdds, EXACT, ability, digits_of};
use crate::maxonaut::unseen::Unseen;
use crate::maxonaut::value_distribution::{RANKS, ValueDistribution, rank_of};
use crate::memo::Memo;

/// The least frequency of an announcement that is worth making.
const RARELY: f32 = 0.001;

/// The values that others think possible, from where the laid cards came from.
#[derive(Clone, Copy)]
pub(super) struct Looks(ValueDistribution);

/// A player with what it knows from its view.
pub(super) struct Player<'a> {
    pub(super) rules: &'a Rules,
    pub(super) view: &'a View,
    pub(super) me: Seat,
    pub(super) weights: &'a Weights,
    pub(super) stakes: Stakes,
    /// The cards that the viewer does not see, and roughly those that others do not see.
    pub(super) unseen: Unseen,
    pub(super) others: Unseen,
    /// The value of a full hand of cards that others do not see.
    pub(super) fresh: ValueDistribution,
    pub(super) impressions: &'a Impressions,
    heard: Option<Heard>,
    /// The possible announcements, from the lowest.
    pub(super) prospects: Vec<Prospect>,
}

impl<'a> Player<'a> {
    /// `fresh` caches the value of hands of cards that others do not see.
    pub(super) fn new(
        rules: &'a Rules,
        view: &'a View,
        weights: &'a Weights,
        fresh: &mut Memo<Unseen, ValueDistribution>,
        impressions: &'a mut Impressions,
    ) -> Option<Self> {
        let me = view.viewer?;
        let (unseen, others) = (Unseen::to_viewer(rules, view), Unseen::of_others(rules, view));
        let fresh = fresh.decide(others, || others.best_of(std::iter::empty(), rules.hand()));
        impressions.look(view, &fresh, weights);
        let stakes = Stakes::of(view, me);
        let mut player = Self {
            rules,
            view,
            me,
            weights,
            stakes,
            unseen,
            others,
            fresh,
            impressions,
            heard: None,
            prospects: Vec::new(),
        };
        player.heard = ClaimOdds::of_last(rules, view)
            .map(|last| Heard { claim: last.claim, exact: EXACT * player.credit(&last) });
        player.prospects = player.all_prospects();
        Some(player)
    }

    pub(super) fn seats(&self) -> usize {
        self.view.players.len()
    }

    /// The values that others think possible after cards were laid from these sources.
    pub(super) fn looks(&self, from: &[Source]) -> Looks {
        let below =
            self.view.history.last().map_or(Below::Unknown, |last| Below::Heard(last.claim));
        Looks(match from {
            [Source::Hand, Source::Hand] => self.fresh,
            _ => ability(&self.others, from, below, self.rules.hand()),
        })
    }

    /// The value of announcing the claim of `prospect` when a doubt would turn up `outcome`.
    pub(super) fn announcing(&self, prospect: &Prospect, outcome: &Outcome, looks: &Looks) -> f32 {
        let Prospect { claim, judge, hit, hurt, believed, .. } = *prospect;
        let traps: f32 = outcome
            .traps
            .iter()
            .zip(prospect.met)
            .map(|(share, met)| share * (met * hurt + (1.0 - met) * hit))
            .sum();
        let doubted = outcome.reaches(claim) * hit + outcome.misses(claim) * hurt + traps;
        let doubts = self.doubts(claim, judge, looks);
        doubts * doubted + (1.0 - doubts) * believed
    }

    /// How often `claim` should be announced: a truth always, a lie as often as that stays believable. The
    /// higher the value, the fewer hands can reach it; the share of lies among its announcements equals the
    /// share of hands that can.
    pub(super) fn natural(&self, claim: Claim, outcome: &Outcome, looks: &Looks) -> f32 {
        let could = looks.0.reaches(claim).min(0.95);
        let lies = looks.0.just(rank_of(claim)) * could / (1.0 - could);
        let truth: f32 = 1.0 - outcome.misses(claim);
        (truth + (1.0 - truth) * lies).max(RARELY)
    }

    /// How likely `judge` doubts `claim`.
    fn doubts(&self, claim: Claim, judge: Seat, looks: &Looks) -> f32 {
        if !self.rules.may_believe(claim) {
            return 1.0;
        }
        let Weights { even, slope, habit, whim, whim_of_wild, .. } = *self.weights;
        let usual = course::doubts(self.seats(), looks.0.reaches(claim), even, slope).max(whim);
        let wild = self.impressions.wildness(judge, self.weights);
        let expected = usual + wild * (whim_of_wild - usual);
        self.impressions.doubts(judge, self.fresh.reaches(claim), expected, habit)
    }

    /// What a doubt would turn up if these cards were laid now.
    pub(super) fn outcome(&self, lay: Lay) -> Outcome {
        let laid = lay.cards().rev().map(|laid| match laid {
            Laid::Hand(card) => Some(card),
            Laid::Unseen => None,
        });
        Outcome::after(self.view, self.me, &self.unseen, laid, self.heard)
    }

    /// The value of keeping a hand: what it will be good for once it is filled up again.
    pub(super) fn keeping(&self, hand: Hand) -> f32 {
        let weights = self.weights;
        let drawn = self.rules.hand().saturating_sub(hand.len());
        let spread = self.unseen.best_of(hand.cards(), drawn);
        let (mut below, mut good) = (0.0, 0.0);
        for rank in 0..RANKS {
            let share = self.fresh.just(rank);
            good += spread.just(rank) * (below + share / 2.0);
            below += share;
        }
        let traps = f32::from(hand.count(Card::VIRUS) + hand.count(Card::BOMB));
        let guarded = hand.kinds().any(Card::is_odd_number) && self.unseen.share(Card::VIRUS) > 0.0;
        weights.keep * good
            + weights.trap * traps
            + weights.chance * f32::from(hand.count(Card::CHANCE))
            + if guarded { weights.antidote } else { 0.0 }
    }

    /// The value of believing the last announcement, averaged over the cards drawn then.
    pub(super) fn believing(&self, last: &ClaimOdds) -> f32 {
        let accepting = self.rules.accept_costs(last.claim);
        if accepting > 0 {
            return self.stakes.points_for(self.me, accepting);
        }
        let mine = self.best_to_come(last);
        let looks = Looks(self.fresh);
        let [mut truth, mut lie] = [f32::NEG_INFINITY; 2];
        let mut values = [0.0; RANKS];
        for Prospect { claim, judge, hit, hurt, believed, .. } in &self.prospects {
            let doubts = self.doubts(*claim, *judge, &looks);
            let calm = (1.0 - doubts) * believed;
            truth = truth.max(doubts * hit + calm);
            lie = lie.max(doubts * hurt + calm);
            values[rank_of(*claim)] = truth;
        }
        let worth =
            |rank: usize| if rank > rank_of(last.claim) { values[rank].max(lie) } else { lie };
        (0..RANKS).map(|rank| mine.just(rank) * worth(rank)).sum()
    }

    /// The value of the best two cards after drawing, including one laid on what lies there.
    fn best_to_come(&self, last: &ClaimOdds) -> ValueDistribution {
        let (hand, drawn) =
            (self.view.hand, self.rules.hand() - self.view.hand.len().min(self.rules.hand()));
        let with = |card: Option<Card>| self.unseen.best_of(hand.cards().chain(card), drawn);
        let known = self.view.top.first().and_then(|top| top.card);
        if known.is_some() {
            return with(known);
        }
        let exact = self.heard.map_or(0.0, |heard| heard.exact);
        let [tens, units] = digits_of(last.claim);
        let parts =
            [(with(None), 1.0 - exact), (with(tens), exact / 2.0), (with(units), exact / 2.0)];
        ValueDistribution::mean(parts.into_iter())
    }

    /// The value of doubting the last announcement.
    pub(super) fn doubting(&self, last: &ClaimOdds, announcer: Seat) -> f32 {
        let points = self.rules.doubt_costs(last.claim);
        let (hit, hurt) =
            (self.stakes.points_for(announcer, points), self.stakes.points_for(self.me, points));
        let lies = |card| self.weights.sets_traps * last.holds(&self.unseen, card);
        let met = |meets: bool| if meets { hit } else { hurt };
        let (virus, bomb) = (lies(Card::VIRUS), lies(Card::BOMB));
        let credit = self.credit(last);
        (1.0 - virus - bomb).max(0.0) * (credit * hurt + (1.0 - credit) * hit)
            + virus * met(self.view.hand.kinds().any(Card::is_odd_number))
            + bomb * met(holds_pair(self.view.hand))
    }
}

/// Whether a hand can defuse a bomb.
fn holds_pair(hand: Hand) -> bool {
    hand.pairs().any(|(one, other)| defuses(one, other))
}
