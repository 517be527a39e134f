//! The forms in which a card can be laid: what it stands for, what is wished, what is claimed.

use crate::card::Card;
use crate::card_set::{CardSet, KindSet};
use crate::limits::MAX_CALLS;
use crate::mau::cards::Wishes;
use crate::mau::dormant::asleep;
use crate::mau::forms::{Forms, Lays};
use crate::mau::moves::{CallIndex, Move};
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::seat::{Seat, SeatSet};

/// Which choices the laying of a card includes.
#[derive(Clone, Copy)]
pub(super) enum Plays {
    /// On one's own turn: everything the card allows, except for these kinds, which do nothing now.
    Full(KindSet),
    /// In an answer that passes a threat on: a wish, but nothing else that the card does. Any other
    /// answer includes no choices.
    Answer,
}

impl Plays {
    /// The choices of `seat` on its own turn, or when a card laid out of turn counts as one's own turn.
    #[inline]
    pub(super) fn full(rules: &Rules, state: &State, seat: Seat) -> Self {
        if rules.dormant.is_empty() {
            return Self::Full(KindSet::EMPTY);
        }
        Self::awake(rules, state, seat)
    }

    #[cold]
    fn awake(rules: &Rules, state: &State, seat: Seat) -> Self {
        let left = state.hands[seat.index()].len().saturating_sub(1);
        Self::Full(asleep(rules, state, seat, left))
    }

    /// The kinds that are laid without any choice now, whatever they do at other times.
    const fn silent(self) -> KindSet {
        match self {
            Self::Full(asleep) => asleep,
            Self::Answer => KindSet::EMPTY,
        }
    }

    /// The ways to lay a card that acts as `acting`.
    #[inline]
    pub(super) fn forms(self, rules: &Rules, state: &State, acting: Card) -> Forms {
        let effect = &rules.effects[acting.index()];
        let forms = match self {
            Self::Full(asleep) if asleep.has(acting) => Forms::PLAIN,
            // With an empty pile there is nothing to buy.
            Self::Full(_) if effect.buys && state.discard_pile.is_empty() => {
                effect.forms.unclaimed()
            }
            Self::Full(_) => effect.forms,
            Self::Answer => effect.forms.unclaimed(),
        };
        match &effect.wish {
            Some(wish) if forms != Forms::PLAIN => wish.left(state, forms),
            _ => forms,
        }
    }
}

/// A collector of moves: a list of fixed capacity, one that grows, or a set that only counts them.
pub(super) trait Moves {
    fn put(&mut self, mv: Move);

    #[inline]
    fn lay_plain(&mut self, kinds: KindSet) {
        kinds.for_each(|card| self.put(Move::lay(card)));
    }

    #[inline]
    fn lay(&mut self, lays: Lays) {
        lays.each(|mv| self.put(mv));
    }

    fn give(&mut self, kinds: KindSet) {
        kinds.for_each(|card| self.put(Move::Give { card }));
    }

    /// The calls whose bits are set.
    #[inline]
    fn calls(&mut self, calls: u8) {
        let calls = (0..MAX_CALLS as CallIndex).filter(|call| calls >> call & 1 == 1);
        calls.for_each(|call| self.put(Move::Call { call }));
    }

    fn catch(&mut self, seats: SeatSet, call: CallIndex) {
        seats.for_each(|seat| self.put(Move::Catch { seat, call }));
    }
}

/// Every way to lay one of `kinds`.
#[inline(always)]
pub(super) fn push(
    rules: &Rules,
    state: &State,
    kinds: KindSet,
    asks: Plays,
    moves: &mut impl Moves,
) {
    let special = kinds.and(rules.special).without(asks.silent());
    moves.lay_plain(kinds.without(special));
    if special.is_empty() {
        return;
    }
    if special.without(rules.alike).is_empty() && matches!(asks, Plays::Full(_)) {
        moves.lay(Lays { wild: None, kinds: special, forms: rules.alike_forms });
    } else {
        push_special(rules, state, special, asks, moves);
    }
}

#[inline(never)]
fn push_special(
    rules: &Rules,
    state: &State,
    special: KindSet,
    asks: Plays,
    moves: &mut impl Moves,
) {
    let forms_of = |card| asks.forms(rules, state, acting(rules, state, card, None));
    let mut left = special;
    for wild in special.and(rules.wild) {
        push_in_runs(None, left.take_below(wild), KindSet::ALL, moves, forms_of);
        left = left.without(KindSet::of(wild));
        push_wild(rules, state, wild, asks, moves);
    }
    push_in_runs(None, left, KindSet::ALL, moves, forms_of);
}

/// Lays `kinds` in order, joining neighbours that have the same forms. Those that are not `special`
/// are laid without any choice.
#[inline]
pub(super) fn push_in_runs(
    wild: Option<Card>,
    kinds: KindSet,
    special: KindSet,
    moves: &mut impl Moves,
    forms_of: impl Fn(Card) -> Forms,
) {
    let mut run = Lays { wild, kinds: KindSet::EMPTY, forms: Forms::PLAIN };
    let mut left = kinds;
    for kind in kinds.and(special) {
        let plain = left.take_below(kind);
        if !plain.is_empty() {
            go_on(&mut run, plain, Forms::PLAIN, moves);
        }
        go_on(&mut run, KindSet::of(kind), forms_of(kind), moves);
        left = left.without(KindSet::of(kind));
    }
    if !left.is_empty() {
        go_on(&mut run, left, Forms::PLAIN, moves);
    }
    moves.lay(run);
}

/// Adds `kinds` to the run if it has these forms; else lays the run and starts another.
#[inline]
fn go_on(run: &mut Lays, kinds: KindSet, forms: Forms, moves: &mut impl Moves) {
    if forms != run.forms {
        moves.lay(*run);
        *run = Lays { kinds: KindSet::EMPTY, forms, ..*run };
    }
    run.kinds = run.kinds.or(kinds);
}

fn push_wild(rules: &Rules, state: &State, card: Card, asks: Plays, moves: &mut impl Moves) {
    let hand = state.hands[state.turn.index()];
    let names = names_for(rules, hand, card);
    let special = rules.special.without(asks.silent());
    push_in_runs(Some(card), names, special, moves, |named| {
        asks.forms(rules, state, acting(rules, state, card, Some(named)))
    });
    if let Some(wishes) = rules.effects[card.index()].wish
        && may_be_laid(rules, hand, card, None)
    {
        moves.lay(Lays { wild: None, kinds: KindSet::of(card), forms: wishes.forms });
    }
}

/// Every wish that can be made without laying a card.
pub(super) fn push_wishes(state: &State, wishes: Option<Wishes>, moves: &mut impl Moves) {
    let Some(wishes) = wishes else { return };
    let forms = wishes.said(state);
    for index in 0..forms.len() {
        moves.put(Move::Wish { wish: forms.nth(index).0 });
    }
}

/// The kind whose effects a laid card has: its own, or that of the card a wild card stands for; if
/// that is a copying card, the kind it is laid on.
#[inline]
pub(super) fn acting(rules: &Rules, state: &State, card: Card, stands_for: Option<Card>) -> Card {
    let kind = stands_for.unwrap_or(card);
    let copies = || rules.effects[kind.index()].copies && !state.discard_pile.is_empty();
    if rules.special.has(kind) && copies() { state.face } else { kind }
}

/// Those of `kinds` that are not forbidden as the last card of the hand of `seat`.
#[inline(always)]
pub(super) fn not_banned_as_last(
    rules: &Rules,
    state: &State,
    seat: Seat,
    kinds: KindSet,
) -> KindSet {
    left_as_last(rules, state, seat, kinds, really_not_banned_as_last)
}

/// Those of `kinds` that are not forbidden as the last card of the hand of `seat`, standing for
/// themselves: a wild card that answers a threat as itself names no other.
#[inline]
pub(super) fn not_banned_as_itself(
    rules: &Rules,
    state: &State,
    seat: Seat,
    kinds: KindSet,
) -> KindSet {
    left_as_last(rules, state, seat, kinds, |rules, hand, kinds| {
        kinds.filter(|card| may_be_laid(rules, hand, *card, None)).collect()
    })
}

/// Those of `kinds` that remain where a last card can be forbidden: none if `seat` may not go out,
/// else what `of_hand` leaves of them.
#[inline(always)]
fn left_as_last(
    rules: &Rules,
    state: &State,
    seat: Seat,
    kinds: KindSet,
    of_hand: impl Fn(&Rules, CardSet, KindSet) -> KindSet,
) -> KindSet {
    let hand = state.hands[seat.index()];
    if !rules.bans_last || hand.len() != 1 {
        return kinds;
    }
    if state.kept.is_barred(rules, seat) { KindSet::EMPTY } else { of_hand(rules, hand, kinds) }
}

/// Whether `upper` may be laid on a card slipped in below it, which empties a hand of two.
pub(super) fn may_lie_on_slipped(rules: &Rules, state: &State, seat: Seat, upper: Card) -> bool {
    if !rules.bans_last || state.hands[seat.index()].len() != 2 {
        return true;
    }
    let (last, kinds) = ([upper].into_iter().collect(), KindSet::of(upper));
    !state.kept.is_barred(rules, seat) && !really_not_banned_as_last(rules, last, kinds).is_empty()
}

fn really_not_banned_as_last(rules: &Rules, hand: CardSet, kinds: KindSet) -> KindSet {
    let named = |card: &Card| rules.wild.has(*card) && !names_for(rules, hand, *card).is_empty();
    // A wild card that cannot wish has to name a card: being allowed as itself is of no use then.
    let own = |card: &Card| {
        let needs_no_name = !rules.wild.has(*card) || rules.effects[card.index()].wish.is_some();
        needs_no_name && may_be_laid(rules, hand, *card, None)
    };
    kinds.filter(|card| own(card) || named(card)).collect()
}

/// What a wild `card` may stand for under the rules on last cards.
pub(super) fn names_for(rules: &Rules, hand: CardSet, card: Card) -> KindSet {
    if hand.len() != 1 {
        return rules.pack;
    }
    if rules.never_last.has(card) {
        return KindSet::EMPTY;
    }
    let names = rules.pack.without(rules.never_last);
    let any = rules.only_last.is_empty() || rules.only_last.has(card);
    if any { names } else { names.and(rules.only_last) }
}

/// Whether `card`, standing for `named`, may be laid under the rules on last cards (ERF-18, ERF-44).
pub(super) fn may_be_laid(rules: &Rules, hand: CardSet, card: Card, named: Option<Card>) -> bool {
    let in_set = |set: KindSet| set.has(card) || named.is_some_and(|named| set.has(named));
    hand.len() != 1
        || (!in_set(rules.never_last) && (rules.only_last.is_empty() || in_set(rules.only_last)))
}
