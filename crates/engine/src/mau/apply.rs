//! Applies a legal move to the state: the only place where a move changes one.

use crate::limits::MAX_MOVES_PER_DEAL;
use crate::mau::cheat::Accusable;
use crate::mau::dimension::Dimension;
use crate::mau::end::last_card;
use crate::mau::event::{Ending, Event};
use crate::mau::listener::Sink;
use crate::mau::moves::{Move, Play};
use crate::mau::phase::Phase;
use crate::mau::step::Step;
use crate::mau::threat::PendingThreat;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// Makes a legal move.
    pub(super) fn apply(&mut self, seat: Seat, mv: Move) {
        self.state.moves += 1;
        let told = if S::FOLLOWS {
            self.act_and_follow(seat, mv)
        } else if self.state.waiting.is_empty() {
            self.take_step(seat, mv);
            self.last_card_told(None, &PendingThreat::NONE)
        } else {
            self.act_while_waited(seat, mv)
        };
        debug_assert_eq!(told, last_card(self.rules, self.state));
        if self.state.moves >= MAX_MOVES_PER_DEAL && !self.state.is_over() {
            self.finish_deal(Ending::Capped);
        }
    }

    /// The same while seats wait without cards, whose last card may lie there; returns whose does afterwards.
    #[inline(never)]
    fn act_while_waited(&mut self, seat: Seat, mv: Move) -> Option<Seat> {
        let lay = last_card(self.rules, self.state);
        // A threat can only be unannounced where a last card lay.
        let untold = if lay.is_some() { self.state.threat } else { PendingThreat::NONE };
        self.take_step(seat, mv);
        self.last_card_told(lay, &untold)
    }

    /// The same, then carries out what the move sets off.
    fn act_and_follow(&mut self, seat: Seat, mv: Move) -> Option<Seat> {
        // Neither dealing hands nor answering a question counts as a hand growing.
        let afresh = matches!(self.state.phase, Phase::DealHands | Phase::Asked);
        let before = self.sizes();
        let told = self.act_while_waited(seat, mv);
        let before = if afresh { self.sizes() } else { before };
        let untold = self.state.threat;
        self.follow(&before);
        self.last_card_told(told, &untold)
    }

    fn take_step(&mut self, seat: Seat, mv: Move) {
        let asked = self.state.phase == Phase::Asked;
        match mv {
            Move::Call { .. }
            | Move::Catch { .. }
            | Move::Accuse { .. }
            | Move::Charge { .. }
            | Move::Judge { .. } => self.speak(seat, mv),
            answer if asked => self.answer_question(seat, answer),
            turn_move => self.take_turn(seat, turn_move),
        }
        if !self.state.is_over() && !asked {
            self.settle();
        }
    }

    /// Makes a spoken move, whoever has the turn.
    #[inline(never)]
    fn speak(&mut self, seat: Seat, mv: Move) {
        match mv {
            Move::Call { call } => self.call(seat, call),
            Move::Catch { seat: caught, call } => self.catch(caught, seat, call),
            Move::Accuse { seat: accused } => self.accuse(accused, seat),
            Move::Charge { seat: charged, charge } => self.charge(charged, seat, charge),
            Move::Judge { guilty } => self.judge(seat, guilty),
            _ => {}
        }
    }

    #[inline]
    pub(in crate::mau) fn take_turn(&mut self, seat: Seat, mv: Move) {
        let lies = last_card(self.rules, self.state);
        let uses = self.rules.uses;
        let is_kept = uses.has(Dimension::Cheat) || uses.has(Dimension::Charges);
        if (is_kept || !self.state.all_said()) && !self.note_act(seat, mv, lies.is_some()) {
            return;
        }
        if let Some(last) = lies {
            return self.emit(Event::LetStand { seat: last, by: seat });
        }
        match mv {
            Move::Play(play) => self.lay(seat, play),
            Move::Draw => self.draw_in_turn(seat, 0),
            Move::Accept => self.accept(seat, 0),
            Move::Pass if self.state.phase == Phase::Drawn => self.pass(seat),
            other => self.act_otherwise(seat, other),
        }
    }

    /// Records a step before it is made, and closes the windows in which earlier omissions could be caught.
    /// Returns whether the step is still to be made.
    #[inline(never)]
    fn note_act(&mut self, seat: Seat, mv: Move, only_lets_stand: bool) -> bool {
        if self.rules.uses.has(Dimension::Cheat) && self.state.phase != Phase::Wish {
            self.note_step(seat, mv, only_lets_stand);
        }
        if self.rules.uses.has(Dimension::Charges) {
            self.note_acting(seat);
        }
        if self.state.all_said() || self.state.phase.is_one_step() {
            return true;
        }
        // A card about to be slipped in is not on the pile yet: a reshuffle tells nothing of it.
        let slips = matches!(mv, Move::Play(Play { under: Some(_), .. }));
        let guilt = if slips { self.state.accusable.guilt.as_deref_mut() } else { None };
        let under = guilt.and_then(|guilt| guilt.slipped.take());
        self.close_windows(seat);
        if let (Some(guilt), true) = (&mut self.state.accusable.guilt, slips) {
            guilt.slipped = under;
        }
        // If what the table noticed has cost the seat the deal, its move is void.
        let plays = self.state.playing.has(seat);
        if !plays {
            self.state.accusable = Accusable::NONE;
        }
        plays
    }

    fn pass(&mut self, seat: Seat) {
        self.emit(Event::Passed { seat });
        self.hand_over(seat);
    }

    /// The rarer steps of a turn.
    #[inline(never)]
    fn act_otherwise(&mut self, seat: Seat, mv: Move) {
        match mv {
            Move::DrawShort { missing } if self.state.phase == Phase::Threat => {
                self.accept(seat, missing);
            }
            Move::DrawShort { missing } => self.draw_in_turn(seat, missing),
            Move::Pass if self.state.is_answering() => self.pass_on(seat),
            Move::Pass if self.state.phase == Phase::Together => {
                self.take_effect_if_awake(seat);
            }
            Move::Pass => self.pass(seat),
            Move::Wish { wish } => {
                self.emit(Event::Wished { seat, wish });
                self.wish_first(wish);
            }
            Move::Target { seat: target } => self.aim(seat, target),
            Move::Give { card } => self.set_gift_aside(card),
            Move::DealHands { cards } => {
                self.emit(Event::HandChosen { seat, cards });
                self.deal_hands(cards);
                self.note_turn_from(self.state.before(self.state.turn));
            }
            Move::Play(_)
            | Move::Draw
            | Move::Accept
            | Move::Call { .. }
            | Move::Catch { .. }
            | Move::Accuse { .. }
            | Move::Charge { .. }
            | Move::Judge { .. }
            | Move::AddRule { .. }
            | Move::React { .. } => {}
        }
    }
}
