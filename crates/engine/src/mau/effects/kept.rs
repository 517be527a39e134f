//! The part of a state that effects, states and triggers keep from move to move (`Kept`).

use super::due::DueRules;
use super::question::Question;
use crate::card::Card;
use crate::digest::Digest;
use crate::holders::Holders;
use crate::limits::{MAX_COUNTED, MAX_OTHERS, MAX_SEATS, MAX_STATES};
use crate::mau::charges::{Pressed, Trial};
use crate::mau::cheat::Earlier;
use crate::mau::states::Lasting;
use crate::seat::{Seat, SeatSet};

/// Most cards that everybody passes on at once.
pub(in crate::mau) const MAX_PASSED: usize = 3;

/// Cards that one seat passes on, each as its index plus one, 0 for none, to keep states small.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Passed([u8; MAX_PASSED]);

impl Passed {
    pub(crate) const NOTHING: Self = Self([0; MAX_PASSED]);

    /// All of them, in the order in which they were chosen.
    pub(in crate::mau) fn cards(self) -> impl Iterator<Item = Card> {
        self.0.into_iter().filter_map(|place| Card::at(place.checked_sub(1)?))
    }

    /// Adds a card, if there is room.
    pub(in crate::mau) fn add(&mut self, card: Card) {
        if let Some(free) = self.0.iter_mut().find(|place| **place == 0) {
            *free = card.index() as u8 + 1;
        }
    }
}

/// The other seats of triggers that hit `Other`, by trigger and by the seat that set it off: each as its
/// number plus one, 0 for none. Two seats share a byte, to keep states small.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Others([[u8; MAX_SEATS / 2]; MAX_OTHERS]);

impl Others {
    pub(crate) const NOTHING: Self = Self([[0; MAX_SEATS / 2]; MAX_OTHERS]);

    /// The other seat, if one is noted.
    pub(super) fn get(&self, slot: u8, by: Seat) -> Option<Seat> {
        let (byte, shift) = (by.index() / 2, by.index() % 2 * 4);
        (self.0[usize::from(slot)][byte] >> shift & 15).checked_sub(1).map(Seat)
    }

    /// Notes the other seat; of several the first counts.
    pub(in crate::mau) fn note(&mut self, slot: u8, by: Seat, other: Seat) {
        if self.get(slot, by).is_none() {
            self.0[usize::from(slot)][by.index() / 2] |= (other.0 + 1) << (by.index() % 2 * 4);
        }
    }
}

/// How a rule has ended the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MatchDecided {
    /// Whoever stands best by points wins it.
    ByPoints,
    /// This seat wins it.
    For(Seat),
}

/// State of effects and triggers, kept through a deal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Kept {
    /// The seat that began the deal.
    pub(crate) starter: Seat,
    /// The seat that is to begin it, where that does not follow from the dealer.
    pub(crate) begins: Option<Seat>,
    /// After the first seat is out: those that have one more turn before the deal is over.
    pub(crate) last_lap: Option<SeatSet>,
    /// By trigger that counts, and seat: how often it has been set off.
    pub(crate) counts: [[u8; MAX_SEATS]; MAX_COUNTED],
    /// Cards of hands that everybody has seen.
    pub(crate) shown: Holders,
    /// By seat: turns missed after the next one.
    pub(crate) more_misses: [u8; MAX_SEATS],
    /// By seat: errors made in this deal, where more of them cost more.
    pub(crate) errors: [u8; MAX_SEATS],
    /// By seat: turns begun in this deal, where that matters.
    pub(crate) turns: [u8; MAX_SEATS],
    /// By seat: cards dealt to it in this deal, where that matters.
    pub(crate) dealt: [u8; MAX_SEATS],
    /// The seats that can still be accused of a move before the last one.
    pub(crate) earlier: Earlier,
    /// Which charges are open, and which have been pressed.
    pub(crate) pressed: Pressed,
    /// The charge that is being decided.
    pub(crate) trial: Option<Trial>,
    /// The winner of the deal before this one, and the seat that did worst in it, where that matters.
    pub(crate) before: [Option<Seat>; 2],
    /// By seat: turns in which it may not go out.
    pub(crate) barred: [u8; MAX_SEATS],
    /// The seats that have made the call without which nobody goes out, and may go out in their coming turn.
    pub(crate) ready: SeatSet,
    /// By seat: turns for which its hand lies open to all, [`super::compiled::TO_THE_END`] for all of the deal.
    pub(crate) opened: [u8; MAX_SEATS],
    /// By seat: cards that it passes on when all have chosen theirs.
    pub(crate) passed: [Passed; MAX_SEATS],
    /// States that differ from when the deal began, a bit for each.
    pub(crate) switched: u8,
    /// By seat: of the states that each player has or has not, those that differ from when the deal began, a
    /// bit for each.
    pub(crate) each: [u8; MAX_SEATS],
    /// By switched state: the seat that has it, or else that switched it, and how long it lasts.
    pub(crate) lasting: [Lasting; MAX_STATES],
    /// How many times the card points of this deal count; 0: once.
    pub(crate) factor: u16,
    /// The other seats that took part in what set triggers off.
    pub(crate) others: Others,
    /// How a rule has ended the match with this deal, if one has.
    pub(crate) match_decided: Option<MatchDecided>,
    /// Named rules that have yet to ask, and the seats that set them off.
    pub(crate) asks: DueRules,
    /// The open question of a named rule.
    pub(crate) question: Option<Question>,
}

impl Kept {
    pub(crate) const NOTHING: Self = Self {
        starter: Seat(0),
        begins: None,
        last_lap: None,
        counts: [[0; MAX_SEATS]; MAX_COUNTED],
        shown: Holders::NOTHING,
        more_misses: [0; MAX_SEATS],
        errors: [0; MAX_SEATS],
        turns: [0; MAX_SEATS],
        dealt: [0; MAX_SEATS],
        earlier: Earlier::NOTHING,
        pressed: Pressed::NOTHING,
        trial: None,
        before: [None; 2],
        barred: [0; MAX_SEATS],
        ready: SeatSet::EMPTY,
        opened: [0; MAX_SEATS],
        passed: [Passed::NOTHING; MAX_SEATS],
        switched: 0,
        each: [0; MAX_SEATS],
        lasting: [Lasting::NOTHING; MAX_STATES],
        factor: 0,
        others: Others::NOTHING,
        match_decided: None,
        asks: DueRules::NOTHING,
        question: None,
    };

    /// A card has left a hand unseen: nobody knows which of the shown cards that was, unless the hand lies
    /// open.
    pub(crate) fn leaves_unseen(&mut self, seat: Seat, card: Card) {
        if self.lies_open(seat) {
            self.shown.take(seat, card);
        } else {
            self.shown.forget(seat);
        }
    }

    /// Whether the hand of a seat lies open to all.
    pub(in crate::mau) const fn lies_open(&self, seat: Seat) -> bool {
        self.opened[seat.index()] > 0
    }

    /// The number of the turn that a seat is in, from 1; before its first turn it counts as in that one.
    pub(in crate::mau) fn turn_of(&self, seat: Seat) -> u8 {
        self.turns[seat.index()].max(1)
    }

    /// Adds nothing where nothing is kept: digests stay what they were for rules that need none of it.
    pub(in crate::mau) fn add_to(&self, sum: &mut Digest) {
        if *self == Self::NOTHING {
            return;
        }
        let Self {
            starter,
            begins,
            last_lap,
            counts,
            shown,
            more_misses,
            errors,
            turns,
            dealt,
            earlier,
            pressed,
            trial,
            before,
            barred,
            ready,
            opened,
            passed,
            switched,
            each,
            lasting,
            factor,
            others,
            match_decided,
            asks,
            question,
        } = self;
        sum.word(u64::from(starter.0));
        sum.bytes(counts.as_flattened());
        shown.bytes().for_each(|bytes| sum.bytes(bytes));
        sum.bytes(more_misses);
        // Unused fields add nothing, either.
        if *errors != [0; MAX_SEATS] {
            sum.bytes(errors);
        }
        if *turns != [0; MAX_SEATS] {
            sum.bytes(turns);
        }
        if *dealt != [0; MAX_SEATS] {
            sum.bytes(b"dealt");
            sum.bytes(dealt);
        }
        earlier.add_to(sum);
        if let Some(seats) = last_lap {
            sum.word(u64::from(seats.bits()));
        }
        if let Some(begins) = begins {
            sum.bytes(&[begins.0]);
        }
        if *pressed != Pressed::NOTHING {
            pressed.add_to(sum);
        }
        if let Some(trial) = trial {
            trial.add_to(sum);
        }
        if *before != [None; 2] {
            before.iter().for_each(|seat| sum.word(seat.map_or(99, |seat| u64::from(seat.0))));
        }
        if *barred != [0; MAX_SEATS] {
            sum.bytes(barred);
        }
        if !ready.is_empty() {
            sum.word(u64::from(ready.bits()));
        }
        if *opened != [0; MAX_SEATS] {
            sum.bytes(opened);
        }
        if *passed != [Passed::NOTHING; MAX_SEATS] {
            passed.iter().for_each(|cards| sum.bytes(&cards.0));
        }
        if *switched != 0 {
            sum.bytes(&[*switched]);
        }
        if *each != [0; MAX_SEATS] {
            sum.bytes(each);
        }
        if *lasting != [Lasting::NOTHING; MAX_STATES] {
            sum.bytes(&lasting.map(|state| state.0));
        }
        if *factor != 0 {
            sum.word(u64::from(*factor) << 48 | u64::from_be_bytes(*b"\0\0factor"));
        }
        if *others != Others::NOTHING {
            sum.bytes(others.0.as_flattened());
        }
        match match_decided {
            None => {}
            Some(MatchDecided::ByPoints) => sum.bytes(&[99]),
            Some(MatchDecided::For(seat)) => sum.bytes(&[seat.0]),
        }
        if *asks != DueRules::NOTHING {
            asks.add_to(sum);
        }
        if let Some(question) = question {
            question.add_to(sum);
        }
    }
}
