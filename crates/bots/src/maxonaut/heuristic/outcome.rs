//! What a doubt would turn up: the two top cards, as far as the viewer knows them or believes the
//! announcement.

use stammtisch_engine::maxonaut::view::LyingView;
use stammtisch_engine::maxonaut::{Card, Claim, View, value};
use stammtisch_engine::seat::Seat;

use crate::maxonaut::claim_odds::digits_of;
use crate::maxonaut::unseen::Unseen;
use crate::maxonaut::value_distribution::{RANKS, rank_of};

/// What is known of one of the two top cards.
#[derive(Clone, Copy)]
enum Place {
    /// This known card.
    Known(Card),
    /// Laid unseen, or there from the start.
    Any,
    /// One of the cards last announced: the upper one (0), or the one below (1).
    Heard(usize),
}

/// The probabilities of what a doubt would turn up.
pub(super) struct Outcome {
    /// The probability of at least the value at each rank of the ladder, without virus or bomb.
    worth: [f32; RANKS],
    /// A virus alone, a bomb alone, both.
    pub(super) traps: [f32; 3],
}

/// The previous announcement, and how likely it is exactly what lies there.
#[derive(Clone, Copy)]
pub(super) struct Heard {
    pub(super) claim: Claim,
    pub(super) exact: f32,
}

impl Outcome {
    /// The outcome once `laid` (the top card first; none: unseen) lies on what the viewer sees.
    pub(super) fn after(
        view: &View,
        me: Seat,
        unseen: &Unseen,
        laid: impl Iterator<Item = Option<Card>>,
        heard: Option<Heard>,
    ) -> Self {
        let mut earlier = 0;
        let lying = view.top.iter().map(|lying: &LyingView| match lying.card {
            Some(card) => Place::Known(card),
            None if lying.by == Some(me) || heard.is_none() => Place::Any,
            None => {
                earlier += 1;
                Place::Heard(earlier - 1)
            }
        });
        let mut top = laid.map(|card| card.map_or(Place::Any, Place::Known)).chain(lying);
        let places = [top.next(), top.next()].map(|place| place.unwrap_or(Place::Any));
        let mut outcome = Self { worth: [0.0; RANKS], traps: [0.0; 3] };
        let is_heard = places.iter().any(|place| matches!(place, Place::Heard(_)));
        let exact = outcome.as_said(view, unseen, places, heard.filter(|_| is_heard));
        outcome.as_may_be(unseen, places, 1.0 - exact);
        for rank in (1..RANKS).rev() {
            outcome.worth[rank - 1] += outcome.worth[rank];
        }
        outcome
    }

    /// How likely the cards are worth at least `claim`, virus and bomb aside.
    pub(super) fn reaches(&self, claim: Claim) -> f32 {
        self.worth[rank_of(claim)]
    }

    /// How likely the cards are worth less.
    pub(super) fn misses(&self, claim: Claim) -> f32 {
        self.worth[0] - self.worth[rank_of(claim)]
    }

    /// Adds the case that the announced cards lie there, in either order; returns its probability.
    fn as_said(
        &mut self,
        view: &View,
        unseen: &Unseen,
        places: [Place; 2],
        heard: Option<Heard>,
    ) -> f32 {
        let Some(Heard { claim, exact }) = heard else { return 0.0 };
        let [Some(tens), Some(units)] = digits_of(claim) else { return 0.0 };
        let known = |at: usize| view.top.get(at).and_then(|lying| lying.card);
        // Before anything is laid, the viewer may know one of the two.
        let whole = matches!(places, [Place::Heard(_), _] | [_, Place::Heard(1)]);
        let agrees = |order: &[Card; 2]| {
            !whole || (0..2).all(|at| known(at).is_none_or(|card| card == order[at]))
        };
        let orders = [[tens, units], [units, tens]];
        let count = orders.iter().filter(|order| agrees(order)).count();
        for order in orders.iter().filter(|order| agrees(order)) {
            let share = exact / count as f32;
            let at = |place| match place {
                Place::Heard(at) => Place::Known(order[at.min(1)]),
                other => other,
            };
            self.as_may_be(unseen, places.map(at), share);
        }
        if count > 0 { exact } else { 0.0 }
    }

    /// Adds the case that unknown cards may be anything.
    fn as_may_be(&mut self, unseen: &Unseen, places: [Place; 2], share: f32) {
        match places {
            [Place::Known(one), Place::Known(other)] => self.turn_up(unseen, one, other, share),
            [Place::Known(one), _] | [_, Place::Known(one)] => {
                for (other, likely) in unseen.shares() {
                    self.turn_up(unseen, one, other, share * likely);
                }
            }
            _ => {
                for (one, likely) in unseen.shares() {
                    for (other, as_likely) in unseen.shares() {
                        self.turn_up(unseen, one, other, share * likely * as_likely);
                    }
                }
            }
        }
    }

    fn turn_up(&mut self, unseen: &Unseen, one: Card, other: Card, share: f32) {
        let pair = [one, other];
        if share > SMALL && pair.contains(&Card::CHANCE) && Self::trap(&pair).is_none() {
            return self.replaced(unseen, if one == Card::CHANCE { other } else { one }, share);
        }
        self.note(&pair, share);
    }

    /// A chance card: two cards replace it, one of each pile (MAX-32).
    fn replaced(&mut self, unseen: &Unseen, other: Card, share: f32) {
        for (below, likely) in unseen.shares() {
            for (drawn, as_likely) in unseen.shares() {
                self.note(&[other, below, drawn], share * likely * as_likely);
            }
        }
    }

    fn note(&mut self, cards: &[Card], share: f32) {
        match Self::trap(cards) {
            Some(trap) => self.traps[trap] += share,
            None => {
                let worth = value::best(cards).map_or(0, rank_of);
                self.worth[worth] += share;
            }
        }
    }

    fn trap(cards: &[Card]) -> Option<usize> {
        match (cards.contains(&Card::VIRUS), cards.contains(&Card::BOMB)) {
            (false, false) => None,
            (true, false) => Some(0),
            (false, true) => Some(1),
            (true, true) => Some(2),
        }
    }
}

/// Cases less likely than this are not examined more closely.
const SMALL: f32 = 0.05;
