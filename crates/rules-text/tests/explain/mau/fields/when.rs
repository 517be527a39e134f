//! What differs: changes of one field each.

/// Changes applied to the rules that use every field.
pub(super) const WILD: &[&str] = &[
    "when = []",
    "when = [{ seats = 2, set.deal.hand = 7 }]",
    "when = [{ seats = 3, set.deal.hand = 7 }]",
    "when = [{ rounds = 2, set.deal.hand = 7 }]",
    "when = [{ rounds = '2-3', set.deal.hand = 7 }]",
    "when = [{ rounds = 'every 2', set.deal.hand = 7 }]",
    "when = [{ deals = 'last', set.cards.3 = 'none' }]",
    "when = [{ deals = '5-', set.cards.3 = 'none' }]",
    "when = [{ deals = '-4', set.cards.3 = 'none' }]",
];
