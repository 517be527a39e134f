//! What the rules in force say about single cards.

use super::effect::{Wishes, wishing};
use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::forms::{CLAIMS, Forms};
use crate::mau::patterns::Pattern;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{WishOf, WishRule, WithTwo};
use crate::mau::rules::lookup::rule_of;
use crate::mau::state::State;
use crate::mau::wish::Wish;
use crate::seat::Direction;

impl Wishes {
    /// All that may be said: a wish, or none where it may be omitted.
    pub(in crate::mau) fn said(&self, state: &State) -> Forms {
        let forms = if self.may { self.forms.or_plain() } else { self.forms };
        self.left(state, forms)
    }

    /// Those of `forms` that can be wished as things stand; if none can, no wish is made.
    #[inline]
    pub(in crate::mau) fn left(&self, state: &State, forms: Forms) -> Forms {
        if self.other { forms.without(self.of, state) } else { forms }
    }
}

impl Rules {
    /// Whether laying `card` lets its player wish something.
    #[must_use]
    pub const fn wishes(&self, card: Card) -> bool {
        self.effects[card.index()].wish.is_some()
    }

    /// What laying `card` lets its player wish, and whether the wish may be omitted.
    #[must_use]
    pub fn wish_with(&self, card: Card) -> Option<(WishOf, bool)> {
        self.effects[card.index()].wish.map(|wish| (wish.of, wish.may))
    }

    /// Whether `card` stands for any card.
    #[must_use]
    pub const fn is_wild(&self, card: Card) -> bool {
        self.wild.has(card)
    }

    /// Whether `card` changes the direction, and what it does instead with only two seats.
    #[must_use]
    pub const fn turns_direction(&self, card: Card) -> Option<WithTwo> {
        self.effects[card.index()].reverse
    }

    /// Whether the player of `card` goes on at once: with another turn, or with a further card.
    #[must_use]
    pub const fn goes_again(&self, card: Card) -> bool {
        let effect = &self.effects[card.index()];
        effect.again || effect.lays_on
    }

    /// What the player of `card` may wish, and whether the wish may be omitted.
    #[must_use]
    pub fn wish_of(&self, card: Card) -> Option<(WishOf, bool)> {
        self.effects[card.index()].wish.map(|wish| (wish.of, wish.may))
    }

    /// What laying `card` lets its player wish, as the rules say it.
    #[must_use]
    pub fn wish_rule(&self, card: Card) -> Option<&WishRule> {
        rule_of(&self.doc, card)?.wish.as_ref()
    }

    /// All that a wish of this kind may be.
    pub fn can_be_wished(&self, rule: &WishRule) -> impl Iterator<Item = Wish> + use<> {
        wishing(rule, self.pack).wishes()
    }

    /// All that the player of `card` may wish.
    pub fn may_be_wished(&self, card: Card) -> impl Iterator<Item = Wish> + use<> {
        self.effects[card.index()].wish.into_iter().flat_map(|wish| wish.forms.wishes())
    }

    /// Whether `card` acts as the card it is laid on.
    #[must_use]
    pub const fn copies(&self, card: Card) -> bool {
        self.effects[card.index()].copies
    }

    /// Whether the player of `card` may take the card below.
    #[must_use]
    pub const fn buys(&self, card: Card) -> bool {
        self.effects[card.index()].buys
    }

    /// The neighbour to which all hands go when `card` is laid and the turn goes in `turns`.
    #[must_use]
    pub fn hands_go(&self, card: Card, turns: Direction) -> Option<Direction> {
        self.effects[card.index()].rotates.map(|way| way.direction(turns))
    }

    /// Whether a laid `card` makes all hands go round.
    #[must_use]
    pub const fn rotates(&self, card: Card) -> bool {
        self.effects[card.index()].rotates.is_some()
    }

    /// Whether any card or pattern moves cards between hands.
    #[must_use]
    pub fn moves_hands(&self) -> bool {
        self.has_moving_threats()
            || self.effects.iter().any(|effect| effect.rotates.is_some())
            || self.patterns.iter().any(Pattern::rotates)
            || self.laters().any(|later| later.moves_hands())
    }
}

impl Forms {
    /// These without a wish for what has to be met already; if none is left, no wish is made.
    #[cold]
    pub(crate) fn without(self, of: WishOf, state: &State) -> Self {
        let mut left = self;
        for wish in state.to_be_met(of) {
            match wish {
                Wish::Card(card) => left.cards = left.cards.without(KindSet::of(card)),
                wish => left.ways &= !(2 << wish.index()),
            }
        }
        let nothing = left.ways & !CLAIMS == 0 && left.cards.is_empty();
        if nothing { Self { ways: left.ways | 1, ..left } } else { left }
    }
}
