//! What a move is worth by rule of thumb: every consideration reads the compiled rules, none knows
//! a game by name.

use stammtisch_engine::card::{Card, Suit};
use stammtisch_engine::card_set::{CardSet, KindSet};
use stammtisch_engine::mau::view::PhaseView;
use stammtisch_engine::mau::{Move, Rules, View};
use stammtisch_engine::seat::Seat;

use super::finish::{can_finish, fitting};
use super::memory::Memory;
use super::odds::Unseen;
use super::table::Around;
use super::weights::Weights;

/// Worth more than anything else: the last card.
const OUT: f32 = 1000.0;

/// The share of all cards on which one fits that follows suit or rank, about.
const FOLLOWS: f32 = 0.35;

/// A player looking at the table.
pub(super) struct Judge<'a> {
    rules: &'a Rules,
    view: &'a View,
    weights: &'a Weights,
    memory: &'a Memory,
    around: Around<'a>,
    unseen: Unseen,
    /// Kinds that ward off a threat that may still come.
    guards: KindSet,
    /// By kind in the hand: how much more often than others it can be laid.
    flexible: [f32; Card::KINDS],
}

impl<'a> Judge<'a> {
    pub(super) fn new(
        rules: &'a Rules,
        view: &'a View,
        weights: &'a Weights,
        memory: &'a Memory,
    ) -> Self {
        let (around, unseen) = (Around::new(view), Unseen::of(rules, view));
        let mut flexible = [0.0; Card::KINDS];
        for card in view.hand.kinds() {
            flexible[card.index()] = flexibility(rules, card);
        }
        let guards = guards(rules, unseen.kinds());
        Self { rules, view, weights, memory, around, unseen, guards, flexible }
    }

    /// What the next seat has to lay on after this move, if it is asked to lay at all.
    pub(super) fn leaves(&self, mv: Move) -> Option<(Seat, KindSet)> {
        match mv {
            Move::Pass => {
                Some((self.around.next(), fitting(self.rules, self.view.top, self.view.wish)))
            }
            Move::Play { card, wish } if !self.around.keeps_turn(self.rules, card) => {
                let (victim, beyond) = self.around.meets(self.rules, card);
                let fits = fitting(self.rules, card, wish);
                match self.rules.threatens(card) {
                    None => Some((victim, fits)),
                    Some((0, true)) => Some((beyond, fits)),
                    Some(_) => None,
                }
            }
            _ => None,
        }
    }

    /// How good a turn move is; calls and catches are nobody's business here.
    pub(super) fn value(&self, mv: Move) -> f32 {
        let hand = self.view.hand;
        match mv {
            Move::Play { card, wish } => self.play(card, wish),
            Move::Draw => -(hand.len() as f32) - self.weights.draw,
            Move::Bear => {
                let draw = match self.view.phase {
                    PhaseView::Threat { draw, miss } => f32::from(draw) + f32::from(u8::from(miss)),
                    _ => 0.0,
                };
                -(hand.len() as f32) - draw
            }
            Move::Pass => {
                let fits = fitting(self.rules, self.view.top, self.view.wish);
                let next = self.around.next();
                self.held(hand) + self.prospects(hand, fits, next, 0.0)
            }
            Move::Call { .. } | Move::Catch { .. } => f32::NEG_INFINITY,
        }
    }

    fn play(&self, card: Card, wish: Option<Suit>) -> f32 {
        let (rules, weights) = (self.rules, self.weights);
        let mut rest = self.view.hand;
        rest.take(card);
        if rest.is_empty() {
            return OUT;
        }
        let fits = fitting(rules, card, wish);
        let answers = matches!(self.view.phase, PhaseView::Threat { .. });
        let value = self.held(rest) + self.points(card);
        if !answers && self.around.keeps_turn(rules, card) {
            if can_finish(rules, &self.around, rest, fits) {
                return OUT - rest.len() as f32;
            }
            let dry = rest.kinds().and(fits).is_empty();
            return value + if dry { -weights.again_dry } else { weights.again };
        }
        let (victim, beyond) = self.around.meets(rules, card);
        match rules.threatens(card) {
            Some((0, true)) => value + weights.skip + self.prospects(rest, fits, beyond, 0.0),
            Some((draw, misses)) => {
                let cards = self.burden(draw, misses);
                let borne = self.none_of(rules.answering(card), victim);
                let hit = weights.hit + weights.hit_short * self.around.danger(victim);
                let back = self.backlash(rest, card) * (1.0 - borne);
                let prospects = self.prospects(rest, fits, victim, borne);
                value + cards * (borne * hit - back) + prospects
            }
            None => value + self.prospects(rest, fits, victim, 0.0),
        }
    }

    /// What the next seat has to bear, in cards: what stands already and what is added.
    fn burden(&self, draw: u8, misses: bool) -> f32 {
        let standing = match self.view.phase {
            PhaseView::Threat { draw, .. } => draw,
            _ => 0,
        };
        f32::from(draw.saturating_add(standing)) + f32::from(u8::from(misses))
    }

    /// How bad it would be, by card, if the threat of `card` came round with only `rest` in hand.
    fn backlash(&self, rest: CardSet, card: Card) -> f32 {
        let guarded = !rest.kinds().and(self.rules.answering(card)).is_empty();
        let others = self.around.active().saturating_sub(1).max(1);
        if guarded { 0.0 } else { self.weights.backlash / others as f32 }
    }

    /// What a hand is worth to hold: few cards, among them such as fit everywhere and such as ward
    /// off a threat.
    fn held(&self, hand: CardSet) -> f32 {
        let weights = self.weights;
        let flexible: f32 = hand.cards().map(|card| self.flexible[card.index()]).sum();
        let guarded = !hand.kinds().and(self.guards).is_empty();
        weights.flexible * flexible + if guarded { weights.guard } else { 0.0 } - hand.len() as f32
    }

    /// What comes next: whether `next` is stopped, or comes closer to its end unless it is
    /// `burdened` first, and whether one can lay again.
    fn prospects(&self, rest: CardSet, fits: KindSet, next: Seat, burdened: f32) -> f32 {
        let weights = self.weights;
        let stopped = self.none_of(fits, next);
        let advances = self.around.danger(next) * (1.0 - stopped) * (1.0 - burdened);
        weights.mobile * self.mobility(rest, fits, stopped) + weights.block * stopped
            - weights.danger * advances
    }

    /// How likely `seat` holds none of these kinds.
    fn none_of(&self, kinds: KindSet, seat: Seat) -> f32 {
        self.unseen.none_of(kinds, self.around.cards(seat), self.memory.lacks(seat))
    }

    /// How likely a card of `rest` can be laid on the next turn: on what lies now, if nobody can
    /// lay on it, else on an unseen card that fits on it, or that follows such a one.
    fn mobility(&self, rest: CardSet, fits: KindSet, stopped: f32) -> f32 {
        let hand = rest.kinds();
        let stays = if self.around.active() == 2 { stopped } else { stopped * stopped };
        let far = if self.around.active() == 2 { 0.0 } else { 0.5 };
        let (mut able, mut all) = (0.0, 0.0);
        for top in self.unseen.kinds() {
            let near = if fits.has(top) { 1.0 } else { far };
            let weight = near * self.unseen.of_kind(top) as f32;
            all += weight;
            if !hand.and(self.rules.fitting(top)).is_empty() {
                able += weight;
            }
        }
        let now = if hand.and(fits).is_empty() { 0.0 } else { 1.0 };
        let later = if all > 0.0 { able / all } else { now };
        stays * now + (1.0 - stays) * later
    }

    /// Getting rid of points before somebody is out, where they count against who holds them.
    fn points(&self, card: Card) -> f32 {
        if self.rules.most_points_win() {
            return 0.0;
        }
        let danger = 0.3 + self.around.worst_danger();
        self.weights.points * danger * self.rules.points_of(card) as f32 / 10.0
    }
}

/// On which share of all cards this one fits, above that of a card that only follows suit or rank.
fn flexibility(rules: &Rules, card: Card) -> f32 {
    let deck = rules.deck().kinds();
    let on = deck.filter(|top| rules.fitting(*top).has(card)).count();
    (on as f32 / deck.len() as f32 - FOLLOWS).max(0.0)
}

/// The kinds that ward off a threat that unseen cards can still make.
fn guards(rules: &Rules, unseen: KindSet) -> KindSet {
    unseen
        .filter(|card| rules.threatens(*card).is_some_and(|(draw, _)| draw > 0))
        .fold(KindSet::EMPTY, |all, card| all.or(rules.answering(card)))
}
