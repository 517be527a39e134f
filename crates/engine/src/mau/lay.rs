//! Laying a card: where it goes, and what it does on one's own turn.

use crate::card::Card;
use crate::mau::calls;
use crate::mau::event::Event;
use crate::mau::exchange;
use crate::mau::hands;
use crate::mau::plays;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{LastThreat, Victim, WithTwo};
use crate::mau::state::{Phase, State};
use crate::mau::threat;
use crate::mau::turn;
use crate::mau::wish::Wish;
use crate::seat::Seat;

/// A card laid, and what its player says with it.
#[derive(Clone, Copy)]
pub(super) struct Said {
    pub(super) card: Card,
    pub(super) stands_for: Option<Card>,
    pub(super) wish: Option<Wish>,
    pub(super) claim: bool,
    pub(super) under: Option<Card>,
}

pub(super) fn lay(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    said: Said,
    sink: &mut impl FnMut(Event),
) {
    let Said { card, stands_for, wish, claim, under } = said;
    let jumps_in = state.turn != seat;
    if jumps_in {
        sink(Event::JumpedIn { seat });
        // What the seat whose turn it was has announced is void, and costs nothing.
        let before = state.turn;
        state.announced.iter_mut().for_each(|announced| announced.remove(before));
        state.turn = seat;
    }
    state.hands[seat.index()].take(card);
    if let Some(below) = under
        && state.hands[seat.index()].take(below)
    {
        state.slipped.add(below);
    }
    let answers = state.phase == Phase::Threat;
    // A copying card that answers a threat answers as itself.
    let acting = if answers {
        stands_for.unwrap_or(card)
    } else {
        plays::acting(rules, state, card, stands_for)
    };
    let face = stands_for.unwrap_or(card);
    let on_own_rank = face.rank().is_some() && face.rank() == state.face.rank();
    state.run = if on_own_rank { state.run.saturating_add(1) } else { 1 };
    heed_wish(rules, state, said, acting, jumps_in || answers);
    state.discard_pile.push(card);
    state.face = face;
    state.acting = acting;
    state.claim = claim;
    state.idle = 0;
    sink(Event::Played { seat, card, stands_for, wish, claim });
    if !answers && claim && rules.effects[acting.index()].buys {
        hands::buy(rules, state, seat, sink);
    }
    let left = state.hands[seat.index()].len() as u8;
    calls::fall_due(rules, state, seat, left, acting, sink);
    if left == 0 {
        state.waiting.remove(seat);
        state.waiting.push(seat);
        state.last_laid[seat.index()] = Some(face);
    }
    if answers {
        return threat::answer(rules, state, seat, acting, sink);
    }
    state.together = state.together.saturating_add(1);
    if let Some(together) = &rules.together
        && left > 0
        && (together.most == 0 || state.together < together.most)
    {
        state.phase = Phase::Together;
        return;
    }
    take_effect(rules, state, seat, sink);
}

/// A new wish, or one card fewer that must meet the old one. A card laid first in a turn beside it
/// leaves it standing (ERF-34); everybody can see that.
#[inline]
fn heed_wish(rules: &Rules, state: &mut State, said: Said, acting: Card, out_of_course: bool) {
    if said.wish.is_none() && state.wish.is_none() {
        return;
    }
    if let Some(wish) = said.wish {
        set_wish(rules, state, acting, wish);
    } else if let Some(wish) = state.wish {
        let meeting = rules.meets[wish.index()];
        let meets = meeting.has(said.card) || said.stands_for.is_some_and(|face| meeting.has(face));
        if meets || out_of_course || state.together > 0 {
            state.wish_cards = state.wish_cards.saturating_sub(1);
        }
        if state.wish_cards == 0 {
            state.wish = None;
        }
    }
}

/// What is wished from now on, as `acting` lets its player wish.
pub(super) fn set_wish(rules: &Rules, state: &mut State, acting: Card, wish: Wish) {
    let wishes = rules.effects[acting.index()].wish;
    state.wish = Some(wish);
    state.wish_cards = wishes.map_or(1, |wishes| wishes.cards);
    state.wish_turns = wishes.map_or(0, |wishes| wishes.turns);
}

/// What the card laid on one's own turn does, or the cards laid together do.
#[inline]
pub(super) fn take_effect(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    sink: &mut impl FnMut(Event),
) {
    let count = std::mem::take(&mut state.together).max(1);
    if !rules.effective.has(state.acting) {
        state.phase = Phase::Turn;
        turn::end(rules, state, seat, sink);
        return turn::advance(rules, state, seat, sink);
    }
    act(rules, state, seat, count, sink);
}

/// What `count` cards laid on one's own turn do.
#[inline(never)]
fn act(rules: &Rules, state: &mut State, seat: Seat, count: u8, sink: &mut impl FnMut(Event)) {
    let (card, claim) = (state.acting, state.claim);
    let effect = rules.effects[card.index()];
    state.phase = Phase::Turn;
    let left = !state.hands[seat.index()].is_empty();
    if effect.rotates && left {
        hands::rotate(rules, state, sink);
    }
    let odd = count % 2 == 1;
    let other_misses = odd && turn_direction(rules, state, card, sink);
    if effect.again && left {
        sink(Event::Again { seat });
        state.drawn = Default::default();
        (state.draws, state.dry) = (0, false);
        return;
    }
    if effect.lays_on && left {
        sink(Event::Again { seat });
        state.drawn = Default::default();
        state.phase = Phase::Further;
        return;
    }
    let threatens = effect.threat.filter(|_| !other_misses && (!effect.threat_may || claim));
    let threatens = threatens.filter(|rule| !fizzles(rules, state, seat, *rule));
    let still = threatens.is_some_and(|rule| rules.threats[usize::from(rule)].moves_hands());
    turn::end_before(rules, state, seat, still, sink);
    if other_misses {
        let other = state.after(seat);
        state.misses.add(other);
    } else if let Some(rule) = threatens {
        return threat::start(rules, state, seat, rule, count, sink);
    }
    turn::advance(rules, state, seat, sink);
}

/// A victim is not named any more by who is out with this card, nor for a gift that stays with its
/// giver (ERF-51).
fn fizzles(rules: &Rules, state: &State, seat: Seat, rule: u8) -> bool {
    let threat = &rules.threats[usize::from(rule)];
    let out = state.hands[seat.index()].is_empty();
    let unnamed =
        threat.victim == Victim::Chosen && out && rules.last_threat == LastThreat::Ignored;
    unnamed || (threat.only_gives() && exchange::keeps_gift(rules, state, seat))
}

/// Turns the direction if the card does. Between two seats it may make the other miss instead;
/// says whether it does.
pub(super) fn turn_direction(
    rules: &Rules,
    state: &mut State,
    card: Card,
    sink: &mut impl FnMut(Event),
) -> bool {
    match rules.effects[card.index()].reverse {
        None => false,
        Some(with_two) if state.active() <= 2 => with_two == WithTwo::OtherMisses,
        Some(_) => {
            state.direction = state.direction.reversed();
            sink(Event::Reversed { direction: state.direction });
            false
        }
    }
}
