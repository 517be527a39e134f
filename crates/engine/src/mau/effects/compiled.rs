//! What the engine runs on.

use super::rule::{DealEnd, EffectRule, Hits};
use crate::card_set::KindSet;
use crate::mau::rules::Rules;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::WithTwo;

/// What is done when the move is done that brought it about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Later {
    pub(super) hits: Hits,
    pub(super) draw: u8,
    /// The lot decides between `draw` and this; 0: there is no lot.
    pub(super) up_to: u8,
    /// Drawing goes on until one of these comes; empty: just so many are drawn.
    pub(super) until: KindSet,
    pub(super) misses: u8,
    pub(super) points: i32,
    pub(super) swap: bool,
    pub(super) renews: bool,
    pub(super) takes_pile: bool,
    pub(super) shows: bool,
    pub(super) out: bool,
    pub(super) back: u8,
    pub(super) ends_wish: bool,
    pub(super) ends: Option<DealEnd>,
    pub(super) reverse: Option<WithTwo>,
    pub(super) again: bool,
    pub(super) rotates: bool,
}

impl Later {
    /// What a trigger brings about: all of it when the move is done.
    pub(in crate::mau) fn of_trigger(rule: &EffectRule) -> Self {
        Self {
            hits: rule.hits,
            draw: rule.draw,
            up_to: rule.up_to,
            until: kinds(&rule.until),
            misses: rule.misses,
            points: rule.points,
            swap: rule.swap,
            renews: rule.renews,
            takes_pile: rule.takes_pile,
            shows: rule.shows,
            out: rule.out,
            back: rule.back,
            ends_wish: rule.ends_wish,
            ends: rule.ends,
            reverse: rule.reverse.as_ref().map(|reverse| reverse.with_two),
            again: rule.again,
            rotates: rule.rotates,
        }
    }

    /// What a pattern brings about besides what its card does at once; none if that is all.
    pub(in crate::mau) fn of_pattern(rule: &EffectRule) -> Option<Self> {
        let later = Self { reverse: None, again: false, rotates: false, ..Self::of_trigger(rule) };
        let idle = Self { hits: rule.hits, ..Self::of_trigger(&EffectRule::default()) };
        (later != idle).then_some(later)
    }

    /// Whether whoever sets it off by a word of its own is better off, as far as can be known before.
    pub(in crate::mau) fn is_welcome(&self, most_points_win: bool) -> bool {
        let hurts = self.draw > 0
            || !self.until.is_empty()
            || self.misses > 0
            || self.takes_pile
            || self.out;
        let noted = if most_points_win { self.points } else { -self.points };
        match self.hits {
            Hits::Oneself => {
                !hurts
                    && !self.swap
                    && !self.renews
                    && self.ends != Some(DealEnd::Drawn)
                    && noted >= 0
            }
            Hits::Next | Hits::Previous | Hits::Across | Hits::Others => {
                self.ends.is_none() && !self.swap && !self.renews && noted <= 0
            }
            // Whom it hits nobody knows before.
            _ => false,
        }
    }

    /// Whether whoever sets it off has another turn.
    pub(in crate::mau) const fn gives_turn(&self) -> bool {
        self.again
    }

    /// Whether cards go from hand to hand, or from the discard pile to one.
    pub(in crate::mau) const fn moves_hands(&self) -> bool {
        self.rotates || self.swap || self.renews || self.takes_pile
    }
}

impl Rules {
    /// What patterns and triggers bring about when a move is done.
    pub(in crate::mau) fn laters(&self) -> impl Iterator<Item = &Later> {
        let of_patterns = self.patterns.iter().filter_map(|pattern| pattern.later.as_ref());
        of_patterns.chain(self.triggers.iter().map(|trigger| &trigger.later))
    }
}
