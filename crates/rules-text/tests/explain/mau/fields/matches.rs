//! Matches and the kitty: changes of one field each.

/// Changes applied to the odd rules.
pub(super) const ODD: &[&str] = &[
    "match = 'single'\nwhen = []",
    "match.race.target.any = 101",
    "match = { deals = { count = 3 } }",
];

/// Changes applied to the rules that use every field.
pub(super) const WILD: &[&str] = &[
    "points.to = 'holder'\nmatch = 'dropout'",
    "match.race = { target = { any = 25 }, lead = 2 }",
    "match.rounds.count = 4",
    "match.rounds.last = 'plain'",
    "match = 'single'\nwhen = []",
    "match = { knockout = { at = 100 } }\nwhen = []",
    "match = { knockout = { at = 150 } }\nwhen = []",
    "match = { deals = { count = 3 } }",
    "match = { race = { target = { any = 50 } } }\nwhen = []",
    "kitty = 'none'",
    "kitty = 'none'\nmatch = 'single'\nwhen = []",
    "kitty.cents = 5",
    "kitty.per = 1",
    "kitty.to = 'winner'",
    "points = { to = 'winner', paid = true }\nkitty.to = 'players'\nmatch.rounds.last = 'plain'",
];
