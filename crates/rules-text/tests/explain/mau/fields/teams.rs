//! Partners: changes of one field each.

/// Changes applied to the rules that use every field.
pub(super) const WILD: &[&str] = &[
    "teams = { of = { size = 2 } }\nseats = { min = 4, max = 4, recommended = 4 }\nmatch.rounds.last = 'plain'",
    "teams = { of = { count = 2 }, seating = 'beside' }\nseats = { min = 4, max = 4, recommended = 4 }\nmatch.rounds.last = 'plain'",
    "teams = { of = { count = 2 }, out = 'all' }\nseats = { min = 4, max = 4, recommended = 4 }\nmatch.rounds.last = 'plain'",
    "teams = { of = { count = 2 }, spared = true }\nseats = { min = 4, max = 4, recommended = 4 }\nmatch.rounds.last = 'plain'",
];
