//! Under a threat: answering or accepting it, and which seat to name.

use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::mau::event::Penalty;
use stammtisch_engine::mau::rules::doc::{AnswerAction, ThreatThen};
use stammtisch_engine::mau::view::PhaseView;
use stammtisch_engine::seat::Seat;

use super::judge::{AfterPlay, Judge};
use super::lay::OUT;
use super::table::danger_of;

impl Judge<'_> {
    /// The value of laying a card in answer.
    pub(super) fn answer(&self, play: &AfterPlay) -> f32 {
        let PhaseView::Threat { from, penalty, .. } = &self.view.phase else {
            return self.lay(play);
        };
        if play.rest.is_empty() {
            return OUT;
        }
        let value = self.held(play.rest);
        let direction = self.around.direction(self.rules, play.acting);
        let first = self.around.after(self.around.me(), direction);
        let calm = || self.prospects(play.rest, play.fits, first, 0.0);
        let Some((action, times, plays)) =
            self.rules.answer_to(penalty, play.acting).filter(|_| !penalty.closing)
        else {
            return value + calm();
        };
        let then = self.then(penalty);
        let more = |n: u8| Penalty {
            draw: penalty.draw.saturating_mul(times).saturating_add(n),
            ..*penalty
        };
        value
            + match action {
                AnswerAction::PassOn(n) => self.aim(play, more(n), then, first, first),
                AnswerAction::SendBack(n) => self.aim(play, more(n), then, *from, first),
                AnswerAction::SendTo(n) => {
                    let moves = penalty.swap || penalty.give || penalty.take;
                    let others = self.around.others().filter(|seat| !moves || seat != from);
                    let each = |seat| self.send(play, more(n), then, seat, first);
                    others.map(each).fold(f32::NEG_INFINITY, f32::max).max(-OUT)
                }
                AnswerAction::TakeOff(n) => {
                    calm() - self.load_unseen(f32::from(penalty.draw.saturating_sub(n)))
                }
                AnswerAction::TurnOn => self.aim(play, *penalty, then, *from, first),
                AnswerAction::Cancel | AnswerAction::CancelAll if plays => {
                    let able = !play.rest.kinds().and(play.fits).is_empty();
                    if able { self.weights.again } else { 0.0 }
                }
                AnswerAction::Cancel | AnswerAction::CancelAll | AnswerAction::Meet => calm(),
            }
    }

    /// The value of sending a threat on to `seat`. Where hands move, they move between that seat and the one
    /// that threatened.
    fn send(
        &self,
        play: &AfterPlay,
        penalty: Penalty,
        then: ThreatThen,
        seat: Seat,
        first: Seat,
    ) -> f32 {
        if penalty.swap || penalty.give || penalty.take {
            return self.prospects(play.rest, play.fits, first, 0.0);
        }
        self.aim(play, penalty, then, seat, first)
    }

    /// The value of accepting the threat, with `missing` cards fewer than due.
    pub(super) fn accept(&self, missing: u8) -> f32 {
        let hand = self.view.hand;
        let PhaseView::Threat { from, penalty, .. } = &self.view.phase else { return 0.0 };
        let draw = self.load_unseen(f32::from(penalty.draw.saturating_sub(missing)));
        let mut value = -self.load(hand);
        if penalty.swap {
            let handed = self.around.foe(*from) * danger_of(hand.len());
            let theirs = self.load_unseen(self.around.cards(*from) as f32);
            value = -theirs - self.weights.danger * handed;
        }
        if penalty.give {
            value -= self.load_unseen(1.0);
        }
        if penalty.take && !hand.is_empty() {
            value += 1.0;
        }
        value - draw - f32::from(penalty.misses)
    }

    /// The value of naming the seat that one's own card is to hit, or that a threat is sent on to.
    pub(super) fn target(&self, seat: Seat) -> f32 {
        let PhaseView::Target { penalty } = &self.view.phase else { return 0.0 };
        let moves = penalty.swap || penalty.give || penalty.take;
        if moves && self.sends_on() {
            // The seat that threatened gets that hand: the more cards, the better.
            return self.around.cards(seat) as f32 * self.around.foe(seat);
        }
        let play = AfterPlay {
            acting: self.face,
            claim: false,
            rest: self.view.hand,
            fits: self.fits_now(),
        };
        self.aim(&play, *penalty, self.then(penalty), seat, self.around.next())
    }

    /// What the seat does once it has accepted the threat.
    fn then(&self, penalty: &Penalty) -> ThreatThen {
        let of_card = self.rules.penalty_of(self.face).map(|(_, then)| then);
        match of_card {
            Some(then) if (then == ThreatThen::Misses) == penalty.miss => then,
            _ if penalty.miss => ThreatThen::Misses,
            _ => ThreatThen::Plays,
        }
    }

    /// The kinds that answer the current threat.
    pub(super) fn standing_answers(&self) -> KindSet {
        match &self.view.phase {
            PhaseView::Threat { penalty, .. } | PhaseView::Target { penalty } => {
                self.rules.answers_to(penalty)
            }
            _ => KindSet::EMPTY,
        }
    }
}
