//! Whether the values of some cards can add up to a number, for checks of `sum`.

use super::joining::value;
use super::rule::SumRule;
use crate::mau::deck::{deck_kinds, most_of};
use crate::mau::rules::checking::span;
use crate::mau::rules::doc::HouseRules;
use crate::rules::Findings;

/// The most cards that are added up, and the highest value of a rank.
const MOST: usize = 10;
const MOST_WORTH: usize = 20;

/// What can be proved wrong about a sum.
pub(super) fn check(doc: &HouseRules, rule: &SumRule, field: &str, found: &mut Findings) {
    let cards = usize::from(rule.cards);
    if !(1..=MOST).contains(&cards) {
        let message =
            (format!("zähl 1 bis {MOST} Karten zusammen"), format!("add up 1 to {MOST} cards"));
        return found.add("bad_pattern", format!("{field}.cards"), message);
    }
    let most = (MOST * MOST_WORTH) as u16;
    let told = found.0.len();
    span("bad_pattern", rule.is, (1, most), &format!("{field}.is"), found);
    let possible = sums(doc, cards);
    let comes_out = |sum: usize| rule.is.has(sum as u16, None);
    if found.0.len() == told && !(0..possible.len()).any(|sum| possible[sum] && comes_out(sum)) {
        let message = (
            "so viele Karten dieses Blatts ergeben das nie zusammen",
            "so many cards of this deck never come to that",
        );
        found.add("unreachable_pattern", format!("{field}.is"), message);
    }
}

/// For each number, whether `cards` cards of the deck can add up to it.
fn sums(doc: &HouseRules, cards: usize) -> Vec<bool> {
    let mut by_count = vec![vec![false; cards * MOST_WORTH + 1]; cards + 1];
    by_count[0][0] = true;
    for card in deck_kinds(doc) {
        let Some(worth) = value(doc, card).map(usize::from) else { continue };
        for _ in 0..most_of(doc, card) {
            // From the highest count down, so that this card is taken only once.
            for count in (0..cards).rev() {
                for sum in 0..by_count[count].len() {
                    let next = sum + worth;
                    if by_count[count][sum] && next < by_count[count + 1].len() {
                        by_count[count + 1][next] = true;
                    }
                }
            }
        }
    }
    by_count.swap_remove(cards)
}
