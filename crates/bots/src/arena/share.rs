//! A share of wins with its confidence interval.

/// 95 % of a normal distribution lie within this many standard deviations.
const Z: f64 = 1.959_964;

/// The mean of a number of independent samples with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// Independent samples: games, or deals that were played once from each seat.
    pub samples: u64,
    /// The mean.
    pub mean: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

/// Sums of samples; their order does not matter as long as samples are multiples of a common fraction.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Samples {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Samples {
    pub(crate) fn add(&mut self, sample: f64) {
        self.count += 1;
        self.sum += sample;
        self.squares += sample * sample;
    }

    pub(crate) fn share(&self) -> Share {
        Share::of(self.count, self.sum, self.squares)
    }
}

impl Share {
    /// From the number of samples in 0..=1, their sum and the sum of their squares.
    ///
    /// The interval is that of Wilson (1927), which stays within 0..=1 and is honest for few
    /// samples, with the count replaced by the effective one where samples are not just won or
    /// lost: a deal played from every seat says more than one game.
    #[must_use]
    pub fn of(samples: u64, sum: f64, squares: f64) -> Self {
        if samples == 0 {
            return Self { samples, mean: 0.0, low: 0.0, high: 1.0 };
        }
        let count = samples as f64;
        let mean = sum / count;
        let variance = (squares / count - mean * mean).max(0.0);
        let plain = mean * (1.0 - mean);
        let effective = if variance > 0.0 { count * (plain / variance).max(1.0) } else { count };
        let z2 = Z * Z / effective;
        let middle = (mean + z2 / 2.0) / (1.0 + z2);
        let half = Z * (plain / effective + z2 / (4.0 * effective)).sqrt() / (1.0 + z2);
        Self { samples, mean, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_intervals_are_those_of_the_textbook() {
        // Newcombe 1998, table I: 81 of 263 and 0 of 20.
        let share = Share::of(263, 81.0, 81.0);
        assert!(
            (share.low - 0.2553).abs() < 1e-4 && (share.high - 0.3662).abs() < 1e-4,
            "{share:?}"
        );
        let none = Share::of(20, 0.0, 0.0);
        assert!(none.low == 0.0 && (none.high - 0.1611).abs() < 1e-4, "{none:?}");
    }

    #[test]
    fn samples_that_differ_less_make_the_interval_narrower() {
        let (wide, narrow) = (Share::of(100, 50.0, 50.0), Share::of(100, 50.0, 30.0));
        assert!(narrow.high - narrow.low < wide.high - wide.low);
    }
}
