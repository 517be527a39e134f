//! Dealing: changes of one field each.

/// Changes applied to the odd rules.
pub(super) const ODD: &[&str] = &[
    "deal.hand = 5",
    "deal.hand_at_most.5 = 'none'",
    "deal.start_effects = ['7', '9']",
    "deal.start_effects = ['7', 'KH']",
    "deal.start_effects = []",
    "deal.start_wishes = ['J']",
    "deal.start_laid.by = 'dealer'",
    "deal.start_laid = { by = 'starter', cards = ['7'] }",
];

/// Changes applied to the rules that use every field.
pub(super) const WILD: &[&str] = &[
    "deal.hand = 5",
    "deal.hand_at_most.6 = 4",
    "deal.hand_choice = 'none'",
    "deal.hand_choice = 'none'\ndeal.hand_by = { score = { 50 = -1 }, most = 8 }",
    "deal.hand_choice.min = 2",
    "deal.hand_choice.max = 9",
    "deal.start_effects = ['6']",
    "deal.start_effects = ['6', '9', 'AS']",
    "deal.start_wishes = []",
    "deal.start_wishes = ['10']",
    "deal.start_wishes = ['10', 'J', 'XR']\ndeal.start_again = []",
    "deal.start_again = ['XR']",
    "deal.start_again = []",
    "deal.put_back = 'shuffled'",
    "deal.start_taken = ['Q']",
    "deal.cut_keeps = ['7']",
    "deal.starter = 'left'",
    "deal.starter = 'right'",
    "deal.starter = 'dealer'",
    "deal.starter = 'by_lot'",
    "deal.starter = 'winner'",
    "deal.starter = 'loser'",
    "deal.starter = 'leads'",
    "deal.starter = 'trails'",
    "deal.dealer = 'left'",
    "deal.dealer = 'winner'",
    "deal.dealer = 'holds_most'",
    "deal.dealer = 'right'",
    "deal.dealer = 'stays'",
    "deal.dealer = 'leads'",
    "deal.dealer = 'trails'",
];
