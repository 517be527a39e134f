//! Playing threats: whom they hit, and asking one victim after the other.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::mau::end::last_card_lies;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::phase::Phase;
use crate::mau::rules::doc::Victim;
use crate::mau::state::Order;
use crate::mau::step::Step;
use crate::mau::threat;
use crate::mau::threat::{PendingThreat, Threat, next_pending};
use crate::seat::{Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// Starts the threat of a card laid by `author`; `count` cards were laid together.
    pub(in crate::mau) fn threaten(&mut self, author: Seat, rule: u8, count: u8) {
        let threat = &self.rules.threats[usize::from(rule)];
        let draw = match threat.up_to {
            0 => threat.draw.saturating_mul(count),
            most => {
                let each = |sum: u8, _| sum.saturating_add(self.lot(author, threat.draw, most));
                (0..count).fold(0, each)
            }
        };
        let draw = threat.capped(draw);
        let hit = if threat.draw > 0 { 1 } else { count };
        let mut pending = self.victims(author, threat, hit);
        if threat.victim == Victim::ByLot {
            pending = self.drawn_by_lot(author, threat);
        }
        let speakers = if threat.moves_hands() { SeatSet::of(author) } else { SeatSet::EMPTY };
        self.state.threat = PendingThreat {
            rule,
            draw,
            misses: threat.misses,
            chain: 1,
            author,
            victim: author,
            pending,
            speakers,
            ..PendingThreat::NONE
        };
        self.pass_over_waiting(author);
        match threat.victim {
            Victim::Chosen => {
                self.state.turn = author;
                self.choose_victim(author);
            }
            Victim::LastOut => {
                if let Some(seat) = self.last_out_comes_back() {
                    self.state.threat.pending = SeatSet::of(seat);
                }
                self.ask_next(author);
            }
            _ => match next_pending(self.state) {
                Some(victim) if threat.give => self.give_or_ask(author, victim),
                _ => self.ask_next(author),
            },
        }
    }

    /// The seats hit, except those still to be named or drawn by lot.
    pub(in crate::mau) fn victims(&self, author: Seat, threat: &Threat, count: u8) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        let mut others = self.state.playing;
        others.remove(author);
        others = others.without(self.rules.teams.spared(author));
        if threat.spares_waiting {
            others = others.without(self.state.misses);
        }
        let direction = self.state.direction;
        match threat.victim {
            Victim::Next(n) => {
                let mut seat = author;
                for _ in 0..n.saturating_mul(count).min(others.len() as u8) {
                    seat = others.next_to(seat, direction).unwrap_or(seat);
                    seats.add(seat);
                }
            }
            Victim::Others => seats = others,
            Victim::Previous => {
                let before = others.next_to(author, direction.reversed());
                before.into_iter().for_each(|seat| seats.add(seat));
            }
            Victim::Oneself => seats.add(author),
            Victim::MostCards => seats = self.extreme(author, threat, true),
            Victim::FewestCards => seats = self.extreme(author, threat, false),
            Victim::Chosen | Victim::LastOut | Victim::ByLot => {}
        }
        seats
    }

    /// Skips seats right after `author` that are to miss a turn: a threat that hits only the next
    /// seat passes over them, and by that they have missed a turn.
    pub(in crate::mau) fn pass_over_waiting(&mut self, author: Seat) {
        let threat = self.threat();
        if !threat.spares_waiting || threat.victim != Victim::Next(1) {
            return;
        }
        let Some(victim) =
            next_pending(self.state).filter(|_| self.state.threat.pending.len() == 1)
        else {
            return;
        };
        let first = self.state.after(author);
        // Who is skipped is determined by the direction of play so far.
        let (mut seat, mut passed) = (first, Order::EMPTY);
        while seat != victim && seat != author && self.state.misses.has(seat) {
            passed.push(seat);
            seat = self.state.after(seat);
        }
        if seat != first && self.state.threat.resume.is_none() {
            self.state.threat.resume = Some(seat);
        }
        for seat in passed.as_slice() {
            self.state.drop_miss(*seat);
            self.emit(Event::Missed { seat: *seat });
            self.has_had_its_turn(*seat);
            self.lap_goes_on(*seat);
        }
        passed.as_slice().iter().for_each(|seat| self.lap_ends_states(*seat));
    }

    /// A random number from `least` to `most`, announced to everybody.
    #[cold]
    pub(in crate::mau) fn lot(&mut self, seat: Seat, least: u8, most: u8) -> u8 {
        let numbers = u32::from(most.saturating_sub(least)) + 1;
        let number = least.saturating_add(self.state.chance.below(numbers) as u8);
        self.emit(Event::Rolled { seat, number });
        number
    }

    /// Another seat drawn by lot, announced to everybody.
    #[cold]
    fn drawn_by_lot(&mut self, author: Seat, threat: &Threat) -> SeatSet {
        let mut others = self.state.playing.without(SeatSet::of(author));
        if threat.spares_waiting {
            others = others.without(self.state.misses);
        }
        if others.is_empty() {
            return others;
        }
        let at = self.state.chance.below(others.len()) as usize;
        let Some(seat) = others.into_iter().nth(at) else { return SeatSet::EMPTY };
        self.emit(Event::Lot { seat });
        SeatSet::of(seat)
    }

    /// The other seat with the most or the fewest cards; if tied, the next one in turn.
    #[cold]
    fn extreme(&self, author: Seat, threat: &Threat, most: bool) -> SeatSet {
        let mut seat = self.state.after(author);
        let mut found: Option<Seat> = None;
        for _ in 0..self.state.active() {
            let held = |seat: Seat| self.hand(seat).len();
            let better =
                |known| if most { held(seat) > held(known) } else { held(seat) < held(known) };
            let waits = threat.spares_waiting && self.state.misses.has(seat);
            if seat != author && !waits && found.is_none_or(better) {
                found = Some(seat);
            }
            seat = self.state.after(seat);
        }
        found.map_or(SeatSet::EMPTY, SeatSet::of)
    }

    /// Lets `chooser` name the victim; if there is only one, it is named at once.
    pub(in crate::mau) fn choose_victim(&mut self, chooser: Seat) {
        let mut seats = threat::targets(self.rules, self.state);
        match seats.len() {
            0 => self.conclude_threat(chooser),
            1 => {
                if let Some(only) = seats.next() {
                    self.aim(chooser, only);
                }
            }
            _ => self.state.phase = Phase::Target,
        }
    }

    /// Names the victim chosen by `chooser`.
    pub(in crate::mau) fn aim(&mut self, chooser: Seat, target: Seat) {
        self.emit(Event::Targeted { seat: chooser, target });
        self.state.threat.pending = SeatSet::of(target);
        self.give_or_ask(chooser, target);
    }

    /// Lets the author of a gift choose it before the victim is asked (ERF-21).
    pub(in crate::mau) fn give_or_ask(&mut self, actor: Seat, victim: Seat) {
        let author = self.state.threat.author;
        let threat = self.threat();
        let kept = self.keeps_gift(author);
        self.state.threat.gift = None;
        if kept && threat.only_gives() {
            self.state.threat.pending = SeatSet::EMPTY;
            return self.conclude_threat(actor);
        }
        if threat.give && !kept && !self.hand(author).is_empty() {
            self.state.threat.victim = victim;
            self.state.phase = Phase::Give;
            self.state.turn = author;
        } else {
            self.ask_next(actor);
        }
    }

    /// Sets aside the gift chosen by the author: it stays in the hand until the victim accepts.
    pub(in crate::mau) fn set_gift_aside(&mut self, card: Card) {
        self.state.threat.gift = Some(card);
        let author = self.state.threat.author;
        self.ask_next(author);
    }

    /// Asks the next victim, then the author if it has to end the round, and continues play when
    /// nobody is left. `actor` is the seat that has just acted.
    pub(in crate::mau) fn ask_next(&mut self, actor: Seat) {
        // The next to be asked has not drawn anything for the threat.
        self.state.drawn = CardSet::EMPTY;
        let threat = self.threat();
        while let Some(victim) = next_pending(self.state) {
            self.state.threat.pending.remove(victim);
            self.state.threat.victim = victim;
            self.state.threat.spent = false;
            let harmless = self.state.threat.draw == 0 && !threat.moves_hands();
            if harmless && threat.open_answers(self.state.threat.chain).is_empty() {
                self.lap_goes_on(victim);
                self.is_hit(victim);
                self.suffer(victim, threat.then);
                continue;
            }
            return self.ask(actor);
        }
        let author = self.state.threat.author;
        let there = self.state.playing.has(author) && !self.hand(author).is_empty();
        if threat.closing.is_some() && !self.state.threat.closing && there {
            self.state.threat.closing = true;
            self.state.threat.spent = false;
            self.state.threat.victim = author;
            return self.ask(actor);
        }
        self.conclude_threat(actor);
    }

    fn ask(&mut self, actor: Seat) {
        self.state.phase = Phase::Threat;
        self.state.turn = self.state.threat.victim;
        // The threat of a last card is announced only after the card has been let stand (VER-28).
        if !last_card_lies(self.rules, self.state) {
            self.announce_threat();
        }
        if self.state.turn != actor {
            self.lap_goes_on(self.state.turn);
        }
        self.begin_turn(actor);
    }

    /// Asks the victim, which has taken some cards off, for the rest.
    #[cold]
    pub(in crate::mau) fn ask_for_rest(&mut self) {
        self.state.phase = Phase::Threat;
        self.announce_threat();
    }

    /// Announces whom the threat is against, and what it does.
    pub(in crate::mau) fn announce_threat(&mut self) {
        let PendingThreat { victim, author, .. } = self.state.threat;
        let penalty = self.state.threat.penalty(self.rules);
        let cause = self.threat_cause();
        self.emit(Event::Threatened { seat: victim, from: author, penalty, cause });
    }

    /// Ends the threat after all have been asked, and continues play.
    pub(in crate::mau) fn conclude_threat(&mut self, actor: Seat) {
        self.state.phase = Phase::Turn;
        self.state.drawn = CardSet::EMPTY;
        let PendingThreat { author, resume, speakers, .. } = self.state.threat;
        self.state.threat = PendingThreat::NONE;
        for seat in speakers {
            self.check_those_left(seat);
        }
        let next = resume.unwrap_or_else(|| self.state.after(author));
        self.advance_to(next, actor);
    }
}

impl Threat {
    /// `draw` cards, or as many as this threat may come to.
    pub(in crate::mau) fn capped(&self, draw: u8) -> u8 {
        if self.at_most > 0 { draw.min(self.at_most) } else { draw }
    }
}
