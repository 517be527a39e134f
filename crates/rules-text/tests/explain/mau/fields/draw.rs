//! Drawing: changes of one field each.

/// Changes applied to the odd rules.
pub(super) const ODD: &[&str] = &[
    "draw.when = 'any_time'",
    "draw.count = 1",
    "draw.then = 'lay_drawn'",
    "draw.then = 'nothing'",
];

/// Changes applied to the rules that use every field.
pub(super) const WILD: &[&str] = &[
    "draw.when = 'any_time'",
    "draw.count = 2",
    "draw = { count = 0, times = 1, then = 'nothing', must_lay = false }",
    "draw.times = 1",
    "draw.times = 0",
    "draw.times = 2",
    "draw.may_pass = true",
    "draw = { may_pass = true, must_lay = false }",
    "draw = { may_pass = true, times = 1 }",
    "draw = { may_pass = true, times = 3, least = 1 }",
    "draw.then = 'lay_drawn'",
    "draw = { then = 'nothing', must_lay = false }",
    "draw = { times = 1, then = 'nothing', must_lay = false }",
    "draw.must_lay = false",
    "draw.empty = 'shuffle'",
    "draw.empty = 'nothing'",
    "draw.empty = 'end_deal'",
    "draw = { empty = 'shuffle', keeps = 'row' }",
    "draw.limit = 'none'",
    "draw.limit.cards = 21",
    "draw.limit.then = 'loses'",
];
