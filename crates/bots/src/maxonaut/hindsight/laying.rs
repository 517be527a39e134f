//! The probability of laying certain cards of a hand: a logit model as for [announcing](super::announcing).

use stammtisch_engine::maxonaut::{Card, Claim, Hand, Rules};

use super::ladder::{CURVE, KNOTS, Ladder, curve};
use crate::maxonaut::claim_odds::digits_of;
use crate::maxonaut::value_distribution::{rank, rank_of};

/// What can be laid, in either order.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Way {
    Two(Card, Card),
    OneUnseen(Card),
    One(Card),
    TwoUnseen,
    Unseen,
    Nothing,
}

impl Way {
    fn cards(self) -> impl Iterator<Item = Card> + Clone {
        let (one, other) = match self {
            Self::Two(one, other) => (Some(one), Some(other)),
            Self::OneUnseen(one) | Self::One(one) => (Some(one), None),
            Self::TwoUnseen | Self::Unseen | Self::Nothing => (None, None),
        };
        one.into_iter().chain(other)
    }

    /// In how many ways these cards can be taken from a hand that may hold several of a kind.
    pub(super) fn alike(self, hand: Hand) -> f64 {
        let count = |card| f64::from(hand.count(card));
        match self {
            Self::Two(one, other) if one == other => count(one) * (count(one) - 1.0) / 2.0,
            Self::Two(one, other) => count(one) * count(other),
            Self::OneUnseen(one) | Self::One(one) => count(one),
            Self::TwoUnseen | Self::Unseen | Self::Nothing => 1.0,
        }
    }
}

const BEATS: usize = 0;
/// Cards that do not beat the last announcement: a curve over how high that is, for two cards of the hand and
/// for each of the other ways.
const FAILS: usize = BEATS + CURVE;
const OPENS: usize = FAILS + 6 * CURVE;
const BEST: usize = OPENS + 1;
const TRAP: usize = BEST + 1;
const CHANCE: usize = TRAP + 1;
const WILD: usize = CHANCE + 1;
const KEPT: usize = WILD + 1;
const IMPROVES: usize = KEPT + 1;
const LUCK: usize = IMPROVES + 1;
/// The number of parameters.
pub(super) const COUNT: usize = LUCK + 2;

/// The ways to lay cards of this hand after the last announcement.
pub(super) fn ways(rules: &Rules, hand: Hand, floor: Option<Claim>) -> impl Iterator<Item = Way> {
    let lay = &rules.doc().lay;
    let (fewer, unseen) = (floor.is_some() && lay.fewer, floor.is_some() && lay.unseen);
    let two = hand.pairs().map(|(one, other)| Way::Two(one, other));
    let beside = hand.kinds().filter(move |_| unseen).map(Way::OneUnseen);
    let one = hand.kinds().filter(move |_| fewer).map(Way::One);
    let rest = [(unseen, Way::TwoUnseen), (unseen && fewer, Way::Unseen), (fewer, Way::Nothing)];
    two.chain(beside).chain(one).chain(rest.into_iter().filter(|(may, _)| *may).map(|(_, way)| way))
}

fn best(hand: Hand) -> usize {
    hand.pairs().map(|(one, other)| rank(one, other)).max().unwrap_or(0)
}

/// The features of a way to lay.
pub(super) fn features(
    ladder: &Ladder,
    hand: Hand,
    floor: Option<Claim>,
    way: Way,
    add: &mut dyn FnMut(usize, f64),
) {
    let (mut rest, least) = (hand, floor.map_or(0, rank_of));
    for card in way.cards() {
        rest.take(card);
        match card {
            Card::VIRUS | Card::BOMB => add(TRAP, 1.0),
            Card::CHANCE => add(CHANCE, 1.0),
            card if card.is_special() => add(WILD, 1.0),
            _ => {}
        }
    }
    add(KEPT, 1.0 - ladder.hand(best(rest)));
    let other = match way {
        Way::Two(one, other) => {
            let worth = rank(one, other);
            add(BEST, f64::from(u8::from(worth == best(hand))));
            if one != other {
                // Two different cards can be laid in two orders.
                add(COUNT, std::f64::consts::LN_2);
            }
            if worth > least {
                return curve(BEATS, &KNOTS, ladder.hand(worth), 1.0, add);
            }
            if floor.is_none() {
                return add(OPENS, 1.0);
            }
            0
        }
        Way::OneUnseen(card) => {
            let luck = ladder.luck(Some(card), least + 1);
            add(LUCK, luck);
            // The higher the announcement, the more the little luck that is left counts.
            add(LUCK + 1, luck * (1.0 - ladder.hand(least)));
            1
        }
        Way::One(card) => {
            let said = floor.map_or([None; 2], digits_of).into_iter().flatten();
            let makes = said.map(|digit| rank(card, digit)).max().unwrap_or(0);
            add(IMPROVES, f64::from(u8::from(makes > least)));
            2
        }
        Way::TwoUnseen => 3,
        Way::Unseen => 4,
        Way::Nothing => 5,
    };
    curve(FAILS + other * CURVE, &KNOTS, ladder.hand(least), 1.0, add);
}

/// How likely a player lays this from a hand.
pub(super) fn chance(
    rules: &Rules,
    ladder: &Ladder,
    numbers: &[f64; COUNT],
    hand: Hand,
    floor: Option<Claim>,
    way: Way,
) -> f64 {
    let appeal = |way: Way| {
        let mut appeal = 0.0;
        features(ladder, hand, floor, way, &mut |at, much| {
            appeal += numbers.get(at).copied().unwrap_or(1.0) * much;
        });
        appeal.exp()
    };
    // A hand that is not known completely may not allow this way: then it says nothing.
    if !ways(rules, hand, floor).any(|known| known == way) {
        return 1.0;
    }
    let all: f64 = ways(rules, hand, floor).map(appeal).sum();
    appeal(way) / all
}
