//! Maxonaut's rules compiled for a number of seats: the deck, hands, limits, and the announcements
//! that reverse or skip as bit sets.

use arrayvec::ArrayVec;

use super::check::check;
use super::doc::{HouseRules, NextRound};
use crate::limits::MAX_CARDS;
use crate::maxonaut::card::Card;
use crate::maxonaut::claim::Claim;
use crate::maxonaut::hand::CardCounts;
use crate::rules::RuleError;
use crate::seat::{Direction, Seat};

/// A set of values on the ladder, one bit each.
#[derive(Clone, Copy, Debug, Default)]
struct Claims(u64);

impl Claims {
    const fn has(self, claim: Claim) -> bool {
        self.0 >> claim.index() & 1 == 1
    }
}

impl FromIterator<Claim> for Claims {
    fn from_iter<I: IntoIterator<Item = Claim>>(claims: I) -> Self {
        Self(claims.into_iter().fold(0, |set, claim| set | 1 << claim.index()))
    }
}

/// Compiled rules, for a number of seats.
#[derive(Clone, Debug)]
pub struct Rules {
    doc: HouseRules,
    pub(in crate::maxonaut) seats: u8,
    deck: CardCounts,
    /// The cards of the deck in order.
    pub(in crate::maxonaut) pack: ArrayVec<Card, MAX_CARDS>,
    pub(in crate::maxonaut) hand: u8,
    pub(in crate::maxonaut) limit: u8,
    pub(in crate::maxonaut) fewer: bool,
    pub(in crate::maxonaut) unseen: bool,
    pub(in crate::maxonaut) wrong_form: u8,
    pub(in crate::maxonaut) next_round: NextRound,
    accept: u8,
    doubt: u8,
    reverses: Claims,
    skips: Claims,
}

impl Rules {
    /// Compiles a document for this number of seats.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn compile(doc: &HouseRules, seats: u8) -> Result<Self, Vec<RuleError>> {
        let mistakes = check(doc);
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        doc.seats.admit(seats)?;
        let mut deck = CardCounts::default();
        for (name, count) in &doc.deck {
            if let Ok(card) = name.parse::<Card>() {
                deck.0[card.index()] = *count;
            }
        }
        let skips = |claim: &Claim| {
            let (tens, units) = claim.digits();
            doc.announce.skips.iter().any(|digit| [tens, units].contains(digit))
        };
        Ok(Self {
            seats,
            deck,
            pack: deck.cards().take(MAX_CARDS).collect(),
            hand: doc.hand,
            limit: doc.limit,
            fewer: doc.lay.fewer,
            unseen: doc.lay.unseen,
            wrong_form: doc.announce.wrong_form,
            next_round: doc.next_round,
            accept: doc.maxonaut.accept,
            doubt: doc.maxonaut.doubt,
            reverses: doc.announce.reverses.iter().copied().collect(),
            skips: Claim::all().filter(skips).collect(),
            doc: doc.clone(),
        })
    }

    /// The document that the rules were compiled from.
    #[must_use]
    pub const fn doc(&self) -> &HouseRules {
        &self.doc
    }

    /// How many seats they are compiled for.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The cards of the deck.
    #[must_use]
    pub const fn deck(&self) -> &CardCounts {
        &self.deck
    }

    /// Penalty points at which the match ends (MAX-34).
    #[must_use]
    pub const fn limit(&self) -> u8 {
        self.limit
    }

    /// Cards in a full hand (MAX-13).
    #[must_use]
    pub const fn hand(&self) -> u8 {
        self.hand
    }

    /// Whether this announcement may be let stand: a 21 may not (MAX-36), unless accepting it is
    /// allowed (MAX-O4).
    #[must_use]
    pub fn may_believe(&self, claim: Claim) -> bool {
        claim != Claim::MAXONAUT || self.accept > 0
    }

    /// Points for letting this announcement stand (MAX-O4).
    #[must_use]
    pub fn accept_costs(&self, claim: Claim) -> u8 {
        if claim == Claim::MAXONAUT { self.accept } else { 0 }
    }

    /// Points for whoever is wrong when this announcement is doubted (MAX-10, MAX-O4).
    #[must_use]
    pub fn doubt_costs(&self, claim: Claim) -> u8 {
        if claim == Claim::MAXONAUT { self.doubt } else { 1 }
    }

    /// Points for an announcement in the wrong form (MAX-O2); 0: it is not allowed.
    #[must_use]
    pub const fn wrong_form_costs(&self) -> u8 {
        self.wrong_form
    }

    /// The direction of play after `seat` has announced `claim`, and the seat that judges: the next
    /// in that direction, or the one after it (MAX-18, MAX-O1, MAX-O3).
    #[must_use]
    pub const fn judge_after(
        &self,
        claim: Claim,
        seat: Seat,
        direction: Direction,
    ) -> (Direction, Seat) {
        let direction = if self.reverses(claim) { direction.reversed() } else { direction };
        let next = seat.next(direction, self.seats);
        (direction, if self.skips(claim) { next.next(direction, self.seats) } else { next })
    }

    /// Whether this announcement reverses the direction (MAX-O1).
    #[must_use]
    pub const fn reverses(&self, claim: Claim) -> bool {
        self.reverses.has(claim)
    }

    /// Whether the next player is skipped after this announcement (MAX-O3).
    #[must_use]
    pub const fn skips(&self, claim: Claim) -> bool {
        self.skips.has(claim) && self.seats > 2
    }
}
