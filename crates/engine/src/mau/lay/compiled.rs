//! Compiled rules of laying: what may follow in the same turn, and what may be laid out of turn, by top card.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::patterns::goes_with;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{HouseRules, RowBy, ThrowThen, ThrowUntil, Thrower, Which};
use crate::mau::rules::lookup::rule_of;

/// The kinds that may follow `below` in the same turn, judged by these two cards alone.
pub(in crate::mau) fn goes_on(doc: &HouseRules, below: Card) -> KindSet {
    let Some(rule) = &doc.lay.together else { return KindSet::EMPTY };
    let all = |list: &[Which]| if list.is_empty() { KindSet::ALL } else { kinds(list) };
    let follow = all(&rule.cards).without(kinds(&rule.never));
    let both = |upper: &Card| {
        upper.rank().is_some()
            && below.rank().is_some()
            && rule.ways().any(|by| {
                let in_suit = !rule.one_suit || !by.is_step() || upper.suit() == below.suit();
                in_suit && goes_with(doc, by, *upper, below)
            })
    };
    Card::all().filter(both).collect::<KindSet>().and(follow)
}

/// The kinds that let others follow when they are the first card of a turn.
pub(in crate::mau) fn opening(doc: &HouseRules) -> KindSet {
    let Some(rule) = &doc.lay.together else { return KindSet::EMPTY };
    let first = if rule.first.is_empty() { KindSet::ALL } else { kinds(&rule.first) };
    first.without(kinds(&rule.never))
}

/// Whether a card can be thrown in at all: one without a rank, or that stands for others, goes with none.
pub(in crate::mau) fn goes_in(doc: &HouseRules, card: Card) -> bool {
    card.rank().is_some() && !rule_of(doc, card).is_some_and(|rule| rule.wild)
}

/// Compiled rules of laying out of turn.
#[derive(Clone, Debug)]
pub(crate) struct OutOfTurn {
    /// By top card: the kinds that may be thrown in on it.
    pub(super) on: [KindSet; Card::KINDS],
    pub(super) who: Thrower,
    pub(super) until: ThrowUntil,
    pub(super) then: ThrowThen,
    pub(super) under_threat: bool,
    pub(super) may_be_last: bool,
    /// By top card: the kinds that may be thrown in on it whatever is wished.
    pub(super) under_any_wish: [KindSet; Card::KINDS],
}

impl OutOfTurn {
    pub(in crate::mau) fn compile(doc: &HouseRules) -> Option<Self> {
        let rule = doc.lay.out_of_turn()?;
        let all = |list: &[Which]| if list.is_empty() { KindSet::ALL } else { kinds(list) };
        let onto = all(&rule.onto).filter(|card| card.rank().is_some()).collect::<KindSet>();
        let cards = all(&rule.cards).filter(|card| goes_in(doc, *card)).collect::<KindSet>();
        let on = |top: Card, by: &dyn Fn(RowBy) -> bool| {
            if !onto.has(top) {
                return KindSet::EMPTY;
            }
            let goes =
                |card: &Card| rule.ways().any(|way| by(way) && goes_with(doc, way, *card, top));
            cards.filter(goes).collect()
        };
        Some(Self {
            on: std::array::from_fn(|top| on(Card::at_known(top as u8), &|_| true)),
            under_any_wish: std::array::from_fn(|top| {
                on(Card::at_known(top as u8), &|by| !rule.heeds_wish(by))
            }),
            who: rule.who,
            until: rule.until,
            then: rule.then,
            under_threat: rule.under_threat,
            may_be_last: rule.may_be_last,
        })
    }

    /// How the turn goes on.
    pub(in crate::mau) const fn then(&self) -> ThrowThen {
        self.then
    }

    /// Whether the card is laid without effect, and nothing is said with it.
    pub(in crate::mau) fn only_lies(&self) -> bool {
        self.then != ThrowThen::FromThere
    }
}
