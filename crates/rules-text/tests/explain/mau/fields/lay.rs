//! Laying together and out of turn: changes of one field each.

/// Changes applied to the odd rules.
pub(super) const ODD: &[&str] = &[
    "lay.throw_in = 'none'",
    "lay.throw_in.by = 'suit'",
    "lay.throw_in.or = ['suit']",
    "lay.throw_in.by = 'colour'",
    "lay.throw_in.by = 'card'",
    "lay.throw_in.by = 'up'",
    "lay.throw_in.by = 'down'",
    "lay.throw_in.by = 'steps'",
    "lay.throw_in.cards = ['7']",
    "lay.throw_in.cards = 'none'",
    "lay.throw_in.onto = ['7']",
    "lay.throw_in.onto = 'none'",
    "lay.throw_in.who = 'anyone'",
    "lay.throw_in.who = 'not_previous'",
    "lay.throw_in.until = 'acts'",
    "lay.throw_in.then = 'stays'",
    "lay.throw_in.then = 'again'",
    "lay.throw_in.under_threat = false",
    "lay.throw_in.may_be_last = true",
];

/// Changes applied to the rules that use every field.
pub(super) const WILD: &[&str] = &[
    "lay.together = 'none'",
    "lay.together.by = 'card'",
    "lay.together.by = 'suit'",
    "lay.together.by = 'colour'",
    "lay.together.by = 'up'",
    "lay.together.by = 'down'",
    "lay.together.by = 'steps'",
    "lay.together = { by = 'up', one_suit = true }",
    "lay.together.or = ['up']",
    "lay.together.in_answer = true",
    "lay.together.or = ['suit', 'down']",
    "lay.together = { or = ['steps'], one_suit = true }",
    "lay.together.first = ['8']",
    "lay.together.cards = ['8']",
    "lay.together.never = ['8']",
    "lay.together.most = 0",
    "lay.together.acts = 'last'",
    "lay.together.most = 2",
    "lay.together = { least = 3, most = 0 }",
    "lay.jump_in = 'none'",
    "lay.jump_in = 'same_rank'",
];
