//! Names and profiles of people: two people with the same name are told apart by a number.

use std::collections::{BTreeMap, BTreeSet};

use crate::id::PlayerId;

/// What a table must know of a person who sits there. None of it is in the log, so that a player
/// can be erased without changing what was played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// The person's name.
    pub name: String,
    /// Whether the person writes with the left hand.
    pub left_handed: bool,
}

/// The profiles that the table has been told.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names(BTreeMap<PlayerId, KnownName>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct KnownName {
    profile: Profile,
    /// The number among people of this name, from 1; the first one's is not shown.
    number: usize,
}

impl Names {
    /// Sets the profile of a player, with a number that nobody present with the same name has.
    /// Returns whether anything has changed.
    pub(crate) fn set(
        &mut self,
        player: PlayerId,
        profile: Profile,
        is_here: impl Fn(PlayerId) -> bool,
    ) -> bool {
        let name = profile.name.to_lowercase();
        let alike = self.0.iter().filter(|(other, known)| {
            **other != player && known.profile.name.to_lowercase() == name && is_here(**other)
        });
        let taken: BTreeSet<usize> = alike.map(|(_, known)| known.number).collect();
        let before = self.0.get(&player);
        let own = before.filter(|known| known.profile.name == profile.name);
        let number = own.map(|known| known.number).filter(|number| !taken.contains(number));
        let number = number.or_else(|| (1..).find(|number| !taken.contains(number)));
        let known = KnownName { profile, number: number.unwrap_or(1) };
        let news = before != Some(&known);
        self.0.insert(player, known);
        news
    }

    /// Adds the names of players who are not known here.
    pub(crate) fn add(&mut self, others: Self) {
        for (player, known) in others.0 {
            self.0.entry(player).or_insert(known);
        }
    }

    pub(crate) fn has(&self, player: PlayerId) -> bool {
        self.0.contains_key(&player)
    }

    /// The name of a player as it is shown.
    pub(crate) fn of(&self, player: PlayerId) -> Option<String> {
        let KnownName { profile, number } = self.0.get(&player)?;
        Some(match number {
            // People without a name are not told apart.
            _ if profile.name.is_empty() => String::new(),
            0 | 1 => profile.name.clone(),
            _ => format!("{} ({number})", profile.name),
        })
    }

    pub(crate) fn is_left_handed(&self, player: PlayerId) -> bool {
        self.0.get(&player).is_some_and(|known| known.profile.left_handed)
    }

    /// Forgets a player; returns whether there was something to forget.
    pub(crate) fn forget(&mut self, player: PlayerId) -> bool {
        self.0.remove(&player).is_some()
    }

    pub(crate) fn keep_only(&mut self, known: &BTreeSet<PlayerId>) {
        self.0.retain(|player, _| known.contains(player));
    }

    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: PlayerId = PlayerId(1);
    const SECOND: PlayerId = PlayerId(2);
    const THIRD: PlayerId = PlayerId(3);

    fn called(name: &str) -> Profile {
        Profile { name: name.into(), ..Profile::default() }
    }

    #[test]
    fn two_of_one_name_are_told_apart() {
        let mut names = Names::default();
        let all = |_| true;
        assert!(names.set(FIRST, called("Anna"), all));
        assert!(names.set(SECOND, called("anna"), all));
        assert!(names.set(THIRD, called("Anna"), all));
        let of = |names: &Names| [FIRST, SECOND, THIRD].map(|player| names.of(player));
        assert_eq!(of(&names), ["Anna", "anna (2)", "Anna (3)"].map(|name| Some(name.into())));
        assert!(!names.set(SECOND, called("anna"), all), "nothing has changed");
        assert!(names.set(FIRST, called("Berta"), all));
        assert!(names.set(THIRD, called("Anne"), all));
        assert_eq!(of(&names), ["Berta", "anna (2)", "Anne"].map(|name| Some(name.into())));
    }

    #[test]
    fn who_is_gone_leaves_the_name_to_others_and_gets_a_number_on_coming_back() {
        let mut names = Names::default();
        names.set(FIRST, called("Anna"), |_| false);
        names.set(SECOND, called("Anna"), |_| false);
        assert_eq!(names.of(SECOND).as_deref(), Some("Anna"));
        assert!(names.set(FIRST, called("Anna"), |player| player == SECOND));
        assert_eq!(names.of(FIRST).as_deref(), Some("Anna (2)"));
        assert_eq!(names.of(SECOND).as_deref(), Some("Anna"));
    }
}
