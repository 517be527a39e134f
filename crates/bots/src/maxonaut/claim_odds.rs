//! What an announcement says about the cards, before a player looks at its own hand: how likely a seat that
//! laid cards from these sources can make it true.

use stammtisch_engine::maxonaut::view::PhaseView;
use stammtisch_engine::maxonaut::{Card, Claim, Rules, Source, View};
use stammtisch_engine::seat::Seat;

use crate::maxonaut::unseen::Unseen;
use crate::maxonaut::value_distribution::{RANKS, ValueDistribution, rank};

/// How likely a seat that is believed has announced the exact truth.
pub(super) const EXACT: f32 = 0.8;

/// What is known of the card that was on top before.
#[derive(Clone, Copy)]
pub(super) enum Below {
    /// This known card.
    Known(Card),
    /// One of the two that were announced, if that was the truth.
    Heard(Claim),
    /// Any card.
    Unknown,
}

impl Below {
    /// The probability of each kind.
    pub(super) fn shares(self, unseen: &Unseen, exact: f32) -> [f32; Card::KINDS] {
        let mut shares = [0.0; Card::KINDS];
        let (digits, sure) = match self {
            Self::Known(card) => ([Some(card); 2], 1.0),
            Self::Heard(claim) => (digits_of(claim), exact),
            Self::Unknown => ([None; 2], 0.0),
        };
        for (card, share) in unseen.shares() {
            shares[card.index()] = share * (1.0 - sure);
        }
        for card in digits.into_iter().flatten() {
            shares[card.index()] += sure / 2.0;
        }
        shares
    }
}

/// The two cards that an announcement names.
pub(super) fn digits_of(claim: Claim) -> [Option<Card>; 2] {
    let (tens, units) = claim.digits();
    [tens, units].map(Card::of_digit)
}

/// The value that a seat can make of cards laid from these sources, with a hand of `hand` cards to choose
/// from.
pub(super) fn ability(
    unseen: &Unseen,
    from: &[Source],
    below: Below,
    hand: u8,
) -> ValueDistribution {
    let by_kind = |shares: [f32; Card::KINDS], spread: &dyn Fn(Card) -> ValueDistribution| {
        let parts = Card::all().zip(shares).filter(|(_, share)| *share > 0.0);
        ValueDistribution::mean(parts.map(|(card, share)| (spread(card), share)))
    };
    let topped = |card| unseen.topping(card, 1);
    match *from {
        [Source::Hand, Source::Hand] => unseen.best_of(std::iter::empty(), hand),
        [Source::Unseen, Source::Unseen] => unseen.best_of(std::iter::empty(), 2),
        [_, _] => by_kind(Below::Unknown.shares(unseen, 0.0), &|card| unseen.topping(card, hand)),
        [Source::Hand] => by_kind(below.shares(unseen, EXACT), &|card| unseen.topping(card, hand)),
        [Source::Unseen] => by_kind(below.shares(unseen, EXACT), &topped),
        _ => as_heard(unseen, below),
    }
}

/// Where no card was laid: the cards of the previous announcement, or any.
fn as_heard(unseen: &Unseen, below: Below) -> ValueDistribution {
    let any = unseen.best_of(std::iter::empty(), 2);
    let Below::Heard(claim) = below else { return any };
    let mut exact = [0.0; RANKS];
    if let [Some(one), Some(other)] = digits_of(claim) {
        exact[rank(one, other)] = 1.0;
    }
    ValueDistribution::mean([(ValueDistribution::of(exact), EXACT), (any, 1.0 - EXACT)].into_iter())
}

/// An announcement to judge, and what the judge knows about it.
pub(super) struct ClaimOdds<'a> {
    pub(super) claim: Claim,
    pub(super) announcer: Seat,
    /// The previous announcement, if this was not the first of the round.
    pub(super) before: Option<Claim>,
    from: &'a [Source],
    /// How many cards of its hand the announcer chose from.
    hand: u8,
    /// The top card, and the one below it, as far as the viewer knows them.
    top: [Option<Card>; 2],
}

impl<'a> ClaimOdds<'a> {
    /// The last announcement of the round.
    pub(super) fn of_last(rules: &Rules, view: &'a View) -> Option<Self> {
        let (last, earlier) = view.history.split_last()?;
        let held = view.players.get(last.seat.index()).map_or(0, |player| player.cards);
        let laid = last.from.iter().filter(|from| **from == Source::Hand).count() as u8;
        // Once the viewer has laid cards itself, the others lie below them.
        let covered = matches!(&view.phase, PhaseView::Announce { laid } if !laid.is_empty());
        let top = |at: usize| view.top.get(at).filter(|_| !covered).and_then(|lying| lying.card);
        Some(Self {
            claim: last.claim,
            announcer: last.seat,
            before: earlier.last().map(|one| one.claim),
            from: &last.from,
            hand: (held + laid).min(rules.hand()),
            top: [top(0), top(1)],
        })
    }

    /// How likely the announcer could reach the announcement.
    pub(super) fn could(&self, unseen: &Unseen) -> f32 {
        self.could_from(unseen, self.hand)
    }

    /// How likely the announcement is true if the announcer laid cards without choosing.
    pub(super) fn blindly(&self, unseen: &Unseen) -> f32 {
        let laid = self.from.iter().filter(|from| **from == Source::Hand).count() as u8;
        self.could_from(unseen, laid)
    }

    fn could_from(&self, unseen: &Unseen, hand: u8) -> f32 {
        let below = match (self.from.len(), self.top, self.before) {
            (0, [Some(top), Some(below)], _) => {
                return if rank(top, below) > self.claim.index() { 1.0 } else { 0.0 };
            }
            (0, [Some(card), None] | [None, Some(card)], _) => {
                return unseen.topping(card, 1).reaches(self.claim);
            }
            (1, [None, Some(card)], _) => Below::Known(card),
            (_, _, Some(claim)) => Below::Heard(claim),
            _ => Below::Unknown,
        };
        ability(unseen, self.from, below, hand).reaches(self.claim)
    }

    /// How likely any seat that laid cards from these sources could reach it.
    pub(super) fn looks(&self, unseen: &Unseen) -> f32 {
        let below = self.before.map_or(Below::Unknown, Below::Heard);
        ability(unseen, self.from, below, self.hand).reaches(self.claim)
    }

    /// How many cards of its hand the announcer chose from.
    pub(super) const fn hand(&self) -> u8 {
        self.hand
    }

    /// How likely the cards that the announcer laid from its hand include `card`, if its hand is as likely to
    /// hold it as any.
    pub(super) fn holds(&self, unseen: &Unseen, card: Card) -> f32 {
        let chosen = self.from.contains(&Source::Hand);
        let drawn = self.from.iter().filter(|from| **from == Source::Unseen).count() as u8;
        let held = if chosen { unseen.some_of(self.hand, |other| other == card) } else { 0.0 };
        held + unseen.some_of(drawn, |other| other == card)
    }
}
