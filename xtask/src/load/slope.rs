//! Whether something grows.

/// How much of the time is left out at the beginning: what a server gets ready, it gets ready then.
const WARM: f64 = 1.0 / 3.0;

/// The median of all slopes between two points of the later part, so that single spikes mean
/// nothing, in percent of their median an hour. None: too little is known.
pub(crate) fn percent_an_hour(points: &[(f64, f64)]) -> Option<f64> {
    let (begin, end) = (points.first()?.0, points.last()?.0);
    let later: Vec<_> =
        points.iter().filter(|(at, _)| *at >= begin + (end - begin) * WARM).collect();
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
        let rounded = |points: &[(f64, f64)]| percent_an_hour(points).map(f64::round);
        assert_eq!(rounded(&hour(|_| 7.0)), Some(0.0));
        assert_eq!(rounded(&hour(|at| 1_000.0 + at / 3_600.0 * 50.0)), Some(5.0));
        let jumps = hour(|at| if at % 300.0 == 0.0 { 2_000.0 } else { 1_000.0 });
        assert_eq!(rounded(&jumps), Some(0.0));
        assert_eq!(rounded(&hour(|at| at.min(900.0))), Some(0.0));
        assert_eq!(rounded(&hour(|at| 1_000.0 - at / 36.0)), Some(-11.0));
        assert_eq!(percent_an_hour(&[(0.0, 1.0)]), None);
        assert_eq!(percent_an_hour(&[]), None);
    }
}
