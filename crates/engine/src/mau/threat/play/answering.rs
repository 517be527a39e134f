//! Answering a threat: passing it on, sending it back or to another seat, turning it on its author,
//! cancelling and meeting it.

use crate::card::Card;
use crate::limits::MAX_MISSES;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::phase::Phase;
use crate::mau::rules::doc::{AnswerAction, LastThreat, Victim};
use crate::mau::step::Step;
use crate::mau::threat::PendingThreat;
use crate::seat::{Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// Plays a card laid in answer, with the effect of `card`.
    pub(in crate::mau) fn answer(&mut self, seat: Seat, card: Card) {
        let threat = self.threat();
        let answer = threat.answer[card.index()];
        let more =
            |draw: u8, n: u8| threat.capped(draw.saturating_mul(answer.times).saturating_add(n));
        if self.state.threat.closing {
            self.end_turn(seat);
            return self.conclude_threat(seat);
        }
        let spent = std::mem::take(&mut self.state.threat.spent);
        let author = self.state.threat.author;
        // Seats skipped before do not determine where the threat goes now.
        if threat.spares_waiting && self.state.threat.resume == Some(seat) {
            self.state.threat.resume = None;
        }
        let draw = self.state.threat.draw;
        if let AnswerAction::TakeOff(n) = answer.action {
            self.state.threat.draw = draw.saturating_sub(n);
            if self.state.threat.draw > 0 || threat.moves_hands() {
                return self.ask_for_rest();
            }
        } else {
            self.state.threat.chain = self.state.threat.chain.saturating_add(1);
        }
        let misses = self.state.threat.misses.saturating_add(answer.misses);
        self.state.threat.misses = misses.min(MAX_MISSES);
        match answer.action {
            AnswerAction::PassOn(n) => {
                self.turn_direction(self.rules.effects[card.index()].reverse);
                self.state.threat.draw = more(draw, n);
                self.gives_way_to(card);
                // After drawing, only one drawn card answers, and no further card goes with it.
                self.state.threat.growing = !spent && self.may_add_to_it(seat);
                if self.state.threat.growing {
                    self.state.phase = Phase::Together;
                } else {
                    self.pass_on(seat);
                }
            }
            AnswerAction::SendBack(n) => {
                self.end_turn(seat);
                self.state.threat.draw = more(draw, n);
                self.gives_way_to(card);
                self.state.threat.author = seat;
                let there = self.state.playing.has(author) && author != seat;
                let back = if there { author } else { self.state.before(seat) };
                self.turn_if(answer.acts, card);
                self.state.threat.pending = SeatSet::of(back);
                self.ask_next(seat);
            }
            AnswerAction::SendTo(n) => {
                self.end_turn(seat);
                self.state.threat.draw = more(draw, n);
                self.gives_way_to(card);
                self.turn_if(answer.acts, card);
                if !threat.moves_hands() {
                    self.resume_after(author);
                    self.state.threat.author = seat;
                }
                let out = self.hand(seat).is_empty();
                if out && self.rules.last_threat == LastThreat::Ignored {
                    self.conclude_threat(seat);
                } else {
                    self.choose_victim(seat);
                }
            }
            AnswerAction::TurnOn => {
                self.close_turn(seat, threat.moves_hands());
                if threat.moves_hands() {
                    self.state.threat.speakers.add(seat);
                }
                self.gives_way_to(card);
                self.turn_if(answer.acts, card);
                // Play continues after the author: an answer does not use up a turn.
                self.resume_after(author);
                self.state.threat.author = seat;
                self.state.threat.pending = SeatSet::of(author);
                self.give_or_ask(seat, author);
            }
            AnswerAction::TakeOff(_) | AnswerAction::Cancel | AnswerAction::CancelAll => {
                self.emit(Event::Cancelled { seat });
                if answer.acts {
                    return self.act_after_cancelling(seat);
                }
                self.end_turn(seat);
                let several = threat.hits_several() || self.is_beyond_partners(seat);
                match (answer.plays, several) {
                    (true, false) => self.state.threat.resume = Some(seat),
                    (false, false) if threat.victim == Victim::Next(1) => {
                        self.state.threat.resume = Some(self.state.after(seat));
                    }
                    (false, true) => self.state.misses.add(seat),
                    _ => {}
                }
                if answer.action == AnswerAction::CancelAll {
                    self.state.threat.pending = SeatSet::EMPTY;
                }
                self.ask_next(seat);
            }
            AnswerAction::Meet => {
                self.end_turn(seat);
                self.ask_next(seat);
            }
        }
    }

    /// Where the answers are those of the top card, the threat of the answering `card` replaces the
    /// pending one and inherits the cards to draw and turns to miss so far.
    fn gives_way_to(&mut self, card: Card) {
        let of_card = self.rules.effects[card.index()].threat;
        if let Some(rule) = of_card.filter(|_| self.threat().gives_way) {
            self.state.threat.rule = rule;
            self.state.threat.draw = self.threat().capped(self.state.threat.draw);
        }
    }

    /// Reverses play if an answering `card` does so and `acts`.
    fn turn_if(&mut self, acts: bool, card: Card) {
        if acts {
            self.turn_direction(self.rules.effects[card.index()].reverse);
        }
    }

    /// Whether `seat`, which has answered, may lay a further card that answers too.
    fn may_add_to_it(&mut self, seat: Seat) -> bool {
        let Some(together) = self.rules.together.as_ref().filter(|rule| rule.in_answer) else {
            return false;
        };
        self.state.together = self.state.together.saturating_add(1);
        let room = together.most == 0 || self.state.together < together.most;
        let opens = self.state.together > 1 || self.rules.opens.has(self.state.face);
        room && opens && !self.hand(seat).is_empty()
    }

    /// Passes the threat from `seat`, which has answered it, to the next victim.
    pub(in crate::mau) fn pass_on(&mut self, seat: Seat) {
        let threat = self.threat();
        self.state.threat.growing = false;
        // Cards that only skip a turn hit that many more seats, as on one's own turn.
        let hit = if threat.draw > 0 { 1 } else { self.state.together.max(1) };
        self.end_turn(seat);
        if !matches!(threat.victim, Victim::Next(_)) {
            self.resume_after(self.state.threat.author);
        }
        self.state.threat.author = seat;
        self.state.threat.pending = match threat.victim {
            _ if hit > 1 || threat.spares_waiting || !self.rules.teams.spared(seat).is_empty() => {
                self.victims(seat, threat, hit)
            }
            Victim::Previous => SeatSet::of(self.state.before(seat)),
            _ => SeatSet::of(self.state.after(seat)),
        };
        self.pass_over_waiting(seat);
        self.ask_next(seat);
    }

    /// The card that has cancelled the threat takes effect as on one's own turn.
    #[cold]
    fn act_after_cancelling(&mut self, seat: Seat) {
        let speakers = self.state.threat.speakers;
        self.state.threat = PendingThreat::NONE;
        for speaker in speakers {
            self.check_those_left(speaker);
        }
        self.state.phase = Phase::Turn;
        (self.state.turn, self.state.together) = (seat, 1);
        self.take_effect(seat);
    }

    /// Lets play continue after `author`, unless an earlier answer has already set where.
    fn resume_after(&mut self, author: Seat) {
        let after = self.state.after(author);
        self.state.threat.resume.get_or_insert(after);
    }
}
