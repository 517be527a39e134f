//! Accepting a threat: what it costs a seat that does not answer.

use crate::card_set::{CardSet, KindSet};
use crate::mau::cause::Cause;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::phase::Phase;
use crate::mau::rules::doc::{ThreatThen, Victim};
use crate::mau::step::Step;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// Accepts the threat, taking `missing` cards fewer than due.
    pub(in crate::mau) fn accept(&mut self, seat: Seat, missing: u8) {
        let standing = self.state.threat;
        let threat = &self.rules.threats[usize::from(standing.rule)];
        let cause = self.threat_cause();
        let due = standing.penalty(self.rules).draw;
        if !standing.spent {
            self.bears(seat);
        }
        let mut then = threat.then;
        if due > 0 {
            let most = due.saturating_sub(missing);
            let until = if standing.closing { KindSet::EMPTY } else { threat.until };
            if until.is_empty() {
                let drawn = self.draw_penalty(seat, most, cause);
                self.note_penalty(seat, drawn);
                if threat.drawn_answers && self.may_still_answer(seat, drawn.held()) {
                    return self.note_accepted(seat);
                }
            } else {
                let cards = self.draw_until(seat, most, until, cause);
                if !cards.kinds().and(until).is_empty() {
                    then = threat.until_then.unwrap_or(then);
                }
                self.note_drawn(seat, cards);
            }
        }
        if threat.moves_hands() && !standing.closing && self.state.playing.has(standing.author) {
            self.move_hands(threat);
        }
        if threat.victim == Victim::LastOut && self.hand(seat).is_empty() {
            self.state.waiting.push(seat);
        }
        self.state.phase = Phase::Turn;
        self.state.drawn = CardSet::EMPTY;
        // Seats that waited for this threat are out now, before play goes on.
        self.settle();
        if self.state.is_over() {
            return;
        }
        if standing.closing {
            self.end_turn(seat);
            if threat.closing.as_ref().is_some_and(|closing| closing.again) {
                self.state.threat.closing = false;
                self.state.threat.pending = self.victims(seat, threat, 1);
            }
        } else {
            if then == ThreatThen::Misses {
                // The turn is counted when it is missed.
                self.act_no_more(seat, false);
            }
            if self.state.playing.has(seat) {
                self.suffer(seat, then);
            }
        }
        self.ask_next(seat);
        self.note_accepted(seat);
    }

    /// Whether `seat`, which has `drawn` the cards of the threat, is asked once more, now for one
    /// of these cards. It is asked even if none of them answers, so that nobody learns what it
    /// drew.
    #[cold]
    fn may_still_answer(&mut self, seat: Seat, drawn: CardSet) -> bool {
        let standing = &mut self.state.threat;
        let again = !standing.closing && !drawn.is_empty() && self.state.playing.has(seat);
        if again {
            standing.spent = true;
            self.state.drawn = drawn;
        }
        again
    }

    /// Draws card by card, at most `most`, until one of `until` is drawn, which is shown to everybody.
    #[cold]
    pub(in crate::mau) fn draw_until(
        &mut self,
        seat: Seat,
        most: u8,
        until: KindSet,
        cause: Cause,
    ) -> CardSet {
        let mut all = CardSet::EMPTY;
        for _ in 0..most {
            let drawn = self.draw(seat, 1, cause);
            all = all.plus(drawn);
            let came = drawn.kinds().and(until);
            if !came.is_empty() {
                self.state.kept.shown.add(seat, drawn);
                self.emit(Event::Showed { seat, cards: drawn });
            }
            if !came.is_empty() || drawn.is_empty() || !self.state.playing.has(seat) {
                break;
            }
        }
        all
    }

    /// Whether spared partners sit between the author of the threat and its victim, the next seat.
    pub(in crate::mau) fn is_beyond_partners(&self, victim: Seat) -> bool {
        let author = self.state.threat.author;
        let next = matches!(self.threat().victim, Victim::Next(_));
        next && self.rules.teams.spared(author).has(self.state.after(author)) && victim != author
    }

    /// Applies `then` to the turn of a victim that has accepted the threat.
    pub(in crate::mau) fn suffer(&mut self, victim: Seat, then: ThreatThen) {
        let threat = self.threat();
        let passed_over = self.is_beyond_partners(victim);
        match then {
            // Partners in between keep their turn.
            ThreatThen::Plays if passed_over => {}
            ThreatThen::Plays if !threat.hits_several() => self.state.threat.resume = Some(victim),
            ThreatThen::Misses if threat.victim == Victim::Next(1) && !passed_over => {
                // A victim that was to miss this turn anyway misses it only once (ERF-25).
                self.state.drop_miss(victim);
                self.emit(Event::Missed { seat: victim });
                self.has_had_its_turn(victim);
                self.lap_ends_states(victim);
                self.state.add_misses(victim, self.state.threat.misses.saturating_sub(1));
                self.state.threat.resume = Some(self.state.after(victim));
            }
            ThreatThen::Misses => {
                self.state.misses.add(victim);
                self.state.add_misses(victim, self.state.threat.misses.saturating_sub(1));
            }
            ThreatThen::Plays | ThreatThen::Nothing => {}
        }
    }
}
