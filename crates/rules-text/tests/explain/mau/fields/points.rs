//! Points: changes of one field each.

/// Changes applied to the odd rules.
pub(super) const ODD: &[&str] =
    &["points.to = 'winner'", "points.each = 5", "points.cards.QS = 12"];

/// Changes applied to the rules that use every field.
pub(super) const WILD: &[&str] = &[
    "points.to = 'winner'\nkitty = 'none'\nmatch.rounds.last = 'plain'",
    "points = { to = 'winner', paid = true }\nkitty = 'none'\nmatch.rounds.last = 'plain'",
    "points = { to = 'winner', difference = true }\nkitty = 'none'\nmatch.rounds.last = 'plain'",
    "points.each = 3",
    "points.cards.J = 25",
    "points.cards.XR = 25",
    "points.cards.XB = 25",
    "points.last_card.J = 4",
    "points.last_card = 'none'",
    "points.round = 'none'",
    "points.round.to = 5",
    "points.round.at_least = 0",
    "points.places = []",
    "points.places = [7]",
    "points.rest = 3",
    "points.many = { 11 = 2 }",
    "points.places = [-10, 0, 6]",
    "points.resets = { 100 = 50 }",
    "points.worst_loses = false",
    "points.ties = 'shared'",
];
