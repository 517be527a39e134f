//! Adds up a player's statistics: by rules, by company, against each opponent.

use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BTreeSet};

use stammtisch_store::{CountedMatch, MatchRef, PlayerId};
use stammtisch_table::film::numbers::{MatchOfOne, Tally};
use stammtisch_table::wire::{
    GroupNumbers, NumbersInfo, NumbersMatch, NumbersTotals, RivalNumbers, RulesNumbers,
};

use super::rating::Ratings;
use super::read;
use crate::limits::{GROUPS_TOLD, MATCHES_DRAWN};
use crate::replay;

/// The totals, with people by their ids.
pub(super) struct Added {
    rules: Vec<RulesNumbers>,
    groups: Vec<(BTreeSet<PlayerId>, NumbersTotals)>,
    rivals: Vec<(PlayerId, Rival)>,
}

#[derive(Clone, Copy, Default)]
struct Rival {
    matches: u32,
    ahead: u32,
    behind: u32,
}

impl Added {
    /// Adds up all matches of a player, given the latest first.
    pub(super) fn up(player: PlayerId, matches: &[CountedMatch], ratings: &Ratings) -> Self {
        let mut rules: Vec<RulesNumbers> = Vec::new();
        let mut groups: Vec<(BTreeSet<PlayerId>, NumbersTotals)> = Vec::new();
        let mut rivals: BTreeMap<PlayerId, Rival> = BTreeMap::new();
        for one in matches {
            let read = |(player, bytes): &(PlayerId, Vec<u8>)| Some((*player, read(bytes)?));
            let mut all: BTreeMap<PlayerId, MatchOfOne> =
                one.players.iter().filter_map(read).collect();
            let Some(own) = all.remove(&player) else { continue };
            let this = MatchRef::AtTable { table: one.table, no: one.no };
            let rated = ratings.matches.get(&this);
            let expected = rated.map_or_else(|| by_chance(&own), |rated| rated.expected);
            for (other, his) in &all {
                let rival = rivals.entry(*other).or_default();
                rival.matches += 1;
                match own.place.cmp(&his.place) {
                    Ordering::Less => rival.ahead += 1,
                    Ordering::Greater => rival.behind += 1,
                    Ordering::Equal => {}
                }
            }
            let others: BTreeSet<PlayerId> = all.into_keys().collect();
            let at = groups.iter().position(|(group, _)| *group == others).unwrap_or_else(|| {
                groups.push((others, NumbersTotals::default()));
                groups.len() - 1
            });
            add(&mut groups[at].1, &own, expected);
            let at = rules.iter().position(|set| set.key == own.rules).unwrap_or_else(|| {
                let (key, game, name) = (own.rules.clone(), own.game.clone(), own.name.clone());
                let (differs, daily) = (own.differs.clone(), own.daily);
                let rating = ratings.now.get(&key).map(|rating| rating.told());
                let (totals, course) = (NumbersTotals::default(), Vec::new());
                rules.push(RulesNumbers {
                    key,
                    game,
                    name,
                    differs,
                    daily,
                    rating,
                    totals,
                    course,
                });
                rules.len() - 1
            });
            add(&mut rules[at].totals, &own, expected);
            if rules[at].course.len() < MATCHES_DRAWN {
                let rating = rated.map(|rated| rated.after.told());
                let (id, ended, won) = (replay::name(this), one.ended.0, own.won);
                rules[at].course.push(NumbersMatch { id, ended, won, expected, rating });
            }
        }
        rules.iter_mut().for_each(|set| set.course.reverse());
        groups.truncate(GROUPS_TOLD);
        let mut rivals: Vec<_> = rivals.into_iter().collect();
        rivals.sort_by_key(|(player, rival)| (Reverse(rival.matches), *player));
        rivals.truncate(GROUPS_TOLD);
        Self { rules, groups, rivals }
    }

    /// The players whose names are needed.
    pub(super) fn people(&self) -> BTreeSet<PlayerId> {
        let together = self.groups.iter().flat_map(|(group, _)| group);
        together.copied().chain(self.rivals.iter().map(|(player, _)| *player)).collect()
    }

    /// The totals as a message. Opponents without a name are left out.
    pub(super) fn told(self, counted: bool, names: &BTreeMap<PlayerId, String>) -> NumbersInfo {
        let groups = self.groups.into_iter().map(|(group, totals)| GroupNumbers {
            names: group.iter().filter_map(|player| names.get(player).cloned()).collect(),
            totals,
        });
        let rivals = self.rivals.into_iter().filter_map(|(player, rival)| {
            let Rival { matches, ahead, behind } = rival;
            Some(RivalNumbers { name: names.get(&player)?.clone(), matches, ahead, behind })
        });
        NumbersInfo {
            counted,
            rules: self.rules,
            groups: groups.collect(),
            rivals: rivals.collect(),
        }
    }
}

/// How many of a thousand such matches a player would win by chance.
fn by_chance(played: &MatchOfOne) -> u32 {
    u32::from(played.winners) * 1_000 / u32::from(played.seats).max(1)
}

fn add(totals: &mut NumbersTotals, played: &MatchOfOne, expected: u32) {
    let tally: &Tally = &played.tally;
    totals.matches += 1;
    totals.won += u32::from(played.won);
    totals.expected += expected;
    for (sum, more) in [
        (&mut totals.calls_forgotten, tally.calls_forgotten),
        (&mut totals.catches, tally.catches),
        (&mut totals.catches_in_vain, tally.catches_in_vain),
        (&mut totals.charges, tally.charges),
        (&mut totals.charges_in_vain, tally.charges_in_vain),
        (&mut totals.cheats, tally.cheats),
        (&mut totals.cheats_seen, tally.cheats_seen),
        (&mut totals.announced, tally.announced),
        (&mut totals.lies, tally.lies),
        (&mut totals.lies_believed, tally.lies_believed),
        (&mut totals.lies_found, tally.lies_found),
        (&mut totals.doubts, tally.doubts),
        (&mut totals.doubts_right, tally.doubts_right),
    ] {
        *sum = sum.saturating_add(more);
    }
    totals.longest_hand = totals.longest_hand.max(tally.longest_hand);
    if played.won {
        let fastest = totals.fastest_win.unwrap_or(u64::MAX).min(played.ms);
        totals.fastest_win = Some(fastest);
        let behind = Some(tally.behind).filter(|behind| *behind > 0);
        totals.best_comeback = totals.best_comeback.max(behind);
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_store::{RatedOne, TableId, UnixMillis};
    use stammtisch_table::ratings::{Rated, Rating};

    use super::*;

    const ANNA: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);
    const CARL: PlayerId = PlayerId(3);

    fn played(rules: &str, place: u8, ms: u64, behind: u32) -> MatchOfOne {
        MatchOfOne {
            game: "mau".into(),
            rules: rules.into(),
            name: stammtisch_table::wire::Text::default(),
            differs: None,
            daily: false,
            seats: 4,
            winners: 1,
            ms,
            won: place == 1,
            place,
            tally: Tally { catches: 2, behind, longest_hand: Some(place + 5), ..Tally::default() },
        }
    }

    fn at(no: u16, all: &[(PlayerId, MatchOfOne)]) -> CountedMatch {
        let bytes = |played: &MatchOfOne| serde_json::to_vec(played).expect("json");
        let players = all.iter().map(|(player, played)| (*player, bytes(played))).collect();
        CountedMatch { table: TableId(7), no, ended: UnixMillis(no.into()), players, due: None }
    }

    #[test]
    fn numbers_are_added_up_by_rules_by_company_and_against_each() {
        let matches = [
            at(4, &[(ANNA, played("b", 2, 90, 0)), (CARL, played("b", 1, 90, 0))]),
            at(3, &[(ANNA, played("a", 1, 50, 7)), (BEN, played("a", 3, 50, 0))]),
            at(2, &[(ANNA, played("a", 3, 10, 99)), (BEN, played("a", 3, 10, 0))]),
            at(1, &[(ANNA, played("a", 1, 60, 2)), (BEN, played("a", 2, 60, 0))]),
        ];
        let added = Added::up(ANNA, &matches, &Ratings::default());
        assert_eq!(added.people(), [BEN, CARL].into());
        let told = added.told(true, &[(BEN, "Ben".to_owned())].into());
        assert_eq!(told.rules.iter().map(|set| set.key.as_str()).collect::<Vec<_>>(), ["b", "a"]);
        let totals = told.rules[1].totals;
        assert_eq!((totals.matches, totals.won, totals.expected), (3, 2, 750));
        assert_eq!((totals.catches, totals.longest_hand), (6, Some(8)));
        // A lost match is neither a fast win nor a comeback.
        assert_eq!((totals.fastest_win, totals.best_comeback), (Some(50), Some(7)));
        let course: Vec<_> = told.rules[1].course.iter().map(|one| (one.ended, one.won)).collect();
        assert_eq!(course, [(1, true), (2, false), (3, true)]);
        // Carl has been deleted meanwhile: he has no name, and is nobody's rival.
        let groups: Vec<_> =
            told.groups.iter().map(|group| (group.names.clone(), group.totals.matches)).collect();
        assert_eq!(groups, [(vec![], 1), (vec!["Ben".to_owned()], 3)]);
        let [ben] = &told.rivals[..] else { panic!("{:?}", told.rivals) };
        assert_eq!((ben.name.as_str(), ben.matches, ben.ahead, ben.behind), ("Ben", 3, 2, 0));
    }

    #[test]
    fn what_was_rated_is_held_against_what_ratings_foretold() {
        let matches = [
            at(2, &[(ANNA, played("a", 1, 50, 0)), (BEN, played("a", 2, 50, 0))]),
            at(1, &[(ANNA, played("a", 2, 10, 0)), (BEN, played("a", 1, 10, 0))]),
        ];
        let before = Rating::default();
        let after = Rating { strength: 26.0, spread: 7.5 };
        let rated = serde_json::to_vec(&Rated { before, after, expected: 620 }).expect("json");
        let one = RatedOne { table: TableId(7), no: 2, rules: "a".into(), rated };
        let told = Added::up(ANNA, &matches, &Ratings::of(vec![one])).told(true, &BTreeMap::new());
        let set = &told.rules[0];
        // The other one was not rated: one in four wins by chance.
        assert_eq!((set.totals.won, set.totals.expected), (1, 250 + 620));
        assert_eq!(set.rating.map(|rating| (rating.points, rating.spread)), Some((1_040, 300)));
        let course: Vec<_> =
            set.course.iter().map(|one| one.rating.map(|now| now.points)).collect();
        assert_eq!(course, [None, Some(1_040)]);
    }

    #[test]
    fn what_was_damaged_counts_for_nobody() {
        let mut broken = at(1, &[(ANNA, played("a", 1, 1, 0)), (BEN, played("a", 2, 1, 0))]);
        broken.players[1].1 = b"{".to_vec();
        let told = Added::up(ANNA, &[broken], &Ratings::default()).told(false, &BTreeMap::new());
        assert_eq!((told.rules.len(), told.rivals.len(), told.counted), (1, 0, false));
    }
}
