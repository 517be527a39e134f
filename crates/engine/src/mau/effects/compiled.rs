//! Compiled effects: `Later`, what patterns and triggers do once the move is done, and `Prospect`
//! for bots.

use super::hits::Hits;
use super::rule::{DealEnd, EffectRule, Extreme, MatchEnd, Per, Picker};
use crate::card_set::KindSet;
use crate::mau::cards::Wishes;
use crate::mau::deck::pack;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{HouseRules, Way, WithTwo};
use crate::mau::states::Switch;

/// An effect that is carried out once the move that set it off is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Later {
    pub(super) hits: Hits,
    /// The slot in which the other seat is noted, if it hits `Other`.
    pub(in crate::mau) other: Option<u8>,
    pub(super) draw: u8,
    /// The number of cards is drawn by lot between `draw` and this; 0: there is no lot.
    pub(super) up_to: u8,
    /// Drawing goes on until one of these comes; empty: just `draw` cards are drawn.
    pub(super) until: KindSet,
    pub(super) per: Option<Per>,
    pub(super) misses: u8,
    pub(super) points: i32,
    pub(super) pays: i32,
    pub(super) pays_in: i32,
    pub(super) takes_pot: bool,
    pub(super) multiplies: u8,
    pub(super) swap: bool,
    pub(super) renews: bool,
    pub(super) pools: bool,
    pub(super) takes_pile: bool,
    pub(super) pile_at_most: u8,
    pub(super) may: bool,
    /// A bit for each named rule that may be chosen to come into force.
    pub(super) adds: u32,
    /// A bit for each trigger of which one is picked, and who picks it.
    pub(super) one_of: u32,
    pub(super) one_of_by: Picker,
    pub(in crate::mau) wish: Option<Wishes>,
    pub(super) takes: u8,
    pub(super) passes: u8,
    pub(super) passes_to: Way,
    pub(super) gives: u8,
    pub(super) puts_away: u8,
    pub(super) must_be: Option<Extreme>,
    pub(super) redraws: bool,
    pub(super) looks: bool,
    pub(super) bars: u8,
    pub(super) shows: bool,
    /// Turns for which the hand lies open, [`TO_THE_END`] for all of the deal; 0: it does not.
    pub(super) opens: u8,
    pub(super) closes: bool,
    pub(super) out: bool,
    pub(super) back: u8,
    pub(super) ends_wish: bool,
    pub(super) switch: Switch,
    /// Everybody is told, which is an effect by itself.
    pub(super) tells: bool,
    pub(super) ends: Option<DealEnd>,
    pub(super) ends_match: Option<MatchEnd>,
    pub(super) reverse: Option<WithTwo>,
    pub(super) again: bool,
    pub(super) rotates: Option<Way>,
}

impl Later {
    /// What a trigger does: all of it once the move is done.
    pub(in crate::mau) fn of_trigger(doc: &HouseRules, rule: &EffectRule) -> Self {
        Self {
            hits: rule.hits,
            other: None,
            draw: rule.draw,
            up_to: rule.up_to,
            until: kinds(&rule.until),
            per: rule.per,
            misses: rule.misses,
            points: rule.points,
            pays: rule.pays,
            pays_in: rule.pays_in,
            takes_pot: rule.takes_pot,
            multiplies: rule.multiplies,
            swap: rule.swap,
            renews: rule.renews,
            pools: rule.pools,
            takes_pile: rule.takes_pile,
            pile_at_most: rule.pile_at_most,
            may: rule.may,
            adds: named(doc, &rule.adds),
            one_of: named(doc, &rule.one_of),
            one_of_by: rule.one_of_by,
            wish: rule.wish.as_ref().map(|wish| Wishes::compile(wish, pack(doc).collect())),
            takes: rule.takes,
            passes: rule.passes,
            passes_to: rule.passes_to,
            gives: rule.gives,
            puts_away: rule.puts_away,
            must_be: rule.must_be,
            redraws: rule.redraws,
            looks: rule.looks,
            bars: rule.bars,
            shows: rule.shows,
            opens: opens(rule),
            closes: rule.closes,
            out: rule.out,
            back: rule.back,
            ends_wish: rule.ends_wish,
            switch: Switch::compile(&doc.states, &rule.turns_on, &rule.turns_off, &rule.switches),
            tells: rule.tells,
            ends: rule.ends_deal(),
            ends_match: rule.ends_match,
            reverse: rule.reverse.as_ref().map(|reverse| reverse.with_two),
            again: rule.again,
            rotates: rule.rotates.then_some(rule.rotates_to),
        }
    }

    /// What a pattern does besides what its card does at once; none if that is all.
    pub(in crate::mau) fn of_pattern(doc: &HouseRules, rule: &EffectRule) -> Option<Self> {
        let later =
            Self { reverse: None, again: false, rotates: None, ..Self::of_trigger(doc, rule) };
        let idle = Self { hits: rule.hits, ..Self::default() };
        (later != idle).then_some(later)
    }

    /// Whether it burdens or stops the seats that it hits.
    pub(super) const fn hurts(&self) -> bool {
        self.draw > 0
            || !self.until.is_empty()
            || self.misses > 0
            || self.bars > 0
            || self.takes_pile
            || self.takes > 0
            || self.out
    }

    /// By how much it improves the match score of a seat that it hits.
    pub(super) const fn noted(&self, most_points_win: bool) -> i32 {
        let noted = self.points - self.pays;
        let noted = if most_points_win { noted } else { -noted };
        // Whatever points are worth, it is bad to pay them in and good to take them out.
        noted - self.pays_in + self.takes_pot as i32
    }

    /// Whether a seat that sets it off by saying something is better off, as far as can be known in advance.
    pub(in crate::mau) fn is_welcome(&self, most_points_win: bool) -> bool {
        if self.multiplies > 0 {
            // Nobody knows in advance whose points these will be.
            return false;
        }
        let hurts = self.hurts();
        let noted = self.noted(most_points_win);
        match self.hits {
            Hits::Oneself => {
                let harmless = !hurts && !self.mixes() && noted >= 0;
                harmless && self.ends != Some(DealEnd::Drawn)
            }
            Hits::Next
            | Hits::Previous
            | Hits::Across
            | Hits::Others
            | Hits::Other
            | Hits::Chosen => self.ends.is_none() && !self.mixes() && noted <= 0,
            // Nobody knows in advance whom it hits.
            _ => false,
        }
    }

    /// Whether whole hands are exchanged, so that nobody knows in advance who is better off.
    const fn mixes(&self) -> bool {
        self.swap || self.renews || self.pools
    }

    /// Whether the seat that sets it off has another turn.
    pub(in crate::mau) const fn gives_turn(&self) -> bool {
        self.again
    }

    /// Whether cards go from hand to hand, or from the discard pile to one.
    pub(in crate::mau) const fn moves_hands(&self) -> bool {
        self.rotates.is_some()
            || self.mixes()
            || self.takes_pile
            || self.takes > 0
            || self.names_cards()
    }

    /// Whether somebody chooses cards that leave a hand.
    pub(super) const fn names_cards(&self) -> bool {
        self.gives > 0 || self.puts_away > 0 || self.passes > 0
    }

    /// Whether it can do nothing any more: all the rules that it could add are in force.
    pub(super) fn is_used_up(&self, added: u32) -> bool {
        let only_adds = Self { hits: self.hits, may: self.may, adds: self.adds, ..Self::default() };
        self.adds > 0 && self.adds & !added == 0 && *self == only_adds
    }

    /// Whether anybody is asked anything before it happens.
    pub(super) const fn asks(&self) -> bool {
        let way = matches!(self.rotates, Some(Way::Chosen));
        let picks = self.adds > 0 || self.one_of > 0 || self.wish.is_some();
        self.may || self.hits.asks() || self.names_cards() || picks || way
    }
}

/// Number of turns that stands for a hand open until the deal is over.
pub(in crate::mau) const TO_THE_END: u8 = u8::MAX;

const fn opens(rule: &EffectRule) -> u8 {
    match (rule.opens, rule.open_for) {
        (false, _) => 0,
        (true, 0) => TO_THE_END,
        (true, turns) => turns,
    }
}

/// A bit for each of these named rules.
fn named(doc: &HouseRules, ids: &[String]) -> u32 {
    let bits = doc.rule_ids().zip(0_u32..32).filter(|(id, _)| ids.contains(id));
    bits.fold(0, |bits, (_, rule)| bits | 1 << rule)
}

/// Named rules that are in force only once somebody has chosen them, a bit for each.
pub(in crate::mau) fn waiting(doc: &HouseRules) -> u32 {
    doc.effects().fold(0, |bits, rule| bits | named(doc, &rule.adds))
}

/// Whether an effect after a move may turn the direction, or give another turn.
pub(in crate::mau) fn effects_turn(doc: &HouseRules) -> bool {
    let reverses = |id: &String| doc.states.get(id).is_some_and(|rule| rule.reverses);
    let turns = |does: &EffectRule| does.again || does.reverse.is_some();
    doc.effects().any(|does| does.states().any(reverses))
        || doc.triggers.values().any(|rule| turns(&rule.does))
}

/// What a player can know in advance of a named rule that asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// Whether a seat that it hits is worse off, as far as can be known in advance.
    pub hurts: bool,
    /// Whether hands are swapped.
    pub swaps: bool,
    /// Whether the seat that set it off would say yes, as far as can be known in advance.
    pub welcome: bool,
}
