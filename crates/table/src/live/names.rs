//! Who people are, and what each of them is called: two of one name are told apart by a number.

use std::collections::{BTreeMap, BTreeSet};

use crate::id::PlayerId;

/// What a table must know of a person who sits there. None of it is in the log, so that erasing a
/// player needs no change to what has been played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// How the person is called.
    pub name: String,
    /// Whether the person writes with the left hand.
    pub left_handed: bool,
}

/// Everybody the table has been told of.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names(BTreeMap<PlayerId, KnownName>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct KnownName {
    profile: Profile,
    /// Which one of this name, from 1; the first is called by the name alone.
    number: usize,
}

impl Names {
    /// Takes note of who a player is, and gives a number that nobody of the same name has who is
    /// here. Says whether the player is called otherwise from now on, or is another one.
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

    /// Takes over those of others who are not known here.
    pub(crate) fn add(&mut self, others: Self) {
        for (player, known) in others.0 {
            self.0.entry(player).or_insert(known);
        }
    }

    pub(crate) fn has(&self, player: PlayerId) -> bool {
        self.0.contains_key(&player)
    }

    /// What a player is called.
    pub(crate) fn of(&self, player: PlayerId) -> Option<String> {
        let KnownName { profile, number } = self.0.get(&player)?;
        Some(match number {
            // Several people without a name are not told apart.
            _ if profile.name.is_empty() => String::new(),
            0 | 1 => profile.name.clone(),
            _ => format!("{} ({number})", profile.name),
        })
    }

    pub(crate) fn is_left_handed(&self, player: PlayerId) -> bool {
        self.0.get(&player).is_some_and(|known| known.profile.left_handed)
    }

    /// Forgets a player; says whether there was something to forget.
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
