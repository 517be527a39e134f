//! Playing patterns: `Step` methods for the combined effects of laid cards and the patterns they complete.

use crate::mau::cards::Effect;
use crate::mau::dimension::Dimension;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::rules::doc::Acts;
use crate::mau::step::Step;
use crate::seat::Seat;

/// The combined effect of cards laid on one's own turn and the patterns they complete.
pub(in crate::mau) struct Acting {
    pub(in crate::mau) effect: Effect,
    /// How many times the threat and the change of direction count. What a pattern does, it does only once.
    pub(in crate::mau) threat_count: u8,
    pub(in crate::mau) reverse_count: u8,
    /// Whether the threat is a pattern's: with two seats, a change of direction does not replace it.
    pub(in crate::mau) by_pattern: bool,
}

impl<S: Sink> Step<'_, S> {
    /// The effect of `count` cards laid by `seat`: that of the last, counted with those of its rank
    /// right below it.
    #[inline]
    pub(in crate::mau) fn acting(&mut self, seat: Seat, count: u8) -> Acting {
        let effect = self.rules.effects[self.state.acting.index()];
        let alike = match &self.rules.together {
            Some(rule) if rule.acts == Acts::Last => 1,
            Some(rule) if !rule.keeps_rank() => count.min(self.state.run),
            _ => count,
        };
        let acting =
            Acting { effect, threat_count: alike, reverse_count: alike, by_pattern: false };
        let used = self.rules.uses.has(Dimension::Patterns);
        if used { self.completed(seat, count, acting) } else { acting }
    }

    #[inline(never)]
    pub(in crate::mau) fn completed(
        &mut self,
        seat: Seat,
        count: u8,
        mut acting: Acting,
    ) -> Acting {
        let left = self.left(seat);
        for (pattern, rule) in self.rules.patterns.iter().zip(0..) {
            let awake = self.rules.is_awake(self.state, usize::from(rule));
            if awake && pattern.is_complete(self.rules, self.state, seat, count, left) {
                self.emit(Event::RuleApplied { seat, rule });
                if S::FOLLOWS && pattern.later.is_some() {
                    self.fire(usize::from(rule), seat);
                }
                let more = &pattern.effect;
                if more.threat.is_some() || more.again {
                    acting.threat_count = 1;
                    acting.by_pattern = more.threat.is_some();
                }
                if more.reverse.is_some() {
                    acting.reverse_count = 1;
                }
                acting.effect = acting.effect.with(more);
            }
        }
        acting
    }
}
