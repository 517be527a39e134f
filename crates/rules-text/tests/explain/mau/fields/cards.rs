//! What cards do: changes of one field each.

/// Laid over the odd rules.
pub(super) const ODD: &[&str] = &[
    "cards.7S.again = true",
    "cards.9.reverse.with_two = 'nothing'",
    "cards.9.wish.of = 'suit'",
    "cards.A.again = false",
    "cards.J.wish = 'none'",
];

/// Laid over the rules that use every field.
pub(super) const WILD: &[&str] = &[
    "cards.3.buys = false",
    "cards.4.rotates = false",
    "cards.4H.again = false",
    "cards.8.lays_on = false",
    "cards.8 = { lays_on = false, covered = true }",
    "cards.J.wish = { cards = 1, laps = 1, oneself = true }",
    "cards.J.wish.other = true",
    "cards.8.see_through = true",
    "cards.10.wish.of = 'card'",
    "cards.5.copies = false",
    "cards.9.reverse.with_two = 'nothing'",
    "cards.10.wish.of = 'rank'",
    "cards.10.wish.of = 'suit'",
    "cards.10.wish.turns = 0",
    "cards.10.wish.turns = 1",
    "cards.J.wish.may = false",
    "cards.J.wish.cards = 3",
    "cards.J.wish = { cards = 1, laps = 1 }",
    "cards.J.wish = { cards = 1, laps = 2 }",
    "cards.J.wish.only = ['C', 'H']",
    "cards.XR.wish.only = ['7', '8', '9']",
    "cards.XR.wild = false",
    "cards.XR.wish = 'none'",
    "dormant.start = { cards = ['any'], turns = 1 }",
    "dormant.start = { cards = ['9', 'J'], turns = '-2' }",
    "dormant.start = { cards = ['J'], deals = '3-' }",
    "dormant.start = { cards = ['J'], deals = 'every 2', turns = '2-' }",
    "dormant.start = { cards = ['any'], left = '-1' }",
    "dormant.late.barred = false",
    "dormant.late.cards = ['J']",
    "dormant.late.turns = 2",
    "dormant.start = { cards = ['any'], turns = 1, barred = true }",
    "dormant.start = { cards = ['7', 'J'], left = '4-', barred = true }",
];
