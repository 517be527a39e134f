//! The codes of mistakes in house rules of the Mau-Mau family.

use crate::rules::{self, Code, both};

/// Every code, with what it says. Codes are stable: programs and rules files rely on them.
pub const CODES: &[Code] = &both::<{ rules::CODES.len() + OWN.len() }>(rules::CODES, OWN);

/// Those that only these games have.
const OWN: &[Code] = &[
    ("bad_packs", "No pack at all, or too many."),
    ("bad_jokers", "A pack has no, one or two jokers."),
    ("bad_lowest", "The lowest rank leaves only aces."),
    ("bad_count", "A pack has more cards of a kind than there may be, or none with a suit."),
    ("bad_face", "A name, a label or a look of cards that cannot be theirs, or is that of others."),
    ("bad_hand", "A hand without cards, or a bound that cannot be read."),
    ("deck_too_small", "With so many seats the deck cannot be dealt."),
    ("deck_too_large", "The deck has more cards than a table holds."),
    ("deck_changes", "A deal has another deck than the one before."),
    ("no_start_effect", "A card is to take effect at the start but has none that could."),
    ("no_start_wish", "A card is to let who begins wish but lets nobody wish."),
    ("no_start_card", "No card may be left as the one turned up."),
    ("nothing_fits", "Cards fit by nothing at all."),
    ("never_fits", "A card of the deck can never be played."),
    ("bad_fit", "Values are not so far apart."),
    ("bad_draw", "So many cards cannot be drawn."),
    ("bad_limit", "A hand may hold fewer cards than are dealt, or more than there are."),
    ("bad_together", "So many cards cannot be played together."),
    ("bad_wish", "A wish stands for no card, or for too many."),
    ("empty_threat", "A threat does nothing to its victim."),
    ("bad_victim", "A threat cannot hit whom it names, or not like this."),
    ("bad_answer", "An answer cannot do this to a threat of this kind."),
    ("unreachable_answer", "An answer can never be given."),
    ("bad_dormant", "Cards are to do nothing at no time, or none are."),
    ("bad_pattern", "A pattern has no condition or no effect, or one that it cannot have."),
    ("bad_trigger", "A trigger has a condition or an effect that it cannot have, or none."),
    ("unreachable_trigger", "A trigger can never come about."),
    ("unreachable_pattern", "A pattern can never be completed."),
    ("too_many_calls", "There are more calls than a table shows."),
    ("bad_call", "A call falls due with more cards left than allowed."),
    ("unreachable_call", "A call can never fall due."),
    ("too_many_charges", "There are more charges than a table shows."),
    ("bad_charge", "Nobody can be charged after that."),
    ("unreachable_charge", "What a charge goes with can never happen."),
    ("nothing_last", "No card may be the last one, so nobody can ever go out."),
    ("bad_points", "Points out of range, or not written as a number."),
    ("bad_match", "No deal at all, or a target that nobody can play for."),
    ("no_target", "A race has no target for some number of seats."),
    ("bad_kitty", "A point costs nothing, or too much."),
    ("bad_teams", "So many players do not make teams like this."),
    ("bad_when", "What differs for some seats, rounds or deals cannot differ like this."),
    ("never_holds", "A condition can never hold."),
    ("absent_card", "A card is named that the deck does not have."),
    ("no_effect", "A field never comes into force."),
];
