//! Cheating: changes of one field each.

/// Changes applied to the rules that use every field.
pub(super) const WILD: &[&str] = &[
    "beside = {}",
    "beside.joins = 'after_turn'",
    "beside.joins = 'empty'",
    "beside.joins = 'end'",
    "beside.counts = false",
    "beside.of = ['threats']",
    "beside.of = ['calls', 'charges', 'cheating', 'rules']",
    "cheat = 'none'",
    "cheat.lay = false",
    "cheat.cards = ['7', 'joker']",
    "cheat.slip = false",
    "cheat.draw_short = false",
    "cheat.withhold = true",
    "cheat = { until = 'next_move', moved_hands = 'stand' }",
    "cheat.moved_hands = 'stand'",
    "cheat.penalty = 3",
    "cheat.penalty = 0",
    "cheat.then = 'plays'",
    "cheat.false_penalty = 0",
    "cheat = { then = 'stays', moved_hands = 'stand' }",
    "cheat.by = 'next'",
    "cheat.bears = true",
    "cheat.later = { cards = 1 }",
    "cheat.later = { cards = 3, followers = 2 }",
];
