//! Growth over time: whether memory or anything else still grows in a long load test.

/// The share of the time that is left out at the beginning, while the server warms up.
const WARM: f64 = 1.0 / 3.0;

/// The share of the time after which growth should have come to an end.
const LATE: f64 = 2.0 / 3.0;

/// How fast something grows, in percent an hour. None: not enough is known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Growth {
    /// After the server has warmed up.
    pub(crate) warm: Option<f64>,
    /// In the last third.
    pub(crate) late: Option<f64>,
}

impl Growth {
    pub(crate) fn of(points: &[(f64, f64)]) -> Self {
        Self { warm: percent_an_hour(points, WARM), late: percent_an_hour(points, LATE) }
    }

    /// Whether it keeps growing: a leak does, a cache that fills up to a limit does not. Unknown growth
    /// counts as growth.
    pub(crate) fn goes_on(self, flat: f64) -> bool {
        [self.warm, self.late].into_iter().all(|slope| slope.is_none_or(|slope| slope > flat))
    }
}

/// The median of all slopes between two points of the later part (Theil–Sen), in percent of the points'
/// median per hour, so that single spikes do not matter.
fn percent_an_hour(points: &[(f64, f64)], after: f64) -> Option<f64> {
    let (begin, end) = (points.first()?.0, points.last()?.0);
    let later: Vec<_> =
        points.iter().filter(|(at, _)| *at >= begin + (end - begin) * after).collect();
    let mut slopes = Vec::new();
    for (index, (at, value)) in later.iter().enumerate() {
        let between = later[index + 1..].iter().filter(|(then, _)| then > at);
        slopes.extend(between.map(|(then, next)| (next - value) / (then - at)));
    }
    let usual = median(later.iter().map(|(_, value)| *value).collect())?;
    let slope = median(slopes)?;
    Some(if usual == 0.0 { slope * 3_600.0 } else { 100.0 * 3_600.0 * slope / usual })
}

fn median(mut values: Vec<f64>) -> Option<f64> {
    values.sort_unstable_by(f64::total_cmp);
    values.get(values.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hour(value: impl Fn(f64) -> f64) -> Vec<(f64, f64)> {
        (0..360).map(|step| f64::from(step) * 10.0).map(|at| (at, value(at))).collect()
    }

    #[test]
    fn what_grows_is_told_from_what_jumps_and_from_what_warms_up() {
        let rounded = |points: &[(f64, f64)]| percent_an_hour(points, WARM).map(f64::round);
        assert_eq!(rounded(&hour(|_| 7.0)), Some(0.0));
        assert_eq!(rounded(&hour(|at| 1_000.0 + at / 3_600.0 * 50.0)), Some(5.0));
        let jumps = hour(|at| if at % 300.0 == 0.0 { 2_000.0 } else { 1_000.0 });
        assert_eq!(rounded(&jumps), Some(0.0));
        assert_eq!(rounded(&hour(|at| at.min(900.0))), Some(0.0));
        assert_eq!(rounded(&hour(|at| 1_000.0 - at / 36.0)), Some(-11.0));
        assert_eq!(percent_an_hour(&[(0.0, 1.0)], WARM), None);
        assert_eq!(percent_an_hour(&[], WARM), None);
    }

    #[test]
    fn a_leak_goes_on_and_what_is_filled_to_a_bound_does_not() {
        let goes_on = |points: &[(f64, f64)]| Growth::of(points).goes_on(1.0);
        assert!(goes_on(&hour(|at| 1_000.0 + at / 3_600.0 * 20.0)), "a leak");
        assert!(goes_on(&hour(|at| 1_000.0 + (at - 2_300.0).max(0.0) / 100.0)), "a late one");
        let fills = hour(|at| 1_000.0 + at.min(2_300.0) / 10.0);
        assert!(Growth::of(&fills).warm > Some(1.0) && !goes_on(&fills), "a cache that is full");
        assert!(!goes_on(&hour(|_| 7.0)));
        assert!(goes_on(&[]), "nobody knows");
    }
}
