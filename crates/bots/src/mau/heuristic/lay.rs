//! Laying a card on one's own turn, and drawing instead.

use stammtisch_engine::card::Card;
use stammtisch_engine::mau::event::Penalty;
use stammtisch_engine::mau::rules::doc::{ThreatThen, Victim};
use stammtisch_engine::mau::{Move, Wish};
use stammtisch_engine::seat::Seat;

use super::finish::{all_go_with, can_finish, fitting};
use super::judge::{AfterPlay, Judge};
use super::table::danger_of;

/// The value of the last card: more than anything else.
pub(super) const OUT: f32 = 1000.0;
/// Less than any other value: only breaks ties.
const TIE: f32 = 0.001;

impl Judge<'_> {
    /// The value of laying a card on one's own turn.
    pub(super) fn lay(&self, play: &AfterPlay) -> f32 {
        let (rules, acting) = (self.rules, play.acting);
        let mut rest = play.rest;
        if play.claim && rules.buys(acting) {
            self.view.top.into_iter().for_each(|card| rest.add(card));
        }
        if rest.is_empty() {
            return OUT;
        }
        if all_go_with(rules, acting, rest) && !rest.kinds().and(self.may_be_last).is_empty() {
            return OUT - rest.len() as f32;
        }
        let value = self.held(rest);
        if self.around.keeps_turn(rules, acting) {
            return value + self.goes_on(play, rest.len());
        }
        let direction = self.around.direction(rules, acting);
        let first = self.around.after(self.around.me(), direction);
        if let Some(to) = rules.hands_go(acting, direction) {
            let [taker, giver] =
                [to, to.reversed()].map(|to| self.around.after(self.around.me(), to));
            let gets = self.around.foe(taker) * danger_of(rest.len());
            let got = self.load_unseen(self.around.cards(giver) as f32);
            return self.prospects(rest, play.fits, first, 0.0) - got - self.weights.danger * gets;
        }
        let counts = play.claim || !rules.threat_may(acting);
        let play = &AfterPlay { rest, ..*play };
        value
            + match rules.penalty_of(acting).filter(|_| counts) {
                Some((penalty, then)) => self.threaten(play, penalty, then, first),
                None => self.prospects(rest, play.fits, first, 0.0),
            }
    }

    /// The value of a wish for oneself, before the first turn: the best card that it allows, and among equals
    /// the wish that most cards meet.
    pub(super) fn wish_first(&self, wish: Option<Wish>) -> f32 {
        let hand = self.view.hand;
        let fits = hand.kinds().and(fitting(self.rules, self.face, wish));
        let met = hand.cards().filter(|card| fits.has(*card)).count();
        let best = fits.map(|card| self.value(Move::lay(card))).fold(self.draw(0), f32::max);
        best + TIE * met as f32
    }

    /// The value of another turn: going out at once, something to lay, or nothing.
    fn goes_on(&self, play: &AfterPlay, cards: u32) -> f32 {
        if can_finish(self.rules, &self.around, play.rest, play.fits) {
            return OUT - cards as f32 - self.held(play.rest);
        }
        let dry = play.rest.kinds().and(play.fits).is_empty();
        if dry { -self.weights.again_dry } else { self.weights.again }
    }

    /// The value of a card that affects others, besides leaving the hand.
    fn threaten(&self, play: &AfterPlay, penalty: Penalty, then: ThreatThen, first: Seat) -> f32 {
        let direction = self.around.direction(self.rules, play.acting);
        let several = match self.rules.hits(play.acting) {
            Some(Victim::Next(1)) => return self.aim(play, penalty, then, first, first),
            Some(Victim::Previous) => {
                let before = self.around.after(self.around.me(), direction.reversed());
                return self.aim(play, penalty, then, before, first);
            }
            Some(Victim::Chosen) => {
                let each = |seat| self.aim(play, penalty, then, seat, first);
                return self.around.others().map(each).fold(f32::NEG_INFINITY, f32::max);
            }
            // Who will be hit by lot is unknown: count it as the next seat.
            Some(Victim::ByLot) => return self.aim(play, penalty, then, first, first),
            Some(victim @ (Victim::MostCards | Victim::FewestCards)) => {
                let sign = if victim == Victim::MostCards { 1 } else { -1 };
                let held = |seat: &Seat| sign * i64::from(self.around.cards(*seat));
                // Of several the next one: `max_by_key` takes the last, hence the reversed order.
                let others: Vec<_> = self.around.others().collect();
                let hit = others.into_iter().rev().max_by_key(held).unwrap_or(first);
                return self.aim(play, penalty, then, hit, first);
            }
            Some(Victim::Oneself) => {
                let own = self.load_unseen(f32::from(penalty.draw)) + f32::from(penalty.misses);
                return self.prospects(play.rest, play.fits, first, 0.0) - own;
            }
            Some(Victim::Next(n)) => usize::from(n),
            Some(Victim::Others) => self.around.active().saturating_sub(1),
            Some(Victim::LastOut) | None => 0,
        };
        let (mut worth, mut next) = (0.0, first);
        for _ in 0..several.min(self.around.active().saturating_sub(1)) {
            worth += self.hit(play, penalty, self.accepts(play.acting, next), next);
            next = self.around.after(next, direction);
        }
        let after = if then == ThreatThen::Misses { next } else { first };
        worth + self.close(play) + self.prospects(play.rest, play.fits, after, 0.0)
    }

    /// The value of hitting one seat; `first` would have the turn otherwise.
    pub(super) fn aim(
        &self,
        play: &AfterPlay,
        penalty: Penalty,
        then: ThreatThen,
        seat: Seat,
        first: Seat,
    ) -> f32 {
        let accepted = self.accepts(play.acting, seat);
        let direction = self.around.direction(self.rules, play.acting);
        let next = match then {
            ThreatThen::Plays => seat,
            ThreatThen::Misses if seat == first => self.around.after(seat, direction),
            ThreatThen::Misses | ThreatThen::Nothing => first,
        };
        let burdened = if next == seat && penalty.draw > 0 { accepted } else { 0.0 };
        self.hit(play, penalty, accepted, seat)
            + self.prospects(play.rest, play.fits, next, burdened)
    }

    /// The value of harm to a seat that accepts it with this probability.
    pub(super) fn hit(&self, play: &AfterPlay, penalty: Penalty, accepted: f32, seat: Seat) -> f32 {
        let (weights, foe) = (self.weights, self.around.foe(seat));
        let each = weights.hit + weights.hit_short * self.around.danger(seat);
        let mut worth = if penalty.draw > 0 {
            let cards = f32::from(penalty.draw) + f32::from(penalty.misses);
            cards * (accepted * each * foe - self.backlash(play, &penalty) * (1.0 - accepted))
        } else if penalty.miss {
            accepted * weights.skip * f32::from(penalty.misses) * foe
        } else {
            0.0
        };
        let theirs = self.around.cards(seat);
        if penalty.swap {
            let closer = danger_of(play.rest.len()) - self.around.danger(seat);
            let change = -self.load_unseen(theirs as f32) - self.held(play.rest);
            worth += accepted * (change - weights.danger * closer * foe);
        }
        if penalty.give {
            let kinds = play.rest.kinds();
            let lighter = kinds.map(|card| self.without(play.rest, card));
            let best = lighter.fold(f32::NEG_INFINITY, f32::max);
            let relief = if best.is_finite() { best - self.held(play.rest) } else { 0.0 };
            worth += accepted * (relief + each * foe);
        }
        if penalty.take && theirs > 0 {
            worth -= accepted * (self.load_unseen(1.0) + each * foe);
        }
        worth
    }

    /// How likely `seat` cannot answer `card`.
    fn accepts(&self, card: Card, seat: Seat) -> f32 {
        let answers = match self.rules.penalty_of(card) {
            Some(_) => self.rules.answering(card),
            None => self.standing_answers(),
        };
        if answers.is_empty() { 1.0 } else { self.none_of(answers, seat) }
    }

    /// The cost per card if the threat came back around with only the rest in hand.
    fn backlash(&self, play: &AfterPlay, penalty: &Penalty) -> f32 {
        let answers = self.rules.answers_to(penalty);
        let guarded = !play.rest.kinds().and(answers).is_empty();
        let others = self.around.active().saturating_sub(1).max(1);
        if guarded { 0.0 } else { self.weights.backlash / others as f32 }
    }

    /// The value of a card that announces a round which its player must end (ERF-39).
    fn close(&self, play: &AfterPlay) -> f32 {
        let Some(draw) = self.rules.closing_draw(play.acting) else { return 0.0 };
        let closing = play.rest.kinds().and(self.rules.answering(play.acting));
        let each = closing.map(|card| self.without(play.rest, card));
        let best = each.fold(f32::NEG_INFINITY, f32::max);
        if best.is_finite() && play.rest.len() > 1 {
            best - self.held(play.rest)
        } else {
            -self.load_unseen(f32::from(draw))
        }
    }

    /// The value of drawing on one's own turn, `missing` cards fewer than due.
    pub(super) fn draw(&self, missing: u8) -> f32 {
        let count = self.rules.doc().draw.count.saturating_sub(missing);
        let more = self.load_unseen(f32::from(count)) - f32::from(self.rules.doc().draw.count);
        -self.load(self.view.hand) - more - self.weights.draw
    }
}
