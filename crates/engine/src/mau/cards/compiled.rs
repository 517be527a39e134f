//! Compiled effects of single cards, found by card.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::cause::Source;
use crate::mau::forms::Forms;
use crate::mau::patterns::Pattern;
use crate::mau::wish::Wish;

use crate::mau::deck::pack;
use crate::mau::rules::Rules;
use crate::mau::rules::compile::{kinds, rule_of};
use crate::mau::rules::doc::{CardRule, HouseRules, Start, Way, WishOf, WishRule, WithTwo};
use crate::mau::state::State;
use crate::mau::threat::Threat;
use crate::seat::Direction;

/// What a card does when laid.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effect {
    pub(crate) reverse: Option<WithTwo>,
    pub(crate) again: bool,
    pub(crate) lays_on: bool,
    pub(crate) covered: bool,
    pub(crate) wish: Option<Wishes>,
    /// In how many ways it can be laid on one's own turn.
    pub(crate) forms: Forms,
    pub(crate) copies: bool,
    pub(crate) buys: bool,
    /// All hands go round, that way.
    pub(crate) rotates: Option<Way>,
    /// Position in [`crate::mau::rules::Rules::threats`].
    pub(crate) threat: Option<u8>,
    /// Its player says whether the threat counts.
    pub(crate) threat_may: bool,
}

impl Effect {
    /// This and another on top of it. Who is to act next can be said by one of them only: a threat or
    /// another turn of the other takes the place of both.
    pub(in crate::mau) const fn with(self, other: &Self) -> Self {
        let decides = other.threat.is_some() || other.again;
        Self {
            reverse: if other.reverse.is_some() { other.reverse } else { self.reverse },
            again: if decides { other.again } else { self.again },
            lays_on: self.lays_on && !decides,
            covered: self.covered && !decides,
            rotates: if other.rotates.is_some() { other.rotates } else { self.rotates },
            threat: if decides { other.threat } else { self.threat },
            threat_may: self.threat_may && !decides,
            ..self
        }
    }

    /// Whether the card does anything when it is laid, a wish, a name or a purchase apart.
    pub(crate) const fn is_active(&self) -> bool {
        self.reverse.is_some()
            || self.again
            || self.lays_on
            || self.covered
            || self.rotates.is_some()
            || self.threat.is_some()
    }
}

/// What somebody may wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wishes {
    pub(crate) of: WishOf,
    pub(crate) may: bool,
    pub(crate) forms: Forms,
    pub(crate) cards: u8,
    pub(crate) turns: u8,
    pub(crate) laps: u8,
    pub(crate) oneself: bool,
    pub(crate) other: bool,
}

/// Whether laying a card takes more than saying which.
pub(in crate::mau) fn is_special(
    effects: &[Effect; Card::KINDS],
    doc: &HouseRules,
    card: Card,
) -> bool {
    let effect = &effects[card.index()];
    let wild = rule_of(doc, card).is_some_and(|rule| rule.wild);
    wild || effect.copies || effect.wish.is_some() || effect.buys || effect.threat_may
}

/// Those of the `special` kinds that are always laid in the same ways as the first of them.
pub(in crate::mau) fn alike(
    effects: &[Effect; Card::KINDS],
    doc: &HouseRules,
    special: KindSet,
) -> (KindSet, Forms) {
    // Where nothing lies there is nothing to buy.
    let led = doc.deal.start == Start::Led;
    let fixed = |card: &Card| {
        let effect = &effects[card.index()];
        let other = effect.wish.is_some_and(|wish| wish.other);
        let always_alike = !(effect.copies || other || (led && effect.buys));
        always_alike && rule_of(doc, *card).is_some_and(|rule| !rule.wild)
    };
    let of = |card: Card| effects[card.index()].forms;
    let forms = special.filter(fixed).map(of).next().unwrap_or_default();
    (special.filter(fixed).filter(|card| of(*card) == forms).collect(), forms)
}

/// What every card and every pattern does, and the threats among that, as [`HouseRules::threats`]
/// numbers them.
pub(in crate::mau) fn effects(
    doc: &HouseRules,
) -> ([Effect; Card::KINDS], Vec<Pattern>, Vec<Threat>) {
    let mut effects = [Effect::default(); Card::KINDS];
    let mut threats = Vec::new();
    let pack = pack(doc).collect();
    for (which, rule) in &doc.cards {
        let effect = effect(rule, pack, Source::Cards(*which), &mut threats);
        for card in kinds(std::slice::from_ref(which)) {
            effects[card.index()] = effect;
        }
    }
    let patterns = doc.patterns.values().enumerate().map(|(index, rule)| {
        let source = Source::Pattern(index as u8);
        let effect = effect(&rule.does.as_card(), pack, source, &mut threats);
        Pattern::compile(doc, rule, effect)
    });
    let patterns = patterns.collect();
    (effects, patterns, threats)
}

/// What a rule does; its threat is added to the others.
fn effect(rule: &CardRule, pack: KindSet, source: Source, threats: &mut Vec<Threat>) -> Effect {
    let threat = rule.threat.as_ref().map(|threat| {
        threats.push(Threat::compile(threat, source));
        (threats.len() - 1) as u8
    });
    Effect {
        forms: forms(rule, pack),
        reverse: rule.reverse.as_ref().map(|reverse| reverse.with_two),
        again: rule.again,
        lays_on: rule.lays_on,
        covered: rule.covered,
        wish: rule.wish.as_ref().map(|wish| Wishes::compile(wish, pack)),
        copies: rule.copies,
        buys: rule.buys,
        rotates: rule.rotates.then_some(rule.rotates_to),
        threat,
        threat_may: rule.threat.as_ref().is_some_and(|threat| threat.may),
    }
}

impl Wishes {
    /// What may be wished of a pack.
    pub(in crate::mau) fn compile(wish: &WishRule, pack: KindSet) -> Self {
        let &WishRule { of, may, cards, turns, laps, oneself, other, .. } = wish;
        Self { of, may, forms: wishing(wish, pack), cards, turns, laps, oneself, other }
    }

    /// All that may be said: a wish, or none where it may be left out.
    pub(in crate::mau) fn said(&self, state: &State) -> Forms {
        let forms = if self.may { self.forms.or_plain() } else { self.forms };
        self.left(state, forms)
    }

    /// Those of `forms` that are left as things stand; where nothing can be wished, nothing is.
    #[inline]
    pub(in crate::mau) fn left(&self, state: &State, forms: Forms) -> Forms {
        if self.other { forms.without(self.of, state) } else { forms }
    }
}

/// What of a pack may be wished.
pub(in crate::mau) fn wishing(wish: &WishRule, pack: KindSet) -> Forms {
    let meant = if wish.only.is_empty() { pack } else { pack.and(kinds(&wish.only)) };
    Forms::wishing(wish.of, meant)
}

/// In how many ways a card of this rule can be laid on one's own turn.
fn forms(rule: &CardRule, pack: KindSet) -> Forms {
    let wishes = rule.wish.as_ref().map(|wish| (wishing(wish, pack), wish.may));
    let forms = match wishes {
        None => Forms::PLAIN,
        Some((wishes, true)) => wishes.or_plain(),
        Some((wishes, false)) => wishes,
    };
    let claims = rule.buys || rule.threat.as_ref().is_some_and(|threat| threat.may);
    if claims { forms.claiming() } else { forms }
}

impl Rules {
    /// Whether laying `card` lets its player wish something.
    #[must_use]
    pub const fn wishes(&self, card: Card) -> bool {
        self.effects[card.index()].wish.is_some()
    }

    /// What laying `card` lets its player wish, and whether nothing may be wished too.
    #[must_use]
    pub fn wish_with(&self, card: Card) -> Option<(WishOf, bool)> {
        self.effects[card.index()].wish.map(|wish| (wish.of, wish.may))
    }

    /// Whether `card` stands for any card.
    #[must_use]
    pub const fn is_wild(&self, card: Card) -> bool {
        self.wild.has(card)
    }

    /// Whether `card` changes the direction, and what it does instead between two seats.
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

    /// What the player of `card` may wish, and whether it may be left out.
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

    /// To which neighbour all hands go when `card` is laid and the turn goes in `turns`.
    #[must_use]
    pub fn hands_go(&self, card: Card, turns: Direction) -> Option<Direction> {
        self.effects[card.index()].rotates.map(|way| way.direction(turns))
    }

    /// Whether a laid `card` makes all hands go round.
    #[must_use]
    pub const fn rotates(&self, card: Card) -> bool {
        self.effects[card.index()].rotates.is_some()
    }

    /// Whether any card or pattern makes cards go from hand to hand.
    #[must_use]
    pub fn moves_hands(&self) -> bool {
        self.has_moving_threats()
            || self.effects.iter().any(|effect| effect.rotates.is_some())
            || self.patterns.iter().any(Pattern::rotates)
            || self.laters().any(|later| later.moves_hands())
    }
}
