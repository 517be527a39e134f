//! Laying a card: where it goes, and what follows from that.

use crate::card::Card;
use crate::mau::calls::Down;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::moves::Play;
use crate::mau::phase::Phase;
use crate::mau::plays;
use crate::mau::rules::doc::ThrowThen;
use crate::mau::step::Step;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    pub(in crate::mau) fn lay(&mut self, seat: Seat, play: Play) {
        let Play { card, stands_for, wish, claim, under } = play;
        let jumps_in = self.state.turn != seat;
        let then = if jumps_in { self.jump_in(seat) } else { ThrowThen::FromThere };
        self.state.covers = false;
        let held = self.hand(seat).len() as u8;
        let further = self.state.phase == Phase::Together;
        self.hand_mut(seat).take(card);
        if S::FOLLOWS {
            self.state.kept.shown.take(seat, card);
        }
        if let Some(below) = under {
            self.slip_in(seat, below);
        }
        let answers = self.state.is_answering();
        // A copying card that answers a threat answers as itself.
        let acting = if answers || then != ThrowThen::FromThere {
            play.face()
        } else {
            plays::acting(self.rules, self.state, card, stands_for)
        };
        let shown = play.face();
        let through = self.rules.see_through.has(shown) && self.is_seen_through(seat, shown);
        let face = if through { self.state.face } else { shown };
        if !through {
            let on_own_rank = face.rank().is_some() && face.rank() == self.state.face.rank();
            self.state.run = if on_own_rank { self.state.run.saturating_add(1) } else { 1 };
        }
        // A card without effect meets no wish.
        if (!through && then == ThrowThen::FromThere) || wish.is_some() {
            self.heed_wish(play, acting, jumps_in || answers);
        }
        self.state.discard_pile.push(card);
        self.state.face = face;
        self.state.acting = acting;
        self.state.claim = claim;
        self.state.idle = 0;
        self.emit(Event::Played { seat, card, stands_for, wish, claim });
        if !answers && claim && self.rules.effects[acting.index()].buys {
            self.buy(seat);
        }
        let left = self.hand(seat).len() as u8;
        let own_turn = !jumps_in;
        self.calls_fall_due(seat, Down { card: acting, held, left, own_turn, further });
        if left == 0 {
            self.state.waiting.remove(seat);
            self.state.waiting.push(seat);
            self.state.last_laid[seat.index()] = Some(shown);
            if self.rules.redraws {
                self.redraw(seat, card, shown);
            }
            if S::FOLLOWS && self.takes_up_when_empty(seat) {
                self.redrew = true;
            }
        }
        if answers {
            return self.answer(seat, acting);
        }
        if then != ThrowThen::FromThere {
            return self.go_on_after_throw(seat, then);
        }
        self.state.together = self.state.together.saturating_add(1);
        if let Some(together) = &self.rules.together
            && left > 0
            && (together.most == 0 || self.state.together < together.most)
            && (self.state.together > 1 || self.rules.opens.has(face))
            && !through
        {
            self.state.phase = Phase::Together;
            return;
        }
        self.take_effect_if_awake(seat);
    }

    /// `seat` lays out of turn; returns how the turn goes on.
    #[inline(never)]
    fn jump_in(&mut self, seat: Seat) -> ThrowThen {
        self.emit(Event::JumpedIn { seat });
        let then = self.rules.jump_in.as_ref().map_or(ThrowThen::FromThere, |rule| rule.then());
        if then == ThrowThen::FromThere {
            self.take_turn_from(self.state.turn, seat);
        }
        then
    }

    /// Slips a second card in below the one that is laid, unseen.
    #[cold]
    fn slip_in(&mut self, seat: Seat, card: Card) {
        if self.hand_mut(seat).take(card) {
            self.state.slipped.add(card);
            self.state.leaves_unseen(seat, card);
        }
    }

    /// Whether a see-through card that `seat` lays now lets the card below decide what fits.
    #[cold]
    fn is_seen_through(&self, seat: Seat, card: Card) -> bool {
        !self.state.discard_pile.is_empty() && self.is_awake(seat, card)
    }
}
