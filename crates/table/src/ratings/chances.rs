//! Expected wins, computed from ratings.

use skillratings::weng_lin::{WengLinRating, expected_score_multi_team};

use super::{Rating, config};
use crate::limits::RATED_TEAMS;

/// For each team its probability to be among the `winners` teams that win the match. They add up to
/// `winners`.
///
/// As in the model behind the ratings, the first winner is drawn in proportion to strength, then
/// the next one from the remaining teams.
#[must_use]
pub fn chances(teams: &[Vec<Rating>], winners: usize, beta: f64) -> Vec<f64> {
    let count = teams.len();
    if winners >= count || count > RATED_TEAMS {
        return vec![(winners as f64 / count.max(1) as f64).min(1.0); count];
    }
    let teams: Vec<Vec<WengLinRating>> =
        teams.iter().map(|team| team.iter().copied().map(WengLinRating::from).collect()).collect();
    let teams: Vec<&[WengLinRating]> = teams.iter().map(Vec::as_slice).collect();
    let share = expected_score_multi_team(&teams, &config(beta));
    // By set of teams: the probability that these are the first, in any order.
    let mut first = vec![0.0; 1 << count];
    first[0] = 1.0;
    let mut chances = vec![0.0; count];
    for set in 0..first.len() {
        let here = set.count_ones() as usize;
        let left = || (0..count).filter(move |team| set & 1 << team == 0);
        if here == winners {
            (0..count)
                .filter(|team| set & 1 << team != 0)
                .for_each(|team| chances[team] += first[set]);
        } else if here < winners {
            let rest = left().map(|team| share[team]).sum::<f64>().max(f64::MIN_POSITIVE);
            left().for_each(|team| first[set | 1 << team] += first[set] * share[team] / rest);
        }
    }
    chances
}
