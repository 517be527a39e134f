//! The state of a match: plain data, cheap to clone, without a serialiser.

use arrayvec::ArrayVec;

use crate::chance::{Chance, Seed};
use crate::limits::{MAX_CARDS, MAX_SEATS};
use crate::maxonaut::card::Card;
use crate::maxonaut::claim::{Claim, Said};
use crate::maxonaut::event::Why;
use crate::maxonaut::hand::Hand;
use crate::maxonaut::moves::{Shown, Source};
use crate::seat::{Direction, Seat, SeatSet};

/// What the seat to act has to do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// Judge the last announcement.
    Judge,
    /// Lay cards.
    Lay,
    /// Announce a value.
    Announce,
    /// Show what helps against virus or bomb, or accept.
    Trap,
    /// Nothing: the match is over.
    Over { loser: Seat },
}

/// The bits of a card that everybody knows, spectators included.
const EVERYBODY: u16 = u16::MAX;

const _: () = assert!(MAX_SEATS < 16, "the highest bit stands for spectators");

/// A card of the discard pile.
#[derive(Clone, Copy)]
pub(super) struct PileCard {
    pub(super) card: Card,
    /// The seat that laid it; none: it was there at the start or has been turned up since.
    pub(super) by: Option<Seat>,
    pub(super) from: Source,
    /// The seats that know it, one bit each.
    pub(super) known: u16,
}

impl PileCard {
    /// A card that nobody knows, on the pile since the start (MAX-05).
    pub(super) const fn at_start(card: Card) -> Self {
        Self { card, by: None, from: Source::Unseen, known: 0 }
    }

    /// A card from the hand of `seat`, or one from the draw pile that nobody has seen.
    pub(super) const fn laid(card: Card, seat: Seat, from: Source) -> Self {
        let known = match from {
            Source::Hand => 1 << seat.0,
            Source::Unseen => 0,
        };
        Self { card, by: Some(seat), from, known }
    }

    /// A card that everybody has seen.
    pub(super) const fn open(card: Card) -> Self {
        Self { card, by: None, from: Source::Hand, known: EVERYBODY }
    }

    /// Whether `viewer` (none: a spectator) knows which card it is.
    pub(super) fn is_known_to(&self, viewer: Option<Seat>) -> bool {
        self.known >> viewer.map_or(15, |seat| seat.0) & 1 == 1
    }
}

/// An announcement of the round.
#[derive(Clone, Copy)]
pub(super) struct Announcement {
    pub(super) seat: Seat,
    pub(super) said: Said,
    /// Where the cards laid before it came from.
    pub(super) from: [Option<Source>; 2],
}

/// The last time that cards were turned up.
#[derive(Clone)]
pub(super) struct Reveal {
    pub(super) round: u16,
    pub(super) judge: Seat,
    pub(super) announcer: Seat,
    pub(super) claim: Claim,
    /// The cards in the order in which they were turned up.
    pub(super) cards: ArrayVec<Card, MAX_CARDS>,
    pub(super) worth: Option<Claim>,
    pub(super) shown: Option<Shown>,
    pub(super) penalty: Option<(Seat, u8, Why)>,
}

/// The virus and bomb among the cards turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trap {
    /// Whether there is a virus.
    pub virus: bool,
    /// Whether there is a bomb.
    pub bomb: bool,
}

/// A match of Maxonaut, hidden cards included.
#[derive(Clone)]
pub struct State {
    pub(super) seed: Seed,
    pub(super) chance: Chance,
    pub(super) hands: [Hand; MAX_SEATS],
    /// Penalty points of the match.
    pub(super) points: [u8; MAX_SEATS],
    /// Penalty points of this round.
    pub(super) noted: [u8; MAX_SEATS],
    /// The draw pile; the last card is drawn next.
    pub(super) draw_pile: ArrayVec<Card, MAX_CARDS>,
    /// The discard pile; the last card is on top. Cards turned up at the moment are not included.
    pub(super) discards: ArrayVec<PileCard, MAX_CARDS>,
    pub(super) round: u16,
    pub(super) starter: Seat,
    pub(super) turn: Seat,
    pub(super) direction: Direction,
    pub(super) phase: Phase,
    /// Where the cards laid in this turn came from.
    pub(super) laid: [Option<Source>; 2],
    /// The announcements of this round: each is higher than the one before.
    pub(super) history: ArrayVec<Announcement, { Claim::COUNT }>,
    pub(super) reveal: Option<Reveal>,
}

impl State {
    /// Whether the match is over.
    pub(super) const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// Whether cards have been laid and a value is still to be announced.
    pub(super) fn is_announcing(&self) -> bool {
        self.phase == Phase::Announce
    }

    /// Whether nothing has been announced yet in this round.
    pub(super) const fn is_opening(&self) -> bool {
        self.history.is_empty()
    }

    /// The last announcement of the round.
    pub(super) fn last(&self) -> Option<Claim> {
        self.history.last().map(|last| last.said.claim())
    }

    /// Cards turned up at the moment: in no pile and in no hand.
    pub(super) fn turned_up(&self) -> &[Card] {
        let reveal = self.reveal.as_ref().filter(|_| self.phase == Phase::Trap);
        reveal.map_or(&[], |reveal| &reveal.cards)
    }

    /// The virus and bomb among the cards turned up last.
    pub(super) fn trap(&self) -> Trap {
        let lies = |card| self.reveal.as_ref().is_some_and(|reveal| reveal.cards.contains(&card));
        Trap { virus: lies(Card::VIRUS), bomb: lies(Card::BOMB) }
    }

    /// The two top cards of the discard pile, the upper one first, which a doubt turns up. For
    /// callers that see everything, such as an arena that counts lies.
    #[must_use]
    pub fn top_cards(&self) -> Option<[Card; 2]> {
        match self.discards.as_slice() {
            [.., below, top] => Some([top.card, below.card]),
            _ => None,
        }
    }

    /// Cards that can be drawn without touching the two top cards of the discard pile (MAX-20, MAX-21).
    pub(super) fn reach(&self) -> usize {
        self.draw_pile.len() + self.discards.len().saturating_sub(2)
    }

    /// All seats with the fewest points (MAX-34).
    pub(super) fn winners(&self, seats: u8) -> SeatSet {
        let points = |seat: &Seat| self.points[seat.index()];
        let fewest = Seat::first(seats).map(|seat| points(&seat)).min();
        Seat::first(seats).filter(|seat| Some(points(seat)) == fewest).collect()
    }
}
