//! Playing cards' effects when they are laid on one's own turn.

use crate::mau::cause::Cause;
use crate::mau::dimension::Dimension;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::patterns::Acting;
use crate::mau::phase::Phase;
use crate::mau::rules::doc::{LastThreat, Victim, WithTwo};
use crate::mau::step::Step;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// Carries out what the card laid on one's own turn does, or the cards laid together.
    #[inline]
    pub(in crate::mau) fn take_effect(&mut self, seat: Seat) {
        let count = std::mem::take(&mut self.state.together).max(1);
        if !self.rules.effective.has(self.state.acting) && !self.rules.uses.has(Dimension::Patterns)
        {
            self.state.phase = Phase::Turn;
            self.end_turn(seat);
            return self.advance(seat);
        }
        self.act(seat, count);
    }

    /// Carries out what `count` cards laid on one's own turn do.
    #[inline(never)]
    fn act(&mut self, seat: Seat, count: u8) {
        let acting = self.acting(seat, count);
        self.carry_out(seat, acting, self.state.claim);
    }

    /// Carries out the effect of cards that `seat` has laid, or counts as having laid; `claim`: including
    /// what its player may choose to leave out.
    #[inline]
    pub(in crate::mau) fn carry_out(&mut self, seat: Seat, acting: Acting, claim: bool) {
        let Acting { effect, threat_count, reverse_count, by_pattern } = acting;
        self.state.phase = Phase::Turn;
        if effect.covered && self.hand(seat).is_empty() {
            self.draw_by_rule(seat, 1, Cause::Draw);
        }
        let left = !self.hand(seat).is_empty();
        if let Some(way) = effect.rotates.filter(|_| left) {
            self.rotate_hands(way);
        }
        let odd = reverse_count % 2 == 1;
        let other_misses = odd && self.turn_direction(effect.reverse) && !by_pattern;
        if (effect.again || effect.covered) && left {
            self.emit(Event::Again { seat });
            self.state.covers = effect.covered;
            self.state.drawn = Default::default();
            (self.state.draws, self.state.dry) = (0, false);
            return;
        }
        if effect.lays_on && left {
            self.emit(Event::Again { seat });
            self.state.drawn = Default::default();
            self.state.phase = Phase::Further;
            return;
        }
        let threatens = effect.threat.filter(|_| !other_misses && (!effect.threat_may || claim));
        let threatens = threatens.filter(|rule| !self.fizzles(seat, *rule));
        let still =
            threatens.is_some_and(|rule| self.rules.threats[usize::from(rule)].moves_hands());
        self.close_turn(seat, still);
        if other_misses {
            let other = self.state.after(seat);
            self.state.misses.add(other);
        } else if let Some(rule) = threatens {
            return self.threaten(seat, rule, threat_count);
        }
        self.advance(seat);
    }

    /// Whether the threat lapses: a seat that goes out with this card names no victim, and a gift may stay
    /// with its giver (ERF-51).
    fn fizzles(&self, seat: Seat, rule: u8) -> bool {
        let threat = &self.rules.threats[usize::from(rule)];
        let out = self.hand(seat).is_empty();
        let unnamed =
            threat.victim == Victim::Chosen && out && self.rules.last_threat == LastThreat::Ignored;
        unnamed || (threat.only_gives() && self.keeps_gift(seat))
    }

    /// Reverses the direction if the card does. Between two seats it may make the other miss a turn instead;
    /// returns whether it does.
    pub(in crate::mau) fn turn_direction(&mut self, reverse: Option<WithTwo>) -> bool {
        match reverse {
            None => false,
            Some(with_two) if self.state.active() <= 2 => with_two == WithTwo::OtherMisses,
            Some(_) => {
                self.state.direction = self.state.direction.reversed();
                self.emit(Event::Reversed { direction: self.state.direction });
                false
            }
        }
    }
}
