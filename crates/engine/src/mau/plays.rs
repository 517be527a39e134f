//! The forms in which a card can be laid: what it stands for, what is wished, what is claimed.

use crate::card::Rank;
use crate::card::{Card, Suit};
use crate::card_set::{CardSet, KindSet};
use crate::mau::moves::Move;
use crate::mau::rules::doc::WishOf;
use crate::mau::rules::{Rules, Wishes};
use crate::mau::state::State;
use crate::mau::wish::Wish;

/// What is said besides when a card is laid.
#[derive(Clone, Copy)]
pub(super) struct Plays {
    wish: bool,
    claim: bool,
}

impl Plays {
    /// On one's own turn: everything the card asks for.
    pub(super) const FULL: Self = Self { wish: true, claim: true };
    /// In answer, passing a threat on: a wish, but nothing else of what the card does.
    pub(super) const ANSWER: Self = Self { wish: true, claim: false };
    /// In any other answer: nothing.
    pub(super) const PLAIN: Self = Self { wish: false, claim: false };
}

/// Somewhere to put moves: a list of fixed room, or one that grows.
pub(super) trait Moves {
    fn put(&mut self, mv: Move);
}

impl Moves for crate::mau::moves::MoveList {
    #[inline]
    fn put(&mut self, mv: Move) {
        self.push(mv);
    }
}

impl Moves for Vec<Move> {
    fn put(&mut self, mv: Move) {
        self.push(mv);
    }
}

/// Every way to lay one of `kinds`.
#[inline]
pub(super) fn push(
    rules: &Rules,
    state: &State,
    kinds: KindSet,
    asks: Plays,
    moves: &mut impl Moves,
) {
    for card in kinds.without(rules.special) {
        moves.put(Move::lay(card));
    }
    let special = kinds.and(rules.special);
    if !special.is_empty() {
        push_all_special(rules, state, special, asks, moves);
    }
}

fn push_all_special(
    rules: &Rules,
    state: &State,
    kinds: KindSet,
    asks: Plays,
    moves: &mut impl Moves,
) {
    for card in kinds {
        let effect = &rules.effects[card.index()];
        let suits_only =
            asks.wish && effect.wish.is_some_and(|wishes| wishes.of == WishOf::Suit && !wishes.may);
        if suits_only && !rules.wild.has(card) && !effect.buys && !effect.threat_may {
            // By far the most common case: a jack and four suits.
            for suit in Suit::ALL {
                moves.put(Move::lay_and_wish(card, Wish::Suit(suit)));
            }
        } else {
            push_special(rules, state, card, asks, moves);
        }
    }
}

fn push_special(rules: &Rules, state: &State, card: Card, asks: Plays, moves: &mut impl Moves) {
    if !rules.wild.has(card) {
        return push_as(rules, card, None, acting(rules, state, card, None), asks, moves);
    }
    let hand = state.hands[state.turn.index()];
    for named in rules.pack {
        if may_be_laid(rules, hand, card, Some(named)) {
            let acting = acting(rules, state, card, Some(named));
            push_as(rules, card, Some(named), acting, asks, moves);
        }
    }
    if let Some(wishes) = rules.effects[card.index()].wish.filter(|_| asks.wish)
        && may_be_laid(rules, hand, card, None)
    {
        every(rules, wishes, |wish| moves.put(Move::lay_and_wish(card, wish)));
    }
}

/// Every way to lay `card` acting as `acting`.
pub(super) fn push_as(
    rules: &Rules,
    card: Card,
    stands_for: Option<Card>,
    acting: Card,
    asks: Plays,
    moves: &mut impl Moves,
) {
    let effect = &rules.effects[acting.index()];
    let claims = asks.claim && (effect.buys || effect.threat_may);
    let mut put = |wish: Option<Wish>| {
        moves.put(Move::Play { card, stands_for, wish, claim: false, under: None });
        if claims {
            moves.put(Move::Play { card, stands_for, wish, claim: true, under: None });
        }
    };
    match effect.wish.filter(|_| asks.wish) {
        None => put(None),
        Some(wishes) => {
            if wishes.may {
                put(None);
            }
            every(rules, wishes, |wish| put(Some(wish)));
        }
    }
}

/// The kind whose effects a laid card has: itself or what a wild card stands for; and where that is
/// a copying card, what it lies on.
pub(super) fn acting(rules: &Rules, state: &State, card: Card, stands_for: Option<Card>) -> Card {
    let kind = stands_for.unwrap_or(card);
    if rules.effects[kind.index()].copies { state.face } else { kind }
}

/// Everything that may be wished.
fn every(rules: &Rules, wishes: Wishes, mut tell: impl FnMut(Wish)) {
    match wishes.of {
        WishOf::Suit => Suit::ALL.into_iter().for_each(|suit| tell(Wish::Suit(suit))),
        WishOf::Colour => [false, true].into_iter().for_each(|red| tell(Wish::Colour { red })),
        WishOf::Rank => Rank::all()
            .filter(|rank| !rules.pack.and(KindSet::rank(*rank)).is_empty())
            .for_each(|rank| tell(Wish::Rank(rank))),
    }
}

/// Everything that may be said to a wish that `card` gives though nobody has laid it.
pub(super) fn push_wishes(rules: &Rules, card: Card, moves: &mut impl Moves) {
    let Some(wishes) = rules.effects[card.index()].wish else { return };
    if wishes.may {
        moves.put(Move::Wish { wish: None });
    }
    every(rules, wishes, |wish| moves.put(Move::Wish { wish: Some(wish) }));
}

/// Those of `kinds` that are not forbidden as the last card of this hand.
#[inline]
pub(super) fn not_banned_as_last(rules: &Rules, hand: CardSet, kinds: KindSet) -> KindSet {
    if !rules.bans_last || hand.len() != 1 {
        return kinds;
    }
    really_not_banned_as_last(rules, hand, kinds)
}

fn really_not_banned_as_last(rules: &Rules, hand: CardSet, kinds: KindSet) -> KindSet {
    let named = |card: &Card| {
        let mut pack = rules.pack;
        rules.wild.has(*card) && pack.any(|named| may_be_laid(rules, hand, *card, Some(named)))
    };
    // A wild card that cannot wish must be named: its own permission is of no use then.
    let own = |card: &Card| {
        let needs_no_name = !rules.wild.has(*card) || rules.effects[card.index()].wish.is_some();
        needs_no_name && may_be_laid(rules, hand, *card, None)
    };
    kinds.filter(|card| own(card) || named(card)).collect()
}

/// Whether `card`, standing for `named`, may be laid as far as last cards go (ERF-18, ERF-44).
pub(super) fn may_be_laid(rules: &Rules, hand: CardSet, card: Card, named: Option<Card>) -> bool {
    let in_set = |set: KindSet| set.has(card) || named.is_some_and(|named| set.has(named));
    hand.len() != 1
        || (!in_set(rules.never_last) && (rules.only_last.is_empty() || in_set(rules.only_last)))
}
