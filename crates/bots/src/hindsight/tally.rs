//! Estimates: means with their standard errors.

/// An estimated number.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The best guess.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
}

impl Estimate {
    /// An estimate known for certain.
    #[must_use]
    pub const fn sure(value: f64) -> Self {
        Self { value, error: 0.0 }
    }

    /// The sum of two independent estimates.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self { value: self.value + other.value, error: self.error.hypot(other.error) }
    }

    /// The difference of two independent estimates.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        self.plus(Self { value: -other.value, ..other })
    }
}

/// Samples of one number for each seat.
#[derive(Clone, Debug)]
pub(super) struct SeatSamples {
    count: u32,
    sums: Vec<(f64, f64)>,
    sure: bool,
}

impl SeatSamples {
    pub(super) fn new(seats: usize) -> Self {
        Self { count: 0, sums: vec![(0.0, 0.0); seats], sure: false }
    }

    /// Values that are known without sampling.
    pub(super) fn sure(values: &[f64]) -> Self {
        let sums = values.iter().map(|value| (*value, value * value)).collect();
        Self { count: 1, sums, sure: true }
    }

    pub(super) fn add(&mut self, samples: &[f64]) {
        self.count += 1;
        for ((sum, squares), sample) in self.sums.iter_mut().zip(samples) {
            *sum += sample;
            *squares += sample * sample;
        }
    }

    pub(super) const fn count(&self) -> u32 {
        self.count
    }

    /// The mean for each seat. A few samples that happen to agree are not certain: the error is at least what
    /// one sample of the other kind would give.
    pub(super) fn estimates(&self) -> Vec<Estimate> {
        let count = f64::from(self.count.max(1));
        let estimate = |(sum, squares): &(f64, f64)| {
            let value = sum / count;
            let variance = (squares / count - value * value).max(0.0);
            let least = if *squares > 0.0 { (count - 1.0) / (count * count) } else { 0.0 };
            let variance = if self.sure { 0.0 } else { variance.max(least) };
            Estimate { value, error: (variance / count).sqrt() }
        };
        self.sums.iter().map(estimate).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_have_errors() {
        let mut tally = SeatSamples::new(2);
        for sample in [0.0, 1.0, 0.0, 1.0] {
            tally.add(&[sample, 0.0]);
        }
        let [half, nothing] = tally.estimates()[..] else { panic!("two seats") };
        assert_eq!((half.value, half.error), (0.5, 0.25));
        assert_eq!(nothing, Estimate::sure(0.0));
        let sum = half.plus(Estimate { value: 1.0, error: 0.25 });
        assert!((sum.value - 1.5).abs() < 1e-12 && (sum.error - 0.353_553).abs() < 1e-6);
        assert_eq!(half.minus(Estimate::sure(0.5)).value, 0.0);
    }
}
