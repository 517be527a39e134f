//! What fits: changes of one field each.

/// Changes applied to the odd rules.
pub(super) const ODD: &[&str] = &[
    "fit.suit = false",
    "fit.rank = false",
    "fit.anywhere = ['XR']",
    "fit.on_plain = []",
    "fit.never_on_own_rank = ['5']",
    "fit.never_on_own_rank = ['J']",
    "fit.last_resort = { 8 = 'nothing_fits' }",
    "fit.last_resort = { 8 = 'no_suit' }",
    "fit.last_resort = { 8 = 'no_rank' }",
];

/// Changes applied to the rules that use every field.
pub(super) const WILD: &[&str] = &[
    "fit.suit = false",
    "fit.rank = false",
    "fit = { suit = false, rank = false }",
    "fit.colour = false",
    "fit.neighbours = 1",
    "fit = { neighbours = 0, round_the_corner = false }",
    "fit.round_the_corner = false",
    "fit.multiples = 0",
    "fit.multiples = 2",
    "fit.multiples = 9",
    "fit.values.J = 11",
    "fit.values.K = 12",
    "fit.anywhere = ['XR', 'XB', '8']",
    "fit.on_plain = []",
    "fit.never_on_own_rank = []",
    "fit.also = {8 = ['Q']}",
    "fit.also.9 = ['K']",
    "fit.never.K = ['A', '3']",
    "fit.never_under_wish = ['2']",
    "fit.leaves_wish = ['XR', '2']",
];
