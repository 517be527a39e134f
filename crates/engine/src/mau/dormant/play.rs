//! Playing dormant cards: which kinds do nothing, are barred or fit like others for a seat now.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::cards::Effect;
use crate::mau::dimension::Dimension;
use crate::mau::dormant::Dormant;
use crate::mau::listener::Sink;
use crate::mau::patterns::Acting;
use crate::mau::phase::Phase;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::seat::Seat;

/// The kinds that do nothing when `seat` lays one of them now and `left` are left in its hand.
#[inline]
pub(in crate::mau) fn asleep(rules: &Rules, state: &State, seat: Seat, left: u32) -> KindSet {
    if rules.dormant.is_empty() {
        return KindSet::EMPTY;
    }
    let held = rules.dormant.iter().filter(|rule| rule.holds(rules, state, seat, left));
    held.fold(KindSet::EMPTY, |all, rule| all.or(rule.meant(rule.kinds, rules, state, seat)))
}

/// The kinds that `seat` may not lay now, in whatever way.
#[inline(always)]
pub(in crate::mau) fn barred(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    if !rules.bars_cards {
        return KindSet::EMPTY;
    }
    barred_in(rules, state, seat, state.kept.turn_of(seat))
}

/// The kinds that `seat` may not lay in its turn number `turn`.
#[cold]
#[inline(never)]
fn barred_in(rules: &Rules, state: &State, seat: Seat, turn: u8) -> KindSet {
    let left = state.hands[seat.index()].len().saturating_sub(1);
    let held = rules.dormant.iter().filter(|rule| rule.holds_in(turn, rules, state, seat, left));
    held.fold(KindSet::EMPTY, |all, rule| all.or(rule.meant(rule.barred, rules, state, seat)))
}

/// The kinds that fit now only because they fit anywhere, which does not apply to `seat`.
#[inline(always)]
pub(in crate::mau) fn unfit(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    let plain = rules.plain_fit.as_deref();
    plain.map_or(KindSet::EMPTY, |fit| {
        ordinary(rules, state, seat).without(fit.playable(rules, state))
    })
}

/// The kinds that now fit only like other cards if `seat` lays them.
#[cold]
pub(in crate::mau) fn ordinary(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    let left = state.hands[seat.index()].len().saturating_sub(1);
    let held = rules.dormant.iter().filter(|rule| rule.holds(rules, state, seat, left));
    held.fold(KindSet::EMPTY, |all, rule| all.or(rule.meant(rule.ordinary, rules, state, seat)))
}

/// The kinds that `seat` may not lay in its next turn, as its hand is now.
pub(in crate::mau) fn barred_next(rules: &Rules, state: &State, seat: Seat) -> KindSet {
    let begun = state.kept.turns[seat.index()];
    barred_in(rules, state, seat, begun.saturating_add(1))
}

/// The rules that bar `card` for `seat` now, by their indices.
pub(in crate::mau) fn barring(
    rules: &Rules,
    state: &State,
    seat: Seat,
    card: Card,
) -> impl Iterator<Item = usize> {
    let left = state.hands[seat.index()].len().saturating_sub(1);
    let bars = move |rule: &Dormant| {
        rule.meant(rule.barred, rules, state, seat).has(card)
            && rule.holds(rules, state, seat, left)
    };
    (0..).zip(&rules.dormant).filter(move |(_, rule)| bars(rule)).map(|(place, _)| place)
}

impl<S: Sink> Step<'_, S> {
    /// Carries out what the card laid on one's own turn does, or the cards laid together, unless it is
    /// dormant.
    #[inline]
    pub(in crate::mau) fn take_effect_if_awake(&mut self, seat: Seat) {
        if !self.rules.dormant.is_empty() {
            let asleep = asleep(self.rules, self.state, seat, self.left(seat));
            let through = self.rules.see_through.has(self.state.acting);
            if (!through && asleep.has(self.state.face)) || asleep.has(self.state.acting) {
                return self.stay_asleep(seat);
            }
        }
        self.take_effect(seat);
    }

    /// Whether a card that `seat` has taken out of its hand has its effect now.
    pub(in crate::mau) fn is_awake(&self, seat: Seat, card: Card) -> bool {
        !asleep(self.rules, self.state, seat, self.left(seat)).has(card)
    }

    /// The card has no effect, except as part of a pattern.
    #[cold]
    fn stay_asleep(&mut self, seat: Seat) {
        let count = std::mem::take(&mut self.state.together).max(1);
        let effect = Effect::default();
        let acting = Acting { effect, threat_count: 1, reverse_count: 1, by_pattern: false };
        let used = self.rules.uses.has(Dimension::Patterns);
        let acting = if used { self.completed(seat, count, acting) } else { acting };
        self.state.phase = Phase::Turn;
        self.carry_out(seat, acting, false);
    }
}
