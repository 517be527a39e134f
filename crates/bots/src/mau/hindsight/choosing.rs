//! Logit model of which card people lay, of those they could: they keep cards that can be laid nearly
//! everywhere, lay a card that leaves them something to lay, and attack players who are short of cards.

use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::{CardSet, KindSet};
use stammtisch_engine::mau::Rules;
use stammtisch_engine::seat::Seat;

use super::reach::Reach;

use crate::mau::heuristic::flexibility;

/// A hand of at most this many cards is short, one's own or that of the next seat.
const SHORT: u32 = 2;

const FLEXIBLE: usize = 0;
const AGAIN: usize = 1;
const DRAWS: usize = 2;
const SKIPS: usize = 3;
const WISHES: usize = 4;
const HARMS: usize = 5;
const POINTS: usize = 6;
const NOT_LAST: usize = 7;
const TURNS: usize = 8;
/// An attack where the next seat is short of cards.
const PRESSES: usize = 9;
/// A card that can be laid nearly everywhere, where the player's own hand is short.
const NEEDED: usize = 10;
/// The card leaves another that fits on it.
const MOBILE: usize = 11;
/// The card is the last one.
const LAST: usize = 12;
/// Drawing although a card could be laid,
const DRAWN: usize = 13;
/// the same where the rules forbid it,
const FORBIDDEN: usize = 14;
/// and accepting a threat that could be answered.
const ACCEPTED: usize = 15;
/// Laying nothing after drawing.
const PASSED: usize = 16;
/// How likely the card leaves something that can be laid on the next turn.
const FAR: usize = 17;
/// The same where it leaves a single card.
const ALONE: usize = 18;
/// The card's points where another seat is short of cards.
const SOON: usize = 19;
/// The number of parameters.
pub(super) const COUNT: usize = 20;

/// The situation of a seat that had to choose.
#[derive(Clone)]
pub(super) struct Situation {
    /// The kinds it could lay if it held them.
    pub(super) kinds: KindSet,
    /// The number of cards it held.
    pub(super) held: u32,
    /// Which seats are short of cards.
    pub(super) short: Short,
    /// What it could do instead of laying.
    pub(super) instead: Instead,
    /// What can be laid on the next turn.
    pub(super) reach: Reach,
}

/// The choice that a seat made.
#[derive(Clone)]
pub(super) struct Choice {
    pub(super) seat: Seat,
    pub(super) situation: Situation,
    /// The card it laid; none if it laid nothing.
    pub(super) chosen: Option<Card>,
    /// How many cards of its present hand it already held then,
    pub(super) still: u32,
    /// and the cards it has laid since.
    pub(super) laid: CardSet,
}

/// What a seat does when it lays nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Instead {
    Draw,
    /// Drawing, where only a seat that cannot lay may draw.
    ForbiddenDraw,
    Accept,
    /// Passing after a draw.
    Pass,
}

impl Instead {
    /// Its feature in the model.
    pub(super) const fn feature(self) -> usize {
        match self {
            Self::Draw => DRAWN,
            Self::ForbiddenDraw => FORBIDDEN,
            Self::Accept => ACCEPTED,
            Self::Pass => PASSED,
        }
    }
}

/// Which seats have few cards left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Short {
    /// The seat that chooses,
    pub(super) own: bool,
    /// the seat that comes next,
    pub(super) next: bool,
    /// any other seat.
    pub(super) somebody: bool,
}

impl Short {
    const ALL: usize = 8;

    /// Whether a hand of this many cards is short.
    pub(super) fn is(cards: u32) -> bool {
        (1..=SHORT).contains(&cards)
    }

    const fn index(self) -> usize {
        self.own as usize | (self.next as usize) << 1 | (self.somebody as usize) << 2
    }

    const fn at(index: usize) -> Self {
        Self { own: index & 1 != 0, next: index & 2 != 0, somebody: index & 4 != 0 }
    }
}

/// The features of laying a card that depend on what it leaves in the hand.
pub(super) fn leaving(
    rules: &Rules,
    reach: &Reach,
    card: Card,
    rest: CardSet,
    add: &mut dyn FnMut(usize, f64),
) {
    let kinds = rest.kinds();
    if kinds.is_empty() {
        add(LAST, 1.0);
        return;
    }
    if !kinds.and(rules.fitting(card)).is_empty() {
        add(MOBILE, 1.0);
    }
    let far = reach.from(rules, card, kinds);
    add(FAR, far);
    if rest.len() == 1 {
        add(ALONE, far);
    }
}

/// The features of a card that do not depend on the rest of the hand.
pub(super) fn of_card(rules: &Rules, short: Short, card: Card, add: &mut dyn FnMut(usize, f64)) {
    let mut is = |what: usize, so: bool| {
        if so {
            add(what, 1.0);
        }
    };
    is(AGAIN, rules.goes_again(card));
    is(WISHES, rules.wish_of(card).is_some());
    is(NOT_LAST, !rules.may_be_last().has(card));
    is(TURNS, rules.turns_direction(card).is_some());
    if let Some((penalty, _)) = rules.penalty_of(card) {
        is(SKIPS, penalty.miss);
        is(HARMS, penalty.swap || penalty.give || penalty.take);
        is(PRESSES, short.next);
        add(DRAWS, f64::from(penalty.draw.min(8)) / 4.0);
    }
    let flexible = f64::from(flexibility(rules, card));
    add(FLEXIBLE, flexible);
    if short.own {
        add(NEEDED, flexible);
    }
    let points = f64::from(rules.points_of(card).clamp(-50, 50)) / 10.0;
    add(POINTS, points);
    if short.somebody {
        add(SOON, points);
    }
}

/// The appeals of all cards by the rules of a match, computed once.
#[derive(Clone)]
pub(super) struct Appeals {
    numbers: [f64; COUNT],
    /// By card and by which seats are short, each as a factor.
    of: [[f64; Short::ALL]; Card::KINDS],
}

impl Appeals {
    pub(super) fn of(rules: &Rules, numbers: [f64; COUNT]) -> Self {
        let mut of = [[1.0; Short::ALL]; Card::KINDS];
        for card in rules.deck().kinds() {
            for (index, appeal) in of[card.index()].iter_mut().enumerate() {
                let mut sum = 0.0;
                let add = &mut |at: usize, much: f64| sum += numbers[at] * much;
                of_card(rules, Short::at(index), card, add);
                *appeal = sum.exp();
            }
        }
        Self { numbers, of }
    }

    /// The appeal of laying a card that leaves this hand.
    fn lay(&self, rules: &Rules, situation: &Situation, card: Card, rest: CardSet) -> f64 {
        let appeal = self.of[card.index()][situation.short.index()];
        let (mut sum, numbers) = (0.0, &self.numbers);
        leaving(rules, &situation.reach, card, rest, &mut |at, much| sum += numbers[at] * much);
        appeal * sum.exp()
    }

    /// How likely a seat that now holds `hand` made this choice.
    pub(super) fn chance(&self, rules: &Rules, choice: &Choice, hand: CardSet) -> f64 {
        let Choice { situation, chosen, still, laid, .. } = choice;
        let held = hand.plus(*laid);
        let appeal = |card: Card| {
            let mut rest = held;
            rest.take(card);
            chosen.iter().for_each(|chosen| rest.add(*chosen));
            self.lay(rules, situation, card, rest)
        };
        let instead = self.numbers[situation.instead.feature()].exp();
        let likely = chosen.map_or(instead, |card| self.lay(rules, situation, card, held));
        let fitting = hand.kinds().and(situation.kinds);
        let surely = laid.kinds().and(situation.kinds).map(appeal).sum::<f64>()
            + chosen.map_or(instead, |_| instead + likely);
        if fitting.is_empty() {
            return likely / surely;
        }
        // Some of the cards held now may have come since.
        let hits = fitting.map(|card| u32::from(hand.count(card))).sum();
        let none = none_of(hand.len(), hits, *still);
        let perhaps: f64 = fitting.without(laid.kinds()).map(appeal).sum();
        let perhaps = perhaps * f64::from((*still).min(hand.len())) / f64::from(hand.len());
        let some = (1.0 - none).max(f64::EPSILON);
        none * likely / surely + some * likely / (surely + perhaps / some)
    }
}

/// How likely `held` of `all` cards include none of the `hits` among them.
fn none_of(all: u32, hits: u32, held: u32) -> f64 {
    (0..held.min(all)).fold(1.0, |chance, at| {
        let misses = all.saturating_sub(hits).saturating_sub(at);
        chance * f64::from(misses) / f64::from(all - at)
    })
}
