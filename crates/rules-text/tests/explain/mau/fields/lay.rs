//! Laying together and out of turn: changes of one field each.

/// Laid over the rules that use every field.
pub(super) const WILD: &[&str] = &[
    "lay.together = 'none'",
    "lay.together.by = 'card'",
    "lay.together.by = 'suit'",
    "lay.together.by = 'colour'",
    "lay.together.by = 'up'",
    "lay.together.by = 'down'",
    "lay.together.by = 'steps'",
    "lay.together = { by = 'up', one_suit = true }",
    "lay.together.most = 0",
    "lay.together.most = 2",
    "lay.jump_in = 'none'",
    "lay.jump_in = 'same_rank'",
];
