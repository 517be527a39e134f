//! Which calls would be right if made now, and with which cards, judged by the player's own hand alone.

use super::last_call::is_near;
use crate::card_set::CardSet;
use crate::mau::call_view::CallView;
use crate::mau::charges::errors;
use crate::mau::event::Event;
use crate::mau::moves::{CallIndex, Move, Play};
use crate::mau::patterns::Pattern;
use crate::mau::phase::Phase;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{Enforced, PenaltyFor};
use crate::mau::state::State;
use crate::mau::{calls, legal, plays, sink, triggers};
use crate::seat::Seat;

/// Most steps searched where several cards can be laid in one turn. What is not found by then is not advised.
const STEPS: u32 = 200;

/// The calls of `seat`, whose honest moves are `legal`.
pub(in crate::mau) fn calls(
    rules: &Rules,
    state: &State,
    seat: Seat,
    legal: &[Move],
) -> Vec<CallView> {
    let mut all = Vec::new();
    if state.phase.is_aside() {
        return all;
    }
    for (index, rule) in rules.calls.iter().enumerate() {
        let call = index as CallIndex;
        let said = state.announced[index].has(seat);
        if !said && !legal.contains(&Move::Call { call }) {
            continue;
        }
        let makes_up = state.open[index].has(seat) && rule.afterwards;
        let ahead = rules.last_call == Some(call);
        let advised =
            !ahead && !makes_up && state.turn == seat && (said || !may_cost(rules, state, seat));
        let with = if advised { ways(rules, state, seat, index, legal) } else { Vec::new() };
        let right = if ahead {
            !said && is_near(rules, state, seat)
        } else if rules.call_is_of_intent(call) {
            let may = state.turn == seat || rule.any_time;
            !said && may && triggers::is_wise(rules, state, seat, call)
        } else {
            makes_up || !with.is_empty()
        };
        let costs = match rule.false_penalty {
            0 => 0,
            cards => cards.saturating_add(errors::more(rules, state, seat)),
        };
        all.push(CallView { call, said, right, with, costs });
    }
    all
}

/// Whether `seat` may have to draw for an omission before it lays: it should make up for that first.
fn may_cost(rules: &Rules, state: &State, seat: Seat) -> bool {
    let seen_to = |index: usize| rules.calls[index].enforced.is_seen_to();
    (0..rules.calls.len()).any(|index| state.open[index].has(seat) && seen_to(index))
}

/// The positions in `legal` of the moves with which the call comes true.
fn ways(rules: &Rules, state: &State, seat: Seat, index: usize, legal: &[Move]) -> Vec<u16> {
    let mut said = state.clone();
    said.announced[index].add(seat);
    // `seat` must not see whether cards were slipped in.
    said.slipped = CardSet::EMPTY;
    if let Some(guilt) = &mut said.accusable.guilt {
        guilt.slipped = None;
    }
    let mut search = Search { rules, seat, index, steps: STEPS };
    let comes_true = |(_, mv): &(u16, &Move)| search.comes_true(&said, CardSet::EMPTY, **mv);
    (0..).zip(legal).filter(comes_true).map(|(at, _)| at).collect()
}

/// Looks for honest moves of one turn that make one call come true.
struct Search<'a> {
    rules: &'a Rules,
    seat: Seat,
    index: usize,
    steps: u32,
}

impl Search<'_> {
    /// Whether it comes true with `mv`, or after it in the same turn. `unseen` are cards drawn on the way,
    /// which nobody can know yet.
    fn comes_true(&mut self, state: &State, unseen: CardSet, mv: Move) -> bool {
        if self.falls_due(state, mv) {
            return true;
        }
        // Where rules change during play, what can follow is not known in advance.
        if self.rules.changes || self.steps == 0 || !self.may_go_on(state, mv) {
            return false;
        }
        self.steps -= 1;
        let (mut next, mut unseen, mut moved) = (state.clone(), unseen, false);
        let mut sink = |event: Event| match event {
            Event::Drew { seat, cards, .. } | Event::TookUp { seat, cards }
                if seat == self.seat =>
            {
                unseen = unseen.plus(cards);
            }
            Event::Gave { .. }
            | Event::Took { .. }
            | Event::Swapped { .. }
            | Event::TookPile { .. }
            | Event::Renewed { .. }
            | Event::Lot { .. }
            | Event::Rolled { .. }
            | Event::Rotated { .. } => moved = true,
            _ => {}
        };
        sink::apply(self.rules, &mut next, self.seat, mv, &mut sink);
        let counted = self.rules.calls[self.index].at.is_some() && !unseen.is_empty();
        let goes_on = matches!(next.phase, Phase::Turn | Phase::Together)
            && next.turn == self.seat
            && next.announced[self.index].has(self.seat);
        if moved || counted || !goes_on {
            return false;
        }
        let mut hand = next.hands[self.seat.index()];
        unseen.cards().for_each(|card| {
            hand.take(card);
        });
        let mut moves = Vec::new();
        legal::legal(self.rules, &next, self.seat, &mut moves);
        moves.into_iter().any(|mv| match mv {
            Move::Play(Play { card, .. }) => {
                // Whether a last resort fits depends on what has been drawn.
                let known = unseen.is_empty() || self.rules.last_resort(card).is_none();
                known && hand.has(card) && self.comes_true(&next, unseen, mv)
            }
            Move::Pass => self.comes_true(&next, unseen, mv),
            _ => false,
        })
    }

    /// Whether the card laid makes the call fall due.
    fn falls_due(&self, state: &State, mv: Move) -> bool {
        let Move::Play(play) = mv else { return false };
        let answers = state.is_answering();
        let acting = if answers {
            play.face()
        } else {
            plays::acting(self.rules, state, play.card, play.stands_for)
        };
        let bought = !answers && play.claim && self.rules.effects[acting.index()].buys;
        let held = state.hands[self.seat.index()].len() + u32::from(bought) + self.fines(state);
        let left = held.saturating_sub(1).min(u32::from(u8::MAX)) as u8;
        calls::falls_due(&self.rules.calls[self.index], left, acting)
    }

    /// Cards drawn for omissions that the table notices before anything is laid (SCH-16).
    fn fines(&self, state: &State) -> u32 {
        let beside = self.rules.beside.is_some_and(|rule| rule.takes_for(PenaltyFor::Calls));
        if state.phase == Phase::Together || beside {
            return 0;
        }
        let calls = self.rules.calls.iter().zip(&state.open);
        calls
            .filter(|(call, open)| call.enforced == Enforced::Table && open.has(self.seat))
            .map(|(call, _)| u32::from(call.penalty))
            .sum()
    }

    /// Whether `seat` may still have the turn after `mv`.
    fn may_go_on(&self, state: &State, mv: Move) -> bool {
        let again = || {
            self.rules.effects.iter().any(|effect| effect.again)
                || self.rules.patterns.iter().any(Pattern::gives_turn)
                || self.rules.triggers.iter().any(|trigger| trigger.later.gives_turn())
        };
        match mv {
            Move::Play(_) => {
                let asked_again = state.phase == Phase::Threat
                    && self.rules.threats[usize::from(state.threat.rule)].takes_off;
                self.rules.together.is_some() || asked_again || again()
            }
            Move::Pass => state.phase == Phase::Together && again(),
            // Nobody knows in advance how long drawing until a certain card goes on.
            Move::Accept => {
                let threat = self.rules.threats.get(usize::from(state.threat.rule));
                threat.is_none_or(|threat| threat.until.is_empty())
            }
            _ => false,
        }
    }
}
