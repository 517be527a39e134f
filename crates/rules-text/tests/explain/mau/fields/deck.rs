//! Seats and deck: changes of one field each.

/// Changes applied to the odd rules.
pub(super) const ODD: &[&str] = &[
    "seats.min = 3",
    "seats.max = 7",
    "seats.recommended = 2",
    "deck.lowest = '3'",
    "deck.packs = 1",
    "deck.packs = { at_most = 2 }",
    "deck.jokers = 1",
    "deck.jokers = 0\nfit.anywhere = ['J']",
    "deck.cards = { 6C = 0 }",
    "deck.packs = 1\ndeck.cards = { F = 1 }",
    "deck.packs = 1\ndeck.cards = { X3 = 1 }\nfit.anywhere = ['J', 'XR', 'X3']",
    "deck.faces.H = { name = { de = 'Kreis', en = 'circles' } }",
    "deck.back.piles = 'each'",
    "deck.back.shows = { C = 'H', H = 'C' }",
    "deck.back.faces.H = { name = { de = 'Rose', en = 'roses' } }",
    "deck.faces.H = { adjective = { de = 'lila', en = 'purple' } }",
    "deck.faces.Q = { name = { de = 'Fee', en = 'fairy' } }",
    "deck.faces.KH = { name = { de = 'Kaiser', en = 'emperor' }, article = 'der' }",
    "deck.faces.XR = { name = { de = 'Wolke', en = 'cloud' }, plural = { de = 'Wolken', en = 'clouds' } }",
];

/// Changes applied to the rules that use every field.
pub(super) const WILD: &[&str] = &[
    "deck.in_all = { X4 = 1 }\nfit.anywhere = ['X4']",
    "seats.min = 3\nwhen = []",
    "seats.max = 5",
    "seats.recommended = 3",
    "deck.lowest = '3'\ncards = { 2 = 'none', A.threat.answers = { 2 = 'none', 4.do = 'cancel' } }",
    "deck.packs = { at_most = 2 }",
    "deck.jokers = 1",
];
