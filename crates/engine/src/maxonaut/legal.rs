//! Listing the legal moves of a seat.

use arrayvec::ArrayVec;

use crate::limits::MAX_HAND;
use crate::maxonaut::card::Card;
use crate::maxonaut::claim::{Claim, Said};
use crate::maxonaut::hand::Hand;
use crate::maxonaut::move_set::{Lays, MoveSet};
use crate::maxonaut::moves::{Laid, Lay, Move, MoveList, Shown};
use crate::maxonaut::rules::Rules;
use crate::maxonaut::state::{Phase, State, Trap};
use crate::maxonaut::value::defuses;
use crate::seat::{Seat, SeatSet};

/// Every announcement in its right form, from the lowest.
static ANNOUNCEMENTS: [Move; Claim::COUNT] = {
    let mut all = [Move::Accept; Claim::COUNT];
    let mut at = 0;
    while at < Claim::COUNT {
        all[at] = Move::Announce { said: Said::right(Claim::at(at as u8)) };
        at += 1;
    }
    all
};

/// The seats that have a legal move: the one whose turn it is.
pub(super) const fn to_act(state: &State) -> SeatSet {
    if state.is_over() { SeatSet::EMPTY } else { SeatSet::of(state.turn) }
}

/// The seat that could slip: the one that announces, if the wrong form is allowed (MAX-O2).
pub(super) fn may_act_irregularly(rules: &Rules, state: &State) -> SeatSet {
    let slips = rules.wrong_form > 0 && state.phase == Phase::Announce;
    if slips { SeatSet::of(state.turn) } else { SeatSet::EMPTY }
}

/// Lists the honest moves of `seat`.
pub(super) fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut MoveList) {
    moves.clear();
    if seat != state.turn {
        return;
    }
    let hand = state.hands[seat.index()];
    match state.phase {
        Phase::Judge => {
            // MAX-36
            if state.last().is_some_and(|last| rules.may_believe(last)) {
                moves.push(Move::Believe);
            }
            moves.push(Move::Doubt);
        }
        Phase::Lay => lays(rules, state, hand, moves),
        Phase::Announce => {
            moves.set(&ANNOUNCEMENTS[lowest(state)..]);
        }
        Phase::Trap => {
            moves.push(Move::Accept);
            antidotes(state.trap(), hand, moves);
        }
        Phase::Over { .. } => {}
    }
}

/// Finds the honest moves of `seat`, without listing them where they are many.
pub(super) fn legal_set(rules: &Rules, state: &State, seat: Seat, moves: &mut MoveSet) {
    if seat == state.turn {
        match state.phase {
            Phase::Lay => {
                let hand = state.hands[seat.index()];
                let (least, reach) = bounds(rules, state, hand);
                return moves.lays(Lays::new(hand, least, reach));
            }
            Phase::Announce => return moves.announcements(lowest(state)),
            _ => {}
        }
    }
    legal(rules, state, seat, moves.listed());
}

/// The index on the ladder of the lowest announcement that is high enough (MAX-18).
#[inline]
fn lowest(state: &State) -> usize {
    state.last().map_or(0, |last| last.index() + 1)
}

/// Lists the announcements in the wrong form that `seat` could slip into (MAX-O2).
pub(super) fn irregular(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    moves.clear();
    if !may_act_irregularly(rules, state).has(seat) {
        return;
    }
    let higher = Claim::all().filter(|claim| state.last().is_none_or(|last| *claim > last));
    moves.extend(higher.filter_map(Said::wrong).map(|said| Move::Announce { said }));
}

/// How many cards must be laid, and how many of them can be taken from the draw pile.
#[inline]
fn bounds(rules: &Rules, state: &State, hand: Hand) -> (usize, usize) {
    let opening = state.is_opening();
    let reach = if rules.unseen && !opening { state.reach() } else { 0 };
    // A seat with fewer cards than that lays those it has (MAX-21).
    let least = match rules.fewer && !opening {
        true => 0,
        false => (usize::from(hand.len()) + reach).min(2),
    };
    (least, reach)
}

/// All ways to lay: two cards from the hand (MAX-14), and after the start of a round fewer (MAX-15)
/// or cards from the draw pile (MAX-16), in either order (MAX-17).
fn lays(rules: &Rules, state: &State, hand: Hand, moves: &mut MoveList) {
    let (least, reach) = bounds(rules, state, hand);
    let mut push = |cards| moves.push(Move::Lay { cards });
    let kinds: ArrayVec<Card, { MAX_HAND as usize }> = hand.kinds().collect();
    for &card in &kinds {
        let first = Laid::Hand(card);
        let below = |other: &Card| *other != card || hand.count(card) > 1;
        for &second in kinds.iter().filter(|other| below(other)) {
            push(Lay::Two(first, Laid::Hand(second)));
        }
        if reach > 0 {
            push(Lay::Two(first, Laid::Unseen));
            push(Lay::Two(Laid::Unseen, first));
        }
        if least < 2 {
            push(Lay::One(first));
        }
    }
    if reach > 1 {
        push(Lay::Two(Laid::Unseen, Laid::Unseen));
    }
    if least < 2 && reach > 0 {
        push(Lay::One(Laid::Unseen));
    }
    if least == 0 {
        push(Lay::None);
    }
}

/// Lists exactly what helps: an odd number against a virus (MAX-29), a pair or a Maxonaut against a
/// bomb (MAX-30), both against both, where one card may serve for both (MAX-31).
fn antidotes(trap: Trap, hand: Hand, moves: &mut MoveList) {
    let mut push = |cards| moves.push(Move::Show { cards });
    let odd = || hand.kinds().filter(|card| card.is_odd_number());
    if !trap.bomb {
        return odd().for_each(|card| push(Shown::one(card)));
    }
    for (one, other) in hand.pairs().filter(|(one, other)| defuses(*one, *other)) {
        if !trap.virus || one.is_odd_number() || other.is_odd_number() {
            push(Shown::two(one, other));
        } else {
            odd().for_each(|card| push(Shown::three(one, other, card)));
        }
    }
}
