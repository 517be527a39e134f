//! Reaction windows, open to several seats at once: calls left out, cheats, turns that can be
//! snatched, reactions.

use std::collections::BTreeMap;

use stammtisch_engine::race::Race;
use stammtisch_engine::seat::Seat;

/// The matter of a race: something open to several seats at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Matter {
    /// A seat has left out a call (LIV-06, LIV-07).
    Call(Seat, u8),
    /// A seat may be accused of its last act (VER-14, ERF-11).
    Deed(Seat),
    /// A seat's turn may be snatched by laying out of turn.
    Turn(Seat),
    /// Several seats are to react, and the rules hit the first or the last of them.
    Reaction,
}

/// The matters open now and before, with the sequence number of the entry that opened or ended each.
#[derive(Clone, Debug, Default)]
pub(crate) struct ReactionWindows {
    pub(crate) race: Race,
    pub(super) since: BTreeMap<Matter, u64>,
    /// Calls left out that are no longer open, with the entry that ended each last.
    pub(super) ended: BTreeMap<Matter, u64>,
    /// The entry that began the deal.
    pub(crate) dealt_seq: u64,
}

impl ReactionWindows {
    /// Updates what is open after the entry `seq`, in which `mover` made a step of a turn.
    pub(crate) fn follow(&mut self, seq: u64, race: Race, mover: Option<Seat>) {
        let before = std::mem::take(&mut self.since);
        // Unless exactly one seat less is reacting, it is another race.
        let reacted = self.race.reacting.without(race.reacting).len() == 1
            && race.reacting.without(self.race.reacting).is_empty();
        self.race = race;
        for matter in matters(&race) {
            let anew = match matter {
                Matter::Call(..) => false,
                Matter::Reaction => !reacted,
                // Its earlier acts can no longer be meant.
                Matter::Deed(seat) => mover == Some(seat),
                Matter::Turn(_) => mover.is_some(),
            };
            let known = before.get(&matter).filter(|_| !anew).copied();
            self.since.insert(matter, known.unwrap_or(seq));
        }
        let over = before.into_keys().filter(|matter| !self.since.contains_key(matter));
        let calls = over.filter(|matter| matches!(matter, Matter::Call(..)));
        self.ended.extend(calls.map(|matter| (matter, seq)));
    }

    /// Whether the matter is open.
    pub(crate) fn is_open(&self, matter: Matter) -> bool {
        self.since.contains_key(&matter)
    }

    /// Whether the matter was opened after the entry `seen`.
    pub(crate) fn is_newer(&self, matter: Matter, seen: u64) -> bool {
        self.since.get(&matter).is_some_and(|seq| *seq > seen)
    }
}

fn matters(race: &Race) -> impl Iterator<Item = Matter> {
    let owed = race.owed.into_iter().zip(0..);
    let calls = owed.flat_map(|(seats, call)| seats.map(move |seat| Matter::Call(seat, call)));
    let reaction = (!race.reacting.is_empty()).then_some(Matter::Reaction);
    let deed = race.accusable.map(Matter::Deed);
    calls.chain(deed).chain(race.snatched_from.map(Matter::Turn)).chain(reaction)
}
