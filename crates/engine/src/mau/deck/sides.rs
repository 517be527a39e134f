//! Cards with two sides: what is on the back of each, and its name there.

use std::collections::BTreeMap;

use super::face::FaceRule;
use super::rule::{BackRule, Piles};
use crate::card::{Card, Rank, Suit};
use crate::mau::rules::doc::{Group, HouseRules, Which};

/// What each card kind is on the other side.
pub(in crate::mau) type Side = [Card; Card::KINDS];

/// Both sides of the cards.
#[derive(Clone, Debug)]
pub(crate) struct Sides {
    /// The back of each front.
    back: Side,
    /// The front of each back.
    front: Side,
    /// Whether piles are turned over as a whole.
    pub(super) whole: bool,
    /// The state during which the backs are up, as its bit among the switched states.
    state: u8,
}

impl Sides {
    /// The compiled sides; none where cards have one side.
    pub(in crate::mau) fn compile(doc: &HouseRules) -> Option<Box<Self>> {
        let rule = doc.deck.back.as_ref()?;
        let state = doc.states.values().position(|state| state.turns_over)?;
        let mut sides = Self {
            back: std::array::from_fn(|kind| Card::at_known(kind as u8)),
            front: std::array::from_fn(|kind| Card::at_known(kind as u8)),
            whole: rule.piles == Piles::Whole,
            state: 1 << state,
        };
        for card in super::deck_kinds(doc) {
            let back = behind(rule, card).unwrap_or(card);
            sides.back[card.index()] = back;
            sides.front[back.index()] = card;
        }
        Some(Box::new(sides))
    }

    /// Whether the backs are up while these states have been switched, a bit for each.
    #[inline]
    pub(super) const fn shows_backs(&self, switched: u8) -> bool {
        switched & self.state != 0
    }

    /// What cards become when they are turned to their backs, or to their fronts.
    pub(super) const fn to(&self, backs: bool) -> &Side {
        if backs { &self.back } else { &self.front }
    }
}

/// What is on the back of a card; none where there is no such card.
pub(super) fn behind(rule: &BackRule, card: Card) -> Option<Card> {
    if let Some(Which::Card(back)) = rule.shows.get(&Which::Card(card)) {
        return Some(*back);
    }
    rule.usually_behind(card)
}

impl BackRule {
    /// What is on the back of cards of this rank, unless single cards have their own entry.
    #[must_use]
    pub fn behind_rank(&self, rank: Rank) -> Rank {
        match self.shows.get(&Which::Rank(rank)) {
            Some(Which::Rank(back)) => *back,
            _ => rank,
        }
    }

    /// What is on the back of cards of this suit, unless single cards have their own entry.
    #[must_use]
    pub fn behind_suit(&self, suit: Suit) -> Suit {
        match self.shows.get(&Which::Group(Group::Suit(suit))) {
            Some(Which::Group(Group::Suit(back))) => *back,
            _ => suit,
        }
    }

    /// What is on the back of a card by its suit and its rank; none where there is no such card.
    #[must_use]
    pub fn usually_behind(&self, card: Card) -> Option<Card> {
        let (Some(rank), Some(suit)) = (card.rank(), card.suit()) else { return Some(card) };
        Card::new(self.behind_rank(rank), self.behind_suit(suit))
    }
}

impl HouseRules {
    /// What is on the back of a card of the deck, where cards have two sides.
    #[must_use]
    pub fn behind(&self, card: Card) -> Option<Card> {
        behind(self.deck.back.as_ref()?, card)
    }

    /// The id of the state during which the backs are up.
    #[must_use]
    pub fn turning(&self) -> Option<&str> {
        let turning = self.states.iter().find(|(_, rule)| rule.turns_over);
        turning.map(|(id, _)| id.as_str())
    }

    /// The same rules, with the names and looks of the backs; none where those are the same.
    pub(in crate::mau) fn turned(&self) -> Option<Self> {
        let back = self.deck.back.as_ref().filter(|back| !back.faces.is_empty())?;
        let mut turned = self.clone();
        for (which, face) in &back.faces {
            let front = turned.deck.faces.entry(*which).or_default();
            *front = face.over(front);
        }
        turned.deck.back = Some(BackRule { faces: BTreeMap::new(), ..back.clone() });
        Some(turned)
    }
}

impl FaceRule {
    /// The face of the back, with the front's where it says nothing. Names are replaced together, and so are
    /// labels.
    fn over(&self, front: &Self) -> Self {
        let back = self.clone();
        let names = if back.name.is_some() || back.adjective.is_some() { &back } else { front };
        let labels = if back.label.is_some() { &back } else { front };
        Self {
            name: names.name.clone(),
            plural: names.plural.clone(),
            article: names.article,
            declined: names.declined.clone(),
            adjective: names.adjective.clone(),
            label: labels.label.clone(),
            label_en: labels.label_en.clone(),
            symbol: back.symbol.or(front.symbol),
            ink: back.ink.or(front.ink),
        }
    }
}

/// The sort of thing that an entry of `deck.back.shows` names: a suit, a rank or a card.
pub(super) const fn sort(which: Which) -> Option<u8> {
    match which {
        Which::Group(Group::Suit(_)) => Some(0),
        Which::Rank(_) => Some(1),
        Which::Card(_) => Some(2),
        _ => None,
    }
}
