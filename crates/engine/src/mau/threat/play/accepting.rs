//! Accepting a threat: what it costs who does not answer it.

use crate::mau::event::{DrawReason, Event};
use crate::mau::rules::doc::{ThreatThen, Victim};
use crate::mau::sink::Sink;
use crate::mau::state::Phase;
use crate::mau::step::Step;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// Accepts the threat, taking `missing` cards fewer than due.
    pub(in crate::mau) fn accept(&mut self, seat: Seat, missing: u8) {
        let standing = self.state.threat;
        let threat = &self.rules.threats[usize::from(standing.rule)];
        let reason = if standing.closing { DrawReason::Closing } else { DrawReason::Threat };
        let due = standing.penalty(self.rules).draw;
        self.bears(seat);
        if due > 0 {
            let cards = self.draw(seat, due.saturating_sub(missing), reason);
            if self.state.accusable.guilty && self.state.accusable.laid > 0 {
                self.state.accusable.drew.add(seat, cards);
            }
        }
        if threat.moves_hands() && !standing.closing && self.state.playing.has(standing.author) {
            self.move_hands(threat);
        }
        if threat.victim == Victim::LastOut && self.hand(seat).is_empty() {
            self.state.waiting.push(seat);
        }
        self.state.phase = Phase::Turn;
        // Seats that waited for this threat are out now, before the turn goes on.
        self.settle();
        if self.state.is_over() {
            return;
        }
        if standing.closing {
            self.end_turn(seat);
            if threat.closing.as_ref().is_some_and(|closing| closing.again) {
                self.state.threat.closing = false;
                self.state.threat.pending = self.victims(seat, threat.victim, 1);
            }
        } else {
            let misses = threat.then == ThreatThen::Misses;
            if misses {
                self.end_turn(seat);
            }
            if self.state.playing.has(seat) {
                self.suffer(seat);
            }
        }
        self.ask_next(seat);
        self.note_accepted(seat);
    }

    /// What follows for the turn of a victim that has accepted the threat.
    pub(in crate::mau) fn suffer(&mut self, victim: Seat) {
        let threat = self.threat();
        match threat.then {
            ThreatThen::Plays if !threat.hits_several() => self.state.threat.resume = Some(victim),
            ThreatThen::Misses if threat.victim == Victim::Next(1) => {
                // Whoever was to miss this turn anyway misses it once (ERF-25).
                self.state.drop_miss(victim);
                self.emit(Event::Missed { seat: victim });
                self.state.threat.resume = Some(self.state.after(victim));
            }
            ThreatThen::Misses => self.state.misses.add(victim),
            ThreatThen::Plays | ThreatThen::Nothing => {}
        }
    }
}
