//! Shares with their confidence intervals.

use serde::Serialize;

use crate::arena::Share;

/// A share with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The share, 0 to 1.
    pub share: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl From<Share> for Interval {
    fn from(share: Share) -> Self {
        Self { share: share.mean, low: share.low, high: share.high }
    }
}

/// The share of `did` in `of`, with its confidence interval.
pub(super) fn interval(did: u64, of: u64) -> Interval {
    Share::of(of, did as f64, did as f64).into()
}

/// The standard error of the difference of two shares.
pub(super) fn error_of_difference((a, of_a): (f64, u64), (b, of_b): (f64, u64)) -> f64 {
    let variance = |share: f64, of: u64| share * (1.0 - share) / of.max(1) as f64;
    (variance(a, of_a) + variance(b, of_b)).sqrt()
}
