//! Hands of digits, as counts: cards of the same digit are indistinguishable.

/// The number of cards of each digit, from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Hand([u8; 9]);

impl Hand {
    pub(super) fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// The different digits, in ascending order.
    pub(super) fn digits(self) -> impl Iterator<Item = u8> {
        (1..=9).filter(move |digit| self.0[usize::from(digit - 1)] > 0)
    }

    pub(super) fn with(mut self, digit: u8) -> Self {
        self.0[usize::from(digit - 1)] += 1;
        self
    }

    /// The hand without a card of this digit, which it must contain.
    pub(super) fn without(mut self, digit: u8) -> Self {
        self.0[usize::from(digit - 1)] -= 1;
        self
    }

    pub(super) fn plus(mut self, other: Self) -> Self {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
        self
    }
}

/// All possible draws of `cards` cards, with their probabilities.
pub(super) fn draws(digits: u8, cards: u8) -> Vec<(Hand, f64)> {
    let mut hands = vec![(Hand::default(), 1.0)];
    for digit in 1..=digits {
        // Each of the cards not yet decided is of this digit with the same probability.
        let left = f64::from(digits - digit + 1);
        let mut next = Vec::new();
        for (hand, probability) in hands {
            let open = cards - hand.len();
            let counts = if digit == digits { open..=open } else { 0..=open };
            for count in counts {
                let share = binomial(open, count)
                    * (1.0 / left).powi(i32::from(count))
                    * (1.0 - 1.0 / left).powi(i32::from(open - count));
                let more = (0..count).fold(hand, |hand, _| hand.with(digit));
                next.push((more, probability * share));
            }
        }
        hands = next;
    }
    hands
}

fn binomial(of: u8, chosen: u8) -> f64 {
    (0..chosen).map(|at| f64::from(of - at) / f64::from(at + 1)).product()
}
