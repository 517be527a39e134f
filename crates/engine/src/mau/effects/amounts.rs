//! The size of an effect: amounts per card, player or deal, a factor on the points of a deal, and the highest
//! or lowest card of a hand.

use super::compiled::Later;
use super::rule::{Extreme, Per};
use crate::card::Card;
use crate::card_set::KindSet;
use crate::limits::MAX_FACTOR;
use crate::mau::listener::Sink;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::seat::Seat;

impl State {
    /// How many times the card points of this deal count.
    pub(in crate::mau) fn factor(&self) -> i32 {
        i32::from(self.kept.factor.max(1))
    }
}

/// The value of a card, where it has one.
fn value(rules: &Rules, card: Card) -> Option<i32> {
    Some(rules.worth[card.index()]).filter(|worth| *worth > 0).map(i32::from)
}

impl Extreme {
    /// Those of these kinds that are the extreme.
    fn of(self, rules: &Rules, kinds: KindSet) -> KindSet {
        let worth = |card: Card| -> Option<i32> {
            match self {
                Self::MostPoints => Some(rules.points_of(card)),
                Self::FewestPoints => Some(-rules.points_of(card)),
                Self::Highest => Some(value(rules, card)?),
                Self::Lowest => Some(-value(rules, card)?),
            }
        };
        let best = kinds.into_iter().filter_map(worth).max();
        kinds.into_iter().filter(|card| worth(*card) == best).collect()
    }
}

impl Later {
    /// Of these kinds of cards in a hand, those that may be given, put away or passed on.
    pub(super) fn may_go(&self, rules: &Rules, kinds: KindSet) -> KindSet {
        self.must_be.map_or(kinds, |extreme| extreme.of(rules, kinds))
    }
}

impl<S: Sink> Step<'_, S> {
    /// The factor for the amounts of a rule that `by` has set off and that hits `seat`.
    pub(super) fn times(&self, later: &Later, by: Seat, seat: Seat) -> i32 {
        match later.per {
            None => 1,
            Some(Per::Card) => self.hand(seat).len().cast_signed(),
            Some(Per::OwnCard) => self.hand(by).len().cast_signed(),
            Some(Per::Value) => value(self.rules, self.state.face).unwrap_or(0),
            Some(Per::Player) => self.state.active().cast_signed(),
            Some(Per::Deal) => i32::from(self.state.deal),
        }
    }

    /// Multiplies the card points of this deal.
    pub(super) fn multiply(&mut self, times: u8) {
        if times > 1 {
            let factor = self.state.kept.factor.max(1) * u16::from(times);
            self.state.kept.factor = factor.min(MAX_FACTOR);
        }
    }
}
