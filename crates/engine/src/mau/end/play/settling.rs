//! After every step: which seats are out, and whether the deal is over.

use crate::card_set::CardSet;
use crate::limits::{MAX_IDLE_ROUNDS, MAX_SEATS};
use crate::mau::dimension::Dimension;
use crate::mau::event::{Ending, Event};
use crate::mau::listener::Sink;
use crate::mau::phase::Phase;
use crate::mau::rules::doc::{Blocked, EmptyPile, LastThreat, PlayUntil};
use crate::mau::step::Step;
use crate::mau::{matches, points};
use crate::seat::{Direction, Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// Lets seats without cards go out, unless a threat may still come back to them (LIV-09), a call is owed
    /// (SCH-16) or they may still be accused, and ends the deal when it is decided or cannot go on.
    #[inline]
    pub(in crate::mau) fn settle(&mut self) {
        if S::FOLLOWS && self.is_asking() {
            return;
        }
        let all_play = self.state.waiting.is_empty()
            && self.state.places.is_empty()
            && self.state.lost.is_empty();
        let goes_on = self.rules.empty_pile != EmptyPile::EndDeal && !self.is_stuck();
        if !(all_play && goes_on) {
            self.settle_what_is_open();
        }
    }

    /// Whether no card has moved for too long.
    #[inline]
    fn is_stuck(&self) -> bool {
        u32::from(self.state.idle) > self.state.active() * u32::from(MAX_IDLE_ROUNDS)
    }

    #[inline(never)]
    fn settle_what_is_open(&mut self) {
        if !self.state.waiting.is_empty() {
            if S::FOLLOWS {
                self.those_waiting_take_up();
            }
            self.let_out();
        }
        if !self.state.waiting.is_empty()
            || !self.state.places.is_empty()
            || !self.state.lost.is_empty()
        {
            if self.is_decided() {
                return self.finish_deal(Ending::Out);
            }
            if !self.state.playing.has(self.state.turn) {
                self.go_on_without();
            }
        }
        if self.rules.empty_pile == EmptyPile::EndDeal
            && self.state.draw_pile.is_empty()
            && self.state.phase != Phase::DealHands
        {
            return self.finish_deal(Ending::PileEmpty);
        }
        if self.is_stuck() {
            self.finish_deal(Ending::Stuck);
        }
    }

    fn let_out(&mut self) {
        let threatened = matches!(self.state.phase, Phase::Threat | Phase::Target | Phase::Give);
        let held = threatened && self.rules.last_threat == LastThreat::MayComeBack;
        while let Some(seat) = self.state.waiting.as_slice().first().copied() {
            let watched =
                self.rules.uses.has(Dimension::Cheat) && self.state.accusable.seat == Some(seat);
            if held || watched || self.owes_call(seat) {
                break;
            }
            self.state.waiting.remove(seat);
            self.state.playing.remove(seat);
            self.state.places.push(seat);
            if self.state.places.len() == 1 {
                self.state.last_card = self.state.last_laid[seat.index()];
            }
            self.forget_calls(seat);
            self.emit(Event::WentOut { seat, place: self.state.places.len() });
        }
    }

    /// The seat that went out last plays on. If no other is out, the last lap has not begun.
    pub(in crate::mau) fn last_out_comes_back(&mut self) -> Option<Seat> {
        let seat = self.state.places.pop()?;
        self.state.playing.add(seat);
        if self.state.places.is_empty() {
            self.state.kept.last_lap = None;
        }
        self.emit(Event::CameBack { seat });
        Some(seat)
    }

    /// Whether the deal is decided. A seat left alone without the others having gone out has won.
    pub(in crate::mau) fn is_decided(&mut self) -> bool {
        let out = self.state.teams_out(self.rules);
        let teams = &self.rules.teams;
        if teams.count_in(self.state.playing) <= 1 && out.is_empty() {
            self.state.playing.into_iter().for_each(|seat| self.state.places.push(seat));
            return true;
        }
        match self.rules.play_until {
            PlayUntil::FirstOut => !out.is_empty(),
            PlayUntil::LastLap if out.is_empty() => false,
            PlayUntil::LastLap => {
                let playing = self.state.playing;
                let left = self.state.kept.last_lap.get_or_insert(playing.without(out));
                *left = left.and(playing);
                left.is_empty()
            }
            PlayUntil::OneLeft => teams.count_in(self.state.playing.without(out)) <= 1,
        }
    }

    /// The seat to act is out, has lost or has withdrawn: another one is to act.
    pub(in crate::mau) fn go_on_without(&mut self) {
        let from = self.state.turn;
        match self.state.phase {
            Phase::Threat | Phase::Target | Phase::Give => {
                self.ask_next(from);
            }
            Phase::Together if self.state.threat.growing => self.pass_on(from),
            // The next seat begins, and wishes.
            Phase::Wish => self.advance(from),
            _ => {
                self.state.phase = Phase::Turn;
                self.state.drawn = CardSet::EMPTY;
                (self.state.draws, self.state.dry, self.state.together) = (0, false, 0);
                self.advance(from);
            }
        }
    }

    /// Ends the deal and, if it was the last, the match.
    pub(in crate::mau) fn finish_deal(&mut self, ending: Ending) {
        if S::FOLLOWS {
            self.count_what_lies_beside();
        }
        if matches!(ending, Ending::Stuck | Ending::PileEmpty) && self.state.places.is_empty() {
            let winner = self.winner_of_a_blocked_deal();
            winner.into_iter().for_each(|seat| self.state.places.push(seat));
        }
        self.state.phase = Phase::Over(ending);
        if self.rules.counts_wins {
            let won = self.state.first_out(self.rules);
            self.state.tally.count(self.rules, won);
        }
        if S::FOLLOWS {
            self.ask_no_more();
            self.deal_ends(self.state.first_out(self.rules));
            self.note_at_the_end();
        }
        self.state.points = points::points(self.rules, self.state, ending);
        for index in 0..MAX_SEATS {
            self.state.scores[index] =
                points::reset(self.rules, self.state.scores[index] + self.state.points[index]);
        }
        if let Some(by) = &self.rules.hand_by {
            self.state.count_cards(self.rules, by);
        }
        self.emit(Event::DealEnded { ending, points: self.state.points, hands: self.state.hands });
        let played = SeatSet::first(self.rules.seats).without(self.state.knocked_out);
        matches::knock_out(self.rules, self.state);
        if let Some(winners) = matches::match_winners(self.rules, self.state, played) {
            self.end_match(winners);
        } else {
            matches::play_off(self.rules, self.state, played);
        }
    }

    /// The winner of a deal in which nobody is out because nothing can go on; of several the next one after
    /// the dealer.
    fn winner_of_a_blocked_deal(&self) -> Option<Seat> {
        let holds = |seat: Seat| match self.rules.blocked {
            Blocked::Nobody => None,
            Blocked::FewestCards => Some(self.hand(seat).len() as i32),
            Blocked::FewestPoints => Some(points::held(self.rules, self.state, seat)),
        };
        let all = self.state.seats_after_dealer(Direction::Clockwise);
        let playing = all.filter(|seat| self.state.playing.has(*seat));
        let held = playing.filter_map(|seat| Some((holds(seat)?, seat)));
        held.min_by_key(|(holds, _)| *holds).map(|(_, seat)| seat)
    }

    /// Ends the match.
    pub(in crate::mau) fn end_match(&mut self, winners: SeatSet) {
        self.state.match_over = true;
        self.state.winners = winners;
        self.emit(Event::MatchEnded { winners });
    }
}
