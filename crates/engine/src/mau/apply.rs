//! Applies a legal move to the state: the only place where a move changes one.

use crate::limits::MAX_MOVES_PER_DEAL;
use crate::mau::cheat::Accusable;
use crate::mau::dimensions::Dimension;
use crate::mau::end::last_card;
use crate::mau::event::{Ending, Event};
use crate::mau::lay::Said;
use crate::mau::moves::Move;
use crate::mau::sink::Sink;
use crate::mau::state::Phase;
use crate::mau::step::Step;
use crate::mau::threat::PendingThreat;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// Makes a legal move.
    pub(super) fn apply(&mut self, seat: Seat, mv: Move) {
        self.state.moves += 1;
        let lay = last_card(self.rules, self.state);
        // Only a last card that no longer lies leaves something to tell of the threat.
        let untold = lay.map(|_| self.state.threat);
        // Hands that are dealt have not grown.
        let dealt = self.state.phase == Phase::DealHands;
        let asked = self.state.phase == Phase::Asked;
        let before = S::FOLLOWS.then(|| self.sizes());
        match mv {
            Move::Call { call } => self.call(seat, call),
            Move::Catch { seat: caught, call } => self.catch(caught, seat, call),
            Move::Accuse { seat: accused } => self.accuse(accused, seat),
            Move::Charge { seat: charged, charge } => self.charge(charged, seat, charge),
            Move::Judge { guilty } => self.judge(seat, guilty),
            answer if asked => self.answer_question(seat, answer),
            turn_move => self.take_turn(seat, turn_move),
        }
        if !self.state.is_over() && !asked {
            self.settle();
        }
        let mut told = self.last_card_told(lay, &untold.unwrap_or(PendingThreat::NONE));
        if let Some(before) = before {
            let before = if dealt || asked { self.sizes() } else { before };
            let untold = self.state.threat;
            self.follow(&before);
            told = self.last_card_told(told, &untold);
        }
        debug_assert_eq!(told, last_card(self.rules, self.state));
        if self.state.moves >= MAX_MOVES_PER_DEAL && !self.state.is_over() {
            self.finish_deal(Ending::Capped);
        }
    }

    pub(in crate::mau) fn take_turn(&mut self, seat: Seat, mv: Move) {
        let lies = last_card(self.rules, self.state);
        let only_lets_stand = lies.is_some();
        if self.rules.uses.has(Dimension::Cheat) && self.state.phase != Phase::Wish {
            self.note_step(seat, mv, only_lets_stand);
        }
        if self.rules.uses.has(Dimension::Charges) {
            self.note_acting(seat);
        }
        if !self.state.all_said() && !self.state.phase.is_one_step() {
            // What is about to be slipped in does not lie there yet: a new draw pile tells nothing of it.
            let slips = matches!(mv, Move::Play { under: Some(_), .. });
            let guilt = if slips { self.state.accusable.guilt.as_deref_mut() } else { None };
            let under = guilt.and_then(|guilt| guilt.slipped.take());
            self.close_windows(seat);
            if let (Some(guilt), true) = (&mut self.state.accusable.guilt, slips) {
                guilt.slipped = under;
            }
            // What the table noticed has cost the seat this deal: its move is void.
            if !self.state.playing.has(seat) {
                self.state.accusable = Accusable::NONE;
                return;
            }
        }
        if let Some(last) = lies {
            return self.emit(Event::LetStand { seat: last, by: seat });
        }
        match mv {
            Move::Play { card, stands_for, wish, claim, under } => {
                let said = Said { card, stands_for, wish, claim, under };
                self.lay(seat, said);
            }
            Move::Draw => self.draw_in_turn(seat, 0),
            Move::DrawShort { missing } if self.state.phase == Phase::Threat => {
                self.accept(seat, missing);
            }
            Move::DrawShort { missing } => self.draw_in_turn(seat, missing),
            Move::Accept => self.accept(seat, 0),
            Move::Pass if self.state.is_answering() => self.pass_on(seat),
            Move::Pass if self.state.phase == Phase::Together => {
                self.take_effect_if_awake(seat);
            }
            Move::Pass => {
                self.emit(Event::Passed { seat });
                self.hand_over(seat);
            }
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
            Move::Call { .. }
            | Move::Catch { .. }
            | Move::Accuse { .. }
            | Move::Charge { .. }
            | Move::Judge { .. }
            | Move::AddRule { .. }
            | Move::React { .. } => {}
        }
    }
}
