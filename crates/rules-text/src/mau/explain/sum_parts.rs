//! The ranks that can be part of a sum pattern.

use std::collections::BTreeSet;

use stammtisch_engine::card::Rank;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::PatternRule;

/// Whether a card of this rank can be one of those that complete the pattern by their sum.
pub(super) fn takes_part(rules: &Rules, rule: &PatternRule, rank: Rank) -> bool {
    let Some(sum) = &rule.sum else { return false };
    let fit = &rules.doc().fit;
    let worth = |last: bool| -> BTreeSet<(Rank, u16)> {
        let named = |card| {
            !last || rule.cards.is_empty() || rule.cards.iter().any(|which| which.means(card))
        };
        let cards = rules.deck().cards().filter(|card| named(*card));
        let ranks = cards.filter_map(|card| card.rank());
        ranks.filter_map(|rank| Some((rank, u16::from(fit.value(rank)?)))).collect()
    };
    let (any, last) = (worth(false), worth(true));
    let below = usize::from(sum.cards.saturating_sub(1));
    // The sums that this many cards can reach, each with whether the rank is among them.
    let mut sums: BTreeSet<(u16, bool)> =
        last.iter().map(|(other, value)| (*value, *other == rank)).collect();
    for _ in 0..below {
        let more = sums.iter().flat_map(|(sum, known)| {
            any.iter().map(move |(other, value)| (sum + value, *known || *other == rank))
        });
        sums = more.collect();
    }
    sums.iter().any(|(comes_to, known)| *known && sum.is.has(*comes_to, None))
}
