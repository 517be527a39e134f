//! Playing effects: `Step` methods that carry out what patterns and triggers have set off, once the move is
//! done.

use super::compiled::Later;
use super::due::DueRules;
use super::fired::Fired;
use super::in_force::later;
use super::kept::{MatchDecided, Others};
use super::rule::{DealEnd, MatchEnd};
use crate::card_set::CardSet;
use crate::limits::{MAX_MISSES, MAX_SEATS};
use crate::mau::cause::Cause;
use crate::mau::event::{Ending, Event};
use crate::mau::listener::Sink;
use crate::mau::phase::Phase;
use crate::mau::rules::doc::Joins;
use crate::mau::state::Order;
use crate::mau::step::Step;
use crate::mau::triggers::Hand;
use crate::seat::Seat;

/// Cards in each hand.
pub(in crate::mau) type Sizes = [u8; MAX_SEATS];

impl<S: Sink> Step<'_, S> {
    /// Carries out all that the move has set off. None of it sets off anything more.
    #[cold]
    #[inline(never)]
    pub(in crate::mau) fn follow(&mut self, before: &Sizes) {
        self.do_what_follows(before);
        self.look_at_open_hands();
        if !self.is_asking() && self.state.kept.asks == DueRules::NOTHING {
            self.state.kept.others = Others::NOTHING;
        }
    }

    fn do_what_follows(&mut self, before: &Sizes) {
        self.takes_up_after_turn();
        if self.is_asking() {
            return;
        }
        self.watch(before);
        if self.state.phase == Phase::DealHands {
            self.sink.fired().into_iter().for_each(Fired::forget);
            return;
        }
        self.do_what_is_due();
        if self.ask_on() {
            return;
        }
        while self.arrive_now() {
            self.do_what_is_due();
            if self.ask_on() {
                return;
            }
        }
        // Only now is it known whose turn begins: an effect may have skipped a seat.
        let begun = self.sink.fired().is_some_and(|fired| fired.begun);
        let begins = self.turn_from().is_some() && !begun && self.state.phase == Phase::Turn;
        if begins && self.takes_up_now() {
            self.turn_begins(self.state.turn);
            if let Some(fired) = self.sink.fired() {
                fired.begun = true;
            }
            self.do_what_is_due();
            if !self.ask_on() {
                self.arrive_quietly();
            }
        }
    }

    /// The seat that has the turn takes up what lies beside its hand, if the rules say so at this time. If it
    /// then holds too many cards, it has lost, and the next one has the turn; returns whether any seat has.
    fn takes_up_now(&mut self) -> bool {
        loop {
            let seat = self.state.turn;
            if self.rules.counts_turns {
                let turns = &mut self.state.kept.turns[seat.index()];
                *turns = turns.saturating_add(1);
            }
            let sizes = self.sizes();
            if !self.takes_up(seat, Joins::Turn) {
                return true;
            }
            self.watch(&sizes);
            if self.state.playing.has(seat) {
                return true;
            }
            self.settle();
            if self.state.phase != Phase::Turn {
                return false;
            }
        }
    }

    /// Carries out what is due, in order. Where an effect ends the deal, the points still due are noted
    /// there.
    fn do_what_is_due(&mut self) {
        let mut due = self.sink.fired().and_then(Fired::next);
        if due.is_none() {
            return;
        }
        self.be_quiet(true);
        let playing = self.state.playing;
        while let Some((rule, seat)) = due {
            self.comes_about(rule, seat);
            if self.state.is_over() {
                return;
            }
            due = self.sink.fired().and_then(Fired::next);
        }
        self.repair(playing);
        self.be_quiet(false);
    }

    /// At the end of the deal: of what was set off last, only points still count.
    #[cold]
    #[inline(never)]
    pub(in crate::mau) fn note_at_the_end(&mut self) {
        while let Some((rule, by)) = self.sink.fired().and_then(Fired::next) {
            let notes = |later: &Later| {
                let points = later.points != 0 || later.pays != 0 || later.uses_pot();
                points || later.multiplies > 0 || later.ends_match.is_some()
            };
            let Some(later) = later(self.rules, rule).filter(notes) else {
                continue;
            };
            self.tell(rule, by);
            self.multiply(later.multiplies);
            let hit = self.hit(&later, by);
            self.decide_match(&later, hit.as_slice());
            for seat in hit.as_slice() {
                self.note_for(&later, by, *seat, self.times(&later, by, *seat));
            }
        }
    }

    /// Emits the name of a trigger that was set off; a pattern has been told with its card.
    fn tell(&mut self, rule: usize, seat: Seat) {
        if rule >= self.rules.patterns.len() {
            self.emit(Event::RuleApplied { seat, rule: rule as u8 });
        }
    }

    /// A named rule is due: carries it out, or has it ask when all else is done.
    fn comes_about(&mut self, rule: usize, by: Seat) {
        let Some(later) = later(self.rules, rule) else { return };
        if later.asks() {
            self.state.kept.asks.add(rule, by);
            return;
        }
        self.announce(rule, by);
        let hit = self.hit(&later, by);
        self.bring_about(rule, &later, by, &hit);
    }

    /// Tells which rule was set off, and shows the cards that it depends on.
    pub(super) fn announce(&mut self, rule: usize, by: Seat) {
        self.tell(rule, by);
        if let Some(asked) = self.hand_asked_for(rule)
            && !self.hand(by).is_empty()
        {
            // Nobody has to take it on trust.
            let hand = self.hand(by);
            let proves = asked.holds(self.rules, hand, self.state.wish);
            let cards = if proves { asked.shown(hand, self.state.wish) } else { hand };
            // The wish is over by now: nothing can be proved by it.
            if !proves && asked.is_of_wish() && self.state.wish.is_none() {
                return;
            }
            // The cards may have been turned over since.
            if !proves && self.rules.sides.is_some() {
                return;
            }
            self.show_cards(by, cards);
        }
    }

    /// Carries out what the rule does to the seats that it hits.
    pub(super) fn bring_about(&mut self, rule: usize, later: &Later, by: Seat, hit: &Order) {
        let cause = Cause::Named(rule as u8);
        let mut times = [1; MAX_SEATS];
        for seat in hit.as_slice() {
            times[seat.index()] = self.times(later, by, *seat);
        }
        if later.ends_wish {
            (self.state.wish, self.state.wish_cards, self.state.wish_turns) = (None, 0, 0);
        }
        self.multiply(later.multiplies);
        if !later.switch.is_nothing() {
            self.switch(later.switch, by, hit.as_slice());
        }
        let lying = self.lying().and(self.state.playing);
        self.state.playing = self.state.playing.without(lying);
        if later.back > 0 {
            self.bring_back(later.back, cause);
        }
        if let Some(way) = later.rotates.filter(|_| self.state.active() > 1) {
            self.state.drawn = CardSet::EMPTY;
            self.rotate_hands(way);
        }
        if later.renews {
            self.renew_hands(hit.as_slice());
        }
        if later.pools {
            self.pool_hands(hit.as_slice(), by);
        }
        for seat in hit.as_slice().iter().copied() {
            self.note_for(later, by, seat, times[seat.index()]);
            if self.state.playing.has(seat) {
                self.strike(later, by, (seat, times[seat.index()]), cause);
            }
        }
        self.state.playing = self.state.playing.or(lying);
        self.decide_match(later, hit.as_slice());
        if let Some(end) = later.ends {
            return self.end_by_rule(end, hit.as_slice().first().copied());
        }
        self.turn_by_rule(later, by);
        self.settle();
    }

    /// Carries out the effect on a seat that is hit and still plays.
    fn strike(&mut self, later: &Later, by: Seat, (seat, times): (Seat, i32), cause: Cause) {
        if later.swap && seat != by && self.state.playing.has(by) {
            self.state.drawn = CardSet::EMPTY;
            self.note_moved([by, seat], [self.hand(by), self.hand(seat)]);
            self.swap_hands(by, seat);
        }
        if later.takes > 0 && seat != by && self.state.playing.has(by) {
            (0..self.spare(seat, later.takes)).for_each(|_| self.take_by_lot(by, seat));
        }
        if later.takes_pile {
            self.take_pile(seat, later.pile_at_most);
        }
        if !later.until.is_empty() {
            self.draw_until_one_comes(later, seat, cause);
        } else if later.draw > 0 && times > 0 {
            let count = match later.up_to {
                0 => u8::try_from(i32::from(later.draw) * times).unwrap_or(u8::MAX),
                most => self.lot(seat, later.draw, most),
            };
            let drawn = self.draw_penalty(seat, count, cause);
            self.note_penalty(seat, drawn);
        }
        if later.misses > 0 {
            self.state.add_misses(seat, later.misses);
        }
        if later.looks && seat != by && !self.state.withdrawn.has(by) {
            self.emit(Event::LookedAt { by, seat, cards: self.hand(seat) });
        }
        if later.shows {
            self.show_hand(seat);
        }
        if later.opens > 0 {
            self.open_hand(seat, later.opens);
        }
        if later.closes {
            self.close_hand(seat);
        }
        if later.bars > 0 {
            let barred = &mut self.state.kept.barred[seat.index()];
            *barred = barred.saturating_add(later.bars).min(MAX_MISSES);
        }
        // The last seat in play is not excluded: nobody would be left to win.
        if later.out && self.state.active() > 1 && self.state.playing.has(seat) {
            self.state.playing.remove(seat);
            self.state.waiting.remove(seat);
            self.state.lost.add(seat);
            self.forget_calls(seat);
            if let Some(guilt) = self.state.accusable.wrong_card() {
                guilt.excluded.add(seat);
            }
            self.emit(Event::Excluded { seat });
        }
    }

    /// What the rule requires of a hand that only its player sees.
    fn hand_asked_for(&self, rule: usize) -> Option<Hand> {
        let index = rule.checked_sub(self.rules.patterns.len());
        let trigger = index.and_then(|index| self.rules.triggers.get(index));
        trigger.and_then(|trigger| trigger.hand)
    }

    /// Draws because of a card that may still be undone.
    pub(in crate::mau) fn draw_by_rule(&mut self, seat: Seat, count: u8, cause: Cause) -> CardSet {
        let cards = self.draw(seat, count, cause);
        self.note_drawn(seat, cards);
        cards
    }

    /// Draws until one of the cards comes, and shows that one.
    fn draw_until_one_comes(&mut self, later: &Later, seat: Seat, cause: Cause) {
        let most = if later.draw == 0 { u8::MAX } else { later.draw };
        let cards = self.draw_until(seat, most, later.until, cause);
        self.note_drawn(seat, cards);
    }

    /// Notes cards drawn because of a card that may still be undone.
    pub(in crate::mau) fn note_drawn(&mut self, seat: Seat, cards: CardSet) {
        if let Some(guilt) = self.state.accusable.wrong_card() {
            guilt.drew.add(seat, cards);
        }
    }

    /// The seat that went out last is back in the deal.
    fn bring_back(&mut self, cards: u8, cause: Cause) {
        let Some(seat) = self.last_out_comes_back() else { return };
        self.draw_by_rule(seat, cards, cause);
        if self.hand(seat).is_empty() {
            self.state.waiting.push(seat);
        }
    }

    /// The match ends with this deal; the first decision counts.
    fn decide_match(&mut self, later: &Later, hit: &[Seat]) {
        let decided = match (later.ends_match, hit) {
            (None, _) | (Some(MatchEnd::Won), []) => return,
            (Some(MatchEnd::ByPoints), _) => MatchDecided::ByPoints,
            (Some(MatchEnd::Won), [seat, ..]) => MatchDecided::For(*seat),
        };
        self.state.kept.match_decided.get_or_insert(decided);
    }

    fn end_by_rule(&mut self, end: DealEnd, winner: Option<Seat>) {
        let winner = winner.filter(|seat| self.state.playing.has(*seat));
        if let (DealEnd::Won, Some(seat)) = (end, winner)
            && self.state.places.is_empty()
        {
            self.state.places.push(seat);
        }
        self.finish_deal(Ending::Rule);
    }

    /// Applies `reverse` and `again`, which change whose turn is next.
    fn turn_by_rule(&mut self, later: &Later, by: Seat) {
        if let Some(with_two) = later.reverse {
            if self.turn_direction(Some(with_two)) {
                let other = self.state.after(by);
                self.state.add_misses(other, 1);
            } else {
                self.goes_on_from_whoever_acted();
            }
        }
        if !later.again || !self.state.playing.has(by) || self.hand(by).is_empty() {
            return;
        }
        match self.state.phase {
            Phase::Turn if self.state.turn != by => {
                self.emit(Event::Again { seat: by });
                let from = std::mem::replace(&mut self.state.turn, by);
                // If the turn was still on its way, it has not left `by` yet.
                if !self.sink.fired().is_some_and(|fired| std::mem::take(&mut fired.arrives)) {
                    self.begin_turn(from);
                }
            }
            Phase::Threat | Phase::Target | Phase::Give => self.state.threat.resume = Some(by),
            _ => {}
        }
    }

    /// The direction has changed: another seat is next, unless its turn has begun.
    pub(in crate::mau) fn goes_on_from_whoever_acted(&mut self) {
        if let (Phase::Turn, Some(from)) = (self.state.phase, self.turn_from())
            && !self.sink.fired().is_some_and(|fired| fired.begun)
        {
            self.state.turn = self.state.after(from);
        }
    }

    /// Notes what shows only when the move is done: hands that have grown or shrunk.
    fn watch(&mut self, before: &Sizes) {
        if self.state.is_over() {
            return;
        }
        self.watch_hands(before);
        if self.rules.calls_by_happening {
            self.calls_due_by_hands(before);
        }
    }

    /// Cards in each hand now.
    pub(in crate::mau) fn sizes(&self) -> Sizes {
        self.state.hands.map(|hand| hand.len().min(u32::from(u8::MAX)) as u8)
    }
}
