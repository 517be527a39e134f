//! Reaction windows, open to several seats at once: calls left out, cheats, turns that can be
//! snatched.

use std::collections::BTreeMap;

use stammtisch_engine::race::Race;
use stammtisch_engine::seat::Seat;

/// Something that is open to several seats at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Matter {
    /// A seat has left a call out (LIV-06, LIV-07).
    Call(Seat, u8),
    /// A seat may be accused of what it did last (VER-14, ERF-11).
    Deed(Seat),
    /// A turn may be snatched by laying out of turn.
    Turn(Seat),
    /// Several seats are to react, and the first or the last of them is hit.
    Reaction,
}

/// What is open now, and what was, with the sequence number of the entry that made it so.
#[derive(Clone, Debug, Default)]
pub(crate) struct ReactionWindows {
    pub(crate) race: Race,
    pub(super) since: BTreeMap<Matter, u64>,
    /// Calls left out that were open before, by what ended that last.
    pub(super) ended: BTreeMap<Matter, u64>,
    /// The entry that the deal began with.
    pub(crate) dealt_seq: u64,
}

impl ReactionWindows {
    /// Takes note of what is open after the entry `seq`, in which `mover` made a step of a turn.
    pub(crate) fn follow(&mut self, seq: u64, race: Race, mover: Option<Seat>) {
        let before = std::mem::take(&mut self.since);
        // Where it is not one seat fewer, it is another race.
        let reacted = self.race.reacting.without(race.reacting).len() == 1
            && race.reacting.without(self.race.reacting).is_empty();
        self.race = race;
        for matter in matters(&race) {
            let anew = match matter {
                Matter::Call(..) => false,
                Matter::Reaction => !reacted,
                // What it did before cannot be meant any more.
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

    /// Whether the matter came up after the entry `seen`.
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
