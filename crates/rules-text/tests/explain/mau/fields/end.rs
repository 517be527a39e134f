//! The end of a deal: changes of one field each.

/// Changes applied to the odd rules.
pub(super) const ODD: &[&str] = &["end.play = 'first_out'", "end.last_threat = 'ignored'"];

/// Changes applied to the rules that use every field.
pub(super) const WILD: &[&str] = &[
    "end.play = 'first_out'\ncards.AS = 'none'",
    "end.last_threat = 'ignored'",
    "end.play = 'last_lap'",
    "end.blocked = 'fewest_cards'",
    "end.blocked = 'fewest_points'",
    "end.last_gift = 'given'",
    "calls.go = { name = { de = 'Letzte Karten', en = 'Last cards' }, before_laying = true, enforced = 'nobody', penalty = 0, false_penalty = 1 }\nend.last_call = 'go'",
    "end.never_last = ['7']\nend.only_last = []",
    "end.only_last = ['2', '3']",
    "end.redraw = { 7 = 2, 8 = 1 }",
];
