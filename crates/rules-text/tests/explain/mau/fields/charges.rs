//! Words and manners, and errors: changes of one field each.

/// Changes applied to the rules that use every field.
pub(super) const WILD: &[&str] = &[
    "charges.talk.name = { de = 'Flucht', en = 'Swears' }",
    "charges.talk.against = 'acted_last'",
    "charges.talk.on = 'none'",
    "charges.talk.on = 'turn_begins'",
    "charges.talk.until = 'next_move'",
    "charges.talk.decided = 'word'",
    "charges.talk.decided = 'counts'",
    "charges.talk.penalty = 3",
    "charges.talk.false_penalty = 0",
    "charges.talk.by = 'not_dealer'",
    "charges.talk.left = 1",
    "charges.talk.top = ['H']",
    "charges.talk.wish = false",
    "charges.talk.threat = true",
    "charges.talk.direction = 'counter'",
    "charges.talk.playing = 2",
    "charges.talk.pile = '-5'",
    "charges.talk.deals = '2-'",
    "states.dark = { name = { de = 'Dunkel', en = 'Dark' } }\ncharges.talk.while = ['dark']",
    "states.dark = { name = { de = 'Dunkel', en = 'Dark' } }\ncharges.talk.unless = ['dark']",
    "charges = 'none'",
    "errors = 'none'",
    "errors.more = 2",
    "errors.at_most = 0",
];
