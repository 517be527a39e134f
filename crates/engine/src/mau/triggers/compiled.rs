//! What the engine runs on.

use super::rule::{By, Counted, On, TriggerRule};
use crate::card_set::KindSet;
use crate::mau::effects::Later;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{HouseRules, Span};
use crate::mau::state::{Phase, State};
use crate::rules::Text;
use crate::seat::{Direction, Seat};

/// A trigger, with cards found by kind and calls by number.
#[derive(Clone, Debug)]
pub(crate) struct Trigger {
    pub(crate) name: Text,
    pub(super) on: On,
    by: By,
    call: Option<u8>,
    drawn: Option<Span>,
    pub(super) left: Option<Span>,
    top: Option<KindSet>,
    wish: Option<bool>,
    threat: Option<bool>,
    direction: Option<Direction>,
    playing: Option<Span>,
    pile: Option<Span>,
    pub(super) times: Option<Span>,
    pub(super) counted: Counted,
    pub(in crate::mau) later: Later,
}

/// What is known of an occurrence besides to whom it happened.
#[derive(Clone, Copy, Default)]
pub(super) struct Detail {
    pub(super) drawn: u32,
    pub(super) call: Option<u8>,
}

impl Trigger {
    pub(crate) fn compile(doc: &HouseRules, rule: &TriggerRule) -> Self {
        let place = |id: &String| doc.calls.keys().position(|known| known == id);
        Self {
            name: rule.name.clone(),
            on: rule.on,
            by: rule.by,
            call: rule.call.as_ref().and_then(place).map(|place| place as u8),
            drawn: rule.drawn,
            left: rule.left,
            top: (!rule.top.is_empty()).then(|| kinds(&rule.top)),
            wish: rule.wish,
            threat: rule.threat,
            direction: rule.direction,
            playing: rule.playing,
            pile: rule.pile,
            times: rule.times,
            counted: rule.counted,
            later: Later::of_trigger(&rule.does),
        }
    }

    /// Whether all that is asked holds when `on` has happened to `seat`, the number of times apart.
    pub(super) fn holds(&self, state: &State, seat: Seat, detail: Detail) -> bool {
        let dealer = seat == state.dealer;
        let by = match self.by {
            By::Anyone => true,
            By::Dealer => dealer,
            By::NotDealer => !dealer,
            By::Starter => seat == state.kept.starter,
        };
        let threatened = matches!(state.phase, Phase::Threat | Phase::Target | Phase::Give);
        let is = |wanted: Option<bool>, is: bool| wanted.is_none_or(|wanted| wanted == is);
        // A hand that grows or shrinks has been compared with what it was.
        let hand = matches!(self.on, On::HandGrows | On::HandShrinks);
        by && (self.call.is_none() || self.call == detail.call)
            && has(self.drawn, detail.drawn)
            && (hand || has(self.left, state.hands[seat.index()].len()))
            && self.top.is_none_or(|top| state.discard_pile.top().is_some_and(|card| top.has(card)))
            && is(self.wish, state.wish.is_some())
            && is(self.threat, threatened)
            && self.direction.is_none_or(|direction| direction == state.direction)
            && has(self.playing, state.active())
            && has(self.pile, state.draw_pile.len().into())
    }

    /// Whether a hand of `after` cards has just come to the number asked for, from `before`.
    pub(super) fn comes_to(&self, before: u32, after: u32) -> bool {
        let grows = match self.on {
            On::HandGrows => after > before,
            On::HandShrinks => after < before,
            _ => false,
        };
        grows && has(self.left, after) && !has(self.left, before)
    }
}

pub(super) fn has(span: Option<Span>, number: u32) -> bool {
    span.is_none_or(|span| span.has(number.try_into().unwrap_or(u16::MAX), None))
}
