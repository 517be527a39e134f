//! Doubting: cards are turned up, and whoever was wrong gets the points.

use arrayvec::ArrayVec;

use crate::maxonaut::card::Card;
use crate::maxonaut::event::{Event, Origin, Why};
use crate::maxonaut::moves::Shown;
use crate::maxonaut::state::{Phase, PileCard, Reveal, Trap};
use crate::maxonaut::step::Step;
use crate::maxonaut::value;
use crate::seat::Seat;

impl<S: FnMut(Event) + ?Sized> Step<'_, S> {
    /// Turns up the two top cards (MAX-08) and the replacements of chance cards.
    pub(super) fn doubt(&mut self, judge: Seat) {
        let Some(last) = self.state.history.last().copied() else { return };
        self.emit(Event::Doubted { seat: judge, announcer: last.seat });
        let mut reveal = Reveal {
            round: self.state.round,
            judge,
            announcer: last.seat,
            claim: last.said.claim(),
            cards: ArrayVec::new(),
            worth: None,
            shown: None,
            penalty: None,
        };
        for _ in 0..2 {
            if let Some(PileCard { card, .. }) = self.state.discards.pop() {
                self.turn_up(&mut reveal, card, Origin::Top);
            }
        }
        self.replace_chance(&mut reveal);
        self.state.reveal = Some(reveal);
        let Trap { virus, bomb } = self.state.trap();
        if virus || bomb {
            self.state.phase = Phase::Trap;
            self.emit(Event::Trapped { seat: judge, virus, bomb });
        } else {
            self.compare();
        }
    }

    fn turn_up(&mut self, reveal: &mut Reveal, card: Card, origin: Origin) {
        reveal.cards.push(card);
        self.emit(Event::TurnedUp { card, origin });
    }

    /// Replaces each chance card by the top card of the discard pile and the top card of the draw
    /// pile; a chance card among these is replaced in turn (MAX-32, MAX-33).
    fn replace_chance(&mut self, reveal: &mut Reveal) {
        let mut next = 0;
        while let Some(card) = reveal.cards.get(next).copied() {
            next += 1;
            if card != Card::CHANCE {
                continue;
            }
            if let Some(PileCard { card, .. }) = self.state.discards.pop() {
                self.turn_up(reveal, card, Origin::Discard);
            }
            // The cards turned up are the two that stay on the table (MAX-20).
            if let Some(card) = self.draw_top(0) {
                self.turn_up(reveal, card, Origin::Draw);
            }
        }
    }

    /// Without virus and bomb the value decides: an announcement of this value or a lower one is
    /// true (MAX-09, MAX-10).
    fn compare(&mut self) {
        let Some(reveal) = &mut self.state.reveal else { return };
        let (announcer, judge, claim) = (reveal.announcer, reveal.judge, reveal.claim);
        let worth = value::best(&reveal.cards);
        reveal.worth = worth;
        self.emit(Event::Judged { announcer, claim, worth });
        if worth >= Some(claim) {
            self.settle(judge, Why::Doubt);
        } else {
            self.settle(announcer, Why::Lie);
        }
    }

    /// Shows cards that help against virus and bomb: the announcer gets the point (MAX-29, MAX-30).
    pub(super) fn show(&mut self, seat: Seat, cards: Shown) {
        self.emit(Event::Shown { seat, cards });
        for card in cards.cards() {
            self.hand_mut(seat).take(card);
        }
        let Some(reveal) = &mut self.state.reveal else { return };
        reveal.shown = Some(cards);
        let announcer = reveal.announcer;
        self.settle(announcer, Why::Antidote);
    }

    /// Nothing is shown: the revealer gets the point (MAX-29 to MAX-31).
    pub(super) fn accept(&mut self, seat: Seat) {
        self.emit(Event::Bore { seat });
        self.settle(seat, Why::Trap);
    }

    /// Puts all cards shown at the bottom of the discard pile (MAX-12), notes the points and begins
    /// the next round (MAX-11).
    fn settle(&mut self, penalised: Seat, why: Why) {
        let Some(reveal) = &mut self.state.reveal else { return };
        let points = self.rules.doubt_costs(reveal.claim);
        reveal.penalty = Some((penalised, points, why));
        let (judge, announcer) = (reveal.judge, reveal.announcer);
        let shown = reveal.shown.into_iter().flat_map(Shown::cards);
        let open = reveal.cards.iter().copied().chain(shown).map(PileCard::open);
        let lay_before = self.state.discards.len();
        self.state.discards.extend(open);
        self.state.discards.rotate_left(lay_before);
        self.penalise(penalised, points, why);
        let starter = self.next_starter(penalised, judge, announcer);
        self.end_round(penalised, starter);
    }
}
