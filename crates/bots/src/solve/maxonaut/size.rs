//! The size of a game, computed before it is built.

use super::ReducedMaxonaut;
use super::hand::draws;
use super::ladder::Ladder;
use super::pattern::{LayPattern, Source};
use super::private::Private;

/// The number of pairs of an information set and an action, as [`ReducedMaxonaut::compile`] will count them.
///
/// How many there are after an announcement depends only on how many values are left, whose the top two cards
/// are and how many cards the other player has kept: so one pass down the ladder is enough.
pub(super) fn choices(game: &ReducedMaxonaut) -> f64 {
    let hands = |cards: u8| draws(game.digits, cards).into_iter().map(|(hand, _)| hand);
    let kept: Vec<f64> = (0..=game.hand).map(|cards| hands(cards).count() as f64).collect();
    let tops = |table: usize| {
        let own = owners(table).iter().filter(|owner| **owner == OWN).count();
        f64::from(game.digits).powi(own as i32)
    };
    // The number of ways to lay by a pattern, over all hands.
    let ways = |pattern: LayPattern| -> f64 {
        let full = hands(game.hand).map(|hand| Private { hand, top: [0, 0] });
        full.map(|private| private.lays(pattern).len() as f64).sum()
    };
    let answers: Vec<(LayPattern, f64)> =
        game.patterns.iter().map(|pattern| (*pattern, ways(*pattern))).collect();

    // The choices after a pattern has been laid and one of `values` values has been announced, summed over
    // all of these: the judge, who keeps some cards, has two choices except at the highest value; then the
    // judge lays, which `laying` counts.
    let judged = |laying: &Sums, table: usize, pattern: LayPattern, keeps: usize, values: f64| {
        let (table, left) = (laid(table, pattern), game.hand - from_hand(pattern));
        2.0 * (values - 1.0) * kept[keeps] * tops(table) + laying[table][usize::from(left)]
    };
    // By table and cards that the other player keeps: all choices from laying on, over all values so far.
    let mut laying: Sums = [[0.0; HANDS]; TABLES];
    let mut values = 0.0;
    for _ in 1..Ladder::new(game.digits).len() {
        values += 1.0;
        let before = laying;
        for (table, sums) in laying.iter_mut().enumerate() {
            for (keeps, sum) in sums.iter_mut().enumerate().take(kept.len()) {
                for (pattern, ways) in &answers {
                    *sum += tops(table) * ways * values;
                    *sum += judged(&before, table, *pattern, keeps, values);
                }
            }
        }
    }
    let start = index([NOBODY, NOBODY]);
    let opening = ways(LayPattern::HandHand) * (values + 1.0);
    opening + judged(&laying, start, LayPattern::HandHand, 0, values + 1.0)
}

type Sums = [[f64; HANDS]; TABLES];

const HANDS: usize = ReducedMaxonaut::HAND[1] as usize + 1;
const TABLES: usize = 9;

/// The owner of a card: the player who acts, the other, or nobody.
const OWN: usize = 0;
const OTHER: usize = 1;
const NOBODY: usize = 2;

/// The owners of the upper and the lower card.
const fn owners(table: usize) -> [usize; 2] {
    [table / 3, table % 3]
}

const fn index([upper, lower]: [usize; 2]) -> usize {
    3 * upper + lower
}

/// The table after laying, as the other player sees it.
fn laid(table: usize, pattern: LayPattern) -> usize {
    let now = pattern.cards().iter().fold(owners(table), |[upper, _], source| match source {
        Source::Hand => [OWN, upper],
        Source::Unseen => [NOBODY, upper],
    });
    index(now.map(|owner| match owner {
        OWN => OTHER,
        OTHER => OWN,
        _ => NOBODY,
    }))
}

fn from_hand(pattern: LayPattern) -> u8 {
    pattern.cards().iter().filter(|source| **source == Source::Hand).count() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_what_is_built() {
        let few = [LayPattern::Nothing, LayPattern::Hand, LayPattern::HandHand];
        let blind = [LayPattern::Unseen, LayPattern::UnseenHand];
        for (digits, hand) in [(2, 2), (2, 5), (3, 2), (3, 3)] {
            for patterns in [&few[..1], &few[2..], &few, &blind, &LayPattern::ALL] {
                let game = ReducedMaxonaut::new(digits, hand, patterns).expect("a small game");
                let (_, size) = game.compile();
                assert_eq!(choices(&game), size.choices as f64, "{game:?}");
            }
        }
    }
}
