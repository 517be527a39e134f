//! Calls: changes of one field each.

/// Laid over the odd rules.
pub(super) const ODD: &[&str] = &[
    "calls.last.name = { de = 'Mau', en = 'Mau' }",
    "calls.last.at = 3",
    "calls.last.before_laying = false",
    "calls.last.enforced = 'table'",
    "calls.last.enforced = 'catch_until_own_turn'",
    "calls.last.penalty = 1",
    "calls.last.false_penalty = 0",
    "calls.last.false_catch = 2",
];

/// Laid over the rules that use every field.
pub(super) const WILD: &[&str] = &[
    "calls.mau = { at = 'none', due = 'laid' }",
    "calls.mau.at = 2",
    "calls.mau.name.de = 'Miau'\ncalls.mau.name.en = 'Meow'",
    "calls.mau.penalty = 3",
    "calls.mau.false_penalty = 0",
    "calls.mau.false_catch = 0",
    "calls.mau.false_catch = 1",
    "calls.mau.before_laying = false",
    "calls.mau.enforced = 'automatic'",
    "calls.mau.enforced = 'reminder'",
    "calls.mau.enforced = 'nobody'",
    "calls.mau.enforced = 'table'",
    "calls.mau.enforced = 'catch_until_next_move'",
    "calls.hoppla.cards = []",
    "calls.hoppla.cards = ['10']",
    "calls.hoppla.at = 0",
    "calls.mau.due = 'laid'",
    "calls.hoppla.at = 3",
    "calls.schluss = { cards = 'none', at = 'none', on = 'draws', enforced = 'table' }",
    "calls.schluss = { cards = 'none', at = 'none', on = 'passes', enforced = 'table' }",
    "calls.schluss = { cards = 'none', at = 'none', on = 'misses', enforced = 'table' }",
    "calls.schluss = { cards = 'none', at = 'none', on = 'threatened', enforced = 'table' }",
    "calls.schluss = { cards = 'none', at = 'none', on = 'bears', enforced = 'table' }",
    "calls.schluss = { cards = 'none', at = 'none', on = 'given', enforced = 'table' }",
    "calls.schluss = { cards = 'none', at = 2, on = 'hand_grows', enforced = 'table' }",
    "calls.schluss = { cards = 'none', at = 2, on = 'hand_shrinks', enforced = 'table' }",
    "calls.schluss.cards = ['2', '3']",
];
