//! How a match changes the ratings of its players.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinRating, weng_lin_multi_team};

use super::{RatedMatch, Rating, chances, config};
use crate::id::PlayerId;

/// A match's effect on the rating of one player, as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rated {
    /// The rating before it.
    pub before: Rating,
    /// The rating after it.
    pub after: Rating,
    /// How many of a thousand such matches the player was expected to win.
    pub expected: u32,
}

/// The effect of a match on each player's rating. Players who are not in `known` have the rating of
/// a newcomer.
#[must_use]
pub fn rate(played: &RatedMatch, known: &BTreeMap<PlayerId, Rating>) -> BTreeMap<PlayerId, Rated> {
    // Sorted, whoever sat where: sums of floats depend on their order.
    let mut teams: Vec<(Vec<PlayerId>, u8)> =
        played.teams.iter().map(|team| (team.people.clone(), team.place)).collect();
    teams.iter_mut().for_each(|(people, _)| people.sort());
    teams.sort();
    let rating = |player: &PlayerId| known.get(player).copied().unwrap_or_default();
    let before: Vec<Vec<Rating>> =
        teams.iter().map(|(people, _)| people.iter().map(rating).collect()).collect();
    let winners = teams.iter().filter(|(_, place)| *place == 1).count();
    let chances = chances(&before, winners, played.beta);

    let reckoned: Vec<Vec<WengLinRating>> =
        before.iter().map(|team| team.iter().copied().map(WengLinRating::from).collect()).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = reckoned
        .iter()
        .zip(&teams)
        .map(|(team, (_, place))| (team.as_slice(), MultiTeamOutcome::new((*place).into())))
        .collect();
    let after = weng_lin_multi_team(&ranked, &config(played.beta));

    let mut all = BTreeMap::new();
    for (index, (people, place)) in teams.iter().enumerate() {
        let own = before[index].iter().zip(after.get(index).into_iter().flatten());
        for (player, (before, after)) in people.iter().zip(own) {
            let mut after = Rating::from(*after);
            // Sharing a win with somebody weaker costs nothing.
            if *place == 1 {
                after.strength = after.strength.max(before.strength);
            }
            let expected = (chances[index] * 1_000.0).round() as u32;
            all.insert(*player, Rated { before: *before, after, expected });
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::ratings::RatedTeam;

    /// A match of random teams, and the ratings of its players before.
    fn some() -> impl Strategy<Value = (RatedMatch, BTreeMap<PlayerId, Rating>)> {
        let person = (-50.0..100.0f64, 0.5..9.0f64);
        let team = (1..5u8, proptest::collection::vec(person, 1..4));
        (proptest::collection::vec(team, 2..7), 1.0..120.0f64).prop_map(|(mut all, beta)| {
            all[0].0 = 1;
            let (mut known, mut next) = (BTreeMap::new(), 0);
            let teams = all.into_iter().map(|(place, people)| {
                let people = people.into_iter().map(|(strength, spread)| {
                    next += 1;
                    known.insert(PlayerId(next), Rating { strength, spread });
                    PlayerId(next)
                });
                RatedTeam { place, people: people.collect() }
            });
            (RatedMatch { rules: "r".into(), beta, teams: teams.collect() }, known)
        })
    }

    proptest! {
        #[test]
        fn whoever_sits_where_it_is_the_same((played, known) in some(), turned in 0..9usize) {
            let mut other = played.clone();
            let turned = turned % other.teams.len();
            other.teams.rotate_left(turned);
            other.teams.iter_mut().for_each(|team| team.people.reverse());
            prop_assert_eq!(rate(&played, &known), rate(&other, &known));
        }

        #[test]
        fn a_win_never_lowers_and_the_last_place_never_raises((played, known) in some()) {
            let rated = rate(&played, &known);
            let last = played.teams.iter().map(|team| team.place).max().unwrap_or(1);
            let alone = played.teams.iter().filter(|team| team.place == last).count() == 1;
            for team in &played.teams {
                for player in &team.people {
                    let Rated { before, after, .. } = rated[player];
                    prop_assert!(team.place > 1 || after.strength >= before.strength);
                    prop_assert!(
                        last == 1 || team.place < last || !alone || after.strength <= before.strength
                    );
                    prop_assert!(after.spread <= before.spread && after.spread > 0.0);
                    prop_assert!(after.strength.is_finite());
                }
            }
        }

        /// What some gain others lose, weighted by uncertainty; nobody who shares a win loses anything.
        #[test]
        fn moves_add_up((played, known) in some()) {
            let rated = rate(&played, &known);
            let mut sum = 0.0;
            for team in &played.teams {
                let unsure: f64 = team.people.iter().map(|p| known[p].spread.powi(2)).sum();
                let moved = |p: &PlayerId| rated[p].after.strength - rated[p].before.strength;
                sum += team.people.iter().map(moved).sum::<f64>() / unsure;
            }
            let winners = played.teams.iter().filter(|team| team.place == 1).count();
            prop_assert!(sum > -1e-9 && (winners > 1 || sum < 1e-9), "{}", sum);
        }

        #[test]
        fn as_many_are_expected_to_win_as_do((played, known) in some()) {
            let rated = rate(&played, &known);
            let first = |team: &RatedTeam| rated[&team.people[0]].expected;
            let expected: u32 = played.teams.iter().map(first).sum();
            let winners = played.teams.iter().filter(|team| team.place == 1).count() as u32;
            prop_assert!(expected.abs_diff(winners * 1_000) <= 6, "{} {}", expected, winners);
        }

        #[test]
        fn partners_of_whom_the_same_is_known_move_alike(
            (mut played, mut known) in some(), spread in 1.0..9.0f64,
        ) {
            let (one, other) = (PlayerId(900), PlayerId(901));
            for player in [one, other] {
                known.insert(player, Rating { strength: 20.0, spread });
            }
            played.teams.push(RatedTeam { place: 2, people: vec![other, one] });
            let rated = rate(&played, &known);
            prop_assert_eq!(rated[&one], rated[&other]);
        }
    }

    #[test]
    fn who_is_known_to_be_better_is_expected_to_win_more_often() {
        let team = |place, player| RatedTeam { place, people: vec![PlayerId(player)] };
        let teams = vec![team(2, 1), team(1, 2), team(3, 3)];
        let played = RatedMatch { rules: "r".into(), beta: 10.0, teams };
        let known = [(PlayerId(1), Rating { strength: 35.0, spread: 2.0 })].into();
        let rated = rate(&played, &known);
        assert!(rated[&PlayerId(1)].expected > 400, "{rated:?}");
        assert_eq!(rated[&PlayerId(2)].expected, rated[&PlayerId(3)].expected);
        let even = rate(&played, &BTreeMap::new());
        assert!(even.values().all(|rated| rated.expected == 333), "{even:?}");
    }
}
