//! The real game's ladder of values, restricted to few digits.

use stammtisch_engine::maxonaut::value::value;
use stammtisch_engine::maxonaut::{Card, Claim};

/// The values of the digits from 1 to some greatest one, numbered from the lowest.
pub(super) struct Ladder {
    claims: Vec<Claim>,
    cards: Vec<Card>,
}

impl Ladder {
    pub(super) fn new(digits: u8) -> Self {
        let reached = |claim: &Claim| {
            let (tens, units) = claim.digits();
            tens <= digits && units <= digits
        };
        let claims = Claim::all().filter(reached).collect();
        Self { claims, cards: (1..=digits).filter_map(Card::of_digit).collect() }
    }

    pub(super) fn len(&self) -> usize {
        self.claims.len()
    }

    /// The probability that these two digits reach value number `number`; a digit 0 is unseen and may be any.
    pub(super) fn holds(&self, digits: [u8; 2], number: usize) -> f64 {
        let [one, other] = digits.map(|digit| match digit.checked_sub(1) {
            Some(index) => &self.cards[usize::from(index)..=usize::from(index)],
            None => &self.cards[..],
        });
        let pairs = one.iter().flat_map(|one| other.iter().map(|other| value(*one, *other)));
        let holds = pairs.filter(|worth| *worth >= Some(self.claims[number])).count();
        holds as f64 / (one.len() * other.len()) as f64
    }
}
